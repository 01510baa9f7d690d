// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/quotas_reader.h"

#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/text/text_lines.h"
#include "core/quota/groups/quota_tree.h"

#include <array>
#include <limits>
#include <span>
#include <tuple>

namespace fairshare {
namespace {

/// Use as the minimum for numbers that must be above 0.
constexpr double Positive = std::numeric_limits<double>::denorm_min();

/// @param least 0, 1 or Positive
Result<void> readNumber(JsonDocument& document, const JsonMember& member, double least, double& number)
{
    double value = 0;
    if (const bool read = readReal(document, member, value).has_value(); read && value >= least) {
        number = value;
        return {};
    }
    if (least == Positive)
        return refuseValue(document, member, fairshare::say("a number above 0"));
    return refuseValue(document, member,
        least == 0 ? fairshare::say("a number, 0 or more") : fairshare::say("a number, 1 or more"));
}

/// Reads a number, or null for none.
Result<void> takeOptional(
    JsonDocument& document, const JsonMember& member, double least, std::optional<double>& target)
{
    if (document.kind(member.value) == JsonKind::Null) {
        target.reset();
        return {};
    }
    return readNumber(document, member, least, target.emplace());
}

template <typename Owner>
struct NumberMember {
    std::string_view key;
    double Owner::* target;
    double least = 0;
};

template <typename Owner>
struct OptionalMember {
    std::string_view key;
    std::optional<double> Owner::* target;
    double least = 0;
};

template <typename Owner>
struct FlagMember {
    std::string_view key;
    bool Owner::* target;
};

constexpr std::array GroupNumbers{NumberMember<QuotaGroup>{"weight", &QuotaGroup::weight},
    NumberMember<QuotaGroup>{"threshold", &QuotaGroup::threshold},
    NumberMember<QuotaGroup>{"demand", &QuotaGroup::demand},
    NumberMember<QuotaGroup>{"requested", &QuotaGroup::requested},
    NumberMember<QuotaGroup>{"usage", &QuotaGroup::usage}};
constexpr std::array GroupOptionals{OptionalMember<QuotaGroup>{"quota", &QuotaGroup::quota},
    OptionalMember<QuotaGroup>{"priority_factor", &QuotaGroup::priorityFactor, Positive}};
constexpr std::array GroupFlags{FlagMember<QuotaGroup>{"dynamic", &QuotaGroup::isDynamic},
    FlagMember<QuotaGroup>{"accept_surplus", &QuotaGroup::acceptsSurplus},
    FlagMember<QuotaGroup>{"autoregroup", &QuotaGroup::autoregroup}};

constexpr std::array OptionNumbers{NumberMember<QuotaOptions>{"root_requested", &QuotaOptions::rootRequested},
    NumberMember<QuotaOptions>{"round_robin_rate", &QuotaOptions::roundRobinRate, 1},
    NumberMember<QuotaOptions>{"priority_half_life_seconds", &QuotaOptions::priorityHalfLife, Positive},
    NumberMember<QuotaOptions>{"default_priority_factor", &QuotaOptions::defaultPriorityFactor, Positive},
    NumberMember<QuotaOptions>{"nice_user_priority_factor", &QuotaOptions::niceUserPriorityFactor, Positive},
    NumberMember<QuotaOptions>{"remote_priority_factor", &QuotaOptions::remotePriorityFactor, Positive}};
constexpr std::array OptionFlags{FlagMember<QuotaOptions>{"weighted_slots", &QuotaOptions::weightedSlots},
    FlagMember<QuotaOptions>{"oversubscription", &QuotaOptions::oversubscription},
    FlagMember<QuotaOptions>{"strict_quota", &QuotaOptions::strictQuota},
    FlagMember<QuotaOptions>{"consider_preemption", &QuotaOptions::considersPreemption},
    FlagMember<QuotaOptions>{"weighted_demand", &QuotaOptions::weightedDemand}};

constexpr std::array SubmitterNumbers{NumberMember<QuotaSubmitter>{"usage", &QuotaSubmitter::usage}};
constexpr std::array SubmitterOptionals{
    OptionalMember<QuotaSubmitter>{"real_priority", &QuotaSubmitter::realPriority, Positive},
    OptionalMember<QuotaSubmitter>{"priority_factor", &QuotaSubmitter::priorityFactor, Positive},
    OptionalMember<QuotaSubmitter>{"effective_priority", &QuotaSubmitter::effectivePriority, Positive},
    OptionalMember<QuotaSubmitter>{"requested", &QuotaSubmitter::requested},
    OptionalMember<QuotaSubmitter>{"floor", &QuotaSubmitter::floor},
    OptionalMember<QuotaSubmitter>{"ceiling", &QuotaSubmitter::ceiling},
    OptionalMember<QuotaSubmitter>{"usage_hours", &QuotaSubmitter::usageHours}};
constexpr std::span<const FlagMember<QuotaSubmitter>> SubmitterFlags{};
constexpr std::span<const OptionalMember<QuotaOptions>> OptionOptionals{};

/// Reads numbers and flags of an object. Returns false for any other member.
template <typename Owner>
Result<bool> takeFigure(JsonDocument& document, const JsonMember& member, Owner& owner,
    std::tuple<std::span<const NumberMember<Owner>>, std::span<const OptionalMember<Owner>>,
        std::span<const FlagMember<Owner>>>
        known)
{
    const auto taken = [](Result<void> done) {
        return done ? Result<bool>(true) : tl::unexpected(done.error());
    };
    for (const auto& each : std::get<0>(known))
        if (each.key == member.key)
            return taken(readNumber(document, member, each.least, owner.*each.target));
    for (const auto& each : std::get<1>(known))
        if (each.key == member.key)
            return taken(takeOptional(document, member, each.least, owner.*each.target));
    for (const auto& each : std::get<2>(known))
        if (each.key == member.key)
            return taken(readSwitch(document, member, owner.*each.target));
    return false;
}

/// Reads the section member by member.
class QuotasReader {
public:
    QuotasReader(JsonDocument& document, UnknownMembers& unknown)
        : m_document(document)
        , m_unknown(unknown)
    {
    }

    Result<PlacedQuotas> read(const JsonMember& section, Diagnostics& diagnostics);

private:
    Result<void> readMember(const JsonMember& member);
    Result<void> readOptions(const JsonMember& member);
    Result<void> readRounds(const JsonMember& member);
    Result<void> readList(
        const JsonMember& member, const char* what, Result<void> (QuotasReader::*readOne)(JsonToken));
    Result<void> readGroup(JsonToken token);
    Result<void> checkQuota(const QuotaGroup& group, const std::vector<JsonMember>& members);
    Result<void> readSubmitter(JsonToken token);
    Result<void> readText(const JsonMember& member, std::string& text);
    Result<void> readName(const JsonMember& member, std::string& name);
    void keep(const JsonMember& member, const char* section, JsonMembers& unknown);

    JsonDocument& m_document;
    UnknownMembers& m_unknown;
    PlacedQuotas m_result;
    bool m_hasPoolSize = false;
};

void QuotasReader::keep(const JsonMember& member, const char* section, JsonMembers& unknown)
{
    m_unknown.note(m_document, member, section);
    unknown.emplace_back(member.key, verbatim(m_document, member.value));
}

Result<void> QuotasReader::readText(const JsonMember& member, std::string& text)
{
    auto value = requireText(m_document, member);
    if (!value)
        return tl::unexpected(value.error());
    text = std::move(*value);
    return {};
}

Result<void> QuotasReader::readName(const JsonMember& member, std::string& name)
{
    if (auto done = readText(member, name); !done || !trimmed(name).empty())
        return done;
    return failAt(m_document, member.value, fairshare::say("the name is empty"));
}

Result<void> QuotasReader::readRounds(const JsonMember& member)
{
    std::uint32_t& rounds = m_result.quotas.options.maxAllocationRounds;
    if (auto done = readWord(m_document, member, rounds); !done || rounds > 0)
        return done;
    return refuseValue(m_document, member, fairshare::say("a whole number, 1 or more"));
}

Result<void> QuotasReader::readOptions(const JsonMember& member)
{
    const auto members = membersOf(m_document, member);
    if (!members)
        return tl::unexpected(members.error());
    QuotaOptions& options = m_result.quotas.options;
    for (const JsonMember& each : *members) {
        Result<void> done;
        if (each.key == "max_allocation_rounds")
            done = readRounds(each);
        else if (each.key == "sort_expression")
            done = readText(each, options.sortExpression);
        else if (const auto taken = takeFigure<QuotaOptions>(
                     m_document, each, options, {OptionNumbers, OptionOptionals, OptionFlags});
            !taken)
            return tl::unexpected(taken.error());
        else if (!*taken)
            keep(each, "quotas.options", m_result.quotas.unknownOptions);
        if (!done)
            return done;
    }
    return {};
}

Result<void> QuotasReader::readList(
    const JsonMember& member, const char* what, Result<void> (QuotasReader::*readOne)(JsonToken))
{
    if (auto checked = requireKind(m_document, member, JsonKind::Array); !checked)
        return checked;
    const JsonToken end = m_document.end(member.value);
    for (JsonToken token = m_document.first(member.value); token != end; token = m_document.next(token)) {
        if (m_document.kind(token) != JsonKind::Object)
            return failNoObject(m_document, token, what);
        if (auto done = (this->*readOne)(token); !done)
            return done;
    }
    return {};
}

/// Checks the quota last, since the member that makes it a fraction may follow it.
Result<void> QuotasReader::checkQuota(const QuotaGroup& group, const std::vector<JsonMember>& members)
{
    if (!group.isDynamic || group.quota.value_or(0) <= 1)
        return {};
    for (const JsonMember& member : members)
        if (member.key == "quota")
            return refuseValue(
                m_document, member, fairshare::say("a fraction from 0 to 1 for a dynamic group"));
    return {};
}

Result<void> QuotasReader::readGroup(JsonToken token)
{
    std::vector<JsonMember> members;
    if (auto done = m_document.members(token, members); !done)
        return done;
    QuotaGroup group;
    for (const JsonMember& member : members) {
        if (member.key == "name") {
            if (auto done = readName(member, group.name); !done)
                return done;
            continue;
        }
        const auto taken =
            takeFigure<QuotaGroup>(m_document, member, group, {GroupNumbers, GroupOptionals, GroupFlags});
        if (!taken)
            return tl::unexpected(taken.error());
        if (!*taken)
            keep(member, fairshare::phrase("a group"), group.unknown);
    }
    if (group.name.empty())
        return failAt(m_document, token, fairshare::say("\"name\" is missing; every group needs one"));
    if (auto checked = checkQuota(group, members); !checked)
        return checked;
    m_result.quotas.groups.push_back(std::move(group));
    m_result.places.push_back(m_document.position(token));
    return {};
}

Result<void> QuotasReader::readSubmitter(JsonToken token)
{
    std::vector<JsonMember> members;
    if (auto done = m_document.members(token, members); !done)
        return done;
    QuotaSubmitter submitter;
    for (const JsonMember& member : members) {
        if (member.key == "name") {
            if (auto done = readName(member, submitter.name); !done)
                return done;
            continue;
        }
        const auto taken = takeFigure<QuotaSubmitter>(
            m_document, member, submitter, {SubmitterNumbers, SubmitterOptionals, SubmitterFlags});
        if (!taken)
            return tl::unexpected(taken.error());
        if (!*taken)
            keep(member, fairshare::phrase("a submitter"), submitter.unknown);
    }
    if (submitter.name.empty())
        return failAt(m_document, token, fairshare::say("\"name\" is missing; every submitter needs one"));
    m_result.quotas.submitters.push_back(std::move(submitter));
    return {};
}

Result<void> QuotasReader::readMember(const JsonMember& member)
{
    if (member.key == "pool_size") {
        m_hasPoolSize = true;
        return readReal(m_document, member, m_result.quotas.poolSize);
    }
    if (member.key == "options")
        return readOptions(member);
    if (member.key == "groups")
        return readList(member, fairshare::phrase("a group"), &QuotasReader::readGroup);
    if (member.key == "submitters")
        return readList(member, fairshare::phrase("a submitter"), &QuotasReader::readSubmitter);
    keep(member, "quotas", m_result.quotas.unknown);
    return {};
}

Result<PlacedQuotas> QuotasReader::read(const JsonMember& section, Diagnostics& diagnostics)
{
    const auto members = membersOf(m_document, section);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& member : *members)
        if (auto done = readMember(member); !done)
            return tl::unexpected(done.error());
    if (const auto bad = badQuotaSum(m_result.quotas))
        return failAt(m_document, section.value, bad->message);
    if (!m_hasPoolSize) {
        Remarks remarks;
        assumePoolSize(m_result.quotas, remarks);
        for (Diagnostic& diagnostic : remarks.take()) {
            diagnostic.position = m_document.position(section.keyToken);
            diagnostics.push_back(std::move(diagnostic));
        }
    }
    return std::move(m_result);
}

} // namespace

Result<PlacedQuotas> readQuotas(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, Diagnostics& diagnostics)
{
    return QuotasReader(document, unknown).read(member, diagnostics);
}

} // namespace fairshare
