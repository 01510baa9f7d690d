// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_view.h"

#include "widgets/text/shown_text.h"

#include "core/simulator/samples/course_cards.h"
#include "core/simulator/samples/run_dates.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double WheelStep = 120; ///< per notch, in eighths of a degree
constexpr double ZoomStep = 0.8; ///< factor of the span per notch
constexpr double ScrollPart = 0.1; ///< fraction of the span per notch
constexpr double KeyZoom = 0.5;

QString cardText(const CellCard& card)
{
    QString text =
        QStringLiteral("<p style='white-space:pre'><b>%1</b></p>").arg(shownName(card.title).toHtmlEscaped());
    for (const std::string& line : card.lines)
        text += cardParagraph(shownName(line));
    return text;
}

} // namespace

std::optional<TimelineView::Spot> TimelineView::spotAt(const QPoint& position) const
{
    const auto now = scene();
    if (!now)
        return std::nullopt;
    const TimelineLayout layout = layoutNow();
    const TimelineLayout::Band* band = layout.bandAt(position);
    if (band == nullptr || (band->kind != TimelineBand::Strip && band->kind != TimelineBand::Gantt))
        return std::nullopt;
    const double time = layout.timeAt(position.x() + 0.5, m_span);
    if (time < static_cast<double>(beginOf(now->sampled)))
        return std::nullopt;
    Spot spot;
    const auto row = static_cast<std::uint64_t>(position.y() - band->canvas.top());
    const auto rows = static_cast<std::uint64_t>(band->canvas.height());
    // The node that is painted on this line of pixels.
    spot.node = static_cast<std::uint32_t>(
        std::min<std::uint64_t>(((row + 1) * now->sampled.nodes() - 1) / rows, now->sampled.nodes() - 1));
    if (band->kind == TimelineBand::Strip)
        spot.policy = band->policy;
    spot.time = static_cast<Seconds>(std::floor(time));
    if (now->moment != nullptr)
        spot.sample = now->sampled.clock().sampleAt(spot.time);
    return spot;
}

CellCard TimelineView::cardOf(const Spot& spot) const
{
    const SimulationResults& results = m_selection.results();
    return spot.policy
        ? cellCard(*results.sampled(), momentOf(*results.sampled(), spot.sample, *results.settings()),
              *results.settings(), {spot.node, *spot.policy})
        : holderCard(*results.sampled(), spot.node, spot.time);
}

std::optional<CellCard> TimelineView::courseCardAt(const QPoint& position) const
{
    const auto now = scene();
    if (!now)
        return std::nullopt;
    const TimelineLayout layout = layoutNow();
    const TimelineLayout::Band* band = layout.bandAt(position);
    if (band == nullptr)
        return std::nullopt;
    const double time = layout.timeAt(position.x() + 0.5, m_span);
    if (time < static_cast<double>(beginOf(now->sampled)))
        return std::nullopt;
    const auto second = static_cast<Seconds>(std::floor(time));
    if (band->kind == TimelineBand::InUse || band->kind == TimelineBand::Waiting)
        return loadCard(now->sampled, *m_selection.results().load(), second);
    if (now->course == nullptr || now->course->samples() == 0)
        return std::nullopt;
    const std::uint64_t sample = std::min(now->sampled.clock().sampleAt(second), now->course->samples() - 1);
    return lossCard(now->sampled, *now->course, now->graceOfCourse(), sample);
}

QString TimelineView::cardAt(const QPoint& position) const
{
    const auto spot = spotAt(position);
    const auto card = spot ? cardOf(*spot) : courseCardAt(position);
    return card ? cardText(*card) : QString();
}

void TimelineView::showCard()
{
    const Moment* moment = m_selection.moment();
    if (moment == nullptr)
        return;
    Spot spot{m_selection.node().value_or(0), 0, moment->sample, moment->now};
    if (m_show == TimelinePicture::Gantt)
        spot.policy.reset();
    const TimelineLayout layout = layoutNow();
    const int x = static_cast<int>(layout.xOf(static_cast<double>(moment->now), m_span));
    QToolTip::showText(mapToGlobal(QPoint(x, layout.canvases().top())), cardText(cardOf(spot)), this);
}

bool TimelineView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString card = cardAt(help->pos());
    if (card.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), card, this, QRect(help->pos() - QPoint(2, 2), QSize(5, 5)));
    return true;
}

void TimelineView::look(const QPoint& position)
{
    const TimelineLayout layout = layoutNow();
    const auto spot = spotAt(position);
    const QRect canvases = layout.canvases();
    if (!canvases.contains(position))
        return;
    m_selection.clock().goToTime(static_cast<Seconds>(std::floor(layout.timeAt(position.x() + 0.5, m_span))));
    if (spot)
        m_selection.select(spot->node);
    point(position);
}

QString TimelineView::pointedText(const QPoint& position) const
{
    const auto spot = spotAt(position);
    if (!spot)
        return {};
    const SampledRun& sampled = *m_selection.results().sampled();
    const Seconds time = sampled.clock().count() == 0 ? spot->time : sampled.clock().timeOf(spot->sample);
    return tr("node %1, %2")
        .arg(shownName(sampled.run().nameOfNode(spot->node)), shownName(momentTimeText(sampled, time)));
}

void TimelineView::point(std::optional<QPoint> position)
{
    m_pointer = position;
    const QString text = position ? pointedText(*position) : QString();
    if (std::exchange(m_pointed, text) != text)
        Q_EMIT pointedAt(text);
}

void TimelineView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressed = event->position().toPoint();
    m_pressedSpan = m_span;
    m_dragged = false;
    m_rangeFrom.reset();
    if (event->modifiers().testFlag(Qt::ShiftModifier) && scene())
        m_rangeFrom = timeUnder(m_pressed->x());
}

void TimelineView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    if (!m_pressed) {
        point(at);
        return;
    }
    if (!m_dragged && (at - *m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_dragged = true;
    if (m_rangeFrom) {
        const Seconds here = timeUnder(at.x());
        return selectRange(TimeRange{std::min(*m_rangeFrom, here), std::max(*m_rangeFrom, here)});
    }
    const TimelineLayout layout = layoutNow();
    const double perPixel = m_pressedSpan.length() / std::max(1, layout.right - layout.left);
    const double moved = (m_pressed->x() - at.x()) * perPixel;
    setSpan({m_pressedSpan.begin + moved, m_pressedSpan.end + moved});
}

void TimelineView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    if (!m_dragged)
        look(event->position().toPoint());
    m_pressed.reset();
    m_rangeFrom.reset();
}

void TimelineView::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void TimelineView::wheelEvent(QWheelEvent* event)
{
    const auto now = scene();
    if (!now)
        return event->ignore();
    const TimelineLayout layout = layoutNow();
    const QPoint turned = event->angleDelta();
    event->accept();
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        const double around =
            std::clamp(layout.timeAt(event->position().x(), m_span), m_span.begin, m_span.end);
        return zoom(std::pow(ZoomStep, turned.y() / WheelStep), around);
    }
    const int most = std::abs(turned.x()) > std::abs(turned.y()) ? turned.x() : turned.y();
    if (!event->pixelDelta().isNull()) {
        const QPoint moved = event->pixelDelta();
        const int pixels = std::abs(moved.x()) > std::abs(moved.y()) ? moved.x() : moved.y();
        return scroll(-pixels * m_span.length() / std::max(1, layout.right - layout.left));
    }
    scroll(-most / WheelStep * ScrollPart * m_span.length());
}

void TimelineView::walkNodes(int nodes)
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    if (!sampled)
        return;
    const auto last = static_cast<std::int64_t>(sampled->nodes()) - 1;
    const std::int64_t at = m_selection.node() ? static_cast<std::int64_t>(*m_selection.node()) + nodes : 0;
    m_selection.select(static_cast<std::uint32_t>(std::clamp<std::int64_t>(at, 0, last)));
}

Seconds TimelineView::timeUnder(int x) const
{
    const TimelineLayout layout = layoutNow();
    return static_cast<Seconds>(std::lround(layout.timeAt(std::clamp(x, layout.left, layout.right), m_span)));
}

void TimelineView::extendRange(int samples)
{
    if (m_selection.moment() == nullptr)
        return;
    const Seconds from = m_rangeFrom.value_or(m_selection.clock().time());
    m_selection.clock().step(samples);
    const Seconds here = m_selection.clock().time();
    selectRange(TimeRange{std::min(from, here), std::max(from, here)});
    m_rangeFrom = from;
}

void TimelineView::keyPressEvent(QKeyEvent* event)
{
    PlaybackClock& clock = m_selection.clock();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    const bool others = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)).toInt() != 0;
    const double now = m_selection.moment() != nullptr ? static_cast<double>(m_selection.moment()->now)
                                                       : (m_span.begin + m_span.end) / 2;
    if (others && event->key() != Qt::Key_Plus && event->key() != Qt::Key_Minus)
        return QWidget::keyPressEvent(event);
    if (!shift)
        m_rangeFrom.reset();
    switch (event->key()) {
    case Qt::Key_Escape:
        if (!m_range)
            break;
        return selectRange(std::nullopt);
    case Qt::Key_Space:
        return clock.play(!clock.isPlaying());
    case Qt::Key_Left:
        return shift ? extendRange(-1) : clock.step(-1);
    case Qt::Key_Right:
        return shift ? extendRange(1) : clock.step(1);
    case Qt::Key_Up:
        return walkNodes(-1);
    case Qt::Key_Down:
        return walkNodes(1);
    case Qt::Key_Home:
        return clock.goTo(0);
    case Qt::Key_End:
        return clock.goTo(clock.samples());
    case Qt::Key_N:
        return m_selection.goToDifference(shift ? -1 : 1);
    case Qt::Key_Plus:
        return others ? zoom(KeyZoom, now) : clock.faster();
    case Qt::Key_Minus:
        return others ? zoom(1 / KeyZoom, now) : clock.slower();
    case Qt::Key_0:
    case Qt::Key_Equal: // Shift+0 on some keyboards
    case Qt::Key_ParenRight:
        return shift ? showAll() : showMoment();
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace fairshare::gui
