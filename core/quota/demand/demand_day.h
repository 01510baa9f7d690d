// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/quota/allocation/surplus_policies.h"
#include "core/quota/demand/demand_profile.h"
#include "core/quota/demand/demand_smoothing.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// Simulates the same day under different surplus policies: how many cores stay idle while jobs are pending,
/// and which groups get the rest.
///
/// The model, in each step of two minutes:
/// - Idle jobs come from the profiles and are the same for all policies, because started jobs are replaced. A
///   job takes as many cores as the weight of its group, at least one. Running jobs end smoothly at the rate
///   given by their average length. No job is preempted.
/// - The flags follow the policy. A balanced policy polls the queues periodically and uses the smoothed idle
///   jobs of the window, like the balancer. It can hold a flag for some time.
/// - The pool is allocated among the groups, which request their running and idle jobs. A group starts jobs
///   up to its allocation while cores are free. The group that uses the least of its quota starts first.
/// - Cores become free one at a time. A wide job never sees enough free cores at once if a group with
///   narrower jobs waits for the same surplus, because the narrow jobs take each core as it comes. Therefore
///   a group gets nothing beyond its quota while another group has narrower jobs, wants more than its own
///   quota, and is reached by the same surplus. Within its quota a group gets its cores regardless of the
///   width of its jobs. The starvation is avoided by flags that give a surplus to jobs of only one width.
namespace fairshare {

struct DemandDaySettings {
    std::uint64_t seed = 1;
    double pollMinutes = 2; ///< between two polls of the queues by the balancer; 0.5 or more
    double recordMinutes = 10; ///< length of a recorded step; rounded to a multiple of two minutes
    double warmUpHours = 12; ///< simulated before the day, not recorded; fills the empty pool
    DemandSettings smoothing{};
    std::optional<double> holdMinutes{}; ///< for flags of balanced policies; nullopt: no hold
};

/// Input of a simulated day.
struct DemandDayRequest {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    std::span<const DemandProfile> profiles; ///< by row; only leaves count
    std::span<const SurplusPolicy* const> policies;
};

/// A day under one policy.
struct PolicyDay {
    const SurplusPolicy* policy = nullptr;
    /// One value per step: averages over the step, in cores.
    std::vector<double> idle{};
    std::vector<double> wasted{}; ///< idle while jobs are pending: the idle cores that those jobs could use
    std::vector<double> waiting{}; ///< cores of the pending jobs
    /// By step, then by row: cores in use, charged directly to the group, averages over the step.
    std::vector<double> use{};
    std::vector<double> coreHours{}; ///< by row, over the whole day
    double wastedCoreHours = 0;
    /// Used by jobs of more than one core. Their pending jobs are not a result, because started jobs are
    /// replaced.
    double wideCoreHours = 0;
    bool hasWideJobs = false;
    double idleCoreHours = 0;
    double poolCoreHours = 0; ///< all cores over the whole day
    std::uint32_t flagChanges = 0; ///< over all groups

    std::span<const double> useAt(std::size_t step) const
    {
        return std::span(use).subspan(step * coreHours.size(), coreHours.size());
    }
    double share(QuotaRow row) const { return poolCoreHours > 0 ? coreHours[row] / poolCoreHours : 0; }
};

struct DemandDay {
    std::vector<double> minutes{}; ///< when each step begins, from 0
    /// By step, then by row: idle jobs, averages over the step.
    std::vector<double> idleJobs{};
    std::vector<PolicyDay> policies{}; ///< in the requested order
};

/// Simulates 24 hours under each policy.
/// Errors: OutOfRange for settings and profiles out of range; Cancelled.
Result<DemandDay> simulateDemandDay(
    const DemandDayRequest& request, const DemandDaySettings& settings = {}, const Progress& progress = {});

} // namespace fairshare
