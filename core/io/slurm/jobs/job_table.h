// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/print_format.h"
#include "core/io/printed/row_ends.h"

namespace fairshare {

/// The tables of jobs that squeue, sprio and sacct print: parsable with any single delimiter, blank by blank,
/// or in columns, with a line of dashes below the header or without. Columns keep their places, since a title
/// may stand twice.
class JobTable {
public:
    /// @param idColumn the column that tells this table from others
    explicit JobTable(std::string_view content, std::string_view idColumn = "jobid");
    /// A table without a header, whose columns are those of -o.
    JobTable(std::string_view content, PrintFormat format);

    /// Finds the header, which has the column of ids. False when this is no such table.
    bool open();

    /// Titles in lower case without blanks, hyphens and underscores.
    const std::vector<std::string>& columns() const { return m_columns; }
    /// Index of the first column of this title; nothing when there is none.
    std::optional<std::size_t> column(std::string_view word) const;
    bool isFixedWidth() const { return m_layout == Layout::Dashes || m_layout == Layout::Aligned; }
    /// Cells that are too long end in a '+'.
    bool marksCuts() const { return m_layout == Layout::Dashes; }
    /// Bytes of a column of the tables with dashes or with a format; 0 for as many as the text has.
    std::size_t width(std::size_t column) const;
    /// The columns are those of -o, so that a title may be a name or a figure but is known to be which.
    bool hasFormat() const { return m_layout == Layout::Printed; }
    /// The cell of this row fills a column of -o, which cuts longer texts without a mark.
    bool mayBeCut(std::size_t column) const;

    /// Goes to the next row; false at the end. Errors: a line that is too long, a row with more or fewer
    /// cells than the header, or one in columns that was cut off.
    Result<bool> next();
    /// The row's cells without blanks around them, as many as columns.
    const std::vector<TableCell>& cells() const { return m_cells; }
    /// The row had more cells than the header, which made one job name together.
    bool wasJoined() const { return m_wasJoined; }
    SourcePosition at(std::size_t offset = 0) const { return m_lines.at(offset); }
    double fraction() const { return m_lines.fraction(); }

private:
    enum class Layout { Delimited, Blanks, Dashes, Aligned, Printed };

    bool openHeader(std::string_view header);
    bool openDelimited(std::string_view header);
    bool openDashes(std::string_view header, std::string_view dashes);
    bool openTitles(std::string_view header);
    bool openFormat();
    void findBoundaries(std::string_view header);
    void lookAtRowEnds();
    Result<void> checkEnd(std::string_view line) const;
    bool isPassedOver(std::string_view line) const;
    Result<void> cut(std::string_view line);
    void joinName(std::string_view line);
    void cutAt(std::string_view line, char delimiter);
    void cutAtBlanks(std::string_view line);
    void cutColumns(std::string_view line);
    bool setColumns(std::span<const TableCell> titles);

    std::string_view m_idColumn;
    TextLines m_lines;
    std::string_view m_header;
    Layout m_layout = Layout::Delimited;
    char m_delimiter = '|';
    std::optional<PrintFormat> m_format; ///< of Layout::Printed
    bool m_endsWithDelimiter = false;
    bool m_wasJoined = false;
    std::vector<std::string> m_columns;
    std::vector<std::size_t> m_begins; ///< of the columns in bytes, in fixed width
    std::vector<std::size_t> m_ends;
    std::vector<TableCell> m_cells;
    RowEnds m_rowEnds; ///< of Layout::Aligned
};

} // namespace fairshare
