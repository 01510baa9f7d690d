// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/edits/value_edit.h"

#include <cstdint>
#include <string>
#include <string_view>

/// Parses numbers as spreadsheets copy them to the clipboard.
namespace fairshare {

/// Decimal separator of a cell.
enum class DecimalMark : std::uint8_t {
    Unknown, ///< undetermined
    Point,
    Comma,
    Mixed, ///< cells of one block disagree
};

/// Returns the decimal separator of a cell. 1.5 has a point, 1.234,5 and 1.234.567 have a comma, 1.234 is
/// undetermined.
DecimalMark decimalMark(std::string_view cell);

/// Combines the separator of a block with that of another cell.
DecimalMark together(DecimalMark block, DecimalMark cell);

/// Returns true for text that looks like a number, with or without unit, and for `parent`.
bool looksNumeric(std::string_view cell);

/// Converts a cell to a number in the syntax of core/base/numbers.h; a unit after it is kept. Digit groups of
/// three may be separated by spaces or by the character that is not the decimal separator.
/// @param block separator determined from all cells
/// @param marks number format of the locale, used if `block` does not decide
/// Errors: BadInput with a sentence that quotes the cell.
Result<std::string> plainNumber(
    std::string_view cell, ValueField field, DecimalMark block, const NumberMarks& marks);

/// Like plainNumber, for an amount such as cores or jobs.
Result<std::string> plainAmount(std::string_view cell, DecimalMark block, const NumberMarks& marks);

/// Removes blanks at both ends.
std::string_view trimmedCell(std::string_view cell);

/// Returns the cell in quotation marks, truncated if it is long.
std::string quotedCell(std::string_view cell);

} // namespace fairshare
