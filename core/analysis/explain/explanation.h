// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/table/column.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Explains why one user ranks ahead of another, in figures and in plain words.
namespace fairshare {

struct Algorithm;
struct Evaluation;

enum class ChainPart {
    Common, ///< above the point where the two chains part
    Deciding, ///< the two rows whose comparison decides; none if both share a rank
    Other, ///< below the common ancestor, but not deciding
};

/// One row of the two chains from the root down to the users.
struct ChainRow {
    NodeRow row = RootRow;
    ChainPart part = ChainPart::Other;
    std::string formula; ///< formula of the row's figure with numbers filled in
};

struct Explanation {
    const Algorithm* algorithm = nullptr;
    NodeRow first = NoRow; ///< the user who ranks ahead; as requested if both share a rank
    NodeRow second = NoRow; ///< NoRow if the explanation is of one user only
    std::uint32_t firstRank = 0;
    std::uint32_t secondRank = 0;
    NodeRow commonAncestor = RootRow; ///< nearest account in which both compete
    std::vector<Column> columns{}; ///< figures of the rows below, from the algorithm's result
    std::vector<ChainRow>
        rows{}; ///< without the root; common rows first, then level by level, first before second
    std::string headline{}; ///< "castillo (rank 10) is ahead of dvorak (rank 13)."
    std::string reason{}; ///< "Decided one level below engineering: electrical leads mechanical, so …"
    std::string decision{}; ///< "LevelFS 0.8718 > 0.8220", with "=" in a tie; "" if nothing is compared
    std::vector<std::string> notes{}; ///< special cases of a row: no shares, parent shares, no usage

    bool tied() const { return second != NoRow && firstRank == secondRank; }
};

/// Explains the rank of one user, or of two users relative to each other, under one algorithm of the
/// evaluation. The order it states is always that of the ranks. Linear in the tree, because usage sums are
/// exact.
/// `user` and `against` are rows of different users. Errors: NotFound if the algorithm was not evaluated,
/// OutOfRange if a row is not a user or both are the same.
Result<Explanation> explain(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow user, NodeRow against = NoRow);

/// Explains the figures of an account and of the accounts above it, and the ranks of its users. `first` is
/// the account; firstRank and secondRank are 0. Linear in the tree. Errors: NotFound as above, OutOfRange for
/// a user.
Result<Explanation> explainAccount(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow account);

} // namespace fairshare
