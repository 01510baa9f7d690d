// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// Characters in numbers that people type and paste.
namespace fairshare {

/// Spaces that separate digit groups or surround numbers, the longest first.
inline constexpr std::array<std::string_view, 5> DigitSpaces{
    "\xE2\x80\x89", "\xE2\x80\xAF", "\xC2\xA0", " ", "\t"};
/// Minus sign used for display (U+2212).
inline constexpr std::string_view MinusSign = "\xE2\x88\x92";
/// Number of digits in a digit group.
inline constexpr std::size_t DigitGroupSize = 3;

} // namespace fairshare
