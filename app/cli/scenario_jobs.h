// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/sweep_run.h"

#include <mutex>
#include <string>

namespace fairshare::cli {

/// Makes the jobs that scenarios name, or reads them, each log once. Used by several threads at once.
class ScenarioJobs {
public:
    /// @param scenarioFile what paths of logs are relative to
    explicit ScenarioJobs(std::string scenarioFile)
        : m_scenarioFile(std::move(scenarioFile))
    {
    }

    /// Without a log and a generator: a saturating load of the tree's users.
    /// Errors: those of importWorkload and generateWorkload; BadInput where nobody tells the size of the
    /// machine.
    Result<SweptWorkload> jobsOf(const Scenario& scenario);
    /// The log that a scenario names, as it can be opened; "" where it names none.
    std::string logPath(const Scenario& scenario) const;

private:
    Result<SweptWorkload> logOf(const SimulationSection& section, const std::string& path);

    std::string m_scenarioFile;
    std::mutex m_reading;
    std::map<std::string, SweptWorkload> m_logs; ///< by path and how they are cleaned
};

} // namespace fairshare::cli
