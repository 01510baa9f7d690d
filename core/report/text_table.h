// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/column.h"
#include "core/tree/text_column.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

enum class Align : std::uint8_t { Left, Right };

/// Rows for people and programs. Cells have exact texts; tables for people round them as they are printed.
/// They are stored by column, so that a million rows fit in memory.
class TextTable {
public:
    struct Column {
        std::string title; ///< heading of the aligned table
        std::string id; ///< heading of CSV, key of JSON
        Align align = Align::Left;
        bool isNumber = false; ///< JSON writes the cells without quotes
        bool isOptional = false; ///< JSON writes empty cells as null
        bool isFlag = false; ///< cells are yes, true, no, false or empty; JSON writes them as booleans
        bool isHidden = false; ///< tables for people have it only if it is asked for
        bool isExtra = false; ///< neither tables nor CSV have it unless it is asked for; JSON has it
        bool isSigned = false; ///< tables for people have a + before positive numbers
        bool isBlankAtRoot = false; ///< tables for people have no value in the first row
        std::optional<int> decimals{}; ///< for people; significant digits if not given
        TextColumn cells{};
        std::optional<fairshare::Column> values{}; ///< instead of `cells`
        std::vector<bool> numbers{}; ///< by row: whether the cell is a number, in columns that mix them

        /// Returns the cell for programs.
        std::string exact(std::size_t row) const;
        /// Returns the cell for people.
        std::string readable(std::size_t row) const;
        bool hasNumber(std::size_t row) const { return isNumber || (row < numbers.size() && numbers[row]); }
    };

    /// @param record what a row is, such as `association`: the name of the record in JSON
    explicit TextTable(std::string_view record = {})
        : m_record(record)
    {
    }

    /// Add columns; the reference is valid until the next one is added.
    /// Adds a text column, aligned to the left.
    Column& addText(std::string title, std::string id);
    /// Adds a text column whose cells may be missing.
    Column& addOptionalText(std::string title, std::string id);
    /// Adds a column of numbers, aligned to the right; cells may be missing.
    Column& addNumber(std::string title, std::string id);
    /// Adds a column of `yes` and `no`, or `true` and `false`; cells may be missing.
    Column& addFlag(std::string title, std::string id);
    /// Adds a column of figures, one per row, which rows do not have as cells.
    Column& addValues(std::string title, std::string id, fairshare::Column values);

    /// Adds one cell per column without figures. Numbers must have the format of core/base/numbers.h.
    void addRow(std::initializer_list<std::string_view> cells);
    /// For tables whose columns are known only at run time.
    void addRow(const std::vector<std::string>& cells);
    /// Says that the cell of the last row is a number, in a column of texts.
    void markNumber(std::size_t column);

    /// Says that rows are compared, so that each is changed or not. Call before rows are added.
    void compareRows() { m_changed.emplace(); }
    /// Says that the last row is changed.
    void markChanged() { m_changed->back() = true; }
    /// Returns by row whether it is changed; nothing if rows are not compared.
    const std::optional<std::vector<bool>>& changed() const { return m_changed; }

    /// Indents the cells of a column in tables for people.
    /// @param depth blanks, by row
    void setIndents(std::size_t column, std::vector<std::uint8_t> depth)
    {
        m_indented = column;
        m_indents = std::move(depth);
    }
    std::size_t indent(std::size_t column, std::size_t row) const
    {
        return column == m_indented && row < m_indents.size() ? m_indents[row] : 0;
    }

    const std::string& record() const { return m_record; }
    const std::vector<Column>& columns() const { return m_columns; }
    std::vector<Column>& columns() { return m_columns; }
    std::size_t rows() const { return m_rows; }

private:
    template <typename Cells>
    void append(const Cells& cells);

    std::string m_record;
    std::vector<Column> m_columns;
    std::size_t m_rows = 0;
    std::optional<std::vector<bool>> m_changed{};
    std::size_t m_indented = 0;
    std::vector<std::uint8_t> m_indents{};
};

/// Returns whether a cell of a column of flags says yes.
inline bool isYes(std::string_view cell)
{
    return cell == "yes" || cell == "true";
}

/// Returns a number with at most six significant digits, whole numbers with all of theirs; other texts as
/// they are.
std::string readableNumber(std::string_view text);

} // namespace fairshare
