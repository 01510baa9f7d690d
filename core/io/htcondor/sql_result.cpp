// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/sql_result.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/htcondor/sql_xml.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

using IsHeader = std::function<bool(const SqlCells&)>;

/// Returns the error for rows without column names.
tl::unexpected<Error> failWithoutHeader(SourcePosition position)
{
    return fail(ErrorCode::MissingColumns,
        fairshare::say("the rows have no column names; expected a tab-separated line above them, such as "
                       "group_name, quota, weight, surplus, threshold"),
        position);
}

bool consistsOf(std::string_view text, std::string_view signs)
{
    return !text.empty() && text.find_first_not_of(signs) == std::string_view::npos;
}

/// Returns true for a line such as `+-----+---+`.
bool isBorder(std::string_view line)
{
    return line.starts_with('+') && consistsOf(line, "+-");
}

/// Returns true for a line such as `*** 1. row ***`.
bool isRowRuler(std::string_view line)
{
    return line.starts_with("***") && line.ends_with("***") && line.find(". row ") != std::string_view::npos;
}

bool isPrompt(std::string_view line)
{
    return line.starts_with("MariaDB [") || line.starts_with("mysql>") || line.starts_with("->");
}

/// Returns true for `11 rows in set (0.00 sec)` and other messages of the client after a result.
bool isFooter(std::string_view line)
{
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::string_view rest = line.substr(digits);
    return (digits > 0 && (rest.starts_with(" rows in set") || rest.starts_with(" row in set")))
        || line.starts_with("Empty set") || line == "Bye";
}

void setText(SqlCell& cell, std::string_view text)
{
    cell.isNull = text == "NULL";
    cell.text = cell.isNull ? std::string_view() : text;
}

SqlCell cellOf(std::string_view text, SourcePosition position)
{
    SqlCell cell;
    cell.position = position;
    setText(cell, text);
    return cell;
}

/// Resolves the escapes of batch mode: `\t`, `\n`, `\0` and `\\`.
std::string unescaped(std::string_view text)
{
    constexpr std::array<std::pair<char, char>, 4> Escapes{
        {{'t', '\t'}, {'n', '\n'}, {'\\', '\\'}, {'0', '\0'}}};
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '\\' && i + 1 < text.size() ? text[i + 1] : ' ';
        const auto* escape = std::find_if(
            Escapes.begin(), Escapes.end(), [next](const auto& each) { return each.first == next; });
        const bool escaped = escape != Escapes.end();
        result += escaped ? escape->second : text[i];
        if (escaped)
            ++i;
    }
    return result;
}

SqlCells cellsBetweenTabs(const TextLines& lines)
{
    SqlCells cells;
    const std::string_view line = lines.text();
    for (std::size_t begin = 0; begin <= line.size();) {
        const std::size_t end = std::min(line.find('\t', begin), line.size());
        const std::string_view text = line.substr(begin, end - begin);
        cells.push_back(cellOf(text, lines.at(begin)));
        if (!cells.back().isNull && text.find('\\') != std::string_view::npos)
            cells.back().text = unescaped(text);
        begin = end + 1;
    }
    return cells;
}

/// Reads the line-based layouts.
class LineReader {
public:
    LineReader(std::string_view content, SqlRowTaker& taker, Remarks& remarks, const IsHeader& isHeader)
        : m_lines(content)
        , m_taker(taker)
        , m_remarks(remarks)
        , m_isHeader(isHeader)
    {
    }

    Result<void> read(std::span<const std::string> given, const Progress& progress);

private:
    enum class Layout { Unknown, Bordered, Tabs, Vertical };

    Result<void> readLine();
    Result<void> findTable(std::string_view line);
    Result<void> readBordered(std::string_view line);
    Result<void> readTabs(std::string_view line);
    Result<void> readVertical(std::string_view line);
    Result<void> giveVertical();
    Result<void> give(SqlCells cells);
    Result<void> takeColumns(SqlCells columns);
    void remarkRest(std::string_view line);
    SourcePosition at(std::string_view part) const
    {
        return m_lines.at(static_cast<std::size_t>(part.data() - m_lines.text().data()));
    }

    TextLines m_lines;
    SqlRowTaker& m_taker;
    Remarks& m_remarks;
    const IsHeader& m_isHeader;
    Layout m_layout = Layout::Unknown;
    SqlCells m_columns;
    SqlCells m_names; ///< column names of the current vertical row
    SqlCells m_cells; ///< cells of the current vertical row
    std::size_t m_borders = 0;
    bool m_echoes = false; ///< between the dashed lines around an echoed statement
    bool m_done = false;
};

Result<void> LineReader::takeColumns(SqlCells columns)
{
    m_columns = std::move(columns);
    return m_taker.takeColumns(m_columns);
}

/// Passes a row to the taker, or the column names before the first row.
Result<void> LineReader::give(SqlCells cells)
{
    if (m_columns.empty())
        return takeColumns(std::move(cells));
    if (cells.size() != m_columns.size())
        return fail(ErrorCode::BadInput,
            fairshare::say("the row has {} cells; expected {}", cells.size(), m_columns.size()),
            m_lines.at());
    return m_taker.takeRow(cells);
}

Result<void> LineReader::findTable(std::string_view line)
{
    if (consistsOf(line, "-")) {
        m_echoes = !m_echoes;
        return {};
    }
    if (m_echoes || isPrompt(line))
        return {};
    if (isBorder(line) || line.starts_with('|')) {
        m_layout = Layout::Bordered;
        return readBordered(line);
    }
    if (isRowRuler(line)) {
        m_layout = Layout::Vertical;
        return {};
    }
    if (line.find('\t') == std::string_view::npos)
        return {};
    SqlCells cells = cellsBetweenTabs(m_lines);
    const bool given = !m_columns.empty();
    if (!given && !m_isHeader(cells))
        return failWithoutHeader(m_lines.at());
    m_layout = Layout::Tabs;
    return give(std::move(cells));
}

Result<void> LineReader::readBordered(std::string_view line)
{
    constexpr std::size_t BordersOfTable = 3;
    if (isBorder(line)) {
        m_done = ++m_borders == BordersOfTable;
        return {};
    }
    if (isFooter(line)) {
        m_done = true;
        return {};
    }
    if (!line.starts_with('|') || !line.ends_with('|') || line.size() == 1)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is not a table row; expected '| cell | cell |'", quotedPart(line)), at(line));
    SqlCells cells;
    for (std::size_t begin = 1; begin < line.size();) {
        const std::size_t end = line.find('|', begin);
        const std::string_view text = trimmed(line.substr(begin, end - begin));
        cells.push_back(cellOf(text, text.empty() ? at(line.substr(begin)) : at(text)));
        begin = end + 1;
    }
    return give(std::move(cells));
}

Result<void> LineReader::readTabs(std::string_view line)
{
    const bool isRow = line.find('\t') != std::string_view::npos;
    if (!isRow && (isFooter(line) || isPrompt(line))) {
        m_done = true;
        return {};
    }
    return give(cellsBetweenTabs(m_lines));
}

Result<void> LineReader::giveVertical()
{
    if (m_names.empty())
        return {};
    SqlCells names = std::exchange(m_names, {});
    const SqlCells cells = std::exchange(m_cells, {});
    if (m_columns.empty())
        if (auto done = takeColumns(names); !done)
            return done;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (i >= m_columns.size() || names[i].text != m_columns[i].text)
            return fail(ErrorCode::BadInput,
                fairshare::say("unexpected column {}; the first row has {} here", quotedPart(names[i].text),
                    i < m_columns.size() ? quotedPart(m_columns[i].text) : fairshare::say("nothing")),
                names[i].position);
    if (names.size() < m_columns.size())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the row lacks column {} of the first row", quotedPart(m_columns[names.size()].text)),
            names.back().position);
    return m_taker.takeRow(cells);
}

Result<void> LineReader::readVertical(std::string_view line)
{
    if (isRowRuler(line))
        return giveVertical();
    if (isFooter(line) || isPrompt(line)) {
        m_done = true;
        return giveVertical();
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is not part of a row; expected 'name: value'", quotedPart(line)), at(line));
    const std::string_view value = trimmed(line.substr(colon + 1));
    m_names.push_back(cellOf(trimmed(line.substr(0, colon)), at(line)));
    m_cells.push_back(cellOf(value, value.empty() ? at(line.substr(colon)) : at(value)));
    return {};
}

void LineReader::remarkRest(std::string_view line)
{
    if (isPrompt(line) || isFooter(line) || consistsOf(line, "-"))
        return;
    const bool another = isBorder(line) || isRowRuler(line) || line.find('\t') != std::string_view::npos;
    if (another && !std::exchange(m_echoes, true))
        m_remarks.add("another_result", m_lines.at(),
            fairshare::phrase("another result starts here; only the first is read"));
}

Result<void> LineReader::readLine()
{
    const std::string_view line = trimmed(m_lines.text());
    if (line.empty())
        return {};
    if (m_done) {
        remarkRest(line);
        return {};
    }
    switch (m_layout) {
    case Layout::Unknown:
        return findTable(line);
    case Layout::Bordered:
        return readBordered(line);
    case Layout::Tabs:
        return readTabs(line);
    case Layout::Vertical:
        return readVertical(line);
    }
    return {};
}

Result<void> LineReader::read(std::span<const std::string> given, const Progress& progress)
{
    SqlCells columns;
    for (const std::string& name : given)
        columns.push_back(cellOf(name, {}));
    if (!columns.empty())
        if (auto done = takeColumns(std::move(columns)); !done)
            return done;
    while (m_lines.next()) {
        if (m_lines.number() % 1024 == 0 && progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        if (auto checked = m_lines.check(); !checked)
            return checked;
        if (auto done = readLine(); !done)
            return done;
    }
    if (auto done = giveVertical(); !done)
        return done;
    if (m_layout == Layout::Unknown || m_columns.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("no query result found; expected a table with '+' and '-' borders, tab-separated "
                           "cells, rows under '*** 1. row ***' or XML"),
            {1, 1});
    return {};
}

/// Keeps the column names and stops.
class ColumnTaker : public SqlRowTaker {
public:
    Result<void> takeColumns(const SqlCells& columns) override
    {
        found = columns;
        return fail(ErrorCode::Cancelled, {});
    }
    Result<void> takeRow(const SqlCells& /*cells*/) override { return {}; }

    SqlCells found;
};

} // namespace

Result<void> readSqlResult(
    std::string_view content, SqlRowTaker& taker, const SqlReading& reading, const Progress& progress)
{
    if (looksLikeXml(content))
        return readSqlXml(content, taker, progress);
    return LineReader(content, taker, reading.remarks, reading.isHeader).read(reading.given, progress);
}

SqlCells sqlColumns(std::string_view beginning, const IsHeader& isHeader)
{
    ColumnTaker taker;
    Remarks remarks;
    static_cast<void>(readSqlResult(beginning, taker, {remarks, isHeader, {}}, {}));
    return std::move(taker.found);
}

bool looksLikeSqlRows(std::string_view beginning)
{
    constexpr std::size_t LeastCells = 2;
    constexpr std::size_t MostLines = 20;
    std::size_t cells = 0;
    std::size_t rows = 0;
    for (TextLines lines(beginning); lines.next() && rows < MostLines;) {
        const std::string_view line = trimmed(lines.text());
        if (line.empty() || isPrompt(line) || isFooter(line))
            continue;
        const SqlCells row = cellsBetweenTabs(lines);
        const bool fits = row.size() >= LeastCells && (rows == 0 || row.size() == cells)
            && !row[0].text.empty() && row[0].text.find_first_of(" =:") == std::string::npos
            && !parseDouble(row[0].text) && (row[1].isNull || parseDouble(row[1].text));
        if (!fits)
            return false;
        cells = row.size();
        ++rows;
    }
    return rows > 0;
}

} // namespace fairshare
