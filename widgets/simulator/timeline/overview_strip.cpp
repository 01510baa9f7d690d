// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/overview_strip.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/shown_text.h"

#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/run_dates.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace fairshare::gui {
namespace {

constexpr double CanvasEms = 1.6;
constexpr double WordsEms = 1.1;
constexpr double GripEms = 0.35; ///< on each side of an edge
constexpr int LeastHeightAround = 32; ///< em of the widget that contains the strip, which else hides
constexpr int LeastWindow = 5; ///< pixels
constexpr double StepPart = 0.1; ///< part of the window that a key or a notch of the wheel moves it by
constexpr double KeyZoomFactor = 0.5;
constexpr double Notch = 120; ///< of the wheel, in eighths of a degree

} // namespace

OverviewStrip::OverviewStrip(TimelineView& view, MomentSelection& selection, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("overviewStrip"));
    setAccessibleName(tr("Part of the run that is shown"));
    setToolTip(tr("Nodes in use over the whole run. Drag the window or its edges to choose the part shown; "
                  "double-click for the whole run"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&view, &TimelineView::spanChanged, this, &OverviewStrip::refresh);
    connect(&view, &TimelineView::rangeChanged, this, qOverload<>(&QWidget::update));
    connect(&selection, &MomentSelection::momentChanged, this, qOverload<>(&QWidget::update));
    connect(&selection.results(), &SimulationResults::settingsChanged, this, &OverviewStrip::refresh);
    if (parent != nullptr)
        parent->installEventFilter(this);
    refresh();
}

bool OverviewStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == parentWidget())
        setVisible(parentWidget()->height() >= LeastHeightAround * fontMetrics().height());
    return QWidget::eventFilter(watched, event);
}

void OverviewStrip::refresh()
{
    setAccessibleDescription(words().join(QStringLiteral("; ")));
    update();
}

QSize OverviewStrip::sizeHint() const
{
    const double em = fontMetrics().height();
    return {static_cast<int>(10 * em), static_cast<int>((CanvasEms + WordsEms + 0.3) * em)};
}

QRect OverviewStrip::canvas() const
{
    // Both share their left and right edge, so a window over the whole run is below the whole picture.
    const TimelineLayout layout = m_view.layoutNow();
    const int em = fontMetrics().height();
    const int left = layout.bands.empty() ? em : layout.left;
    const int right = layout.bands.empty() ? width() - em : layout.right;
    return {left, em / 6, std::max(1, right - left), static_cast<int>(CanvasEms * em)};
}

double OverviewStrip::xOf(double time) const
{
    const QRect place = canvas();
    const TimeSpan& whole = m_view.whole();
    return place.left() + (time - whole.begin) / whole.length() * place.width();
}

double OverviewStrip::timeAt(double x) const
{
    const QRect place = canvas();
    const TimeSpan& whole = m_view.whole();
    return whole.begin + (x - place.left()) / place.width() * whole.length();
}

QRect OverviewStrip::shownPart() const
{
    const QRect place = canvas();
    const int left = static_cast<int>(std::floor(xOf(m_view.span().begin)));
    const int right = static_cast<int>(std::ceil(xOf(m_view.span().end)));
    const int wide = std::max(LeastWindow, right - left);
    return {std::min(left, place.right() + 1 - wide), place.top(), wide, place.height()};
}

QStringList OverviewStrip::words() const
{
    const SampledRunPtr& sampled = m_selection.results().sampled();
    if (!sampled)
        return {};
    const auto text = [&sampled](double time) {
        return shownName(momentTimeText(*sampled, static_cast<Seconds>(std::llround(time))));
    };
    const TimeSpan& whole = m_view.whole();
    const TimeSpan& span = m_view.span();
    const QString shown = span == whole ? tr("whole run shown")
                                        : tr("%1 of %2 shown")
                                              .arg(shownName(exactClockText(std::llround(span.length()))),
                                                  shownName(exactClockText(std::llround(whole.length()))));
    return {text(whole.begin), shown, text(whole.end)};
}

void OverviewStrip::paintUse(QPainter& painter, const QRect& place) const
{
    const auto& load = m_selection.results().load();
    const TimeSpan& whole = m_view.whole();
    const auto begin = static_cast<Seconds>(whole.begin);
    const auto end = static_cast<Seconds>(whole.end);
    if (!load || end <= begin)
        return;
    const auto count = static_cast<std::uint32_t>(std::min<Seconds>(place.width(), end - begin));
    const double wide = static_cast<double>(place.width()) / count;
    const QColor fill = themeOf(palette()).color(Role::BarEdge);
    const std::vector<RunColumn> columns = load->columns(begin, end, count);
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const double tall = std::clamp(columns[at].utilization, 0.0, 1.0) * (place.height() - 1);
        const int left = place.left() + static_cast<int>(std::floor(static_cast<double>(at) * wide));
        const int right = place.left() + static_cast<int>(std::floor(static_cast<double>(at + 1) * wide));
        const int height = static_cast<int>(std::lround(tall));
        painter.fillRect(QRect(left, place.bottom() + 1 - height, std::max(1, right - left), height), fill);
    }
}

void OverviewStrip::paintEvent(QPaintEvent* /*event*/)
{
    if (m_view.layoutNow().bands.empty())
        return;
    constexpr int Veil = 150; // of 255
    const Theme theme = themeOf(palette());
    const QRect place = canvas();
    const QRect shown = shownPart();
    QPainter painter(this);
    paintUse(painter, place);
    if (m_view.range()) {
        QColor fill = theme.color(Role::Accent);
        fill.setAlpha(255 - Veil);
        const int left = static_cast<int>(xOf(static_cast<double>(m_view.range()->begin)));
        const int right = static_cast<int>(xOf(static_cast<double>(m_view.range()->end)));
        painter.fillRect(QRect(left, place.top(), std::max(1, right - left), place.height()), fill);
    }
    QColor veil = theme.color(Role::Base);
    veil.setAlpha(Veil);
    painter.fillRect(QRect(place.topLeft(), QPoint(shown.left() - 1, place.bottom())), veil);
    painter.fillRect(QRect(QPoint(shown.right() + 1, place.top()), place.bottomRight()), veil);
    painter.setPen(theme.color(Role::Text2));
    painter.drawRect(place.adjusted(0, 0, -1, -1));
    if (const Moment* moment = m_selection.moment()) {
        const int x = static_cast<int>(xOf(static_cast<double>(moment->now)));
        painter.setPen(theme.color(Role::Text));
        painter.drawLine(x, place.top(), x, place.bottom());
    }
    painter.setPen(QPen(theme.color(Role::Accent), 2));
    painter.drawRect(shown.adjusted(1, 1, -1, -1));
    painter.setFont(captionFont(font()));
    painter.setPen(theme.color(Role::Text2));
    const QFontMetrics small(painter.font());
    const QStringList texts = words();
    const QRect line(place.left(), place.bottom() + 2, place.width(), small.height());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, texts.value(0));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, texts.value(2));
    const int beside =
        std::max(small.horizontalAdvance(texts.value(0)), small.horizontalAdvance(texts.value(2)));
    if (small.horizontalAdvance(texts.value(1)) + 2 * beside + 2 * small.height() <= line.width())
        painter.drawText(line, Qt::AlignCenter, texts.value(1));
    if (hasFocus()) {
        painter.setPen(theme.color(Role::Accent));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

OverviewStrip::Grip OverviewStrip::gripAt(int x) const
{
    const QRect shown = shownPart();
    const int grip = static_cast<int>(GripEms * fontMetrics().height());
    // The middle of a narrow window must stay within reach, so its edges are held from outside.
    const int inside = std::min(grip, shown.width() / 4);
    if (x < shown.left() - grip || x > shown.right() + grip)
        return Grip::Outside;
    if (x < shown.left() + inside)
        return Grip::Begin;
    return x > shown.right() - inside ? Grip::End : Grip::Middle;
}

void OverviewStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    const int x = event->position().toPoint().x();
    m_grip = gripAt(x);
    m_pressed = timeAt(x);
    if (*m_grip == Grip::Outside) {
        const double half = m_view.span().length() / 2;
        m_view.setSpan({m_pressed - half, m_pressed + half});
        m_grip = Grip::Middle;
    }
    m_pressedSpan = m_view.span();
}

void OverviewStrip::mouseMoveEvent(QMouseEvent* event)
{
    const int x = event->position().toPoint().x();
    if (!m_grip) {
        const Grip grip = gripAt(x);
        Qt::CursorShape shape = Qt::SizeHorCursor;
        if (grip == Grip::Middle)
            shape = Qt::OpenHandCursor;
        else if (grip == Grip::Outside)
            shape = Qt::ArrowCursor;
        setCursor(shape);
        return;
    }
    const double moved = timeAt(x) - m_pressed;
    const TimeSpan& whole = m_view.whole();
    TimeSpan span = m_pressedSpan;
    if (*m_grip == Grip::Middle) {
        span.begin += moved;
        span.end += moved;
        return m_view.setSpan(span);
    }
    // An edge that is dragged over the other one drags that one instead.
    double& edge = *m_grip == Grip::Begin ? span.begin : span.end;
    edge = std::clamp(edge + moved, whole.begin, whole.end);
    if (span.begin > span.end)
        std::swap(span.begin, span.end);
    m_view.setSpan(span);
}

void OverviewStrip::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_grip.reset();
}

void OverviewStrip::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_view.showAll();
}

void OverviewStrip::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    const int most = std::abs(turned.x()) > std::abs(turned.y()) ? turned.x() : turned.y();
    const double moved = -most / Notch * StepPart * m_view.span().length();
    m_view.setSpan({m_view.span().begin + moved, m_view.span().end + moved});
    event->accept();
}

void OverviewStrip::keyPressEvent(QKeyEvent* event)
{
    const TimeSpan span = m_view.span();
    const TimeSpan whole = m_view.whole();
    const double step = StepPart * span.length();
    const bool resizes = event->modifiers().testFlag(Qt::ShiftModifier);
    const auto zoomed = [&span](double factor) {
        const double middle = (span.begin + span.end) / 2;
        const double half = span.length() * factor / 2;
        return TimeSpan{middle - half, middle + half};
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return m_view.setSpan({resizes ? span.begin : span.begin - step, span.end - step});
    case Qt::Key_Right:
        return m_view.setSpan(resizes ? TimeSpan{span.begin, std::min(span.end + step, whole.end)}
                                      : TimeSpan{span.begin + step, span.end + step});
    case Qt::Key_Home:
        return m_view.setSpan({whole.begin, whole.begin + span.length()});
    case Qt::Key_End:
        return m_view.setSpan({whole.end - span.length(), whole.end});
    case Qt::Key_Plus:
        return m_view.setSpan(zoomed(KeyZoomFactor));
    case Qt::Key_Minus:
        return m_view.setSpan(zoomed(1 / KeyZoomFactor));
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace fairshare::gui
