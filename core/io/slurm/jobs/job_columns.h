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

    std::string_view word; ///< the title as JobTable spells it
    Read read = nullptr; ///< errors: BadInput; the message is what was expected instead
};

/// What squeue, sacct and scontrol call the figures of a job, `tresalloc`, `reqtres` and so on.
std::span<const JobColumn> jobColumns();

/// The column of this title; null for one that is not read.
const JobColumn* findJobColumn(std::string_view word);

/// Reads one figure. Errors: BadInput at `position` with the figure's name, what it is and what was expected.
Result<void> readJobFigure(
    const JobColumn& column, const TableCell& cell, JobDraft& draft, JobDrafts& drafts);

/// The remark that a cell may have lost its end, since it fills its column.
std::string filledColumn(std::string_view word, std::string_view text);

/// Reads all rows of an opened table. Errors: those of the table and of its cells, Cancelled.
Result<Import> readJobTable(JobTable table, const Progress& progress);

/// Minutes of a time limit as squeue prints it, begun ones counted; `UNLIMITED` is the largest number.
std::optional<std::uint32_t> parseTimeLimit(std::string_view text);

} // namespace fairshare
