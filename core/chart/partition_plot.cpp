// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/meanings.h"
#include "core/chart/share_partition.h"
#include "core/chart/tree_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 3> Colors{"usage_ratio", "factor", "rank"};
/// Deeper ones are drawn after going into an account.
constexpr std::uint32_t MostLevels = 12;
constexpr double RatioEnds = 8; ///< usage ratios beyond are as bright or as dark as this

double valueOf(std::string_view color, const TreeFigures& figures, NodeRow row)
{
    if (color == "usage_ratio")
        return (*figures.ratio)[row];
    if (color == "factor")
        return (*figures.factor)[row];
    const std::uint32_t rank = (*figures.rank)[row];
    return rank == UndefinedCount ? Undefined : rank;
}

/// Those who stand beside each other in a merged part, without those below them.
struct Neighbors {
    std::size_t users = 0;
    std::size_t accounts = 0;
    double share = 0;
    double usage = 0;
};

Neighbors neighborsOf(const ShareTree& tree, const SharePart& part, const TreeFigures& figures)
{
    Neighbors found;
    for (NodeRow row = part.row; row < part.end; row = tree.subtreeEnd(row)) {
        ++(tree.isUser(row) ? found.users : found.accounts);
        found.usage += (*figures.usage)[row];
        // Parent shares are those of the account once more.
        found.share += tree.hasParentShares(row) ? 0 : (*figures.share)[row];
    }
    return found;
}

std::string labelOf(const Neighbors& found)
{
    if (found.accounts == 0)
        return counted(found.users, Noun::User, "");
    return found.users == 0 ? counted(found.accounts, Noun::Account, "")
                            : fairshare::say("{} more", found.users + found.accounts);
}

void addMerged(Marks& marks, const Neighbors& found, std::array<Values<double>, 3>& figures)
{
    marks.addLabel(worded([&] { return labelOf(found); }));
    figures[0].push_back(found.share);
    figures[1].push_back(found.usage);
    figures[2].push_back(found.share > 0 ? found.usage / found.share : Undefined);
}

std::string noteOf(const ChartInput& input, const TreeFigures& figures)
{
    if (input.focus == RootRow)
        return fairshare::say("Sizes are shares of the cluster.");
    return fairshare::say("Sizes are shares of {}, which has {} of the cluster.",
        input.now.tree.name(input.focus), saidNumber(fixed((*figures.share)[input.focus], 4)));
}

/// Round numbers would leave out the first place.
std::vector<PlotTick> ticksOfRanks(std::size_t users)
{
    constexpr std::size_t Steps = 4;
    std::vector<PlotTick> ticks;
    for (std::size_t step = 0; step <= Steps; ++step) {
        const std::size_t rank = 1 + (users - 1) * step / Steps;
        if (ticks.empty() || ticks.back().at < static_cast<double>(rank))
            ticks.push_back({static_cast<double>(rank), fmt::to_string(rank)});
    }
    return ticks;
}

ColorScale scaleOf(std::string_view color, const ChartInput& input, const TreeFigures& figures)
{
    if (color == "factor")
        return {.title = figures.factorTitle, .meaning = factorMeaning(*input.now.find(input.algorithm))};
    if (color == "rank") {
        // The first place is as bright as the highest factor.
        const std::size_t users = std::max<std::size_t>(input.now.tree.userCount(), 2);
        return {.title = fairshare::say("Rank, {}", said(input.now.find(input.algorithm)->algorithm->title)),
            .meaning = rankMeaning(),
            .lowest = static_cast<double>(users),
            .highest = 1,
            .ticks = ticksOfRanks(users)};
    }
    return {.title = fairshare::say("Usage ratio: usage / share"),
        .meaning = usageRatioMeaning(),
        .lowest = 1 / RatioEnds,
        .highest = RatioEnds,
        .logarithmic = true,
        .ticks = {{0.125, "1/8"}, {0.25, "1/4"}, {0.5, "1/2"}, {1, "1"}, {2, "2"}, {4, "4"}, {8, "8"}}};
}

} // namespace

const ParameterSpec PartitionColor{.id = "color",
    .title = fairshare::phrase("Color"),
    .meaning = fairshare::phrase("The usage ratio, or the factor or rank under the chosen algorithm."),
    .choices = Colors};

PartitionPlot partitionPlot(const ChartInput& input, const ParameterValues& values, double narrowest)
{
    const ShareTree& tree = input.now.tree;
    const TreeFigures figures = treeFigures(input);
    const std::string_view color = choiceOf(PartitionColor, values);
    PartitionPlot made;
    made.plot.title = fairshare::say("Shares of the cluster");
    made.plot.tree = tree;
    made.plot.focus = input.focus;
    made.plot.note = noteOf(input, figures);
    made.plot.colorScale = scaleOf(color, input, figures);
    made.plot.panels.resize(1);
    made.accounts = {
        .id = "accounts", .title = fairshare::say("account"), .role = PlotRole::Bar, .figures = figures.list};
    made.users = {
        .id = "users", .title = fairshare::say("user"), .role = PlotRole::Bar, .figures = figures.list};
    made.merged = {
        .id = "merged", .title = fairshare::say("too narrow to be drawn alone"), .role = PlotRole::Bar};
    std::array<Values<double>, 3> sums;
    const auto parts = partitionShares(input.now, input.focus, {narrowest, MostLevels});
    for (const SharePart& part : parts) {
        Marks& whose = tree.isUser(part.row) ? made.users : made.accounts;
        Marks& marks = part.merged ? made.merged : whose;
        marks.x.push_back(part.from);
        marks.x2.push_back(part.to);
        marks.y.push_back(part.level);
        marks.y2.push_back(part.lastLevel + 1.0);
        marks.rows.push_back(part.row);
        marks.rowEnds.push_back(part.merged ? part.end : part.row + 1);
        if (part.merged) {
            addMerged(marks, neighborsOf(tree, part, figures), sums);
            marks.values.push_back(color == "usage_ratio" ? sums[2].back() : Undefined);
        } else {
            marks.values.push_back(valueOf(color, figures, part.row));
        }
        made.levels = std::max(made.levels, part.lastLevel + 1);
    }
    made.merged.figures = {{"share", fairshare::say("Share of the cluster"), "",
                               std::make_shared<const Values<double>>(std::move(sums[0]))},
        {"usage", fairshare::say("Part of all usage"), "",
            std::make_shared<const Values<double>>(std::move(sums[1]))},
        {"usage_ratio", fairshare::say("Usage ratio"), "",
            std::make_shared<const Values<double>>(std::move(sums[2]))}};
    for (Marks* marks : {&made.accounts, &made.users, &made.merged})
        marks->labelPlace = LabelPlace::Inside;
    if (parts.size() == 1 && tree.subtreeEnd(input.focus) > input.focus + 1)
        made.plot.empty = fairshare::say("{} has no shares to divide.", tree.name(input.focus));
    return made;
}

} // namespace fairshare
