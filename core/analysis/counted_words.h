// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Numbers as sentences word them.
namespace fairshare {

/// Digits in groups of three, from four digits on. @param separator "" for none
std::string grouped(std::uint64_t number, std::string_view separator);

/// "no users", "1 user", "24 users".
std::string counted(std::uint64_t number, std::string_view noun, std::string_view separator);

/// "one" … "twelve", then digits.
std::string spelledOut(std::size_t number);

} // namespace fairshare
