// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/loaded_scenario.h"

#include "core/base/files/files.h"
#include "core/base/say.h"

#include <filesystem>
#include <utility>

namespace fairshare {
namespace {

/// Returns the error for an import without a tree.
Error noTree(const Import& import, const std::string& path)
{
    Error error{ErrorCode::BadInput, fairshare::say("contains no account tree"), {1, 1}, nameOfInput(path)};
    if (import.noTree) {
        error.message = import.noTree->message;
        error.position = import.noTree->position;
    } else if (!import.records.empty()) {
        error.message = import.hasUsage
            ? fairshare::say("contains associations but no account tree")
            : fairshare::say("contains associations but neither an account tree nor usage");
        error.position = import.records.front().position;
    } else if (import.jobs) {
        error.message = fairshare::say("contains jobs but no account tree");
    } else if (import.partitions || !import.qos.empty()) {
        error.message = fairshare::say("contains partitions or QOS but no account tree");
    } else if (!import.queues.empty()) {
        error.message = fairshare::say("contains demand history but no groups");
    } else if (import.settings || import.priorityConfig) {
        error.message = fairshare::say("contains settings but no account tree");
    }
    return error;
}

std::string titleFrom(const std::string& path)
{
    return path == "-" ? nameOfInput(path) : std::filesystem::path(path).stem().string();
}

} // namespace

Result<LoadedScenario> scenarioFrom(LoadedImport loaded)
{
    Import& import = loaded.import;
    if (!import.scenario)
        return tl::unexpected(noTree(import, loaded.path));
    LoadedScenario result{std::move(*import.scenario), loaded.format, std::move(import.diagnostics),
        import.hasUsage, import.hasShares, import.hasCutNames};
    if (!result.hasShares)
        result.diagnostics.insert(result.diagnostics.begin(),
            {"no_shares", fairshare::say("the file contains no raw shares; all are set to 1"), {}});
    if (result.scenario.title.empty())
        result.scenario.title = titleFrom(loaded.path);
    return result;
}

Result<LoadedScenario> loadScenario(
    const std::string& path, std::string_view formatId, const Progress& progress)
{
    auto loaded = importFile(path, formatId, progress);
    return loaded ? scenarioFrom(std::move(*loaded)) : tl::unexpected(loaded.error());
}

Result<void> saveScenario(const Scenario& scenario, const std::string& path, const Format& format)
{
    if (format.write == nullptr)
        return tl::unexpected(Error{ErrorCode::OutOfRange,
            fairshare::say("cannot write format '{}'; it is read-only", format.id), {}, path});
    const auto content = format.write(scenario);
    if (!content) {
        Error error = content.error();
        error.file = path;
        return tl::unexpected(error);
    }
    return writeFile(path, *content);
}

} // namespace fairshare
