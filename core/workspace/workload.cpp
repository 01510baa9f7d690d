// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/workload.h"

#include "core/base/files/files.h"
#include "core/base/files/sha256.h"
#include "core/base/say.h"
#include "core/io/recording/recording.h"
#include "core/io/text/text_lines.h"
#include "core/simulation/simulation.h"
#include "core/simulator/jobs/workload_generators.h"
#include "core/simulator/section/machine_size.h"
#include "core/workspace/name_map.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>

namespace fairshare {
namespace {

/// Returns the setting that a generator rejected. Settings that are not given have valid defaults, except the
/// machine.
const ValuePlace& faultOf(const WorkloadReference& reference, const CleaningSettings& cleaning)
{
    if (reference.jobs > MaxWorkloadJobs)
        return reference.places.jobs;
    if (!std::isfinite(reference.load) || reference.load < 0)
        return reference.places.load;
    return cleaning.cluster ? blamed(cleaning.cluster->places.size, reference.places.source)
                            : reference.places.source;
}

Result<WorkloadImport> generated(
    const WorkloadReference& reference, const WorkloadPlace& place, const CleaningSettings& cleaning)
{
    GeneratorSettings settings{.seed = reference.seed, .load = reference.load, .jobs = reference.jobs};
    if (cleaning.machine > 0)
        settings.machine = cleaning.machine;
    else if (cleaning.cluster)
        settings.machine = machineSize(*cleaning.cluster, settings.machine, LogUnit::Nodes).units;
    if (place.tree != nullptr)
        settings.submitters = submittersOf(*place.tree);
    auto workload = generateWorkload(reference.generator, settings);
    if (!workload)
        return failAbout(
            faultOf(reference, cleaning), workload.error().code, std::move(workload.error().message));
    WorkloadImport import;
    import.workload = *std::move(workload);
    import.summary.rows = import.summary.kept = import.workload.jobs.size();
    import.unit = cleaning.cluster ? cleaning.cluster->allocation : AllocationUnit::Node;
    import.findings.hasRequests = true;
    import.findings.tellsMachine = true;
    return import;
}

/// Adds a remark if the processors are not a multiple of the cores per node.
void tellRest(const CleaningSettings& cleaning, WorkloadImport& import)
{
    if (!cleaning.cluster)
        return;
    const ClusterSection cluster = withCores(*cleaning.cluster, import.procsPerNode);
    const bool hasRest = cluster.processors % cluster.coresPerNode != 0;
    if (!hasRest || cluster.nodes > 0 || cluster.allocation == AllocationUnit::Procs)
        return;
    const std::int32_t nodes = machineSize(cluster, 0, LogUnit::Processors).nodes;
    import.remarks.add("rounded_machine", {}, [&] {
        return fairshare::say(
            "{} processors are not a multiple of {} cores per node; rounding up to {} nodes",
            cluster.processors, cluster.coresPerNode, nodes);
    });
}

/// Replaces names in the log by those of the scenario's name maps.
Result<void> rename(WorkloadImport& import, const WorkloadReference& reference, const std::string& folder,
    const Progress& progress)
{
    for (const std::pair<JobAttribute, std::string>& named : reference.nameMaps) {
        const std::string& file = named.second;
        const std::string path = pathBeside(file, folder);
        const auto map = readNameMapFile(path, progress);
        if (!map) {
            const auto& place = reference.places.nameMaps.at(static_cast<std::size_t>(named.first));
            const bool isRead = map.error().position.line > 0;
            return tl::unexpected(isRead ? map.error() : aboutNamed(place, path, map.error()));
        }
        const RenamedNames renamed = renameNames(import.workload, named.first, *map);
        if (renamed.unmapped.empty())
            continue;
        import.remarks.add("unmapped_names", {}, [&] {
            return fairshare::say("log names missing from {0} stay unchanged: {3} ({1} in {2} jobs)", file,
                renamed.unmapped.size(), renamed.unmappedJobs, firstNames(renamed.unmapped));
        });
    }
    return {};
}

} // namespace

Error aboutNamed(const ValuePlace& place, const std::string& path, Error error)
{
    const bool isNamed = place.position.line > 0 && place.option.empty();
    if (!isNamed || error.code == ErrorCode::Cancelled)
        error.file = path;
    else
        error = {error.code, fmt::format("{} {}", path, error.message), place.position, {}};
    return error;
}

std::string pathBeside(const std::string& path, const std::string& folder)
{
    return folder.empty() || path.starts_with('/') || isStandardInput(path) ? path : folder + "/" + path;
}

std::string absolutePath(const std::string& path)
{
    return isStandardInput(path) ? path : std::filesystem::absolute(path).lexically_normal().string();
}

Result<WorkloadImport> loadWorkload(const WorkloadReference& reference, const WorkloadPlace& place,
    const CleaningSettings& cleaning, const Progress& progress)
{
    if (!reference.generator.empty()) {
        auto made = generated(reference, place, cleaning);
        if (made)
            tellRest(cleaning, *made);
        return made;
    }
    if (reference.path.empty())
        return failAbout(reference.places.source, ErrorCode::BadInput,
            fairshare::say("the simulation has no workload; expected a job log or a generator"));
    const std::string path = pathBeside(reference.path, place.folder);
    if (std::error_code ignored; std::filesystem::is_directory(path, ignored))
        return tl::unexpected(aboutNamed(reference.places.source, path,
            {ErrorCode::BadInput,
                fairshare::say(
                    "is a directory; expected a job log file; if it is a recording, open it on its own"),
                {}, {}}));
    auto bytes = readFile(path, progress);
    if (!bytes)
        return tl::unexpected(aboutNamed(reference.places.source, path, std::move(bytes.error())));
    if (isRecording(*bytes))
        return tl::unexpected(Error{ErrorCode::BadInput,
            fairshare::say("is a recording; expected a job log; open the recording on its own"), {1, 1},
            path});
    std::string digest = sha256(*bytes);
    auto import = importWorkloadBytes(path, *std::move(bytes), cleaning, progress);
    if (!import)
        return import;
    import->sha256 = std::move(digest);
    tellRest(cleaning, *import);
    if (!reference.sha256.empty() && !equalIgnoringCase(import->sha256, reference.sha256))
        import->remarks.add("other_log", {},
            fairshare::phrase(
                "the SHA-256 of the log differs from the one in the scenario; results may differ"));
    if (reference.speed > 0 && !import->findings.tellsWork)
        import->remarks.add("idle_speed", {},
            fairshare::phrase("\"speed\" has no effect: the log records run times but no work"));
    if (auto done = rename(*import, reference, place.folder, progress); !done)
        return tl::unexpected(done.error());
    return import;
}

Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress)
{
    auto import = loadWorkload(section.workload, place, cleaningOf(section), progress);
    if (!import)
        return tl::unexpected(import.error());
    ScenarioJobs jobs{.import = *std::move(import), .section = section};
    jobs.section.cluster = withCores(section.cluster, jobs.import.procsPerNode);
    jobs.machine =
        machineSize(jobs.section.cluster, jobs.import.workload.machine, unitOf(section.cluster.allocation));
    if (jobs.machine.units < 1)
        return failAbout(section.place, ErrorCode::BadInput,
            fairshare::say("the machine size is neither set in the simulation nor recorded in the log"));
    if (auto checked = checkNodes(jobs.machine, section.cluster.allocation, section.cluster.places.size);
        !checked)
        return tl::unexpected(checked.error());
    return jobs;
}

Result<LoggedJobs> loggedJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress)
{
    const CleaningSettings uncut{.overrun = OverrunRule::Raise, .speed = section.workload.speed};
    auto import = loadWorkload(section.workload, place, uncut, progress);
    if (!import)
        return tl::unexpected(import.error());
    auto run = loggedRun(*import, section.cluster);
    if (!run) {
        if (run.error().position.line == 0 && run.error().file.empty())
            run.error().file = pathBeside(section.workload.path, place.folder);
        return tl::unexpected(std::move(run.error()));
    }
    return LoggedJobs{*std::move(import), *std::move(run)};
}

} // namespace fairshare
