// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/value_edit.h"
#include "core/scenario/pasting/pasted_block.h"
#include "core/table/column.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Plans the paste of a column or block of numbers from a spreadsheet into a tree.
namespace fairshare {

class ShareTree;

enum class PasteColumn : std::uint8_t {
    Name,
    Shares,
    Usage, ///< in the unit of the target, or with its own
    Other, ///< computed; its cells are ignored
};

/// Target of a paste.
struct PasteTarget {
    std::vector<NodeRow> rows; ///< targets of lines without names, in order
    bool fills = false; ///< a single line without a name applies to all rows
    std::vector<NodeRow> meant; ///< rows to try first for a repeated name, in order
    std::vector<PasteColumn> columns; ///< in display order, left to right
    std::vector<std::string> titles; ///< column headings; the first line of the block may repeat them
    std::size_t current = 0; ///< column for the first cell of a line without a name
    TimeUnit usageUnit = TimeUnit::Second; ///< TRES-time that the view shows
    Reals totals; ///< usage including the subtree; null if unknown
    std::string point = ".";
    std::string group{};
};

/// Changes that a paste would make.
struct PastePlan : PasteFacts {
    std::vector<std::pair<NodeRow, std::uint32_t>> shares; ///< changed rows only
    std::vector<std::pair<NodeRow, long double>> usage; ///< with subtree, TRES-seconds; changed rows only

    bool changesNothing() const { return shares.empty() && usage.empty(); }
};

/// Plans a paste as described at PastedBlock. The usage of an account is its total, which scales its subtree;
/// a cell that repeats the shown total leaves the account unchanged. A heading with another unit than that of
/// the target, such as Usage (TRES-s), applies to its column. Linear. Errors: BadInput if there is no number
/// at all, Cancelled.
Result<PastePlan> planPaste(
    const ShareTree& tree, std::string_view text, const PasteTarget& target, const Progress& progress = {});

/// Applies a plan. If it contains an account and rows below it, the account gets its total last. Errors:
/// those of withSharesOf and withTotalUsageOf.
Result<Scenario> withPasted(const Scenario& scenario, const PastePlan& plan);

} // namespace fairshare
