// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ascii_text.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace fairshare {

/// Longest line that the text readers accept, in bytes.
inline constexpr std::size_t MaxLineBytes = std::size_t{1} << 20;

/// The UTF-8 byte order mark.
inline constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

/// Iterates over the lines of a text without copying. A line ends at LF, CRLF or the end of the text. A byte
/// order mark at the beginning is not part of any line.
class TextLines {
public:
    explicit TextLines(std::string_view content);

    /// Advances to the next line; returns false at the end.
    bool next();
    /// Returns the line without its line end.
    std::string_view text() const { return m_text; }
    /// Returns the position of a byte of the line.
    SourcePosition at(std::size_t offset = 0) const
    {
        return {m_number, static_cast<std::uint32_t>(offset + 1)};
    }
    std::uint32_t number() const { return m_number; }
    bool hadMark() const { return m_hadMark; }
    /// Returns the fraction of the text that has been read, 0 to 1.
    double fraction() const;
    /// Fails if the line is longer than MaxLineBytes.
    Result<void> check() const;

private:
    std::string_view m_rest;
    std::string_view m_text;
    std::size_t m_size = 0;
    std::uint32_t m_number = 0;
    bool m_hadMark = false;
};

/// Returns a remark if the text does not end with a line break, since something may be missing.
std::optional<Diagnostic> missingLineBreak(std::string_view content);

/// Returns the error for a byte that is not valid UTF-8.
tl::unexpected<Error> notUtf8(char byte, SourcePosition position);

/// Returns the error of notUtf8 for the first invalid byte.
/// @param comment lines that begin with this text may be in any encoding; "" for none
Result<void> checkUtf8(std::string_view content, std::string_view comment = {});

/// Returns the text without the byte order mark that some editors write at the beginning.
std::string_view withoutByteOrderMark(std::string_view text);

/// Shortens a text for a message to at most `most` bytes, with control characters escaped. Never splits a
/// character.
std::string excerpt(std::string_view text, std::size_t most = 40);

/// Returns the first five names: `a, b, c, d, e, …`.
std::string firstNames(std::span<const std::string> names);

/// Message for a row whose number of cells differs from that of the header.
std::string cellCountText(std::size_t cells, std::size_t header);

/// Returns an excerpt of at most 60 bytes in single quotes.
std::string quotedPart(std::string_view text);

} // namespace fairshare
