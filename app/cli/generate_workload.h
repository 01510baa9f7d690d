// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "core/simulator/workload_generators.h"

#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// Options of `generate` that made-up logs of jobs have.
struct WorkloadOptions {
    GeneratorSettings settings; ///< but for the seed and the number of jobs
    std::string runTimes = "log-uniform";

    void declare(CLI::App& app);
};

/// Writes the jobs as CSV, compressed where `path` ends in `.gz`. @param tree "" for invented users
ExitCode generateWorkload(const std::string& shape, const WorkloadOptions& options, const std::string& tree,
    const std::string& path, Session& session);

} // namespace fairshare::cli
