// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/simulator/section/submitted_log.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Recorded schedule of the jobs in a log.
struct RecordedSchedule {
    std::vector<Seconds> starts; ///< by job
    std::vector<Seconds> runs; ///< by job; full time on its nodes, even if the workload cuts it at the limit
    std::vector<std::size_t> firstNode; ///< by job, plus the end; empty unless some job has nodes
    std::vector<std::uint32_t> nodes; ///< nodes of all jobs, ascending within each job
    std::vector<std::string> nodeNames; ///< by node; empty if nodes only have numbers
};

/// Findings in a log apart from its jobs.
struct LogFindings {
    std::uint64_t steps = 0; ///< rows of job steps, left out
    std::uint64_t waitingArrays = 0; ///< rows of pending array tasks, left out
    std::uint64_t neverStarted = 0; ///< jobs left out
    std::uint64_t stillRunning = 0; ///< kept, with their elapsed time as run time
    std::uint64_t unsorted = 0; ///< listed after a job that was submitted later
    std::uint64_t duplicateIds = 0; ///< rows with an ID of an earlier row; kept
    bool hasRequests = false; ///< at least one job has a requested time
    bool tellsMachine = false; ///< the machine size is given by the log or the user
    bool tellsWork = false; ///< some job has an amount of work, which a speed converts to time

    bool operator==(const LogFindings&) const = default;
};

/// Contents of a job log.
struct WorkloadImport {
    Workload workload;
    std::string sha256{}; ///< SHA-256 of the file as read by loadWorkload; "" = none
    CleaningSummary summary{};
    std::uint64_t badRows = 0; ///< unreadable rows; the first of them have remarks
    LogFindings findings{};
    /// Time of second 0 of the workload, in seconds since 1970; 0 = not known. Times without a time zone are
    /// treated as UTC, so that the clock shows the times of the log.
    Seconds epoch = 0;
    std::int32_t procsPerNode = 1;
    AllocationUnit unit = AllocationUnit::Procs; ///< unit of the machine size and the job sizes
    std::optional<RecordedSchedule> recorded{};
    Remarks remarks{};

    template <typename Message>
    void addBadRow(SourcePosition position, Message message)
    {
        constexpr std::uint64_t Told = 10;
        if (++badRows <= Told)
            remarks.add("bad_row", position, message);
    }
    /// Returns the number of rows with jobs and job steps. Every row is either kept or counted as left out.
    std::uint64_t rows() const
    {
        return summary.rows + badRows + findings.steps + findings.waitingArrays + findings.neverStarted;
    }
};

/// Format of job logs.
struct WorkloadFormat {
    std::string_view id;
    std::string_view title;
    std::string_view patterns; ///< for file dialogs
    /// Same as Format::recognizes.
    bool (*recognizes)(std::string_view beginning);
    /// Reads a log. Unreadable rows are reported and left out. Errors: BadInput if there are no jobs; errors
    /// of the format and of WorkloadDraft::take; Cancelled.
    Result<WorkloadImport> (*read)(
        std::string_view content, const CleaningSettings& settings, const Progress& progress);
};

std::span<const WorkloadFormat> workloadFormats();
/// Returns the format with this ID, or null.
const WorkloadFormat* findWorkloadFormat(std::string_view id);
/// Returns the first format that recognizes the content, or null.
const WorkloadFormat* recognizeWorkload(std::string_view content);

/// Returns true if readWorkload finds a log in the content, perhaps with prompts, commands or marks around
/// it.
bool containsWorkload(std::string_view content);

/// Reads uncompressed content. Errors: errors of the format; BadInput for content in an unknown format.
Result<WorkloadImport> readWorkload(
    std::string_view content, const CleaningSettings& settings, const Progress& progress = {});

/// Reads a file, which may be compressed by gzip. The format is recognized by its content. Errors: errors of
/// readFile, unpackGzip and readWorkload, with the file name.
Result<WorkloadImport> importWorkload(
    const std::string& path, const CleaningSettings& settings, const Progress& progress = {});

/// Same as importWorkload, for a file that was already read.
Result<WorkloadImport> importWorkloadBytes(
    const std::string& path, std::string bytes, const CleaningSettings& settings, const Progress& progress);

} // namespace fairshare
