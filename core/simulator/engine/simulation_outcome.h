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

/// What the accounts of a replay used.
struct ReplayedUsage {
    std::vector<std::string> accounts; ///< names; "" where the log does not tell
    std::vector<double> shares; ///< normalized, by account
    UsageCourse course;
    std::uint64_t unknownJobs = 0; ///< whose name the tree does not have: charged to nobody
    std::vector<std::string> unknownNames; ///< of these, each once
};

/// What a simulation came to.
struct SimulationOutcome {
    /// Its `procs` are in units of the machine. A job that was killed by a removal and ran again is one for
    /// each start, queued anew at its kill, as `id#2` and so on; killed ones ran until then.
    Workload workload;
    Schedule schedule;
    MachineSize machine;
    AllocationUnit allocation = AllocationUnit::Procs;
    ScheduleMetrics metrics; ///< of all jobs that completed, each once
    std::optional<ReplayedUsage> usage{}; ///< of a replay by fairshare
    std::vector<std::int64_t> startPriorities{}; ///< by job; empty unless they were asked for in a replay
    std::vector<bool> killed{}; ///< by job; empty unless nodes were removed
    std::vector<Seconds> submissions{}; ///< likewise: of the job itself, be it the first start or a later one
    std::optional<NodeAllocation> nodes{}; ///< likewise; else the usual one
    std::int64_t removalShortfall = 0; ///< nodes that removals wanted and could not take
    std::int64_t removalBreaches = 0; ///< nodes that removals took of jobs that were protected yet
    std::string origin{}; ///< for people: "EASY backfill, batch order"

    /// Of runs on whole nodes.
    NodeAllocation allocationOfNodes() const
    {
        return nodes ? *nodes : NodeAllocation(workload, schedule, machine.units);
    }
    Seconds submissionOf(JobPlace job) const { return fairshare::submissionOf(workload, submissions, job); }
};

ScheduleMetrics metricsOf(const SimulationOutcome& outcome, CountedJobs counted = CountedJobs::All);

/// What removals cost.
struct RemovalCost {
    std::uint64_t killed = 0; ///< starts of jobs that were killed
    std::uint64_t requeued = 0; ///< of these, jobs that started anew
    Seconds lostWork = 0; ///< that the killed ones had done, node-seconds
};
RemovalCost removalCost(const SimulationOutcome& outcome);

/// Puts the attempts of its schedule in place of its jobs.
void spreadAttempts(SimulationOutcome& outcome);

} // namespace fairshare
