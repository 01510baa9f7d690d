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

/// Why one user stands before another, in figures and in plain words.
namespace fairshare {

struct Algorithm;
struct Evaluation;

enum class ChainPart {
    Common, ///< above the point where both chains part
    Deciding, ///< the two rows whose comparison decides; none where both share a rank
    Other, ///< below the common ancestor without deciding
};

/// One row of the two chains from the root down to the users.
struct ChainRow {
    NodeRow row = RootRow;
    ChainPart part = ChainPart::Other;
    std::string formula; ///< the row's figure with the numbers put in
};

struct Explanation {
    const Algorithm* algorithm = nullptr;
    NodeRow first = NoRow; ///< who stands before the other; as asked when both share a rank
    NodeRow second = NoRow; ///< NoRow when one user alone was asked about
    std::uint32_t firstRank = 0;
    std::uint32_t secondRank = 0;
    NodeRow commonAncestor = RootRow; ///< nearest account in which both compete
    std::vector<Column> columns{}; ///< figures of the rows below, from the algorithm's result
    std::vector<ChainRow>
        rows{}; ///< without the root; common rows first, then level by level, first before second
    std::string headline{}; ///< "castillo (rank 10) stands before dvorak (rank 13)."
    std::string reason{}; ///< "Decided one level below engineering: electrical leads mechanical, so …"
    std::string decision{}; ///< "LevelFS 0.8718 > 0.8220", with "=" in a tie; "" when nothing is compared
    std::vector<std::string> notes{}; ///< what is special about a row: no shares, parent shares, no usage

    bool tied() const { return second != NoRow && firstRank == secondRank; }
};

/// Explains the place of a user, or of two against each other, under one algorithm of the evaluation. The
/// order it states is always that of the ranks. Linear in the tree, for the exact usage sums.
/// `user` and `against` are rows of different users. Errors: NotFound when the algorithm was not evaluated,
/// OutOfRange when a row is no user or both are the same.
Result<Explanation> explain(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow user, NodeRow against = NoRow);

/// The figures of an account and of those it competes below, and which ranks its users have: `first` is the
/// account, ranks are 0. Linear in the tree. Errors: NotFound as above, OutOfRange for a user.
Result<Explanation> explainAccount(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow account);

} // namespace fairshare
