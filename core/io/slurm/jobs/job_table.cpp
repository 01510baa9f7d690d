// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_table.h"

#include "core/base/say.h"

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

constexpr std::string_view JobDelimiters = "|;,\t^~!%&@:";
constexpr std::size_t LineEnd = std::numeric_limits<std::size_t>::max();

std::string titleWord(std::string_view title)
{
    std::string word = columnWord(title);
    std::erase(word, '_');
    return word;
}

TableCell trimmedCell(std::string_view line, std::size_t begin, std::size_t end)
{
    begin = std::min(begin, line.size());
    const std::string_view whole = line.substr(begin, std::max(end, begin) - begin);
    const std::string_view text = trimmed(whole);
    return {text, text.empty() ? begin : static_cast<std::size_t>(text.data() - line.data())};
}

/// Returns the words of a line separated by blanks.
std::vector<TableCell> wordsOf(std::string_view line)
{
    std::vector<TableCell> words;
    for (std::size_t begin = line.find_first_not_of(' '); begin != std::string_view::npos;) {
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        words.push_back({line.substr(begin, end - begin), begin});
        begin = line.find_first_not_of(' ', end);
    }
    return words;
}

std::vector<RowEnds::Title> titleSpans(std::span<const TableCell> titles)
{
    std::vector<RowEnds::Title> spans;
    spans.reserve(titles.size());
    for (const TableCell& title : titles)
        spans.push_back({title.offset, title.offset + title.text.size()});
    return spans;
}

/// Bytes between two titles, one of which separates their columns.
struct TitleGap {
    std::size_t begin;
    std::size_t end;
    std::vector<bool> taken; ///< by byte from `begin`: true if some row has text there
};

/// Returns the byte that separates two columns: blank in all rows and nearest to the edge of the title.
std::size_t boundaryOf(const TitleGap& gap, bool rightJustified)
{
    if (rightJustified) {
        const auto first = std::ranges::find(gap.taken, false);
        return first == gap.taken.end() ? gap.begin
                                        : gap.begin + static_cast<std::size_t>(first - gap.taken.begin());
    }
    const auto last = std::find(gap.taken.rbegin(), gap.taken.rend(), false);
    return last == gap.taken.rend() ? gap.end : gap.end - static_cast<std::size_t>(last - gap.taken.rbegin());
}

} // namespace

JobTable::JobTable(std::string_view content, std::string_view idColumn)
    : m_idColumn(idColumn)
    , m_lines(content)
{
}

JobTable::JobTable(std::string_view content, PrintFormat format)
    : JobTable(content)
{
    m_layout = Layout::Printed;
    for (const PrintFormat::Column& column : format.columns())
        m_columns.emplace_back(column.letter->word);
    m_format = std::move(format);
}

std::size_t JobTable::width(std::size_t column) const
{
    return m_format ? m_format->columns()[column].width : m_ends[column] - m_begins[column];
}

bool JobTable::mayBeCut(std::size_t column) const
{
    return m_format && width(column) > 0 && m_cells[column].text.size() >= width(column);
}

std::optional<std::size_t> JobTable::column(std::string_view word) const
{
    const auto found = std::ranges::find(m_columns, word);
    if (found == m_columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_columns.begin());
}

bool JobTable::open()
{
    if (m_format)
        return openFormat();
    while (m_lines.next()) {
        const std::string_view line = m_lines.text();
        if (trimmed(line).empty() || line.starts_with(ClusterLine))
            continue;
        return line.size() <= MaxLineBytes && openHeader(line);
    }
    return false;
}

bool JobTable::openHeader(std::string_view header)
{
    m_header = header;
    const TextLines here = m_lines;
    if (m_lines.next() && isDashLine(m_lines.text()))
        return openDashes(header, m_lines.text());
    m_lines = here;
    return openDelimited(header) || openTitles(header);
}

/// Opens a table with a format. Skips the header, which the program prints unless -h is given.
bool JobTable::openFormat()
{
    const TextLines here = m_lines;
    const auto id = column(m_idColumn);
    if (!id)
        return false;
    while (m_lines.next()) {
        if (trimmed(m_lines.text()).empty() || m_lines.text().starts_with(ClusterLine))
            continue;
        const bool isHeader = m_format->cut(m_lines.text(), m_cells) && !m_cells[*id].text.empty()
            && m_idColumn.starts_with(titleWord(m_cells[*id].text));
        if (isHeader)
            m_header = m_lines.text();
        break;
    }
    m_lines = here;
    return true;
}

bool JobTable::setColumns(std::span<const TableCell> titles)
{
    m_columns.clear();
    for (const TableCell& title : titles)
        m_columns.push_back(titleWord(title.text));
    return m_columns.size() > 1 && m_columns.size() <= MostTableColumns && column(m_idColumn);
}

bool JobTable::openDelimited(std::string_view header)
{
    if (const std::string_view sign = longDelimiter(header); !sign.empty() && openDelimited(header, sign))
        return true;
    return std::ranges::any_of(JobDelimiters,
        [this, header](const char& sign) { return openDelimited(header, std::string_view(&sign, 1)); });
}

bool JobTable::openDelimited(std::string_view header, std::string_view delimiter)
{
    if (header.find(delimiter) == std::string_view::npos)
        return false;
    m_delimiter = delimiter;
    m_endsWithDelimiter = header.ends_with(delimiter);
    cutAt(header, delimiter);
    if (!setColumns(m_cells))
        return false;
    m_layout = Layout::Delimited;
    return true;
}

bool JobTable::openDashes(std::string_view header, std::string_view dashes)
{
    std::vector<TableCell> titles;
    for (std::size_t begin = 0; begin < dashes.size() && titles.size() <= MostTableColumns;) {
        const std::size_t end = std::min(dashes.find(' ', begin), dashes.size());
        titles.push_back(trimmedCell(header, begin, end));
        m_begins.push_back(begin);
        m_ends.push_back(end);
        begin = end + 1;
    }
    m_layout = Layout::Dashes;
    return setColumns(titles);
}

bool JobTable::openTitles(std::string_view header)
{
    const std::vector<TableCell> titles = wordsOf(header);
    if (!setColumns(titles))
        return false;
    std::size_t blanks = header.find_last_not_of(' ') + 1;
    for (const TableCell& title : titles)
        blanks -= title.text.size();
    const bool single = !header.starts_with(' ') && blanks < titles.size();
    m_layout = single ? Layout::Blanks : Layout::Aligned;
    for (const TableCell& title : titles) {
        m_begins.push_back(title.offset);
        m_ends.push_back(title.offset + title.text.size());
    }
    if (!single) {
        m_endsInReason = m_columns.back() == "nodelist(reason)" || m_columns.back() == "reason";
        m_rowEnds = RowEnds(titleSpans(titles), header.starts_with(' '));
        findBoundaries(header);
        lookAtRowEnds();
    }
    return true;
}

/// Finds the boundaries of the columns: bytes between two titles that are blank in all rows. The header shows
/// whether titles are right-justified.
void JobTable::findBoundaries(std::string_view header)
{
    std::vector<TitleGap> gaps;
    for (std::size_t i = 0; i + 1 < m_begins.size(); ++i)
        gaps.push_back({m_ends[i], m_begins[i + 1], std::vector<bool>(m_begins[i + 1] - m_ends[i])});
    for (TextLines rows = m_lines; rows.next();) {
        const std::string_view row = rows.text();
        if (row.size() > MaxLineBytes || isPassedOver(row) || isShifted(row))
            continue;
        for (TitleGap& gap : gaps)
            for (std::size_t at = gap.begin; at < std::min(gap.end, row.size()); ++at)
                if (row[at] != ' ')
                    gap.taken[at - gap.begin] = true;
    }
    m_begins.front() = 0;
    m_ends.back() = LineEnd;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        m_ends[i] = m_begins[i + 1] = boundaryOf(gaps[i], header.starts_with(' '));
    }
}

/// Returns the words of a row if it has as many as the header. The reason for which a job waits may have
/// several.
bool JobTable::takeWords(std::string_view line)
{
    m_cells = wordsOf(line);
    const std::size_t columns = m_columns.size();
    if (m_endsInReason && m_cells.size() > columns && m_cells[columns - 1].text.starts_with('(')) {
        const std::size_t begin = m_cells[columns - 1].offset;
        m_cells.resize(columns);
        m_cells.back() = trimmedCell(line, begin, line.size());
    }
    return m_cells.size() == columns;
}

/// Returns true if a long text shifts the cells after it, so that a word is not near its title.
bool JobTable::isShifted(std::string_view line)
{
    if (!takeWords(line))
        return false;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const std::size_t least = i > 0 ? m_rowEnds.title(i - 1).end : 0;
        const std::size_t most = i + 1 < m_cells.size() ? m_rowEnds.title(i + 1).begin : LineEnd;
        if (m_cells[i].offset < least || m_cells[i].offset + m_cells[i].text.size() > most)
            return true;
    }
    return false;
}

/// Cuts a row at its words if a long text crosses the end of its column and shifts the rest.
bool JobTable::cutShifted(std::string_view line)
{
    const bool crosses = std::ranges::any_of(m_ends, [line](std::size_t end) {
        return end > 0 && end < line.size() && line[end] != ' ' && line[end - 1] != ' ';
    });
    return crosses && takeWords(line);
}

void JobTable::lookAtRowEnds()
{
    for (TextLines rows = m_lines; rows.next();) {
        if (rows.text().size() > MaxLineBytes || isPassedOver(rows.text()))
            continue;
        if (cutShifted(rows.text()))
            continue;
        cutColumns(rows.text());
        m_rowEnds.add(rows.text(), m_cells);
    }
}

/// Rejects a row that was cut off, since part of a number is also a number.
Result<void> JobTable::checkEnd(std::string_view line) const
{
    const auto lost = m_rowEnds.firstLost(line, m_cells);
    if (!lost)
        return {};
    const auto& [begin, end] = m_rowEnds.title(*lost);
    const std::string_view title = m_header.substr(begin, end - begin);
    return fail(ErrorCode::BadInput,
        m_cells[*lost].text.empty()
            ? fairshare::say(
                  "the row ends before the column {}, which other rows fill; the file may be truncated here",
                  title)
            : fairshare::say("the row ends inside the column {}; the file may be truncated here", title),
        m_lines.at(line.size()));
}

bool JobTable::isPassedOver(std::string_view line) const
{
    return trimmed(line).empty() || line == m_header || line.starts_with(ClusterLine) || isRuleLine(line);
}

void JobTable::cutAt(std::string_view line, std::string_view delimiter)
{
    m_cells.clear();
    if (m_endsWithDelimiter && line.ends_with(delimiter))
        line.remove_suffix(delimiter.size());
    for (std::size_t begin = 0; m_cells.size() <= MostTableColumns;) {
        const std::size_t end = std::min(line.find(delimiter, begin), line.size());
        m_cells.push_back(trimmedCell(line, begin, end));
        if (end == line.size())
            return;
        begin = end + delimiter.size();
    }
}

/// Cuts a row at blanks. Columns without a width are separated by one blank, even if a cell is empty; other
/// columns by a run of blanks.
void JobTable::cutAtBlanks(std::string_view line)
{
    m_endsWithDelimiter = false;
    cutAt(line, " ");
    if (m_cells.size() != m_columns.size())
        m_cells = wordsOf(line);
}

void JobTable::cutColumns(std::string_view line)
{
    m_cells.clear();
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_cells.push_back(trimmedCell(line, m_begins[i], std::min(m_ends[i], line.size())));
}

/// Joins extra cells to the job name, which is the only free text in these tables and may contain delimiters.
void JobTable::joinName(std::string_view line)
{
    const auto name = column("jobname") ? column("jobname") : column("name");
    if (!name || m_idColumn == "name" || m_cells.size() <= m_columns.size())
        return;
    const auto first = m_cells.begin() + static_cast<std::ptrdiff_t>(*name);
    const auto last = first + static_cast<std::ptrdiff_t>(m_cells.size() - m_columns.size());
    *first = trimmedCell(line, first->offset, last->offset + last->text.size());
    m_cells.erase(first + 1, last + 1);
    m_wasJoined = true;
}

Result<void> JobTable::cut(std::string_view line)
{
    m_wasJoined = false;
    if (m_format) {
        auto done = m_format->cut(line, m_cells);
        if (!done)
            done.error().position = m_lines.at(done.error().position.column - 1);
        return done;
    }
    if (m_layout == Layout::Delimited) {
        cutAt(line, m_delimiter);
        joinName(line);
    } else if (m_layout == Layout::Blanks)
        cutAtBlanks(line);
    else if (m_layout == Layout::Aligned && cutShifted(line))
        return {};
    else
        cutColumns(line);
    if (m_layout == Layout::Aligned)
        return checkEnd(line);
    if (m_cells.size() == m_columns.size())
        return {};
    return fail(ErrorCode::BadInput,
        m_cells.size() < m_columns.size()
            ? cellCountText(m_cells.size(), m_columns.size())
            : fairshare::say(
                  "the row has more cells than the header, which has {}; a name may contain the delimiter",
                  m_columns.size()),
        m_lines.at());
}

Result<bool> JobTable::next()
{
    while (m_lines.next()) {
        if (auto checked = m_lines.check(); !checked)
            return tl::unexpected(checked.error());
        if (isPassedOver(m_lines.text()))
            continue;
        if (auto done = cut(m_lines.text()); !done)
            return tl::unexpected(done.error());
        return true;
    }
    return false;
}

} // namespace fairshare
