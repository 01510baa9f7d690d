// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/pasted_block.h"
#include "core/scenario/value_edit.h"
#include "core/table/column.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A column or block of numbers from a spreadsheet, set against a tree before anything is edited.
namespace fairshare {

class ShareTree;

enum class PasteColumn : std::uint8_t {
    Name,
    Shares,
    Usage, ///< TRES-seconds, or with a unit
    Other, ///< computed: what stands there is passed over
};

/// Where a block goes.
struct PasteTarget {
    std::vector<NodeRow> rows; ///< lines without names go to these, one after the other
    bool fills = false; ///< a single line without name goes to all of them
    std::vector<NodeRow>
        meant; ///< where a name stands several times, these are looked through first, in order
    std::vector<PasteColumn> columns; ///< as shown, from left to right
    std::vector<std::string> titles; ///< their headings, which a first line may repeat
    std::size_t current = 0; ///< the column that the first cell of a line without name goes to
    Reals totals; ///< usage with everything below; null when it is not known
    std::string point = ".";
    std::string group{};
};

/// What a paste would do.
struct PastePlan : PasteFacts {
    std::vector<std::pair<NodeRow, std::uint32_t>> shares; ///< those that change
    std::vector<std::pair<NodeRow, long double>> usage; ///< likewise

    bool changesNothing() const { return shares.empty() && usage.empty(); }
};

/// As PastedBlock says; an account's usage that is its total leaves it as it is too. Linear. Errors: BadInput
/// when there is no number at all, Cancelled.
Result<PastePlan> planPaste(
    const ShareTree& tree, std::string_view text, const PasteTarget& target, const Progress& progress = {});

/// Errors: those of withSharesOf and withUsageOf.
Result<Scenario> withPasted(const Scenario& scenario, const PastePlan& plan);

} // namespace fairshare
