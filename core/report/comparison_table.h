// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/comparison.h"
#include "core/report/table_text.h"

#include <memory>
#include <span>
#include <vector>

namespace fairshare {

/// What is set side by side, and against what.
struct SideBySide {
    std::shared_ptr<const Evaluation> now;
    std::shared_ptr<const Evaluation> baseline; ///< null: moves are against `reference`
    const AlgorithmResult* reference = nullptr; ///< one of `now`
    RowMatch match; ///< with the baseline
    std::vector<RankMoves> moves; ///< one a result of `now`; empty entries where nothing is compared

    bool hasMoves(std::size_t result) const { return !moves[result].move.empty(); }
};

/// Moves of every algorithm of `now`. @param baseline null to compare with `reference`; otherwise it holds
/// the same algorithms
SideBySide setSideBySide(std::shared_ptr<const Evaluation> now, std::shared_ptr<const Evaluation> baseline,
    const AlgorithmResult& reference);

/// All users in the order of the tree.
std::vector<NodeRow> usersOf(const ShareTree& tree);

/// One row a user: factor and rank under each algorithm, and its move where something is compared.
/// @param exact for programs: with paths and shortest exact numbers
TextTable comparisonTable(const SideBySide& sides, std::span<const NodeRow> users, bool exact);

} // namespace fairshare
