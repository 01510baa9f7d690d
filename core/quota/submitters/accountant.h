// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

/// HTCondor's accountant: how the priority of a submitter or group follows its usage.
namespace fairshare {

/// The accountant's record of a submitter or group. Usage is in slot weight, normally cores.
struct PriorityRecord {
    static constexpr double LowestPriority = 0.5;

    double realPriority = LowestPriority; ///< never below the lowest; smaller is better
    double weightedInUse = 0; ///< charged directly
    double subtreeInUse = 0; ///< for groups, including everything below; 0 for submitters
    /// Correction in slot-weight seconds for matches that began (negative) or ended (positive) since the last
    /// update.
    double unchargedSeconds = 0;
    double accumulatedSeconds = 0; ///< slot-weight seconds ever used

    bool operator==(const PriorityRecord&) const = default;
};

inline constexpr double DefaultPriorityHalfLifeSeconds = 86400;

/// Returns the record after `elapsedSeconds` at its current usage. If no time passed or the clock ran
/// backward, the record is unchanged.
/// @param halfLifeSeconds above 0
PriorityRecord updatedPriority(
    PriorityRecord record, double elapsedSeconds, double halfLifeSeconds = DefaultPriorityHalfLifeSeconds);

/// A match of a slot, in seconds on the clock of the updates.
struct SlotMatch {
    double slotWeight = 1;
    double startSeconds = 0;
};

/// Records a match that begins at match.startSeconds, after the last update.
void chargeStart(PriorityRecord& record, const SlotMatch& match, double lastUpdateSeconds);
struct ChargeTimes {
    double nowSeconds = 0;
    double lastUpdateSeconds = 0;
};

/// Records a match that ends now.
void chargeEnd(PriorityRecord& record, const SlotMatch& match, const ChargeTimes& times);

/// Possible sources of a submitter's priority factor.
struct FactorSources {
    std::optional<double> stored{}; ///< set for the submitter; ignored if below 1
    bool isNice = false; ///< the name has the prefix for nice users
    std::optional<double> ofGroup{}; ///< configured for exactly the submitter's group
    std::string_view domain{}; ///< of the submitter, after the '@'
    std::string_view accountingDomain{}; ///< of the pool; empty if not set
    double defaultFactor = 1000; ///< DEFAULT_PRIO_FACTOR
    double niceFactor = 1e10; ///< NICE_USER_PRIO_FACTOR
    double remoteFactor = 1e7; ///< REMOTE_PRIO_FACTOR
};

double priorityFactor(const FactorSources& sources);

/// Returns the effective priority; smaller is better.
inline double effectivePriority(double realPriority, double factor)
{
    return realPriority * factor;
}

} // namespace fairshare
