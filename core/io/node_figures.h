// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json_values.h"
#include "core/tree/share_tree.h"

#include <string>
#include <string_view>

/// Members of a `.fairshare` node, wherever one is written. Errors carry the place of the value.
namespace fairshare {

/// Whose member it is, for messages.
struct NodeName {
    NodeKind kind;
    std::string_view name;
};

/// 0 to MaxShares, or ParentShares for "parent". Errors: OutOfRange.
Result<std::uint32_t> readShares(JsonDocument& document, const JsonMember& member, const NodeName& node);

/// Raw usage, TRES-seconds. Errors: OutOfRange.
Result<long double> readUsage(JsonDocument& document, const JsonMember& member, const NodeName& node);

/// A whole number of at least `least`. Errors: OutOfRange.
Result<std::uint32_t> readCount(
    JsonDocument& document, const JsonMember& member, const NodeName& node, std::uint32_t least);

/// The other options of a dump line, as joinSlurmOptions joins them. Errors: BadInput.
Result<std::string> readSlurmOptions(JsonDocument& document, const JsonMember& member);

/// Appends `"key": value` to the members kept in `kept`.
void keepMember(JsonDocument& document, const JsonMember& member, std::string& kept);

} // namespace fairshare
