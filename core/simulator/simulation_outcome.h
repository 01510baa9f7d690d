// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/machine_size.h"
#include "core/simulator/schedule_metrics.h"
#include "core/simulator/usage_course.h"

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
    Workload workload; ///< its `procs` are in units of the machine
    Schedule schedule;
    MachineSize machine;
    AllocationUnit allocation = AllocationUnit::Procs;
    ScheduleMetrics metrics; ///< of all jobs
    std::optional<ReplayedUsage> usage{}; ///< of a replay by fairshare
    std::vector<std::int64_t> startPriorities{}; ///< by job; empty unless they were asked for in a replay
    std::string origin{}; ///< for people: "EASY backfill, batch order"
};

} // namespace fairshare
