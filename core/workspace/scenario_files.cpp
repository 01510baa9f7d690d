// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/scenario_files.h"

#include "core/base/files/files.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/format_registry.h"
#include "core/io/recording/recording.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/sections.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <new>

namespace fairshare {
namespace {

std::string shownName(const std::string& path)
{
    return path == "-" ? fairshare::say("standard input") : path;
}

tl::unexpected<Error> unknownContent(std::string_view content)
{
    content = withoutByteOrderMark(content);
    const std::string_view line = content.substr(0, content.find_first_of("\r\n"));
    return fail(ErrorCode::BadInput,
        fairshare::say("unknown format; line 1 is '{}'; expected a scenario (.fairshare), a CSV table, Slurm "
                       "or HTCondor output or configuration, a job log (SWF, Batsim) or a recording",
            excerpt(line)),
        {1, 1});
}

Result<const Format*> chooseFormat(std::string_view content, std::string_view formatId)
{
    if (formatId.empty()) {
        if (const Format* format = recognizeFormat(content); format != nullptr)
            return format;
        return unknownContent(content);
    }
    const Format* format = findFormat(formatId);
    if (format != nullptr && format->read != nullptr)
        return format;
    std::vector<std::string_view> ids;
    for (const Format& candidate : formats())
        if (candidate.read != nullptr)
            ids.push_back(candidate.id);
    return fail(ErrorCode::NotFound,
        fairshare::say(
            "unknown input format '{}'; expected one of {}", excerpt(formatId), fmt::join(ids, ", ")));
}

/// Reads a file and imports its content. Every error carries the file.
/// @param importContent returns a Result<LoadedImport> for the content
template <typename ImportContent>
Result<LoadedImport> importFrom(
    const std::string& path, const Progress& progress, const ImportContent& importContent)
{
    if (path.empty())
        return fail(ErrorCode::NotFound,
            fairshare::say("the file path is empty; expected a file name or - for standard input"));
    try {
        const auto content = readFile(path, progress);
        if (!content)
            return tl::unexpected(content.error());
        Result<LoadedImport> loaded = importContent(*content);
        if (loaded)
            loaded->path = path;
        else if (loaded.error().file.empty())
            loaded.error().file = shownName(path);
        return loaded;
    } catch (const std::bad_alloc&) {
        return tl::unexpected(Error{
            ErrorCode::TooLarge, fairshare::say("not enough memory to read the file"), {}, shownName(path)});
    }
}

Result<void> checkCluster(const std::string& cluster)
{
    if (invalidUtf8(cluster) != std::string_view::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the cluster name '{}' is not valid UTF-8; convert the file, for example with iconv",
                withEscapedBytes(cluster)),
            {1, 1});
    if (cluster.find('\0') != std::string::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the cluster name '{}' contains a NUL character (U+0000)", withEscapedBytes(cluster)),
            {1, 1});
    return {};
}

/// Returns the error for an import without a tree.
Error noTree(const Import& import, const std::string& path)
{
    Error error{ErrorCode::BadInput, fairshare::say("contains no account tree"), {1, 1}, shownName(path)};
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
    return path == "-" ? fairshare::say("standard input") : std::filesystem::path(path).stem().string();
}

} // namespace

Result<LoadedImport> importContent(
    std::string_view content, std::string_view formatId, const Progress& progress)
{
    if (auto checked = checkText(content); !checked)
        return tl::unexpected(checked.error());
    if (formatId.empty() && isRecording(content))
        return fail(ErrorCode::BadInput,
            fairshare::say("is a simulation recording and contains no account tree; open its file or "
                           "directory separately"),
            {1, 1});
    const auto format = chooseFormat(content, formatId);
    if (!format)
        return tl::unexpected(format.error());
    auto import = (*format)->read(content, progress);
    if (!import)
        return tl::unexpected(import.error());
    if (import->scenario)
        if (auto checked = checkCluster(import->scenario->cluster); !checked)
            return tl::unexpected(checked.error());
    return LoadedImport{std::move(*import), *format, {}};
}

Result<LoadedImport> importFile(const std::string& path, std::string_view formatId, const Progress& progress)
{
    return importFrom(
        path, progress, [&](std::string_view content) { return importContent(content, formatId, progress); });
}

Result<LoadedImport> importJobs(const std::string& path, const Progress& progress)
{
    return importFrom(path, progress, [&progress](std::string_view content) -> Result<LoadedImport> {
        if (checkText(content) && recognizeFormat(content) == nullptr)
            return tl::unexpected(noJobs());
        return importContent(content, {}, progress);
    });
}

Result<LoadedImport> importPrinted(
    const std::string& path, const Format& format, const PrintFormat& columns, const Progress& progress)
{
    return importFrom(path, progress, [&](std::string_view content) -> Result<LoadedImport> {
        if (auto checked = checkText(content); !checked)
            return tl::unexpected(checked.error());
        auto import = format.readPrinted(content, columns, progress);
        if (!import)
            return tl::unexpected(import.error());
        return LoadedImport{std::move(*import), &format, {}};
    });
}

Addition additionFrom(const Import& import)
{
    if (import.scenario || import.noTree)
        return Addition::None;
    if (!import.records.empty())
        return import.hasUsage ? Addition::Usage : Addition::None;
    if (import.jobs)
        return Addition::Jobs;
    if (import.partitions)
        return Addition::Partitions;
    if (!import.qos.empty())
        return Addition::Qos;
    if (!import.queues.empty())
        return Addition::Demand;
    return import.settings || import.priorityConfig ? Addition::Settings : Addition::None;
}

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

Scenario withConfiguration(const Scenario& scenario, const Import& configuration)
{
    Scenario result = scenario;
    if (configuration.settings) {
        const Settings& given = *configuration.settings;
        result.settings.algorithm = given.algorithm;
        // Keep it on rewrite even if it is the default: it was in the site's file.
        result.settings.algorithmSpelledOut = given.algorithm == Settings().algorithm;
        result.settings.halfLifeSeconds = given.halfLifeSeconds;
        result.settings.halfLifeSpelledOut = given.halfLifeSeconds == DefaultHalfLifeSeconds;
        for (const auto& [algorithm, values] : given.parameters)
            for (const auto& [id, value] : values)
                result.settings.parameters[algorithm].insert_or_assign(id, value);
    }
    if (!configuration.priorityConfig)
        return result;
    PrioritySection section = *result.priority;
    const PriorityConfig& given = *configuration.priorityConfig;
    if (configuration.settings) {
        section.config = given;
    } else {
        section.config.weights = given.weights;
        section.config.tresWeights = given.tresWeights;
    }
    return withPriority(result, std::move(section));
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
