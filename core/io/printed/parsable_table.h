// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_lines.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Begins a line above a table that names its cluster.
inline constexpr std::string_view ClusterLine = "CLUSTER: ";
/// More of them are no table.
inline constexpr std::size_t MostTableColumns = 1000;

/// A cell and where it begins in its line.
struct TableCell {
    std::string_view text; ///< untrimmed: leading blanks of an account are its level
    std::size_t offset = 0;
};

/// Columns of a table that is printed without a header.
struct TableLayout {
    std::vector<std::string> columns; ///< spelt as columnWord() gives them
    std::vector<std::size_t> widths; ///< of the fixed-width form; empty when only the parsable form is known
    std::size_t sharesColumn = 0; ///< tells layouts of equal size apart: holds whole numbers or `parent`
};

/// A column title in lower case, without blanks and hyphens, as titles are compared.
std::string columnWord(std::string_view title);

/// Whether a line consists of runs of '-' with blanks between them, as below a header of fixed width.
bool isDashLine(std::string_view line);

/// The tables that Slurm's commands print: parsable with any single delimiter, with or without one at the
/// end, or fixed width, which is cut at byte offsets.
class ParsableTable {
public:
    explicit ParsableTable(std::string_view content)
        : m_lines(content)
        , m_content(content)
    {
    }

    /// Finds the header, or else the layout that fits the first rows. False when this is no such table.
    bool open(std::span<const TableLayout> layouts);

    const std::vector<std::string>& columns() const { return m_columns; }
    /// Index of a column; nothing when there is none.
    std::optional<std::size_t> column(std::string_view word) const;
    /// The cluster named in a line above the header, or above the rows where there are several; "" for none.
    std::string_view cluster() const { return m_cluster; }
    char delimiter() const { return m_delimiter; }
    bool hasHeader() const { return !m_header.empty(); }
    bool isFixedWidth() const { return !m_widths.empty(); }
    std::size_t width(std::size_t column) const { return m_widths[column]; }
    /// In the fixed-width form: texts of this column stand at its left edge.
    bool isLeftJustified(std::size_t column) const { return m_leftJustified[column]; }

    /// Goes to the next row; false at the end. Errors: a line that is too long.
    Result<bool> next();
    /// Cells of the row; there may be more or fewer than columns.
    const std::vector<TableCell>& cells() const { return m_cells; }
    SourcePosition at(std::size_t offset) const { return m_lines.at(offset); }
    /// Where the title of a column stands; the first line of a table without a header.
    SourcePosition titleAt(std::size_t column) const
    {
        const std::size_t offset = column < m_titleOffsets.size() ? m_titleOffsets[column] : 0;
        return {m_headerLine, static_cast<std::uint32_t>(offset + 1)};
    }
    double fraction() const { return m_lines.fraction(); }

private:
    bool openHeader(std::string_view header);
    bool openFixed(std::string_view header, std::string_view dashes);
    bool openDelimited(std::string_view header, char delimiter);
    bool openLayout(std::string_view rest, std::span<const TableLayout> layouts);
    bool isPassedOver(std::string_view line);
    void cutFixed(std::string_view line);
    void cutDelimited(std::string_view line);

    TextLines m_lines;
    std::string_view m_content;
    std::string_view m_cluster;
    std::string_view m_header; ///< as it stands in the file; "" for none
    std::uint32_t m_headerLine = 1;
    std::vector<std::size_t> m_titleOffsets; ///< by column
    std::vector<std::string> m_columns;
    std::vector<std::size_t> m_widths;
    std::vector<bool> m_leftJustified;
    std::vector<TableCell> m_cells;
    char m_delimiter = '|';
    bool m_endsWithDelimiter = false;
    bool m_newCluster = false; ///< the header may come again
    bool m_rowPending = false; ///< the present line is a row that next() has not given yet
};

} // namespace fairshare
