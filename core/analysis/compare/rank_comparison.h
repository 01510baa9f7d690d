// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"
#include "core/base/result.h"
#include "core/scenario/evaluation.h"
#include "core/table/column.h"
#include "core/tree/namesakes.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The users of a tree side by side with what they are compared with, gathered by account and sorted.
namespace fairshare {

/// What users are gathered by.
enum class Grouping {
    TopAccounts, ///< the accounts below the root; users of the root itself by the root
    Accounts, ///< the account that holds them
    None, ///< all in one group
};

/// What is compared with what.
struct ComparisonQuestion {
    std::shared_ptr<const Evaluation> now{};
    std::shared_ptr<const Evaluation> baseline{}; ///< null where there is none
    std::string algorithm{}; ///< under which users are shown
    std::string against{}; ///< an algorithm of `now` to compare with; "" for the same algorithm of `baseline`
    Grouping grouping = Grouping::TopAccounts;

    bool comparesAlgorithms() const { return !against.empty(); }
    bool operator==(const ComparisonQuestion&) const = default;
};

/// Some users and how they move together.
struct ComparisonGroup {
    NodeRow account = NoRow; ///< NoRow where users are not grouped
    std::size_t begin = 0; ///< of its users in RankComparison::users
    std::size_t end = 0;
    std::size_t up = 0; ///< under the chosen algorithm
    std::size_t down = 0;
    std::size_t kept = 0;
    std::size_t gone = 0; ///< users whom only the baseline has
    std::vector<std::int64_t> ranks{}; ///< by algorithm: sum of all moves; positive when its users gain

    std::size_t compared() const { return up + down + kept; } ///< users with a rank on both sides
    std::size_t usersNow() const { return end - begin - gone; }
    /// Ranks gained on average under one of the algorithms; 0 when nobody is compared.
    double meanMove(std::size_t algorithm) const;

    bool operator==(const ComparisonGroup&) const = default;
};

/// What rows are sorted by.
enum class ComparisonKey {
    Name,
    Before, ///< the rank compared with
    Now,
    Move, ///< under the algorithm of ComparisonOrder
    Factor,
};

/// Stands for the algorithm under which users are shown, whatever its place.
inline constexpr std::size_t ChosenAlgorithm = std::numeric_limits<std::size_t>::max();

struct ComparisonOrder {
    ComparisonKey key = ComparisonKey::Move;
    std::size_t algorithm = ChosenAlgorithm; ///< for Move: a place in Evaluation::results
    bool descending = true;

    bool operator==(const ComparisonOrder&) const = default;
};

/// The answer to a question: a value that shares the evaluations it was made of. A place is a row of the tree
/// now or, behind these, a user whom only the baseline has: users and all that is told "by place" have both.
struct RankComparison {
    ComparisonQuestion question;
    std::size_t algorithm = 0; ///< the place of the chosen one in Evaluation::results
    RowMatch match; ///< with the tree compared with
    std::vector<std::uint32_t>
        before; ///< by place: the rank compared with; UndefinedCount where there is none
    std::vector<RankMoves> moves; ///< by algorithm; empty where nothing is compared
    std::vector<std::uint8_t> changed; ///< by row: 1 where shares, usage, place or waiting jobs differ
    std::shared_ptr<const NameEnds> nameEnds; ///< by place: what tells users apart
    std::shared_ptr<const NameEnds> endsInAccounts; ///< likewise where the account is known
    std::vector<ComparisonGroup> groups; ///< without empty ones
    std::vector<NodeRow> users; ///< places, group by group, sorted
    /// By place: where a user stands in `users`, and a group's account in `groups`; UndefinedCount for
    /// others.
    std::vector<std::uint32_t> place;
    NodeRow longestName = NoRow; ///< the place of the user whose name, with its end, has the most bytes
    NodeRow longestGroup = NoRow; ///< likewise of the groups' accounts
    std::int32_t largestMove = 0; ///< without sign, under the chosen algorithm
    std::int32_t largestOther = 0; ///< likewise under the others

    const Evaluation& now() const { return *question.now; }
    const AlgorithmResult& result() const { return now().results[algorithm]; }
    bool compares() const { return !moves.empty(); }
    /// NoMove where nothing is compared.
    std::int32_t move(std::size_t under, NodeRow at) const
    {
        return moves.empty() || isGone(at) ? NoMove : moves[under].move[at];
    }
    /// Users whom only the baseline has: rows of its tree. None where algorithms are compared.
    const std::vector<NodeRow>& gone() const { return match.usersOnlyEarlier; }
    std::size_t size() const { return now().tree.size() + gone().size(); }
    bool isGone(NodeRow at) const { return at >= now().tree.size(); }
    bool isUser(NodeRow at) const { return isGone(at) || now().tree.isUser(at); }
    /// The tree that has this place, and its row there.
    const ShareTree& treeOf(NodeRow at) const { return isGone(at) ? question.baseline->tree : now().tree; }
    NodeRow rowOf(NodeRow at) const { return isGone(at) ? gone()[at - now().tree.size()] : at; }
    std::string_view name(NodeRow at) const { return treeOf(at).name(rowOf(at)); }
    /// "physics" of "alice (physics)", without the account where the head of the group says it; "" where the
    /// name is enough.
    std::string_view nameEnd(NodeRow at) const;
    /// UndefinedCount and Undefined where it is gone.
    std::uint32_t rankNow(NodeRow at) const { return isGone(at) ? UndefinedCount : (*result().rank)[at]; }
    double factorNow(NodeRow at) const { return isGone(at) ? Undefined : result().table.reals("factor")[at]; }
};

/// Compares all users, sorted by `order`. Errors: NotFound for an algorithm that was not evaluated.
/// @param earlier an answer, whose names serve again where the tree has the same shape
Result<RankComparison> compareRanks(const ComparisonQuestion& question, const ComparisonOrder& order = {},
    const RankComparison* earlier = nullptr);

/// Sorts groups and, within each, users. Groups stand by name or by their mean move; otherwise, and where
/// these are equal, by their first user. What has no value comes last either way; equals by rank now, then in
/// the order of the tree.
void sortComparison(RankComparison& comparison, const ComparisonOrder& order);

} // namespace fairshare
