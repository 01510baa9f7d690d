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

/// How the jobs of a log really ran.
struct RecordedSchedule {
    std::vector<Seconds> starts; ///< by job
    std::vector<Seconds> runs; ///< by job, whole also of those that end at their limit in the workload
    std::vector<std::size_t> firstNode; ///< by job, and the end; empty unless all jobs tell their nodes
    std::vector<std::uint32_t> nodes; ///< of all jobs, ascending within each
    std::vector<std::string> nodeNames; ///< by node; empty where nodes have numbers alone
};

/// What was seen in a log beside its jobs.
struct LogFindings {
    std::uint64_t steps = 0; ///< rows of parts of jobs, left out
    std::uint64_t waitingArrays = 0; ///< rows of array tasks that still waited, left out
    std::uint64_t neverStarted = 0; ///< left out
    std::uint64_t stillRunning = 0; ///< kept: their run time is what they had run
    std::uint64_t unsorted = 0; ///< stood below a job that was submitted later
    std::uint64_t duplicateIds = 0; ///< rows with an id that a row above has; kept
    bool hasRequests = false; ///< some job says how long it asked for
    bool tellsMachine = false; ///< the log, or the user, says how large the machine is
    bool tellsWork = false; ///< of some job, which a speed turns into time

    bool operator==(const LogFindings&) const = default;
};

/// What a log of jobs held.
struct WorkloadImport {
    Workload workload;
    std::string sha256{}; ///< of the file as it was read, by loadWorkload; "" where there is none
    CleaningSummary summary{};
    std::uint64_t badRows = 0; ///< that could not be read; the first of them are remarks
    LogFindings findings{};
    /// What second 0 of the workload is since 1970; 0 where it is not known. Of times without a zone as if
    /// they were UTC, so that the clock shows what the log has.
    Seconds epoch = 0;
    std::int32_t procsPerNode = 1;
    AllocationUnit unit = AllocationUnit::Procs; ///< of the machine and of the sizes of its jobs
    std::optional<RecordedSchedule> recorded{};
    Remarks remarks{};

    template <typename Message>
    void addBadRow(SourcePosition position, Message message)
    {
        constexpr std::uint64_t Told = 10;
        if (++badRows <= Told)
            remarks.add("bad_row", position, message);
    }
    /// Rows of jobs and parts of jobs: every one is kept or counted as left out.
    std::uint64_t rows() const
    {
        return summary.rows + badRows + findings.steps + findings.waitingArrays + findings.neverStarted;
    }
};

/// A format of logs of jobs.
struct WorkloadFormat {
    std::string_view id;
    std::string_view title;
    std::string_view patterns; ///< of a file dialog
    /// As Format::recognizes.
    bool (*recognizes)(std::string_view beginning);
    /// Rows that cannot be read are told and left out. Errors: BadInput where there is no job at all; those
    /// of the format and of WorkloadDraft::take; Cancelled.
    Result<WorkloadImport> (*read)(
        std::string_view content, const CleaningSettings& settings, const Progress& progress);
};

std::span<const WorkloadFormat> workloadFormats();
/// Null where there is none of this id.
const WorkloadFormat* findWorkloadFormat(std::string_view id);
/// The first that recognizes the content; null where none does.
const WorkloadFormat* recognizeWorkload(std::string_view content);

/// Reads a content that is not compressed. Errors: those of the format; BadInput for a content of no format.
Result<WorkloadImport> readWorkload(
    std::string_view content, const CleaningSettings& settings, const Progress& progress = {});

/// Reads a file, compressed by gzip or not, by its content. Errors: those of readFile, unpackGzip and
/// readWorkload, with the file's name.
Result<WorkloadImport> importWorkload(
    const std::string& path, const CleaningSettings& settings, const Progress& progress = {});

/// The same of the bytes of a file that were read already.
Result<WorkloadImport> importWorkloadBytes(
    const std::string& path, std::string bytes, const CleaningSettings& settings, const Progress& progress);

} // namespace fairshare
