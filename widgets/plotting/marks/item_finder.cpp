// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/marks/item_finder.h"

#include "widgets/plotting/marks/mark_painter.h"

#include "core/chart/plot.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <tuple>

namespace fairshare::gui {
namespace {

constexpr double Reach = 6; ///< pixels around points and lines

double distanceToSegment(const QPointF& at, const QPointF& a, const QPointF& b)
{
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double part = length > 0 ? std::clamp(QPointF::dotProduct(at - a, along) / length, 0.0, 1.0) : 0.0;
    const QPointF gap = at - (a + part * along);
    return std::hypot(gap.x(), gap.y());
}

double distanceToLine(const PanelMap& map, const Marks& marks, std::size_t line, const QPointF& at)
{
    double nearest = INFINITY;
    for (std::uint32_t i = marks.starts[line] + 1; i < marks.starts[line + 1]; ++i)
        nearest = std::min(nearest, distanceToSegment(at, map.point(marks, i - 1), map.point(marks, i)));
    return nearest;
}

/// Returns the distance to the item: infinite if it is out of reach, 0 inside it.
double distanceTo(const PanelMap& map, const Marks& marks, std::size_t item, const QPointF& at)
{
    switch (marks.kind) {
    case MarkKind::Lines:
        return distanceToLine(map, marks, item, at);
    case MarkKind::Points: {
        const QPointF gap = map.point(marks, item) - at;
        return std::max(0.0, std::hypot(gap.x(), gap.y()) - pointSize(marks.size()) / 2);
    }
    case MarkKind::Bars:
    case MarkKind::Rectangles:
    case MarkKind::Cells:
        if (marks.hollow)
            return INFINITY; // the user means the item inside
        return map.box(marks, item).contains(at) ? 0 : INFINITY;
    case MarkKind::Sectors: {
        const QPointF from = at - map.area.center();
        const double radius = std::hypot(from.x(), from.y()) / map.turnRadius;
        if (radius < marks.y[item] || radius > marks.y2[item])
            return INFINITY;
        double turn = std::atan2(from.x(), -from.y()) / (2 * std::numbers::pi);
        turn += turn < 0 ? 1 : 0;
        return turn >= marks.x[item] && turn <= marks.x2[item] ? 0 : INFINITY;
    }
    case MarkKind::Ribbons:
        return map.ribbon(marks, item).contains(at) ? 0 : INFINITY;
    case MarkKind::References:
    case MarkKind::Texts:
        break;
    }
    return INFINITY;
}

/// The extent of an item in numbers of its panel.
struct Span {
    double x;
    double x2;
    double y;
    double y2;

    double middleX() const { return (x + x2) / 2; }
    double middleY() const { return (y + y2) / 2; }
};

Span spanOf(const Marks& marks, std::size_t item)
{
    if (marks.kind == MarkKind::Lines) {
        const std::size_t last = marks.starts[item + 1] - 1;
        return {marks.x[last], marks.x[last], marks.y[last], marks.y[last]};
    }
    if (marks.kind == MarkKind::Cells)
        return {marks.x[item] - 0.5, marks.x[item] + 0.5, marks.y[item] - 0.5, marks.y[item] + 0.5};
    if (marks.x2.empty())
        return {marks.x[item], marks.x[item], marks.y[item], marks.y[item]};
    return {std::min(marks.x[item], marks.x2[item]), std::max(marks.x[item], marks.x2[item]),
        std::min(marks.y[item], marks.y2[item]), std::max(marks.y[item], marks.y2[item])};
}

bool isHorizontal(Step step)
{
    return step != Step::Up && step != Step::Down;
}

bool isEnd(Step step)
{
    return step == Step::First || step == Step::Last;
}

/// Orders items along the direction of a step; ties are resolved by the other direction, then by list order.
class Course {
public:
    using Key = std::tuple<double, double, std::size_t, std::size_t>;

    Course(const Plot& plot, Step step)
        : m_plot(plot)
        , m_step(step)
    {
    }

    Key key(const PlotItem& item) const
    {
        const Span span = spanOf(marksOf(m_plot, item), item.item);
        const double upward = m_plot.panels[item.panel].y.reversed ? -span.middleY() : span.middleY();
        const double along = isHorizontal(m_step) ? span.middleX() : upward;
        const double across = isHorizontal(m_step) ? upward : span.middleX();
        if (m_step == Step::Left || m_step == Step::Down || m_step == Step::Last)
            return {-along, -across, ~item.marks, ~item.item};
        return {along, across, item.marks, item.item};
    }

    /// True if an item is next to another in this direction. Always true if items have no extent.
    bool isBeside(const PlotItem& item, const PlotItem& from) const
    {
        const Span a = spanOf(marksOf(m_plot, item), item.item);
        const Span b = spanOf(marksOf(m_plot, from), from.item);
        if (b.x == b.x2 && b.y == b.y2)
            return true;
        if (isHorizontal(m_step))
            return a.y <= b.middleY() && b.middleY() < a.y2;
        return a.x <= b.middleX() && b.middleX() < a.x2;
    }

    /// True if the step may end at an item.
    /// @param from empty for a step to the first or last item
    bool leadsTo(const PlotItem& item, const std::optional<PlotItem>& from) const
    {
        const Key there = key(item);
        if (!(std::isfinite(std::get<0>(there)) && std::isfinite(std::get<1>(there))))
            return false;
        return isEnd(m_step) || (there > key(*from) && isBeside(item, *from));
    }

private:
    const Plot& m_plot;
    Step m_step;
};

bool hasMarksOfAccounts(const Plot& plot)
{
    return std::any_of(plot.panels.begin(), plot.panels.end(), [](const PlotPanel& panel) {
        return std::any_of(
            panel.marks.begin(), panel.marks.end(), [](const Marks& marks) { return marks.isOfAccounts; });
    });
}

/// The selected rows and all rows below them.
class ChosenRows {
public:
    ChosenRows(const Plot& plot, const std::vector<NodeRow>& rows)
        : m_before(countBefore(*plot.tree, rows, false))
    {
        if (hasMarksOfAccounts(plot))
            m_beforeBelow = countBefore(*plot.tree, rows, true);
    }

    bool hasAnyOf(const Marks& marks, std::size_t item) const
    {
        const auto& before = marks.isOfAccounts ? m_beforeBelow : m_before;
        const auto hasAny = [&before](NodeRow row, NodeRow end) {
            return row != NoRow && end < before.size() && before[end] > before[row];
        };
        if (item < marks.groups.size())
            return std::any_of(marks.groups[item].begin(), marks.groups[item].end(),
                [&hasAny](NodeRow row) { return hasAny(row, row + 1); });
        return hasAny(marks.row(item), marks.rowEnd(item));
    }

private:
    /// Returns, by row, the number of selected rows before it.
    static std::vector<std::uint32_t> countBefore(
        const ShareTree& tree, const std::vector<NodeRow>& rows, bool withThoseBelow)
    {
        std::vector<std::uint32_t> before(tree.size() + 1, 0);
        for (const NodeRow row : rows) {
            if (row >= tree.size() || before[row + 1] == 1)
                continue; // rows below it are already included
            const NodeRow end = withThoseBelow ? tree.subtreeEnd(row) : row + 1;
            std::fill(before.begin() + row + 1, before.begin() + end + 1, 1);
        }
        std::partial_sum(before.begin(), before.end(), before.begin());
        return before;
    }

    std::vector<std::uint32_t> m_before;
    std::vector<std::uint32_t> m_beforeBelow;
};

} // namespace

bool isPickable(const Marks& marks)
{
    return marks.kind != MarkKind::References && marks.kind != MarkKind::Texts
        && (!marks.rows.empty() || !marks.figures.empty() || !marks.remarks.empty());
}

std::optional<PlotItem> itemAt(const Plot& plot, std::size_t panel, const PanelMap& map, const QPointF& at)
{
    const std::vector<Marks>& all = plot.panels[panel].marks;
    std::optional<PlotItem> found;
    double nearest = Reach;
    for (std::size_t m = all.size(); m-- > 0;) {
        if (!isPickable(all[m]))
            continue;
        for (std::size_t item = all[m].size(); item-- > 0;) {
            const double distance = distanceTo(map, all[m], item, at);
            if (distance < nearest) {
                nearest = distance;
                found = PlotItem{panel, m, item};
            }
        }
    }
    return found;
}

std::vector<PlotItem> itemsOf(const Plot& plot, const std::vector<NodeRow>& rows)
{
    std::vector<PlotItem> items;
    if (rows.empty())
        return items;
    const ChosenRows chosen(plot, rows);
    for (std::size_t p = 0; p < plot.panels.size(); ++p)
        for (std::size_t m = 0; m < plot.panels[p].marks.size(); ++m) {
            const Marks& marks = plot.panels[p].marks[m];
            for (std::size_t item = 0; item < marks.rows.size(); ++item)
                if (chosen.hasAnyOf(marks, item))
                    items.push_back({p, m, item});
        }
    return items;
}

std::optional<PlotItem> nextItem(const Plot& plot, const std::optional<PlotItem>& from, Step step)
{
    const Step wanted = from || step == Step::Last ? step : Step::First;
    const Course course(plot, wanted);
    const std::size_t panel = from ? from->panel : 0;
    if (panel >= plot.panels.size())
        return std::nullopt;
    std::optional<PlotItem> best;
    for (std::size_t m = 0; m < plot.panels[panel].marks.size(); ++m) {
        const Marks& marks = plot.panels[panel].marks[m];
        if (!isPickable(marks))
            continue;
        for (std::size_t i = 0; i < marks.size(); ++i) {
            const PlotItem item{panel, m, i};
            if (!course.leadsTo(item, from))
                continue;
            if (!best || course.key(item) < course.key(*best))
                best = item;
        }
    }
    return best;
}

} // namespace fairshare::gui
