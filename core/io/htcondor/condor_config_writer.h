// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/group_quotas.h"
#include "core/quota/quota_changes.h"

#include <string>
#include <vector>

namespace fairshare {

/// All groups with their settings, and the settings of the pool that are not HTCondor's defaults. What
/// HTCondor does not configure is left out: pool size, weights, thresholds, demand, requests, usage.
/// Errors: OutOfRange for groups that HTCondor would not read back: other signs in a name than letters,
/// digits and `_ . /`, a name that is there already, a missing parent.
Result<std::string> condorConfig(const GroupQuotas& quotas);

/// What differs of what HTCondor configures.
std::vector<QuotaChange> condorChanges(const GroupQuotas& before, const GroupQuotas& after);

enum class FragmentExtent {
    Whole, ///< everything that `after` configures
    Changes, ///< only the settings that differ
};

struct FragmentOptions {
    FragmentExtent extent = FragmentExtent::Changes;
    std::string reason{}; ///< why it is changed, one sentence for the heading; "" for none
};

/// A configuration that turns `before` into `after`, with comments that say what changes; read behind that of
/// `before` it gives `after`.
/// Errors: as for condorConfig.
Result<std::string> condorFragment(
    const GroupQuotas& before, const GroupQuotas& after, const FragmentOptions& options);

} // namespace fairshare
