// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/printed/ruled_table.h"

#include <algorithm>
#include <array>

namespace fairshare {

/// Returns the runs of '-' in a ruler; empty if the line is not a ruler.
std::vector<RuledTable::Run> RuledTable::runsOf(std::string_view line)
{
    std::vector<Run> runs;
    line = line.substr(0, line.find_last_not_of(' ') + 1);
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t end = std::min(line.find_first_not_of('-', begin), line.size());
        if (end == begin || (end < line.size() && line[end] != ' '))
            return {};
        runs.push_back({begin, end - begin});
        begin = end + 1;
    }
    return runs.size() > 1 ? runs : std::vector<Run>{};
}

std::string_view RuledTable::part(std::string_view line, std::size_t begin, std::size_t size)
{
    return begin < line.size() ? line.substr(begin, size) : std::string_view();
}

bool RuledTable::open()
{
    std::array<std::string_view, 2> header;
    while (m_lines.next()) {
        m_runs = runsOf(m_lines.text());
        if (!m_runs.empty())
            break;
        header = {header[1], m_lines.text()};
    }
    // Copying may lose the indentation of the second line, which the titles are aligned by.
    std::string indented;
    if (header[0].starts_with("Group") && header[1].starts_with("User Name")) {
        indented = "  " + std::string(header[1]);
        header[1] = indented;
    }
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        // The last character of a title may be one column beyond its run.
        const std::size_t size = i + 1 < m_runs.size() ? m_runs[i].size + 1 : std::string_view::npos;
        std::string title;
        for (const std::string_view line : header) {
            const std::string_view word = trimmed(part(line, m_runs[i].begin, size));
            title += (title.empty() || word.empty() ? "" : " ") + lowerCase(word);
        }
        m_titles.push_back(std::move(title));
    }
    return !m_runs.empty();
}

std::optional<std::size_t> RuledTable::column(std::string_view title) const
{
    const auto found = std::find(m_titles.begin(), m_titles.end(), title);
    return found == m_titles.end() ? std::nullopt
                                   : std::optional(static_cast<std::size_t>(found - m_titles.begin()));
}

Result<bool> RuledTable::next()
{
    while (!m_ended && m_lines.next()) {
        if (auto checked = m_lines.check(); !checked)
            return tl::unexpected(checked.error());
        const std::string_view line = m_lines.text();
        m_ended = !runsOf(line).empty();
        if (!m_ended && !trimmed(line).empty())
            return true;
    }
    return false;
}

/// Returns by how many bytes a long name in the first column shifts the others.
std::size_t RuledTable::shift() const
{
    const std::string_view line = m_lines.text();
    const std::size_t end = m_runs.front().begin + m_runs.front().size;
    if (end >= line.size() || line[end] == ' ' || line[end - 1] == ' ')
        return 0;
    return std::min(line.find(' ', end), line.size()) - end;
}

/// Returns the bytes of a column. A word that crosses its edge belongs to the column in which it begins.
RuledTable::Run RuledTable::place(std::size_t column) const
{
    const std::string_view line = m_lines.text();
    const std::size_t shifted = column == 0 ? 0 : shift();
    std::size_t begin = std::min(m_runs[column].begin + shifted, line.size());
    std::size_t end = line.size();
    if (column + 1 < m_runs.size())
        end = std::min(m_runs[column].begin + shifted + m_runs[column].size, line.size());
    if (end > 0 && end < line.size() && line[end - 1] != ' ')
        end = std::min(line.find(' ', end), line.size());
    if (begin > 0 && begin < line.size() && line[begin - 1] != ' ')
        begin = std::min(line.find(' ', begin), line.size());
    return {begin, std::max(begin, end) - begin};
}

RuledTable::Cell RuledTable::cell(std::size_t column) const
{
    const Run run = place(column);
    const std::string_view raw = m_lines.text().substr(run.begin, run.size);
    const std::string_view text = trimmed(raw);
    const std::size_t blanks = text.empty() ? 0 : static_cast<std::size_t>(text.data() - raw.data());
    return {text, m_lines.at(run.begin + blanks), blanks > 0};
}

std::string_view RuledTable::footer()
{
    return m_ended && m_lines.next() ? m_lines.text() : std::string_view();
}

} // namespace fairshare
