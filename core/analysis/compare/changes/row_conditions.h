// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/lint/lint.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <span>
#include <vector>

/// Rows that meet a condition; each list is ascending. Linear.
namespace fairshare {

struct AlgorithmResult;
class ShareTree;

/// Returns rows that are new, or whose parent account, name, partition, shares or usage differ from an
/// earlier tree.
/// @param earlier by row: its row in the earlier tree, or NoRow; empty if all rows are the same
std::vector<NodeRow> changedRows(
    const ShareTree& tree, const ShareTree& before, std::span<const NodeRow> earlier = {});

/// Returns users whose rank improved or worsened by at least `places`. Users without a rank on both sides are
/// omitted.
/// @param earlier as for changedRows
std::vector<NodeRow> movedRows(const AlgorithmResult& now, const AlgorithmResult& before,
    std::uint32_t places, std::span<const NodeRow> earlier = {});

/// Returns the rows of all findings that are warnings.
std::vector<NodeRow> warnedRows(std::span<const Finding> findings);

} // namespace fairshare
