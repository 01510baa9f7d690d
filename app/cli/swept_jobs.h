// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/sweep_run.h"
#include "core/simulator/simulation_section.h"

#include <mutex>
#include <string>
#include <vector>

namespace fairshare::cli {

/// Makes the jobs of the scenarios of a sweep, or reads them, each log once. Used by several threads at once.
class SweptJobs {
public:
    /// @param scenarioFile beside which logs are
    explicit SweptJobs(const std::string& scenarioFile);

    /// Without a log and a generator: a saturating load of the tree's users. Errors: those of scenarioJobs.
    Result<SweptWorkload> jobsOf(const Scenario& scenario);
    /// What jobs are read from, as it can be opened: the log, "" where none is named, and maps of names.
    std::vector<std::string> filesOf(const Scenario& scenario) const;

private:
    std::string m_folder;
    std::mutex m_reading;
    std::map<std::string, SweptWorkload> m_logs; ///< by what they are read by
};

} // namespace fairshare::cli
