// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// The rows of a new tree, told by those of another one.
struct GatheredRows {
    struct Added {
        NodeKind kind;
        std::uint32_t shares;
    };

    std::vector<NodeRow> source; ///< where the values come from; NoRow for an added row
    std::vector<NodeRow> earlier; ///< the row that it was; NoRow for an added or copied one
    std::vector<std::uint32_t> depth; ///< in processing order, so that depths give the tree
    std::unordered_map<NodeRow, std::string_view> names{}; ///< that replace those of the source
    std::unordered_map<NodeRow, std::string_view> partitions{}; ///< likewise
    std::unordered_map<NodeRow, Added> added{};
};

/// @param totals given totals by row of `tree`
ShareTree gathered(const ShareTree& tree, const GatheredRows& rows, const GivenTotals& totals);

} // namespace fairshare
