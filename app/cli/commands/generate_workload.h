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

/// Options of `generate` for job logs.
struct WorkloadOptions {
    GeneratorSettings settings; ///< seed and number of jobs are shared with options for trees
    std::string runTimes = "log-uniform";
    std::string shape; ///< shape of the log
    std::string tree; ///< tree whose users submit the jobs; "" for synthetic users

    /// Declares the options that apply only to logs.
    void declare(CLI::App& app);
};

/// Writes the jobs as CSV, compressed if `path` ends in `.gz`.
ExitCode generateWorkload(const WorkloadOptions& options, const std::string& path, Session& session);

} // namespace fairshare::cli
