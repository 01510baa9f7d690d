// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/formula_table.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"
#include "core/scenario/pasting/pasted_number.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t MostTableMisfits = 1000;
constexpr std::size_t TableLinesBetweenReports = 4096;
constexpr std::array<std::string_view, 3> TreeColumns{"shares", "usage", "pending"};
/// At the start of files that spreadsheets write.
constexpr std::string_view TableByteOrderMark = "\xEF\xBB\xBF";

/// Returns a heading as formulas write it.
std::string columnName(std::string_view heading)
{
    std::string name;
    for (const char sign : lowerCase(heading)) {
        const bool kept = isLetter(sign) || isDigit(sign) || static_cast<unsigned char>(sign) >= 0x80U;
        if (kept)
            name += sign;
        else if (!name.empty() && name.back() != '_')
            name += '_';
    }
    if (name.ends_with('_'))
        name.pop_back();
    const bool isNumber = !name.empty() && isDigit(name.front());
    const bool isOfTree = std::find(TreeColumns.begin(), TreeColumns.end(), name) != TreeColumns.end();
    return isNumber || isOfTree ? "table_" + name : name;
}

/// Iterates over the lines of a table. A line feed inside quotation marks does not end a line.
class TableLines {
public:
    explicit TableLines(std::string_view text)
        : m_rest(text)
    {
        const std::string_view first = text.substr(0, text.find('\n'));
        for (const char mark : {'\t', ';', '|', ','})
            if (first.find(mark) != std::string_view::npos) {
                m_mark = mark;
                break;
            }
    }

    bool next()
    {
        if (m_rest.empty())
            return false;
        m_cells.clear();
        m_number += m_lineFeeds;
        m_lineFeeds = 0;
        while (takeCell()) { }
        return true;
    }

    std::size_t number() const { return m_number; }
    /// Returns whether commas separate cells, so that none separates decimals outside of quotation marks.
    bool hasCommas() const { return m_mark == ','; }
    const std::vector<std::string>& cells() const { return m_cells; }
    std::string_view cell(std::size_t column) const
    {
        return column < m_cells.size() ? std::string_view(m_cells[column]) : std::string_view();
    }
    bool isBlank() const
    {
        return std::all_of(m_cells.begin(), m_cells.end(), [](const auto& cell) { return cell.empty(); });
    }

private:
    /// Takes a cell and the mark after it; returns false after the last one of the line.
    bool takeCell()
    {
        std::string cell;
        bool quoted = false;
        std::size_t at = 0;
        for (; at < m_rest.size(); ++at) {
            const char sign = m_rest[at];
            if (sign == '"' && (quoted || trimmedCell(cell).empty())) {
                if (quoted && at + 1 < m_rest.size() && m_rest[at + 1] == '"')
                    cell += m_rest[++at];
                else
                    quoted = !quoted;
                continue;
            }
            if (!quoted && (sign == m_mark || sign == '\n'))
                break;
            m_lineFeeds += sign == '\n' ? 1U : 0U;
            if (sign != '\r')
                cell += sign;
        }
        const bool more = at < m_rest.size() && m_rest[at] == m_mark;
        if (!more)
            ++m_lineFeeds;
        m_rest.remove_prefix(std::min(at + 1, m_rest.size()));
        m_cells.emplace_back(trimmedCell(cell));
        return more;
    }

    std::string_view m_rest;
    char m_mark = '\t';
    std::vector<std::string> m_cells;
    std::size_t m_number = 0;
    std::size_t m_lineFeeds = 1; ///< since the line before
};

/// Where the names of a table are.
struct NameColumns {
    std::optional<std::size_t> user;
    std::optional<std::size_t> account;
    std::optional<std::size_t> either;

    bool has(std::size_t column) const { return user == column || account == column || either == column; }
};

class TableReader {
public:
    TableReader(const ShareTree& tree, std::string_view text, const NumberMarks& marks)
        : m_tree(tree)
        , m_text(text)
        , m_marks(marks)
        , m_line(tree.size(), 0)
    {
        if (m_text.starts_with(TableByteOrderMark))
            m_text.remove_prefix(TableByteOrderMark.size());
        for (NodeRow row = RootRow; row < tree.size(); ++row)
            m_rows[std::string(tree.name(row))].push_back(row);
    }

    Result<FormulaTable> read(const Progress& progress)
    {
        findColumns();
        if (m_table.columns.empty())
            return fail(ErrorCode::BadInput,
                fairshare::say("the table contains no numbers next to names; the first column should contain "
                               "names of users or accounts"));
        for (TableLines lines(m_text); lines.next();) {
            if (lines.number() % TableLinesBetweenReports == 0 && progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("reading of the table cancelled"));
            if (lines.isBlank() || (m_hasHeading && lines.number() == 1))
                continue;
            ++m_table.lines;
            if (auto done = take(lines); !done) {
                ++m_table.misfitLines;
                if (m_table.misfits.size() < MostTableMisfits)
                    m_table.misfits.push_back({lines.number(), done.error().message});
            }
        }
        return std::move(m_table);
    }

private:
    void findColumns()
    {
        TableLines lines(m_text);
        if (!lines.next())
            return;
        const std::vector<std::string> first = lines.cells();
        m_hasHeading = std::none_of(
            first.begin() + 1, first.end(), [](const std::string& cell) { return looksNumeric(cell); });
        const bool hasRow = std::any_of(
            first.begin(), first.end(), [this](const auto& cell) { return m_rows.contains(cell); });
        if (m_hasHeading || !hasRow)
            findNames(first);
        if (m_names.user || m_names.account || m_names.either)
            m_hasHeading = true; // with a year, for example
        else
            m_names.either = 0;
        findNumbers(first.size());
        nameColumns(first);
    }

    /// Finds the columns with names by their headings. A path includes the account.
    void findNames(const std::vector<std::string>& headings)
    {
        for (std::size_t at = 0; at < headings.size(); ++at) {
            const std::string heading = lowerCase(headings[at]);
            if (heading == "user" && !m_names.user)
                m_names.user = at;
            else if (heading == "account" && !m_names.account)
                m_names.account = at;
            else if ((heading == "name" || heading == "path") && !m_names.either)
                m_names.either = at;
        }
        if (m_names.either && (m_names.user || m_names.account)) {
            if (lowerCase(headings[*m_names.either]) == "path")
                m_names.user = m_names.account = std::nullopt;
            else
                m_names.either.reset();
        }
    }

    /// Finds the columns with numbers, and the decimal separator.
    void findNumbers(std::size_t width)
    {
        std::vector<char> isNumber(width, 0);
        TableLines lines(m_text);
        while (lines.next()) {
            if (m_hasHeading && lines.number() == 1)
                continue;
            for (std::size_t at = 0; at < std::min(width, lines.cells().size()); ++at)
                if (!m_names.has(at) && looksNumeric(lines.cell(at))) {
                    isNumber[at] = 1;
                    m_mark = together(m_mark, decimalMark(lines.cell(at)));
                }
        }
        if (m_mark == DecimalMark::Unknown && lines.hasCommas())
            m_mark = DecimalMark::Point;
        for (std::size_t at = 0; at < width; ++at)
            if (isNumber[at] != 0)
                m_places.push_back(at);
    }

    void nameColumns(const std::vector<std::string>& heading)
    {
        for (const std::size_t place : m_places) {
            std::string name = m_hasHeading ? columnName(heading[place]) : std::string();
            if (name.empty())
                name = m_places.size() == 1 ? "value" : fmt::format("column{}", place + 1);
            const auto isTaken = [this](const std::string& wanted) {
                return std::any_of(m_table.columns.begin(), m_table.columns.end(),
                    [&](const FormulaColumn& column) { return column.name == wanted; });
            };
            std::string unique = name;
            for (std::size_t next = 2; isTaken(unique); ++next)
                unique = fmt::format("{}_{}", name, next);
            m_table.columns.push_back({std::move(unique),
                std::vector<long double>(m_tree.size(), std::numeric_limits<long double>::quiet_NaN())});
        }
    }

    Result<void> take(const TableLines& lines)
    {
        const std::vector<NodeRow> rows = rowsOf(lines);
        const std::string_view shown = shownCell(lines);
        if (shown.empty())
            return fail(ErrorCode::NotFound, fairshare::say("the name is missing"));
        if (rows.empty())
            return fail(ErrorCode::NotFound, fairshare::say("{} is not in the tree", quotedCell(shown)));
        std::vector<std::optional<long double>> values;
        for (const std::size_t place : m_places) {
            auto value = numberOf(lines.cell(place));
            if (!value)
                return tl::unexpected(value.error());
            values.push_back(*value);
        }
        for (const NodeRow row : rows)
            if (std::exchange(m_line[row], lines.number()) != 0)
                return fail(ErrorCode::BadInput,
                    fairshare::say("{} is already on an earlier line", quotedCell(shown)));
        for (std::size_t at = 0; at < values.size(); ++at)
            for (const NodeRow row : rows)
                if (values[at])
                    m_table.columns[at].values[row] = *values[at];
        return {};
    }

    Result<std::optional<long double>> numberOf(std::string_view cell) const
    {
        if (cell.empty())
            return std::nullopt;
        const auto plain = plainAmount(cell, m_mark, m_marks);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto value = typedQuantity(*plain, {.changes = false});
        if (!value || !*value)
            return fail(ErrorCode::BadInput, fairshare::say("{} is not a number", quotedCell(cell)));
        return (*value)->number;
    }

    std::string_view shownCell(const TableLines& lines) const
    {
        if (m_names.either)
            return lines.cell(*m_names.either);
        const std::string_view user = m_names.user ? lines.cell(*m_names.user) : std::string_view();
        return user.empty() && m_names.account ? lines.cell(*m_names.account) : user;
    }

    std::vector<NodeRow> rowsOf(const TableLines& lines) const
    {
        const std::string_view cell = shownCell(lines);
        const bool ofUser = m_names.user && !lines.cell(*m_names.user).empty();
        std::vector<NodeRow> rows;
        for (const NodeRow row : named(cell)) {
            const bool fits = m_names.either || m_tree.isUser(row) == ofUser;
            const bool inAccount = !ofUser || !m_names.account || lines.cell(*m_names.account).empty()
                || m_tree.name(m_tree.parent(row)) == lines.cell(*m_names.account);
            if (fits && inAccount)
                rows.push_back(row);
        }
        return rows;
    }

    /// Returns the rows with a name or path, or with name and partition.
    std::vector<NodeRow> named(std::string_view cell) const
    {
        if (const auto found = m_rows.find(std::string(cell)); found != m_rows.end())
            return found->second;
        if (std::vector<NodeRow> rows = withPath(cell); !rows.empty())
            return rows;
        // The word before the partition is translated, the parentheses are not.
        const std::size_t bracket = cell.rfind(" (");
        const std::size_t blank = cell.rfind(' ');
        if (!cell.ends_with(')') || bracket == std::string_view::npos || blank <= bracket + 1)
            return {};
        const std::string_view partition = cell.substr(blank + 1, cell.size() - blank - 2);
        std::vector<NodeRow> rows;
        if (const auto found = m_rows.find(std::string(cell.substr(0, bracket))); found != m_rows.end())
            for (const NodeRow row : found->second)
                if (m_tree.partition(row) == partition)
                    rows.push_back(row);
        return rows;
    }

    /// Returns the rows whose path is or ends with this one, such as `physics/alice`.
    std::vector<NodeRow> withPath(std::string_view path) const
    {
        std::vector<NodeRow> rows;
        // Names may contain '/', so the text after any of them may be the name.
        for (std::size_t slash = path.find('/'); slash != std::string_view::npos;
            slash = path.find('/', slash + 1)) {
            const auto found = m_rows.find(std::string(path.substr(slash + 1)));
            if (found == m_rows.end())
                continue;
            for (const NodeRow row : found->second) {
                const std::string full = "/" + m_tree.path(row);
                if (full.ends_with(path.starts_with('/') ? std::string(path) : "/" + std::string(path)))
                    rows.push_back(row);
            }
        }
        return rows;
    }

    const ShareTree& m_tree;
    std::string_view m_text;
    NumberMarks m_marks;
    std::unordered_map<std::string, std::vector<NodeRow>> m_rows; ///< by name
    std::vector<std::size_t> m_line; ///< by row: the line with its values, 0 = none
    NameColumns m_names;
    std::vector<std::size_t> m_places; ///< columns with numbers
    bool m_hasHeading = false;
    DecimalMark m_mark = DecimalMark::Unknown;
    FormulaTable m_table;
};

} // namespace

Result<FormulaTable> readFormulaTable(
    const ShareTree& tree, std::string_view text, const NumberMarks& marks, const Progress& progress)
{
    return TableReader(tree, text, marks).read(progress);
}

} // namespace fairshare
