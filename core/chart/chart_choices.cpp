// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_choices.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {

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
        const std::string id = choice.substr(0, sign);
        const auto spec = std::find_if(parameters.begin(), parameters.end(),
            [&id](const ParameterSpec& candidate) { return candidate.id == id; });
        if (sign == std::string::npos || spec == parameters.end()) {
            std::string ids;
            for (const ParameterSpec& each : parameters)
                ids += fmt::format("{}{}", ids.empty() ? "" : ", ", each.id);
            return fail(ErrorCode::NotFound,
                fmt::format("--choose: '{}' is not NAME=VALUE; the names of {} are {}", choice, owner, ids));
        }
        auto value = parseParameter(owner, *spec, choice.substr(sign + 1));
        if (!value)
            return tl::unexpected(value.error());
        values.insert_or_assign(id, *value);
    }
    return values;
}

} // namespace fairshare
