// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Removes the control sequences of terminals (colors, titles, bracketed paste) and what a carriage return
/// inside a line overwrites.
std::string withoutEscapes(std::string_view text);

/// Returns true for a text with blanks that are not ASCII, as web pages and word processors make them, or
/// with characters of no width.
bool hasForeignBlanks(std::string_view text);

/// Replaces such blanks by ASCII ones and removes characters of no width.
std::string withPlainBlanks(std::string_view text);

/// Replaces quotation marks and dashes of word processors by those that a shell knows.
std::string asTyped(std::string_view command);

/// Returns true for a text with tags of a web page around its lines.
bool hasTags(std::string_view text);

/// Removes tags and decodes entities. Cells of a table are separated by tabs.
std::string withoutTags(std::string_view text);

/// Lines of a text that no command printed as its data: fences of Markdown and wikis with what is outside of
/// them, pagers, status lines, messages of shells and connections, run times, and sentences around a table.
/// @param isCommented a line that is only a sign may be a comment
/// @return line numbers in ascending order; empty for a JSON text
std::vector<std::uint32_t> noiseLines(std::string_view text, bool isCommented);

/// Empties the lines with these numbers.
std::string withEmptyLines(std::string_view text, const std::vector<std::uint32_t>& lines);

} // namespace fairshare
