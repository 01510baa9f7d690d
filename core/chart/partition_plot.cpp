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
constexpr double ParentSharesHeight = 0.34; ///< of a level
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

/// Users directly below an account who have its share instead of one of their own.
std::vector<NodeRow> usersWithParentShares(const ShareTree& tree, NodeRow account)
{
    std::vector<NodeRow> users;
    // Users stand before accounts.
    for (NodeRow row = account + 1; row < tree.subtreeEnd(account) && tree.isUser(row); ++row)
        if (tree.hasParentShares(row))
            users.push_back(row);
    return users;
}

/// "ana, ben, cem and 4 more: each has the share of the account."
std::string remarkOf(const ShareTree& tree, const std::vector<NodeRow>& users)
{
    constexpr std::size_t MostNames = 8;
    std::string names;
    const std::size_t named = users.size() > MostNames ? MostNames - 1 : users.size();
    for (std::size_t at = 0; at < named; ++at)
        names += fmt::format("{}{}", at == 0 ? "" : ", ", tree.name(users[at]));
    if (named < users.size())
        names = fairshare::say("{} and {} more", names, users.size() - named);
    return users.size() == 1 ? fairshare::say("{} has the share of the account.", names)
                             : fairshare::say("{}: each has the share of the account.", names);
}

/// A strip at the end of an account for its users with parent shares, who take no part of its width.
/// @param account the last of `made.accounts`
void addParentShares(
    PartitionPlot& made, const TreeFigures& figures, NodeRow account, std::array<Values<double>, 2>& sums)
{
    std::vector<NodeRow> users = usersWithParentShares(made.plot.tree, account);
    if (users.empty())
        return;
    Marks& strips = made.parentShares;
    strips.x.push_back(made.accounts.x.back());
    strips.x2.push_back(made.accounts.x2.back());
    strips.y2.push_back(made.accounts.y2.back());
    made.accounts.y2.back() -= ParentSharesHeight;
    strips.y.push_back(made.accounts.y2.back());
    strips.rows.push_back(users.front());
    const std::string name(made.plot.tree.name(users.front()));
    strips.addLabel(worded([&] {
        return users.size() == 1
            ? fairshare::say("{} (parent shares)", name)
            : fairshare::say("{} with parent shares", counted(users.size(), Noun::User, ""));
    }));
    strips.shortLabels.push_back(users.size() == 1 ? name : counted(users.size(), Noun::User, ""));
    strips.remarks.push_back(remarkOf(made.plot.tree, users));
    sums[0].push_back((*figures.share)[users.front()]);
    double usage = 0;
    for (const NodeRow user : users)
        usage += (*figures.usage)[user];
    sums[1].push_back(usage);
    strips.groups.push_back(std::move(users));
}

std::string noteOf(const ChartInput& input, const TreeFigures& figures)
{
    const ShareTree& tree = input.now.tree;
    std::string note = input.focus == RootRow
        ? fairshare::say("Sizes are shares of the cluster.")
        : fairshare::say("Sizes are shares of {}, which has {} of the cluster.", tree.name(input.focus),
              saidNumber(fixed((*figures.share)[input.focus], 4)));
    std::size_t users = 0;
    for (NodeRow row = input.focus; row < tree.subtreeEnd(input.focus); ++row)
        users += tree.isUser(row) && tree.hasParentShares(row) ? 1U : 0U;
    if (users == 0)
        return note;
    return note + ' '
        + (users == 1
                ? fairshare::say("Hatched: 1 user with parent shares, which has the share of its account.")
                : fairshare::say("Hatched: {} with parent shares, each with the share of its account.",
                      counted(users, Noun::User, "\u2009")));
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
    made.parentShares = {.id = "parent_shares",
        .title = fairshare::say("parent shares"),
        .role = PlotRole::Bar,
        .hatched = true};
    std::array<Values<double>, 3> sums;
    std::array<Values<double>, 2> parentSums;
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
            if (!tree.isUser(part.row))
                addParentShares(made, figures, part.row, parentSums);
        }
        made.levels = std::max(made.levels, part.lastLevel + 1);
    }
    made.merged.figures = {{"share", fairshare::say("Share of the cluster"), "",
                               std::make_shared<const Values<double>>(std::move(sums[0]))},
        {"usage", fairshare::say("Part of all usage"), "",
            std::make_shared<const Values<double>>(std::move(sums[1]))},
        {"usage_ratio", fairshare::say("Usage ratio"), "",
            std::make_shared<const Values<double>>(std::move(sums[2]))}};
    made.parentShares.figures = {{"share", fairshare::say("Share of the cluster"), "",
                                     std::make_shared<const Values<double>>(std::move(parentSums[0]))},
        {"usage", fairshare::say("Part of all usage"), "",
            std::make_shared<const Values<double>>(std::move(parentSums[1]))}};
    for (Marks* marks : {&made.accounts, &made.users, &made.merged, &made.parentShares})
        marks->labelPlace = LabelPlace::Inside;
    const bool isDivided = parts.size() > 1 || made.parentShares.size() > 0;
    if (!isDivided && tree.subtreeEnd(input.focus) > input.focus + 1)
        made.plot.empty = fairshare::say("{} has no shares to divide.", tree.name(input.focus));
    return made;
}

} // namespace fairshare
