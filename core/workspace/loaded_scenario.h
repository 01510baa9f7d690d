// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "core/workspace/file_import.h"

#include <string>
#include <string_view>

namespace fairshare {

struct LoadedScenario {
    Scenario scenario;
    const Format* format = nullptr;
    Diagnostics diagnostics;
    bool hasUsage = true; ///< false if the source has no usage (a dump): all is 0
    bool hasShares = true; ///< false if the source has no raw shares: all are 1
    bool hasCutNames = false; ///< see Import
};

/// Returns the scenario in `loaded`. The title defaults to the file name.
/// Errors: BadInput if it contains no tree; the message describes the content.
Result<LoadedScenario> scenarioFrom(LoadedImport loaded);

/// Combines importFile and scenarioFrom.
Result<LoadedScenario> loadScenario(
    const std::string& path, std::string_view formatId = {}, const Progress& progress = {});

/// Writes the scenario atomically in this format. Errors: OutOfRange, WriteFailed.
Result<void> saveScenario(const Scenario& scenario, const std::string& path, const Format& format);

} // namespace fairshare
