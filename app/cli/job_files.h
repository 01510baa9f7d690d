// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

#include <string>

namespace CLI {
class App;
}

namespace fairshare::cli {

/// `--jobs`, `--partitions`, `--qos`, `--now` and what tells columns: a queue from files beside the tree's.
struct JobFileOptions {
    std::string jobs;
    std::string partitions;
    std::string qos;
    std::string now; ///< "" for the newest time in the file of jobs

    std::string squeueFormat; ///< what squeue -h got with -o to print the file of jobs; "" for another file
    std::string sprioFormat; ///< likewise of sprio

    void declare(CLI::App& options);
    /// Columns are told, so that the file of jobs has no header.
    bool tellsColumns() const { return !squeueFormat.empty() || !sprioFormat.empty(); }
    /// Reads a file of jobs. Nothing after an error, which is printed.
    std::optional<LoadedImport> import(const std::string& path, Session& session) const;
    /// Adds what the files hold to the scenario; their remarks go to standard error. False after an error,
    /// which is printed.
    bool add(Scenario& scenario, Session& session) const;
    /// The same with jobs that are read already. @param file named in messages
    bool addJobs(Scenario& scenario, const Import& source, const std::string& file, Session& session) const;

private:
    bool addTables(Scenario& scenario, Session& session) const;
};

} // namespace fairshare::cli
