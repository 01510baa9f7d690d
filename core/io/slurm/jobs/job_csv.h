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

/// Reads a CSV table of jobs with one row per job. The columns are named after the members of the section
/// `priority`. `tres_req.cpu` and `partition_tres.mem` are amounts; `cluster_cpus` and `cluster_nodes` are
/// the size of the cluster. Missing columns and empty cells have the defaults of the members.
///
/// A job in several partitions has one row per partition, in consecutive rows with the same ID. Values that
/// do not depend on the partition are taken from the first row; the other rows repeat them or leave them
/// empty. Partitions with the same values may share one row, `a,b`. A maximum that is not given is the
/// largest value in the table.
class JobCsvReader {
public:
    explicit JobCsvReader(std::string_view text)
        : m_lines(text)
    {
    }

    /// Returns true if the cells are a header of this format: it has `job_id` or values that only jobs have,
    /// and at least half of the columns are known. Ignores case.
    static bool isHeader(const std::vector<CsvCell>& cells);

    /// Errors: BadInput and OutOfRange with the position of the cell, Cancelled.
    Result<Import> read(const Progress& progress);

private:
    struct Row {
        Job& job;
        JobPartition& partition;
    };
    /// The member that a column sets.
    struct Column {
        std::size_t member; ///< index among the known columns; their number for amounts
        std::string tres; ///< TRES of an amount
        bool ofPartition; ///< belongs to the partition, not to the whole job
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
    std::set<std::string> m_partitions; ///< partition names of the last job
    std::size_t m_firstOffset = 0; ///< offset of the first row of the last job
    std::vector<bool> m_firstFilled; ///< by column, for that row
    Remarks m_remarks;
    std::string m_title; ///< title of the current cell
};

/// Writes a queue that JobCsvReader reads back. Unknown members are left out.
void writeJobCsv(const JobQueue& queue, const TextSink& sink);

} // namespace fairshare
