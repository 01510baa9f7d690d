// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/marks/item_finder.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

/// Visible ranges of the axes of a plot.
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

void PlotCanvas::fit(const std::vector<PlotItem>& items)
{
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        if (isBody(at))
            continue;
        const auto& [x, y] = takenRanges(*m_plot, items, at);
        const PlotPanel& panel = m_plot->panels[at];
        if (x.lower <= x.upper && zooms(panel.x))
            m_panels[at].x->setRange(withMargin(x, panel.x));
        if (y.lower <= y.upper && zooms(panel.y))
            m_panels[at].y->setRange(withMargin(y, panel.y));
    }
    replot(rpQueuedReplot);
}

void PlotCanvas::zoom(double factor)
{
    for (std::size_t at = 0; at < m_panels.size(); ++at) {
        if (isBody(at))
            continue;
        if (zooms(m_plot->panels[at].x))
            m_panels[at].x->scaleRange(factor);
        if (zooms(m_plot->panels[at].y))
            m_panels[at].y->scaleRange(factor);
    }
    replot(rpQueuedReplot);
}

void PlotCanvas::adoptRanges(const PlotCanvas& other)
{
    for (std::size_t at = 0; at < std::min(m_panels.size(), other.m_panels.size()); ++at) {
        if (isBody(at) || other.isBody(at))
            continue;
        m_panels[at].x->setRange(other.m_panels[at].x->range());
        m_panels[at].y->setRange(other.m_panels[at].y->range());
    }
    replot(rpQueuedReplot);
}

bool PlotCanvas::zooms(const PlotAxis& axis)
{
    return axis.shown && axis.scale != AxisScale::Categories;
}

} // namespace fairshare::gui
