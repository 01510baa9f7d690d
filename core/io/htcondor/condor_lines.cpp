// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_lines.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr std::string_view CondorBlanks = " \t";

constexpr std::array<std::string_view, 8> Directives{
    "use", "include", "if", "elif", "else", "endif", "error", "warning"};

} // namespace

void PlacedText::append(std::string_view text, SourcePosition position)
{
    if (text.empty())
        return;
    m_pieces.push_back({m_text.size(), position});
    m_text += text;
}

void PlacedText::append(const PlacedText& other, std::size_t begin, std::size_t end)
{
    if (begin >= end)
        return;
    m_pieces.push_back({m_text.size(), other.at(begin)});
    for (std::size_t piece = other.pieceOf(begin) + 1;
        piece < other.m_pieces.size() && other.m_pieces[piece].begin < end; ++piece)
        m_pieces.push_back(
            {m_text.size() + other.m_pieces[piece].begin - begin, other.m_pieces[piece].position});
    m_text.append(other.m_text, begin, end - begin);
}

PlacedText PlacedText::part(std::size_t begin, std::size_t end) const
{
    PlacedText result;
    result.append(*this, begin, end);
    return result;
}

std::size_t PlacedText::pieceOf(std::size_t offset) const
{
    const auto after = std::upper_bound(m_pieces.begin(), m_pieces.end(), offset,
        [](std::size_t wanted, const Piece& piece) { return wanted < piece.begin; });
    return static_cast<std::size_t>(after - m_pieces.begin()) - 1;
}

SourcePosition PlacedText::at(std::size_t offset) const
{
    if (m_pieces.empty())
        return {};
    const Piece& piece = m_pieces[pieceOf(offset)];
    SourcePosition position = piece.position;
    position.column += static_cast<std::uint32_t>(std::min(offset, m_text.size()) - piece.begin);
    return position;
}

std::size_t condorNameEnd(std::string_view text, std::size_t begin)
{
    constexpr std::string_view Signs = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./";
    return std::min(text.find_first_not_of(Signs, begin), text.size());
}

Result<bool> CondorLines::next()
{
    while (m_lines.next()) {
        const std::string_view line = trimmed(m_lines.text());
        if (line.empty() || line.starts_with('#'))
            continue;
        if (auto done = joinLine(); !done)
            return tl::unexpected(done.error());
        if (setAssignment())
            return true;
        if (auto done = passOver(); !done)
            return tl::unexpected(done.error());
    }
    return false;
}

/// Joins the current line with its continuation lines.
Result<void> CondorLines::joinLine()
{
    m_line = {};
    for (bool first = true;; first = false) {
        if (auto checked = m_lines.check(); !checked)
            return checked;
        const std::string_view line = m_lines.text();
        const std::size_t begin = std::min(line.find_first_not_of(CondorBlanks), line.size());
        const std::size_t end = line.find_last_not_of(CondorBlanks) + 1; // npos + 1 = 0
        const bool continued = end > begin && line[end - 1] == '\\';
        const bool comment = !first && begin < line.size() && line[begin] == '#';
        if (comment)
            m_line.append(" ", m_lines.at(begin));
        else
            m_line.append(line.substr(begin, (continued ? end - 1 : line.size()) - begin), m_lines.at(begin));
        if (comment && !continued)
            m_remarks.add("comment_ends_continuation", m_lines.at(begin),
                fairshare::phrase(
                    "this comment inside a continued line does not end with '\\', so the line ends here"));
        if (!continued)
            return {};
        if (!m_lines.next()) {
            m_remarks.add("nothing_continues", m_lines.at(end - 1),
                fairshare::phrase("the last line ends with '\\' but has no continuation"));
            return {};
        }
    }
}

bool CondorLines::setAssignment()
{
    const std::string& line = m_line.text();
    const std::size_t nameEnd = condorNameEnd(line);
    const std::size_t equals = line.find_first_not_of(CondorBlanks, nameEnd);
    if (nameEnd == 0 || equals == std::string::npos || line[equals] != '=')
        return false;
    m_name = std::string_view(line).substr(0, nameEnd);
    const std::size_t begin = std::min(line.find_first_not_of(CondorBlanks, equals + 1), line.size());
    m_value = m_line.part(begin, line.find_last_not_of(CondorBlanks) + 1);
    return true;
}

/// Adds a remark for a line that is not an assignment, and skips the text block that it may begin.
Result<void> CondorLines::passOver()
{
    const std::string_view line = m_line.text();
    const std::size_t nameEnd = condorNameEnd(line);
    const std::string_view word = line.substr(0, nameEnd);
    const std::string_view rest = trimmed(line.substr(nameEnd));
    const bool beginsText = nameEnd > 0 && rest.starts_with("@=");
    const bool directive = beginsText
        || std::any_of(Directives.begin(), Directives.end(),
            [word](std::string_view known) { return equalIgnoringCase(word, known); });
    m_foreign += directive ? 0 : 1;
    m_remarks.add(directive ? "directive_not_read" : "no_assignment", m_line.at(0), [&] {
        return directive
            ? fairshare::say("unsupported directive {}; line ignored", quotedPart(line))
            : fairshare::say("{} is not an assignment NAME = VALUE; line ignored", quotedPart(line));
    });
    return beginsText ? passOverText(trimmed(rest.substr(2))) : Result<void>{};
}

/// Skips to the line `@tag`.
Result<void> CondorLines::passOverText(std::string_view tag)
{
    const std::string end = "@" + std::string(tag);
    const SourcePosition start = m_line.at(0);
    while (m_lines.next()) {
        if (auto checked = m_lines.check(); !checked)
            return checked;
        if (trimmed(m_lines.text()) == end)
            return {};
    }
    m_remarks.add("text_not_ended", start, [&end] {
        return fairshare::say("the multi-line text that starts here has no closing line {}", quotedPart(end));
    });
    return {};
}

} // namespace fairshare
