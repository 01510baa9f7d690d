// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as sentences word them, in the language of the program.
namespace fairshare {

/// Parts the digits of what people read: a thin space.
inline constexpr std::string_view ThinSeparator = "\u2009";

/// Digits in groups of three, from four digits on. @param separator "" for none
std::string grouped(std::uint64_t number, std::string_view separator);

/// What is counted.
enum class Noun : std::uint8_t { Account, Association, Rank, User };

/// "no users", "1 user", "24 users".
std::string counted(std::uint64_t number, Noun noun, std::string_view separator);

/// "; 1 user is new; 2 users are gone", "" for none of either.
std::string usersComeAndGone(std::size_t come, std::size_t gone, std::string_view separator);

/// "one" … "twelve", then digits.
std::string spelledOut(std::size_t number);

} // namespace fairshare
