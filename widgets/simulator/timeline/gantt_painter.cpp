// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_painter.h"

#include "widgets/controls/heading_legend.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/chart_theme.h"
#include "widgets/theme/color_maps.h"

#include <QRegion>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {

namespace {

constexpr int LeastWithEdges = 3; ///< pixels; narrower jobs have no edges
constexpr int MostShortJobs = 1; ///< jobs narrower than a pixel that are painted per line of pixels
constexpr int LeastHeadingEms = 14; ///< em of the heading that the legend leaves free
constexpr double LeastNameEms = 2; ///< em of a name in the legend; shorter names are not useful
constexpr int SelectedLineOfEm = 14; ///< divisor of an em: width of the background of an outline
constexpr int ScaleEms = 8; ///< width of a numeric scale

/// Returns the node step: with more nodes than lines of pixels, each line shows its first node.
std::uint32_t nodeStep(std::uint32_t nodes, int height)
{
    return std::max<std::uint32_t>(1, nodes / static_cast<std::uint32_t>(std::max(1, height)));
}

QRegion grown(const QRegion& region, int by)
{
    QRegion wide;
    for (const QRect& part : region)
        wide += part.adjusted(-by, -by, by, by);
    return wide;
}

} // namespace

int TimelinePainter::paintJobColors()
{
    const JobColors& colors = m_scene.jobColors.byAttribute;
    if (!colors.scale && colors.missing.empty())
        return 0;
    m_painter.setFont(m_small);
    const int beside = m_layout.heading.width() - LeastHeadingEms * m_em;
    if (!colors.scale) {
        HeadingLegend legend(m_painter, m_layout.heading, m_em, m_scene.theme.color(Role::Text2));
        legend.word(shownName(colors.missing), m_em / 3, beside);
        return legend.taken() + m_em;
    }
    // In a narrow window the legend replaces the heading, which is less useful.
    const auto paint =
        colors.scale->ticks.empty() ? &TimelinePainter::paintJobRamp : &TimelinePainter::paintJobNames;
    const int taken = (this->*paint)(*colors.scale, beside, m_em);
    return taken > 0 ? taken : (this->*paint)(*colors.scale, m_layout.heading.width(), m_em / 2);
}

int TimelinePainter::paintJobRamp(const ColorScale& scale, int most, int apart)
{
    const QFontMetrics small(m_small);
    const QString title = shownName(scale.title) + QLatin1Char(':');
    const double last = std::max(scale.lowest, scale.highest);
    const QString longest = NumberText().real(last, 1);
    if (most
        < ScaleEms * m_em + small.horizontalAdvance(title) + small.horizontalAdvance(longest) + 3 * apart)
        return 0;
    HeadingLegend legend(m_painter, m_layout.heading, m_em, m_scene.theme.color(Role::Text2));
    const int gap = m_em / 3;
    legend.word(longest, gap, most);
    const QRect ramp = legend.box(ScaleEms * m_em);
    paintRamp(m_painter, ramp,
        [&scale, last](double part) { return mapColor(scale.map, placeOn(scale, last * part)); });
    paintFrame(ramp);
    legend.skip(gap);
    legend.word(QStringLiteral("0"), gap, most);
    legend.word(title, gap, most);
    return legend.taken() + m_em;
}

int TimelinePainter::paintJobNames(const ColorScale& scale, int most, int apart)
{
    const QFontMetrics small(m_small);
    const QString title = shownName(scale.title) + QLatin1Char(':');
    const int gap = m_em / 3;
    const int count = static_cast<int>(scale.ticks.size());
    // Width of each entry apart from its name: the swatch and the gaps.
    const int each = (most - small.horizontalAdvance(title) - gap) / count - (apart + gap + (apart * 2) / 3);
    if (each < static_cast<int>(LeastNameEms * m_em))
        return 0;
    HeadingLegend legend(m_painter, m_layout.heading, m_em, m_scene.theme.color(Role::Text2));
    for (std::size_t at = scale.ticks.size(); at-- > 0;) {
        legend.word(shownName(scale.ticks[at].text), gap, each);
        const QRect swatch = legend.box(apart);
        m_painter.fillRect(swatch, scaleColor(m_scene.theme, scale, scale.ticks[at].at));
        paintFrame(swatch);
        legend.skip((apart * 2) / 3);
    }
    legend.word(title, gap, most);
    return legend.taken() + m_em;
}

QColor TimelinePainter::jobFill(JobPlace job) const
{
    if (!m_scene.jobColors.perJob.empty())
        return neighborFill(m_scene.jobColors.perJob[job]);
    const JobColors& colors = m_scene.jobColors.byAttribute;
    if (!colors.scale || std::isnan(colors.values[job]))
        return m_scene.theme.color(Role::Bar);
    return scaleColor(m_scene.theme, *colors.scale, colors.values[job]);
}

void TimelinePainter::paintGantt(const TimelineLayout::Band& band)
{
    const std::uint32_t nodes = m_scene.sampled.nodes();
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    m_painter.setFont(m_small);
    hatch(band.canvas);
    for (std::uint32_t node = 0; node < nodes; node += nodeStep(nodes, band.canvas.height()))
        paintJobsOf(node, band.canvas);
    paintAway(band.canvas);
    m_painter.restore();
    paintNodeTicks(band);
}

void TimelinePainter::paintJobsOf(std::uint32_t node, const QRect& canvas)
{
    const NodeTimeline& timeline = m_scene.sampled.timeline();
    const QRect row = nodeRect(canvas, node);
    const auto jobs = timeline.jobsOf(node);
    const std::size_t begun = timeline.startedBy(node, static_cast<Seconds>(std::floor(m_scene.span.begin)));
    int last = canvas.left() - 1;
    for (std::size_t at = begun > 0 ? begun - 1 : 0; at < jobs.size(); ++at) {
        const JobPlace job = jobs[at];
        const auto start = static_cast<double>(timeline.startOf(job));
        if (start > m_scene.span.end)
            break;
        const int left = std::max(canvas.left() - 1, static_cast<int>(m_layout.xOf(start, m_scene.span)));
        const int right = std::min(canvas.right() + 1,
            static_cast<int>(m_layout.xOf(static_cast<double>(timeline.endOf(job)), m_scene.span)));
        if (right < canvas.left() || right < last + MostShortJobs)
            continue;
        const QRect bar(QPoint(left, row.top()), QPoint(std::max(left, right - 1), row.bottom()));
        paintJob(job, bar);
        last = bar.right();
    }
}

void TimelinePainter::paintJob(JobPlace job, const QRect& bar)
{
    const QColor fill = jobFill(job);
    m_painter.fillRect(bar, fill);
    if (bar.height() < LeastWithEdges || bar.width() < LeastWithEdges)
        return;
    m_painter.setPen(edgeOf(fill));
    m_painter.drawRect(bar.adjusted(0, 0, 0, bar.height() > 2 * LeastWithEdges ? -1 : 0));
    const QFontMetrics small(m_small);
    const QString name = shownName(m_scene.sampled.run().workload.ids[job]);
    if (bar.height() < small.height() || bar.width() <= small.horizontalAdvance(name) + 4)
        return;
    m_painter.setPen(takesWhiteText(fill) ? Qt::white : Qt::black);
    m_painter.drawText(bar.adjusted(3, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
}

/// The outline surrounds the job at a distance, so the job's own color stays visible.
void TimelinePainter::paintSelectedJob(const TimelineLayout::Band& band)
{
    const Moment* moment = m_scene.moment;
    if (moment == nullptr || !m_scene.node || *m_scene.node >= moment->nodes.size()
        || moment->nodes[*m_scene.node].job == NoJob)
        return;
    const JobPlace job = moment->nodes[*m_scene.node].job;
    const NodeTimeline& timeline = m_scene.sampled.timeline();
    const double begin = m_layout.xOf(static_cast<double>(timeline.startOf(job)), m_scene.span);
    const double end = m_layout.xOf(static_cast<double>(timeline.endOf(job)), m_scene.span);
    const int left = static_cast<int>(std::max<double>(band.canvas.left() - m_em, begin));
    const int right = static_cast<int>(std::min<double>(band.canvas.right() + m_em, end));
    QRegion bars;
    for (const std::uint32_t node : m_scene.sampled.run().allocation.nodesOf(job)) {
        const QRect row = nodeRect(band.canvas, node);
        bars += QRect(QPoint(left, row.top()), QPoint(std::max(left, right - 1), row.bottom()));
    }
    const int line = std::max(1, m_em / SelectedLineOfEm);
    const QRegion ground = grown(bars, line);
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    for (const QRect& part : ground - bars)
        m_painter.fillRect(part, m_scene.theme.color(Role::Base));
    for (const QRect& part : grown(ground, 2 * line) - ground)
        m_painter.fillRect(part, m_scene.theme.color(Role::Accent));
    m_painter.restore();
}

} // namespace fairshare::gui
