// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pasted/line_marks.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 6> MarkSigns{"#", "//", ">", ";", "%", "*"};
constexpr std::string_view NumberSeparators = "\t :.)";

std::size_t leadingBlanks(std::string_view line)
{
    return std::min(line.find_first_not_of(" \t"), line.size());
}

/// Calls `check` for all lines that are not blank until it returns false. Returns whether it never did.
template <typename Check>
bool allLines(std::string_view text, const Check& check)
{
    bool any = false;
    for (TextLines lines(text); lines.next();) {
        if (trimmed(lines.text()).empty())
            continue;
        any = true;
        if (!check(lines.text()))
            return false;
    }
    return any;
}

LineMark commonIndentation(std::string_view text)
{
    std::optional<std::string_view> common;
    const bool isIndented = allLines(text, [&common](std::string_view line) {
        const std::string_view blanks = line.substr(0, leadingBlanks(line));
        if (!common)
            common = blanks;
        const auto [end, _] = std::ranges::mismatch(*common, blanks);
        common = common->substr(0, static_cast<std::size_t>(end - common->begin()));
        return !common->empty();
    });
    if (!isIndented)
        return {};
    return {.kind = LineMark::Kind::Indentation, .width = common->size()};
}

/// Marks may lack their blank in lines that are otherwise empty.
LineMark commonSign(std::string_view text, std::string_view sign)
{
    bool isPadded = true;
    std::size_t filled = 0;
    const bool isMarked = allLines(text, [&](std::string_view line) {
        if (!line.starts_with(sign))
            return false;
        line.remove_prefix(sign.size());
        if (!trimmed(line).empty()) {
            ++filled;
            isPadded = isPadded && line.starts_with(' ');
        }
        return true;
    });
    if (!isMarked || filled == 0)
        return {};
    return {.kind = LineMark::Kind::Sign, .sign = sign, .width = sign.size() + (isPadded ? 1 : 0)};
}

/// Returns the size of the line number at the beginning of a line with its separator, if it is `expected`.
std::size_t numberWidth(std::string_view line, std::uint64_t expected)
{
    const std::size_t begin = leadingBlanks(line);
    const std::size_t end = std::min(line.find_first_not_of("0123456789", begin), line.size());
    const auto number = parseUnsigned(line.substr(begin, end - begin));
    return number && *number == expected ? end : 0;
}

/// Finds line numbers in sequence. They count either all lines or those that are not blank.
LineMark commonNumber(std::string_view text)
{
    std::optional<std::uint64_t> next;
    std::optional<char> separator;
    bool isPadded = true;
    std::size_t count = 0;
    const bool isNumbered = allLines(text, [&](std::string_view line) {
        if (!next) {
            const std::size_t begin = leadingBlanks(line);
            next = parseUnsigned(line.substr(begin, line.find_first_not_of("0123456789", begin) - begin));
        }
        const std::size_t width = next ? numberWidth(line, *next) : 0;
        if (width == 0)
            return false;
        ++*next;
        ++count;
        if (width == line.size())
            return true;
        if (!separator)
            separator = line[width];
        isPadded = isPadded && (width + 1 == line.size() || line[width + 1] == ' ');
        return line[width] == *separator && NumberSeparators.find(*separator) != std::string_view::npos;
    });
    if (!isNumbered || !separator || count < 2)
        return {};
    return {.kind = LineMark::Kind::Number,
        .separator = *separator,
        .isPadded = isPadded && *separator != '\t' && *separator != ' '};
}

/// Finds `host: ` before each line, as clush and pdsh write it.
LineMark commonHost(std::string_view text)
{
    const std::string_view line = firstFilledLine(text);
    const std::size_t colon = line.find(": ");
    const std::string_view host = line.substr(0, std::min(colon, line.size()));
    const auto isPart = [](char c) { return isLetter(c) || isDigit(c) || c == '-' || c == '.'; };
    if (colon == std::string_view::npos || host.empty() || !std::ranges::all_of(host, isPart))
        return {};
    return std::ranges::count(text, '\n') > 1 ? commonSign(text, line.substr(0, colon + 1)) : LineMark();
}

LineMark commonBackslash(std::string_view text)
{
    const bool isMarked = allLines(text, [](std::string_view line) { return trimmed(line).ends_with('\\'); });
    return isMarked ? LineMark{.kind = LineMark::Kind::Backslash} : LineMark{};
}

std::size_t markWidth(std::string_view line, const LineMark& mark)
{
    if (mark.kind == LineMark::Kind::Backslash)
        return 0;
    if (mark.kind != LineMark::Kind::Number)
        return std::min(mark.width, line.size());
    const std::size_t begin = leadingBlanks(line);
    const std::size_t end = std::min(line.find_first_not_of("0123456789", begin), line.size());
    return std::min(end + (mark.isPadded ? 2 : 1), line.size());
}

} // namespace

std::string_view firstFilledLine(std::string_view text)
{
    for (TextLines lines(text); lines.next();)
        if (!trimmed(lines.text()).empty())
            return lines.text();
    return {};
}

LineMark commonMark(std::string_view text, const SoughtMarks& sought)
{
    text = withoutByteOrderMark(text);
    if (const LineMark mark = commonBackslash(text); mark.isFound())
        return mark;
    if (const LineMark mark = sought.number ? commonNumber(text) : LineMark(); mark.isFound())
        return mark;
    for (const std::string_view sign : MarkSigns)
        if (const LineMark mark = commonSign(text, sign); mark.isFound())
            return mark;
    if (const LineMark mark = commonHost(text); mark.isFound())
        return mark;
    return sought.indentation ? commonIndentation(text) : LineMark();
}

std::string withoutMark(std::string_view text, const LineMark& mark, std::vector<std::uint32_t>& shifts)
{
    std::string result;
    result.reserve(text.size());
    std::size_t number = 0;
    for (TextLines lines(text); lines.next(); ++number) {
        std::string_view line = lines.text();
        const std::size_t width = trimmed(line).empty() ? 0 : markWidth(line, mark);
        line.remove_prefix(width);
        if (mark.kind == LineMark::Kind::Backslash && trimmed(line).ends_with('\\'))
            line = line.substr(0, line.rfind('\\'));
        if (shifts.size() <= number)
            shifts.resize(number + 1);
        shifts[number] += static_cast<std::uint32_t>(width);
        result += line;
        result += '\n';
    }
    if (!text.ends_with('\n') && !result.empty())
        result.pop_back();
    return result;
}

std::string describe(const LineMark& mark)
{
    switch (mark.kind) {
    case LineMark::Kind::Indentation:
        return fairshare::say("the indentation of all lines");
    case LineMark::Kind::Sign:
        return fairshare::say("'{}' at the start of every line", mark.sign);
    case LineMark::Kind::Number:
        return fairshare::say("line numbers");
    case LineMark::Kind::Backslash:
        return fairshare::say("'\\' at the end of every line");
    case LineMark::Kind::None:
        break;
    }
    return {};
}

} // namespace fairshare
