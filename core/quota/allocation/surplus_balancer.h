// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"

#include <cstdint>
#include <span>
#include <vector>

/// Decides from their demand which groups accept surplus, so that narrow jobs do not starve wide jobs that
/// compete for the same surplus.
namespace fairshare {

enum class BalancerMode : std::uint8_t {
    Code, ///< both passes
    Slides, ///< the first pass only, as presented
};

/// By row. For the root, only `hasDemand` and `hasSlack` are computed; it accepts surplus.
struct BalancedFlags {
    SurplusFlags firstPass{}; ///< per set of siblings, the heaviest groups with demand, else the heaviest
    SurplusFlags bothPasses{}; ///< sets with an inner group but without slack have no flags
    std::vector<std::uint8_t> hasDemand{}; ///< it or a child is over its threshold; never with weight 0
    std::vector<std::uint8_t> hasSlack{}; ///< it or all its children are not over the threshold

    const SurplusFlags& of(BalancerMode mode) const
    {
        return mode == BalancerMode::Code ? bothPasses : firstPass;
    }
};

/// Runs both passes of the balancer.
/// @param demand idle jobs by row, only leaves count; empty: demand of the groups
BalancedFlags balanceSurplus(
    const GroupQuotas& quotas, const QuotaTree& tree, std::span<const double> demand = {});

/// Flags that are held for some time after each change, separately for each group.
class HeldFlags {
public:
    static constexpr double DefaultHoldMinutes = 30;

    /// @param flags initial flags, which may change immediately
    explicit HeldFlags(SurplusFlags flags, double holdMinutes = DefaultHoldMinutes);

    /// Applies each wanted flag whose last change is longer ago than the hold.
    /// @param minutes current time on any clock that does not run backward
    const SurplusFlags& update(const SurplusFlags& wanted, double minutes);
    const SurplusFlags& flags() const { return m_flags; }

private:
    SurplusFlags m_flags;
    std::vector<double> m_changedAt;
    double m_holdMinutes;
};

} // namespace fairshare
