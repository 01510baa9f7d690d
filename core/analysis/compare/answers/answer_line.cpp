// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/answer_line.h"

#include "core/analysis/compare/change_cause.h"
#include "core/analysis/compare/comparison.h"
#include "core/analysis/explain/explanation.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

namespace fairshare {
namespace {

std::string groupedDigits(std::size_t number, const AnswerWords& words)
{
    return grouped(number, words.digitSeparator);
}

std::string users(std::size_t number, const AnswerWords& words)
{
    return counted(number, Noun::User, words.digitSeparator);
}

std::string sizeOf(const ShareTree& tree, const AnswerWords& words)
{
    return counted(tree.size(), Noun::Association, words.digitSeparator) + ", "
        + users(tree.userCount(), words);
}

/// The users who rank first and last, and how many tie with them.
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
        return fairshare::say("{}: no users to rank.", sizeOf(tree, words));
    const std::string size = sizeOf(tree, words);
    if (tree.isPart())
        return fairshare::say("{}: only a part of the tree, so ranks among all users are unknown.", size);
    const std::string title = said(result.algorithm->title);
    const Ends ends = endsOf(*result.rank);
    if (tree.userCount() == 1)
        return fairshare::say("{}: under {}, {} is the only user.", size, title, tree.name(ends.first));
    if (ends.onFirst == tree.userCount())
        return fairshare::say("{}: under {}, all users are tied.", size, title);
    const std::string first = ends.onFirst == 1
        ? fairshare::say("{} ranks first", userLabel(tree, ends.first))
        : fairshare::say("{} users tie for first", groupedDigits(ends.onFirst, words));
    const std::string last = ends.onLast == 1
        ? fairshare::say("{} ranks last", userLabel(tree, ends.last))
        : fairshare::say("{} users tie for last", groupedDigits(ends.onLast, words));
    return fairshare::say("{}: under {}, {} and {}.", size, title, first, last);
}

std::string comeAndGone(const RowMatch& match, const AnswerWords& words)
{
    return usersComeAndGone(match.usersOnlyNow.size(), match.usersOnlyEarlier.size(), words.digitSeparator);
}

std::string movesSentence(
    std::string_view title, const AnswerWords& words, const RankMoves& moves, const RowMatch& match)
{
    if (moves.up == 0 && moves.down == 0)
        return fairshare::say(
            "Compared with {}, {} changes no ranks{}.", words.baselineName, title, comeAndGone(match, words));
    return fairshare::say("Compared with {}, {} moves {} up and {} down and leaves {} unchanged{}.",
        words.baselineName, title, users(moves.up, words), groupedDigits(moves.down, words),
        groupedDigits(moves.kept, words), comeAndGone(match, words));
}

} // namespace

AnswerLine answerLine(
    const Evaluation& now, std::string_view algorithmId, const Evaluation* baseline, const AnswerWords& words)
{
    const AlgorithmResult* result = now.find(algorithmId);
    if (result == nullptr) {
        const Algorithm* algorithm = findAlgorithm(algorithmId);
        return {fairshare::say("{}: {} was not evaluated.", sizeOf(now.tree, words),
                    algorithm == nullptr ? std::string(algorithmId) : said(algorithm->title)),
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
    return {movesSentence(said(result->algorithm->title), words, moves, match),
        moved ? causeOf(changes, now, *baseline, algorithmId)
              : fairshare::say("changed: {}", describe(changes, now.tree))};
}

} // namespace fairshare
