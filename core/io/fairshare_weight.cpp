// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/fairshare_weight.h"

#include "core/base/numbers.h"
#include "core/io/json_document.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 3> Place{"config", "weights", "fairshare"};

} // namespace

std::optional<std::uint32_t> fairshareWeight(const Scenario& scenario)
{
    const auto section = std::find_if(scenario.sections.begin(), scenario.sections.end(),
        [](const auto& entry) { return entry.first == "priority"; });
    if (section == scenario.sections.end())
        return std::nullopt;
    auto document = JsonDocument::parse(section->second);
    if (!document)
        return std::nullopt;
    JsonDocument::Token value = 0;
    std::vector<JsonMember> members;
    for (const std::string_view key : Place) {
        if (document->kind(value) != JsonKind::Object || !document->members(value, members))
            return std::nullopt;
        const auto found = std::find_if(
            members.begin(), members.end(), [key](const JsonMember& member) { return member.key == key; });
        if (found == members.end())
            return std::nullopt;
        value = found->value;
    }
    const auto number = parseUnsigned(document->source(value));
    if (!number || *number > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return static_cast<std::uint32_t>(*number);
}

} // namespace fairshare
