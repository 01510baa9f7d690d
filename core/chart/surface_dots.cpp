// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/surface_dots.h"

#include "core/analysis/compare/factor_spread.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/chart/surface_plot.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

/// Labels on a map, for the associations with the most usage.
constexpr std::size_t MostMapNames = 8;
constexpr double Room = 1.04; ///< factor for room beyond the furthest dot

Reals sharedReals(const std::vector<double>& values)
{
    return std::make_shared<const Values<double>>(values.begin(), values.end());
}

/// Keeps the counts of users. Accounts have no job priority.
Counts ofUsers(const ShareTree& tree, const SurfacePoints& points, std::vector<std::uint32_t> counts)
{
    for (std::size_t i = 0; i < points.size(); ++i)
        counts[i] = tree.isUser(points.rows[i]) ? counts[i] : UndefinedCount;
    return std::make_shared<const Values<std::uint32_t>>(counts.begin(), counts.end());
}

std::vector<PlotFigure> figuresOf(const ShareTree& tree, const SurfaceDots& dots)
{
    const SurfacePoints& points = dots.points;
    std::vector<double> lifted(points.shares);
    std::transform(lifted.begin(), lifted.end(), lifted.begin(), interpolatedShares);
    return {{"usage_efctv", fairshare::say("Usage U"), "", sharedReals(points.usage)},
        {"shares_norm", fairshare::say("Share S"), "", sharedReals(points.shares)},
        {"shares_interpolated", fairshare::say("S' = 0.1 + 0.9 S"), "", sharedReals(lifted)},
        {"f_without", fairshare::say("F without interpolation"), "", sharedReals(points.without)},
        {"f_with", fairshare::say("F with interpolation"), "", sharedReals(points.with)},
        {"priority_without", fairshare::say("Integer priority without interpolation"), "",
            ofUsers(tree, points, dots.collisions.without)},
        {"users_without", fairshare::say("Users with this priority"), "",
            ofUsers(tree, points, dots.collisions.usersWithout)},
        {"priority_with", fairshare::say("Integer priority with interpolation"), "",
            ofUsers(tree, points, dots.collisions.with)},
        {"users_with", fairshare::say("Users with this priority"), "",
            ofUsers(tree, points, dots.collisions.usersWith)}};
}

template <typename T>
auto picked(const Values<T>& values, const std::vector<std::uint32_t>& items)
{
    Values<T> some;
    some.reserve(items.size());
    for (const std::uint32_t item : items)
        some.push_back(values[item]);
    return std::make_shared<const Values<T>>(std::move(some));
}

PlotFigure picked(const PlotFigure& figure, const std::vector<std::uint32_t>& items)
{
    PlotFigure some = figure;
    std::visit([&](const auto& values) { some.values = picked(*values, items); }, figure.values);
    return some;
}

std::vector<std::uint32_t> highestUsage(const Marks& marks)
{
    std::vector<std::uint32_t> items(marks.size());
    std::iota(items.begin(), items.end(), 0U);
    const auto end = items.begin() + static_cast<std::ptrdiff_t>(std::min(items.size(), MostMapNames));
    std::partial_sort(items.begin(), end, items.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(-marks.x[a], a) < std::pair(-marks.x[b], b);
    });
    items.erase(end, items.end());
    return items;
}

} // namespace

constexpr ParameterSpec SurfaceWeightParameter{.id = "weight",
    .title = "PriorityWeightFairshare",
    .meaning = fairshare::phrase(
        "Weight that multiplies the factor. The resulting priority is truncated to an integer."),
    .minimum = 0,
    .maximum = 4294967295,
    .defaultNumber = DefaultFairshareWeight};

std::optional<PointsOf> pointsOf(const ParameterValues& values)
{
    const std::string_view choice = choiceOf(DotsParameter, values);
    if (choice == "none")
        return std::nullopt;
    return choice == "all" ? PointsOf::All : PointsOf::Users;
}

SurfaceDots surfaceDots(const ChartInput& input, const ParameterValues& values, double damping)
{
    SurfaceDots dots;
    const std::optional<PointsOf> who = pointsOf(values);
    if (!who)
        return dots;
    const auto weight = static_cast<std::uint32_t>(numberOf(SurfaceWeightParameter, values));
    dots.points = surfacePoints(input.now, *input.now.find(input.algorithm), *who, damping);
    dots.collisions = surfaceCollisions(dots.points, weight);
    dots.figures = figuresOf(input.now.tree, dots);
    return dots;
}

Marks dotMarks(SurfaceDots& dots, const PlotPanel& panel, const std::vector<double>& heights)
{
    const SurfacePoints& points = dots.points;
    Marks marks{.kind = MarkKind::Points,
        .id = "associations",
        .title = fairshare::say("association"),
        .role = PlotRole::Text};
    std::vector<std::uint32_t> items;
    for (std::uint32_t item = 0; item < points.size(); ++item) {
        if (points.usage[item] > panel.x.highest || points.shares[item] > panel.y.highest)
            continue;
        items.push_back(item);
        marks.x.push_back(points.usage[item]);
        marks.y.push_back(points.shares[item]);
        if (panel.z)
            marks.z.push_back(std::clamp(heights[item], panel.z->lowest, panel.z->highest));
        marks.rows.push_back(points.rows[item]);
    }
    dots.beyond = points.size() - items.size();
    for (const PlotFigure& figure : dots.figures)
        marks.figures.push_back(picked(figure, items));
    marks.labelPlace = panel.z || items.empty() ? LabelPlace::None : LabelPlace::Beside;
    marks.labelled = highestUsage(marks);
    return marks;
}

SurfaceExtent surfaceExtent(std::string_view range, const SurfacePoints& points)
{
    if (range == "0_to_1")
        return {};
    if (range == "0_to_2" || range == "0_to_5")
        return {.usage = range == "0_to_2" ? 2.0 : 5.0};
    const auto highest = [](const std::vector<double>& values) {
        const auto found = std::max_element(values.begin(), values.end());
        return found == values.end() ? 0.0 : *found;
    };
    const double usage = highest(points.usage);
    if (range == "automatic")
        return {.usage = usage > 1 ? roundRange(0, usage).highest : 1.0};
    const double shares = highest(points.shares);
    // Leaves room for the names of the furthest dots.
    const auto fitted = [](double most) {
        const double end = most > 0 ? roundRange(0, most * Room).highest : 1.0;
        return most <= 1 ? std::min(end, 1.0) : end;
    };
    return {.usage = fitted(usage), .shares = fitted(shares)};
}

std::string missingDots(const SurfaceDots& dots)
{
    const auto number = [](std::size_t count) { return counted(count, Noun::Association, ThinSeparator); };
    std::string text;
    if (dots.beyond > 0)
        text = fairshare::say("Outside the range: {}.", number(dots.beyond));
    if (dots.points.left > 0)
        text +=
            (text.empty() ? "" : " ") + fairshare::say("No value for U or S: {}.", number(dots.points.left));
    return text;
}

} // namespace fairshare
