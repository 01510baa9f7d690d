// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace fairshare {

struct DemandSettings {
    double windowMinutes = 160; ///< age up to which samples count
    double collapsePercent = 60; ///< a larger drop between the halves of the window is a collapse
    std::uint32_t minimumSamples = 8; ///< with fewer samples there is no demand

    bool operator==(const DemandSettings&) const = default;
};

/// Idle jobs of a leaf group at one poll.
struct DemandSample {
    double minutes = 0; ///< on any clock
    double idleJobs = 0;
};

struct SmoothedDemand {
    std::optional<double> average{}; ///< whole idle jobs; nullopt with too few samples
    bool collapsed = false;
    double demand = 0; ///< the average, or 0
};

/// Computes the demand of a leaf from the samples within the window, oldest first. It is their midpoint mean,
/// rounded half away from zero, or 0 if the second half collapsed compared to the first.
SmoothedDemand smoothDemand(std::span<const double> samples, const DemandSettings& settings = {});

/// Computes the demand from samples in time order. Uses those within the window that ends at `minutes`.
SmoothedDemand smoothDemandAt(
    std::span<const DemandSample> samples, double minutes, const DemandSettings& settings = {});

} // namespace fairshare
