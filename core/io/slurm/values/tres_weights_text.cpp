// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/values/tres_weights_text.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/loose_number.h"
#include "core/io/text/text_lines.h"
#include "core/priority/tres_names.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <unordered_map>

namespace fairshare {
namespace {

/// Reads a weight with its unit and converts it to one base unit. Returns nothing for any other text.
std::optional<double> weightOf(std::string_view name, std::string_view text)
{
    std::optional<double> unit = 1;
    if (!text.empty() && std::isalpha(static_cast<unsigned char>(text.back())) != 0) {
        unit = tresUnit(name, text.back());
        text.remove_suffix(1);
    }
    const auto number = looseNumber(text);
    if (!unit || !number || *number < 0 || !std::isfinite(*number))
        return std::nullopt;
    return *number / *unit;
}

} // namespace

Result<std::vector<TresWeight>> parseTresWeights(const TresWeightsText& list, Remarks& remarks)
{
    std::vector<TresWeight> weights;
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t begin = 0; begin < list.text.size();) {
        const std::size_t end = std::min(list.text.find(',', begin), list.text.size());
        const std::string_view entry = trimmed(list.text.substr(begin, end - begin));
        SourcePosition position = list.position;
        position.column += static_cast<std::uint32_t>(entry.data() - list.text.data());
        begin = end + 1;
        const std::size_t equals = std::min(entry.find('='), entry.size());
        const std::string name = lowerCase(trimmed(entry.substr(0, equals)));
        const auto weight = weightOf(name, trimmed(entry.substr(std::min(equals + 1, entry.size()))));
        if (!weight || name.empty())
            return fail(ErrorCode::BadInput,
                fairshare::say("{} has the entry {}; expected NAME=WEIGHT with a weight of 0 or more",
                    list.key, quotedPart(entry)),
                position);
        if (!isTresName(name))
            return fail(ErrorCode::BadInput,
                fairshare::say("{} has the entry {} with an unknown TRES; expected one of {}", list.key,
                    quotedPart(entry), knownTres()),
                position);
        const auto [place, isNew] = places.try_emplace(name, weights.size());
        if (isNew)
            weights.push_back({name, 0});
        else
            remarks.add("repeated_tres", position, [&] {
                return fairshare::say(
                    "{} lists {} twice; the last value applies", list.key, quotedPart(name));
            });
        weights[place->second].weight = *weight;
    }
    if (list.text.ends_with(',')) {
        SourcePosition position = list.position;
        position.column += static_cast<std::uint32_t>(list.text.size() - 1);
        remarks.add("empty_tres", position, [&list] {
            return fairshare::say("{} ends with ','; entries after a space are ignored", list.key);
        });
    }
    return weights;
}

} // namespace fairshare
