// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/configuration_lines.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

/// A '#' starts a comment unless a '\' stands before it.
std::string_view withoutComment(std::string_view line)
{
    std::size_t hash = line.find('#');
    while (hash != std::string_view::npos && hash > 0 && line[hash - 1] == '\\')
        hash = line.find('#', hash + 1);
    return line.substr(0, hash);
}

} // namespace

Result<std::string_view> ConfigurationLines::logicalLine()
{
    std::string_view line = withoutComment(m_lines.text());
    if (auto checked = m_lines.check(); !checked)
        return tl::unexpected(checked.error());
    if (!line.ends_with('\\'))
        return line;
    m_joined.clear();
    const SourcePosition start = m_lines.at();
    while (line.ends_with('\\') && m_joined.size() <= MaxLineBytes) {
        m_joined.append(line.substr(0, line.size() - 1));
        line = {};
        if (!m_lines.next())
            break;
        if (auto checked = m_lines.check(); !checked)
            return tl::unexpected(checked.error());
        line = withoutComment(m_lines.text());
    }
    m_joined.append(line);
    if (m_joined.size() > MaxLineBytes)
        return fail(ErrorCode::BadInput,
            fmt::format("the continued line is longer than {} bytes, the most that is read", MaxLineBytes),
            start);
    return m_joined;
}

bool ConfigurationLines::setEntry(std::string_view line, SourcePosition start)
{
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos)
        return false;
    const auto place = [&](std::string_view part) {
        const auto offset = static_cast<std::uint32_t>(part.data() - line.data());
        return SourcePosition{start.line, start.column + offset};
    };
    m_entry.key = trimmed(line.substr(0, equals));
    std::string_view value = trimmed(line.substr(equals + 1));
    if (value.data() == nullptr)
        value = line.substr(line.size());
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
        value = value.substr(1, value.size() - 2);
    m_entry.value = value;
    m_entry.position = start;
    m_entry.valuePosition = place(value);
    if (!m_entry.key.empty())
        m_entry.position = place(m_entry.key);
    return !m_entry.key.empty();
}

Result<bool> ConfigurationLines::next()
{
    while (m_lines.next()) {
        const SourcePosition start = m_lines.at();
        const auto line = logicalLine();
        if (!line)
            return tl::unexpected(line.error());
        if (setEntry(*line, start))
            return true;
    }
    return false;
}

} // namespace fairshare
