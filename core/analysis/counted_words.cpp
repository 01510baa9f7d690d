// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/counted_words.h"

#include <fmt/format.h>

#include <array>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 13> Words{
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"};

} // namespace

std::string grouped(std::uint64_t number, std::string_view separator)
{
    std::string digits = fmt::format("{}", number);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, separator);
    }
    return digits;
}

std::string counted(std::uint64_t number, std::string_view noun, std::string_view separator)
{
    return fmt::format(
        "{} {}{}", number == 0 ? "no" : grouped(number, separator), noun, number == 1 ? "" : "s");
}

std::string spelledOut(std::size_t number)
{
    return number < Words.size() ? std::string(Words.at(number)) : fmt::format("{}", number);
}

} // namespace fairshare
