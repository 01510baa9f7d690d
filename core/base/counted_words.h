// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Wording of numbers and counts in sentences, in the language of the program.
namespace fairshare {

/// Digit separator for display: a thin space.
inline constexpr std::string_view ThinSeparator = "\u2009";

/// Formats a number with digits in groups of three, if it has at least four.
/// @param separator "" for none
std::string grouped(std::uint64_t number, std::string_view separator);

/// Things that are counted.
enum class Noun : std::uint8_t { Account, Association, Rank, User };

/// Returns a count such as "no users", "1 user", "24 users".
std::string counted(std::uint64_t number, Noun noun, std::string_view separator);

/// Returns a clause such as "; new users: 1; users removed: 2"; "" if there are none of either.
std::string usersComeAndGone(std::size_t come, std::size_t gone, std::string_view separator);

/// Returns "one" … "twelve", and digits for larger numbers.
std::string spelledOut(std::size_t number);

} // namespace fairshare
