// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/quota_edits.h"
#include "core/scenario/rows_edit.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits of a number of many groups at once. Groups are named by their index; NoGroup is the root.
namespace fairshare {

struct GroupsEdit {
    RowsOperation operation = RowsOperation::Set;
    QuotaField field = QuotaField::Quota;
    std::string_view text{};
    NumberMarks marks{};
};

/// Groups that cannot take part in an edit.
struct UnfitGroups {
    std::vector<std::uint32_t> groups; ///< in the order given
    std::string why; ///< one sentence that names the first of them, without a final full stop; "" for none
};

/// The root has nothing but a request, demand is that of leaves, and a quota of the other kind is no number
/// to scale or to distribute.
UnfitGroups unfitGroups(
    const GroupQuotas& quotas, std::span<const std::uint32_t> groups, const GroupsEdit& edit);

/// A whole total of cores or jobs is split into whole numbers: what rounding down leaves goes to the largest
/// remainders, of equal ones to the first group. Groups that all have 0 get equal parts. Errors: BadInput
/// with the sentence of unfitGroups, or for text that the operation does not take; those of withGroupValues.
Result<Scenario> withGroupsEdited(
    const Scenario& scenario, std::span<const std::uint32_t> groups, const GroupsEdit& edit);

/// The field of the groups added up.
double totalOf(const GroupQuotas& quotas, std::span<const std::uint32_t> groups, QuotaField field);

} // namespace fairshare
