// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/recording/recorded_values_reader.h"
#include "core/io/scenario_file/simulation_fields.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/preemption/preemption_policy.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

constexpr std::uint64_t SampleLinesVersion = 1;

/// Converts the position of an error from the line to the file.
template <typename Value>
Result<Value> inLine(Result<Value> result, std::uint32_t line)
{
    if (!result)
        result.error().position.line = line;
    return result;
}

Result<std::vector<JsonMember>> objectOf(JsonDocument& document, JsonToken token, const char* what)
{
    if (document.kind(token) != JsonKind::Object)
        return failNoObject(document, token, what);
    std::vector<JsonMember> members;
    if (auto done = document.members(token, members); !done)
        return tl::unexpected(done.error());
    return members;
}

class SampleLinesReader {
public:
    explicit SampleLinesReader(const RecordedJobTable* jobs)
        : m_jobs(jobs)
        , m_held(0, Moments::Changes)
    {
    }

    Result<void> readHeader(std::string_view text);
    Result<void> readChange(std::string_view text, std::uint32_t line);
    Result<SeenSamples> take();

private:
    Result<void> readPolicies(JsonDocument& document, const JsonMember& member);
    Result<void> readHeading(JsonDocument& document, const JsonMember& member, std::string& format);
    Result<void> readAllocation(JsonDocument& document, const JsonMember& member, std::uint32_t line);
    Result<void> readNodes(
        JsonDocument& document, const JsonMember& member, std::uint32_t job, std::uint32_t line);
    Result<void> moveTo(JsonDocument& document, const std::vector<JsonMember>& members);

    const RecordedJobTable* m_jobs; ///< null: any job may occur
    SeenSamples m_seen;
    HeldNodes m_held;
    bool m_hasMoments = false;
};

Result<void> SampleLinesReader::readPolicies(JsonDocument& document, const JsonMember& member)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return checked;
    const JsonToken end = document.end(member.value);
    for (auto token = document.first(member.value); token != end; token = document.next(token))
        if (document.kind(token) == JsonKind::Text)
            if (const PreemptionPolicy* policy =
                    recordedPolicy(document.text(token), document.position(token), m_seen.values);
                policy != nullptr) {
                if (std::ranges::find(m_seen.policies, policy->id) != m_seen.policies.end())
                    return failAt(document, token, fairshare::say("duplicate policy {}", policy->title));
                m_seen.policies.emplace_back(policy->id);
            }
    return {};
}

Result<void> SampleLinesReader::readHeading(
    JsonDocument& document, const JsonMember& member, std::string& format)
{
    if (member.key == "format")
        return readName(document, member, format);
    if (member.key == "nodes")
        return readWhole(document, member, {.least = 1, .most = MostRecordedNodes}, m_seen.machine);
    if (member.key == "policies")
        return readPolicies(document, member);
    if (member.key == "dt") {
        m_seen.interval = 1;
        return readWhole(document, member, {.least = 1}, *m_seen.interval);
    }
    if (member.key != "version")
        return {};
    std::uint64_t version = 0;
    if (auto done = readWhole(document, member, {}, version); !done || version <= SampleLinesVersion)
        return done;
    return failAt(document, member.value,
        fairshare::say(
            "the samples have version {}; the newest supported version is {}", version, SampleLinesVersion));
}

Result<void> SampleLinesReader::readHeader(std::string_view text)
{
    auto document = JsonDocument::parse(text);
    if (!document)
        return tl::unexpected(document.error());
    const auto members = objectOf(*document, 0, fairshare::phrase("the first line"));
    if (!members)
        return tl::unexpected(members.error());
    std::string format;
    for (const JsonMember& member : *members)
        if (auto done = readHeading(*document, member, format); !done)
            return done;
    if (format != "fse-samples")
        return fail(ErrorCode::BadInput,
            fairshare::say("\"format\" is '{}'; expected 'fse-samples'", excerpt(format)), {1, 1});
    if (m_seen.machine == 0)
        return fail(ErrorCode::BadInput, fairshare::say("\"nodes\" is missing on the first line"), {1, 1});
    m_held = HeldNodes(m_seen.machine, Moments::Changes);
    return {};
}

Result<void> SampleLinesReader::readNodes(
    JsonDocument& document, const JsonMember& member, std::uint32_t job, std::uint32_t line)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return checked;
    const JsonToken end = document.end(member.value);
    for (auto token = document.first(member.value); token != end; token = document.next(token)) {
        std::uint32_t node = 0;
        const JsonMember named{.key = "node", .keyToken = token, .value = token};
        if (auto done = readWhole(document, named, {.most = m_seen.machine - 1}, node); !done)
            return done;
        SourcePosition position = document.position(token);
        position.line = line;
        if (auto done = m_held.give(node, job, position); !done)
            return done;
    }
    return {};
}

Result<void> SampleLinesReader::readAllocation(
    JsonDocument& document, const JsonMember& member, std::uint32_t line)
{
    const auto jobs = membersOf(document, member);
    if (!jobs)
        return tl::unexpected(jobs.error());
    for (const JsonMember& job : *jobs) {
        if (m_jobs != nullptr && !m_jobs->places.contains(std::string(job.key)))
            return failAt(document, job.keyToken,
                fairshare::say("job '{}' is not in {}", excerpt(job.key), m_jobs->file));
        if (auto done = readNodes(document, job, m_held.jobOf(job.key), line); !done)
            return done;
    }
    return {};
}

/// Ends the previous moment if this line has a later time.
Result<void> SampleLinesReader::moveTo(JsonDocument& document, const std::vector<JsonMember>& members)
{
    for (const JsonMember& member : members) {
        if (member.key != "t")
            continue;
        Seconds time = 0;
        if (auto done = readWhole(document, member, {.most = MostSampleTime}, time); !done)
            return done;
        if (m_hasMoments && time < m_seen.last)
            return failAt(document, member.value,
                fairshare::say("t is {}; expected at least {}, the t of the previous line",
                    fmt::to_string(time), fmt::to_string(m_seen.last)));
        if (m_hasMoments && time > m_seen.last)
            if (auto done = m_held.close(m_seen.last); !done)
                return done;
        m_seen.last = time;
        m_hasMoments = true;
        return {};
    }
    return failAt(document, 0, fairshare::say("\"{}\" is missing", std::string_view("t")));
}

Result<void> SampleLinesReader::readChange(std::string_view text, std::uint32_t line)
{
    auto document = inLine(JsonDocument::parse(text), line);
    if (!document)
        return tl::unexpected(document.error());
    const auto members = inLine(objectOf(*document, 0, fairshare::phrase("a line")), line);
    if (!members)
        return tl::unexpected(members.error());
    if (auto done = moveTo(*document, *members); !done) {
        // An error about the previous moment already has its own line, which is not line 1.
        if (done.error().position.line <= 1)
            done.error().position.line = line;
        return done;
    }
    for (const JsonMember& member : *members) {
        Result<void> done;
        if (member.key == "alloc")
            done = readAllocation(*document, member, line);
        else if (member.key == "idle")
            done = readNodes(*document, member, HeldNodes::NoJob, line);
        else
            done = readRecordedValues(
                {.document = *document, .line = line, .now = m_seen.last, .machine = m_seen.machine}, member,
                m_seen.values);
        if (!done)
            return inLine(std::move(done), line);
    }
    return {};
}

Result<SeenSamples> SampleLinesReader::take()
{
    if (!m_hasMoments)
        return fail(ErrorCode::BadInput, fairshare::say("no changes after the first line"), {2, 1});
    if (auto done = m_held.close(m_seen.last); !done)
        return tl::unexpected(done.error());
    m_seen.runs = m_held.takeRuns();
    m_seen.ids = m_held.takeIds();
    return std::move(m_seen);
}

} // namespace

bool isSampleLines(std::string_view beginning)
{
    const std::string_view line = withoutByteOrderMark(beginning).substr(0, beginning.find('\n'));
    return line.starts_with('{') && line.find("\"fse-samples\"") != std::string_view::npos;
}

NamedJobTable namedJobTable(std::string_view content)
{
    TextLines lines(content);
    if (!isSampleLines(content) || !lines.next())
        return {};
    auto document = JsonDocument::parse(lines.text());
    const auto members = document ? objectOf(*document, 0, "the first line")
                                  : Result<std::vector<JsonMember>>(tl::unexpected(document.error()));
    if (!members)
        return {};
    for (const JsonMember& member : *members) {
        if (member.key != "jobs" || document->kind(member.value) == JsonKind::Null)
            continue;
        const bool isText = document->kind(member.value) == JsonKind::Text;
        const std::string name = isText ? document->text(member.value) : std::string();
        if (!name.empty() && std::filesystem::path(name).filename() == name)
            return {.name = name};
        return {.refused = std::string(document->source(member.value)),
            .position = document->position(member.value)};
    }
    return {};
}

Result<SeenSamples> readSampleLines(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress)
{
    constexpr std::uint32_t LinesAReport = 1U << 10;
    SampleLinesReader reader(jobs);
    TextLines lines(content);
    bool hasHeader = false;
    while (lines.next()) {
        if (auto checked = lines.check(); !checked)
            return tl::unexpected(checked.error());
        if (trimmed(lines.text()).empty())
            continue;
        auto done = hasHeader ? reader.readChange(lines.text(), lines.number())
                              : inLine(reader.readHeader(lines.text()), lines.number());
        if (!done)
            return tl::unexpected(done.error());
        hasHeader = true;
        if (lines.number() % LinesAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(lines.fraction(), lines.number());
    }
    if (!hasHeader)
        return fail(ErrorCode::BadInput, fairshare::say("is empty; expected samples"), {1, 1});
    return reader.take();
}

} // namespace fairshare
