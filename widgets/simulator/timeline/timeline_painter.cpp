// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_painter.h"

#include "widgets/controls/heading_legend.h"
#include "widgets/simulator/timeline/course_painter.h"
#include "widgets/simulator/timeline/timeline_texts.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/clock_text.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/simulator/samples/run_dates.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

/// Widths of the color legend in em, from the widest to the narrowest.
struct LegendRoom {
    double ramp; ///< of the color scale
    double gap; ///< next to words
    double apart; ///< between entries
    double heading; ///< left for the title of the picture
};
constexpr std::array LegendRooms{LegendRoom{8, 0.5, 1, 8}, LegendRoom{4, 0.3, 0.5, 7},
    LegendRoom{4, 0.3, 0.5, 0}, LegendRoom{2, 0.2, 0.3, 0}};

constexpr double TickEms = 6; ///< minimum distance between two times
constexpr Seconds SecondsPerDay = 86'400;

/// Formats a time of day: "14:05", or "14:05:10" if ticks are less than a minute apart.
QString dayTickText(Seconds second, Seconds step)
{
    constexpr Seconds Minute = 60;
    const auto two = [](Seconds number) {
        return QStringLiteral("%1").arg(static_cast<qlonglong>(number), 2, 10, QLatin1Char('0'));
    };
    const Seconds clock = second % SecondsPerDay;
    const QString minutes =
        QStringLiteral("%1:%2").arg(two(clock / Minute / Minute), two(clock / Minute % Minute));
    return step < Minute ? QStringLiteral("%1:%2").arg(minutes, two(clock % Minute)) : minutes;
}

/// Returns the headings from the longest to the shortest that still describes the picture.
QStringList headingsOf(const TimelineScene& scene)
{
    switch (scene.show) {
    case TimelinePicture::HeatMap: {
        QStringList texts{TimelineTexts::tr("Preemption value of each node over time"),
            TimelineTexts::tr("Preemption value of each node"), TimelineTexts::tr("Preemption value")};
        if (scene.settings.preemption.policies.size() > 1)
            texts.prepend(TimelineTexts::tr("Preemption value of each node over time for %1 policies")
                    .arg(scene.settings.preemption.policies.size()));
        return texts;
    }
    case TimelinePicture::Gantt:
        return {TimelineTexts::tr("Jobs on each node over time")};
    case TimelinePicture::Lost:
        return {TimelineTexts::tr("Lost work if nodes are preempted")};
    case TimelinePicture::Usage:
        return {TimelineTexts::tr("Cluster utilization over time")};
    }
    return {};
}

/// Returns the first text that fits, otherwise the last.
QString fitting(const QStringList& texts, const QFontMetrics& metrics, int room)
{
    for (const QString& text : texts)
        if (metrics.horizontalAdvance(text) <= room)
            return text;
    return texts.value(texts.size() - 1);
}

} // namespace

TimelinePainter::TimelinePainter(QPainter& painter, const TimelineScene& scene, const TimelineLayout& layout)
    : m_painter(painter)
    , m_scene(scene)
    , m_layout(layout)
    , m_small(captionFont(scene.font))
    , m_em(QFontMetrics(scene.font).height())
{
}

int TimelinePainter::tickWidth(const TimelineScene& scene)
{
    const QFontMetrics small(captionFont(scene.font));
    const int nodes = small.horizontalAdvance(NumberText().identifier(scene.sampled.nodes()));
    return std::max(nodes, small.horizontalAdvance(QStringLiteral("100 %")));
}

void TimelinePainter::paintStill()
{
    paintHeading();
    for (const TimelineLayout::Band& band : m_layout.bands) {
        m_painter.fillRect(band.canvas, m_scene.theme.color(Role::Base));
        if (band.kind == TimelineBand::Strip)
            paintStrip(band);
        else if (band.kind == TimelineBand::Gantt)
            paintGantt(band);
        else
            CoursePainter(m_painter, m_scene, m_layout).paint(band);
        paintFrame(band.canvas);
    }
    paintTimes();
}

void TimelinePainter::paintHeading()
{
    int taken = 0;
    if (m_scene.show == TimelinePicture::HeatMap)
        taken = paintColorScale();
    else if (m_scene.show == TimelinePicture::Gantt)
        taken = paintJobColors();
    const int room = m_layout.heading.width() - taken;
    m_painter.setFont(m_scene.font);
    m_painter.setPen(m_scene.theme.color(Role::Text));
    const QFontMetrics metrics = m_painter.fontMetrics();
    const QString title = fitting(headingsOf(m_scene), metrics, room);
    // The legend is more useful than the first few letters of a title.
    if (taken == 0 || metrics.horizontalAdvance(title) <= room)
        m_painter.drawText(
            m_layout.heading, Qt::AlignLeft | Qt::AlignVCenter, elided(metrics, title, Qt::ElideRight, room));
}

int TimelinePainter::paintColorScale()
{
    const QFontMetrics small(m_small);
    QStringList boxes{TimelineTexts::tr("idle")};
    if (!m_scene.sampled.run().schedule.absences.empty())
        boxes.prepend(TimelineTexts::tr("away"));
    int words = small.horizontalAdvance(TimelineTexts::tr("freed first"))
        + small.horizontalAdvance(TimelineTexts::tr("freed last"));
    for (const QString& box : boxes)
        words += small.horizontalAdvance(box);
    const auto width = [&](const LegendRoom& room) {
        const double named = 1 + room.gap + room.apart;
        return words
            + static_cast<int>(m_em * (room.ramp + 3 * room.gap + named * static_cast<double>(boxes.size())));
    };
    const auto* const room =
        std::find_if(LegendRooms.begin(), LegendRooms.end(), [&](const LegendRoom& each) {
            return width(each) + static_cast<int>(m_em * each.heading) <= m_layout.heading.width();
        });
    if (room == LegendRooms.end())
        return 0;
    m_painter.setFont(m_small);
    HeadingLegend legend(m_painter, m_layout.heading, m_em, m_scene.theme.color(Role::Text2));
    const int gap = static_cast<int>(m_em * room->gap);
    const int widest = m_layout.heading.width();
    const auto boxFor = [&](const QString& text, void (TimelinePainter::*fill)(const QRect&)) {
        legend.word(text, gap, widest);
        const QRect box = legend.box(m_em);
        m_painter.fillRect(box, m_scene.theme.color(Role::Base));
        (this->*fill)(box);
        paintFrame(box);
        legend.skip(static_cast<int>(m_em * room->apart));
    };
    if (boxes.size() > 1)
        boxFor(boxes.front(), &TimelinePainter::hatchAway);
    boxFor(boxes.back(), &TimelinePainter::hatch);
    legend.skip(gap);
    legend.word(TimelineTexts::tr("freed last"), gap, widest);
    paintRamp(m_painter, legend.box(static_cast<int>(m_em * room->ramp)), HeatmapImages::colorOf);
    legend.skip(gap);
    legend.word(TimelineTexts::tr("freed first"), 0, widest);
    return legend.taken() + (room == LegendRooms.begin() ? 3 : 1) * m_em;
}

void TimelinePainter::hatch(const QRect& place)
{
    m_painter.save();
    m_painter.setBrushOrigin(0, 0);
    m_painter.fillRect(place, QBrush(m_scene.theme.color(Role::Idle), Qt::BDiagPattern));
    m_painter.restore();
}

void TimelinePainter::hatchAway(const QRect& place)
{
    m_painter.save();
    m_painter.setBrushOrigin(0, 0);
    m_painter.fillRect(place, m_scene.theme.color(Role::Base));
    m_painter.fillRect(place, QBrush(m_scene.theme.color(Role::Idle), Qt::DiagCrossPattern));
    m_painter.restore();
}

void TimelinePainter::paintAway(const QRect& canvas)
{
    // Without a current sample, jobs are shown up to their end.
    const double end =
        m_scene.moment == nullptr ? m_scene.span.end : static_cast<double>(m_scene.sampled.clock().end());
    for (const NodeAbsence& absence : m_scene.sampled.run().schedule.absences) {
        const double until = std::min(end, static_cast<double>(absence.until));
        const double left = m_layout.xOf(static_cast<double>(absence.from), m_scene.span);
        const double right = m_layout.xOf(until, m_scene.span);
        const int from = static_cast<int>(std::max(left, static_cast<double>(canvas.left())));
        const int to = static_cast<int>(std::min(right, static_cast<double>(canvas.right() + 1)));
        const QRect row = nodeRect(canvas, absence.node);
        if (to > from)
            hatchAway(QRect(from, row.top(), to - from, row.height()));
    }
}

void TimelinePainter::paintStrip(const TimelineLayout::Band& band)
{
    const auto& pictures = m_scene.pictures;
    const auto begin = static_cast<double>(m_scene.sampled.clock().timeOf(0));
    const auto end = static_cast<double>(m_scene.sampled.clock().end());
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    const int from = static_cast<int>(
        std::floor(std::max(m_layout.xOf(begin, m_scene.span), static_cast<double>(m_layout.left))));
    const int to = static_cast<int>(
        std::ceil(std::min(m_layout.xOf(end, m_scene.span), static_cast<double>(m_layout.right))));
    if (to > from)
        hatch(QRect(from, band.canvas.top(), to - from, band.canvas.height()));
    if (band.policy < pictures.strips.size()) {
        const QImage& image = pictures.strips[band.policy];
        const double left = m_layout.xOf(pictures.span.begin, m_scene.span);
        const double right = m_layout.xOf(pictures.span.end, m_scene.span);
        // If the image reaches far beyond the canvas, draw only the visible part.
        const double perPixel = image.width() / (right - left);
        const double first = std::clamp((m_layout.left - left) * perPixel, 0.0, image.width() * 1.0);
        const double last = std::clamp((m_layout.right - left) * perPixel, 0.0, image.width() * 1.0);
        if (last > first)
            m_painter.drawImage(QRectF(left + first / perPixel, band.canvas.top(), (last - first) / perPixel,
                                    band.canvas.height()),
                image, QRectF(first, 0, last - first, image.height()));
    }
    paintAway(band.canvas);
    m_painter.restore();
    paintNodeTicks(band);
}

QRect TimelinePainter::nodeRect(const QRect& canvas, std::uint32_t node) const
{
    const auto place = [&](std::uint64_t at) {
        return canvas.top()
            + static_cast<int>(at * static_cast<std::uint64_t>(canvas.height()) / m_scene.sampled.nodes());
    };
    const int top = place(node);
    return {canvas.left(), top, canvas.width(), std::max(1, place(std::uint64_t{node} + 1) - top)};
}

void TimelinePainter::paintNodeTicks(const TimelineLayout::Band& band)
{
    m_painter.setFont(m_small);
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    const std::uint32_t last = m_scene.sampled.nodes() - 1;
    const int height = m_painter.fontMetrics().height();
    const int tall = band.canvas.height();
    const int width = band.canvas.left() - band.label.right();
    const auto number = [&](std::uint32_t node, int top) {
        m_painter.drawText(
            QRect(band.label.right(), top, width - static_cast<int>(m_em * NumberGapEms), height),
            Qt::AlignRight | Qt::AlignVCenter, NumberText().identifier(node));
    };
    const int rise = height / 6;
    number(0, band.canvas.top() - rise);
    if (last > 1 && tall > 3 * height)
        number(last / 2, nodeRect(band.canvas, last / 2).center().y() - height / 2);
    if (last > 0 && tall > (3 * height) / 2)
        number(last, band.canvas.bottom() - height + 1 + rise);
}

void TimelinePainter::paintFrame(const QRect& canvas)
{
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(QRect(canvas.topLeft(), canvas.size() - QSize(1, 1)));
}

void TimelinePainter::paintTick(int x, const QString& text)
{
    const int top = m_layout.ticks.top();
    m_painter.setFont(m_small);
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    m_painter.drawLine(x, top - m_em / 4, x, top);
    const int width = m_painter.fontMetrics().horizontalAdvance(text);
    const int most = m_layout.right + m_em - width;
    m_painter.drawText(QRect(std::min(x - width / 2, most), top, width + 1, m_layout.ticks.height()),
        Qt::AlignLeft | Qt::AlignVCenter, text);
}

void TimelinePainter::paintTimes()
{
    const double pixels = m_layout.right - m_layout.left;
    const std::int64_t step = roundSpan(m_scene.span.length() / pixels * TickEms * m_em);
    if (hasDates(m_scene.sampled.run()))
        return paintDates(step);
    const auto origin = static_cast<double>(m_scene.sampled.zero());
    const auto each = static_cast<double>(step);
    const auto first = static_cast<std::int64_t>(std::ceil((m_scene.span.begin - origin) / each));
    const auto last = static_cast<std::int64_t>(std::floor((m_scene.span.end - origin) / each));
    for (std::int64_t at = first; at <= last; ++at)
        paintTick(static_cast<int>(m_layout.xOf(origin + static_cast<double>(at * step), m_scene.span)),
            tickText(at * step, step));
    const QString title = m_scene.sampled.run().tellsSubmissions
        ? TimelineTexts::tr("time since first submission (%1)")
        : TimelineTexts::tr("time since first sample (%1)");
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    m_painter.setFont(m_small);
    m_painter.drawText(m_layout.axisTitle, Qt::AlignHCenter | Qt::AlignTop, title.arg(tickUnit(step)));
}

void TimelinePainter::paintDates(std::int64_t step)
{
    const Seconds epoch = m_scene.sampled.run().epoch;
    const auto xOf = [&](Seconds second) {
        return static_cast<int>(m_layout.xOf(static_cast<double>(second - epoch), m_scene.span));
    };
    const Seconds begin = epoch + static_cast<Seconds>(std::ceil(m_scene.span.begin));
    const Seconds end = epoch + static_cast<Seconds>(std::floor(m_scene.span.end));
    const auto firstOf = [begin](Seconds each) { return (begin + each - 1) / each * each; };
    for (Seconds at = firstOf(step); at <= end; at += step)
        paintTick(xOf(at), step >= SecondsPerDay ? shownName(dayText(at)) : dayTickText(at, step));
    m_painter.setPen(m_scene.theme.color(Role::Text2));
    m_painter.setFont(m_small);
    if (step >= SecondsPerDay)
        return m_painter.drawText(
            m_layout.axisTitle, Qt::AlignHCenter | Qt::AlignTop, TimelineTexts::tr("date"));
    // The date is at the begin of each day. The day that began before is named at the left if there is room.
    const int width = m_painter.fontMetrics().horizontalAdvance(shownName(dayText(begin)));
    const auto name = [&](int x, Seconds day) {
        m_painter.drawText(QRect(x, m_layout.axisTitle.top(), width + 1, m_layout.axisTitle.height()),
            Qt::AlignLeft | Qt::AlignTop, shownName(dayText(day)));
    };
    const Seconds midnight = firstOf(SecondsPerDay);
    if (midnight > end || xOf(midnight) - m_layout.left > width + m_em)
        name(m_layout.left, begin);
    int free = m_layout.left;
    for (Seconds day = midnight; day <= end; day += SecondsPerDay) {
        const int x = std::min(xOf(day), m_layout.right + m_em - width);
        if (x < free)
            continue;
        name(x, day);
        free = x + width + m_em;
    }
}

} // namespace fairshare::gui
