// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairshare {

/// Returns the character that XML means by `&name;`, or nothing if XML does not define it.
/// @param name `lt`, `#38` or `#x26`
std::optional<std::uint32_t> referencedCharacter(std::string_view name);

/// Appends a character.
/// @param code not a surrogate, at most U+10FFFF
void appendUtf8(std::string& text, std::uint32_t code);

} // namespace fairshare
