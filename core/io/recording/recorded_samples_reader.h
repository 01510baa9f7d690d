// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/io/recording/held_nodes.h"
#include "core/io/recording/recorded_jobs_reader.h"
#include "core/io/recording/recording.h"

#include <optional>

namespace fairshare {

struct PreemptionPolicy;

/// Recorded values of policies. They are only compared with computed values.
struct RecordedValues {
    static constexpr double Unit = 1e6; ///< recorded values are in millionths

    struct Column {
        const PreemptionPolicy* policy = nullptr;
        std::size_t cell = 0; ///< index in a row
    };
    struct OtherColumn {
        std::string name;
        SourcePosition position;
    };
    /// Values of a policy at one time, from `samples.jsonl`.
    struct Moment {
        Seconds now = 0;
        SourcePosition position; ///< position of the values
        const PreemptionPolicy* policy = nullptr;
        std::vector<std::uint32_t> values{}; ///< in millionths, by node
    };
    std::vector<Column> columns{}; ///< columns of known policies
    std::vector<OtherColumn> others{}; ///< columns of unknown policies
    std::vector<std::uint32_t> values{}; ///< in millionths, row by row, each by column
    std::vector<Moment> moments{}; ///< ordered by time
};

/// Contents of a file of samples.
struct SeenSamples {
    std::vector<std::string> ids; ///< job IDs
    std::vector<HeldRun> runs; ///< ordered by start
    std::uint64_t machine = 0; ///< number of nodes
    std::optional<Seconds> interval{}; ///< if recorded
    std::vector<std::string> policies{}; ///< IDs of known policies
    std::vector<Seconds> times{}; ///< times of the samples; empty if the file has only changes
    std::uint64_t first = 0; ///< number of the first sample
    Seconds last = 0; ///< last time in the file
    RecordedValues values{};
};

/// Latest allowed time of a sample, in seconds.
inline constexpr std::uint64_t MostSampleTime = 1'000'000'000'000'000;

bool isSampleRows(std::string_view beginning);
bool isSampleLines(std::string_view beginning);

/// Reads `samples.csv`, which has one row per sample and node.
/// @param jobs the only jobs that may occur; null: any job
/// Errors: BadInput with the line; Cancelled.
Result<SeenSamples> readSampleRows(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress);

/// Reads `samples.jsonl`, which contains changes.
/// @param jobs as for readSampleRows
/// Errors: as for readSampleRows; OutOfRange.
Result<SeenSamples> readSampleLines(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress);

/// Table of jobs named on the first line of `samples.jsonl`.
struct NamedJobTable {
    std::string
        name{}; ///< name of a file next to the samples; "" if there is none or the line cannot be read
    std::string refused{}; ///< source text of an invalid name; "" for none
    SourcePosition position{}; ///< position of `refused`
};
NamedJobTable namedJobTable(std::string_view content);

/// Returns the period in which a job of the table held its nodes.
/// @param place index of the row and of the job
/// Errors: BadInput with the line if times or nodes are not recorded or a node does not exist.
Result<HeldRun> heldRunOf(const RecordedJobTable& table, std::uint32_t place, std::uint64_t machine);

/// Builds samples from a table of jobs that records times and nodes for all jobs.
/// @param machine number of nodes
/// Errors: BadInput with the line of a job without times or nodes, or with a node that does not exist.
Result<SeenSamples> samplesOfJobs(const RecordedJobTable& jobs, std::uint64_t machine);

/// Returns the ID of the policy with this ID or title, or whose ID and a '_' begin the column name; "" for
/// none.
std::string policyOfColumn(std::string_view name);

} // namespace fairshare
