// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/print_format.h"
#include "core/io/printed/row_ends.h"

namespace fairshare {

/// Reads the job tables that squeue, sprio and sacct print. Cells are separated by any delimiter or by
/// blanks, or are aligned in columns, with or without a line of dashes below the header. Columns are
/// addressed by index, since a title may occur twice.
class JobTable {
public:
    /// @param idColumn the column that identifies this kind of table
    explicit JobTable(std::string_view content, std::string_view idColumn = "jobid");
    /// Table without a header whose columns are given by -o.
    JobTable(std::string_view content, PrintFormat format);

    /// Finds the header, which contains the ID column. Returns false if this is not such a table.
    bool open();

    /// Returns the titles in lower case without blanks, hyphens and underscores.
    const std::vector<std::string>& columns() const { return m_columns; }
    /// Returns the index of the first column with this title, if there is one.
    std::optional<std::size_t> column(std::string_view word) const;
    bool isFixedWidth() const { return m_layout == Layout::Dashes || m_layout == Layout::Aligned; }
    /// Returns true if cells that were cut off end in '+'.
    bool marksCuts() const { return m_layout == Layout::Dashes; }
    /// Returns the width in bytes of a column in a table with dashes or with a format; 0 means the width of
    /// the text.
    std::size_t width(std::size_t column) const;
    /// Returns true if the columns are given by -o, so that it is known whether an ambiguous title means a
    /// name or a number.
    bool hasFormat() const { return m_layout == Layout::Printed; }
    /// Returns true if the cell fills a column of -o, which cuts off longer texts without a mark.
    bool mayBeCut(std::size_t column) const;

    /// Advances to the next row; returns false at the end. Errors: a line that is too long; a row with more
    /// or fewer cells than the header; a row of an aligned table that was cut off.
    Result<bool> next();
    /// Returns the cells of the row without surrounding blanks, one per column.
    const std::vector<TableCell>& cells() const { return m_cells; }
    /// Returns true if the row had more cells than the header and the extra cells were joined to a job name.
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
    bool takeWords(std::string_view line);
    bool isShifted(std::string_view line);
    bool cutShifted(std::string_view line);
    void lookAtRowEnds();
    Result<void> checkEnd(std::string_view line) const;
    bool isPassedOver(std::string_view line) const;
    Result<void> cut(std::string_view line);
    void joinName(std::string_view line);
    void cutAt(std::string_view line, std::string_view delimiter);
    bool openDelimited(std::string_view header, std::string_view delimiter);
    void cutAtBlanks(std::string_view line);
    void cutColumns(std::string_view line);
    bool setColumns(std::span<const TableCell> titles);

    std::string_view m_idColumn;
    TextLines m_lines;
    std::string_view m_header;
    Layout m_layout = Layout::Delimited;
    std::string m_delimiter = "|";
    std::optional<PrintFormat> m_format; ///< for Layout::Printed
    bool m_endsWithDelimiter = false;
    bool m_wasJoined = false;
    bool m_endsInReason = false; ///< the last column may have several words
    std::vector<std::string> m_columns;
    std::vector<std::size_t> m_begins; ///< byte offsets of the columns, in fixed width
    std::vector<std::size_t> m_ends;
    std::vector<TableCell> m_cells;
    RowEnds m_rowEnds; ///< for Layout::Aligned
};

} // namespace fairshare
