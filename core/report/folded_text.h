// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Returns the terminal columns of the longest word of a text.
std::size_t longestWord(std::string_view text);

/// Divides a text into lines of at most `width` terminal columns, between words, else after a slash, else
/// between characters. Blanks at the beginning of the text indent every line. At least one line.
std::vector<std::string> foldedText(std::string_view text, std::size_t width);

} // namespace fairshare
