// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/process.h"
#include "core/base/progress.h"
#include "core/io/import/format.h"

#include <functional>
#include <string>
#include <vector>

/// Captures the tree of a Slurm cluster from the output of read-only commands.
namespace fairshare {

/// Returns the commands of a capture in order, each as its words. Without a cluster name, the second command
/// gets the one from the configuration when it is run.
std::vector<std::vector<std::string>> captureCommands(const std::string& cluster = {});

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
    std::string cluster{}; ///< "" = from the configuration
    StandardError standardError = StandardError::Ours;
    Progress progress{};
};

/// Runs the commands and combines their output: the tree from sacctmgr, usage from scontrol or else sshare,
/// and settings from the configuration. Failed commands are reported and skipped. Errors: NotFound if none of
/// the programs exists, BadInput if no output contains a tree, Cancelled.
Result<Scenario> captureCluster(const CaptureRequest& request, const CaptureListener& listener);

} // namespace fairshare
