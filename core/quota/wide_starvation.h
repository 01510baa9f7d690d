// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_allocation.h"

#include <span>
#include <vector>

namespace fairshare {

/// Cores that a job of a group takes: its weight, at least one.
double jobWidth(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row);

/// Leaves that get no surplus because somebody narrower wants it too. A negotiator matches whatever fits: of
/// seven free cores it gives none to a job of eight and seven to jobs of one, so cores that become free one
/// by one never add up to a wide slot.
/// @param ownQuota by row, as assigned @return 1 for each leaf that wants more than its quota while a leaf
/// with narrower jobs does too and surplus of one place in the tree reaches both
std::vector<std::uint8_t> starvedLeaves(const AllocationInput& input, std::span<const double> ownQuota);

} // namespace fairshare
