// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/config/configuration_lines.h"

#include "core/base/say.h"

#include <algorithm>

namespace fairshare {
namespace {

constexpr std::string_view ConfigurationBlanks = " \t";
constexpr std::string_view IncludeKey = "Include";
constexpr std::string_view KeyLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.";

/// Removes a comment. A '#' starts a comment unless it follows a '\'.
std::string_view withoutComment(std::string_view line)
{
    std::size_t hash = line.find('#');
    while (hash != std::string_view::npos && hash > 0 && line[hash - 1] == '\\')
        hash = line.find('#', hash + 1);
    return line.substr(0, hash);
}

/// Returns the end of the value that begins at `begin`: after its closing quote, before a blank followed by
/// another `key=` or `key =`, or at the end of the line.
std::size_t valueEnd(std::string_view line, std::size_t begin)
{
    std::size_t at = begin;
    if (at < line.size() && line[at] == '"')
        at = std::min(line.find('"', at + 1), line.size());
    for (;;) {
        const std::size_t blank = line.find_first_of(ConfigurationBlanks, at);
        const std::size_t word = line.find_first_not_of(ConfigurationBlanks, blank);
        if (blank == std::string_view::npos || word == std::string_view::npos)
            return line.size();
        const std::size_t keyEnd = line.find_first_not_of(KeyLetters, word);
        const std::size_t behind = line.find_first_not_of(ConfigurationBlanks, keyEnd);
        if (keyEnd != word && behind != std::string_view::npos && line[behind] == '=')
            return blank;
        at = word;
    }
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
            fairshare::say("the continued line exceeds the limit of {} bytes", MaxLineBytes), start);
    return m_joined;
}

void ConfigurationLines::set(std::string_view key, std::string_view value)
{
    const auto place = [this](std::string_view part) {
        const auto offset = static_cast<std::uint32_t>(part.data() - m_line.data());
        return SourcePosition{m_start.line, m_start.column + offset};
    };
    if (m_firstKey.empty())
        m_firstKey = key;
    m_entry = {key, value, place(key), place(value), m_firstKey};
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
        m_entry.value = value.substr(1, value.size() - 2);
        m_entry.valuePosition = place(m_entry.value);
    }
}

bool ConfigurationLines::setInclude()
{
    const std::string_view line = trimmed(m_line);
    const std::size_t end = std::min(line.find_first_of(ConfigurationBlanks), line.size());
    if (m_rest.data() != m_line.data() || !equalIgnoringCase(line.substr(0, end), IncludeKey))
        return false;
    m_rest = {};
    const std::string_view file = trimmed(line.substr(end));
    set(line.substr(0, end), file.empty() ? line.substr(end) : file);
    return !file.empty();
}

/// Reads the next `key = value` from the rest of the line.
bool ConfigurationLines::setEntry()
{
    const std::size_t equals = m_rest.find('=');
    if (equals == std::string_view::npos)
        return false;
    const std::string_view key = trimmed(m_rest.substr(0, equals));
    if (key.empty())
        return false;
    const std::size_t begin =
        std::min(m_rest.find_first_not_of(ConfigurationBlanks, equals + 1), m_rest.size());
    const std::size_t end = valueEnd(m_rest, begin);
    const std::string_view value = m_rest.substr(begin, end - begin);
    set(key, value.substr(0, value.find_last_not_of(ConfigurationBlanks) + 1));
    m_rest.remove_prefix(end);
    return true;
}

Result<bool> ConfigurationLines::next()
{
    if (setEntry())
        return true;
    while (m_lines.next()) {
        m_start = m_lines.at();
        const auto line = logicalLine();
        if (!line)
            return tl::unexpected(line.error());
        m_line = m_rest = *line;
        m_firstKey = {};
        if (setInclude() || setEntry())
            return true;
    }
    return false;
}

} // namespace fairshare
