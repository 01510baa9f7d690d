// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/process.h"
#include "core/base/progress.h"
#include "core/io/import/format.h"

#include <functional>
#include <string>
#include <vector>

/// The tree of a cluster that has Slurm, from what its read-only commands print.
namespace fairshare {

/// The commands of a capture in their order, each as its words. Without a cluster's name, that of the
/// configuration is put into the second one when it is run.
std::vector<std::vector<std::string>> captureCommands(const std::string& cluster = {});

/// What a capture says where none of its programs exists.
Error captureNotHere();

/// Who hears of the steps of a capture.
struct CaptureListener {
    std::function<void(const std::vector<std::string>& words)> running; ///< before each command runs
    std::function<void(const std::string& sentence)> warned;
    std::function<void(const Diagnostics& diagnostics, const std::string& command)> diagnosed;
    std::function<void(const Error& error)> failed; ///< an output that cannot be read; its `file` says which
};

struct CaptureRequest {
    std::string cluster{}; ///< "" = what the configuration says
    StandardError standardError = StandardError::Ours;
    Progress progress{};
};

/// Runs the commands and combines what they print: the tree of sacctmgr, usage of scontrol or else sshare,
/// settings of the configuration. What fails is told and left out. Errors: NotFound when none of the programs
/// exists, BadInput when no output has a tree, Cancelled.
Result<Scenario> captureCluster(const CaptureRequest& request, const CaptureListener& listener);

} // namespace fairshare
