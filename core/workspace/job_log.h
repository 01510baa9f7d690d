// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <optional>
#include <string>

namespace fairshare {

struct Scenario;

/// Returns a scenario of a job log on whole nodes, without a tree: its run as recorded if the log records the
/// nodes of jobs, otherwise a simulation. If the log does not record the size of the cluster, it has as many
/// nodes as the jobs used. Returns nothing for a file that is not
/// a log, or that contains a tree or other content of scenarios. Errors: those of importWorkload, if no
/// scenario could be read from the file.
Result<std::optional<Scenario>> loggedScenario(const std::string& path, const Progress& progress = {});

} // namespace fairshare
