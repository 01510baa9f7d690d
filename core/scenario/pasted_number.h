// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/value_edit.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as spreadsheets put them on the clipboard.
namespace fairshare {

/// What parts the decimals in a cell.
enum class DecimalMark : std::uint8_t {
    Unknown, ///< nothing tells
    Point,
    Comma,
    Mixed, ///< cells of one block contradict each other
};

/// What the cell itself tells: 1.5 has a point, 1.234,5 and 1.234.567 have a comma, 1.234 says nothing.
DecimalMark decimalMark(std::string_view cell);

/// What the cells of one block tell together.
DecimalMark together(DecimalMark block, DecimalMark cell);

/// True for text that begins and goes on like a number, with or without unit, and for `parent`.
bool looksNumeric(std::string_view cell);

/// The number of a cell as core/base/numbers.h reads it, a unit behind it kept. Digit groups of three may be
/// parted by spaces or by the mark that is not the decimal one.
/// @param block what all cells tell; @param marks how people here write numbers, where that is not enough
/// Errors: BadInput with a sentence that quotes the cell.
Result<std::string> plainNumber(
    std::string_view cell, ValueField field, DecimalMark block, const NumberMarks& marks);

/// The same for an amount such as cores or jobs.
Result<std::string> plainAmount(std::string_view cell, DecimalMark block, const NumberMarks& marks);

/// Without blanks at both ends.
std::string_view trimmedCell(std::string_view cell);

/// The cell in quotation marks, its end left out when it is long.
std::string quotedCell(std::string_view cell);

} // namespace fairshare
