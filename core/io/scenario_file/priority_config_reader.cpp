// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/priority_config_reader.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/io/text/text_lines.h"
#include "core/priority/tres_names.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

Result<void> readWeights(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, PrioritySection& section)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    PriorityWeights& weights = section.config.weights;
    const std::array<std::pair<std::string_view, std::uint32_t*>, 6> known{
        {{"age", &weights.age}, {"assoc", &weights.association}, {"fairshare", &weights.fairshare},
            {"job_size", &weights.jobSize}, {"partition", &weights.partition}, {"qos", &weights.qos}}};
    for (const JsonMember& entry : *entries) {
        const auto found = std::find_if(
            known.begin(), known.end(), [&entry](const auto& each) { return each.first == entry.key; });
        if (found == known.end()) {
            unknown.note(document, entry, "priority.config.weights");
            section.unknownWeights.emplace_back(entry.key, verbatim(document, entry.value));
        } else if (auto done = readWord(document, entry, *found->second); !done) {
            return done;
        }
    }
    return {};
}

Result<void> readTresWeights(JsonDocument& document, const JsonMember& member, PriorityConfig& config)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    for (const JsonMember& entry : *entries) {
        TresWeight& weight = config.tresWeights.emplace_back();
        weight.name = entry.key;
        if (!isTresName(entry.key))
            return failAt(document, entry.keyToken,
                fairshare::say("unknown TRES {}; expected one of {}",
                    excerpt(document.source(entry.keyToken)), knownTres()),
                ErrorCode::NotFound);
        if (auto done = readReal(document, entry, weight.weight); !done)
            return done;
    }
    return {};
}

Result<void> readFlags(JsonDocument& document, const JsonMember& member, PriorityFlags& flags)
{
    if (auto checked = requireKind(document, member, JsonKind::Array); !checked)
        return checked;
    const JsonToken end = document.end(member.value);
    for (auto token = document.first(member.value); token != end; token = document.next(token)) {
        const std::string name =
            document.kind(token) == JsonKind::Text ? document.text(token) : std::string();
        if (!flags.set(name))
            return failAt(document, token,
                withKnownWords(fairshare::say("unknown priority flag {}", excerpt(document.source(token))),
                    name, PriorityFlags::allNames()),
                ErrorCode::NotFound);
    }
    return {};
}

} // namespace

Result<void> readPriorityConfig(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown, PrioritySection& section)
{
    const auto entries = membersOf(document, member);
    if (!entries)
        return tl::unexpected(entries.error());
    PriorityConfig& config = section.config;
    for (const JsonMember& entry : *entries) {
        Result<void> done;
        if (entry.key == "flags") {
            done = readFlags(document, entry, config.flags);
        } else if (entry.key == "favor_small") {
            done = readSwitch(document, entry, config.favorSmall);
        } else if (entry.key == "max_age_s") {
            done = readWord(document, entry, config.maxAgeSeconds);
        } else if (entry.key == "weights") {
            done = readWeights(document, entry, unknown, section);
        } else if (entry.key == "tres_weights") {
            done = readTresWeights(document, entry, config);
        } else {
            unknown.note(document, entry, "priority.config");
            section.unknownConfig.emplace_back(entry.key, verbatim(document, entry.value));
        }
        if (!done)
            return done;
    }
    return {};
}

} // namespace fairshare
