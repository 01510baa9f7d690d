// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recording_writer.h"

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/base/files/new_directory.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/json/json_text.h"
#include "core/io/recording/recording_parts.h"
#include "core/io/recording/run_file.h"
#include "core/io/scenario_file/simulation_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

Result<void> checkPlace(const std::string& path, ExistingDirectory existing)
{
    std::error_code ignored;
    if (!fs::exists(fs::symlink_status(path, ignored)))
        return {};
    const auto refuse = [&path](std::string message) {
        return tl::unexpected(Error{ErrorCode::BadInput, std::move(message), {}, path});
    };
    if (existing == ExistingDirectory::Refused)
        return refuse(fairshare::say("already exists; a recording needs a new directory"));
    for (const char* name : {"run.json", "run.json.gz"}) {
        auto content = readFile((fs::path(path) / name).string());
        if (content && isGzip(*content))
            content = unpackGzip(*content);
        if (content && isRunFile(*content))
            return {};
    }
    return refuse(fairshare::say("is not a recording (no valid run.json); refusing to replace it"));
}

/// Resolves links, so that the directory itself is replaced and not a link that others may use.
std::string directoryBehind(const std::string& path)
{
    std::error_code failed;
    const fs::path behind = fs::canonical(path, failed);
    return failed || !fs::is_symlink(path, failed) ? path : behind.string();
}

std::string metricsText(const ScheduleMetrics& metrics)
{
    return fmt::format("{{ \"jobs\": {}, \"mean_wait\": {}, \"longest_wait\": {}, "
                       "\"mean_bounded_slowdown\": {}, \"highest_bounded_slowdown\": {}, \"makespan\": {}, "
                       "\"utilization\": {} }}",
        metrics.jobs, shortest(metrics.meanWait), metrics.longestWait, shortest(metrics.meanSlowdown),
        shortest(metrics.highestSlowdown), metrics.makespan, shortest(metrics.utilization));
}

std::uint64_t droppedRows(const RecordedRun& run)
{
    const CleaningSummary& cleaning = run.cleaning;
    return run.unreadRows + cleaning.withoutRun + cleaning.withoutProcs + cleaning.withoutSubmit;
}

/// Input for writing the files of samples.
struct SampleFiles {
    const RecordedRun& run;
    const RecordedJobs& jobs;
    SampleFormat format;
};

/// Writes the files of samples, for whole nodes.
Result<void> writeSamples(const SampleFiles& sampled, NewDirectory& directory, const Progress& progress)
{
    const bool isCsv = sampled.format == SampleFormat::Csv;
    const auto samples = [&sampled, &progress, isCsv](const TextSink& sink) {
        return isCsv ? writeSamplesCsv(sampled.run, sampled.jobs, sink, progress)
                     : writeSampleLines(sampled.run, sampled.jobs, sink, progress);
    };
    if (auto done = directory.write(isCsv ? "samples.csv" : "samples.jsonl", samples); !done)
        return done;
    return directory.write(
        "wc.csv", [&](const TextSink& sink) { return writeWcCsv(sampled.run, sink, progress); });
}

Result<void> writeFiles(const RecordedRun& run, const RecordingOptions& options, NewDirectory& directory,
    const Progress& progress)
{
    const RecordedJobs jobs = recordedJobs(run.outcome);
    const bool hasSamples =
        run.outcome.allocation != AllocationUnit::Core && options.samples != SampleFormat::None;
    if (hasSamples && options.announced && run.section.preemption.wcStride > 0) {
        const auto size = wcSize(run, progress);
        if (!size)
            return tl::unexpected(size.error());
        options.announced(*size);
    }
    const auto write = [&directory](const char* name, const auto& produce) {
        return directory.write(name, [&produce](const TextSink& sink) {
            produce(sink);
            return Result<void>();
        });
    };
    if (auto done = write("run.json",
            [&](const TextSink& sink) {
                if (run.runJson.empty())
                    writeRunJson(run, sink);
                else
                    sink(run.runJson);
            });
        !done)
        return done;
    if (auto done = write("jobs.csv", [&](const TextSink& sink) { writeJobsCsv(run, jobs, sink); }); !done)
        return done;
    if (run.outcome.usage || !run.usageCsv.empty()) {
        const auto usage = [&](const TextSink& sink) {
            if (run.usageCsv.empty())
                writeUsageCsv(*run.outcome.usage, sink);
            else
                sink(run.usageCsv);
        };
        if (auto done = write("usage.csv", usage); !done)
            return done;
    }
    return hasSamples ? writeSamples({run, jobs, options.samples}, directory, progress) : Result<void>();
}

/// Counts each job once, however often it was killed and restarted.
std::size_t jobsOf(const SimulationOutcome& outcome)
{
    std::size_t jobs = 0;
    for (JobPlace place = 0; place < outcome.workload.jobs.size(); ++place)
        jobs += askedAt(outcome.workload.jobs[place]) == outcome.submissionOf(place) ? 1U : 0U;
    return jobs;
}

/// Returns the absences as text, one object per line for nodes that are absent at the same time.
std::string awayText(std::span<const NodeAbsence> absences)
{
    std::map<std::pair<Seconds, Seconds>, std::vector<std::uint32_t>> nodes;
    for (const NodeAbsence& absence : absences)
        nodes[{absence.from, absence.until}].push_back(absence.node);
    std::string text;
    for (auto& [time, together] : nodes) {
        std::ranges::sort(together);
        const std::string until =
            time.second == NodeAbsence::ForGood ? "" : fmt::format(", \"until\": {}", time.second);
        text += fmt::format("{}\n    {{ \"nodes\": \"{}\", \"from\": {}{} }}", text.empty() ? "" : ",",
            intervalText(together), time.first, until);
    }
    return text;
}

} // namespace

void writeRunJson(const RecordedRun& run, const TextSink& sink)
{
    const SimulationOutcome& outcome = run.outcome;
    std::string notText; // texts of a scenario or a log were validated when they were read
    const std::string hash = run.sha256.empty() ? "" : fmt::format(" \"sha256\": \"{}\",", run.sha256);
    sink(fmt::format("{{\n  \"format\": \"fse-sim\",\n  \"version\": 1,\n  \"epoch\": {},\n", run.epoch));
    if (!run.input.empty())
        sink(fmt::format("  \"input_sha256\": \"{}\",\n", run.input));
    sink(fmt::format("  \"workload\": {{ \"name\": {},{} \"jobs\": {}, \"dropped\": {}, \"cut\": {} }},\n",
        quotedJson(run.workloadName), hash, jobsOf(outcome), droppedRows(run), run.cleaning.cut));
    sink(fmt::format("  \"cluster\": {{ \"nodes\": {}, \"cores_per_node\": {}{} }},\n", outcome.machine.nodes,
        outcome.machine.coresPerNode,
        outcome.allocation == AllocationUnit::Core ? ", \"allocation\": \"core\"" : ""));
    if (!run.section.workload.asRecorded)
        sink(fmt::format("  \"scheduler\": {},\n", schedulerText(run.section.scheduler, notText)));
    sink(fmt::format("  \"sampling\": {},\n", samplingText(run.section.sampling, notText)));
    sink(fmt::format("  \"preemption\": {},\n", preemptionText(run.section.preemption, "  ", notText)));
    if (!outcome.schedule.absences.empty())
        sink(fmt::format("  \"away\": [{}\n  ],\n", awayText(outcome.schedule.absences)));
    if (!run.section.workload.generator.empty())
        sink(fmt::format("  \"seed\": {},\n", run.section.workload.seed));
    sink(fmt::format("  \"metrics\": {}\n}}\n", metricsText(outcome.metrics)));
}

bool isRecordingPart(std::string_view name)
{
    constexpr std::string_view Packed = ".gz";
    constexpr std::array<std::string_view, 6> Parts{
        "run.json", "jobs.csv", "samples.jsonl", "samples.csv", "wc.csv", "usage.csv"};
    if (name.ends_with(Packed))
        name.remove_suffix(Packed.size());
    return std::ranges::find(Parts, name) != Parts.end();
}

Result<void> writeRecording(const RecordedRun& run, const std::string& path, const RecordingOptions& options,
    const Progress& progress)
{
    if (auto checked = checkPlace(path, options.existing); !checked)
        return checked;
    auto directory = NewDirectory::beside(directoryBehind(path));
    if (!directory)
        return tl::unexpected(directory.error());
    if (auto done = writeFiles(run, options, *directory, progress); !done)
        return done;
    return options.existing == ExistingDirectory::Replaced ? directory->replace(isRecordingPart)
                                                           : directory->putInPlace();
}

} // namespace fairshare
