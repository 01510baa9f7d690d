// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/quota/demand_profile.h"
#include "core/quota/demand_smoothing.h"
#include "core/quota/surplus_policies.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// What policies of surplus make of the same day: how many cores stay idle while somebody waits, and who gets
/// the rest.
///
/// The model, in each step of two minutes:
/// - Idle jobs come from the profiles, the same for all policies: those that start are replaced. A job of a
/// group takes as many cores as its
///   weight says, at least one. Jobs that run end at the rate of their average length, smoothly; none is
///   preempted.
/// - The flags follow the policy; a balanced one polls the queues now and then, sees the smoothed idle jobs
/// of
///   the window, as the balancer does, and may hold a flag for some time.
/// - The pool is allocated among the groups, which ask for what runs and what is idle. A group starts jobs up
///   to its allocation while cores are free, the group that uses least of its quota first.
/// - Cores that become free come back one at a time. A job that is wider than those of a group which waits
///   for the same surplus never sees enough of them at once: the narrow jobs take each as it comes. So a
///   group gets nothing beyond its quota while somebody with narrower jobs waits who also wants more than its
///   quota and whom the same surplus reaches. Within its quota a group gets its cores, however wide its jobs
///   are. Flags that let only one width of jobs have a surplus avoid the starvation.
namespace fairshare {

struct DemandDaySettings {
    std::uint64_t seed = 1;
    double pollMinutes = 2; ///< between two looks of the balancer at the queues; 0.5 or more
    double recordMinutes = 10; ///< how long a recorded step is; a multiple of two minutes, or rounded to one
    double warmUpHours = 12; ///< run before the day and not recorded, so that the pool is not empty at first
    DemandSettings smoothing{};
    std::optional<double> holdMinutes{}; ///< of flags of a balanced policy; nothing: they change at once
};

/// Whose day it is.
struct DemandDayRequest {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    std::span<const DemandProfile> profiles; ///< by row, of which leaves count
    std::span<const SurplusPolicy* const> policies;
};

/// A day under one policy.
struct PolicyDay {
    const SurplusPolicy* policy = nullptr;
    /// Columns of one figure a step: averages over the step, in cores.
    std::vector<double> idle{};
    std::vector<double> wasted{}; ///< idle while somebody waits: as many of them as jobs that wait would take
    std::vector<double> waiting{}; ///< what the waiting jobs would take
    /// By step, then by row: in use, charged directly, averages in cores.
    std::vector<double> use{};
    std::vector<double> coreHours{}; ///< by row, of the whole day
    double wastedCoreHours = 0;
    /// What jobs of more than one core use. What waits of them is no outcome: whatever starts is replaced.
    double wideCoreHours = 0;
    bool hasWideJobs = false;
    double idleCoreHours = 0;
    double poolCoreHours = 0; ///< of all cores
    std::uint32_t flagChanges = 0; ///< of all groups

    std::span<const double> useAt(std::size_t step) const
    {
        return std::span(use).subspan(step * coreHours.size(), coreHours.size());
    }
    double share(QuotaRow row) const { return poolCoreHours > 0 ? coreHours[row] / poolCoreHours : 0; }
};

struct DemandDay {
    std::vector<double> minutes{}; ///< when each step begins, from 0
    /// By step, then by row: idle jobs, averages.
    std::vector<double> idleJobs{};
    std::vector<PolicyDay> policies{}; ///< as asked
};

/// Simulates 24 hours under each of the policies.
/// Errors: OutOfRange for settings and profiles outside of their ranges; Cancelled.
Result<DemandDay> simulateDemandDay(
    const DemandDayRequest& request, const DemandDaySettings& settings = {}, const Progress& progress = {});

} // namespace fairshare
