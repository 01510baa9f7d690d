// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/tres_weights_text.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text_lines.h"
#include "core/priority/tres_names.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <unordered_map>

namespace fairshare {
namespace {

/// A weight with its unit, of one base unit; nothing for anything else.
std::optional<double> weightOf(std::string_view name, std::string_view text)
{
    std::optional<double> unit = 1;
    if (!text.empty() && std::isalpha(static_cast<unsigned char>(text.back())) != 0) {
        unit = tresUnit(name, text.back());
        text.remove_suffix(1);
    }
    const auto number = parseDouble(text);
    if (!unit || !number || *number < 0 || !std::isfinite(*number))
        return std::nullopt;
    return *number / *unit;
}

} // namespace

Result<std::vector<TresWeight>> parseTresWeights(std::string_view text)
{
    std::vector<TresWeight> weights;
    std::unordered_map<std::string, std::size_t> places;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(','));
        text.remove_prefix(std::min(part.size() + 1, text.size()));
        const std::size_t equals = part.find('=');
        const std::string name = lowerCase(trimmed(part.substr(0, equals)));
        const auto weight = equals == std::string_view::npos
            ? std::nullopt
            : weightOf(name, trimmed(part.substr(equals + 1)));
        if (!weight || name.empty())
            return fail(ErrorCode::BadInput, fairshare::say("NAME=WEIGHT,… with weights of 0 or more"));
        if (!isTresName(name))
            return fail(ErrorCode::BadInput,
                fairshare::say("names of TRES, which {} is not; they are {}", quotedPart(name), knownTres()));
        const auto [place, isNew] = places.try_emplace(name, weights.size());
        if (isNew)
            weights.push_back({name, 0});
        weights[place->second].weight = *weight;
    }
    return weights;
}

} // namespace fairshare
