// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/group_quotas.h"

#include <string>
#include <vector>

namespace fairshare {

/// A value that differs between two pools. Texts are as in files; "" if one side does not have the value.
struct QuotaChange {
    std::string group; ///< "" for a setting of the pool
    std::string member; ///< as in files: `quota`, `accept_surplus`; "" for added or removed groups
    std::string before;
    std::string after;

    bool operator==(const QuotaChange&) const = default;
};

/// Returns the changes from one pool to the other: settings of the pool, then groups in the order of `after`,
/// then removed groups. Groups are paired by pairedGroups(). If a group is renamed or moved, the new names of
/// the groups below it are not listed.
std::vector<QuotaChange> quotaChanges(const GroupQuotas& before, const GroupQuotas& after);

/// Returns for each group of `after` the matching group of `before`; null for new groups. Groups with the
/// same name match, ignoring case. A removed and an added group at the same position also match, as renamed
/// or moved, if they have the same quota and the same parent or the same last name part. The groups below
/// them match as well.
std::vector<const QuotaGroup*> pairedGroups(const GroupQuotas& before, const GroupQuotas& after);

/// Returns the name of a group for comparison: ASCII letters in lowercase.
std::string groupKey(const std::string& name);

} // namespace fairshare
