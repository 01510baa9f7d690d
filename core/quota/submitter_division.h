// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_allocation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Who of a pool's submitters comes first, and how those of a group divide what the group may use.
namespace fairshare {

inline constexpr double SecondsOfDay = 86400;

/// Where the real priority of a submitter (RUP) is from.
enum class PriorityOrigin : std::uint8_t {
    Stated,
    OfEffective, ///< the effective one is stated, and the factor is known
    Lowest, ///< nothing is stated, so that of somebody who never used anything
};

/// Where its factor is from.
enum class FactorOrigin : std::uint8_t { Stated, NiceUser, Group, Pool };

/// One submitter. Amounts in slot weight.
struct SubmitterStanding {
    std::uint32_t submitter = 0; ///< index in GroupQuotas::submitters
    QuotaRow group = RootQuotaRow;
    double realPriority = 0;
    PriorityOrigin realOrigin = PriorityOrigin::Lowest;
    double factor = 0;
    FactorOrigin factorOrigin = FactorOrigin::Pool;
    double effectivePriority = 0; ///< smaller is better
    double realPriorityNow = 0; ///< before the time of the settings has passed
    double effectivePriorityNow = 0;
    double usage = 0;
    bool isRepeated = false; ///< a submitter of that name stands before it, so that it has no share
    double share = 0; ///< of the pie of its group, 0 to 1
    double entitled = 0; ///< its share of the group's limit, at most its ceiling
    double more = 0; ///< how much more it may get, of slots that others have as well
    double moreUnclaimed = 0; ///< the same of slots that nobody has
    double granted = 0; ///< in use after a cycle in which it gets what it requests while slots are free
};

/// The submitters of one group.
struct SubmitterPie {
    QuotaRow group = RootQuotaRow;
    double limit = 0; ///< what the group may use
    double usage = 0; ///< of the group, or all of its submitters if that is more
    double inverseSum = 0; ///< of 1 / EUP
    std::uint32_t first = 0; ///< place of its first submitter in SubmitterDivision::standings
    std::uint32_t end = 0;
};

struct SubmitterDivision {
    /// By group in the order of the tree, then the best priority first.
    std::vector<SubmitterStanding> standings{};
    std::vector<SubmitterPie> pies{}; ///< of groups that have submitters
};

struct SubmitterSettings {
    double afterDays = 0; ///< priorities as they are after so long, each with the usage that it has now
    std::optional<double> halfLifeSeconds{}; ///< above 0; nothing: as the pool has it
};

inline constexpr double MostSubmitterDays = 3650;

/// Up to how much each group may use, by row: its limit in the first round of a negotiation, a whole number.
/// A group that takes no turn has its allocation, or its quota if that is more.
std::vector<double> groupLimits(const AllocationInput& input);

/// @param limits by row, as of groupLimits()
SubmitterDivision divideAmongSubmitters(
    const AllocationInput& input, std::span<const double> limits, const SubmitterSettings& settings = {});

/// The half-life that the settings lead to, in seconds.
double halfLifeOf(const GroupQuotas& quotas, const SubmitterSettings& settings);

/// The name of a submitter without its group: `alice@site` of `physics.alice@site`.
std::string_view shortSubmitterName(
    const GroupQuotas& quotas, const QuotaTree& tree, const SubmitterStanding& standing);

} // namespace fairshare
