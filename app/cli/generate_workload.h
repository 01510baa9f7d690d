// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/simulator/jobs/workload_generators.h"

#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// What `generate` makes a log of jobs from.
struct WorkloadOptions {
    GeneratorSettings settings; ///< seed and number of jobs are options of trees as well
    std::string runTimes = "log-uniform";
    std::string shape; ///< of the log
    std::string tree; ///< whose users have the jobs; "" for invented users

    /// Declares the options that logs alone have.
    void declare(CLI::App& app);
};

/// Writes the jobs as CSV, compressed where `path` ends in `.gz`.
ExitCode generateWorkload(const WorkloadOptions& options, const std::string& path, Session& session);

} // namespace fairshare::cli
