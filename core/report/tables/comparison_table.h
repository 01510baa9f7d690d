// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"
#include "core/report/table_text.h"

#include <memory>
#include <span>
#include <vector>

namespace fairshare {

/// The evaluations and results to compare.
struct SideBySide {
    std::shared_ptr<const Evaluation> now;
    std::shared_ptr<const Evaluation> baseline; ///< if null, moves are relative to `reference`
    const AlgorithmResult* reference = nullptr; ///< a result of `now`
    RowMatch match; ///< match of `now` with the baseline
    std::vector<RankMoves> moves; ///< one per result of `now`; empty entries if nothing is compared

    bool hasMoves(std::size_t result) const { return !moves[result].move.empty(); }
};

/// Computes the moves of every algorithm of `now`.
/// @param baseline null to compare with `reference`; otherwise it must contain the same algorithms
SideBySide setSideBySide(std::shared_ptr<const Evaluation> now, std::shared_ptr<const Evaluation> baseline,
    const AlgorithmResult& reference);

/// Returns all users in the order of the tree.
std::vector<NodeRow> usersOf(const ShareTree& tree);

/// Returns one row per user: factor and rank under each algorithm, and its move if something is compared.
/// Users are changed if they are new or have another rank under any algorithm.
TextTable comparisonTable(const SideBySide& sides, std::span<const NodeRow> users);

} // namespace fairshare
