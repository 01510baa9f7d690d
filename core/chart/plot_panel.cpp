// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot_panel.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// Returns the n-th of `count` evenly spaced places. The last one is exact.
double gridPlace(std::size_t n, std::size_t count, RoundRange range, AxisScale scale)
{
    if (n + 1 == count)
        return range.highest;
    const double part = static_cast<double>(n) / static_cast<double>(count - 1);
    if (scale == AxisScale::Logarithmic)
        return range.lowest * std::pow(range.highest / range.lowest, part);
    return range.lowest + (range.highest - range.lowest) * part;
}

} // namespace

double PlotGrid::x(std::size_t column, AxisScale scale) const
{
    return gridPlace(column, columns, {lowestX, highestX}, scale);
}

double PlotGrid::y(std::size_t row, AxisScale scale) const
{
    return gridPlace(row, rows, {lowestY, highestY}, scale);
}

void Marks::addLabel(Worded label)
{
    labels.push_back(std::move(label.shown));
    englishLabels.push_back(std::move(label.english));
}

std::size_t Marks::size() const
{
    if (kind == MarkKind::Lines)
        return starts.empty() ? 0 : starts.size() - 1;
    return x.size();
}

NodeRow Marks::rowEnd(std::size_t item) const
{
    if (item < rowEnds.size())
        return rowEnds[item];
    return row(item) == NoRow ? NoRow : row(item) + 1;
}

bool Marks::standsFor(std::size_t item, NodeRow wanted) const
{
    if (item < groups.size())
        return std::binary_search(groups[item].begin(), groups[item].end(), wanted);
    return row(item) != NoRow && row(item) <= wanted && wanted < rowEnd(item);
}

std::string exactText(const PlotFigure& figure, const Marks& marks, std::size_t item)
{
    const std::size_t at = figure.byRow ? marks.row(item) : item;
    if (figure.byRow && marks.row(item) == NoRow)
        return {};
    if (const auto* counts = std::get_if<Counts>(&figure.values)) {
        const std::uint32_t value = (**counts)[at];
        return value == UndefinedCount ? std::string() : fmt::to_string(value);
    }
    const double value = (*std::get<Reals>(figure.values))[at];
    return isUndefined(value) ? std::string() : shortest(value);
}

double placeOn(const ColorScale& scale, double value)
{
    const auto place = [&](double from, double to, double at) {
        return to != from ? std::clamp((at - from) / (to - from), 0.0, 1.0) : 0.5;
    };
    if (!scale.logarithmic)
        return place(scale.lowest, scale.highest, value);
    return value > 0 ? place(std::log(scale.lowest), std::log(scale.highest), std::log(value)) : 0.0;
}

RoundRange roundRange(double lowest, double highest)
{
    constexpr double Steps = 5; // approximate number of ticks on an axis
    constexpr double Tolerance = 1e-9; // keeps bounds that are already round
    if (!(highest > lowest))
        return {std::min(lowest, 0.0), lowest > 0 ? lowest : lowest + 1};
    const double step = (highest - lowest) / Steps;
    const double unit = std::pow(10.0, std::floor(std::log10(step)));
    double nice = 10 * unit;
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * unit >= step) {
            nice = factor * unit;
            break;
        }
    }
    return {std::floor(lowest / nice + Tolerance) * nice, std::ceil(highest / nice - Tolerance) * nice};
}

} // namespace fairshare
