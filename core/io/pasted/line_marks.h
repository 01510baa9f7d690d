// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Returns the first line of a text that is not blank; "" for none.
std::string_view firstFilledLine(std::string_view text);

/// What all lines of a text begin or end with, although it is not part of the content.
struct LineMark {
    enum class Kind : std::uint8_t { None, Indentation, Sign, Number, Backslash };

    Kind kind = Kind::None;
    std::string_view sign{}; ///< `#`, `>`, … for Sign
    std::size_t width = 0; ///< bytes of Indentation, or of Sign with its blank
    char separator = ' '; ///< after a number
    bool isPadded = false; ///< a blank follows the separator in all lines

    bool isFound() const { return kind != Kind::None; }
};

/// Which marks to look for, besides signs and backslashes. Some texts have their own blanks and numbers.
struct SoughtMarks {
    bool indentation = true;
    bool number = true;
};

/// Returns a mark of all lines that are not blank. The text is read to its end only if its first line has the
/// mark.
LineMark commonMark(std::string_view text, const SoughtMarks& sought = {});

/// Removes the mark from each line.
/// @param shifts gets the number of bytes removed at the beginning of each line added to its entry
std::string withoutMark(std::string_view text, const LineMark& mark, std::vector<std::uint32_t>& shifts);

/// Returns what a mark is in words.
std::string describe(const LineMark& mark);

} // namespace fairshare
