// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"
#include "core/base/result.h"
#include "core/scenario/evaluation.h"
#include "core/table/column.h"
#include "core/tree/names/namesakes.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The users of a tree compared with a baseline or another algorithm, grouped by account and sorted.
namespace fairshare {

/// How users are grouped.
enum class Grouping {
    TopAccounts, ///< by the account below the root; users directly below the root by the root
    Accounts, ///< by their own account
    None, ///< all in one group
};

/// What is compared with what.
struct ComparisonQuestion {
    std::shared_ptr<const Evaluation> now{};
    std::shared_ptr<const Evaluation> baseline{}; ///< null if there is none
    std::string algorithm{}; ///< the algorithm under which users are shown
    std::string against{}; ///< an algorithm of `now` to compare with; "" for the same algorithm of `baseline`
    Grouping grouping = Grouping::TopAccounts;

    bool comparesAlgorithms() const { return !against.empty(); }
    bool operator==(const ComparisonQuestion&) const = default;
};

/// A group of users and how they move together.
struct ComparisonGroup {
    NodeRow account = NoRow; ///< NoRow if users are not grouped
    std::size_t begin = 0; ///< range of its users in RankComparison::users
    std::size_t end = 0;
    std::size_t up = 0; ///< under the chosen algorithm
    std::size_t down = 0;
    std::size_t kept = 0;
    std::size_t gone = 0; ///< users who exist only in the baseline
    std::vector<std::int64_t> ranks{}; ///< by algorithm: sum of all moves; positive if users gain in total

    std::size_t compared() const { return up + down + kept; } ///< users with a rank on both sides
    std::size_t usersNow() const { return end - begin - gone; }
    /// Mean number of ranks gained under one of the algorithms; 0 if no users are compared.
    double meanMove(std::size_t algorithm) const;

    bool operator==(const ComparisonGroup&) const = default;
};

/// Sort key of the rows.
enum class ComparisonKey {
    Name,
    Before, ///< the rank to compare with
    Now,
    Move, ///< under the algorithm in ComparisonOrder
    Factor,
};

/// Refers to the algorithm under which users are shown, whatever its index.
inline constexpr std::size_t ChosenAlgorithm = std::numeric_limits<std::size_t>::max();

struct ComparisonOrder {
    ComparisonKey key = ComparisonKey::Move;
    std::size_t algorithm = ChosenAlgorithm; ///< for Move: an index into Evaluation::results
    bool descending = true;

    bool operator==(const ComparisonOrder&) const = default;
};

/// The result of a comparison; it shares the evaluations it is based on. A place is a row of the current tree
/// or, after all rows, a user who exists only in the baseline. `users` and all members "by place" cover both.
struct RankComparison {
    ComparisonQuestion question;
    std::size_t algorithm = 0; ///< index of the chosen algorithm in Evaluation::results
    RowMatch match; ///< match with the tree to compare with
    std::vector<std::uint32_t>
        before; ///< by place: the rank to compare with; UndefinedCount if there is none
    std::vector<RankMoves> moves; ///< by algorithm; empty if nothing is compared
    std::vector<std::uint8_t> changed; ///< by row: 1 if shares, usage, position or pending jobs differ
    std::shared_ptr<const NameEnds> nameEnds; ///< by place: what distinguishes users of the same name
    std::shared_ptr<const NameEnds> endsInAccounts; ///< the same if the account is known from the context
    std::vector<ComparisonGroup> groups; ///< nonempty groups only
    std::vector<NodeRow> users; ///< places, sorted group by group
    /// By place: the index of a user in `users`, or of a group's account in `groups`. UndefinedCount for
    /// other places.
    std::vector<std::uint32_t> place;
    NodeRow longestName = NoRow; ///< the user whose name and name end have the most bytes
    NodeRow longestGroup = NoRow; ///< the same for the accounts of the groups
    std::int32_t largestMove = 0; ///< largest absolute move under the chosen algorithm
    std::int32_t largestOther = 0; ///< largest absolute move under the other algorithms

    const Evaluation& now() const { return *question.now; }
    const AlgorithmResult& result() const { return now().results[algorithm]; }
    bool compares() const { return !moves.empty(); }
    /// Returns whether any user has a higher or lower rank under one of the algorithms.
    bool anyMoves(std::size_t under) const
    {
        return compares() && (moves[under].up != 0 || moves[under].down != 0);
    }
    /// Returns NoMove if nothing is compared.
    std::int32_t move(std::size_t under, NodeRow at) const
    {
        return moves.empty() || isGone(at) ? NoMove : moves[under].move[at];
    }
    /// Users who exist only in the baseline, as rows of its tree. Empty when algorithms are compared.
    const std::vector<NodeRow>& gone() const { return match.usersOnlyEarlier; }
    std::size_t size() const { return now().tree.size() + gone().size(); }
    bool isGone(NodeRow at) const { return at >= now().tree.size(); }
    bool isUser(NodeRow at) const { return isGone(at) || now().tree.isUser(at); }
    /// The tree that contains this place. rowOf returns the row there.
    const ShareTree& treeOf(NodeRow at) const { return isGone(at) ? question.baseline->tree : now().tree; }
    NodeRow rowOf(NodeRow at) const { return isGone(at) ? gone()[at - now().tree.size()] : at; }
    std::string_view name(NodeRow at) const { return treeOf(at).name(rowOf(at)); }
    /// Returns "physics" for "alice (physics)". The account is omitted if the head of the group shows it.
    /// Returns "" if the name alone is unique.
    std::string_view nameEnd(NodeRow at) const;
    /// UndefinedCount and Undefined for users who exist only in the baseline.
    std::uint32_t rankNow(NodeRow at) const { return isGone(at) ? UndefinedCount : (*result().rank)[at]; }
    double factorNow(NodeRow at) const { return isGone(at) ? Undefined : result().table.reals("factor")[at]; }
};

/// Compares all users and sorts them by `order`. Errors: NotFound for an algorithm that was not evaluated.
/// @param earlier an earlier result; its name ends are reused if the tree has the same shape
Result<RankComparison> compareRanks(const ComparisonQuestion& question, const ComparisonOrder& order = {},
    const RankComparison* earlier = nullptr);

/// Returns the comparison of these users only, in the same order. Groups count only them; groups without any
/// are omitted.
/// @param rows rows of the current tree in ascending order
RankComparison withUsers(const RankComparison& comparison, std::span<const NodeRow> rows);

/// Sorts the groups, and the users within each group. Groups are sorted by name or by their mean move; for
/// other keys and in ties, by their first user. Rows without a value come last in both directions. Ties are
/// broken by the current rank, then by the order of the tree.
void sortComparison(RankComparison& comparison, const ComparisonOrder& order);

} // namespace fairshare
