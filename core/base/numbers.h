// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Locale-free reading and writing of numbers. Nothing here looks at the process locale.
namespace fairshare {

/// A whole unsigned decimal number, digits only; nothing for anything else or above 2^64 - 1.
std::optional<std::uint64_t> parseUnsigned(std::string_view text);

/// A decimal number `[-]digits[.digits][e[+-]digits]`, correctly rounded to 80-bit extended precision.
/// `inf`, `nan`, hexadecimal and surrounding blanks are not numbers here. Values beyond the range of long
/// double give infinity.
std::optional<long double> parseExtended(std::string_view text);

/// Whether a number that parseExtended or parseDouble reads is 0 as it is written, not by rounding.
bool spellsZero(std::string_view text);

/// As parseExtended, correctly rounded to double (not through extended precision).
std::optional<double> parseDouble(std::string_view text);

/// The shortest text that reads back to the same value; `inf`, `-inf`, `nan`.
std::string shortest(double value);
std::string shortest(long double value);

/// Fixed decimals as `%.*f` prints them in the C locale; `inf`, `-inf`, `nan`.
std::string fixed(double value, int decimals);

/// The whole part of a finite number, every digit of it.
std::string wholeNumber(long double value);

/// As `%.*e` prints it in the C locale: one digit, `decimals` decimals, at least two digits of exponent.
std::string scientific(double value, int decimals);

} // namespace fairshare
