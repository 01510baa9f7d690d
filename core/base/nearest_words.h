// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Returns the known words that a typing error may have turned into `word`, the nearest first; at most three.
/// At most a third of its letters differ, or one in a short word. The case of letters does not count.
std::vector<std::string_view> nearestWords(std::span<const std::string_view> known, std::string_view word);

/// Returns "unknown user 'alise'; did you mean 'alice' or 'elise'?", or the message alone if no word is near.
std::string withSuggestions(const std::string& message, std::span<const std::string_view> near);

/// Returns the same, or "unknown color 'x'; expected one of red, green" if no known word is near `word`.
std::string withKnownWords(
    const std::string& message, std::string_view word, std::span<const std::string_view> known);
std::string withKnownWords(
    const std::string& message, std::string_view word, const std::vector<std::string>& known);

} // namespace fairshare
