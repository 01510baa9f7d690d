// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/sweep_run.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/load_workload.h"

#include <functional>
#include <mutex>
#include <string>
#include <vector>

namespace fairshare::cli {

/// Makes the jobs of the scenarios of a sweep, or reads them, each log once. Used by several threads at once.
class SweptJobs {
public:
    using TellImport = std::function<void(WorkloadImport&, const SimulationSection&)>;

    /// @param scenarioFile beside which logs are
    /// @param tell of the first log that is read; from one of the threads that simulate
    explicit SweptJobs(const std::string& scenarioFile, TellImport tell = {});

    /// Without a log and a generator: a saturating load of the tree's users. Errors: those of scenarioJobs.
    Result<SweptWorkload> jobsOf(const Scenario& scenario);
    /// What jobs are read from, as it can be opened: the log, "" where none is named, and maps of names.
    std::vector<std::string> filesOf(const Scenario& scenario) const;

private:
    std::string m_folder;
    TellImport m_tell;
    std::mutex m_reading;
    std::map<std::string, SweptWorkload> m_logs; ///< by what they are read by
};

} // namespace fairshare::cli
