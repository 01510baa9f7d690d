// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <optional>
#include <string>

namespace fairshare {

struct Scenario;

/// A log of jobs as a scenario that simulates it on whole nodes, without a tree; nothing for a file that is
/// no log, or that holds a tree or another thing that scenarios are read from. Errors: those of
/// importWorkload, where no scenario could be read from the file.
Result<std::optional<Scenario>> loggedScenario(const std::string& path, const Progress& progress = {});

} // namespace fairshare
