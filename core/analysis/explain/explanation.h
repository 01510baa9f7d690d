// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fairshare/member_ranks.h"
#include "core/table/column.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Explains why one user or account ranks ahead of another, in figures and in plain words.
namespace fairshare {

struct Algorithm;
struct Evaluation;
class ShareTree;

enum class ChainPart {
    Common, ///< above the point where the two chains part
    Deciding, ///< the two rows whose comparison decides; none if both share a rank
    Other, ///< below the common ancestor, but not deciding
    Member, ///< best or last user of an account, if users are compared and not accounts
};

/// One row of the two chains from the root down to the explained rows.
struct ChainRow {
    NodeRow row = RootRow;
    ChainPart part = ChainPart::Other;
    std::string formula; ///< formula of the row's figure with numbers filled in
    std::string words{}; ///< "used 1.7 times its share: over-served"; "" if the algorithm has no words
};

struct Explanation {
    const Algorithm* algorithm = nullptr;
    NodeRow first = NoRow; ///< the row that is ahead; as requested if neither is
    NodeRow second = NoRow; ///< NoRow if the explanation is of one row only
    std::uint32_t firstRank = 0; ///< 0 for an account
    std::uint32_t secondRank = 0;
    MemberRanks firstSpan{}; ///< ranks of the users at or below `first`
    MemberRanks secondSpan{};
    PairCount pairs{}; ///< the users of `first` against those of `second`
    bool comparesMembers = false; ///< the algorithm compares only users of the two rows, one by one
    NodeRow commonAncestor = RootRow; ///< nearest account in which both compete
    std::vector<Column> columns{}; ///< figures of the rows below, from the algorithm's result
    std::vector<ChainRow>
        rows{}; ///< without the root; common rows first, then level by level, first before second
    std::string headline{}; ///< "castillo (rank 10) is ahead of dvorak (rank 13)."
    std::string reason{}; ///< "Decided one level below engineering: electrical leads mechanical, so …"
    std::string served{}; ///< for one row: "carol used 1.7 times its share: over-served."
    std::string decision{}; ///< "LevelFS 0.8718 > 0.8220", with "=" in a tie; "" if nothing is compared
    std::vector<std::string> notes{}; ///< special cases of a row: no shares, parent shares, no usage

    /// Returns whether neither row is ahead. Two tied users share a rank.
    bool tied() const { return second != NoRow && pairs.firstAhead == pairs.secondAhead; }
};

/// Returns whether two rows of a tree can be explained relative to each other: they differ and neither is
/// above the other.
bool canCompare(const ShareTree& tree, NodeRow row, NodeRow against);

/// Explains the rank of one user or the ranks of one account's users, or the order of two rows relative to
/// each other, under one algorithm of the evaluation. The order it states is always that of the ranks. An
/// account is ahead of another row if more pairs of their users are in this order than in the other. Linear
/// in the tree, because usage sums are exact. `row` and `against` are users or accounts. Errors: NotFound if
/// the algorithm was not evaluated, OutOfRange for an unknown row, or if both are the same or one is above
/// the other.
Result<Explanation> explain(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow row, NodeRow against = NoRow);

} // namespace fairshare
