// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/run_file.h"

#include "core/base/say.h"
#include "core/io/recording/recording.h"
#include "core/io/scenario_file/simulation_fields.h"
#include "core/io/scenario_file/simulation_reader.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/section/section_places.h"
#include "core/simulator/section/section_words.h"

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::uint64_t RunVersion = 1;
constexpr std::uint64_t LatestTime = 1'000'000'000'000; ///< seconds
constexpr std::uint64_t MostCoresPerNode = 1'000'000;
constexpr std::size_t MostAbsences = 1'000'000; ///< a short list of ranges can mean many nodes

/// Reads one member of an object into the RunFile.
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
        return refuseValue(document, member, fairshare::say("node numbers and ranges, such as 0-3 7"));
    nodes = *std::move(list);
    return {};
}

Result<void> takeWorkload(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    if (member.key == "name")
        return readName(document, member, file.name);
    return member.key == "jobs" ? readWhole(document, member, {}, file.jobs.emplace()) : Result<void>();
}

Result<void> takeCluster(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    if (member.key == "nodes") {
        file.nodesAt = document.position(member.value);
        return readWhole(document, member, {.most = MostRecordedNodes}, file.nodes);
    }
    if (member.key == "cores_per_node")
        return readWhole(document, member, {.least = 1, .most = MostCoresPerNode}, file.coresPerNode);
    if (member.key != "allocation")
        return {};
    file.allocationAt = document.position(member.value);
    return readChoice(document, member, AllocationUnitWords, file.allocation);
}

Result<void> takeInterval(JsonDocument& document, const JsonMember& member, RunFile& file)
{
    return member.key == "dt" ? readWhole(document, member, {.least = 1}, file.interval) : Result<void>();
}

/// Reads nodes that are absent at the same time.
Result<void> takeAbsence(JsonDocument& document, JsonToken token, RunFile& file)
{
    std::vector<JsonMember> members;
    if (document.kind(token) != JsonKind::Object)
        return failNoObject(document, token, fairshare::phrase("an entry of \"away\""));
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
        return failAt(
            document, token, fairshare::say("\"away\" lists more than {} nodes in total", MostAbsences));
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
    if (auto done = readWhole(document, member, {}, version); !done || version <= RunVersion)
        return done;
    return failAt(document, member.value,
        fairshare::say(
            "the recording has version {}; the newest supported version is {}", version, RunVersion));
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
        return readObject(document, member, file, takeWorkload);
    if (member.key == "cluster")
        return readObject(document, member, file, takeCluster);
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
    forgetPlaces(file.preemption); // messages name the recording instead of this file
    return {};
}

} // namespace

bool isRunFile(std::string_view content)
{
    constexpr std::size_t LongestHead = 4096;
    const std::string_view begin = withoutByteOrderMark(content).substr(0, LongestHead);
    return begin.starts_with('{') && begin.find("\"format\"") != std::string_view::npos
        && begin.find("\"fse-sim\"") != std::string_view::npos;
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

} // namespace fairshare
