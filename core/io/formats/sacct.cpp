// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/slurm/jobs/job_columns.h"

namespace fairshare::format_files {
namespace {

/// Recognizes sacct by its mixed-case titles; squeue and sprio use capitals.
bool recognizesSacct(std::string_view beginning)
{
    const std::string_view header = beginning.substr(0, beginning.find('\n'));
    return header.find("JobID") != std::string_view::npos && JobTable(beginning).open();
}

Result<Import> readSacct(std::string_view content, const Progress& progress)
{
    JobTable table(content);
    if (!table.open())
        return fail(
            ErrorCode::BadInput, fairshare::say("not sacct output; expected a header with JobID"), {1, 1});
    return readJobTable(std::move(table), progress);
}

} // namespace

Format sacct()
{
    return {.id = "sacct",
        .title = fairshare::phrase("Job accounting (sacct)"),
        .patterns = "*.txt",
        .summary = fairshare::phrase("Pending and running jobs, limited to the printed columns; job steps "
                                     "and finished jobs are skipped"),
        .recognizes = recognizesSacct,
        .read = readSacct,
        .write = nullptr};
}

} // namespace fairshare::format_files
