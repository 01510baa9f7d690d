// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/answer_line.h"

#include "core/analysis/change_cause.h"
#include "core/analysis/comparison.h"
#include "core/analysis/explanation.h"
#include "core/fairshare/algorithm_registry.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

std::string grouped(std::size_t number, const AnswerWords& words)
{
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, words.digitSeparator);
    }
    return digits;
}

std::string counted(std::size_t number, std::string_view noun, const AnswerWords& words)
{
    return fmt::format("{} {}{}", number == 0 ? "no" : grouped(number, words), noun, number == 1 ? "" : "s");
}

std::string sizeOf(const ShareTree& tree, const AnswerWords& words)
{
    return counted(tree.size(), "association", words) + ", " + counted(tree.userCount(), "user", words);
}

/// Users on the best and on the last place.
struct Ends {
    NodeRow first = NoRow;
    NodeRow last = NoRow;
    std::size_t onFirst = 0;
    std::size_t onLast = 0;
};

Ends endsOf(const Values<std::uint32_t>& rank)
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

std::string standing(const ShareTree& tree, const AlgorithmResult& result, const AnswerWords& words)
{
    if (tree.userCount() == 0)
        return sizeOf(tree, words) + ": there is nobody to rank.";
    const std::string start = fmt::format("{}: under {}, ", sizeOf(tree, words), result.algorithm->title);
    const Ends ends = endsOf(*result.rank);
    if (tree.userCount() == 1)
        return start + std::string(tree.name(ends.first)) + " stands alone.";
    if (ends.onFirst == tree.userCount())
        return start + "all share one place.";
    const std::string first = ends.onFirst == 1
        ? fmt::format("{} stands first", userLabel(tree, ends.first))
        : fmt::format("{} users share the first place", grouped(ends.onFirst, words));
    const std::string last = ends.onLast == 1 ? fmt::format("{} last", userLabel(tree, ends.last))
                                              : fmt::format("{} share the last", grouped(ends.onLast, words));
    return start + first + " and " + last + ".";
}

std::string kept(std::size_t number, const AnswerWords& words)
{
    if (number == 0)
        return "nobody keeps their rank";
    return number == 1 ? "1 keeps its rank" : fmt::format("{} keep their rank", grouped(number, words));
}

std::string comeAndGone(const RowMatch& match, const AnswerWords& words)
{
    std::string text;
    const std::size_t come = match.usersOnlyNow.size();
    const std::size_t gone = match.usersOnlyEarlier.size();
    if (come != 0)
        text += fmt::format("; {} {} new", counted(come, "user", words), come == 1 ? "is" : "are");
    if (gone != 0)
        text += fmt::format("; {} {} gone", counted(gone, "user", words), gone == 1 ? "is" : "are");
    return text;
}

std::string movesSentence(
    std::string_view title, const AnswerWords& words, const RankMoves& moves, const RowMatch& match)
{
    const std::string start = fmt::format("Against {}, {} ", words.baselineName, title);
    if (moves.up == 0 && moves.down == 0)
        return start + "keeps everybody's rank" + comeAndGone(match, words) + ".";
    std::string moved;
    if (moves.down == 0)
        moved = counted(moves.up, "user", words) + " up and none down";
    else if (moves.up == 0)
        moved = counted(moves.down, "user", words) + " down and none up";
    else
        moved =
            fmt::format("{} up and {} down", counted(moves.up, "user", words), grouped(moves.down, words));
    return start + "moves " + moved + "; " + kept(moves.kept, words) + comeAndGone(match, words) + ".";
}

} // namespace

AnswerLine answerLine(
    const Evaluation& now, std::string_view algorithmId, const Evaluation* baseline, const AnswerWords& words)
{
    const AlgorithmResult* result = now.find(algorithmId);
    if (result == nullptr) {
        const Algorithm* algorithm = findAlgorithm(algorithmId);
        return {fmt::format("{}: {} was not evaluated.", sizeOf(now.tree, words),
                    algorithm == nullptr ? algorithmId : algorithm->title),
            {}};
    }
    const AlgorithmResult* earlier = baseline == nullptr ? nullptr : baseline->find(algorithmId);
    if (earlier == nullptr)
        return {standing(now.tree, *result, words), {}};
    const RowMatch match = matchRows(now.tree, baseline->tree);
    const ChangeList changes = changesBetween(now, *baseline, algorithmId, match);
    if (changes.empty())
        return {standing(now.tree, *result, words), {}};
    const RankMoves moves = movesSince(*result, *earlier, match);
    const bool moved = moves.up != 0 || moves.down != 0;
    return {movesSentence(result->algorithm->title, words, moves, match),
        moved ? causeOf(changes, now, *baseline, algorithmId) : "changed: " + describe(changes, now.tree)};
}

} // namespace fairshare
