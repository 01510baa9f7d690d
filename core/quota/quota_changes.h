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
/// that went. Groups are paired by name, whatever its case.
std::vector<QuotaChange> quotaChanges(const GroupQuotas& before, const GroupQuotas& after);

/// A name of a group as groups are compared: ASCII letters in lower case.
std::string groupKey(const std::string& name);

} // namespace fairshare
