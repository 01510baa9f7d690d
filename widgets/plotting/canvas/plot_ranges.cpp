// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_ranges.h"

#include "widgets/plotting/canvas/panel_fills.h"
#include "widgets/plotting/marks/item_finder.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace fairshare::gui {
namespace {

constexpr double Infinite = std::numeric_limits<double>::infinity();

void include(QCPRange& range, double number)
{
    if (!std::isfinite(number))
        return;
    range.lower = std::min(range.lower, number);
    range.upper = std::max(range.upper, number);
}

/// The axis ranges that items of a panel occupy.
struct TakenRanges {
    QCPRange x{Infinite, Infinite};
    QCPRange y{Infinite, Infinite};
};

/// Without items, the upper ends of the ranges are below the lower ones.
TakenRanges takenRanges(const Plot& plot, const std::vector<PlotItem>& items, std::size_t panel)
{
    TakenRanges taken;
    taken.x.upper = taken.y.upper = -Infinite;
    for (const PlotItem& item : items) {
        if (item.panel != panel)
            continue;
        const Marks& marks = marksOf(plot, item);
        const bool line = marks.kind == MarkKind::Lines;
        const std::size_t first = line ? marks.starts[item.item] : item.item;
        const std::size_t end = line ? marks.starts[item.item + 1] : item.item + 1;
        for (std::size_t point = first; point < end; ++point) {
            include(taken.x, marks.x[point]);
            include(taken.y, marks.y[point]);
            if (!marks.x2.empty()) {
                include(taken.x, marks.x2[point]);
                include(taken.y, marks.y2[point]);
            }
        }
    }
    return taken;
}

/// Extends a range a little, so nothing is on the frame.
QCPRange withMargin(const QCPRange& range, const PlotAxis& axis)
{
    constexpr double Margin = 0.05;
    constexpr double LeastPart = 0.02; // of the axis: a single item has no width
    if (axis.scale == AxisScale::Logarithmic) {
        const double ends = std::pow(axis.highest / axis.lowest, LeastPart);
        const double factor = std::max(ends, std::pow(range.upper / range.lower, Margin));
        return {range.lower / factor, range.upper * factor};
    }
    const double more = std::max((axis.highest - axis.lowest) * LeastPart, range.size() * Margin);
    return {range.lower - more, range.upper + more};
}

} // namespace

bool isSame(const QCPRange& a, const QCPRange& b)
{
    const double least = 1e-9 * b.size(); // tolerance, because limiting a range rounds it
    return std::abs(a.lower - b.lower) <= least && std::abs(a.upper - b.upper) <= least;
}

bool zooms(const PlotAxis& axis)
{
    return axis.shown && axis.scale != AxisScale::Categories;
}

void fitRanges(const Plot& plot, std::vector<CanvasPanel>& panels, const std::vector<PlotItem>& items)
{
    for (std::size_t at = 0; at < panels.size(); ++at) {
        if (isBody(plot.panels[at]))
            continue;
        const auto& [x, y] = takenRanges(plot, items, at);
        const PlotPanel& panel = plot.panels[at];
        if (x.lower <= x.upper && zooms(panel.x))
            panels[at].x->setRange(withMargin(x, panel.x));
        if (y.lower <= y.upper && zooms(panel.y))
            panels[at].y->setRange(withMargin(y, panel.y));
    }
}

void zoomRanges(const Plot& plot, std::vector<CanvasPanel>& panels, double factor)
{
    for (std::size_t at = 0; at < panels.size(); ++at) {
        if (isBody(plot.panels[at]))
            continue;
        if (zooms(plot.panels[at].x))
            panels[at].x->scaleRange(factor);
        if (zooms(plot.panels[at].y))
            panels[at].y->scaleRange(factor);
    }
}

void showWholeRanges(const Plot& plot, std::vector<CanvasPanel>& panels)
{
    for (std::size_t at = 0; at < panels.size(); ++at) {
        panels[at].x->setRange(panels[at].whole);
        panels[at].y->setRange(plot.panels[at].y.lowest, plot.panels[at].y.highest);
    }
}

bool showsWholeRange(const PlotPanel& full, const CanvasPanel& panel)
{
    return isSame(panel.x->range(), panel.whole)
        && isSame(panel.y->range(), QCPRange(full.y.lowest, full.y.highest));
}

void shareRanges(const Plot& plot, const std::vector<CanvasPanel>& panels)
{
    const auto follow = [](QCPAxis* axis, QCPAxis* other) {
        QObject::connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), other,
            [other](const QCPRange& range) { other->setRange(range); });
    };
    for (const CanvasPanel& a : panels)
        for (const CanvasPanel& b : panels) {
            if (a.rect == b.rect)
                continue;
            if (plot.sharesX)
                follow(a.x, b.x);
            if (plot.sharesY)
                follow(a.y, b.y);
        }
}

void keepWithin(const std::vector<CanvasPanel>& panels, std::size_t at, const PlotPanel& full)
{
    const auto bound = [](QCPAxis* axis, bool logarithmic, const std::function<QCPRange()>& wholeOf) {
        QObject::connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), axis,
            [axis, wholeOf, logarithmic](const QCPRange& range) {
                const QCPRange whole = wholeOf();
                const QCPRange kept = logarithmic
                    ? QCPRange(std::max(range.lower, whole.lower), std::min(range.upper, whole.upper))
                    : range.bounded(whole.lower, whole.upper);
                if (kept.lower < kept.upper && kept != range)
                    axis->setRange(kept);
                else if (!(kept.lower < kept.upper))
                    axis->setRange(whole);
            });
    };
    bound(panels[at].x, full.x.scale == AxisScale::Logarithmic, [&panels, at] { return panels[at].whole; });
    bound(panels[at].y, full.y.scale == AxisScale::Logarithmic,
        [range = QCPRange(full.y.lowest, full.y.highest)] { return range; });
}

} // namespace fairshare::gui
