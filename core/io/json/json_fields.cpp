// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_fields.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/text/text_lines.h"

#include <cmath>

namespace fairshare {
namespace {

constexpr std::string_view SwitchOn = "true";
constexpr std::string_view SwitchOff = "false";

} // namespace

Result<std::vector<JsonMember>> membersOf(JsonDocument& document, const JsonMember& member)
{
    if (auto checked = requireKind(document, member, JsonKind::Object); !checked)
        return tl::unexpected(checked.error());
    std::vector<JsonMember> members;
    if (auto done = document.members(member.value, members); !done)
        return tl::unexpected(done.error());
    return members;
}

tl::unexpected<Error> refuseValue(
    JsonDocument& document, const JsonMember& member, const std::string& allowed)
{
    return failAt(document, member.value,
        fairshare::say(
            "{} is {}; expected {}", excerpt(member.key), excerpt(document.source(member.value)), allowed),
        ErrorCode::OutOfRange);
}

Result<void> readWord(JsonDocument& document, const JsonMember& member, std::uint32_t& value)
{
    const auto number = parseUnsigned(document.source(member.value));
    if (!number || *number > LargestWord)
        return refuseValue(document, member, fairshare::say("a whole number from {} to {}", 0, LargestWord));
    value = static_cast<std::uint32_t>(*number);
    return {};
}

Result<void> readOptionalWord(
    JsonDocument& document, const JsonMember& member, std::optional<std::uint32_t>& value)
{
    if (document.kind(member.value) == JsonKind::Null)
        return {};
    return readWord(document, member, value.emplace());
}

Result<void> readSigned(
    JsonDocument& document, const JsonMember& member, SignedRange range, std::int64_t& value)
{
    const std::string_view source = document.source(member.value);
    const bool isNegative = source.starts_with('-');
    const auto size = parseUnsigned(isNegative ? source.substr(1) : source);
    if (!size || *size > static_cast<std::uint64_t>(range.largest))
        return refuseValue(
            document, member, fairshare::say("a whole number from {} to {}", -range.largest, range.largest));
    value = isNegative ? -static_cast<std::int64_t>(*size) : static_cast<std::int64_t>(*size);
    return {};
}

Result<void> readReal(JsonDocument& document, const JsonMember& member, double& value)
{
    const auto number = document.kind(member.value) == JsonKind::Number
        ? parseDouble(document.source(member.value))
        : std::nullopt;
    if (!number || !(*number >= 0) || !std::isfinite(*number))
        return refuseValue(document, member, fairshare::say("a number, 0 or more"));
    value = *number;
    return {};
}

Result<void> readSwitch(JsonDocument& document, const JsonMember& member, bool& value)
{
    const JsonKind kind = document.kind(member.value);
    if (kind != JsonKind::True && kind != JsonKind::False)
        return refuseValue(document, member, fairshare::say("{} or {}", SwitchOn, SwitchOff));
    value = kind == JsonKind::True;
    return {};
}

} // namespace fairshare
