// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_choices.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace fairshare {
namespace {

std::string unknownChoice(
    std::string_view owner, std::span<const ParameterSpec> parameters, std::string_view id)
{
    if (parameters.empty())
        return fairshare::say("unknown choice '{}' for {}, which has no choices", id, owner);
    std::vector<std::string_view> ids;
    for (const ParameterSpec& each : parameters)
        ids.push_back(each.id);
    return withKnownWords(fairshare::say("unknown choice '{}' for {}", id, owner), id, ids);
}

} // namespace

Result<ParameterValues> chosenValues(const Chart& chart, std::span<const std::string> choices)
{
    return chosenValues(chart.id, chart.parameters, choices);
}

Result<ParameterValues> chosenValues(
    std::string_view owner, std::span<const ParameterSpec> parameters, std::span<const std::string> choices)
{
    ParameterValues values;
    for (const std::string& choice : choices) {
        const std::size_t sign = choice.find('=');
        if (sign == std::string::npos)
            return fail(ErrorCode::NotFound,
                fairshare::say("'{}' is not a valid choice for {}; expected NAME=VALUE", choice, owner));
        const std::string id = choice.substr(0, sign);
        const auto spec = std::find_if(parameters.begin(), parameters.end(),
            [&id](const ParameterSpec& candidate) { return candidate.id == id; });
        if (spec == parameters.end())
            return fail(ErrorCode::NotFound, unknownChoice(owner, parameters, id));
        auto value = parseParameter(owner, *spec, choice.substr(sign + 1));
        if (!value)
            return tl::unexpected(value.error());
        values.insert_or_assign(id, *value);
    }
    return values;
}

std::vector<std::string> choicesFrom(std::span<const ParameterSpec> parameters, const ParameterValues& values)
{
    std::vector<std::string> choices;
    for (const ParameterSpec& spec : parameters) {
        const auto value = values.find(spec.id);
        if (value != values.end() && value->second != spec.defaultValue())
            choices.push_back(std::string(spec.id) + '=' + toText(value->second));
    }
    return choices;
}

} // namespace fairshare
