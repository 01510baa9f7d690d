// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_view.h"

#include "core/simulator/samples/course_cards.h"
#include "core/simulator/samples/run_dates.h"
#include "widgets/simulator/timeline/timeline_painter.h"
#include "widgets/text/shown_text.h"

#include <QApplication>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double LeastSamples = 8; ///< samples across the width at maximum zoom
constexpr std::uint64_t FirstSamples = 400; ///< samples that are initially visible
constexpr double MomentPlace = 0.5; ///< fraction of the width at which a sample is shown that was out of view

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

TimelineView::TimelineView(MomentSelection& selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("timelineView"));
    setAccessibleName(tr("Simulation view"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    const SimulationResults& results = selection.results();
    connect(&results, &SimulationResults::sampledRunChanged, this, &TimelineView::takeSampledRun);
    connect(&results, &SimulationResults::settingsChanged, this, &TimelineView::takeSettings);
    connect(&results, &SimulationResults::courseChanged, this, &TimelineView::refreshStill);
    connect(&m_pictures, &HeatmapImages::changed, this, &TimelineView::refreshStill);
    connect(&selection, &MomentSelection::momentChanged, this, &TimelineView::follow);
    connect(&selection, &MomentSelection::nodeChanged, this, qOverload<>(&QWidget::update));
    takeSampledRun();
}

void TimelineView::setPicture(TimelinePicture picture)
{
    if (std::exchange(m_show, picture) == picture)
        return;
    colorJobs();
    updateGeometry();
    wantPictures();
    refreshStill();
}

void TimelineView::setOutlinesTaken(bool outlines)
{
    m_outlinesTaken = outlines;
    update();
}

void TimelineView::setJobColor(const std::string& by)
{
    if (std::exchange(m_jobColor, by) == by)
        return;
    colorJobs();
    refreshStill();
}

void TimelineView::colorJobs()
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    m_jobColors = sampled && m_show == TimelinePicture::Gantt ? timelineJobColors(*sampled, m_jobColor)
                                                              : TimelineJobColors();
}

void TimelineView::setDrawnAnew(bool anew)
{
    m_drawnAnew = anew;
    refreshStill();
}

void TimelineView::setMessage(const QString& message)
{
    m_message = message;
    update();
}

void TimelineView::usualSpan()
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    m_whole = wholeNow();
    m_span = m_whole;
    if (sampled && sampled->clock().count() > 2 * FirstSamples)
        m_span.end = static_cast<double>(sampled->clock().timeOf(FirstSamples));
}

TimeSpan TimelineView::wholeNow() const
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    if (!sampled)
        return {};
    const TimeSpan own = wholeSpanOf(*sampled);
    return m_otherWhole
        ? TimeSpan{std::min(own.begin, m_otherWhole->begin), std::max(own.end, m_otherWhole->end)}
        : own;
}

void TimelineView::setOtherWhole(const std::optional<TimeSpan>& other)
{
    m_otherWhole = other;
    const TimeSpan whole = wholeNow();
    if (whole == m_whole)
        return;
    const bool showsAll = m_span == m_whole;
    m_whole = whole;
    setSpan(showsAll ? m_whole : m_span);
    refreshStill();
}

void TimelineView::takeSampledRun()
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    if (sampled.get() != m_shown) {
        m_shown = sampled.get();
        usualSpan();
        selectRange(std::nullopt);
        Q_EMIT spanChanged();
        colorJobs();
        if (!sampled)
            m_pictures.setSampledRun(nullptr, {});
    }
    refreshStill();
}

void TimelineView::takeSettings()
{
    if (m_selection.results().sampled() && m_selection.results().settings())
        m_pictures.setSampledRun(m_selection.results().sampled(), *m_selection.results().settings());
    updateGeometry();
    wantPictures();
    refreshStill();
}

/// Keeps the current sample in view.
void TimelineView::follow()
{
    if (const Moment* moment = m_selection.moment()) {
        const auto now = static_cast<double>(moment->now);
        if (now < m_span.begin || now > m_span.end)
            setSpan({now - m_span.length() * MomentPlace, now + m_span.length() * (1 - MomentPlace)});
    }
    // The pointer has not moved, so its text no longer describes the current sample.
    point(std::nullopt);
    update();
}

void TimelineView::setSpan(const TimeSpan& span)
{
    const TimeSpan& whole = m_whole;
    const SampledRunPtr& sampled = m_selection.results().sampled();
    const double perSample = sampled && sampled->clock().count() > 0
        ? whole.length() / static_cast<double>(sampled->clock().count())
        : 1;
    const double length =
        std::clamp(span.length(), std::min(whole.length(), LeastSamples * perSample), whole.length());
    const double begin = std::clamp(span.begin, whole.begin, whole.end - length);
    const TimeSpan wanted{begin, begin + length};
    if (wanted == m_span)
        return;
    m_span = wanted;
    Q_EMIT spanChanged();
    wantPictures();
    refreshStill();
    point(m_pointer);
}

void TimelineView::selectRange(std::optional<TimeRange> range)
{
    if (range) {
        range->begin = std::max(range->begin, static_cast<Seconds>(m_whole.begin));
        range->end = std::min(range->end, static_cast<Seconds>(m_whole.end));
        if (range->end <= range->begin)
            range.reset();
    }
    if (!range)
        m_rangeFrom.reset();
    if (std::exchange(m_range, range) == range)
        return;
    update();
    Q_EMIT rangeChanged();
}

void TimelineView::showAll()
{
    setSpan(m_whole);
}

void TimelineView::showMoment()
{
    const Moment* moment = m_selection.moment();
    if (moment == nullptr)
        return;
    const double length = m_whole.length() * static_cast<double>(FirstSamples)
        / static_cast<double>(m_selection.results().sampled()->clock().count());
    const auto now = static_cast<double>(moment->now);
    setSpan({now - length / 2, now + length / 2});
}

void TimelineView::zoom(double factor, double around)
{
    const double length = m_span.length() * factor;
    const double part = (around - m_span.begin) / m_span.length();
    setSpan({around - part * length, around + (1 - part) * length});
}

void TimelineView::scroll(double seconds)
{
    setSpan({m_span.begin + seconds, m_span.end + seconds});
}

void TimelineView::refreshStill()
{
    m_still = {};
    update();
}

std::optional<TimelineScene> TimelineView::scene() const
{
    const SimulationResults& results = m_selection.results();
    const Moment* moment = m_selection.moment();
    const bool hasJobs = results.sampled() && !results.sampled()->run().workload.jobs.empty();
    if (!results.settings() || !hasJobs || (moment == nullptr && !isOfJobs(m_show)))
        return std::nullopt;
    return TimelineScene{.sampled = *results.sampled(),
        .settings = *results.settings(),
        .moment = moment,
        .course = results.course().get(),
        .isCourseOld = results.course() && !results.isCourseCurrent(),
        .isBeingCounted = results.isCountingLosses(),
        .load = results.load().get(),
        .pictures = m_pictures.made(),
        .jobColors = m_jobColors,
        .span = m_span,
        .show = m_show,
        .outlinesTaken = m_outlinesTaken,
        .node = m_selection.node(),
        .range = m_range,
        .theme = themeOf(palette()),
        .font = font()};
}

TimelineRoom TimelineView::room(const TimelineScene& scene) const
{
    return {m_show, scene.settings.preemption.policies.size(), size(), font(),
        TimelinePainter::labelWidth(scene), TimelinePainter::tickWidth(scene)};
}

TimelineLayout TimelineView::layoutNow() const
{
    const auto now = scene();
    return now ? layoutTimeline(room(*now)) : TimelineLayout();
}

void TimelineView::wantPictures()
{
    const auto now = scene();
    if (!now || m_show != TimelinePicture::HeatMap)
        return;
    const TimelineLayout layout = layoutTimeline(room(*now));
    const TimelineLayout::Band* strip = layout.band(TimelineBand::Strip);
    if (strip == nullptr)
        return;
    const double ratio = devicePixelRatioF();
    m_pictures.want(m_span,
        {static_cast<int>(std::lround(strip->canvas.width() * ratio)),
            static_cast<int>(std::lround(strip->canvas.height() * ratio))});
}

QSize TimelineView::minimumSizeHint() const
{
    const auto now = scene();
    const int em = fontMetrics().height();
    return now ? leastTimelineSize(room(*now)) : QSize(20 * em, 20 * em);
}

QSize TimelineView::sizeHint() const
{
    const int em = fontMetrics().height();
    return QSize(60 * em, 36 * em).expandedTo(minimumSizeHint());
}

void TimelineView::waitUntilReady()
{
    wantPictures();
    m_pictures.waitUntilReady();
}

void TimelineView::settle()
{
    wantPictures();
    m_pictures.settle();
    refreshStill();
}

void TimelineView::paintStill(QPainter& painter, const TimelineScene& scene)
{
    painter.fillRect(rect(), scene.theme.color(Role::Base));
    TimelinePainter(painter, scene, layoutTimeline(room(scene))).paintStill();
}

void TimelineView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const auto now = scene();
    if (!now) {
        painter.fillRect(rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const int margin = 2 * fontMetrics().height();
        painter.drawText(
            rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        return;
    }
    if (m_drawnAnew) {
        paintStill(painter, *now);
    } else {
        if (m_still.isNull()) {
            const double ratio = devicePixelRatioF();
            m_still = QPixmap(size() * ratio);
            m_still.setDevicePixelRatio(ratio);
            QPainter still(&m_still);
            still.setFont(font());
            paintStill(still, *now);
        }
        painter.drawPixmap(0, 0, m_still);
    }
    TimelinePainter(painter, *now, layoutTimeline(room(*now))).paintMoment();
    if (hasFocus() && !m_drawnAnew) {
        painter.setPen(now->theme.color(Role::Accent));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void TimelineView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    wantPictures();
    refreshStill();
}

void TimelineView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    wantPictures();
}

void TimelineView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange)
        refreshStill();
}

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
