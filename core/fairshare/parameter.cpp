// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/parameter.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

bool isAllowed(const ParameterSpec& spec, const ParameterValue& value)
{
    if (const auto* choice = std::get_if<std::string>(&value))
        return std::find(spec.choices.begin(), spec.choices.end(), *choice) != spec.choices.end();
    const auto number = std::get<std::int64_t>(value);
    return !spec.isChoice() && number >= spec.minimum && number <= spec.maximum;
}

tl::unexpected<Error> refuse(std::string_view owner, const ParameterSpec& spec, std::string_view found)
{
    return fail(ErrorCode::OutOfRange,
        fairshare::say("{}.{} is '{}'; expected {}", owner, spec.id, found, spec.allowed()));
}

} // namespace

ParameterValue ParameterSpec::defaultValue() const
{
    if (isChoice())
        return std::string(choices.front());
    return defaultNumber;
}

std::string ParameterSpec::allowed() const
{
    if (!isChoice())
        return fairshare::say("a whole number from {} to {}", minimum, maximum);
    return fairshare::say("one of {}", fmt::join(choices, ", "));
}

Result<void> checkParameters(
    std::string_view owner, std::span<const ParameterSpec> specs, const ParameterValues& values)
{
    for (const auto& [id, value] : values) {
        const auto spec = std::find_if(specs.begin(), specs.end(),
            [&wanted = id](const ParameterSpec& candidate) { return candidate.id == wanted; });
        if (spec == specs.end())
            return fail(ErrorCode::NotFound, fairshare::say("'{}': unknown parameter '{}'", owner, id));
        if (!isAllowed(*spec, value))
            return refuse(owner, *spec, toText(value));
    }
    return {};
}

Result<ParameterValue> parseParameter(
    std::string_view owner, const ParameterSpec& spec, std::string_view text)
{
    ParameterValue value = std::string(text);
    if (!spec.isChoice()) {
        const bool negative = text.starts_with('-');
        const auto number = parseUnsigned(negative ? text.substr(1) : text);
        if (!number || *number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return refuse(owner, spec, text);
        value = negative ? -static_cast<std::int64_t>(*number) : static_cast<std::int64_t>(*number);
    }
    if (!isAllowed(spec, value))
        return refuse(owner, spec, text);
    return value;
}

std::int64_t numberOf(const ParameterSpec& spec, const ParameterValues& values)
{
    const auto found = values.find(spec.id);
    return found == values.end() ? spec.defaultNumber : std::get<std::int64_t>(found->second);
}

std::string_view choiceOf(const ParameterSpec& spec, const ParameterValues& values)
{
    const auto found = values.find(spec.id);
    return found == values.end() ? spec.choices.front()
                                 : std::string_view(std::get<std::string>(found->second));
}

ParameterValues withDefaults(std::span<const ParameterSpec> specs, const ParameterValues& values)
{
    ParameterValues all = values;
    for (const ParameterSpec& spec : specs)
        all.try_emplace(std::string(spec.id), spec.defaultValue());
    return all;
}

std::string toText(const ParameterValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return fmt::format("{}", *number);
    return std::get<std::string>(value);
}

} // namespace fairshare
