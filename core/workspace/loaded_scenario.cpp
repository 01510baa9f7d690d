// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/loaded_scenario.h"

#include "core/base/files/files.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/format_registry.h"
#include "core/io/slurm/tree/partial_tree.h"
#include "core/scenario/printed_comparison.h"

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
    } else if (import.hasSettings()) {
        error.message = fairshare::say("contains settings but no account tree");
    } else if (import.partitions || !import.qos.empty()) {
        error.message = fairshare::say("contains partitions or QOS but no account tree");
    } else if (!import.queues.empty()) {
        error.message = fairshare::say("contains demand history but no groups");
    }
    return error;
}

/// Takes over the algorithm and the damping factor with which a listing was written, if they follow from its
/// figures alone.
void takePrintedAlgorithm(LoadedScenario& loaded)
{
    if (loaded.format == findFormat("fairshare")) // says which algorithm the site uses
        return;
    const std::string before = loaded.scenario.settings.algorithm;
    loaded.scenario = withPrintedAlgorithm(loaded.scenario);
    const Settings& settings = loaded.scenario.settings;
    if (settings.algorithm != before)
        loaded.diagnostics.push_back({"printed_algorithm",
            fairshare::say("the printed figures are those of {}; the algorithm is set to this",
                said(findAlgorithm(settings.algorithm)->title)),
            {1, 1}});
    const auto parameters = settings.parameters.find(settings.algorithm);
    if (parameters == settings.parameters.end() || !parameters->second.contains("damping"))
        return;
    loaded.diagnostics.push_back({"printed_damping",
        fairshare::say("the printed FairShare are 2^(-EffectvUsage / NormShares / {}); the damping factor is "
                       "set to this",
            printedDamping(loaded.scenario.tree).value_or(1)),
        {1, 1}});
}

std::string titleFrom(const std::string& path)
{
    return path == "-" ? nameOfInput(path) : std::filesystem::path(path).stem().string();
}

} // namespace

Result<LoadedScenario> scenarioFrom(LoadedImport loaded)
{
    Import& import = loaded.import;
    if (!import.scenario && tellsPart(import)) {
        auto part = partialScenario(import, import.diagnostics);
        if (!part) {
            part.error().file = nameOfInput(loaded.path);
            return tl::unexpected(part.error());
        }
        import.scenario = std::move(*part);
    }
    if (!import.scenario)
        return tl::unexpected(noTree(import, loaded.path));
    LoadedScenario result{std::move(*import.scenario), loaded.format, std::move(import.diagnostics),
        import.hasUsage, import.hasShares, import.hasCutNames};
    if (!result.hasShares)
        result.diagnostics.insert(result.diagnostics.begin(),
            {"no_shares", fairshare::say("the file contains no raw shares; all are set to 1"), {}});
    if (std::string missing = missingText(result.scenario.tree); !missing.empty())
        result.diagnostics.insert(result.diagnostics.begin(), {"partial_tree", std::move(missing), {1, 1}});
    takePrintedAlgorithm(result);
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
