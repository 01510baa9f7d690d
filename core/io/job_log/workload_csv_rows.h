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

/// Rows of a table of jobs in CSV, whose columns are found by their titles, in any order. Others are passed
/// over.
class WorkloadCsvRows {
public:
    /// @param titles by which columns are asked for; they and the content outlive this
    WorkloadCsvRows(std::string_view content, std::span<const std::string_view> titles);

    /// Reads the heading. Errors: those of CsvLines; BadInput for a title that is there twice.
    Result<void> open();
    bool has(std::size_t column) const { return m_places[column] != Missing; }
    /// How many of the titles the heading has.
    std::size_t known() const;
    /// Tells the columns of the heading that nobody asked for.
    void tellOthers(WorkloadImport& import) const;

    /// Goes to the next row with as many cells as the heading; false at the end. Others are bad rows of
    /// `import`. Errors: those of CsvLines; Cancelled.
    Result<bool> next(WorkloadImport& import, const Progress& progress);
    /// Without blanks around it; "" for a column that is missing.
    std::string_view text(std::size_t column) const;
    SourcePosition position() { return m_lines.position(m_lines.cells().front()); }
    SourcePosition position(std::size_t column)
    {
        return m_lines.position(m_lines.cells()[m_places[column]]);
    }

    /// Each reads a figure into `to`, which stays where the cell is missing or empty. False for what is none,
    /// which makes it a bad row of `import`. @param most that it may be
    bool takeWhole(
        std::size_t column, std::int64_t& to, WorkloadImport& import, std::int64_t most = MostLogged);
    /// A finite number of seconds or the like, up to 10^15 on either side of 0.
    bool takeReal(std::size_t column, std::optional<double>& to, WorkloadImport& import);

private:
    static constexpr std::size_t Missing = CsvLines::MaxCells;

    CsvLines m_lines;
    std::span<const std::string_view> m_titles;
    std::vector<std::size_t> m_places; ///< by title
    std::vector<std::pair<std::string, SourcePosition>> m_others; ///< columns that are passed over
    std::size_t m_width = 0; ///< cells of the heading
    std::uint64_t m_rows = 0;
};

} // namespace fairshare
