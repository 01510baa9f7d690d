// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Letters and digits as Slurm and HTCondor see them: only those of ASCII, whatever the locale.
namespace fairshare {

constexpr bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

constexpr bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

/// Returns the letter in lower case and any other character unchanged.
constexpr char lowered(char character)
{
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

/// Returns the text with ASCII letters in lower case and other bytes unchanged.
std::string lowerCase(std::string_view text);

/// Compares two texts, ignoring the case of ASCII letters.
bool equalIgnoringCase(std::string_view a, std::string_view b);

/// Returns true if `word` is a prefix of `full` of at least `least` bytes, ignoring case.
bool shortens(std::string_view word, std::string_view full, std::size_t least = 1);

/// Returns the text without blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

} // namespace fairshare
