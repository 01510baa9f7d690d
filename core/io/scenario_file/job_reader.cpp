// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/job_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/slurm/jobs/job_ids.h"
#include "core/io/text/text_lines.h"
#include "core/priority/tres_names.h"

#include <algorithm>
#include <array>
#include <unordered_set>
#include <utility>

namespace fairshare {
namespace {

class JobReader {
public:
    JobReader(JsonDocument& document, UnknownMembers& unknown)
        : m_document(document)
        , m_unknown(unknown)
    {
    }

    Result<void> read(JsonToken token);
    std::vector<Job> take() { return std::move(m_jobs); }

private:
    Result<void> member(const JsonMember& member, Job& job);
    Result<bool> name(const JsonMember& member, Job& job);
    Result<bool> number(const JsonMember& member, Job& job);
    Result<bool> ofPartition(const JsonMember& member, JobPartition& partition, Job& job);
    Result<void> id(const JsonMember& member, std::string& id);
    Result<void> state(const JsonMember& member, JobState& state);
    Result<void> printedFactors(const JsonMember& member, PrintedFactors& factors);
    Result<void> fairshareFactor(const JsonMember& member, Job& job);
    Result<void> amounts(const JsonMember& member, TresAmounts& amounts);
    Result<void> points(const JsonMember& member, PrintedPoints& points);
    Result<void> partitions(const JsonMember& member, Job& job);
    void checkMaxima(const Job& job);

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
    std::vector<Job> m_jobs;
    JobIds m_ids; ///< IDs by token
    std::vector<JsonMember> m_members; ///< members of the current job
    bool m_isList = false; ///< the current job has a list of partitions
    JsonToken m_largestFactor{}; ///< largest partition_factor of the current job
};

/// Returns true for a known member that was read, or the error.
Result<bool> known(const Result<void>& done)
{
    return done ? Result<bool>(true) : Result<bool>(tl::unexpected(done.error()));
}

Result<void> JobReader::amounts(const JsonMember& member, TresAmounts& amounts)
{
    const auto entries = membersOf(m_document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    std::unordered_set<std::string> names;
    for (const JsonMember& entry : *entries) {
        const auto amount = parseUnsigned(m_document.source(entry.value));
        if (!amount)
            return refuseValue(m_document, entry, fairshare::say("a whole number, 0 or more"));
        std::string name = lowerCase(entry.key); // spelled as in weights
        if (!isTresName(name))
            m_unknown.noteTres(m_document, entry);
        if (!names.insert(name).second) // an object written with it would be rejected
            return failAt(m_document, entry.keyToken, fairshare::say("duplicate key \"{}\"", excerpt(name)));
        amounts.emplace_back(std::move(name), *amount);
    }
    return {};
}

Result<void> JobReader::points(const JsonMember& member, PrintedPoints& points)
{
    const std::array<std::pair<std::string_view, double*>, 6> terms{
        {{"age", &points.age}, {"assoc", &points.association}, {"fairshare", &points.fairshare},
            {"job_size", &points.jobSize}, {"partition", &points.partition}, {"qos", &points.qos}}};
    return readMembers(m_document, member, [&](const JsonMember& entry) -> Result<void> {
        if (entry.key == "tres")
            return readMembers(m_document, entry, [&](const JsonMember& tres) {
                return readReal(m_document, tres, points.tres.emplace_back(tres.key, 0.0).second);
            });
        const auto* const known =
            std::ranges::find(terms, entry.key, &std::pair<std::string_view, double*>::first);
        if (known != terms.end())
            return readReal(m_document, entry, *known->second);
        m_unknown.note(m_document, entry, fairshare::phrase("a partition of a job"));
        return {};
    });
}

Result<void> JobReader::id(const JsonMember& member, std::string& id)
{
    const JsonKind kind = m_document.kind(member.value);
    if (kind != JsonKind::Text && kind != JsonKind::Number)
        return refuseValue(m_document, member, fairshare::say("a string or a number"));
    id =
        kind == JsonKind::Text ? m_document.text(member.value) : std::string(m_document.source(member.value));
    return {};
}

Result<void> JobReader::state(const JsonMember& member, JobState& state)
{
    const auto text = requireText(m_document, member);
    if (!text)
        return tl::unexpected(text.error());
    if (const auto known = jobStateOf(*text)) {
        state = *known;
        return {};
    }
    return refuseValue(m_document, member, "\"pending\", \"running\", \"suspended\"");
}

Result<void> JobReader::printedFactors(const JsonMember& member, PrintedFactors& factors)
{
    const auto text = requireText(m_document, member);
    if (!text)
        return tl::unexpected(text.error());
    const auto read = printedFactorsOf(*text);
    if (!read)
        return refuseValue(m_document, member, "\"partition qos tres\"");
    factors = *read;
    return {};
}

Result<bool> JobReader::name(const JsonMember& member, Job& job)
{
    const std::array<std::pair<std::string_view, std::string*>, 3> names{
        {{"user", &job.user}, {"account", &job.account}, {"qos", &job.qos}}};
    for (const auto& [key, target] : names) {
        if (key != member.key)
            continue;
        auto text = requireText(m_document, member);
        if (!text)
            return tl::unexpected(text.error());
        *target = std::move(*text);
        return true;
    }
    if (member.key == "job_id")
        return known(id(member, job.id));
    if (member.key == "state")
        return known(state(member, job.state));
    if (member.key == "printed_factors")
        return known(printedFactors(member, job.printed));
    return false;
}

Result<void> JobReader::fairshareFactor(const JsonMember& member, Job& job)
{
    if (m_document.kind(member.value) == JsonKind::Null)
        return {};
    auto done = readReal(m_document, member, job.fairshare.emplace());
    if (done && *job.fairshare > 1)
        m_unknown.noteFairshare(m_document, member);
    return done;
}

Result<bool> JobReader::number(const JsonMember& member, Job& job)
{
    const std::array<std::pair<std::string_view, std::uint32_t*>, 7> words{
        {{"cpus", &job.cpus}, {"min_nodes", &job.minNodes}, {"assoc_priority", &job.associationPriority},
            {"assoc_priority_max", &job.maxima.association}, {"partition_factor_max", &job.maxima.partition},
            {"qos_priority", &job.qosPriority}, {"qos_priority_max", &job.maxima.qos}}};
    for (const auto& [key, target] : words)
        if (key == member.key)
            return known(readWord(m_document, member, *target));
    if (member.key == "age_s")
        return known(readOptionalWord(m_document, member, job.ageSeconds));
    if (member.key == "time_limit_min")
        return known(readOptionalWord(m_document, member, job.timeLimitMinutes));
    if (member.key == "set_priority")
        return known(readOptionalWord(m_document, member, job.setPriority));
    if (member.key == "fairshare")
        return known(fairshareFactor(member, job));
    if (member.key == "site")
        return known(readSigned(m_document, member, {LargestSiteFactor}, job.site));
    if (member.key == "nice")
        return known(readSigned(m_document, member, {LargestNice}, job.nice));
    if (member.key == "tres_req")
        return known(amounts(member, job.requested));
    return false;
}

Result<bool> JobReader::ofPartition(const JsonMember& member, JobPartition& partition, Job& job)
{
    if (member.key == "partition") {
        auto text = requireText(m_document, member);
        if (!text)
            return tl::unexpected(text.error());
        partition.name = std::move(*text);
        return true;
    }
    if (member.key == "partition_factor") {
        const auto done = readWord(m_document, member, partition.jobFactor);
        const std::uint32_t largest =
            std::ranges::max_element(job.partitions, {}, &JobPartition::jobFactor)->jobFactor;
        if (partition.jobFactor == largest)
            m_largestFactor = member.value;
        return known(done);
    }
    if (member.key == "partition_factor_max")
        return known(readWord(m_document, member, job.maxima.partition));
    if (member.key == "partition_max_time_min")
        return known(readOptionalWord(m_document, member, partition.maxTimeMinutes));
    if (member.key == "partition_tres")
        return known(amounts(member, partition.tres));
    if (member.key == "last_priority")
        return known(readOptionalWord(m_document, member, partition.lastPriority));
    if (member.key == "points")
        return known(points(member, partition.points.emplace()));
    if (member.key == "job_size_factor")
        return m_document.kind(member.value) == JsonKind::Null
            ? Result<bool>(true)
            : known(readReal(m_document, member, partition.jobSizeFactor.emplace()));
    return false;
}

Result<void> JobReader::partitions(const JsonMember& member, Job& job)
{
    if (auto checked = requireKind(m_document, member, JsonKind::Array); !checked)
        return checked;
    const JsonToken end = m_document.end(member.value);
    if (m_document.first(member.value) == end)
        return refuseValue(m_document, member, fairshare::say("a list of at least one partition"));
    m_isList = true;
    job.partitions.clear();
    std::vector<JsonMember> entries;
    for (JsonToken token = m_document.first(member.value); token != end; token = m_document.next(token)) {
        if (m_document.kind(token) != JsonKind::Object)
            return failNoObject(m_document, token, fairshare::phrase("a partition of a job"));
        entries.clear();
        if (auto done = m_document.members(token, entries); !done)
            return done;
        JobPartition& partition = job.partitions.emplace_back();
        for (const JsonMember& entry : entries) {
            const auto found = ofPartition(entry, partition, job);
            if (!found)
                return tl::unexpected(found.error());
            if (!*found)
                m_unknown.note(m_document, entry, fairshare::phrase("a partition of a job"));
        }
    }
    return {};
}

Result<void> JobReader::member(const JsonMember& member, Job& job)
{
    if (member.key == "partitions")
        return partitions(member, job);
    for (const auto read : {&JobReader::name, &JobReader::number}) {
        const auto found = (this->*read)(member, job);
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            return {};
    }
    const auto found = ofPartition(member, job.partitions.front(), job);
    if (!found)
        return tl::unexpected(found.error());
    if (*found) {
        if (!m_isList)
            return {};
        return failAt(m_document, member.keyToken,
            fairshare::say(
                "a job with \"partitions\" cannot have its own {}; move it into one of the partitions",
                excerpt(m_document.source(member.keyToken))));
    }
    m_unknown.note(m_document, member, fairshare::phrase("a job"));
    job.unknown.emplace_back(member.key, verbatim(m_document, member.value));
    return {};
}

/// Checks values against the maxima. A maximum of 0 was not given by any file.
void JobReader::checkMaxima(const Job& job)
{
    const auto check = [this](JsonToken figure, std::string_view key, std::uint32_t maximum) {
        m_unknown.noteAboveMaximum(m_document, figure, key, maximum);
    };
    for (const JsonMember& each : m_members) {
        if (each.key == "qos_priority" && job.maxima.qos > 0 && job.qosPriority > job.maxima.qos)
            check(each.value, each.key, job.maxima.qos);
        if (each.key == "assoc_priority" && job.maxima.association > 0
            && job.associationPriority > job.maxima.association)
            check(each.value, each.key, job.maxima.association);
    }
    const std::uint32_t largest =
        std::ranges::max_element(job.partitions, {}, &JobPartition::jobFactor)->jobFactor;
    if (job.maxima.partition > 0 && largest > job.maxima.partition)
        check(m_largestFactor, "partition_factor", job.maxima.partition);
}

Result<void> JobReader::read(JsonToken token)
{
    if (m_document.kind(token) != JsonKind::Object)
        return failNoObject(m_document, token, fairshare::phrase("a job"));
    m_members.clear();
    if (auto done = m_document.members(token, m_members); !done)
        return done;
    Job& job = m_jobs.emplace_back();
    job.id = std::to_string(m_jobs.size());
    job.partitions.emplace_back();
    m_isList = false;
    // The list first, so that it is known when the other members are read.
    for (const bool lists : {true, false})
        for (const JsonMember& each : m_members)
            if ((each.key == "partitions") == lists)
                if (auto done = member(each, job); !done)
                    return done;
    checkMaxima(job);
    if (const auto taken = m_ids.add(job.id, token))
        return failAt(
            m_document, token, JobIds::taken(job.id, m_document.position(static_cast<JsonToken>(*taken))));
    return {};
}

} // namespace

Result<std::vector<Job>> readJobs(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return tl::unexpected(checked.error());
    JobReader reader(document, unknown);
    const JsonToken end = document.end(member.value);
    for (JsonToken token = document.first(member.value); token != end; token = document.next(token))
        if (auto done = reader.read(token); !done)
            return tl::unexpected(done.error());
    return reader.take();
}

Result<PriorityCluster> readPriorityCluster(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    PriorityCluster cluster;
    for (const JsonMember& entry : *entries) {
        Result<void> done;
        if (entry.key == "cpus")
            done = readWord(document, entry, cluster.cpus);
        else if (entry.key == "nodes")
            done = readWord(document, entry, cluster.nodes);
        else
            unknown.note(document, entry, "priority.cluster");
        if (!done)
            return tl::unexpected(done.error());
    }
    return cluster;
}

} // namespace fairshare
