// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// The order of a pool's submitters, and how the submitters of a group divide the group's limit.
namespace fairshare {

inline constexpr double SecondsOfDay = 86400;

/// Source of the real user priority (RUP) of a submitter.
enum class PriorityOrigin : std::uint8_t {
    Stated,
    OfEffective, ///< computed from the stated effective priority and the factor
    Lowest, ///< not stated, or stated below the minimum: the priority of a submitter without any usage
};

/// Source of the priority factor.
enum class FactorOrigin : std::uint8_t { Stated, NiceUser, Group, Pool };

/// One submitter. Amounts are in slot weight.
struct SubmitterStanding {
    std::uint32_t submitter = 0; ///< index in GroupQuotas::submitters
    QuotaRow group = RootQuotaRow;
    double realPriority = 0;
    PriorityOrigin realOrigin = PriorityOrigin::Lowest;
    double factor = 0;
    FactorOrigin factorOrigin = FactorOrigin::Pool;
    double effectivePriority = 0; ///< smaller is better
    double realPriorityNow = 0; ///< before SubmitterSettings::afterDays
    double effectivePriorityNow = 0;
    double usage = 0;
    bool isRepeated = false; ///< an earlier submitter has the same name, so this one has no share
    double share = 0; ///< of the pie of its group, 0 to 1
    double entitled = 0; ///< share of the group's limit, at most the ceiling
    double more = 0; ///< how much more it may get, including slots that others use
    double moreUnclaimed = 0; ///< the same, but only from unclaimed slots
    double granted = 0; ///< in use after a cycle that matches requests while slots are free
};

/// The submitters of one group.
struct SubmitterPie {
    QuotaRow group = RootQuotaRow;
    double limit = 0; ///< most that the group may use
    double usage = 0; ///< of the group, or the sum over its submitters if larger
    double inverseSum = 0; ///< sum of 1 / EUP
    std::uint32_t first = 0; ///< index of its first submitter in SubmitterDivision::standings
    std::uint32_t end = 0;
};

struct SubmitterDivision {
    /// By group in tree order, then by priority, the best first.
    std::vector<SubmitterStanding> standings{};
    std::vector<SubmitterPie> pies{}; ///< for groups that have submitters
};

struct SubmitterSettings {
    double afterDays = 0; ///< compute priorities after this time at current usage
    std::optional<double> halfLifeSeconds{}; ///< above 0; nullopt: half-life of the pool
};

inline constexpr double MostSubmitterDays = 3650;

/// Returns how much each group may use, by row: its limit in the first round of a negotiation, a whole
/// number. A group that takes no turn has its allocation, or its quota if that is larger.
std::vector<double> groupLimits(const AllocationInput& input);

/// Divides the limits of the groups among their submitters.
/// @param limits by row, from groupLimits()
SubmitterDivision divideAmongSubmitters(
    const AllocationInput& input, std::span<const double> limits, const SubmitterSettings& settings = {});

/// Returns the half-life in effect, in seconds.
double halfLifeOf(const GroupQuotas& quotas, const SubmitterSettings& settings);

/// Returns the name of a submitter without its group: `alice@site` for `physics.alice@site`.
std::string_view shortSubmitterName(
    const GroupQuotas& quotas, const QuotaTree& tree, const SubmitterStanding& standing);

} // namespace fairshare
