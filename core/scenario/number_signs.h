// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// Signs of numbers as people type and paste them.
namespace fairshare {

/// Spaces that part groups of digits or surround numbers, the longest first.
inline constexpr std::array<std::string_view, 5> DigitSpaces{
    "\xE2\x80\x89", "\xE2\x80\xAF", "\xC2\xA0", " ", "\t"};
/// The minus sign of the screen.
inline constexpr std::string_view MinusSign = "\xE2\x88\x92";
/// Digits that stand together where they are parted in groups.
inline constexpr std::size_t DigitGroupSize = 3;

} // namespace fairshare
