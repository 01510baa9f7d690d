// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/node_allocation.h"
#include "core/simulator/engine/schedule_metrics.h"
#include "core/simulator/engine/usage_course.h"
#include "core/simulator/section/machine_size.h"

#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// Usage of the accounts in a replay.
struct ReplayedUsage {
    std::vector<std::string> accounts; ///< names; "" if not recorded in the log
    std::vector<double> shares; ///< normalized, by account
    UsageCourse course;
    std::uint64_t unknownJobs = 0; ///< not charged: their name is not in the tree
    std::vector<std::string> unknownNames; ///< of these jobs, each once
};

/// Result of a simulation.
struct SimulationOutcome {
    /// Its `procs` are in units of the machine. A job that was killed by a removal and restarted has one
    /// entry per start: `id`, `id#2` and so on. Restarts are submitted at the kill. Killed starts ran until
    /// the kill.
    Workload workload;
    Schedule schedule;
    MachineSize machine;
    AllocationUnit allocation = AllocationUnit::Procs;
    ScheduleMetrics metrics; ///< over all completed jobs, each counted once
    std::optional<ReplayedUsage> usage{}; ///< of a replay by fairshare
    std::vector<std::int64_t> startPriorities{}; ///< by job; empty unless requested for a replay
    std::vector<bool> killed{}; ///< by job; empty unless nodes were removed
    std::vector<Seconds> submissions{}; ///< likewise: of the original job, also for restarts
    std::optional<NodeAllocation> nodes{}; ///< only if nodes were removed; else use the default
    std::int64_t removalShortfall = 0; ///< wanted nodes that removals could not take
    std::int64_t removalBreaches = 0; ///< nodes that removals took from jobs that were still protected
    std::string origin{}; ///< for people: "EASY backfill, batch order"

    /// Returns the nodes of the jobs, for runs on whole nodes.
    NodeAllocation allocationOfNodes() const
    {
        return nodes ? *nodes : NodeAllocation(workload, schedule, machine.units);
    }
    Seconds submissionOf(JobPlace job) const { return fairshare::submissionOf(workload, submissions, job); }
};

ScheduleMetrics metricsOf(const SimulationOutcome& outcome, CountedJobs counted = CountedJobs::All);

/// Cost of removals.
struct RemovalCost {
    std::uint64_t killed = 0; ///< number of starts that were killed
    std::uint64_t requeued = 0; ///< number of restarts
    Seconds lostWork = 0; ///< work done by killed starts, node-seconds
};
RemovalCost removalCost(const SimulationOutcome& outcome);

/// Replaces the jobs of an outcome by the attempts of its schedule.
void spreadAttempts(SimulationOutcome& outcome);

} // namespace fairshare
