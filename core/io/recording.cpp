// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording.h"

#include "core/base/files.h"
#include "core/base/gzip.h"
#include "core/base/say.h"
#include "core/io/hostlist.h"
#include "core/io/recording_assembly.h"
#include "core/io/simulation_fields.h"
#include "core/io/simulation_reader.h"
#include "core/io/text_lines.h"

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t Version = 1;
constexpr std::uint64_t LatestTime = 1'000'000'000'000; ///< seconds
constexpr std::size_t MostAbsences = 1'000'000; ///< a list of ranges is short and stands for many nodes

bool isRunFile(std::string_view content)
{
    constexpr std::size_t Beginning = 4096;
    const std::string_view begin = withoutByteOrderMark(content).substr(0, Beginning);
    return begin.starts_with('{') && begin.find("\"format\"") != std::string_view::npos
        && begin.find("\"fse-sim\"") != std::string_view::npos;
}

/// What run.json tells.
struct RunFile {
    std::string format;
    std::string input;
    std::string name;
    Seconds epoch = 0;
    Seconds interval = 0;
    std::uint64_t nodes = 0;
    PreemptionSection preemption{};
    std::vector<NodeAbsence> absences{};
};

/// Reads one member of an object into the file's.
using TakeMember = Result<void> (*)(JsonDocument& document, const JsonMember& member, RunFile& file);

Result<void> readObject(JsonDocument& document, const JsonMember& member, RunFile& file, TakeMember take)
{
    const auto members = membersOf(document, member);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& each : *members)
        if (auto done = take(document, each, file); !done)
            return done;
    return {};
}

Result<void> takeNodeList(JsonDocument& document, const JsonMember& member, std::vector<std::uint32_t>& nodes)
{
    const auto text = requireText(document, member);
    if (!text)
        return tl::unexpected(text.error());
    auto list = parseIntervals(*text);
    if (!list)
        return refuseValue(document, member, fairshare::say("numbers and ranges of nodes as 0-3 7"));
    nodes = *std::move(list);
    return {};
}

Result<void> takeName(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    return member.key == "name" ? readName(document, member, file.name) : Result<void>();
}

Result<void> takeNodes(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    return member.key == "nodes" ? readWhole(document, member, {.most = MostRecordedNodes}, file.nodes)
                                 : Result<void>();
}

Result<void> takeInterval(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    return member.key == "dt" ? readWhole(document, member, {.least = 1}, file.interval) : Result<void>();
}

/// Nodes that are away together.
Result<void> takeAbsence(JsonDocument& document, JsonDocument::Token token, RunFile& file)
{
    std::vector<JsonMember> members;
    if (document.kind(token) != JsonKind::Object)
        return failAt(document, token,
            fairshare::say("an absence of nodes must be an object; found {}", nameOf(document.kind(token))));
    if (auto done = document.members(token, members); !done)
        return done;
    NodeAbsence absence;
    std::vector<std::uint32_t> nodes;
    for (const JsonMember& member : members) {
        Result<void> done;
        if (member.key == "from")
            done = readWhole(document, member, {.most = LatestTime}, absence.from);
        else if (member.key == "until")
            done = readWhole(document, member, {.most = LatestTime}, absence.until);
        else if (member.key == "nodes")
            done = takeNodeList(document, member, nodes);
        if (!done)
            return done;
    }
    if (nodes.size() > MostAbsences - file.absences.size())
        return failAt(document, token, fairshare::say("more than {} absences of nodes", MostAbsences));
    for (const std::uint32_t node : nodes) {
        absence.node = node;
        file.absences.push_back(absence);
    }
    return {};
}

Result<void> takeAway(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return checked;
    const auto end = document.end(member.value);
    for (auto token = document.first(member.value); token != end; token = document.next(token))
        if (auto done = takeAbsence(document, token, file); !done)
            return done;
    std::ranges::sort(
        file.absences, {}, [](const NodeAbsence& each) { return std::pair(each.from, each.node); });
    return {};
}

Result<void> takeVersion(JsonDocument& document, const JsonMember& member)
{
    std::uint64_t version = 0;
    if (auto done = readWhole(document, member, {}, version); !done || version <= Version)
        return done;
    return failAt(document, member.value,
        fairshare::say("the recording has version {}; at most {} is read", version, Version));
}

Result<void> takeMember(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    if (member.key == "format")
        return readName(document, member, file.format);
    if (member.key == "input_sha256")
        return readName(document, member, file.input);
    if (member.key == "version")
        return takeVersion(document, member);
    if (member.key == "epoch")
        return readWhole(document, member, {.most = LatestTime}, file.epoch);
    if (member.key == "workload")
        return readObject(document, member, file, takeName);
    if (member.key == "cluster")
        return readObject(document, member, file, takeNodes);
    if (member.key == "sampling")
        return readObject(document, member, file, takeInterval);
    if (member.key == "away")
        return takeAway(document, member, file);
    if (member.key != "preemption")
        return {};
    UnknownMembers ignored;
    auto preemption = readPreemption(document, member, ignored);
    if (!preemption)
        return tl::unexpected(preemption.error());
    file.preemption = *std::move(preemption);
    return {};
}

Result<RunFile> readRunFile(std::string_view content, const Progress& progress)
{
    auto document = JsonDocument::parse(withoutByteOrderMark(content), progress);
    if (!document)
        return tl::unexpected(document.error());
    RunFile file;
    std::vector<JsonMember> members;
    if (document->kind(0) == JsonKind::Object)
        if (auto done = document->members(0, members); !done)
            return tl::unexpected(done.error());
    for (const JsonMember& member : members)
        if (auto done = takeMember(*document, member, file); !done)
            return tl::unexpected(done.error());
    if (file.format != "fse-sim")
        return fail(ErrorCode::BadInput,
            fairshare::say("\"format\" is '{}'; expected 'fse-sim'", excerpt(file.format)), {1, 1});
    return file;
}

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

/// The path of a part of a directory as it is there, compressed or not; "" where it is missing.
std::string partOf(const std::string& directory, const char* name)
{
    std::error_code ignored;
    for (const char* ending : {"", ".gz"})
        if (const fs::path path = fs::path(directory) / (std::string(name) + ending);
            fs::exists(path, ignored))
            return path.string();
    return {};
}

Result<SeenSamples> readSamples(std::string_view content, const KnowsJob& knows, const Progress& progress)
{
    if (isSampleLines(content))
        return readSampleLines(content, knows, progress);
    if (isSampleRows(content))
        return readSampleRows(content, knows, progress);
    return fail(ErrorCode::BadInput,
        content.empty() ? fairshare::say("is empty; expected samples")
                        : fairshare::say("is no recording; expected a run directory, samples.jsonl or "
                                         "samples.csv"),
        {1, 1});
}

Result<std::string> requirePart(const std::string& directory, const char* name, const Progress& progress)
{
    const std::string path = partOf(directory, name);
    if (path.empty())
        return inFile<std::string>(
            fail(ErrorCode::NotFound, fairshare::say("is a folder, but no recording: it holds no {}", name)),
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

/// What the samples of a directory show; without any, what its jobs tell.
Result<SeenSamples> samplesOf(
    const std::string& directory, const RecordedJobTable& jobs, const RunFile& file, const Progress& progress)
{
    const char* const name = partOf(directory, "samples.jsonl").empty() ? "samples.csv" : "samples.jsonl";
    const std::string path = partOf(directory, name);
    if (path.empty())
        return inFile(samplesOfJobs(jobs, file.nodes), partOf(directory, "jobs.csv"));
    const auto text = unpackedFile(path, progress);
    if (!text)
        return tl::unexpected(text.error());
    const KnowsJob knows = [&jobs](std::string_view id) { return jobs.places.contains(std::string(id)); };
    return inFile(readSamples(*text, knows, progress), path);
}

Result<Recording> readDirectory(const std::string& directory, const Progress& progress)
{
    auto file = readRunFileOf(directory, progress);
    if (!file)
        return tl::unexpected(file.error());
    const auto jobText = requirePart(directory, "jobs.csv", progress);
    if (!jobText)
        return tl::unexpected(jobText.error());
    const auto jobs = inFile(readRecordedJobs(*jobText, progress), partOf(directory, "jobs.csv"));
    if (!jobs)
        return tl::unexpected(jobs.error());
    auto samples = samplesOf(directory, *jobs, *file, progress);
    if (!samples)
        return tl::unexpected(samples.error());
    std::erase_if(
        file->absences, [&samples](const NodeAbsence& absence) { return absence.node >= samples->machine; });
    if (file->nodes != 0 && file->nodes != samples->machine)
        return inFile<Recording>(fail(ErrorCode::BadInput,
                                     fairshare::say("the machine has {} nodes here, but {} in the samples",
                                         file->nodes, samples->machine)),
            partOf(directory, "run.json"));
    auto recording = assembleRecording({.samples = *std::move(samples),
        .jobs = &*jobs,
        .name = file->name.empty() ? fs::path(directory).filename().string() : file->name,
        .epoch = file->epoch,
        .interval = file->interval,
        .preemption = std::move(file->preemption),
        .absences = std::move(file->absences)});
    if (!recording) // with a line it is about the jobs
        return inFile(std::move(recording),
            recording.error().position.line > 0 ? partOf(directory, "jobs.csv") : directory);
    recording->input = std::move(file->input);
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
    auto samples = readSamples(content, {}, progress);
    if (!samples)
        return tl::unexpected(samples.error());
    auto recording = assembleRecording({.samples = *std::move(samples), .name = name});
    // Nobody says how many nodes are wanted: those of the usual question, of a small machine half.
    if (recording && recording->preemption.nodes > recording->run->machine)
        recording->preemption.nodes = std::max(1, recording->run->machine / 2);
    return recording;
}

Result<std::string> recordedInput(const std::string& directory)
{
    auto file = readRunFileOf(directory, {});
    if (!file)
        return tl::unexpected(file.error());
    return std::move(file->input);
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
    return inFile(readRecordedSamples(*content, fs::path(path).filename().string(), progress), path);
}

} // namespace fairshare
