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

/// Values of policies as rows of samples have them. They are not taken over, but compared.
struct RecordedValues {
    static constexpr double Unit = 1e6; ///< of the decimals that are recorded

    struct Column {
        const PreemptionPolicy* policy = nullptr;
        std::size_t cell = 0; ///< place in a row
    };
    struct OtherColumn {
        std::string name;
        SourcePosition position;
    };
    /// A policy's values at one moment, as `samples.jsonl` has them.
    struct Moment {
        Seconds now = 0;
        SourcePosition position; ///< of the values
        const PreemptionPolicy* policy = nullptr;
        std::vector<std::uint32_t> values{}; ///< in millionths, by node
    };
    std::vector<Column> columns{}; ///< of policies that we know
    std::vector<OtherColumn> others{}; ///< of policies that there are none of
    std::vector<std::uint32_t> values{}; ///< in millionths, row after row, each by column
    std::vector<Moment> moments{}; ///< by time
};

/// What a file of samples told.
struct SeenSamples {
    std::vector<std::string> ids; ///< of jobs
    std::vector<HeldRun> runs; ///< in the order of their beginnings
    std::uint64_t machine = 0; ///< nodes
    std::optional<Seconds> interval{}; ///< where it is told
    std::vector<std::string> policies{}; ///< ids of those that we know
    std::vector<Seconds> times{}; ///< of the samples; empty where changes alone are told
    std::uint64_t first = 0; ///< number of the first of them
    Seconds last = 0; ///< moment of the file
    RecordedValues values{};
};

/// The last second at which a sample may stand.
inline constexpr std::uint64_t MostSampleTime = 1'000'000'000'000'000;

bool isSampleRows(std::string_view beginning);
bool isSampleLines(std::string_view beginning);

/// Reads `samples.csv`: a row for each sample and node. @param jobs that may stand there; null: each may
/// Errors: BadInput with the line; Cancelled.
Result<SeenSamples> readSampleRows(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress);

/// Reads `samples.jsonl`: changes. @param jobs likewise. Errors: likewise, and OutOfRange.
Result<SeenSamples> readSampleLines(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress);

/// The table of jobs that the first line of `samples.jsonl` names.
struct NamedJobTable {
    std::string
        name{}; ///< plain, of a file beside the samples; "" for none, or where the line cannot be read
    std::string refused{}; ///< what stands there instead, as it is spelled; "" for nothing
    SourcePosition position{}; ///< of `refused`
};
NamedJobTable namedJobTable(std::string_view content);

/// The stretch that a row of the table of jobs tells. @param place of the row, which is the job's as well
/// Errors: BadInput with its line where it does not tell when and where it ran, or has a node that there is
/// none of.
Result<HeldRun> heldRunOf(const RecordedJobTable& table, std::uint32_t place, std::uint64_t machine);

/// What samples would show of jobs that all tell when they ran on which nodes. @param machine nodes
/// Errors: BadInput with the line of a job that does not tell it, or is on a node that there is none of.
Result<SeenSamples> samplesOfJobs(const RecordedJobTable& jobs, std::uint64_t machine);

/// The id of a policy by that, by its title, or by a column that begins with it; "" for none.
std::string policyOfColumn(std::string_view name);

} // namespace fairshare
