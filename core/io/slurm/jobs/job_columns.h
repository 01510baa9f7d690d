// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/io/slurm/jobs/job_drafts.h"
#include "core/io/slurm/jobs/job_table.h"

namespace fairshare {

/// Reads one cell of a table of jobs into the draft.
struct JobColumn {
    using Read = Result<void> (*)(std::string_view text, JobDraft& draft, JobDrafts& drafts);

    std::string_view word; ///< title as spelled by JobTable
    Read read = nullptr; ///< errors: BadInput; the message is what was expected
};

/// Returns the columns of squeue, sacct and scontrol that are read, such as `tresalloc` and `reqtres`.
std::span<const JobColumn> jobColumns();

/// Returns the column with this title, or null if it is not read.
const JobColumn* findJobColumn(std::string_view word);

/// Reads one cell. Errors: BadInput at the cell with the column, its value and what was expected.
Result<void> readJobFigure(
    const JobColumn& column, const TableCell& cell, JobDraft& draft, JobDrafts& drafts);

/// Returns the remark that a cell may be cut off because it fills its column.
std::string filledColumn(std::string_view word, std::string_view text);

/// Reads all rows of an opened table. Errors: errors of the table and of its cells, Cancelled.
Result<Import> readJobTable(JobTable table, const Progress& progress);

} // namespace fairshare
