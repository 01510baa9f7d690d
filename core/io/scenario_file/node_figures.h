// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/tree/node_row.h"
#include "core/tree/printed_figures.h"

#include <span>
#include <string>
#include <string_view>

/// Reads and writes the members of a node in a `.fairshare` file. Errors contain the position of the value.
namespace fairshare {

/// Node that a member belongs to, for messages.
struct NodeName {
    NodeKind kind;
    std::string_view name;
};

/// Error messages, marked by `phrase`.
struct NamingRefusals {
    const char* both; ///< the object has both an account and a user
    const char* none;
};

/// Returns the member "account" or "user" of `members`, which must have exactly one of them. Errors: BadInput
/// at the second name or at `object`.
Result<const JsonMember*> namingMember(JsonDocument& document, JsonToken object,
    std::span<const JsonMember> members, const NamingRefusals& refusals);

/// Reads 0 to MaxShares, or ParentShares for "parent". Errors: OutOfRange.
Result<std::uint32_t> readShares(JsonDocument& document, const JsonMember& member, const NodeName& node);

/// Reads raw usage in TRES-seconds. Errors: OutOfRange.
Result<long double> readUsage(JsonDocument& document, const JsonMember& member, const NodeName& node);

/// Reads a whole number of at least `least`. Errors: OutOfRange.
Result<std::uint32_t> readCount(
    JsonDocument& document, const JsonMember& member, const NodeName& node, std::uint32_t least);

/// Reads the other options of a dump line, joined by joinSlurmOptions. Errors: BadInput.
Result<std::string> readSlurmOptions(JsonDocument& document, const JsonMember& member);

/// Appends options as an object. Returns the first text that is not UTF-8, or "".
std::string appendSlurmOptions(std::string& out, std::string_view options);

/// Reads and writes what a listing printed, under the titles of its columns. Figures that are infinite are
/// texts. Errors: OutOfRange.
Result<PrintedFigures> readPrinted(JsonDocument& document, const JsonMember& member);
std::string printedText(const PrintedFigures& figures);

/// Appends `"key": value` to the members kept in `kept`.
void keepMember(JsonDocument& document, const JsonMember& member, std::string& kept);

} // namespace fairshare
