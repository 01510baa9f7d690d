// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/io/csv/csv_lines.h"
#include "core/io/job_log/workload_import.h"
#include "core/io/text/logged_figure.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

/// Reads the rows of a CSV table of jobs. Columns are found by their titles, in any order; other columns are
/// skipped.
class WorkloadCsvRows {
public:
    /// @param titles the known titles; column numbers are indexes into them. They and the content must
    /// outlive this object
    WorkloadCsvRows(std::string_view content, std::span<const std::string_view> titles);

    /// Reads the header. Errors: errors of CsvLines; BadInput for a duplicate title.
    Result<void> open();
    bool has(std::size_t column) const { return m_places[column] != Missing; }
    /// Returns the number of known titles in the header.
    std::size_t known() const;
    /// Adds remarks for unknown columns in the header.
    void tellOthers(WorkloadImport& import) const;

    /// Advances to the next row with as many cells as the header; returns false at the end. Other rows become
    /// bad rows of `import`. Errors: errors of CsvLines; Cancelled.
    Result<bool> next(WorkloadImport& import, const Progress& progress);
    /// Returns the cell without surrounding blanks; "" for a missing column.
    std::string_view text(std::size_t column) const;
    SourcePosition position() { return m_lines.position(m_lines.cells().front()); }
    SourcePosition position(std::size_t column)
    {
        return m_lines.position(m_lines.cells()[m_places[column]]);
    }

    /// Reads a whole number into `to`, which is unchanged if the cell is missing or empty. Returns false for
    /// an invalid number, which makes the row a bad row of `import`.
    /// @param most largest allowed value
    bool takeWhole(
        std::size_t column, std::int64_t& to, WorkloadImport& import, std::int64_t most = MostLogged);
    /// Reads a finite number with an absolute value of at most 10^15; otherwise like takeWhole.
    bool takeReal(std::size_t column, std::optional<double>& to, WorkloadImport& import);

private:
    static constexpr std::size_t Missing = CsvLines::MaxCells;

    CsvLines m_lines;
    std::span<const std::string_view> m_titles;
    std::vector<std::size_t> m_places; ///< cell index, by title
    std::vector<std::pair<std::string, SourcePosition>> m_others; ///< skipped columns
    std::size_t m_width = 0; ///< number of cells in the header
    std::uint64_t m_rows = 0;
};

} // namespace fairshare
