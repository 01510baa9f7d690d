// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/printed/print_format.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <algorithm>
#include <span>

namespace fairshare {
namespace {

constexpr std::uint64_t WidestColumn = 65535;
constexpr std::string_view IdWord = "jobid";

tl::unexpected<Error> refuseFormat(std::size_t offset, std::string message)
{
    return fail(ErrorCode::BadInput, std::move(message),
        {1, static_cast<std::uint32_t>(std::min<std::size_t>(offset, 0xFFFFFFFEU) + 1)});
}

bool isAllBlanks(std::string_view text)
{
    return text.find_first_not_of(' ') == std::string_view::npos;
}

std::string lettersOf(const PrintLetters& program)
{
    std::string letters;
    for (const PrintLetter& known : program.letters) {
        letters += letters.empty() ? "" : " ";
        letters += known.letter;
    }
    return letters;
}

/// Parses `%.10Y` with its suffix.
/// @param text begins with the '%'
Result<PrintFormat::Column> parseColumn(
    std::string_view text, std::size_t offset, const PrintLetters& program)
{
    const std::size_t digits = text.starts_with("%.") ? 2 : 1;
    const std::size_t at = std::min(text.find_first_not_of("0123456789", digits), text.size());
    if (at == text.size())
        return refuseFormat(offset,
            fairshare::say("{} has no column letter; expected one after it, as in %.15i", quotedPart(text)));
    PrintFormat::Column column{.isRight = digits == 2, .suffix = std::string(text.substr(at + 1))};
    if (at > digits) {
        const auto width = parseUnsigned(text.substr(digits, at - digits));
        if (!width || *width > WidestColumn)
            return refuseFormat(offset + digits,
                fairshare::say("the width is {}; expected a whole number from 0 to {}",
                    quotedPart(text.substr(digits, at - digits)), WidestColumn));
        column.width = *width;
    }
    const auto letter = std::ranges::find(program.letters, text[at], &PrintLetter::letter);
    if (letter == program.letters.end())
        return refuseFormat(offset,
            fairshare::say("{} is not a column of {}; expected one of the letters {}",
                quotedPart(text.substr(0, at + 1)), program.program, lettersOf(program)));
    column.letter = &*letter;
    return column;
}

} // namespace

Result<PrintFormat> PrintFormat::parse(std::string_view text, const PrintLetters& program)
{
    PrintFormat format;
    const std::size_t first = std::min(text.find('%'), text.size());
    format.m_prefix = text.substr(0, first);
    for (std::size_t begin = first; begin < text.size();) {
        const std::size_t end = std::min(text.find('%', begin + 1), text.size());
        auto column = parseColumn(text.substr(begin, end - begin), begin, program);
        if (!column)
            return tl::unexpected(column.error());
        if (column->width == 0 && column->suffix.empty() && end < text.size())
            return refuseFormat(begin,
                fairshare::say("{} needs a width or text after it to mark where it ends in a row",
                    quotedPart(text.substr(begin, end - begin))));
        if (format.m_columns.size() == MostTableColumns)
            return refuseFormat(
                begin, fairshare::say("the format has more than {} columns", MostTableColumns));
        format.m_columns.push_back(std::move(*column));
        begin = end;
    }
    const auto isId = [](const Column& column) { return column.letter->word == IdWord; };
    if (std::ranges::none_of(format.m_columns, isId))
        return refuseFormat(0, fairshare::say("the format has no job ID; expected %i among its columns"));
    format.m_separator = trimmed(format.m_columns.front().suffix);
    for (const Column& column : std::span(format.m_columns).first(format.m_columns.size() - 1))
        if (trimmed(column.suffix) != format.m_separator)
            format.m_separator.clear();
    const auto isFree = [](const Column& column) { return column.letter->cell == PrintCell::Free; };
    format.m_free =
        static_cast<std::size_t>(std::ranges::find_if(format.m_columns, isFree) - format.m_columns.begin());
    return format;
}

/// Rejects a row whose last cell contains further cells. Free text may contain anything.
Result<void> PrintFormat::checkCount(std::string_view line, const Span& last) const
{
    const std::string_view cell = line.substr(last.begin, last.end - last.begin);
    if (m_columns.size() < 2 || m_separator.empty() || m_columns.back().letter->cell == PrintCell::Free)
        return {};
    std::size_t more = 0;
    for (std::size_t at = cell.find(m_separator); at != std::string_view::npos;
        at = cell.find(m_separator, at + m_separator.size()))
        more += trimmed(cell.substr(at + m_separator.size())).empty() ? 0U : 1U;
    if (more == 0)
        return {};
    return refuseFormat(last.begin + cell.find(m_separator),
        fairshare::say(
            "the row has {} cells; the format has {} columns", m_columns.size() + more, m_columns.size()));
}

tl::unexpected<Error> PrintFormat::misfit(std::size_t column, std::size_t offset) const
{
    const Column& expected = m_columns[column];
    return refuseFormat(offset,
        isAllBlanks(expected.suffix)
            ? fairshare::say(
                  "the row does not match the format: it ends before the end of %{}", expected.letter->letter)
            : fairshare::say("the row does not match the format: expected {} after %{}",
                  quotedPart(expected.suffix), expected.letter->letter));
}

/// Returns the end of the cell that begins at `begin`. Trailing blanks of a row may be lost.
Result<std::size_t> PrintFormat::endOf(std::string_view line, std::size_t column, std::size_t begin) const
{
    const auto& [letter, width, isRight, suffix] = m_columns[column];
    if (begin >= line.size() && (letter->cell == PrintCell::Filled || !isAllBlanks(suffix)))
        return misfit(column, line.size());
    if (isRight && letter->cell == PrintCell::Filled && begin + width > line.size())
        return misfit(column, line.size());
    if (column + 1 == m_columns.size())
        return line.ends_with(suffix) ? std::max(begin, line.size() - suffix.size()) : line.size();
    if (width > 0 && begin + width >= line.size() && isAllBlanks(suffix))
        return line.size();
    const std::size_t end = begin + width;
    if (width > 0 && suffix.empty())
        return std::min(end, line.size());
    // Some numbers are printed in full even if they are wider than their column.
    const std::size_t found = end <= line.size() ? line.find(suffix, end) : std::string_view::npos;
    if (found == std::string_view::npos)
        return misfit(column, line.size());
    return found;
}

Result<std::size_t> PrintFormat::cutForward(
    std::string_view line, std::size_t count, std::vector<Span>& spans) const
{
    std::size_t begin = m_prefix.size();
    for (std::size_t column = 0; column < count; ++column) {
        const auto end = endOf(line, column, begin);
        if (!end)
            return end;
        spans[column] = {begin, *end};
        begin = std::min(*end + m_columns[column].suffix.size(), line.size());
    }
    return begin;
}

/// Cuts the columns after the free text. Returns the end of the free text.
Result<std::size_t> PrintFormat::cutBackward(
    std::string_view line, Span within, std::vector<Span>& spans) const
{
    std::size_t end = within.end;
    for (std::size_t column = m_columns.size() - 1; column > m_free; --column) {
        const Column& before = m_columns[column - 1];
        const std::size_t width = m_columns[column].width;
        std::size_t begin = end - std::min(width, end);
        const bool fits = width > 0 && end >= width && begin >= within.begin + before.suffix.size()
            && line.substr(0, begin).ends_with(before.suffix);
        if (!fits) {
            const std::size_t found =
                before.suffix.empty() ? std::string_view::npos : line.substr(0, end).rfind(before.suffix);
            if (found == std::string_view::npos || found < within.begin)
                return misfit(column - 1, line.size());
            begin = found + before.suffix.size();
        }
        spans[column] = {begin, end};
        end = begin - before.suffix.size();
    }
    return end;
}

Result<void> PrintFormat::cut(std::string_view line, std::vector<TableCell>& cells) const
{
    if (!line.starts_with(m_prefix))
        return refuseFormat(0,
            fairshare::say(
                "the row does not match the format: expected {} at its start", quotedPart(m_prefix)));
    std::vector<Span> spans(m_columns.size());
    const auto begin = cutForward(line, m_free, spans);
    if (!begin)
        return tl::unexpected(begin.error());
    if (m_free < m_columns.size()) {
        const std::string& suffix = m_columns.back().suffix;
        const std::size_t end = line.size() - (line.ends_with(suffix) ? suffix.size() : 0);
        const auto freeEnd = cutBackward(line, {*begin, std::max(end, *begin)}, spans);
        if (!freeEnd)
            return tl::unexpected(freeEnd.error());
        spans[m_free] = {*begin, std::max(*freeEnd, *begin)};
    }
    if (auto checked = checkCount(line, spans.back()); !checked)
        return checked;
    cells.clear();
    for (const Span& span : spans) {
        const std::string_view text = trimmed(line.substr(span.begin, span.end - span.begin));
        cells.push_back(
            {text, text.empty() ? span.begin : static_cast<std::size_t>(text.data() - line.data())});
    }
    return {};
}

} // namespace fairshare
