// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_csv.h"

#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/import/import.h"
#include "core/io/text/text_lines.h"

namespace fairshare::format_files {
namespace {

bool recognizesJobCsv(std::string_view beginning)
{
    CsvLines lines(withoutByteOrderMark(beginning));
    const auto more = lines.next();
    return more && *more && JobCsvReader::isHeader(lines.cells());
}

Result<Import> readJobCsv(std::string_view content, const Progress& progress)
{
    return JobCsvReader(withoutByteOrderMark(content)).read(progress);
}

} // namespace

Format job_csv()
{
    return {.id = "job-csv",
        .title = fairshare::phrase("Job table (CSV)"),
        .patterns = "*.csv *.tsv",
        .summary = fairshare::phrase("One row per job with everything its priority depends on; no tree"),
        .recognizes = recognizesJobCsv,
        .read = readJobCsv,
        .write = nullptr};
}

} // namespace fairshare::format_files
