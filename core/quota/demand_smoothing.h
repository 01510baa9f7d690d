// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace fairshare {

struct DemandSettings {
    double windowMinutes = 160; ///< how far samples are looked back at
    double collapsePercent = 60; ///< a drop between the halves of the window above this is a collapse
    std::uint32_t minimumSamples = 8; ///< fewer are no demand

    bool operator==(const DemandSettings&) const = default;
};

/// Idle jobs of a leaf group when it was polled.
struct DemandSample {
    double minutes = 0; ///< on any clock
    double idleJobs = 0;
};

struct SmoothedDemand {
    std::optional<double> average{}; ///< whole idle jobs; nothing with too few samples
    bool collapsed = false;
    double demand = 0; ///< the average, or 0
};

/// The demand of a leaf from the samples within the window, oldest first: their midpoint mean rounded half
/// away from zero, or 0 when the second half of them collapsed against the first.
SmoothedDemand smoothDemand(std::span<const double> samples, const DemandSettings& settings = {});

/// The same from samples in the order of time: those not older than the window, and not after `minutes`.
SmoothedDemand smoothDemandAt(
    std::span<const DemandSample> samples, double minutes, const DemandSettings& settings = {});

} // namespace fairshare
