// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/quota_edits.h"
#include "core/scenario/pasting/pasted_block.h"

#include <string>
#include <string_view>
#include <vector>

/// Plans the paste of a column or block of numbers from a spreadsheet into the groups of a pool.
namespace fairshare {

/// Column of a view of groups.
struct GroupPasteColumn {
    bool isName = false;
    std::optional<QuotaField> field{}; ///< nothing for names and computed columns
    std::string title{}; ///< heading; the first line of the block may repeat it
};

/// Target of a paste. Groups are identified by their index; NoGroup is the root.
struct GroupPasteTarget {
    std::vector<std::uint32_t> groups; ///< targets of lines without names, in order
    bool fills = false; ///< a single line without a name applies to all groups
    std::vector<GroupPasteColumn> columns; ///< in display order, left to right
    std::size_t current = 0; ///< column for the first cell of a line without a name
    std::vector<double> cores; ///< by group: its quota in cores; empty if unknown
    std::string on = "on"; ///< how the view shows flags; on, true, yes and 1 are accepted too
    std::string off = "off";
    std::string point = ".";
    std::string group{};
};

/// A cell of the block and its target.
struct PastedGroupValue {
    QuotaField field = QuotaField::Quota;
    GroupValue to{};
    double before = 0;
    bool changes = false;
};

/// Changes that a paste would make.
struct GroupPastePlan : PasteFacts {
    std::vector<PastedGroupValue> values;

    std::size_t changeCount() const;
};

/// Plans a paste as described at PastedBlock. A group is named by its full path, or by the last part if that
/// is unique. The displayed cores of a dynamic quota leave the quota unchanged. Errors: BadInput if there is
/// no value at all, OutOfRange for groups with values outside their ranges, Cancelled.
Result<GroupPastePlan> planGroupPaste(const GroupQuotas& quotas, std::string_view text,
    const GroupPasteTarget& target, const Progress& progress = {});

/// Applies a plan. Requests in the block take effect even if an edit of demand would change them. Errors:
/// those of withGroupValues.
Result<Scenario> withGroupsPasted(const Scenario& scenario, const GroupPastePlan& plan);

} // namespace fairshare
