// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/side_labels.h"

#include "widgets/plotting/labels/label_space.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

namespace fairshare::gui {
namespace {

/// A name next to its item, before and after it is moved.
struct SideLabel {
    PlotItem item;
    double wanted = 0; ///< preferred position of the middle of the text
    double size = 0; ///< size of the item: larger items are more important
    double at = 0;
};

/// Returns the marks whose names are placed together with the names of these marks: all bands with names on
/// the same side. They are handled with the first of them; for others, returns none.
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

void keepLargest(std::vector<SideLabel>& labels, std::size_t most)
{
    if (labels.size() <= most)
        return;
    std::ranges::sort(labels, [](const SideLabel& a, const SideLabel& b) {
        return std::tie(b.size, a.item.marks, a.item.item) < std::tie(a.size, b.item.marks, b.item.item);
    });
    labels.resize(most);
}

/// Moves labels, from top to bottom, just enough to keep them a line apart.
void moveApart(std::vector<SideLabel>& labels, double line, const QRectF& area)
{
    struct Cluster {
        std::size_t first;
        std::size_t count;
        double sum; ///< sum of the positions that its labels would give to the first one
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

/// Returns a text cut to the available room. The name at its beginning is cut, not the amounts after two
/// spaces.
QString shortened(const QString& text, const QFontMetricsF& metrics, double room)
{
    constexpr double LeastName = 3; // em; shorter names cannot be distinguished
    const auto blanks = text.indexOf(QLatin1String("  "));
    const QString amounts = blanks > 0 ? text.mid(blanks) : QString();
    const double nameRoom = room - metrics.horizontalAdvance(amounts);
    if (amounts.isEmpty() || nameRoom < LeastName * metrics.height())
        return metrics.elidedText(text, Qt::ElideMiddle, room);
    return metrics.elidedText(text.left(blanks), Qt::ElideMiddle, nameRoom) + amounts;
}

/// Returns the box of the item, or of the end of the ribbon where its name is drawn.
QRectF sideBox(const LabelSpace& space, const PlotItem& item)
{
    const Marks& marks = space.marksOf(item);
    if (marks.kind != MarkKind::Ribbons)
        return space.map().box(marks, item.item);
    const bool left = marks.labelPlace == LabelPlace::Left;
    const double x = left ? marks.x[item.item] : marks.x2[item.item];
    const double y = left ? marks.y[item.item] : marks.y2[item.item];
    return {space.map().point(x, y + marks.heights[item.item]), space.map().point(x, y)};
}

/// @param moved whether the label is so far from the item that it needs a leader
void paintAtSide(QPainter& painter, const LabelSpace& space, const SideLabel& label, bool moved)
{
    const PlotItem& item = label.item;
    const double at = label.at; // middle of the text
    const Marks& marks = space.marksOf(item);
    const bool ribbons = marks.kind == MarkKind::Ribbons;
    const bool left = marks.labelPlace == LabelPlace::Left;
    const QRectF box = sideBox(space, item);
    const bool outward = left != ribbons; // names of bands are placed on the bands
    const bool hasLeader = moved && !ribbons;
    const double gap = hasLeader ? space.look().em() : LabelSpace::Pad;
    const double from = outward ? box.left() : box.right();
    const double to = outward ? from - gap : from + gap;
    if (hasLeader) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(space.look().theme.color(Role::Text2), 1));
        painter.drawLine(QPointF(from, box.center().y()), QPointF(to + (outward ? 2 : -2), at));
    }
    double end = space.map().area.right();
    if (ribbons)
        end = left ? space.map().point(marks.x2[item.item], 0).x() : box.left();
    const double width = outward ? to - space.map().area.left() : end - to;
    const QString text = shortened(space.nameOf(item), QFontMetricsF(painter.font()), width);
    const double start = outward ? to - space.sizeOf(text).width() : to;
    drawHaloText(painter, {start, at}, text, space.surfaceColors());
}

} // namespace

void paintSideLabels(QPainter& painter, const LabelSpace& space, std::size_t marksAt)
{
    constexpr double Moved = 0.6; // lines from its item; from here on a leader connects them
    constexpr double OnBands = 1.2; // lines apart, so no halo touches the text above
    const bool ribbons = space.panel().marks[marksAt].kind == MarkKind::Ribbons;
    const double line = space.metrics().height() * (ribbons ? OnBands : 1);
    std::vector<SideLabel> labels;
    for (const std::size_t each : namedTogether(space.panel(), marksAt))
        for (std::size_t item = 0; item < space.panel().marks[each].size(); ++item)
            if (const PlotItem named{space.panelIndex(), each, item}; !space.nameOf(named).isEmpty()) {
                const QRectF box = sideBox(space, named);
                labels.push_back({named, box.center().y(), box.height()});
            }
    keepLargest(labels, static_cast<std::size_t>(std::max(0.0, space.map().area.height() / line)));
    std::ranges::sort(labels, [](const SideLabel& a, const SideLabel& b) {
        return std::tie(a.wanted, a.item.marks, a.item.item) < std::tie(b.wanted, b.item.marks, b.item.item);
    });
    moveApart(labels, line, space.map().area);
    for (const SideLabel& label : labels)
        paintAtSide(painter, space, label, std::abs(label.at - label.wanted) > Moved * line);
}

} // namespace fairshare::gui
