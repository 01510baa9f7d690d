// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"

#include "core/base/say.h"

#include <fmt/format.h>

#include <array>

namespace fairshare {
namespace {

constexpr std::array<const char*, 13> NumberWords{fairshare::phrase("no"), fairshare::phrase("one"),
    fairshare::phrase("two"), fairshare::phrase("three"), fairshare::phrase("four"),
    fairshare::phrase("five"), fairshare::phrase("six"), fairshare::phrase("seven"),
    fairshare::phrase("eight"), fairshare::phrase("nine"), fairshare::phrase("ten"),
    fairshare::phrase("eleven"), fairshare::phrase("twelve")};

std::string none(Noun noun)
{
    switch (noun) {
    case Noun::Account:
        return fairshare::say("no accounts");
    case Noun::Association:
        return fairshare::say("no associations");
    case Noun::Rank:
        return fairshare::say("no ranks");
    case Noun::User:
        return fairshare::say("no users");
    }
    return {};
}

std::string one(Noun noun)
{
    switch (noun) {
    case Noun::Account:
        return fairshare::say("1 account");
    case Noun::Association:
        return fairshare::say("1 association");
    case Noun::Rank:
        return fairshare::say("1 rank");
    case Noun::User:
        return fairshare::say("1 user");
    }
    return {};
}

std::string several(const std::string& number, Noun noun)
{
    switch (noun) {
    case Noun::Account:
        return fairshare::say("{} accounts", number);
    case Noun::Association:
        return fairshare::say("{} associations", number);
    case Noun::Rank:
        return fairshare::say("{} ranks", number);
    case Noun::User:
        return fairshare::say("{} users", number);
    }
    return {};
}

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

std::string counted(std::uint64_t number, Noun noun, std::string_view separator)
{
    if (number < 2)
        return number == 0 ? none(noun) : one(noun);
    return several(grouped(number, separator), noun);
}

std::string usersComeAndGone(std::size_t come, std::size_t gone, std::string_view separator)
{
    std::string text;
    if (come != 0)
        text += fairshare::say("; new users: {}", grouped(come, separator));
    if (gone != 0)
        text += fairshare::say("; users removed: {}", grouped(gone, separator));
    return text;
}

std::string spelledOut(std::size_t number)
{
    return number < NumberWords.size() ? said(NumberWords.at(number)) : fmt::format("{}", number);
}

} // namespace fairshare
