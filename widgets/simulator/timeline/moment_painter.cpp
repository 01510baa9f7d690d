// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_painter.h"

#include "widgets/simulator/timeline/timeline_texts.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr double TakenColumnEms = 0.65; ///< width of the column of nodes to be preempted
constexpr int LeastOutlined = 8; ///< pixels per node from which the selected row has an outline

QString killedText(std::int64_t jobs)
{
    return TimelineTexts::tr("jobs killed: %1").arg(NumberText().count(static_cast<std::uint64_t>(jobs)));
}

} // namespace

int TimelinePainter::labelWidth(const TimelineScene& scene)
{
    QFont strong = scene.font;
    strong.setBold(true);
    const QFontMetrics titles(strong);
    const QFontMetrics small(captionFont(scene.font));
    int width = small.horizontalAdvance(TimelineTexts::tr("jobs killed: %1").arg(QStringLiteral("88")));
    width = std::max(width, small.horizontalAdvance(TimelineTexts::tr("Nodes in use")));
    width = std::max(width, small.horizontalAdvance(TimelineTexts::tr("Pending jobs")));
    for (const PreemptionPolicy* policy : scene.settings.preemption.policies) {
        width = std::max(width, titles.horizontalAdvance(policyTitle(*policy)));
        width = std::max(width, small.horizontalAdvance(policyRule(*policy, scene.settings.preemption.seed)));
    }
    return width + 2;
}

void TimelinePainter::paintMoment()
{
    for (const TimelineLayout::Band& band : m_layout.bands)
        paintLabel(band);
    if (m_scene.range)
        paintRange(*m_scene.range);
    paintSelection();
    if (m_scene.moment != nullptr)
        paintCursor();
}

void TimelinePainter::paintLabel(const TimelineLayout::Band& band)
{
    const QFontMetrics small(m_small);
    const QRect place = band.label;
    int y = place.top() - small.height() / 8;
    const auto line = [&](const QString& text, const QFont& font, Role role) {
        const QFontMetrics metrics(font);
        m_painter.setFont(font);
        m_painter.setPen(m_scene.theme.color(role));
        m_painter.drawText(QRect(place.left(), y, place.width(), metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, elided(metrics, text, Qt::ElideRight, place.width()));
        y += (metrics.height() * 17) / 18;
    };
    if (band.kind == TimelineBand::Strip) {
        QFont strong = m_scene.font;
        strong.setBold(true);
        // Use the same number of lines next to each strip; heights can differ by a pixel.
        int least = place.height();
        for (const TimelineLayout::Band& each : m_layout.bands)
            if (each.kind == TimelineBand::Strip)
                least = std::min(least, each.label.height());
        const int lines =
            (least + small.height() / 2 - QFontMetrics(strong).height()) / std::max(1, small.height());
        line(policyTitle(m_scene.policy(band.policy)), strong, Role::Text);
        if (lines >= 3)
            line(policyRule(m_scene.policy(band.policy), m_scene.settings.preemption.seed), m_small,
                Role::Text2);
        if (lines >= 1)
            line(TimelineTexts::tr("%1 node-h")
                     .arg(nodeHours(static_cast<double>(m_scene.lostNodeSeconds(band.policy)))),
                m_small, Role::Text);
        if (lines >= 2)
            line(killedText(m_scene.lost(band.policy).jobs), m_small, Role::Text2);
    } else if (band.kind == TimelineBand::Gantt) {
        line(TimelineTexts::tr("Nodes"), m_scene.font, Role::Text);
    } else if (band.title.isNull() && band.kind == TimelineBand::InUse) {
        line(TimelineTexts::tr("Nodes in use"), m_small, Role::Text);
    } else if (band.title.isNull() && band.kind == TimelineBand::Waiting) {
        line(TimelineTexts::tr("Pending jobs"), m_small, Role::Text);
    }
}

void TimelinePainter::paintSelection()
{
    for (const TimelineLayout::Band& band : m_layout.bands) {
        if (band.kind == TimelineBand::Strip || band.kind == TimelineBand::Gantt)
            paintSelectedNode(band);
        if (band.kind == TimelineBand::Gantt)
            paintSelectedJob(band);
    }
}

void TimelinePainter::paintRange(const TimeRange& range)
{
    constexpr int Opacity = 46; // of 255
    const QRect all = m_layout.canvases();
    const double left = m_layout.xOf(static_cast<double>(range.begin), m_scene.span);
    const double right = m_layout.xOf(static_cast<double>(range.end), m_scene.span);
    const int from = static_cast<int>(std::clamp<double>(left, all.left(), all.right() + 1));
    const int to = static_cast<int>(std::clamp<double>(right, all.left(), all.right() + 1));
    QColor fill = m_scene.theme.color(Role::Accent);
    m_painter.setPen(fill);
    fill.setAlpha(Opacity);
    for (const TimelineLayout::Band& band : m_layout.bands) {
        m_painter.fillRect(QRect(from, band.canvas.top(), to - from, band.canvas.height()), fill);
        for (const auto& [edge, x] : {std::pair(left, from), std::pair(right, to)})
            if (edge >= all.left() && edge <= all.right() + 1)
                m_painter.drawLine(x, band.canvas.top(), x, band.canvas.bottom());
    }
}

void TimelinePainter::paintCursor()
{
    const double at = m_layout.xOf(static_cast<double>(m_scene.moment->now), m_scene.span);
    if (at < m_layout.left - 1 || at > m_layout.right + 1)
        return;
    const int x = static_cast<int>(at);
    for (const TimelineLayout::Band& band : m_layout.bands)
        if (band.kind == TimelineBand::Strip && m_scene.outlinesTaken)
            paintTaken(band, x);
    const QRect all = m_layout.canvases();
    m_painter.setPen(m_scene.theme.color(Role::Text));
    int top = all.top();
    for (const TimelineLayout::Band& band : m_layout.bands) {
        if (band.title.isNull() || band.title.top() < all.top())
            continue;
        m_painter.drawLine(x, top, x, band.title.top() - 1); // not through the title
        top = band.canvas.top();
    }
    m_painter.drawLine(x, top, x, all.bottom());
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_scene.theme.color(Role::Text));
    const double arm = m_em * 0.32;
    const double tip = all.top() - 1;
    m_painter.drawPolygon(QPolygonF(
        {QPointF(x + 0.5, tip), QPointF(x + 0.5 - arm, tip - arm), QPointF(x + 0.5 + arm, tip - arm)}));
    m_painter.restore();
}

void TimelinePainter::paintTaken(const TimelineLayout::Band& band, int x)
{
    const int wide = static_cast<int>(m_em * TakenColumnEms);
    const QRect column(x + 1, band.canvas.top() + 1, wide, band.canvas.height() - 2);
    m_painter.fillRect(column, m_scene.theme.color(Role::Base));
    const auto& values = m_scene.moment->policies[band.policy].values;
    const QColor ink = m_scene.theme.color(Role::Text);
    const int inset = std::max(1, wide / 5);
    // If several nodes share a line of pixels, one node to be preempted is enough to mark it.
    int painted = column.top() - 1;
    for (std::uint32_t node = 0; node < values.size(); ++node) {
        if (!values[node].isTaken)
            continue;
        const QRect row = nodeRect(band.canvas, node);
        const int gap = row.height() >= 3 ? 1 : 0;
        const QRect mark(column.left() + inset, std::max(row.top(), painted + 1), wide - 2 * inset,
            row.bottom() - gap - std::max(row.top(), painted + 1) + 1);
        if (mark.height() <= 0)
            continue;
        m_painter.fillRect(mark & column, ink);
        painted = mark.bottom() + gap;
    }
}

void TimelinePainter::paintSelectedNode(const TimelineLayout::Band& band)
{
    if (!m_scene.node || *m_scene.node >= m_scene.sampled.nodes())
        return;
    const QRect row = nodeRect(band.canvas, *m_scene.node);
    const int middle = row.center().y();
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_scene.theme.color(Role::Accent));
    const double arm = std::clamp(row.height() * 0.5, m_em * 0.22, m_em * 0.35);
    const double tip = band.canvas.left() - 1;
    m_painter.drawPolygon(QPolygonF({QPointF(tip, middle + 0.5), QPointF(tip - arm * 1.4, middle + 0.5 - arm),
        QPointF(tip - arm * 1.4, middle + 0.5 + arm)}));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    if (row.height() >= LeastOutlined) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(m_scene.theme.color(Role::Accent));
        m_painter.drawRect(row.adjusted(0, 0, -1, -1));
    }
    m_painter.restore();
}

} // namespace fairshare::gui
