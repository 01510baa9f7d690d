// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/lint/lint.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <span>
#include <vector>

/// Rows that something happened to, each list ascending. Linear.
namespace fairshare {

struct AlgorithmResult;
class ShareTree;

/// Rows that are new, or have another account above, name, partition, shares or usage than in an earlier
/// tree.
/// @param earlier by row: the row that it was, or NoRow; empty when all rows are the same
std::vector<NodeRow> changedRows(
    const ShareTree& tree, const ShareTree& before, std::span<const NodeRow> earlier = {});

/// Users whose rank is at least `places` better or worse than it was; none without a rank on both sides.
/// @param earlier likewise
std::vector<NodeRow> movedRows(const AlgorithmResult& now, const AlgorithmResult& before,
    std::uint32_t places, std::span<const NodeRow> earlier = {});

/// Rows of findings that are warnings.
std::vector<NodeRow> warnedRows(std::span<const Finding> findings);

} // namespace fairshare
