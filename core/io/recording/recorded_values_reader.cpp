// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recorded_values_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/scenario_file/simulation_fields.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/preemption/preemption_policy_registry.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <unordered_set>
#include <vector>

namespace fairshare {
namespace {

Result<std::vector<JsonToken>> elementsOf(JsonDocument& document, const JsonMember& member)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return tl::unexpected(checked.error());
    std::vector<JsonToken> elements;
    const JsonToken end = document.end(member.value);
    for (JsonToken token = document.first(member.value); token != end; token = document.next(token))
        elements.push_back(token);
    return elements;
}

SourcePosition positionIn(const RecordedLine& line, JsonToken token)
{
    return {line.line, line.document.position(token).column};
}

std::optional<double> numberOf(const JsonDocument& document, JsonToken token)
{
    return document.kind(token) == JsonKind::Number ? parseDouble(document.source(token)) : std::nullopt;
}

Result<void> readMoment(const RecordedLine& line, const JsonMember& member, RecordedValues& values)
{
    const auto elements = elementsOf(line.document, member);
    if (!elements)
        return tl::unexpected(elements.error());
    if (elements->size() != line.machine)
        return failAt(line.document, member.value,
            fairshare::say("{} has {} values; expected {}, one per node", excerpt(member.key),
                elements->size(), line.machine));
    RecordedValues::Moment moment{.now = line.now, .position = positionIn(line, member.value)};
    moment.values.reserve(elements->size());
    for (const JsonToken token : *elements) {
        const auto value = numberOf(line.document, token);
        if (!value || !(*value >= 0 && *value <= 1))
            return failAt(line.document, token,
                fairshare::say("{} is '{}'; expected a number from 0 to 1", excerpt(member.key),
                    excerpt(line.document.source(token))));
        moment.values.push_back(static_cast<std::uint32_t>(std::lround(*value * RecordedValues::Unit)));
    }
    moment.policy = recordedPolicy(member.key, positionIn(line, member.keyToken), values);
    if (moment.policy != nullptr)
        values.moments.push_back(std::move(moment));
    return {};
}

Result<void> checkChosen(const RecordedLine& line, const JsonMember& member)
{
    const auto elements = elementsOf(line.document, member);
    if (!elements)
        return tl::unexpected(elements.error());
    std::unordered_set<std::uint32_t> known;
    for (const JsonToken token : *elements) {
        std::uint32_t node = 0;
        const JsonMember named{.key = "node", .keyToken = token, .value = token};
        if (auto done = readWhole(line.document, named, {.most = line.machine - 1}, node); !done)
            return done;
        if (!known.insert(node).second)
            return failAt(line.document, token,
                fairshare::say("\"chosen\" lists node {} twice for {}", node, excerpt(member.key)));
    }
    return {};
}

Result<void> checkLost(const RecordedLine& line, const JsonMember& policy)
{
    const auto graces = membersOf(line.document, policy);
    if (!graces)
        return tl::unexpected(graces.error());
    for (const JsonMember& grace : *graces) {
        const auto elements = elementsOf(line.document, grace);
        if (!elements)
            return tl::unexpected(elements.error());
        const bool areNumbers = std::ranges::all_of(
            *elements, [&line](JsonToken token) { return numberOf(line.document, token).value_or(-1) >= 0; });
        if (elements->size() != 2 || !areNumbers)
            return failAt(line.document, grace.value,
                fairshare::say("lost work of {} is '{}'; expected two numbers, 0 or more, the second for the "
                               "jobs in a class",
                    excerpt(policy.key), excerpt(line.document.source(grace.value))));
    }
    return {};
}

} // namespace

const PreemptionPolicy* recordedPolicy(std::string_view name, SourcePosition position, RecordedValues& values)
{
    const PreemptionPolicy* policy = findPreemptionPolicy(policyOfColumn(name));
    const auto isNoted = [name](const RecordedValues::OtherColumn& other) { return other.name == name; };
    if (policy == nullptr && std::ranges::none_of(values.others, isNoted))
        values.others.push_back({.name = std::string(name), .position = position});
    return policy;
}

Result<void> readRecordedValues(const RecordedLine& line, const JsonMember& member, RecordedValues& values)
{
    if (member.key != "v" && member.key != "chosen" && member.key != "wc")
        return {};
    const auto policies = membersOf(line.document, member);
    if (!policies)
        return tl::unexpected(policies.error());
    for (const JsonMember& policy : *policies) {
        Result<void> done;
        if (member.key == "v")
            done = readMoment(line, policy, values);
        else
            done = member.key == "chosen" ? checkChosen(line, policy) : checkLost(line, policy);
        if (!done)
            return done;
    }
    return {};
}

} // namespace fairshare
