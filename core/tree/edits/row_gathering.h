// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// The rows of a new tree in terms of the rows of another tree.
struct GatheredRows {
    struct Added {
        NodeKind kind;
        std::uint32_t shares;
    };

    std::vector<NodeRow> source; ///< row that provides the values; NoRow for an added row
    std::vector<NodeRow> earlier; ///< row in the other tree; NoRow for an added or copied row
    std::vector<std::uint32_t> depth; ///< in processing order; the depths define the tree
    std::unordered_map<NodeRow, std::string_view> names{}; ///< names that replace those of the source
    std::unordered_map<NodeRow, std::string_view> partitions{}; ///< replace those of the source
    std::unordered_map<NodeRow, Added> added{};
};

/// Builds the new tree.
/// @param totals given totals by row of `tree`
ShareTree gathered(const ShareTree& tree, const GatheredRows& rows, const GivenTotals& totals);

} // namespace fairshare
