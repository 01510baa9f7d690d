// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/simulation_fields.h"

#include "core/base/numbers.h"

#include <cmath>

namespace fairshare {

Result<std::uint64_t> requireWhole(JsonDocument& document, const JsonMember& member, WholeRange range)
{
    const auto number = parseUnsigned(document.source(member.value));
    if (number && *number >= range.least && *number <= range.most)
        return *number;
    return refuseValue(
        document, member, fairshare::say("a whole number from {} to {}", range.least, range.most));
}

ValuePlace placeOf(JsonDocument& document, const JsonMember& member)
{
    return {.position = document.position(member.value)};
}

Result<void> readPositive(JsonDocument& document, const JsonMember& member, double most, double& value)
{
    double read = 0;
    if (!readReal(document, member, read) || read <= 0 || read > most)
        return refuseValue(document, member, fairshare::say("a number above 0, at most {}", shortest(most)));
    value = read;
    return {};
}

Result<void> readMinutes(JsonDocument& document, const JsonMember& member, WholeRange seconds, Seconds& value)
{
    constexpr double Minute = 60;
    double minutes = 0;
    const bool isReal = readReal(document, member, minutes).has_value();
    const double exact = minutes * Minute;
    if (!isReal || exact > static_cast<double>(seconds.most) || exact < static_cast<double>(seconds.least))
        return refuseValue(document, member,
            seconds.least == 0 ? fairshare::say("a number of minutes, 0 or more")
                               : fairshare::say("a number of minutes above 0"));
    value = static_cast<Seconds>(std::llround(exact));
    return {};
}

Result<void> readName(JsonDocument& document, const JsonMember& member, std::string& name)
{
    auto text = requireText(document, member);
    if (!text)
        return tl::unexpected(text.error());
    name = std::move(*text);
    return {};
}

tl::unexpected<Error> refuseWord(
    JsonDocument& document, const JsonMember& member, std::span<const std::string_view> words)
{
    std::vector<std::string> quoted;
    for (const std::string_view word : words)
        quoted.push_back(fmt::format("\"{}\"", word));
    return refuseValue(document, member, fairshare::say("one of {}", fmt::join(quoted, ", ")));
}

} // namespace fairshare
