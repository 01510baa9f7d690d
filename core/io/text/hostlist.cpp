// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/hostlist.h"

#include "core/base/numbers.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace fairshare {
namespace {

constexpr std::size_t MostDigits = 9;

/// Range of numbers, zero-padded to a width.
struct Range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::size_t width = 0;
};

/// Reads a range such as `7` or `001-003`.
std::optional<Range> rangeOf(std::string_view text)
{
    const std::size_t dash = text.find('-');
    const std::string_view from = text.substr(0, dash);
    const std::string_view to = dash == std::string_view::npos ? from : text.substr(dash + 1);
    const auto first = parseUnsigned(from);
    const auto last = parseUnsigned(to);
    if (!first || !last || from.size() > MostDigits || to.size() > MostDigits || *first > *last
        || *last - *first >= MostListedNodes)
        return std::nullopt;
    return Range{static_cast<std::uint32_t>(*first), static_cast<std::uint32_t>(*last), from.size()};
}

/// Splits a list at delimiters outside brackets. Returns nothing if the brackets do not match.
std::optional<std::vector<std::string_view>> entriesOf(std::string_view text)
{
    std::vector<std::string_view> entries;
    std::size_t begin = 0;
    bool isInside = false;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char sign = at == text.size() ? ',' : text[at];
        if (sign == '[' || sign == ']') {
            if (isInside == (sign == '['))
                return std::nullopt;
            isInside = !isInside;
        } else if (sign == ',' && (!isInside || at == text.size())) {
            if (isInside || at == begin)
                return std::nullopt;
            entries.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
    }
    return entries;
}

/// Appends every number of the bracket to every name.
bool multiply(std::vector<std::string>& names, std::string_view bracket)
{
    std::vector<std::string> longer;
    for (std::size_t begin = 0; begin <= bracket.size();) {
        const std::size_t end = std::min(bracket.find(',', begin), bracket.size());
        const auto range = rangeOf(bracket.substr(begin, end - begin));
        if (!range)
            return false;
        const std::size_t count = range->last - range->first + 1U;
        if (longer.size() + names.size() * count > MostListedNodes)
            return false;
        for (const std::string& name : names)
            for (std::uint32_t number = range->first; number <= range->last; ++number)
                longer.push_back(fmt::format("{}{:0{}}", name, number, range->width));
        begin = end + 1;
    }
    names = std::move(longer);
    return true;
}

/// Appends the names of one entry; returns false for an invalid entry.
bool expand(std::string_view entry, std::vector<std::string>& all)
{
    constexpr std::size_t LongestName = 256; // bytes without the numbers
    std::size_t length = 0;
    std::vector<std::string> names(1);
    while (!entry.empty()) {
        const std::size_t open = std::min(entry.find('['), entry.size());
        length += open;
        if (length > LongestName)
            return false;
        for (std::string& name : names)
            name += entry.substr(0, open);
        if (open == entry.size())
            break;
        const std::size_t close = entry.find(']', open);
        if (!multiply(names, entry.substr(open + 1, close - open - 1)))
            return false;
        entry.remove_prefix(close + 1);
    }
    if (all.size() + names.size() > MostListedNodes)
        return false;
    std::ranges::move(names, std::back_inserter(all));
    return true;
}

/// Removes the number at the front of `text` and returns it without leading zeros.
std::string_view takeNumber(std::string_view& text)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
    std::string_view number = text.substr(0, end);
    text.remove_prefix(end);
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

} // namespace

std::optional<std::vector<std::string>> parseHostlist(std::string_view text)
{
    const auto entries = entriesOf(text);
    if (!entries || entries->size() > MostListedNodes)
        return std::nullopt;
    std::vector<std::string> names;
    for (const std::string_view entry : *entries)
        if (!expand(entry, names))
            return std::nullopt;
    return names;
}

std::optional<std::vector<std::uint32_t>> parseIntervals(std::string_view text)
{
    constexpr std::uint32_t LastResource = 999'999;
    std::vector<std::uint32_t> numbers;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view part = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (part.empty())
            continue;
        const auto range = rangeOf(part);
        if (!range || range->last > LastResource
            || numbers.size() + (range->last - range->first) >= MostListedNodes)
            return std::nullopt;
        for (std::uint32_t number = range->first; number <= range->last; ++number)
            numbers.push_back(number);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}

bool comesBefore(std::string_view one, std::string_view other)
{
    const std::string_view wholeOne = one;
    const std::string_view wholeOther = other;
    while (!one.empty() && !other.empty()) {
        if (isDigit(one.front()) && isDigit(other.front())) {
            const std::string_view number = takeNumber(one);
            const std::string_view otherNumber = takeNumber(other);
            if (number != otherNumber)
                return number.size() != otherNumber.size() ? number.size() < otherNumber.size()
                                                           : number < otherNumber;
            continue;
        }
        if (one.front() != other.front())
            return one.front() < other.front();
        one.remove_prefix(1);
        other.remove_prefix(1);
    }
    if (one.empty() && other.empty())
        return wholeOne < wholeOther;
    return one.empty();
}

std::vector<std::uint32_t> NodeNames::numbersOf(const std::vector<std::string>& names)
{
    std::vector<std::uint32_t> numbers;
    numbers.reserve(names.size());
    for (const std::string& name : names) {
        const auto [place, isNew] = m_numbers.try_emplace(name, static_cast<std::uint32_t>(m_names.size()));
        if (isNew)
            m_names.push_back(name);
        numbers.push_back(place->second);
    }
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}

} // namespace fairshare
