// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/edits/quota_edits.h"
#include "core/scenario/edits/rows_edit.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits one field of many groups at once. Groups are identified by their index; NoGroup is the root.
namespace fairshare {

struct GroupsEdit {
    RowsOperation operation = RowsOperation::Set;
    QuotaField field = QuotaField::Quota;
    std::string_view text{};
    NumberMarks marks{};
};

/// Groups to which an edit does not apply.
struct UnfitGroups {
    std::vector<std::uint32_t> groups; ///< in the order given
    std::string why; ///< one sentence about the first of them, without final full stop; "" for none
};

/// Returns the groups to which an edit does not apply. The root has only a request, and only leaves have
/// demand. A quota of the other kind (static or dynamic) cannot be scaled or distributed.
UnfitGroups unfitGroups(
    const GroupQuotas& quotas, std::span<const std::uint32_t> groups, const GroupsEdit& edit);

/// Edits many groups at once. A whole total of cores or jobs is split into whole numbers. The remainder after
/// rounding down goes to the groups with the largest fractional parts, ties to the first group. If all groups
/// have 0, they get equal parts. Errors: BadInput with the sentence of unfitGroups, or for text that the
/// operation does not accept; those of withGroupValues.
Result<Scenario> withGroupsEdited(
    const Scenario& scenario, std::span<const std::uint32_t> groups, const GroupsEdit& edit);

/// Returns the sum of the field over the groups.
double totalOf(const GroupQuotas& quotas, std::span<const std::uint32_t> groups, QuotaField field);

} // namespace fairshare
