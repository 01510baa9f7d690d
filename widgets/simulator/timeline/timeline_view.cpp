// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_view.h"

#include "widgets/simulator/timeline/timeline_painter.h"

#include <QEvent>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double LeastSamples = 8; ///< samples across the width at maximum zoom
constexpr std::uint64_t FirstSamples = 400; ///< samples that are initially visible
constexpr double MomentPlace = 0.5; ///< fraction of the width at which a sample is shown that was out of view

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

} // namespace fairshare::gui
