// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recording.h"

#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/base/say.h"
#include "core/io/recording/recording_assembly.h"
#include "core/io/recording/run_file.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

template <typename Value>
Result<Value> inFile(Result<Value> result, const std::string& path)
{
    if (!result && result.error().file.empty())
        result.error().file = path;
    return result;
}

Result<std::string> unpackedFile(const std::string& path, const Progress& progress)
{
    auto content = readFile(path, progress);
    if (content && isGzip(*content))
        content = unpackGzip(*content, progress);
    return inFile(std::move(content), path);
}

/// Returns the uncompressed beginning of a file, enough for the first line of samples.
std::string beginningOfFile(const std::string& path)
{
    constexpr std::size_t Enough = std::size_t{1} << 16;
    const std::string beginning = readBeginning(path, Enough);
    return isGzip(beginning) ? unpackBeginning(beginning, Enough) : beginning;
}

/// Returns the path of a part of a directory, compressed or not; "" if it is missing.
std::string partOf(const std::string& directory, const std::string& name)
{
    std::error_code ignored;
    for (const char* ending : {"", ".gz"})
        if (const fs::path path = fs::path(directory) / (name + ending); fs::is_regular_file(path, ignored))
            return path.string();
    return {};
}

Result<SeenSamples> readSamples(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress)
{
    if (isSampleLines(content))
        return readSampleLines(content, jobs, progress);
    if (isSampleRows(content))
        return readSampleRows(content, jobs, progress);
    return fail(ErrorCode::BadInput,
        content.empty()
            ? fairshare::say("is empty; expected samples")
            : fairshare::say("is not a recording; expected a run directory, samples.jsonl or samples.csv"),
        {1, 1});
}

/// Returns the path of the table of jobs that samples name, next to the samples and compressed or not; "" if
/// it is missing.
std::string jobTableBeside(const std::string& path, std::string_view samples)
{
    const std::string name = namedJobTable(samples).name;
    const std::string folder = fs::path(path).parent_path().string();
    return name.empty() ? std::string() : partOf(folder, name);
}

/// Builds a recording from samples without a run directory.
/// @param jobs null: samples only
Result<Recording> recordingOfSamples(
    SeenSamples samples, const RecordedJobTable* jobs, const std::string& name, std::string_view rows)
{
    PreemptionSection preemption;
    if (!samples.policies.empty())
        preemption.policies = samples.policies;
    // The number of requested nodes is not recorded. Use the default, or half of a small machine.
    const auto machine = static_cast<std::int32_t>(samples.machine);
    if (preemption.nodes > machine)
        preemption.nodes = std::max(1, machine / 2);
    return assembleRecording({.samples = std::move(samples),
        .jobs = jobs,
        .name = name,
        .rows = rows,
        .preemption = std::move(preemption)});
}

/// Adds a remark if the table of jobs named on the first line is not read.
void remarkNamedTable(const NamedJobTable& named, bool isRead, Remarks& remarks)
{
    if (!named.refused.empty())
        remarks.add("missing_jobs", named.position, [&named] {
            return fairshare::say("\"jobs\" is {} and is ignored; expected the name of a file next to the "
                                  "samples, without a directory",
                excerpt(named.refused));
        });
    else if (!isRead && !named.name.empty())
        remarks.add("missing_jobs", {1, 1}, [&named] {
            return fairshare::say(
                "the first line names {}, which is not in the directory of the samples", excerpt(named.name));
        });
}

Result<Recording> readLoneSamples(const std::string& path, std::string_view content, const Progress& progress)
{
    const std::string table = jobTableBeside(path, content);
    Result<RecordedJobTable> jobs;
    if (!table.empty()) {
        const auto text = unpackedFile(table, progress);
        if (!text)
            return tl::unexpected(text.error());
        jobs = inFile(readRecordedJobs(*text, progress), table);
        if (!jobs)
            return tl::unexpected(jobs.error());
        jobs->file = fs::path(table).filename().string();
    }
    const RecordedJobTable* const told = table.empty() ? nullptr : &*jobs;
    auto samples = inFile(readSamples(content, told, progress), path);
    if (!samples)
        return tl::unexpected(samples.error());
    auto recording =
        recordingOfSamples(*std::move(samples), told, fs::path(path).filename().string(), content);
    if (!recording) { // errors with a line are about the table of jobs
        const bool isOfJobs = recording.error().position.line > 0;
        return inFile(std::move(recording), isOfJobs ? table : path);
    }
    remarkNamedTable(namedJobTable(content), !table.empty(), recording->remarks);
    return recording;
}

Result<std::string> requirePart(const std::string& directory, const char* name, const Progress& progress)
{
    const std::string path = partOf(directory, name);
    if (path.empty())
        return inFile<std::string>(
            fail(ErrorCode::NotFound,
                fairshare::say("is a directory but not a recording: {} is missing", name)),
            directory);
    return unpackedFile(path, progress);
}

Result<RunFile> readRunFileOf(const std::string& directory, const Progress& progress)
{
    const auto text = requirePart(directory, "run.json", progress);
    if (!text)
        return tl::unexpected(text.error());
    return inFile(readRunFile(*text, progress), partOf(directory, "run.json"));
}

/// Parts of a directory apart from its samples.
struct DirectoryParts {
    const std::string& directory;
    const RunFile& file;
    const RecordedJobTable& jobs;
};

/// Reads the samples of a directory, or builds them from its jobs if there are none.
/// @param text receives the text of the samples
Result<SeenSamples> samplesOf(const DirectoryParts& parts, std::string& text, const Progress& progress)
{
    const std::string& directory = parts.directory;
    const char* const name = partOf(directory, "samples.jsonl").empty() ? "samples.csv" : "samples.jsonl";
    const std::string path = partOf(directory, name);
    if (path.empty())
        return inFile(samplesOfJobs(parts.jobs, parts.file.nodes), partOf(directory, "jobs.csv"));
    auto content = unpackedFile(path, progress);
    if (!content)
        return tl::unexpected(content.error());
    text = *std::move(content);
    return inFile(readSamples(text, &parts.jobs, progress), path);
}

Result<RecordedJobTable> readJobsOf(const std::string& directory, const Progress& progress)
{
    const auto text = requirePart(directory, "jobs.csv", progress);
    if (!text)
        return tl::unexpected(text.error());
    return inFile(readRecordedJobs(*text, progress), partOf(directory, "jobs.csv"));
}

/// Returns an error with the position in the directory that shows that jobs shared nodes. If the allocation
/// unit is not recorded, such a directory has no samples, and its jobs requested a number of cores.
std::optional<Error> sharing(const std::string& directory, const RunFile& file, const RecordedJobTable& jobs)
{
    std::string message =
        fairshare::say("jobs in this recording share nodes by core; heat maps show whole nodes only");
    if (file.allocation == AllocationUnit::Core)
        return Error{
            ErrorCode::BadInput, std::move(message), file.allocationAt, partOf(directory, "run.json")};
    const bool hasSamples =
        !partOf(directory, "samples.jsonl").empty() || !partOf(directory, "samples.csv").empty();
    if (hasSamples || file.coresPerNode <= 1)
        return std::nullopt;
    const auto line = firstSharer(jobs);
    if (!line)
        return std::nullopt;
    return Error{ErrorCode::BadInput, std::move(message), {*line, 1}, partOf(directory, "jobs.csv")};
}

/// Returns the run directory of a path to the directory or to its `run.json`; "" for other files.
std::string directoryOf(const std::string& path)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return path;
    const std::string name = fs::path(path).filename().string();
    if (name != "run.json" && name != "run.json.gz")
        return {};
    const std::string parent = fs::path(path).parent_path().string();
    return parent.empty() ? "." : parent;
}

/// Returns the message about different numbers of jobs. A job that was killed and restarted has one row per
/// start.
std::string mismatchOf(const RunFile& file, const RecordedJobTable& jobs)
{
    const auto isFirst = [](const RecordedJob& job) { return job.requeued < 0; };
    const auto held = static_cast<std::uint64_t>(std::ranges::count_if(jobs.jobs, isFirst));
    if (!file.jobs || *file.jobs == held)
        return {};
    return fairshare::say("jobs in {}: {}, but run.json records {}", jobs.file, held, *file.jobs);
}

Result<Recording> readDirectory(const std::string& directory, const Progress& progress)
{
    auto file = readRunFileOf(directory, progress);
    if (!file)
        return tl::unexpected(file.error());
    const auto jobs = readJobsOf(directory, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    if (auto shared = sharing(directory, *file, *jobs))
        return tl::unexpected(*std::move(shared));
    std::string rows;
    auto samples = samplesOf({directory, *file, *jobs}, rows, progress);
    if (!samples)
        return tl::unexpected(samples.error());
    std::erase_if(
        file->absences, [&samples](const NodeAbsence& absence) { return absence.node >= samples->machine; });
    if (file->nodes != 0 && file->nodes != samples->machine)
        return inFile<Recording>(fail(ErrorCode::BadInput,
                                     fairshare::say("the machine has {} nodes here, but {} in the samples",
                                         file->nodes, samples->machine),
                                     file->nodesAt),
            partOf(directory, "run.json"));
    auto recording = assembleRecording({.samples = *std::move(samples),
        .jobs = &*jobs,
        .name = file->name.empty() ? fs::path(directory).filename().string() : file->name,
        .rows = rows,
        .epoch = file->epoch,
        .interval = file->interval,
        .preemption = std::move(file->preemption),
        .absences = std::move(file->absences)});
    if (!recording) { // errors with a line are about the table of jobs
        const bool isOfJobs = recording.error().position.line > 0;
        return inFile(std::move(recording), isOfJobs ? partOf(directory, "jobs.csv") : directory);
    }
    recording->input = std::move(file->input);
    recording->mismatch = mismatchOf(*file, *jobs);
    if (!recording->mismatch.empty())
        recording->remarks.add("other_jobs", {}, [&recording] { return recording->mismatch; });
    return recording;
}

} // namespace

bool isRecording(std::string_view beginning)
{
    return isSampleRows(beginning) || isSampleLines(beginning) || isRunFile(beginning);
}

Result<Recording> readRecordedSamples(
    std::string_view content, const std::string& name, const Progress& progress)
{
    auto samples = readSamples(content, nullptr, progress);
    if (!samples)
        return tl::unexpected(samples.error());
    return recordingOfSamples(*std::move(samples), nullptr, name, content);
}

Result<std::string> recordedInput(const std::string& directory)
{
    auto file = readRunFileOf(directory, {});
    if (!file)
        return tl::unexpected(file.error());
    return std::move(file->input);
}

Result<std::optional<SharedNodesRun>> readSharedNodes(const std::string& path, const Progress& progress)
{
    const std::string directory = directoryOf(path);
    if (directory.empty())
        return std::nullopt;
    auto file = readRunFileOf(directory, progress);
    if (!file)
        return tl::unexpected(file.error());
    const auto jobs = readJobsOf(directory, progress);
    if (!jobs)
        return tl::unexpected(jobs.error());
    if (!sharing(directory, *file, *jobs))
        return std::nullopt;
    if (file->name.empty())
        file->name = fs::path(directory).filename().string();
    std::string mismatch = mismatchOf(*file, *jobs);
    auto run = sharedNodesRun(*std::move(file), *jobs);
    if (!run) { // errors with a line are about the table of jobs
        const char* const part = run.error().position.line > 0 ? "jobs.csv" : "run.json";
        return inFile<std::optional<SharedNodesRun>>(
            tl::unexpected(std::move(run.error())), partOf(directory, part));
    }
    run->mismatch = std::move(mismatch);
    return *std::move(run);
}

std::vector<std::string> recordedFiles(const std::string& path)
{
    std::vector<std::string> files;
    if (const std::string directory = directoryOf(path); !directory.empty()) {
        for (const char* part : {"run.json", "jobs.csv", "samples.jsonl", "samples.csv"})
            if (std::string file = partOf(directory, part); !file.empty())
                files.push_back(std::move(file));
        return files;
    }
    files.push_back(path);
    if (std::string table = jobTableBeside(path, beginningOfFile(path)); !table.empty())
        files.push_back(std::move(table));
    return files;
}

std::vector<std::string> recordedNames(const std::string& path)
{
    std::vector<std::string> names;
    const std::string directory = directoryOf(path);
    if (!directory.empty()) {
        for (const char* part : {"run.json", "jobs.csv", "samples.jsonl", "samples.csv"})
            names.push_back((fs::path(directory) / part).string());
    } else if (const std::string table = namedJobTable(beginningOfFile(path)).name; !table.empty()) {
        names.push_back((fs::path(path).parent_path() / table).string());
    }
    const std::size_t count = names.size();
    for (std::size_t at = 0; at < count; ++at)
        names.push_back(names[at] + ".gz");
    return names;
}

Result<Recording> readRecording(const std::string& path, const Progress& progress)
{
    std::error_code ignored;
    if (fs::is_directory(path, ignored))
        return readDirectory(path, progress);
    const auto content = unpackedFile(path, progress);
    if (!content)
        return tl::unexpected(content.error());
    if (isRunFile(*content)) {
        const std::string directory = fs::path(path).parent_path().string();
        return readDirectory(directory.empty() ? "." : directory, progress);
    }
    return readLoneSamples(path, *content, progress);
}

Result<RecordedTexts> recordedTexts(const std::string& path, const Progress& progress)
{
    const std::string directory = directoryOf(path);
    if (directory.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("contains only samples; expected a run directory with run.json and jobs.csv"));
    auto runJson = requirePart(directory, "run.json", progress);
    if (!runJson)
        return tl::unexpected(runJson.error());
    RecordedTexts texts{.runJson = *std::move(runJson), .usageCsv = {}};
    if (const std::string usage = partOf(directory, "usage.csv"); !usage.empty()) {
        auto text = unpackedFile(usage, progress);
        if (!text)
            return tl::unexpected(text.error());
        texts.usageCsv = *std::move(text);
    }
    return texts;
}

} // namespace fairshare
