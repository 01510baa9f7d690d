// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/plotting/mark_painter.h"
#include "widgets/theme/chart_theme.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

/// Bands between boxes, and the names beside them.
namespace fairshare::gui {
namespace {

constexpr float RibbonOpacity = 0.5F; ///< where bands cross, both are seen
constexpr double LeastRibbon = 0.8; ///< pixels; thinner ones would vanish

/// A name beside its item, before and after it was moved.
struct SideLabel {
    std::size_t marks;
    std::size_t item;
    double wanted; ///< the middle of the text
    double size; ///< of the item: who is more important
    double at = 0;
};

/// Marks whose names stand where those of these do: all bands with names at the same side, told by the first
/// of them.
std::vector<std::size_t> namedTogether(const PlotPanel& panel, std::size_t marksAt)
{
    const Marks& marks = panel.marks[marksAt];
    if (marks.kind != MarkKind::Ribbons)
        return {marksAt};
    std::vector<std::size_t> together;
    for (std::size_t at = 0; at < panel.marks.size(); ++at)
        if (panel.marks[at].kind == marks.kind && panel.marks[at].labelPlace == marks.labelPlace)
            together.push_back(at);
    return together.front() == marksAt ? together : std::vector<std::size_t>();
}

/// Moves labels, from the top down, no further than keeps them a line apart.
void moveApart(std::vector<SideLabel>& labels, double line, const QRectF& area)
{
    struct Cluster {
        std::size_t first;
        std::size_t count;
        double sum; ///< of where the first would stand for each of them
        double top(double highest, double lowest, double high) const
        {
            return std::clamp(sum / static_cast<double>(count), highest,
                std::max(highest, lowest - static_cast<double>(count - 1) * high));
        }
    };
    const double highest = area.top() + line / 2;
    const double lowest = area.bottom() - line / 2;
    std::vector<Cluster> clusters;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        clusters.push_back({i, 1, labels[i].wanted});
        while (clusters.size() > 1) {
            Cluster& before = clusters[clusters.size() - 2];
            const Cluster last = clusters.back();
            const double end = before.top(highest, lowest, line) + static_cast<double>(before.count) * line;
            if (last.top(highest, lowest, line) >= end)
                break;
            const double shift = static_cast<double>(before.count) * line;
            before.sum += last.sum - shift * static_cast<double>(last.count);
            before.count += last.count;
            clusters.pop_back();
        }
    }
    for (const Cluster& cluster : clusters)
        for (std::size_t i = 0; i < cluster.count; ++i)
            labels[cluster.first + i].at = cluster.top(highest, lowest, line) + static_cast<double>(i) * line;
}

/// Cut to the room there is: the name, which begins the text, before the amounts behind two blanks.
QString shortened(const QString& text, const QFontMetricsF& metrics, double room)
{
    constexpr double LeastName = 3; // ems; less tells nobody apart
    const auto blanks = text.indexOf(QLatin1String("  "));
    const QString amounts = blanks > 0 ? text.mid(blanks) : QString();
    const double nameRoom = room - metrics.horizontalAdvance(amounts);
    if (amounts.isEmpty() || nameRoom < LeastName * metrics.height())
        return metrics.elidedText(text, Qt::ElideMiddle, room);
    return metrics.elidedText(text.left(blanks), Qt::ElideMiddle, nameRoom) + amounts;
}

} // namespace

void MarkPainter::paintRibbons(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t item = 0; item < marks.size(); ++item) {
        QColor fill = color(marks, item);
        const double high = m_map.y.pixel(0) - m_map.y.pixel(marks.heights[item]);
        fill.setAlphaF(RibbonOpacity);
        painter.setBrush(fill);
        painter.setPen(std::abs(high) < LeastRibbon ? QPen(fill, LeastRibbon) : QPen(Qt::NoPen));
        painter.drawPath(m_map.ribbon(marks, item));
    }
}

void LabelPainter::atSide(QPainter& painter, std::size_t marksAt)
{
    constexpr double Moved = 0.6; // lines from where it belongs; a leader tells whose it is
    constexpr double OnBands = 1.2; // lines apart, so that no halo touches the text above it
    const Marks& first = panel().marks[marksAt];
    const bool ribbons = first.kind == MarkKind::Ribbons;
    const bool left = first.labelPlace == LabelPlace::Left;
    const double line = m_metrics.height() * (ribbons ? OnBands : 1);
    const auto boxOf = [&](const SideLabel& label) {
        const Marks& marks = panel().marks[label.marks];
        const double high = ribbons ? marks.heights[label.item] : 0;
        const double x = left ? marks.x[label.item] : marks.x2[label.item];
        const double y = left ? marks.y[label.item] : marks.y2[label.item];
        return ribbons ? QRectF(m_map.point(x, y + high), m_map.point(x, y)) : m_map.box(marks, label.item);
    };
    std::vector<SideLabel> labels;
    for (const std::size_t each : namedTogether(panel(), marksAt))
        for (std::size_t item = 0; item < panel().marks[each].size(); ++item)
            if (!nameOf({m_panel, each, item}).isEmpty()) {
                const QRectF box = boxOf({each, item, 0, 0});
                labels.push_back({each, item, box.center().y(), box.height()});
            }
    const auto room = static_cast<std::size_t>(std::max(0.0, m_map.area.height() / line));
    if (labels.size() > room) {
        std::ranges::sort(labels, [](const SideLabel& a, const SideLabel& b) {
            return std::tie(b.size, a.marks, a.item) < std::tie(a.size, b.marks, b.item);
        });
        labels.resize(room);
    }
    std::ranges::sort(labels, [](const SideLabel& a, const SideLabel& b) {
        return std::tie(a.wanted, a.marks, a.item) < std::tie(b.wanted, b.marks, b.item);
    });
    moveApart(labels, line, m_map.area);
    for (const SideLabel& label : labels) {
        const QRectF box = boxOf(label);
        const bool outward = left != ribbons; // names of bands stand on them
        const bool moved = std::abs(label.at - label.wanted) > Moved * line;
        const double gap = moved && !ribbons ? m_look.em() : Pad;
        const double from = outward ? box.left() : box.right();
        const double to = outward ? from - gap : from + gap;
        if (moved && !ribbons) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(m_look.theme.color(Role::Text2), 1));
            painter.drawLine(QPointF(from, label.wanted), QPointF(to + (outward ? 2 : -2), label.at));
        }
        const double next = m_map.point(panel().marks[label.marks].x2[label.item], 0).x();
        const double end = ribbons ? (left ? next : box.left()) : m_map.area.right();
        const double width = outward ? to - m_map.area.left() : end - to;
        const QString text =
            shortened(nameOf({m_panel, label.marks, label.item}), QFontMetricsF(painter.font()), width);
        const double start = outward ? to - sizeOf(text).width() : to;
        drawHaloText(painter, {start, label.at}, text, surfaceText(m_look.theme));
    }
}

} // namespace fairshare::gui
