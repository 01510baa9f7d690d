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

/// Returns true for signs that occur in titles, such as `S:C:T` and `NODELIST(REASON)`.
bool isTitleByte(char c)
{
    return isLetter(c) || isDigit(c) || std::string_view(" _()/.-+").find(c) != std::string_view::npos;
}

std::vector<TableCell> splitLine(std::string_view line, std::string_view delimiter)
{
    std::vector<TableCell> cells;
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find(delimiter, begin);
        cells.push_back({line.substr(begin, end - begin), begin});
        if (end == std::string_view::npos)
            return cells;
        begin = end + delimiter.size();
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
bool sharesFit(const std::vector<std::string_view>& rows, std::string_view delimiter, std::size_t size,
    std::size_t column)
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

bool isRuleLine(std::string_view line)
{
    const std::size_t run = line.find_first_not_of("|+: ");
    return run != std::string_view::npos && line[run] == '-'
        && line.find_first_not_of("-|+: ") == std::string_view::npos
        && line.find("--") != std::string_view::npos;
}

std::string_view longDelimiter(std::string_view header)
{
    auto first = std::ranges::find_if_not(header, isTitleByte);
    auto end = std::find_if(first, header.end(), isTitleByte);
    while (end - first == 1) {
        first = std::find_if_not(end, header.end(), isTitleByte);
        end = std::find_if(first, header.end(), isTitleByte);
    }
    const std::string_view sign(first, end);
    if (sign.empty() || first == header.begin())
        return {};
    const auto titles = splitLine(header, sign);
    const bool fits = std::ranges::all_of(titles, [&titles](const TableCell& title) {
        const bool isLast = &title == &titles.back();
        return (isLast || !trimmed(title.text).empty()) && std::ranges::all_of(title.text, isTitleByte);
    }) && titles.size() <= MostTableColumns;
    return fits ? sign : std::string_view();
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
        if (openHeader(line) || openUnruled(line, layouts)) {
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
    if (const std::string_view sign = longDelimiter(header); !sign.empty() && openDelimited(header, sign))
        return true;
    std::array<bool, 256> tried{};
    for (const char c : header) {
        bool& seen = tried.at(static_cast<unsigned char>(c));
        if (!seen && !isLetterOrDigit(c) && c != ' ' && c != '_' && openDelimited(header, {&c, 1}))
            return true;
        seen = true;
    }
    return false;
}

bool ParsableTable::openDelimited(std::string_view header, std::string_view delimiter)
{
    m_columns.clear();
    if (std::cmp_greater(std::ranges::count(header, delimiter.front()), MostTableColumns * delimiter.size()))
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

/// Opens a table of fixed width whose line of dashes is lost, by the titles of a layout at their places.
bool ParsableTable::openUnruled(std::string_view header, std::span<const TableLayout> layouts)
{
    for (const TableLayout& layout : layouts) {
        std::vector<std::string> titles;
        std::vector<std::size_t> offsets;
        std::size_t begin = 0;
        for (const std::size_t width : layout.widths) {
            const std::string_view title = trimmed(header.substr(std::min(begin, header.size()), width));
            titles.push_back(columnWord(title));
            offsets.push_back(title.empty() ? begin : static_cast<std::size_t>(title.data() - header.data()));
            begin += width + 1;
        }
        if (titles != layout.columns)
            continue;
        m_columns = layout.columns;
        m_widths = layout.widths;
        m_titleOffsets = std::move(offsets);
        m_leftJustified.clear();
        for (std::size_t i = 0, at = 0; i < m_widths.size(); at += m_widths[i] + 1, ++i)
            m_leftJustified.push_back(header[at] != ' ');
        return true;
    }
    return false;
}

bool ParsableTable::openLayout(std::string_view rest, std::span<const TableLayout> layouts)
{
    // Discard the columns found when the first line was tried as a header.
    m_widths.clear();
    m_leftJustified.clear();
    m_titleOffsets.clear();
    const auto rows = firstRows(rest);
    bool isPiped = false;
    for (const char& sign : ParsableDelimiters) {
        const std::string_view delimiter(&sign, 1);
        std::vector<std::size_t> sizes;
        sizes.reserve(rows.size());
        for (const std::string_view row : rows)
            sizes.push_back(splitLine(row, delimiter).size());
        const std::size_t size = mostFrequent(sizes);
        // The other signs may occur in cells, as in 05:00:00.
        isPiped = isPiped || (sign == '|' && size > 2);
        if (isPiped && sign != '|')
            return false;
        if (openDelimitedLayout(rows, delimiter, size, layouts))
            return true;
    }
    return openFixedLayout(rows, layouts);
}

/// @param size number of cells of most rows
bool ParsableTable::openDelimitedLayout(const std::vector<std::string_view>& rows, std::string_view delimiter,
    std::size_t size, std::span<const TableLayout> layouts)
{
    const bool allEnd = std::all_of(
        rows.begin(), rows.end(), [delimiter](std::string_view row) { return row.ends_with(delimiter); });
    for (const TableLayout& layout : layouts)
        if (size == layout.columns.size() + (allEnd ? 1 : 0)
            && sharesFit(rows, delimiter, size, layout.sharesColumn)) {
            m_delimiter = delimiter;
            m_endsWithDelimiter = allEnd;
            m_columns = layout.columns;
            return true;
        }
    return false;
}

bool ParsableTable::openFixedLayout(
    const std::vector<std::string_view>& rows, std::span<const TableLayout> layouts)
{
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
        m_columns = layout.columns;
        return true;
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
    if (!m_header.empty() && !isFixedWidth() && isRuleLine(line) && !line.starts_with(' '))
        return true;
    if (m_newCluster && !m_header.empty() && (line == m_header || (isFixedWidth() && isDashLine(line))))
        return true;
    m_newCluster = false;
    return false;
}

void ParsableTable::cutDelimited(std::string_view line)
{
    m_cells.clear();
    if (m_endsWithDelimiter && line.ends_with(m_delimiter))
        line.remove_suffix(m_delimiter.size());
    for (std::size_t begin = 0;;) {
        const std::size_t end = line.find(m_delimiter, begin);
        m_cells.push_back({line.substr(begin, end - begin), begin});
        if (end == std::string_view::npos)
            return;
        begin = end + m_delimiter.size();
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
