// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_number.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/scenario/number_signs.h"

#include <fmt/format.h>

#include <optional>

namespace fairshare {
namespace {

/// Longest number; longer text is not examined.
constexpr std::size_t LongestNumber = 400;
/// Before the time of usage, as in TRES-h.
constexpr std::string_view UsageUnit = "TRES-";

std::size_t spaceAt(std::string_view text)
{
    for (const std::string_view space : DigitSpaces)
        if (text.starts_with(space))
            return space.size();
    return 0;
}

std::size_t digitsFrom(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isDigit(text[end]))
        ++end;
    return end - at;
}

/// Removes surrounding blanks and replaces display characters by those used in files. Inner spaces become one
/// blank each.
std::string withPlainSigns(std::string_view cell)
{
    std::string plain;
    for (std::string_view rest = trimmedCell(cell); !rest.empty();) {
        std::size_t taken = 1;
        if (const std::size_t space = spaceAt(rest); space > 0) {
            plain += ' ';
            taken = space;
        } else if (rest.starts_with(MinusSign)) {
            plain += '-';
            taken = MinusSign.size();
        } else {
            plain += rest.front();
        }
        rest.remove_prefix(taken);
    }
    return plain;
}

/// Joins digit groups and replaces the decimal separator by a point. Returns nothing if groups do not have
/// three digits.
std::optional<std::string> joined(const std::string& text, char decimal)
{
    std::string number;
    bool grouped = false;
    bool inDecimals = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        const bool betweenDigits =
            at > 0 && isDigit(text[at - 1]) && at + 1 < text.size() && isDigit(text[at + 1]);
        const bool parts = letter == ' ' || letter == '.' || letter == ',';
        if (letter == decimal) {
            if (inDecimals)
                return std::nullopt;
            inDecimals = true;
            number += '.';
        } else if (parts && betweenDigits) {
            const std::size_t before = number.size() - number.find_last_not_of("0123456789") - 1;
            if (inDecimals || digitsFrom(text, at + 1) != DigitGroupSize
                || (!grouped && before > DigitGroupSize))
                return std::nullopt;
            grouped = true;
        } else if (letter != ' ') {
            number += letter;
        }
    }
    return number;
}

DecimalMark markOf(char letter)
{
    return letter == '.' ? DecimalMark::Point : DecimalMark::Comma;
}

DecimalMark other(DecimalMark mark)
{
    return mark == DecimalMark::Point ? DecimalMark::Comma : DecimalMark::Point;
}

Result<DecimalMark> settled(
    std::string_view cell, ValueField field, DecimalMark block, const NumberMarks& marks)
{
    if (const DecimalMark own = decimalMark(cell); own != DecimalMark::Unknown)
        return own;
    const std::size_t at = cell.find_first_of(".,");
    if (at == std::string_view::npos)
        return DecimalMark::Point;
    if (block == DecimalMark::Point || block == DecimalMark::Comma)
        return block;
    const DecimalMark mark = markOf(cell[at]);
    const std::string_view text = cell.substr(at, 1);
    // Shares are whole numbers, so a possible group separator is one.
    if (field == ValueField::Shares)
        return text == marks.point && block == DecimalMark::Unknown ? mark : other(mark);
    if (block == DecimalMark::Unknown && (text == marks.point || (text == "." && marks.group != ".")))
        return mark;
    return fail(ErrorCode::BadInput,
        fairshare::say(
            "{} is ambiguous: '{}' may separate decimals or groups of digits", quotedCell(cell), text));
}

/// Returns the number of a cell without digit separators; nothing if it is not a number.
Result<std::optional<std::string>> joinedCell(
    std::string_view cell, ValueField field, DecimalMark block, const NumberMarks& marks)
{
    if (!looksNumeric(cell))
        return std::nullopt;
    const auto mark = settled(cell, field, block, marks);
    if (!mark)
        return tl::unexpected(mark.error());
    return joined(withPlainSigns(cell), *mark == DecimalMark::Comma ? ',' : '.');
}

} // namespace

std::string_view trimmedCell(std::string_view cell)
{
    while (const std::size_t space = spaceAt(cell))
        cell.remove_prefix(space);
    const auto spaceAtEnd = [&cell] {
        for (const std::string_view space : DigitSpaces)
            if (cell.ends_with(space))
                return space.size();
        return std::size_t{0};
    };
    while (const std::size_t space = spaceAtEnd())
        cell.remove_suffix(space);
    return cell;
}

std::string quotedCell(std::string_view cell)
{
    constexpr std::size_t LongestCell = 40;
    if (cell.size() <= LongestCell)
        return fmt::format("'{}'", withEscapedBytes(cell));
    std::size_t end = LongestCell;
    while (end > 0 && (static_cast<unsigned char>(cell[end]) & 0xC0U) == 0x80U)
        --end;
    return fmt::format("'{}…'", withEscapedBytes(cell.substr(0, end)));
}

DecimalMark decimalMark(std::string_view cell)
{
    if (cell.size() > LongestNumber)
        return DecimalMark::Unknown;
    const std::size_t last = cell.find_last_of(".,");
    if (last == std::string_view::npos)
        return DecimalMark::Unknown;
    const char mark = cell[last];
    const std::size_t first = cell.find_first_of(".,");
    if (cell[first] != mark) // 1.234,5: the last one separates decimals
        return markOf(mark);
    if (first != last) // 1.234.567
        return other(markOf(mark));
    const std::size_t after = digitsFrom(cell, last + 1);
    const std::string_view before = cell.substr(0, last);
    const std::size_t digitsBefore = before.size() - (before.find_last_not_of("0123456789") + 1);
    const bool group = after == DigitGroupSize && digitsBefore > 0 && digitsBefore <= DigitGroupSize
        && before[before.size() - digitsBefore] != '0';
    // Numbers such as 1e5 have no digit groups either.
    return group && cell.find_first_of("eE") == std::string_view::npos ? DecimalMark::Unknown : markOf(mark);
}

DecimalMark together(DecimalMark block, DecimalMark cell)
{
    if (cell == DecimalMark::Unknown || block == cell)
        return block;
    return block == DecimalMark::Unknown ? cell : DecimalMark::Mixed;
}

bool looksNumeric(std::string_view cell)
{
    cell = trimmedCell(cell);
    if (cell == "parent")
        return true;
    if (cell.empty() || cell.size() > LongestNumber)
        return false;
    std::string plain = withPlainSigns(cell);
    if (const std::size_t unit = plain.find(UsageUnit); unit != std::string::npos)
        plain.erase(unit, UsageUnit.size());
    return plain.find_first_of("0123456789") != std::string::npos
        && plain.find_first_not_of("0123456789.,eE+- smhd") == std::string::npos
        && (isDigit(plain.front()) || std::string_view(".,+-").find(plain.front()) != std::string_view::npos);
}

Result<std::string> plainNumber(
    std::string_view cell, ValueField field, DecimalMark block, const NumberMarks& marks)
{
    auto number = joinedCell(cell, field, block, marks);
    if (!number)
        return tl::unexpected(number.error());
    if (!*number)
        return fail(ErrorCode::BadInput,
            field == ValueField::Shares
                ? fairshare::say("{} is not a valid value for shares", quotedCell(cell))
                : fairshare::say("{} is not a valid value for usage", quotedCell(cell)));
    return std::move(**number);
}

Result<std::string> plainAmount(std::string_view cell, DecimalMark block, const NumberMarks& marks)
{
    auto number = joinedCell(cell, ValueField::Usage, block, marks);
    if (!number)
        return tl::unexpected(number.error());
    if (!*number)
        return fail(ErrorCode::BadInput, fairshare::say("{} is not a number", quotedCell(cell)));
    return std::move(**number);
}

} // namespace fairshare
