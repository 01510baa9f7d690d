// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/pasted_block.h"
#include "core/scenario/quota_edits.h"

#include <string>
#include <string_view>
#include <vector>

/// A column or block of numbers from a spreadsheet, set against the groups of a pool before anything is
/// edited.
namespace fairshare {

/// A column of a view of groups.
struct GroupPasteColumn {
    bool isName = false;
    std::optional<QuotaField> field{}; ///< nothing for names and for what is computed
    std::string title{}; ///< its heading, which a first line may repeat
};

/// Where a block goes. Groups are named by their index; NoGroup is the root.
struct GroupPasteTarget {
    std::vector<std::uint32_t> groups; ///< lines without names go to these, one after the other
    bool fills = false; ///< a single line without name goes to all of them
    std::vector<GroupPasteColumn> columns; ///< as shown, from left to right
    std::size_t current = 0; ///< the column that the first cell of a line without name goes to
    std::vector<double> cores; ///< by group: what its quota comes to; empty when it is not known
    std::string on = "on"; ///< how the view shows flags; on, true, yes and 1 are taken beside it
    std::string off = "off";
    std::string point = ".";
    std::string group{};
};

/// A cell of the block, where it goes.
struct PastedGroupValue {
    QuotaField field = QuotaField::Quota;
    GroupValue to{};
    double before = 0;
    bool changes = false;
};

/// What a paste would do.
struct GroupPastePlan : PasteFacts {
    std::vector<PastedGroupValue> values;

    std::size_t changeCount() const;
};

/// As PastedBlock says. A group is named by its whole path, or by the end of it where no other group has the
/// same. What a quota that is a fraction comes to leaves it as it is. Errors: BadInput when there is no value
/// at all, OutOfRange for groups with values outside their ranges, Cancelled.
Result<GroupPastePlan> planGroupPaste(const GroupQuotas& quotas, std::string_view text,
    const GroupPasteTarget& target, const Progress& progress = {});

/// Requests that the block states are those afterwards, even where an edit of demand would have moved them.
/// Errors: those of withGroupValues.
Result<Scenario> withGroupsPasted(const Scenario& scenario, const GroupPastePlan& plan);

} // namespace fairshare
