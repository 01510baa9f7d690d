// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_allocation.h"

#include <cstdint>
#include <span>
#include <vector>

/// Recomputes which groups accept surplus from their demand, so that narrow jobs do not starve wide ones
/// that compete for the same surplus.
namespace fairshare {

enum class BalancerMode : std::uint8_t {
    Code, ///< both passes
    Slides, ///< the first pass only, as presented
};

/// By row; of the root only `hasDemand` and `hasSlack` are computed, and it accepts surplus.
struct BalancedFlags {
    SurplusFlags firstPass{}; ///< per sibling set the heaviest groups that have demand, else the heaviest
    SurplusFlags bothPasses{}; ///< a set with an inner group and without slack has no flag
    std::vector<std::uint8_t> hasDemand{}; ///< over its threshold, or a child is; never with weight 0
    std::vector<std::uint8_t> hasSlack{}; ///< not over its threshold, or all children are not

    const SurplusFlags& of(BalancerMode mode) const
    {
        return mode == BalancerMode::Code ? bothPasses : firstPass;
    }
};

/// @param demand idle jobs by row, of which leaves count; empty: as in the groups
BalancedFlags balanceSurplus(
    const GroupQuotas& quotas, const QuotaTree& tree, std::span<const double> demand = {});

/// Flags that change no more often than allowed, group by group.
class HeldFlags {
public:
    static constexpr double DefaultHoldMinutes = 30;

    /// @param flags at the start, of which none was changed before
    explicit HeldFlags(SurplusFlags flags, double holdMinutes = DefaultHoldMinutes);

    /// Takes over each wanted flag whose last change is more than the hold ago. @param minutes of now, on any
    /// clock that does not run backward
    const SurplusFlags& update(const SurplusFlags& wanted, double minutes);
    const SurplusFlags& flags() const { return m_flags; }

private:
    SurplusFlags m_flags;
    std::vector<double> m_changedAt;
    double m_holdMinutes;
};

} // namespace fairshare
