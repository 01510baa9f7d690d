// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/groups/group_quotas.h"
#include "core/quota/groups/quota_changes.h"

#include <string>
#include <vector>

namespace fairshare {

/// Writes all groups with their settings, and the pool settings that differ from HTCondor's defaults. Values
/// that HTCondor does not configure are left out: pool size, weights, thresholds, demand, requests, usage.
/// Errors: OutOfRange for groups that HTCondor would not read back: a name with characters other than
/// letters, digits and `_ . /`, a duplicate name, a missing parent.
Result<std::string> condorConfig(const GroupQuotas& quotas);

/// Returns the differences in values that HTCondor configures.
std::vector<QuotaChange> condorChanges(const GroupQuotas& before, const GroupQuotas& after);

enum class FragmentExtent {
    Whole, ///< everything that `after` configures
    Changes, ///< only the settings that differ
};

struct FragmentOptions {
    FragmentExtent extent = FragmentExtent::Changes;
    std::string reason{}; ///< reason for the change, one sentence for the heading; "" for none
};

/// Writes a configuration that changes `before` to `after`, with comments that describe the changes. It must
/// be read after the configuration of `before`.
/// Errors: as for condorConfig.
Result<std::string> condorFragment(
    const GroupQuotas& before, const GroupQuotas& after, const FragmentOptions& options);

} // namespace fairshare
