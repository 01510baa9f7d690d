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

/// Prefix of the line above a table that names its cluster.
inline constexpr std::string_view ClusterLine = "CLUSTER: ";
/// Most columns of a table.
inline constexpr std::size_t MostTableColumns = 1000;

/// Cell and its offset in its line.
struct TableCell {
    std::string_view text; ///< untrimmed: leading blanks of an account show its level
    std::size_t offset = 0;
};

/// Columns of a table without a header.
struct TableLayout {
    std::vector<std::string> columns; ///< spelled as columnWord() returns them
    std::vector<std::size_t> widths; ///< of the fixed-width form; empty if only the parsable form is known
    std::size_t sharesColumn = 0; ///< whole numbers or `parent`; distinguishes layouts of equal size
};

/// Returns the first run of two or more signs that separates all titles of a header, such as `|#` or `::`;
/// "" for none.
std::string_view longDelimiter(std::string_view header);

/// Normalizes a column title for comparison: lower case, without blanks and hyphens.
std::string columnWord(std::string_view title);

/// Returns true if a line consists of runs of '-' separated by blanks, as below a fixed-width header.
bool isDashLine(std::string_view line);

/// Returns true for such a line, and for one with signs of Markdown or a frame between the runs: `|---|:--|`.
bool isRuleLine(std::string_view line);

/// Reads the tables that Slurm's commands print. A table is parsable with any delimiter, with or
/// without one at the end of the row, or has fixed widths and is cut at byte offsets.
class ParsableTable {
public:
    explicit ParsableTable(std::string_view content)
        : m_lines(content)
        , m_content(content)
    {
    }

    /// Finds the header, or else the layout that matches the first rows. Returns false if this is not such a
    /// table.
    bool open(std::span<const TableLayout> layouts);

    const std::vector<std::string>& columns() const { return m_columns; }
    /// Returns the index of a column, if it exists.
    std::optional<std::size_t> column(std::string_view word) const;
    /// Returns the cluster named in a line above the header, or above the rows if there are several clusters;
    /// "" for none.
    std::string_view cluster() const { return m_cluster; }
    std::string_view delimiter() const { return m_delimiter; }
    bool hasHeader() const { return !m_header.empty(); }
    bool isFixedWidth() const { return !m_widths.empty(); }
    std::size_t width(std::size_t column) const { return m_widths[column]; }
    /// Returns true if texts in this column are left-justified; for the fixed-width form.
    bool isLeftJustified(std::size_t column) const { return m_leftJustified[column]; }

    /// Advances to the next row; returns false at the end. Errors: a line that is too long.
    Result<bool> next();
    /// Returns the cells of the row. There may be more or fewer cells than columns.
    const std::vector<TableCell>& cells() const { return m_cells; }
    SourcePosition at(std::size_t offset) const { return m_lines.at(offset); }
    /// Returns the position of a column title, or the first line of a table without a header.
    SourcePosition titleAt(std::size_t column) const
    {
        const std::size_t offset = column < m_titleOffsets.size() ? m_titleOffsets[column] : 0;
        return {m_headerLine, static_cast<std::uint32_t>(offset + 1)};
    }
    double fraction() const { return m_lines.fraction(); }

private:
    bool openHeader(std::string_view header);
    bool openFixed(std::string_view header, std::string_view dashes);
    bool openDelimited(std::string_view header, std::string_view delimiter);
    bool openUnruled(std::string_view header, std::span<const TableLayout> layouts);
    bool openLayout(std::string_view rest, std::span<const TableLayout> layouts);
    bool openDelimitedLayout(const std::vector<std::string_view>& rows, std::string_view delimiter,
        std::size_t size, std::span<const TableLayout> layouts);
    bool openFixedLayout(const std::vector<std::string_view>& rows, std::span<const TableLayout> layouts);
    bool isPassedOver(std::string_view line);
    void cutFixed(std::string_view line);
    void cutDelimited(std::string_view line);

    TextLines m_lines;
    std::string_view m_content;
    std::string_view m_cluster;
    std::string_view m_header; ///< source text; "" for none
    std::uint32_t m_headerLine = 1;
    std::vector<std::size_t> m_titleOffsets; ///< by column
    std::vector<std::string> m_columns;
    std::vector<std::size_t> m_widths;
    std::vector<bool> m_leftJustified;
    std::vector<TableCell> m_cells;
    std::string m_delimiter = "|";
    bool m_endsWithDelimiter = false;
    bool m_newCluster = false; ///< the header may be repeated
    bool m_rowPending = false; ///< the current line is a row that next() has not returned yet
};

} // namespace fairshare
