// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/report/review/parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace fairshare::review {
namespace {

/// Number of users that fit on a page with their bars.
constexpr std::size_t MostUserRows = 60;
/// If there are more, this many users who gain and as many who lose are shown.
constexpr std::size_t MostOfASide = 20;
constexpr std::size_t MostAccountRows = 30;

std::string number(std::uint64_t value)
{
    return saidNumber(std::to_string(value));
}

/// Returns the users of the current tree, sorted by current rank.
std::vector<NodeRow> byRank(const RankComparison& comparison)
{
    std::vector<NodeRow> users;
    for (const NodeRow user : comparison.users)
        if (!comparison.isGone(user))
            users.push_back(user);
    std::sort(users.begin(), users.end(), [&comparison](NodeRow a, NodeRow b) {
        return std::tuple(comparison.rankNow(a), a) < std::tuple(comparison.rankNow(b), b);
    });
    return users;
}

/// Returns the users who gain the most and those who lose the most, sorted by current rank.
std::vector<NodeRow> mostMoved(const RankComparison& comparison, const std::vector<NodeRow>& users)
{
    std::vector<NodeRow> chosen;
    for (const int sign : {1, -1}) {
        std::vector<NodeRow> side;
        const auto size = [&](NodeRow user) { return sign * comparison.move(comparison.algorithm, user); };
        for (const NodeRow user : users)
            if (comparison.move(comparison.algorithm, user) != NoMove && size(user) > 0)
                side.push_back(user);
        std::sort(side.begin(), side.end(), [&](NodeRow a, NodeRow b) {
            return std::tuple(-size(a), comparison.rankNow(a), a)
                < std::tuple(-size(b), comparison.rankNow(b), b);
        });
        side.resize(std::min(side.size(), MostOfASide));
        chosen.insert(chosen.end(), side.begin(), side.end());
    }
    std::sort(chosen.begin(), chosen.end(), [&comparison](NodeRow a, NodeRow b) {
        return std::tuple(comparison.rankNow(a), a) < std::tuple(comparison.rankNow(b), b);
    });
    return chosen;
}

ReviewTable emptyFigure()
{
    using Kind = ReviewColumnKind;
    return {
        .columns = {{"", Kind::Text}, {fairshare::say("proposed"), Kind::Number},
            {fairshare::say("current"), Kind::NumberAside},
            {fairshare::say("places lost"), Kind::Move, fairshare::say("places gained")}, {"", Kind::Aside}},
        .rows = {},
        .isFigure = true};
}

ReviewTable movesOf(const RankComparison& comparison, const std::vector<NodeRow>& users)
{
    ReviewTable table = emptyFigure();
    const ShareTree& tree = comparison.now().tree;
    NodeRow top = RootRow;
    std::vector<NodeRow> topOf(tree.size(), RootRow);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (tree.depth(row) == 1)
            top = tree.isUser(row) ? RootRow : row;
        topOf[row] = top;
    }
    for (const NodeRow user : users) {
        const std::int32_t move = comparison.move(comparison.algorithm, user);
        const std::uint32_t before = comparison.before[user];
        table.rows.push_back(
            {{nameWithEnd(tree, user, *comparison.nameEnds), number(comparison.rankNow(user)),
                 before == UndefinedCount ? fairshare::say("new") : number(before), "",
                 std::string(tree.name(topOf[user]))},
                move == NoMove ? 0 : move});
    }
    return table;
}

/// Joins one to three parts: "12 gain places, 3 lose places and 5 keep theirs".
std::string enumerated(const std::vector<std::string>& parts)
{
    if (parts.size() == 3)
        return fairshare::say("{0}, {1} and {2}", parts[0], parts[1], parts[2]);
    return parts.size() == 2 ? fairshare::say("{0} and {1}", parts[0], parts[1]) : parts.front();
}

/// Describes the users who are not shown: "… of the others, 1 200 gain places and 5 keep theirs."
std::string theOthers(const RankComparison& comparison, const std::vector<NodeRow>& shown)
{
    const RankMoves& moves = comparison.moves[comparison.algorithm];
    std::size_t up = moves.up;
    std::size_t down = moves.down;
    for (const NodeRow user : shown) {
        const std::int32_t move = comparison.move(comparison.algorithm, user);
        up -= move > 0 ? 1 : 0;
        down -= move < 0 && move != NoMove ? 1 : 0;
    }
    std::vector<std::string> others;
    for (const auto& [count, words] :
        {std::pair(up, &gainsPlaces), std::pair(down, &losesPlaces), std::pair(moves.kept, &keepsPlaces)})
        if (count != 0)
            others.push_back(words(count));
    return others.empty() ? fairshare::say("Only the users who move are shown.")
                          : fairshare::say("Only the users who move the most are shown; of the others, {}.",
                                enumerated(others));
}

std::string meanText(double mean)
{
    if (mean == 0)
        return "0";
    return (mean > 0 ? "+" : "") + saidNumber(fixedOrScientific(mean, std::abs(mean) < 1 ? 2 : 1));
}

ReviewTable totals(const RankComparison& comparison)
{
    using Kind = ReviewColumnKind;
    ReviewTable table{
        .columns = {{fairshare::say("Account"), Kind::Text}, {fairshare::say("Users"), Kind::Number},
            {fairshare::say("Up"), Kind::Number}, {fairshare::say("Down"), Kind::Number},
            {fairshare::say("Unchanged"), Kind::Number}, {fairshare::say("Mean move"), Kind::Number}},
        .rows = {}};
    std::vector<ComparisonGroup> groups = comparison.groups;
    const std::size_t at = comparison.algorithm;
    std::sort(groups.begin(), groups.end(), [at](const ComparisonGroup& a, const ComparisonGroup& b) {
        return std::tuple(-std::abs(a.ranks[at]), a.begin) < std::tuple(-std::abs(b.ranks[at]), b.begin);
    });
    groups.resize(std::min(groups.size(), MostAccountRows));
    std::sort(groups.begin(), groups.end(), [at](const ComparisonGroup& a, const ComparisonGroup& b) {
        return std::tuple(-a.meanMove(at), a.begin) < std::tuple(-b.meanMove(at), b.begin);
    });
    for (const ComparisonGroup& group : groups) {
        const double mean = group.meanMove(at);
        table.rows.push_back(
            {{std::string(comparison.now().tree.name(group.account)), number(group.usersNow()),
                number(group.up), number(group.down), number(group.kept), meanText(mean)}});
    }
    if (comparison.groups.size() > groups.size())
        table.caption = fairshare::say(
            "… and {} more accounts with smaller moves.", comparison.groups.size() - groups.size());
    return table;
}

std::string against(const Facts& facts)
{
    return fairshare::say("Each user's place under {0}, compared with {1}; 1 is first.", facts.title(),
        facts.question.origin.baselineName);
}

} // namespace

ReviewSection gainsAndLosses(const Facts& facts, FigureNumbers& figures)
{
    ReviewSection section{fairshare::say("Effect on users"), {}};
    if (!facts.hasChanges() || facts.tree().userCount() == 0)
        return section;
    const RankComparison& comparison = *facts.comparison;
    const RankMoves& moves = comparison.moves[comparison.algorithm];
    if (moves.up == 0 && moves.down == 0) {
        section.blocks.emplace_back(ReviewParagraph{moves.kept == 0
                ? fairshare::say("The trees have no users in common, so ranks cannot be compared.")
                : fairshare::say("No user's place changes under {}.", facts.title())});
        return section;
    }
    const std::vector<NodeRow> all = byRank(comparison);
    const bool some = all.size() > MostUserRows;
    const std::vector<NodeRow> shown = some ? mostMoved(comparison, all) : all;
    ReviewTable table = movesOf(comparison, shown);
    table.caption = figures.caption(against(facts));
    if (some) {
        section.blocks.emplace_back(totals(comparison));
        table.caption += " " + theOthers(comparison, shown);
    }
    section.blocks.emplace_back(std::move(table));
    return section;
}

} // namespace fairshare::review
