// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// `--jobs`, `--partitions`, `--qos`, `--now` and the column options: a queue from files other than the
/// tree's.
struct JobFileOptions {
    std::string jobs;
    std::string partitions;
    std::string qos;
    std::string now; ///< "" for the newest time in the job file

    std::string squeueFormat; ///< -o format of squeue -h that printed the job file; "" for other files
    std::string sprioFormat; ///< -o format of sprio; "" for other files
    std::string columns; ///< -o fields of sacct; "" for other files

    std::string weightsOption = "--config"; ///< option of the command that reads slurm.conf

    void declare(CLI::App& options);
    /// Returns whether columns are given, so that the job file has no header.
    bool tellsColumns() const { return !squeueFormat.empty() || !sprioFormat.empty() || !columns.empty(); }
    /// Reads a job file. Returns nothing after an error, which is printed.
    std::optional<LoadedImport> import(const std::string& path, Session& session) const;
    /// Adds the content of the files to the scenario; remarks go to standard error. Returns false after an
    /// error, which is printed.
    bool add(Scenario& scenario, Session& session) const;
    /// Like add, for jobs that are already read.
    /// @param file named in messages
    bool addJobs(Scenario& scenario, const Import& source, const std::string& file, Session& session) const;

private:
    bool addTables(Scenario& scenario, Session& session) const;
};

} // namespace fairshare::cli
