// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"

#include <span>
#include <vector>

namespace fairshare {

/// Returns the cores of a job of a group: the group's weight, at least one.
double jobWidth(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row);

/// Finds leaves that get no surplus because groups with narrower jobs want it too. A negotiator matches
/// whatever fits. With seven free cores it cannot start a job of eight cores, but it can start seven jobs of
/// one core. So cores that become free one by one never add up to a wide slot.
/// @param ownQuota by row, as assigned
/// @return 1 for each leaf that wants more than its quota while a leaf with narrower jobs does too, and
/// surplus of one place in the tree reaches both
std::vector<std::uint8_t> starvedLeaves(const AllocationInput& input, std::span<const double> ownQuota);

} // namespace fairshare
