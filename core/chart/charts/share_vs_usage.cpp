// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/meanings.h"
#include "core/chart/plot.h"
#include "core/chart/tree_figures.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/namesakes.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::array<std::string_view, 3> WhoChoices{"both", "users", "accounts"};
constexpr std::array<std::string_view, 3> AxesChoices{"automatic", "linear", "logarithmic"};
constexpr std::array<std::string_view, 2> DotColorChoices{"factor", "plain"};

constexpr ParameterSpec Who{.id = "who",
    .title = fairshare::phrase("Show"),
    .meaning = fairshare::phrase("Show users, accounts, or both."),
    .choices = WhoChoices};
constexpr ParameterSpec ScaleOfAxes{.id = "scale",
    .title = fairshare::phrase("Axes"),
    .meaning = fairshare::phrase("Logarithmic axes show small and large shares equally well. Automatic uses "
                                 "them when values span two decades or more."),
    .choices = AxesChoices};
constexpr ParameterSpec Color{.id = "color",
    .title = fairshare::phrase("Color"),
    .meaning = fairshare::phrase("Color users by their factor under the chosen algorithm, or all the same."),
    .choices = DotColorChoices};
constexpr std::array ShareVsUsageParameters{Who, ScaleOfAxes, Color};

/// More names would hide the points.
constexpr std::size_t MostDotNames = 40;
constexpr double DecadesForLogarithms = 100;
/// Distances below the lowest decade, as powers of ten: to the place of 0 and to the end of the axis.
constexpr double ZeroBelow = 0.45;
constexpr double EndBelow = 0.8;

/// Range of the values on an axis.
struct Extent {
    double lowest = INFINITY; ///< above 0
    double highest = 0;
    bool hasZero = false;

    void add(double value)
    {
        if (!std::isfinite(value))
            return;
        hasZero = hasZero || value <= 0;
        highest = std::max(highest, value);
        if (value > 0)
            lowest = std::min(lowest, value);
    }
    bool spansDecades() const { return highest > 0 && highest >= DecadesForLogarithms * lowest; }
};

PlotAxis logarithmicAxis(const Extent& both, bool hasZero)
{
    const double lowest = std::pow(10, std::floor(std::log10(both.lowest)));
    PlotAxis axis{.scale = AxisScale::Logarithmic, .grid = true};
    axis.lowest = lowest;
    axis.highest = std::pow(10, std::ceil(std::log10(both.highest)));
    if (axis.highest <= axis.lowest)
        axis.highest = 10 * axis.lowest;
    if (hasZero) {
        axis.zeroAt = lowest * std::pow(10, -ZeroBelow);
        axis.lowest = lowest * std::pow(10, -EndBelow);
    }
    return axis;
}

/// Gives both axes the same range, so that the target is the diagonal.
void setAxes(PlotPanel& panel, const Extent& shares, const Extent& usage, std::string_view scale)
{
    Extent both = shares;
    both.lowest = std::min(shares.lowest, usage.lowest);
    both.highest = std::max(shares.highest, usage.highest);
    const bool wanted =
        scale == "logarithmic" || (scale == "automatic" && (shares.spansDecades() || usage.spansDecades()));
    if (wanted && both.highest > 0) {
        panel.x = logarithmicAxis(both, shares.hasZero);
        panel.y = logarithmicAxis(both, usage.hasZero);
    } else {
        panel.x = {.highest = roundRange(0, both.highest).highest, .grid = true};
        panel.y = panel.x;
    }
    panel.x.title = fairshare::say("Share of the cluster");
    panel.y.title = fairshare::say("Fraction of total usage");
    panel.x.meaning = shareMeaning();
    panel.y.meaning = usageMeaning();
}

/// Draws lines of equal usage ratio, which are straight on linear and logarithmic axes.
Marks references(const PlotAxis& axis)
{
    constexpr std::array<double, 3> Ratios{1, 2, 0.5};
    Marks lines{.kind = MarkKind::References,
        .id = "usage_ratio",
        .title = fairshare::say("line of constant usage ratio")};
    lines.addLabel(worded([] { return fairshare::say("uses its share"); }));
    lines.addLabel(worded([] { return fairshare::say("twice its share"); }));
    lines.addLabel(worded([] { return fairshare::say("half its share"); }));
    lines.roles = {PlotRole::Text, PlotRole::Muted, PlotRole::Muted};
    lines.labelPlace = LabelPlace::Beside;
    for (const double ratio : Ratios) {
        // The lines extend beyond the picture at both ends. On logarithmic axes, they start above 0.
        const double first = axis.scale == AxisScale::Logarithmic ? axis.lowest / 10 : 0;
        lines.x.push_back(first);
        lines.y.push_back(first * ratio);
        lines.x2.push_back(axis.highest * 10);
        lines.y2.push_back(axis.highest * 10 * ratio);
    }
    return lines;
}

/// Returns the rows whose usage is furthest from their share, furthest first.
std::vector<std::uint32_t> furthest(const Marks& marks)
{
    std::vector<std::uint32_t> items(marks.size());
    for (std::uint32_t item = 0; item < items.size(); ++item)
        items[item] = item;
    const auto distance = [&marks](std::uint32_t item) {
        const double gap = std::abs(marks.y[item] - marks.x[item]);
        return std::isfinite(gap) ? gap : 0.0;
    };
    const auto end = items.begin() + static_cast<std::ptrdiff_t>(std::min(items.size(), MostDotNames));
    std::partial_sort(items.begin(), end, items.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::pair(-distance(a), a) < std::pair(-distance(b), b);
    });
    items.erase(end, items.end());
    return items;
}

void addPoint(Marks& marks, NodeRow row, const TreeFigures& figures)
{
    marks.x.push_back((*figures.share)[row]);
    marks.y.push_back((*figures.usage)[row]);
    marks.rows.push_back(row);
}

Result<Plot> makeShareVsUsage(const ChartInput& input, const ParameterValues& values)
{
    const ShareTree& tree = input.now.tree;
    const TreeFigures figures = treeFigures(input);
    const std::string_view who = choiceOf(Who, values);
    Plot plot{.title = fairshare::say("Usage versus share"), .tree = SharedValue(tree)};
    plot.note = fairshare::say("Points above the line use more than their share; points below use less.");
    Marks accounts{.kind = MarkKind::Points,
        .id = "accounts",
        .title = fairshare::say("account"),
        .role = PlotRole::Text,
        .figures = figures.list,
        .hollow = true};
    Marks users{
        .kind = MarkKind::Points, .id = "users", .title = fairshare::say("user"), .figures = figures.list};
    const bool colored = choiceOf(Color, values) == "factor";
    Extent shares;
    Extent usage;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (who != "both" && tree.isUser(row) != (who == "users"))
            continue;
        addPoint(tree.isUser(row) ? users : accounts, row, figures);
        if (tree.isUser(row) && colored)
            users.values.push_back((*figures.factor)[row]);
        shares.add((*figures.share)[row]);
        usage.add((*figures.usage)[row]);
    }
    PlotPanel panel;
    setAxes(panel, shares, usage, choiceOf(ScaleOfAxes, values));
    accounts.labelPlace = LabelPlace::Beside;
    accounts.labelled = furthest(accounts);
    if (who == "users") {
        users.labelPlace = LabelPlace::Beside;
        users.labelled = furthest(users);
    }
    if (users.size() + accounts.size() == 0)
        plot.empty = fairshare::say("No users or accounts to show.");
    else if (!(usage.highest > 0))
        plot.note = fairshare::say("No usage yet.");
    if (colored && users.size() > 0)
        plot.colorScale = ColorScale{
            .title = figures.factorTitle, .meaning = factorMeaning(*input.now.find(input.algorithm))};
    plot.nameEnds = nameEnds(tree, users.rows);
    panel.marks = {references(panel.x), std::move(users), std::move(accounts)};
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace

Chart share_vs_usage()
{
    return {.id = "share_vs_usage",
        .title = fairshare::phrase("Usage versus share"),
        .group = ChartGroup::Shares,
        .summary =
            fairshare::phrase("Every user and account by share of the cluster and fraction of total usage."),
        .teaches =
            fairshare::phrase("Who uses more or less than their share, and how closely the factor follows."),
        .parameters = ShareVsUsageParameters,
        .make = makeShareVsUsage};
}

} // namespace fairshare::chart_files
