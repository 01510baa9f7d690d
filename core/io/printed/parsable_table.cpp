// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/printed/parsable_table.h"

#include "core/base/numbers.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t RowsLookedAt = 200;
constexpr std::string_view ParsableDelimiters = "|;,\t:^~!%&@";

bool isLetterOrDigit(char c)
{
    return isLetter(c) || isDigit(c);
}

std::vector<TableCell> splitLine(std::string_view line, char delimiter)
{
    std::vector<TableCell> cells;
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find(delimiter, begin);
        cells.push_back({line.substr(begin, end - begin), begin});
        if (end == std::string_view::npos)
            return cells;
        begin = end + 1;
    }
}

std::string_view lineAfter(std::string_view rest)
{
    const std::string_view line = rest.substr(0, rest.find('\n'));
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

/// Returns the most frequent value; 0 if there are no values.
std::size_t mostFrequent(const std::vector<std::size_t>& values)
{
    std::map<std::size_t, std::size_t> counts;
    for (const std::size_t value : values)
        ++counts[value];
    const auto most = std::max_element(
        counts.begin(), counts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() ? 0 : most->first;
}

std::vector<std::string_view> firstRows(std::string_view rest)
{
    std::vector<std::string_view> rows;
    std::size_t bytes = 0;
    for (TextLines lines(rest); rows.size() < RowsLookedAt && lines.next();) {
        bytes += lines.text().size();
        if (bytes > MaxLineBytes)
            break;
        if (!trimmed(lines.text()).empty())
            rows.push_back(lines.text());
    }
    return rows;
}

/// Returns true if these cells are a column of shares: numbers or `parent`, not all empty.
bool areShares(const std::vector<std::string_view>& cells)
{
    std::size_t given = 0;
    for (const std::string_view text : cells) {
        if (!text.empty() && !parseUnsigned(text) && text != "parent")
            return false;
        given += text.empty() ? 0U : 1U;
    }
    return given > 0;
}

/// Returns true if this column contains shares in all rows with `size` cells.
bool sharesFit(
    const std::vector<std::string_view>& rows, char delimiter, std::size_t size, std::size_t column)
{
    std::vector<std::string_view> shares;
    for (const std::string_view row : rows)
        if (const auto cells = splitLine(row, delimiter); cells.size() == size)
            shares.push_back(cells[column].text);
    return areShares(shares);
}

/// Checks the same for rows of `length` bytes in a fixed-width layout.
bool sharesFit(const std::vector<std::string_view>& rows, const TableLayout& layout, std::size_t length)
{
    const auto before = layout.widths.begin() + static_cast<std::ptrdiff_t>(layout.sharesColumn);
    const std::size_t begin = std::accumulate(layout.widths.begin(), before, layout.sharesColumn);
    std::vector<std::string_view> shares;
    for (const std::string_view row : rows)
        if (row.size() == length)
            shares.push_back(trimmed(row.substr(begin, *before)));
    return areShares(shares);
}

} // namespace

bool isDashLine(std::string_view line)
{
    return line.starts_with('-') && line.find_first_not_of("- ") == std::string_view::npos;
}

std::string columnWord(std::string_view title)
{
    std::string word = lowerCase(title);
    std::erase(word, ' ');
    std::erase(word, '-');
    return word;
}

std::optional<std::size_t> ParsableTable::column(std::string_view word) const
{
    const auto found = std::find(m_columns.begin(), m_columns.end(), word);
    if (found == m_columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_columns.begin());
}

bool ParsableTable::open(std::span<const TableLayout> layouts)
{
    while (m_lines.next()) {
        const std::string_view line = m_lines.text();
        if (line.starts_with(ClusterLine)) {
            m_cluster = trimmed(line.substr(ClusterLine.size()));
            continue;
        }
        if (trimmed(line).empty())
            continue;
        if (line.size() > MaxLineBytes)
            return false;
        m_headerLine = m_lines.number();
        if (openHeader(line)) {
            m_header = line;
            return true;
        }
        m_rowPending = true;
        return openLayout(
            m_content.substr(static_cast<std::size_t>(line.data() - m_content.data())), layouts);
    }
    return false;
}

bool ParsableTable::openHeader(std::string_view header)
{
    const auto after = static_cast<std::size_t>(header.data() - m_content.data()) + header.size();
    const std::size_t next = m_content.find('\n', after);
    const std::string_view second =
        next == std::string_view::npos ? std::string_view() : lineAfter(m_content.substr(next + 1));
    if (isDashLine(second))
        return openFixed(header, second);
    std::array<bool, 256> tried{};
    for (const char c : header) {
        bool& seen = tried.at(static_cast<unsigned char>(c));
        if (!seen && !isLetterOrDigit(c) && c != ' ' && c != '_' && openDelimited(header, c))
            return true;
        seen = true;
    }
    return false;
}

bool ParsableTable::openDelimited(std::string_view header, char delimiter)
{
    m_columns.clear();
    if (std::cmp_greater(std::count(header.begin(), header.end(), delimiter), MostTableColumns))
        return false;
    m_titleOffsets.clear();
    for (const TableCell& cell : splitLine(header, delimiter)) {
        m_columns.push_back(columnWord(cell.text));
        m_titleOffsets.push_back(cell.offset);
    }
    m_endsWithDelimiter = m_columns.back().empty();
    if (m_endsWithDelimiter)
        m_columns.pop_back();
    m_delimiter = delimiter;
    return m_columns.size() > 1 && (column("account") || column("user"));
}

bool ParsableTable::openFixed(std::string_view header, std::string_view dashes)
{
    if (std::cmp_greater(std::count(dashes.begin(), dashes.end(), ' '), MostTableColumns))
        return false;
    for (std::size_t begin = 0; begin < dashes.size();) {
        const std::size_t end = std::min(dashes.find(' ', begin), dashes.size());
        const std::string_view title = header.substr(std::min(begin, header.size()), end - begin);
        m_widths.push_back(end - begin);
        m_columns.push_back(columnWord(title));
        m_titleOffsets.push_back(begin + std::min(title.find_first_not_of(' '), title.size()));
        m_leftJustified.push_back(!title.starts_with(' '));
        begin = end + 1;
    }
    return (column("account") || column("user")) && m_lines.next();
}

bool ParsableTable::openLayout(std::string_view rest, std::span<const TableLayout> layouts)
{
    // Discard the columns found when the first line was tried as a header.
    m_widths.clear();
    m_leftJustified.clear();
    m_titleOffsets.clear();
    const auto rows = firstRows(rest);
    const auto takes = [this](const TableLayout& layout) {
        m_columns = layout.columns;
        return true;
    };
    for (const char delimiter : ParsableDelimiters) {
        std::vector<std::size_t> sizes;
        sizes.reserve(rows.size());
        for (const std::string_view row : rows)
            sizes.push_back(splitLine(row, delimiter).size());
        const std::size_t size = mostFrequent(sizes);
        const bool allEnd = std::all_of(
            rows.begin(), rows.end(), [delimiter](std::string_view row) { return row.ends_with(delimiter); });
        for (const TableLayout& layout : layouts)
            if (size == layout.columns.size() + (allEnd ? 1 : 0)
                && sharesFit(rows, delimiter, size, layout.sharesColumn)) {
                m_delimiter = delimiter;
                m_endsWithDelimiter = allEnd;
                return takes(layout);
            }
    }
    std::vector<std::size_t> lengths;
    lengths.reserve(rows.size());
    for (const std::string_view row : rows)
        lengths.push_back(row.size());
    const std::size_t length = mostFrequent(lengths);
    for (const TableLayout& layout : layouts) {
        std::size_t expected = 0;
        for (const std::size_t width : layout.widths)
            expected += width + 1;
        if (expected == 0 || length != expected || !sharesFit(rows, layout, length))
            continue;
        m_widths = layout.widths;
        m_leftJustified.assign(m_widths.size(), true);
        return takes(layout);
    }
    return false;
}

Result<bool> ParsableTable::next()
{
    do {
        if (!m_rowPending && !m_lines.next())
            return false;
        m_rowPending = false;
    } while (isPassedOver(m_lines.text()));
    if (auto checked = m_lines.check(); !checked)
        return tl::unexpected(checked.error());
    if (isFixedWidth())
        cutFixed(m_lines.text());
    else
        cutDelimited(m_lines.text());
    return true;
}

/// Returns true for lines that are not rows: blank lines, the line of another cluster, and the header
/// repeated after it.
bool ParsableTable::isPassedOver(std::string_view line)
{
    if (trimmed(line).empty())
        return true;
    if (line.starts_with(ClusterLine)) {
        m_cluster = trimmed(line.substr(ClusterLine.size()));
        m_newCluster = true;
        return true;
    }
    if (m_newCluster && !m_header.empty() && (line == m_header || (isFixedWidth() && isDashLine(line))))
        return true;
    m_newCluster = false;
    return false;
}

void ParsableTable::cutDelimited(std::string_view line)
{
    m_cells.clear();
    if (m_endsWithDelimiter && line.ends_with(m_delimiter))
        line.remove_suffix(1);
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find(m_delimiter, begin);
        m_cells.push_back({line.substr(begin, end - begin), begin});
        if (end == std::string_view::npos)
            return;
        begin = end + 1;
    }
}

/// Cuts a fixed-width row. A number that does not fit is printed wider than its column and shifts the rest.
void ParsableTable::cutFixed(std::string_view line)
{
    m_cells.clear();
    std::size_t begin = 0;
    for (const std::size_t width : m_widths) {
        const std::size_t from = std::min(begin, line.size());
        std::size_t end = std::min(from + width, line.size());
        end = std::min(line.find(' ', end), line.size());
        m_cells.push_back({line.substr(from, end - from), from});
        begin = end + 1;
    }
}

} // namespace fairshare
