// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_words.h"
#include "core/quota/surplus_balancer.h"

#include <string>
#include <vector>

namespace fairshare {

/// Slots that stay idle although somebody waits: as many of the idle ones as are unmet.
double idleWhileWaiting(const QuotaAllocation& allocation);

/// Two allocations of one pool.
struct AllocationChange {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    const QuotaAllocation& before; ///< with the flags as they are, say
    const QuotaAllocation& after; ///< with balanced ones
    const SurplusFlags& flagsAfter;
};

/// What the change does to idle slots and who still waits: "3000 slots more go to analysis (idle 10818 →
/// 7818); group_gridods still waits for 1500, since it accepts no surplus."
std::string quotaAnswer(const AllocationChange& change);

/// What groups that wait and accept no surplus would get more if they did, each alone, the most first.
/// @param most how many are tried, those with the most unmet; each is one allocation
std::vector<SurplusPart> gainsFromAccepting(const AllocationInput& input, std::size_t most = 8);

} // namespace fairshare
