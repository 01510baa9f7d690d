// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/color_maps.h"
#include "widgets/views/film_painter.h"

#include "widgets/text/shown_text.h"

#include <algorithm>
#include <cmath>

namespace fairshare::gui {

namespace {

constexpr int LeastWithEdges = 3; ///< pixels, below which jobs have no edges
constexpr int MostShortJobs = 1; ///< a line of pixels shows so many jobs that are narrower than one

/// The nodes that lines of pixels stand for; where there are more nodes than lines, the first of each.
std::uint32_t nodeStep(std::uint32_t nodes, int height)
{
    return std::max<std::uint32_t>(1, nodes / static_cast<std::uint32_t>(std::max(1, height)));
}

} // namespace

void FilmPainter::paintGantt(const FilmLayout::Band& band)
{
    const Film& film = m_scene.film;
    const NodeTimeline& timeline = film.timeline();
    const auto from = static_cast<Seconds>(std::floor(m_scene.span.begin));
    const QColor fill = m_scene.theme.color(Role::Bar);
    const QColor edge = m_scene.theme.color(Role::BarEdge);
    const JobPlace chosen = m_scene.node && *m_scene.node < m_scene.moment.nodes.size()
        ? m_scene.moment.nodes[*m_scene.node].job
        : NoJob;
    m_painter.save();
    m_painter.setClipRect(band.canvas, Qt::IntersectClip);
    m_painter.setFont(m_small);
    const QFontMetrics small(m_small);
    hatch(band.canvas);
    for (std::uint32_t node = 0; node < film.nodes(); node += nodeStep(film.nodes(), band.canvas.height())) {
        const QRect row = nodeRect(band.canvas, node);
        const auto jobs = timeline.jobsOf(node);
        const std::size_t begun = timeline.startedBy(node, from);
        int last = band.canvas.left() - 1;
        for (std::size_t at = begun > 0 ? begun - 1 : 0; at < jobs.size(); ++at) {
            const JobPlace job = jobs[at];
            const auto start = static_cast<double>(timeline.startOf(job));
            if (start > m_scene.span.end)
                break;
            const int left =
                std::max(band.canvas.left() - 1, static_cast<int>(m_layout.xOf(start, m_scene.span)));
            const int right = std::min(band.canvas.right() + 1,
                static_cast<int>(m_layout.xOf(static_cast<double>(timeline.endOf(job)), m_scene.span)));
            if (right < band.canvas.left() || right < last + MostShortJobs)
                continue;
            const QRect bar(QPoint(left, row.top()), QPoint(std::max(left, right - 1), row.bottom()));
            m_painter.fillRect(bar, job == chosen ? m_scene.theme.color(Role::SelectionFill) : fill);
            last = bar.right();
            if (row.height() < LeastWithEdges || bar.width() < LeastWithEdges)
                continue;
            m_painter.setPen(job == chosen ? m_scene.theme.color(Role::Accent) : edge);
            m_painter.drawRect(bar.adjusted(0, 0, 0, row.height() > 2 * LeastWithEdges ? -1 : 0));
            const QString name = shownName(film.run().workload.ids[job]);
            if (row.height() >= small.height() && bar.width() > small.horizontalAdvance(name) + 4) {
                m_painter.setPen(m_scene.theme.color(Role::Text));
                m_painter.drawText(bar.adjusted(3, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
            }
        }
    }
    paintAway(band.canvas);
    m_painter.restore();
    paintNodeTicks(band);
}

} // namespace fairshare::gui
