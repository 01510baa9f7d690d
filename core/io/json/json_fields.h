// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// The members of a member that must be an object. Errors: BadInput with the place.
Result<std::vector<JsonMember>> membersOf(JsonDocument& document, const JsonMember& member);

/// Takes the members of a member that must be an object, one after the other. Errors: BadInput with the
/// place, and the first that `take` gives.
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

/// OutOfRange at the value: `age is -1; it must be …`.
tl::unexpected<Error> refuseValue(
    JsonDocument& document, const JsonMember& member, const std::string& allowed);

/// Each of these reads one value into `value`. Errors: OutOfRange with the place and what is allowed.
/// A whole number from 0 to 4294967295.
Result<void> readWord(JsonDocument& document, const JsonMember& member, std::uint32_t& value);
/// The same, or null for nothing.
Result<void> readOptionalWord(
    JsonDocument& document, const JsonMember& member, std::optional<std::uint32_t>& value);
/// A whole number from -largest to largest.
struct SignedRange {
    std::int64_t largest = 0;
};
Result<void> readSigned(
    JsonDocument& document, const JsonMember& member, SignedRange range, std::int64_t& value);
/// A finite number, 0 or more.
Result<void> readReal(JsonDocument& document, const JsonMember& member, double& value);
/// true or false.
Result<void> readSwitch(JsonDocument& document, const JsonMember& member, bool& value);

} // namespace fairshare
