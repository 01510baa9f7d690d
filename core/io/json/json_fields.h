// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// Returns the members of a value that must be an object. Errors: BadInput with the position.
Result<std::vector<JsonMember>> membersOf(JsonDocument& document, const JsonMember& member);

/// Calls `take` for each member of a value that must be an object. Errors: BadInput with the position; the
/// first error that `take` returns.
/// @param take `Result<void>(const JsonMember&)`
template <typename Take>
Result<void> readMembers(JsonDocument& document, const JsonMember& member, const Take& take)
{
    const auto members = membersOf(document, member);
    if (!members)
        return tl::unexpected(members.error());
    for (const JsonMember& each : *members)
        if (auto done = take(each); !done)
            return done;
    return {};
}

/// Returns OutOfRange at the value: `age is -1; it must be …`.
tl::unexpected<Error> refuseValue(
    JsonDocument& document, const JsonMember& member, const std::string& allowed);

/// Reads a whole number from 0 to 4294967295 into `value`. Errors, here and in the functions below:
/// OutOfRange with the position and the allowed values.
Result<void> readWord(JsonDocument& document, const JsonMember& member, std::uint32_t& value);
/// Reads a whole number as readWord does, or null for no value.
Result<void> readOptionalWord(
    JsonDocument& document, const JsonMember& member, std::optional<std::uint32_t>& value);
/// Range of whole numbers from -largest to largest.
struct SignedRange {
    std::int64_t largest = 0;
};
Result<void> readSigned(
    JsonDocument& document, const JsonMember& member, SignedRange range, std::int64_t& value);
/// Reads a finite number, 0 or more.
Result<void> readReal(JsonDocument& document, const JsonMember& member, double& value);
/// Reads true or false.
Result<void> readSwitch(JsonDocument& document, const JsonMember& member, bool& value);

} // namespace fairshare
