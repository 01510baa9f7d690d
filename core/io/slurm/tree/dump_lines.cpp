// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/dump_lines.h"

#include "core/base/say.h"

namespace fairshare {
namespace {

/// Prefix with which `sacctmgr dump` repeats every line of the file on its standard output.
constexpr std::string_view OutputPrefix = "sacctmgr: ";
constexpr std::size_t LoadableLineBytes = 4095;

} // namespace

DumpLines::DumpLines(std::string_view content, Remarks& remarks)
    : m_lines(content)
    , m_remarks(remarks)
{
}

SourcePosition DumpLines::at(std::size_t offset) const
{
    if (m_places.empty())
        return {m_start.line, m_start.column + static_cast<std::uint32_t>(offset)};
    const std::size_t byte = m_skipped + offset;
    if (byte < m_places.size())
        return m_places[byte];
    return {m_places.back().line, m_places.back().column + 1};
}

bool DumpLines::advance()
{
    if (!m_lines.next())
        return false;
    if (m_lines.text().size() > LoadableLineBytes)
        m_remarks.add("line_too_long", m_lines.at(), [this] {
            return fairshare::say(
                "the line is {} bytes long; sacctmgr load rejects lines longer than {} bytes",
                m_lines.text().size(), LoadableLineBytes);
        });
    return true;
}

void DumpLines::setText(std::string_view text, std::size_t column)
{
    m_text = trimmed(text);
    m_skipped = m_text.empty() ? 0 : static_cast<std::size_t>(m_text.data() - text.data());
    m_start = m_lines.at(column + m_skipped);
}

Result<bool> DumpLines::next()
{
    while (advance()) {
        if (auto checked = m_lines.check(); !checked)
            return tl::unexpected(checked.error());
        m_places.clear();
        const std::size_t prefix = m_lines.text().starts_with(OutputPrefix) ? OutputPrefix.size() : 0;
        const std::string_view line = m_lines.text().substr(prefix);
        if (line.find('#') == std::string_view::npos && line.find('\\') == std::string_view::npos)
            setText(line, prefix);
        else if (trimmed(line).starts_with('#'))
            continue;
        else
            resolve();
        if (auto checked = m_lines.check(); !checked)
            return tl::unexpected(checked.error());
        if (m_text.size() > MaxLineBytes)
            return fail(ErrorCode::BadInput,
                fairshare::say("the continued line is {} bytes long; the limit is {} bytes", m_text.size(),
                    MaxLineBytes),
                at(0));
        if (!m_text.empty())
            return true;
    }
    return false;
}

void DumpLines::resolve()
{
    m_joined.clear();
    m_quote = 0;
    std::size_t begin = m_lines.text().starts_with(OutputPrefix) ? OutputPrefix.size() : 0;
    while (appendLine(begin) && m_joined.size() <= MaxLineBytes && advance() && m_lines.check())
        begin = 0;
    setText(m_joined, 0);
}

void DumpLines::append(std::size_t offset)
{
    m_joined += m_lines.text()[offset];
    m_places.push_back(m_lines.at(offset));
}

void DumpLines::remarkLiteral(std::size_t offset)
{
    m_remarks.add("dump_not_loadable", m_lines.at(offset), [this, offset] {
        return fairshare::say("'{}' in quotes is read literally, but sacctmgr load needs a '\\' before it",
            m_lines.text()[offset]);
    });
}

/// Appends the physical line from `begin`. Returns true if the next line continues it.
bool DumpLines::appendLine(std::size_t begin)
{
    const std::string_view line = m_lines.text();
    for (std::size_t i = begin; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '\\') {
            if (i + 1 == line.size())
                return true;
            if (m_quote == 0 || line[i + 1] == '#' || line[i + 1] == '\\') {
                append(++i);
                continue;
            }
            remarkLiteral(i);
        } else if (c == '#') {
            if (m_quote == 0 || line.find(m_quote, i + 1) == std::string_view::npos)
                return false;
            remarkLiteral(i);
        } else if (c == m_quote) {
            m_quote = 0;
        } else if (m_quote == 0 && (c == '\'' || c == '"')) {
            m_quote = c;
        }
        append(i);
    }
    return false;
}

DumpField dumpField(std::string_view text, std::size_t begin)
{
    char quote = 0;
    DumpField field{begin, begin};
    for (; field.end < text.size(); ++field.end) {
        const char c = text[field.end];
        if (quote != 0) {
            if (c == quote)
                quote = 0;
        } else if (c == '\'' || c == '"') {
            quote = c;
            field.openQuote = field.end;
        } else if (c == ':') {
            break;
        }
    }
    if (quote == 0)
        field.openQuote = std::string_view::npos;
    return field;
}

std::string_view unquoted(std::string_view text)
{
    const bool quoted = text.size() >= 2 && (text.front() == '\'' || text.front() == '"')
        && text.find(text.front(), 1) == text.size() - 1;
    return quoted ? text.substr(1, text.size() - 2) : text;
}

std::string_view optionKey(std::string_view option)
{
    const std::size_t equals = option.find('=');
    if (equals == std::string_view::npos)
        return {};
    std::string_view key = option.substr(0, equals);
    if (key.ends_with('+') || key.ends_with('-'))
        key.remove_suffix(1);
    return trimmed(key);
}

std::string_view optionValue(std::string_view option)
{
    return trimmed(option.substr(option.find('=') + 1));
}

} // namespace fairshare
