// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/sweep_run.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/workload.h"

#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace fairshare {

/// Generates or reads the jobs of the scenarios of a sweep, each log once. Thread-safe.
class SweptJobs {
public:
    using TellImport = std::function<void(WorkloadImport&, const SimulationSection&)>;

    /// @param scenarioFile relative paths of logs start from its folder
    /// @param tell called for the first log read, from one of the simulating threads
    explicit SweptJobs(const std::string& scenarioFile, TellImport tell = {});

    /// Returns the jobs of a scenario. Without a log or a generator, they are a saturating load of the tree's
    /// users. Errors: those of scenarioJobs.
    Result<SweptWorkload> jobsOf(const Scenario& scenario);
    /// Returns the digest of everything that is read for a sweep: the scenario file, its log and its name
    /// maps. Errors: those of readFile, with the place in the scenario that names the file, if any.
    Result<std::string> inputsOf(const Scenario& scenario) const;

private:
    std::string m_file;
    std::string m_folder;
    TellImport m_tell;
    std::mutex m_reading;
    std::map<std::string, SweptWorkload> m_logs; ///< by everything that affects reading
};

} // namespace fairshare
