// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/group_quotas.h"

#include <string>
#include <vector>

namespace fairshare {

/// One figure that differs between two pools. Texts as in files; "" where one side does not have it.
struct QuotaChange {
    std::string group; ///< "" for a setting of the pool
    std::string member; ///< as in files: `quota`, `accept_surplus`; "" where the whole group came or went
    std::string before;
    std::string after;

    bool operator==(const QuotaChange&) const = default;
};

/// What turns one pool into the other: settings of the pool, then groups in the order of `after`, then those
/// that went. Groups are paired as pairedGroups says; of a renamed or moved group those below it are not
/// told.
std::vector<QuotaChange> quotaChanges(const GroupQuotas& before, const GroupQuotas& after);

/// By group of `after`: the same one of `before`, or null for one that is new. Groups of the same name are
/// the same, whatever its case; so are a group that went and one that came in its place with the same quota
/// and the same group above it or the same last part of the name, which was renamed or moved, and what is
/// below them.
std::vector<const QuotaGroup*> pairedGroups(const GroupQuotas& before, const GroupQuotas& after);

/// A name of a group as groups are compared: ASCII letters in lower case.
std::string groupKey(const std::string& name);

} // namespace fairshare
