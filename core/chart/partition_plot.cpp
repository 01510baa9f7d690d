// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/meanings.h"
#include "core/chart/share_partition.h"
#include "core/chart/tree_figures.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 3> Colors{"usage_ratio", "factor", "rank"};
/// Deeper levels are drawn after drilling down into an account.
constexpr std::uint32_t MostLevels = 12;
constexpr double ParentSharesHeight = 0.34; ///< of a level
constexpr double RatioEnds = 8; ///< the color scale ends at this usage ratio and its inverse

double valueOf(std::string_view color, const TreeFigures& figures, NodeRow row)
{
    if (color == "usage_ratio")
        return (*figures.ratio)[row];
    if (color == "factor")
        return (*figures.factor)[row];
    const std::uint32_t rank = (*figures.rank)[row];
    return rank == UndefinedCount ? Undefined : rank;
}

/// The neighbors in a merged part, without the rows below them.
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
        // Parent shares would count the share of the account again.
        found.share += tree.hasParentShares(row) ? 0 : (*figures.share)[row];
    }
    return found;
}

std::string neighborsLabel(const Neighbors& found)
{
    if (found.accounts == 0)
        return counted(found.users, Noun::User, "");
    return found.users == 0 ? counted(found.accounts, Noun::Account, "")
                            : fairshare::say("{} more", found.users + found.accounts);
}

PlotFigure shareFigure(Values<double> values)
{
    return {"share", fairshare::say("Share of the cluster"), "",
        std::make_shared<const Values<double>>(std::move(values))};
}

PlotFigure usageFigure(Values<double> values)
{
    return {"usage", fairshare::say("Fraction of total usage"), "",
        std::make_shared<const Values<double>>(std::move(values))};
}

/// Values of the strips, in their order, and the number of users and accounts in them.
struct ParentSums {
    Values<double> share;
    Values<double> usage;
    std::size_t users = 0;
    std::size_t accounts = 0;
};

void addMerged(Marks& marks, const Neighbors& found, std::array<Values<double>, 3>& figures)
{
    marks.addLabel(worded([&] { return neighborsLabel(found); }));
    figures[0].push_back(found.share);
    figures[1].push_back(found.usage);
    figures[2].push_back(found.share > 0 ? found.usage / found.share : Undefined);
}

/// Returns users directly below an account that have parent shares.
std::vector<NodeRow> usersWithParentShares(const ShareTree& tree, NodeRow account)
{
    std::vector<NodeRow> users;
    // Users come before accounts.
    for (NodeRow row = account + 1; row < tree.subtreeEnd(account) && tree.isUser(row); ++row)
        if (tree.hasParentShares(row))
            users.push_back(row);
    return users;
}

/// Returns "With the parent account's share: ana, ben, cem and 4 more."
std::string usersRemark(const ShareTree& tree, const std::vector<NodeRow>& users)
{
    constexpr std::size_t MostNames = 8;
    std::string names;
    const std::size_t named = users.size() > MostNames ? MostNames - 1 : users.size();
    for (std::size_t at = 0; at < named; ++at)
        names += fmt::format("{}{}", at == 0 ? "" : ", ", tree.name(users[at]));
    if (named < users.size())
        names = fairshare::say("{} and {} more", names, users.size() - named);
    return fairshare::say("With the parent account's share: {}.", names);
}

/// Returns accounts directly below an account that have parent shares and no drawn part.
std::vector<NodeRow> accountsWithoutWidth(
    const ShareTree& tree, NodeRow account, const std::vector<bool>& drawn)
{
    std::vector<NodeRow> accounts;
    for (NodeRow row = account + 1; row < tree.subtreeEnd(account); row = tree.subtreeEnd(row))
        if (!tree.isUser(row) && tree.hasParentShares(row) && !drawn[row])
            accounts.push_back(row);
    return accounts;
}

/// A part of the strip at the end of an account. Its rows have parent shares and no width of their own.
struct StripPart {
    std::vector<NodeRow> rows; ///< including everything below
    std::vector<NodeRow> heads; ///< without rows below
    Worded label;
    std::string shortLabel;
    std::string remark;
};

StripPart partOfUsers(const ShareTree& tree, std::vector<NodeRow> users)
{
    const std::string name(tree.name(users.front()));
    StripPart part{.rows = users, .heads = users, .label = {}, .shortLabel = {}, .remark = {}};
    part.label = worded([&] {
        return users.size() == 1
            ? fairshare::say("{} (parent shares)", name)
            : fairshare::say("{} with parent shares", counted(users.size(), Noun::User, ""));
    });
    part.shortLabel = users.size() == 1 ? name : counted(users.size(), Noun::User, "");
    part.remark = usersRemark(tree, users);
    return part;
}

StripPart partOfAccounts(const ShareTree& tree, std::vector<NodeRow> accounts)
{
    StripPart part{.rows = {}, .heads = accounts, .label = {}, .shortLabel = {}, .remark = {}};
    std::size_t users = 0;
    for (const NodeRow account : accounts)
        for (NodeRow row = account; row < tree.subtreeEnd(account); ++row) {
            part.rows.push_back(row);
            users += tree.isUser(row) ? 1U : 0U;
        }
    part.shortLabel = accounts.size() == 1 ? std::string(tree.name(accounts.front()))
                                           : counted(accounts.size(), Noun::Account, "");
    part.label = worded([&] {
        return fairshare::say("{} with parent shares, {}", part.shortLabel, counted(users, Noun::User, ""));
    });
    part.remark = usersRemark(tree, accounts) + ' '
        + fairshare::say("Below: {}.", counted(part.rows.size() - accounts.size(), Noun::Association, ""));
    return part;
}

std::vector<StripPart> partsOfStrip(
    const ShareTree& tree, NodeRow account, const std::vector<bool>& drawn, bool divided)
{
    constexpr std::size_t MostParts = 6; // more would be too narrow for names
    std::vector<StripPart> parts;
    if (std::vector<NodeRow> users = usersWithParentShares(tree, account); !users.empty())
        parts.push_back(partOfUsers(tree, std::move(users)));
    const std::vector<NodeRow> accounts =
        divided ? accountsWithoutWidth(tree, account, drawn) : std::vector<NodeRow>();
    if (accounts.size() > MostParts)
        parts.push_back(partOfAccounts(tree, accounts));
    else
        for (const NodeRow each : accounts)
            parts.push_back(partOfAccounts(tree, {each}));
    return parts;
}

/// Adds a strip at the end of the last account, for rows with parent shares that have no width of their own.
void addParentShares(
    PartitionPlot& made, const TreeFigures& figures, std::vector<StripPart> parts, ParentSums& sums)
{
    if (parts.empty())
        return;
    Marks& strips = made.parentShares;
    const double bottom = made.accounts.y2.back();
    made.accounts.y2.back() -= ParentSharesHeight;
    const double from = made.accounts.x.back();
    const double width = (made.accounts.x2.back() - from) / static_cast<double>(parts.size());
    for (std::size_t at = 0; at < parts.size(); ++at) {
        StripPart& part = parts[at];
        strips.x.push_back(from + width * static_cast<double>(at));
        strips.x2.push_back(
            at + 1 == parts.size() ? made.accounts.x2.back() : from + width * static_cast<double>(at + 1));
        strips.y.push_back(made.accounts.y2.back());
        strips.y2.push_back(bottom);
        strips.rows.push_back(part.heads.front());
        strips.addLabel(std::move(part.label));
        strips.shortLabels.push_back(std::move(part.shortLabel));
        strips.remarks.push_back(std::move(part.remark));
        sums.share.push_back((*figures.share)[part.heads.front()]);
        double usage = 0;
        for (const NodeRow row : part.heads)
            usage += (*figures.usage)[row];
        sums.usage.push_back(usage);
        const bool ofUsers = made.plot.tree->isUser(part.heads.front());
        (ofUsers ? sums.users : sums.accounts) += part.heads.size();
        strips.groups.push_back(std::move(part.rows));
    }
}

/// Returns by row whether a part contains it.
std::vector<bool> drawnRows(const ShareTree& tree, const std::vector<SharePart>& parts)
{
    std::vector<bool> drawn(tree.size(), false);
    for (const SharePart& part : parts)
        for (NodeRow row = part.row; row < (part.merged ? part.end : part.row + 1); ++row)
            drawn[row] = true;
    return drawn;
}

/// Returns a note about rows that are not drawn: " Not drawn: 3 associations without shares."
std::string absenceNote(const ChartInput& input, const PartitionPlot& made, std::vector<bool> drawn)
{
    const ShareTree& tree = input.now.tree;
    for (const std::vector<NodeRow>& group : made.parentShares.groups)
        for (const NodeRow row : group)
            drawn[row] = true;
    std::size_t deeper = 0;
    std::size_t without = 0;
    for (NodeRow row = input.focus; row < tree.subtreeEnd(input.focus); ++row)
        if (!drawn[row])
            ++(tree.depth(row) > tree.depth(input.focus) + MostLevels ? deeper : without);
    std::string note;
    if (without > 0)
        note += ' '
            + fairshare::say("Not drawn: {} without shares.", counted(without, Noun::Association, "\u2009"));
    if (deeper > 0)
        note += ' '
            + fairshare::say("Not drawn: {} more than {} levels down.",
                counted(deeper, Noun::Association, "\u2009"), MostLevels);
    return note;
}

std::string partitionNote(const ChartInput& input, const TreeFigures& figures, const ParentSums& sums)
{
    const ShareTree& tree = input.now.tree;
    std::string note = input.focus == RootRow
        ? fairshare::say("Sizes are shares of the cluster.")
        : fairshare::say("Sizes are shares of {}, which has {} of the cluster.", tree.name(input.focus),
              saidNumber(fixed((*figures.share)[input.focus], 4)));
    if (sums.users > 0)
        note += ' '
            + fairshare::say("Hatched: {} with parent shares, drawn with the parent account's share.",
                counted(sums.users, Noun::User, "\u2009"));
    if (sums.accounts > 0)
        note += ' '
            + fairshare::say("Hatched: {} with parent shares, drawn with the parent account's share.",
                counted(sums.accounts, Noun::Account, "\u2009"));
    return note;
}

/// Returns evenly spaced ticks that include rank 1, which round numbers would leave out.
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

ColorScale partitionScale(std::string_view color, const ChartInput& input, const TreeFigures& figures)
{
    if (color == "factor")
        return {.title = figures.factorTitle, .meaning = factorMeaning(*input.now.find(input.algorithm))};
    if (color == "rank") {
        // Rank 1 is as bright as the highest factor.
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
    .meaning = fairshare::phrase("Color by usage ratio, or by factor or rank under the chosen algorithm."),
    .choices = Colors};

PartitionPlot partitionPlot(const ChartInput& input, const ParameterValues& values, double narrowest)
{
    const ShareTree& tree = input.now.tree;
    const TreeFigures figures = treeFigures(input);
    const std::string_view color = choiceOf(PartitionColor, values);
    PartitionPlot made;
    made.plot.title = fairshare::say("Shares of the cluster");
    made.plot.tree = SharedValue(tree);
    made.plot.focus = input.focus;
    made.plot.colorScale = partitionScale(color, input, figures);
    made.plot.panels.resize(1);
    made.accounts = {
        .id = "accounts", .title = fairshare::say("account"), .role = PlotRole::Bar, .figures = figures.list};
    made.users = {
        .id = "users", .title = fairshare::say("user"), .role = PlotRole::Bar, .figures = figures.list};
    made.merged = {
        .id = "merged", .title = fairshare::say("too narrow to draw separately"), .role = PlotRole::Bar};
    made.parentShares = {.id = "parent_shares",
        .title = fairshare::say("parent shares"),
        .role = PlotRole::Bar,
        .hatched = true};
    std::array<Values<double>, 3> sums;
    ParentSums parentSums;
    const auto parts = partitionShares(input.now, input.focus, {narrowest, MostLevels});
    const std::vector<bool> drawn = drawnRows(tree, parts);
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
                addParentShares(
                    made, figures, partsOfStrip(tree, part.row, drawn, part.level < MostLevels), parentSums);
        }
        made.levels = std::max(made.levels, part.lastLevel + 1);
    }
    made.plot.note = partitionNote(input, figures, parentSums) + absenceNote(input, made, drawn);
    made.merged.figures = {shareFigure(std::move(sums[0])), usageFigure(std::move(sums[1])),
        {"usage_ratio", fairshare::say("Usage ratio"), "",
            std::make_shared<const Values<double>>(std::move(sums[2]))}};
    made.parentShares.figures = {
        shareFigure(std::move(parentSums.share)), usageFigure(std::move(parentSums.usage))};
    made.plot.nameEnds = nameEnds(tree, made.users.rows, NamesAmong::Account);
    for (Marks* marks : {&made.accounts, &made.users, &made.merged, &made.parentShares})
        marks->labelPlace = LabelPlace::Inside;
    const bool isDivided = parts.size() > 1 || made.parentShares.size() > 0;
    if (!isDivided && tree.subtreeEnd(input.focus) > input.focus + 1)
        made.plot.empty = fairshare::say("{} has no shares to divide.", tree.name(input.focus));
    return made;
}

} // namespace fairshare
