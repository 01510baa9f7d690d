// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/answer_line.h"

#include "core/analysis/change_cause.h"
#include "core/analysis/comparison.h"
#include "core/fairshare/algorithm_registry.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

std::string counted(std::size_t number, std::string_view noun)
{
    return fmt::format("{} {}{}", number == 0 ? "no" : std::to_string(number), noun, number == 1 ? "" : "s");
}

std::string sizeOf(const ShareTree& tree)
{
    return counted(tree.size(), "association") + ", " + counted(tree.userCount(), "user");
}

/// Users on the best and on the last place.
struct Ends {
    NodeRow first = NoRow;
    NodeRow last = NoRow;
    std::size_t onFirst = 0;
    std::size_t onLast = 0;
};

Ends endsOf(const std::vector<std::uint32_t>& rank)
{
    Ends ends;
    for (NodeRow row = 0; row < rank.size(); ++row) {
        if (rank[row] == UndefinedCount)
            continue;
        if (ends.first == NoRow || rank[row] < rank[ends.first]) {
            ends.first = row;
            ends.onFirst = 0;
        }
        if (ends.last == NoRow || rank[row] > rank[ends.last]) {
            ends.last = row;
            ends.onLast = 0;
        }
        if (rank[row] == rank[ends.first])
            ++ends.onFirst;
        if (rank[row] == rank[ends.last])
            ++ends.onLast;
    }
    return ends;
}

std::string standing(const ShareTree& tree, const AlgorithmResult& result)
{
    if (tree.userCount() == 0)
        return sizeOf(tree) + ": there is nobody to rank.";
    const std::string start = fmt::format("{}: under {}, ", sizeOf(tree), result.algorithm->title);
    const Ends ends = endsOf(*result.rank);
    if (tree.userCount() == 1)
        return start + std::string(tree.name(ends.first)) + " stands alone.";
    if (ends.onFirst == tree.userCount())
        return start + "all share one place.";
    const std::string first = ends.onFirst == 1 ? fmt::format("{} stands first", tree.name(ends.first))
                                                : fmt::format("{} users share the first place", ends.onFirst);
    const std::string last = ends.onLast == 1 ? fmt::format("{} last", tree.name(ends.last))
                                              : fmt::format("{} share the last", ends.onLast);
    return start + first + " and " + last + ".";
}

std::string kept(std::size_t number)
{
    if (number == 0)
        return "nobody keeps their rank";
    return number == 1 ? "1 keeps its rank" : fmt::format("{} keep their rank", number);
}

std::string comeAndGone(const RowMatch& match)
{
    std::string text;
    const std::size_t come = match.usersOnlyNow.size();
    const std::size_t gone = match.usersOnlyEarlier.size();
    if (come != 0)
        text += fmt::format("; {} {} new", counted(come, "user"), come == 1 ? "is" : "are");
    if (gone != 0)
        text += fmt::format("; {} {} gone", counted(gone, "user"), gone == 1 ? "is" : "are");
    return text;
}

std::string movesSentence(
    std::string_view title, std::string_view baselineName, const RankMoves& moves, const RowMatch& match)
{
    const std::string start = fmt::format("Against {}, {} ", baselineName, title);
    if (moves.up == 0 && moves.down == 0)
        return start + "keeps everybody's rank" + comeAndGone(match) + ".";
    std::string moved;
    if (moves.down == 0)
        moved = counted(moves.up, "user") + " up and none down";
    else if (moves.up == 0)
        moved = counted(moves.down, "user") + " down and none up";
    else
        moved = fmt::format("{} up and {} down", counted(moves.up, "user"), moves.down);
    return start + "moves " + moved + "; " + kept(moves.kept) + comeAndGone(match) + ".";
}

} // namespace

AnswerLine answerLine(const Evaluation& now, std::string_view algorithmId, const Evaluation* baseline,
    std::string_view baselineName)
{
    const AlgorithmResult* result = now.find(algorithmId);
    if (result == nullptr) {
        const Algorithm* algorithm = findAlgorithm(algorithmId);
        return {fmt::format("{}: {} was not evaluated.", sizeOf(now.tree),
                    algorithm == nullptr ? algorithmId : algorithm->title),
            {}};
    }
    const AlgorithmResult* earlier = baseline == nullptr ? nullptr : baseline->find(algorithmId);
    if (earlier == nullptr)
        return {standing(now.tree, *result), {}};
    const RowMatch match = matchRows(now.tree, baseline->tree);
    const ChangeList changes = changesBetween(now, *baseline, algorithmId, match);
    if (changes.empty())
        return {standing(now.tree, *result), {}};
    const RankMoves moves = movesSince(*result, *earlier, match);
    const bool moved = moves.up != 0 || moves.down != 0;
    return {movesSentence(result->algorithm->title, baselineName, moves, match),
        moved ? causeOf(changes, now, *baseline, algorithmId) : "changed: " + describe(changes, now.tree)};
}

} // namespace fairshare
