// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/process.h"
#include "core/base/progress.h"
#include "core/io/import/format.h"

#include <functional>
#include <string>
#include <vector>

/// Captures tree and queue of a Slurm cluster from the output of read-only commands.
namespace fairshare {

/// Which cluster scontrol and sshare are asked about.
enum class ClusterReach {
    Local, ///< that of this machine's slurm.conf
    Any, ///< the named one, by -M
};

/// Returns the commands of a capture in order, each as its words. Without a cluster name, sacctmgr gets the
/// one from the configuration when it is run.
std::vector<std::vector<std::string>> captureCommands(
    const std::string& cluster = {}, ClusterReach reach = ClusterReach::Local);

/// Returns the error of a capture if none of its programs exists.
Error captureNotHere();

/// Callbacks for the steps of a capture.
struct CaptureListener {
    std::function<void(const std::vector<std::string>& words)> running; ///< called before each command runs
    std::function<void(const std::string& sentence)> warned;
    std::function<void(const Diagnostics& diagnostics, const std::string& command)> diagnosed;
    std::function<void(const Error& error)> failed; ///< unreadable output; `file` of the error is the command
};

struct CaptureRequest {
    std::string cluster{}; ///< any cluster of the database; "" = that of this machine
    StandardError standardError = StandardError::Kept;
    Progress progress{};
};

/// Runs the commands and combines their output: the tree with association priorities and default accounts
/// from sacctmgr, usage from scontrol or else sshare, settings from the configuration, and the jobs with
/// partitions, nodes and QOS. Failed commands are reported and skipped, and so is what PrivateData may hide.
/// Errors: NotFound if none of the programs exists, BadInput if no output contains a tree or if it is that of
/// another cluster, Cancelled.
Result<Scenario> captureCluster(const CaptureRequest& request, const CaptureListener& listener);

} // namespace fairshare
