// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Reads and writes numbers independently of the process locale.
namespace fairshare {

/// Parses an unsigned whole decimal number, digits only; nothing for anything else or above 2^64 - 1.
std::optional<std::uint64_t> parseUnsigned(std::string_view text);

/// Parses a decimal number `[-]digits[.digits][e[+-]digits]`, correctly rounded to 80-bit extended precision.
/// `inf`, `nan`, hexadecimal and surrounding blanks are not accepted. Values beyond the range of long double
/// give infinity.
std::optional<long double> parseExtended(std::string_view text);

/// Returns whether a number accepted by parseExtended or parseDouble is written as 0, rather than rounded to
/// it.
bool spellsZero(std::string_view text);

/// Like parseExtended, but correctly rounded to double (not through extended precision).
std::optional<double> parseDouble(std::string_view text);

/// Returns the shortest text that reads back as the same value; `inf`, `-inf`, `nan`.
std::string shortest(double value);
std::string shortest(long double value);

/// Formats a number with fixed decimals like `%.*f` in the C locale; `inf`, `-inf`, `nan`.
std::string fixed(double value, int decimals);

/// Returns all digits of the whole part of a finite number.
std::string wholeNumber(long double value);

/// Formats a number like `%.*e` in the C locale: one digit, `decimals` decimals, at least two exponent
/// digits.
std::string scientific(double value, int decimals);

} // namespace fairshare
