// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/tree/node_row.h"

#include <span>
#include <string>
#include <string_view>

/// Members of a `.fairshare` node, wherever one is written. Errors carry the place of the value.
namespace fairshare {

/// Whose member it is, for messages.
struct NodeName {
    NodeKind kind;
    std::string_view name;
};

/// Sentences, marked by `phrase`.
struct NamingRefusals {
    const char* both; ///< an account and a user
    const char* none;
};

/// The "account" or the "user" of `members`, which must have one of them. Errors: BadInput, at the second
/// name or at `object`.
Result<const JsonMember*> namingMember(JsonDocument& document, JsonToken object,
    std::span<const JsonMember> members, const NamingRefusals& refusals);

/// 0 to MaxShares, or ParentShares for "parent". Errors: OutOfRange.
Result<std::uint32_t> readShares(JsonDocument& document, const JsonMember& member, const NodeName& node);

/// Raw usage, TRES-seconds. Errors: OutOfRange.
Result<long double> readUsage(JsonDocument& document, const JsonMember& member, const NodeName& node);

/// A whole number of at least `least`. Errors: OutOfRange.
Result<std::uint32_t> readCount(
    JsonDocument& document, const JsonMember& member, const NodeName& node, std::uint32_t least);

/// The other options of a dump line, as joinSlurmOptions joins them. Errors: BadInput.
Result<std::string> readSlurmOptions(JsonDocument& document, const JsonMember& member);

/// Appends these options as an object. Returns the first text among them that is not UTF-8; "" for none.
std::string appendSlurmOptions(std::string& out, std::string_view options);

/// Appends `"key": value` to the members kept in `kept`.
void keepMember(JsonDocument& document, const JsonMember& member, std::string& kept);

} // namespace fairshare
