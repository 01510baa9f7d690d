// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/simulation_fields.h"
#include "core/io/scenario_file/simulation_reader.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/section/class_text.h"

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::uint64_t MostCount = std::numeric_limits<std::uint64_t>::max();

/// Returns the policy with this ID, or with this title as in run directories; null if there is none.
const PreemptionPolicy* policyNamed(std::string_view name)
{
    if (const PreemptionPolicy* policy = findPreemptionPolicy(name))
        return policy;
    const auto found = std::ranges::find(preemptionPolicies(), name, &PreemptionPolicy::title);
    return found == preemptionPolicies().end() ? nullptr : &*found;
}

class PreemptionReader {
public:
    PreemptionReader(JsonDocument& document, UnknownMembers& unknown)
        : m_document(document)
        , m_unknown(unknown)
    {
    }

    Result<PreemptionSection> read(const JsonMember& section);

private:
    void notePlace(const JsonMember& member);
    Result<void> readMember(const JsonMember& member);
    Result<void> readList(const JsonMember& member, Result<void> (PreemptionReader::*readOne)(JsonToken));
    Result<void> readWeights(const JsonMember& member);
    Result<void> refuseTwice(const char* key, std::string_view what, JsonToken token);
    Result<void> readGrace(JsonToken token);
    Result<void> readPolicy(JsonToken token);
    Result<void> readPolicyObject(JsonToken token, std::string& id);
    Result<void> readPolicyName(const JsonMember& member, std::string& id);
    Result<void> readClass(JsonToken token);
    Result<void> readMatch(const JsonMember& member, JobClass& jobs);
    Result<void> readRemoval(JsonToken token);
    Result<std::vector<JsonMember>> requireObject(JsonToken token, const char* what);
    Result<void> refuseMember(const JsonMember& member, const std::string& allowed);

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
    PreemptionSection m_section;
};

Result<void> PreemptionReader::readList(
    const JsonMember& member, Result<void> (PreemptionReader::*readOne)(JsonToken))
{
    if (auto checked = requireKind(m_document, member, JsonKind::Array); !checked)
        return checked;
    const JsonToken end = m_document.end(member.value);
    for (JsonToken token = m_document.first(member.value); token != end; token = m_document.next(token))
        if (auto done = (this->*readOne)(token); !done)
            return done;
    return {};
}

Result<std::vector<JsonMember>> PreemptionReader::requireObject(JsonToken token, const char* what)
{
    if (m_document.kind(token) != JsonKind::Object)
        return failNoObject(m_document, token, what);
    std::vector<JsonMember> members;
    if (auto done = m_document.members(token, members); !done)
        return tl::unexpected(done.error());
    return members;
}

/// Rejects unknown members of small objects, which would be lost when the file is rewritten.
Result<void> PreemptionReader::refuseMember(const JsonMember& member, const std::string& allowed)
{
    return failAt(m_document, member.keyToken,
        fairshare::say("unknown key \"{}\"; expected {}", excerpt(member.key), allowed));
}

Result<void> PreemptionReader::readWeights(const JsonMember& member)
{
    return readMembers(m_document, member, [this](const JsonMember& each) -> Result<void> {
        if (each.key == "core")
            return readReal(m_document, each, m_section.weight.perCore);
        if (each.key == "gigabyte")
            return readReal(m_document, each, m_section.weight.perGigabyte);
        return refuseMember(each, R"("core" or "gigabyte")");
    });
}

/// Rejects repeated values, which would produce duplicate rows.
Result<void> PreemptionReader::refuseTwice(const char* key, std::string_view what, JsonToken token)
{
    return failAt(m_document, token, fairshare::say("\"{}\" lists {} twice", key, what));
}

Result<void> PreemptionReader::readGrace(JsonToken token)
{
    const JsonMember named{.key = "grace", .keyToken = token, .value = token};
    Seconds grace = 0;
    if (auto done = readWhole(m_document, named, {}, grace); !done)
        return done;
    if (std::ranges::find(m_section.graces, grace) != m_section.graces.end())
        return refuseTwice("grace", m_document.source(token), token);
    m_section.graces.push_back(grace);
    return {};
}

Result<void> PreemptionReader::readPolicyName(const JsonMember& member, std::string& id)
{
    const auto name = requireText(m_document, member);
    if (!name)
        return tl::unexpected(name.error());
    if (const PreemptionPolicy* policy = policyNamed(*name)) {
        id = policy->id;
        return {};
    }
    std::vector<std::string_view> titles;
    for (const PreemptionPolicy& policy : preemptionPolicies())
        titles.push_back(policy.title);
    return refuseWord(m_document, member, titles);
}

Result<void> PreemptionReader::readPolicy(JsonToken token)
{
    std::string id;
    if (m_document.kind(token) == JsonKind::Text) {
        if (auto done = readPolicyName({.key = "policies", .keyToken = token, .value = token}, id); !done)
            return done;
    } else if (auto done = readPolicyObject(token, id); !done) {
        return done;
    }
    if (std::ranges::find(m_section.policies, id) != m_section.policies.end())
        return refuseTwice("policies", findPreemptionPolicy(id)->title, token);
    m_section.policies.push_back(std::move(id));
    return {};
}

Result<void> PreemptionReader::readPolicyObject(JsonToken token, std::string& id)
{
    const auto members = requireObject(token, fairshare::phrase("a policy"));
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& member : *members) {
        if (member.key != "name")
            return refuseMember(member, "\"name\"");
        if (auto done = readPolicyName(member, id); !done)
            return done;
    }
    if (id.empty())
        return failAt(m_document, token, fairshare::say("\"{}\" is missing", std::string_view("name")));
    return {};
}

Result<void> PreemptionReader::readMatch(const JsonMember& member, JobClass& jobs)
{
    const auto text = requireText(m_document, member);
    if (!text)
        return tl::unexpected(text.error());
    const std::size_t sign = text->find('=');
    const std::string_view word = std::string_view(*text).substr(0, sign);
    const auto attribute = choiceOf(JobAttributeWords, word == "group" ? "account" : word);
    if (sign == std::string::npos || !attribute || sign + 1 == text->size())
        return refuseValue(m_document, member,
            fairshare::say("an attribute and its value, such as \"queue=bigmem\"; attributes are {}",
                "user, account, queue, app, partition"));
    jobs.attribute = *attribute;
    jobs.value = text->substr(sign + 1);
    return {};
}

Result<void> PreemptionReader::readClass(JsonToken token)
{
    const auto members = requireObject(token, fairshare::phrase("a class"));
    if (!members)
        return tl::unexpected(members.error());
    JobClass jobs;
    for (const JsonMember& member : *members) {
        Result<void> done;
        if (member.key == "match") {
            done = readMatch(member, jobs);
        } else if (member.key == "coefficient") {
            done = readPositive(m_document, member, LargestCoefficient, jobs.coefficient);
        } else if (member.key == "min_runtime") {
            done = readWhole(m_document, member, {}, jobs.minRuntime);
        } else if (member.key == "preemptible") {
            done = readSwitch(m_document, member, jobs.isPreemptible);
        } else {
            m_unknown.note(m_document, member, fairshare::phrase("a class"));
            jobs.unknown.emplace_back(member.key, verbatim(m_document, member.value));
        }
        if (!done)
            return done;
    }
    if (jobs.value.empty())
        return failAt(m_document, token, fairshare::say("\"{}\" is missing", std::string_view("match")));
    if (std::ranges::any_of(m_section.classes, [&jobs](const JobClass& other) {
            return other.attribute == jobs.attribute && other.value == jobs.value;
        }))
        return refuseTwice("classes", excerpt(matchText(jobs)), token);
    m_section.classes.push_back(std::move(jobs));
    return {};
}

Result<void> PreemptionReader::readRemoval(JsonToken token)
{
    const auto members = requireObject(token, fairshare::phrase("a removal"));
    if (!members)
        return tl::unexpected(members.error());
    CommittedRemoval removal;
    removal.places.removal.position = m_document.position(token);
    bool hasTime = false;
    for (const JsonMember& member : *members) {
        Result<void> done;
        hasTime = hasTime || member.key == "at";
        if (member.key == "at")
            done = readWhole(m_document, member, {}, removal.at);
        else if (member.key == "nodes") {
            removal.places.nodes = placeOf(m_document, member);
            done = readWhole(m_document, member, {.least = 1, .most = MostClusterNodes}, removal.nodes);
        } else if (member.key == "grace")
            done = readWhole(m_document, member, {}, removal.grace);
        else if (member.key == "return_after") {
            removal.places.returnAfter = placeOf(m_document, member);
            done = readWhole(m_document, member, {}, removal.returnAfter);
        } else if (member.key == "policy")
            done = readPolicyName(member, removal.policy);
        else if (member.key == "requeue")
            done = readSwitch(m_document, member, removal.requeues);
        else
            done = refuseMember(member, R"("at", "nodes", "grace", "return_after", "policy" or "requeue")");
        if (!done)
            return done;
    }
    if (!hasTime || removal.nodes == 0)
        return failAt(m_document, token, fairshare::say("\"{}\" is missing", hasTime ? "nodes" : "at"));
    m_section.removals.push_back(std::move(removal));
    return {};
}

void PreemptionReader::notePlace(const JsonMember& member)
{
    PreemptionPlaces& places = m_section.places;
    for (const auto& [key, place] : {std::pair("unit", &places.unit), std::pair("weights", &places.weights),
             std::pair("grace", &places.graces), std::pair("policies", &places.policies)})
        if (member.key == key)
            *place = placeOf(m_document, member);
}

Result<void> PreemptionReader::readMember(const JsonMember& member)
{
    notePlace(member);
    if (member.key == "unit")
        return readChoice(m_document, member, PreemptionUnitWords, m_section.unit);
    if (member.key == "weights")
        return readWeights(member);
    if (member.key == "p")
        return readWhole(m_document, member, {.most = MostClusterNodes}, m_section.nodes);
    if (member.key == "grace") {
        m_section.graces.clear();
        return readList(member, &PreemptionReader::readGrace);
    }
    if (member.key == "policies") {
        m_section.policies.clear();
        return readList(member, &PreemptionReader::readPolicy);
    }
    if (member.key == "classes")
        return readList(member, &PreemptionReader::readClass);
    if (member.key == "commit")
        return readList(member, &PreemptionReader::readRemoval);
    if (member.key == "wc_stride")
        return readWhole(m_document, member, {}, m_section.wcStride);
    if (member.key == "scale")
        return readChoice(m_document, member, ValueScaleWords, m_section.scale);
    if (member.key == "idle_first")
        return readSwitch(m_document, member, m_section.idleFirst);
    if (member.key == "random_seed")
        return readWhole(m_document, member, {.most = MostCount}, m_section.randomSeed);
    m_unknown.note(m_document, member, "simulation.preemption");
    m_section.unknown.emplace_back(member.key, verbatim(m_document, member.value));
    return {};
}

Result<PreemptionSection> PreemptionReader::read(const JsonMember& section)
{
    const auto take = [this](const JsonMember& member) { return readMember(member); };
    if (auto done = readMembers(m_document, section, take); !done)
        return tl::unexpected(done.error());
    return std::move(m_section);
}

} // namespace

Result<PreemptionSection> readPreemption(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    return PreemptionReader(document, unknown).read(member);
}

} // namespace fairshare
