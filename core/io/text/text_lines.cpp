// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/text_lines.h"

#include "core/base/say.h"
#include "core/base/utf8.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {

TextLines::TextLines(std::string_view content)
    : m_rest(withoutByteOrderMark(content))
    , m_size(content.size())
    , m_hadMark(content.starts_with(ByteOrderMark))
{
}

bool TextLines::next()
{
    if (m_rest.empty())
        return false;
    const std::size_t end = m_rest.find('\n');
    m_text = m_rest.substr(0, end);
    m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
    if (m_text.ends_with('\r'))
        m_text.remove_suffix(1);
    ++m_number;
    return true;
}

double TextLines::fraction() const
{
    return m_size == 0 ? 1.0 : 1.0 - static_cast<double>(m_rest.size()) / static_cast<double>(m_size);
}

Result<void> TextLines::check() const
{
    if (m_text.size() > MaxLineBytes)
        return fail(ErrorCode::BadInput,
            fairshare::say("the line is {} bytes long; the limit is {} bytes", m_text.size(), MaxLineBytes),
            at());
    return {};
}

std::optional<Diagnostic> missingLineBreak(std::string_view content)
{
    if (content.starts_with(ByteOrderMark))
        content.remove_prefix(ByteOrderMark.size());
    if (content.empty() || content.ends_with('\n'))
        return std::nullopt;
    const auto breaks = std::count(content.begin(), content.end(), '\n');
    const std::size_t lineStart = content.rfind('\n') + 1; // npos + 1 = 0
    return Diagnostic{"no_final_line_break",
        fairshare::say("the file does not end with a line break; it may be truncated"),
        {static_cast<std::uint32_t>(breaks + 1), static_cast<std::uint32_t>(content.size() - lineStart + 1)}};
}

tl::unexpected<Error> notUtf8(char byte, SourcePosition position)
{
    return fail(ErrorCode::BadInput,
        fairshare::say("byte 0x{:02x} is not valid UTF-8; convert the file, for example with iconv",
            static_cast<unsigned char>(byte)),
        position);
}

Result<void> checkUtf8(std::string_view content, std::string_view comment)
{
    for (TextLines lines(content); lines.next();) {
        const std::size_t bad = invalidUtf8(lines.text());
        if (bad != std::string_view::npos && (comment.empty() || !trimmed(lines.text()).starts_with(comment)))
            return notUtf8(lines.text()[bad], lines.at(bad));
    }
    return {};
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    return text.starts_with(ByteOrderMark) ? text.substr(ByteOrderMark.size()) : text;
}

std::string excerpt(std::string_view text, std::size_t most)
{
    const bool cut = text.size() > most;
    if (cut) {
        while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
            --most;
        text = text.substr(0, most);
    }
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F)
            result += fmt::format("\\x{:02x}", byte);
        else
            result += c;
    }
    return cut ? result + "…" : result;
}

std::string firstNames(std::span<const std::string> names)
{
    constexpr std::size_t Told = 5;
    const auto first = names.first(std::min(names.size(), Told));
    return fmt::format("{}{}", fmt::join(first, ", "), names.size() > Told ? ", …" : "");
}

std::string quotedPart(std::string_view text)
{
    return fmt::format("'{}'", excerpt(text, 60));
}

std::string cellCountText(std::size_t cells, std::size_t header)
{
    return cells == 1 ? fairshare::say("the row has 1 cell; the header has {}", header)
                      : fairshare::say("the row has {} cells; the header has {}", cells, header);
}

} // namespace fairshare
