// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/fairshare_settings_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/io/json/json_fields.h"
#include "core/io/text/text_lines.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {
namespace {

Result<const Algorithm*> knownAlgorithm(JsonDocument& document, JsonToken token, std::string_view id)
{
    if (const Algorithm* algorithm = findAlgorithm(id); algorithm != nullptr)
        return algorithm;
    return failAt(document, token, algorithmNamed(excerpt(id)).error().message, ErrorCode::NotFound);
}

Result<std::string> readAlgorithmId(JsonDocument& document, JsonToken token)
{
    if (document.kind(token) != JsonKind::Text)
        return failAt(document, token,
            fairshare::say("an algorithm must be a string; found {}", nameOf(document.kind(token))));
    std::string id = document.text(token);
    if (auto known = knownAlgorithm(document, token, id); !known)
        return tl::unexpected(known.error());
    return id;
}

Result<std::vector<std::string>> readCompare(JsonDocument& document, const JsonMember& member)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return tl::unexpected(checked.error());
    std::vector<std::string> ids;
    const JsonToken end = document.end(member.value);
    for (JsonToken token = document.first(member.value); token != end; token = document.next(token)) {
        auto id = readAlgorithmId(document, token);
        if (!id)
            return tl::unexpected(id.error());
        if (std::find(ids.begin(), ids.end(), *id) != ids.end())
            return failAt(document, token, fairshare::say("\"compare\" lists '{}' twice", *id));
        ids.push_back(std::move(*id));
    }
    return ids;
}

Result<ParameterValue> readParameter(
    JsonDocument& document, const Algorithm& algorithm, const JsonMember& member)
{
    const auto spec = std::find_if(algorithm.parameters.begin(), algorithm.parameters.end(),
        [&member](const ParameterSpec& candidate) { return candidate.id == member.key; });
    if (spec == algorithm.parameters.end())
        return failAt(document, member.keyToken,
            fairshare::say("'{}': unknown parameter '{}'", algorithm.id, excerpt(member.key)),
            ErrorCode::NotFound);
    // A string instead of a number, or the reverse, must be rejected even if it parses as the right kind.
    const bool rightKind =
        document.kind(member.value) == (spec->isChoice() ? JsonKind::Text : JsonKind::Number);
    const std::string text = rightKind && spec->isChoice() ? document.text(member.value)
                                                           : std::string(document.source(member.value));
    auto value = parseParameter(algorithm.id, *spec, text);
    if (value && rightKind)
        return value;
    return failAt(document, member.value,
        fairshare::say("{}.{} is {}; expected {}", algorithm.id, spec->id,
            excerpt(document.source(member.value)), spec->allowed()),
        ErrorCode::OutOfRange);
}

Result<void> readAlgorithms(JsonDocument& document, const JsonMember& member, Settings& settings)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    for (const JsonMember& entry : *entries) {
        const auto algorithm = knownAlgorithm(document, entry.keyToken, entry.key);
        if (!algorithm)
            return tl::unexpected(algorithm.error());
        const auto given = membersOf(document, entry);
        if (!given)
            return tl::unexpected(given.error());
        ParameterValues& values = settings.parameters[std::string(entry.key)];
        for (const JsonMember& parameter : *given) {
            auto value = readParameter(document, **algorithm, parameter);
            if (!value)
                return tl::unexpected(value.error());
            values.emplace(parameter.key, std::move(*value));
        }
    }
    return {};
}

Result<void> readUsageSettings(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, Settings& settings)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    for (const JsonMember& entry : *entries) {
        if (entry.key != "half_life_seconds") {
            unknown.note(document, entry, "settings.usage");
            settings.unknownUsage.emplace_back(entry.key, verbatim(document, entry.value));
            continue;
        }
        const std::string_view source = document.source(entry.value);
        const auto seconds = parseDouble(source);
        const bool tooSmall = seconds && *seconds < 1 && !spellsZero(source);
        if (!seconds || *seconds < 0 || tooSmall)
            return failAt(document, entry.value,
                fairshare::say(
                    "half_life_seconds is {}; expected 0 (no decay) or at least 1 second", excerpt(source)),
                ErrorCode::OutOfRange);
        settings.halfLifeSeconds = *seconds;
        settings.halfLifeSpelledOut = *seconds == DefaultHalfLifeSeconds;
    }
    return {};
}

} // namespace

Result<Settings> readSettings(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    Settings settings;
    for (const JsonMember& entry : *entries) {
        Result<void> done;
        if (entry.key == "algorithm") {
            auto id = readAlgorithmId(document, entry.value);
            if (!id)
                return tl::unexpected(id.error());
            settings.algorithmSpelledOut = *id == settings.algorithm;
            settings.algorithm = std::move(*id);
        } else if (entry.key == "compare") {
            auto ids = readCompare(document, entry);
            if (!ids)
                return tl::unexpected(ids.error());
            settings.compare = std::move(*ids);
        } else if (entry.key == "algorithms") {
            done = readAlgorithms(document, entry, settings);
        } else if (entry.key == "usage") {
            done = readUsageSettings(document, entry, unknown, settings);
        } else {
            unknown.note(document, entry, "settings");
            settings.unknown.emplace_back(entry.key, verbatim(document, entry.value));
        }
        if (!done)
            return tl::unexpected(done.error());
    }
    return settings;
}

} // namespace fairshare
