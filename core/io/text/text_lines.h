// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fairshare {

/// Longest line that the text readers take, in bytes.
inline constexpr std::size_t MaxLineBytes = std::size_t{1} << 20;

/// The UTF-8 byte order mark.
inline constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

/// Walks over the lines of a text without copying. A line ends at LF, CRLF or the end of the text; a byte
/// order mark at the beginning belongs to no line.
class TextLines {
public:
    explicit TextLines(std::string_view content);

    /// Goes to the next line; false at the end.
    bool next();
    /// The line without its end.
    std::string_view text() const { return m_text; }
    /// Position of a byte of the line.
    SourcePosition at(std::size_t offset = 0) const
    {
        return {m_number, static_cast<std::uint32_t>(offset + 1)};
    }
    std::uint32_t number() const { return m_number; }
    bool hadMark() const { return m_hadMark; }
    /// How much of the text was passed, 0 to 1.
    double fraction() const;
    /// Error when the line is longer than MaxLineBytes.
    Result<void> check() const;

private:
    std::string_view m_rest;
    std::string_view m_text;
    std::size_t m_size = 0;
    std::uint32_t m_number = 0;
    bool m_hadMark = false;
};

/// A remark where a text that consists of lines does not end with the end of one: something may be missing.
std::optional<Diagnostic> missingLineBreak(std::string_view content);

/// The error of a byte that is no part of a character.
tl::unexpected<Error> notUtf8(char byte, SourcePosition position);

/// That error for the first such byte. @param comment lines that begin with it may be in any encoding; "" for
/// none
Result<void> checkUtf8(std::string_view content, std::string_view comment = {});

/// Without blanks and tabs at both ends.
std::string_view trimmed(std::string_view text);

/// An ASCII digit.
constexpr bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

/// Equal but for the case of ASCII letters.
bool equalIgnoringCase(std::string_view a, std::string_view b);

/// `word` is the beginning of `full`, at least `least` bytes of it, whatever the case.
bool shortens(std::string_view word, std::string_view full, std::size_t least = 1);

/// ASCII letters in lower case, other bytes untouched.
std::string lowerCase(std::string_view text);

/// The text without the byte order mark that some editors put in front.
std::string_view withoutByteOrderMark(std::string_view text);

/// Text for a message: at most `most` bytes of it, control characters escaped, never half a character.
std::string excerpt(std::string_view text, std::size_t most = 40);

/// The first five of some names: `a, b, c, d, e, …`.
std::string firstNames(std::span<const std::string> names);

/// An excerpt of at most 60 bytes in single quotes.
std::string quotedPart(std::string_view text);

} // namespace fairshare
