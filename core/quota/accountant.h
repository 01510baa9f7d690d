// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

/// HTCondor's accountant: how the priority of a submitter or group follows what it uses.
namespace fairshare {

/// What the accountant keeps of a submitter or a group. Usage in slot weight, normally cores.
struct PriorityRecord {
    static constexpr double LowestPriority = 0.5;

    double realPriority = LowestPriority; ///< never below the lowest; smaller is better
    double weightedInUse = 0; ///< charged directly
    double subtreeInUse = 0; ///< of a group with everything below; 0 of a submitter
    /// Slot-weight seconds of matches that began (negative) or ended (positive) since the last update.
    double unchargedSeconds = 0;
    double accumulatedSeconds = 0; ///< slot-weight seconds ever used

    bool operator==(const PriorityRecord&) const = default;
};

inline constexpr double DefaultPriorityHalfLifeSeconds = 86400;

/// The record after `elapsedSeconds` at its present usage. Without any the record is unchanged; a clock that
/// ran backward changes nothing either. @param halfLifeSeconds above 0
PriorityRecord updatedPriority(
    PriorityRecord record, double elapsedSeconds, double halfLifeSeconds = DefaultPriorityHalfLifeSeconds);

/// A match of a slot, in seconds on the clock of the updates.
struct SlotMatch {
    double slotWeight = 1;
    double startSeconds = 0;
};

/// A match begins after the last update, at match.startSeconds.
void chargeStart(PriorityRecord& record, const SlotMatch& match, double lastUpdateSeconds);
struct ChargeTimes {
    double nowSeconds = 0;
    double lastUpdateSeconds = 0;
};

/// A match ends now.
void chargeEnd(PriorityRecord& record, const SlotMatch& match, const ChargeTimes& times);

/// Where the factor of a submitter's priority may come from.
struct FactorSources {
    std::optional<double> stored{}; ///< set for the submitter; below 1 it does not count
    bool isNice = false; ///< its name has the prefix of nice users
    std::optional<double> ofGroup{}; ///< configured for the very group that it is assigned to
    std::string_view domain{}; ///< of the submitter, behind the '@'
    std::string_view accountingDomain{}; ///< of the pool; empty: none
    double defaultFactor = 1000; ///< DEFAULT_PRIO_FACTOR
    double niceFactor = 1e10; ///< NICE_USER_PRIO_FACTOR
    double remoteFactor = 1e7; ///< REMOTE_PRIO_FACTOR
};

double priorityFactor(const FactorSources& sources);

/// Smaller is better.
inline double effectivePriority(double realPriority, double factor)
{
    return realPriority * factor;
}

} // namespace fairshare
