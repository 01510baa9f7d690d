// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/report/review/parts.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace fairshare::review {
namespace {

constexpr std::array<const char*, 12> Months{fairshare::phrase("January"), fairshare::phrase("February"),
    fairshare::phrase("March"), fairshare::phrase("April"), fairshare::phrase("May"),
    fairshare::phrase("June"), fairshare::phrase("July"), fairshare::phrase("August"),
    fairshare::phrase("September"), fairshare::phrase("October"), fairshare::phrase("November"),
    fairshare::phrase("December")};

} // namespace

std::string Facts::title() const
{
    return said(result().algorithm->title);
}

std::string FigureNumbers::caption(std::string_view text)
{
    ++m_last;
    return fairshare::say("Figure {0}. {1}", m_last, text);
}

std::string sentence(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string_view digitSeparator()
{
    constexpr std::string_view Sample = "1000";
    return saidNumber(std::string(Sample)) == Sample ? std::string_view() : std::string_view("\u202F");
}

std::string spelled(std::size_t number)
{
    return saidNumber(spelledOut(number));
}

std::string places(std::uint64_t count)
{
    return count == 1 ? fairshare::say("1 place") : fairshare::say("{} places", count);
}

std::string gainsPlaces(std::size_t users)
{
    return users == 1 ? fairshare::say("1 gains places") : fairshare::say("{} gain places", users);
}

std::string losesPlaces(std::size_t users)
{
    return users == 1 ? fairshare::say("1 loses places") : fairshare::say("{} lose places", users);
}

std::string keepsPlaces(std::size_t users)
{
    return users == 1 ? fairshare::say("1 keeps theirs") : fairshare::say("{} keep theirs", users);
}

std::string longDate(const ReviewOrigin& origin)
{
    const auto month = static_cast<std::size_t>(std::clamp(origin.month, 1, 12) - 1);
    return fairshare::say("{1} {0}, {2}", fmt::format("{}", origin.day), said(Months.at(month)),
        fmt::format("{}", origin.year));
}

std::string shortDate(const ReviewOrigin& origin)
{
    return fmt::format("{:04}-{:02}-{:02}", origin.year, origin.month, origin.day);
}

std::string algorithmWithParameters(const AlgorithmResult& result)
{
    std::string text = said(result.algorithm->title);
    for (const auto& [id, value] : result.parameters)
        text += fmt::format(", {} {}", id, toText(value));
    return text;
}

std::string percent(double part)
{
    constexpr double Whole = 100;
    constexpr double LeastFixed = 0.0005;
    if (part == 0)
        return fairshare::say("{} %", saidNumber("0"));
    if (part > 0 && part < LeastFixed)
        return fairshare::say("less than 0.1 %");
    return fairshare::say("{} %", saidNumber(fixed(part * Whole, 1)));
}

} // namespace fairshare::review
