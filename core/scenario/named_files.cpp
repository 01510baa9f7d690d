// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/named_files.h"

#include "core/base/standard_input.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

/// Resolves symbolic links, so that ".." leads to the expected folder.
fs::path realFolder(const std::string& folder)
{
    std::error_code failed;
    const fs::path real = fs::weakly_canonical(folder.empty() ? "." : folder, failed);
    return (failed ? fs::path(folder) : real) / ""; // ends in a slash, whether or not it exists
}

void rename(std::string& path, const fs::path& from, const fs::path& to)
{
    if (path.empty() || isStandardInput(path) || fs::path(path).is_absolute())
        return;
    const fs::path file = (from / path).lexically_normal();
    const fs::path below = file.lexically_relative(to);
    path = below.empty() ? file.string() : below.string();
}

} // namespace

Scenario withFilesNamedFrom(const Scenario& scenario, const std::string& from, const std::string& to)
{
    if (!scenario.simulation.has())
        return scenario;
    const fs::path old = realFolder(from);
    const fs::path now = realFolder(to);
    if (old == now)
        return scenario;
    SimulationSection section = *scenario.simulation;
    rename(section.workload.path, old, now);
    for (auto& map : section.workload.nameMaps)
        rename(map.second, old, now);
    return withSimulation(scenario, std::move(section));
}

} // namespace fairshare
