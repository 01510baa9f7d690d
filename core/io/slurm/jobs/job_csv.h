// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/io/csv/csv_lines.h"
#include "core/io/slurm/jobs/job_ids.h"
#include "core/io/slurm/jobs/job_maxima.h"
#include "core/io/text/remarks.h"
#include "core/io/text/text_sink.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Import;

/// A table of jobs with one row a job. The header names the columns as the members of the section `priority`
/// are named, `tres_req.cpu` and `partition_tres.mem` for amounts, `cluster_cpus` and `cluster_nodes` for
/// what all compete for. Missing columns and empty cells have the members' defaults. A job in several
/// partitions has a row for each, one after another with the same id; what is not of the partition is the
/// first row's, which the others repeat or leave empty. Partitions that share their figures may stand in one
/// row, `a,b`. Where no maximum is told, the largest figure of the table is.
class JobCsvReader {
public:
    explicit JobCsvReader(std::string_view text)
        : m_lines(text)
    {
    }

    /// True when the cells are a header of ours: `job_id` or figures that only jobs have, and at least half
    /// of the columns known. Case does not count.
    static bool isHeader(const std::vector<CsvCell>& cells);

    /// Errors: BadInput and OutOfRange with the cell at fault, Cancelled.
    Result<Import> read(const Progress& progress);

private:
    struct Row {
        Job& job;
        JobPartition& partition;
    };
    /// What a column of the table fills.
    struct Column {
        std::size_t member; ///< index among the known ones; their number for amounts
        std::string tres; ///< of amounts, the TRES
        bool ofPartition; ///< not of the job as a whole
    };

    Result<void> readHeader();
    Result<void> readTitle(const CsvCell& cell);
    Result<void> readRow();
    Result<void> checkWidth();
    Result<void> addPartitions(Job job, JobPartition partition);
    Result<void> addJob(Job job, JobPartition partition);
    Result<void> addPartition(JobPartition partition);
    Result<void> checkRepeated(const Job& repeated);
    void checkMaxima(const Job& job, bool isNew);
    std::size_t columnOf(std::string_view title) const;
    std::string figureOf(const Column& column, const Job& job) const;
    static std::string titleOf(const Column& column);
    Result<void> readCell(const Column& column, const CsvCell& cell, Row row);
    void checkFairshare(const CsvCell& cell, const Job& job);
    Result<void> readAmount(const Column& column, const CsvCell& cell, Row row);
    tl::unexpected<Error> refuse(const CsvCell& cell, const std::string& allowed);

    CsvLines m_lines;
    std::vector<Column> m_columns;
    std::set<std::string> m_titles; ///< in lower case
    JobQueue m_queue;
    JobIds m_ids;
    JobMaxima m_maxima;
    std::set<std::string> m_partitions; ///< names, of the last job
    std::size_t m_firstOffset = 0; ///< of the first row of the last job
    std::vector<bool> m_firstFilled; ///< by column, in that row
    Remarks m_remarks;
    std::string m_title; ///< of the cell that is read
};

/// Writes a queue so that JobCsvReader gives it back. Members that are not ours are left out.
void writeJobCsv(const JobQueue& queue, const TextSink& sink);

} // namespace fairshare
