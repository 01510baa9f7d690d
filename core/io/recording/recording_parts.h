// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/recording/recording_writer.h"
#include "core/io/text/text_sink.h"
#include "core/simulator/engine/node_allocation.h"

#include <memory>

/// The files of a run directory, which only writeRecording puts together.
namespace fairshare {

/// What jobs held, and under which names they are recorded.
struct RecordedJobs {
    std::vector<std::string> ids; ///< by job; of equal ones the later have `#2`, `#3` …
    std::vector<std::vector<std::uint32_t>> nodes; ///< by job, ascending
};

RecordedJobs recordedJobs(const SimulationOutcome& outcome);

/// `0-3 7`: intervals of ascending numbers.
std::string intervalText(std::span<const std::uint32_t> numbers);

void writeRunJson(const RecordedRun& run, const TextSink& sink);
void writeJobsCsv(const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink);
void writeUsageCsv(const ReplayedUsage& usage, const TextSink& sink);
/// Only changes of the allocation; values follow from it. Errors: Cancelled.
Result<void> writeSampleLines(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress);

/// Each sample, each node, with the values of all policies. Errors: Cancelled.
Result<void> writeSamplesCsv(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress);
/// What preempting would have cost, every `wc_stride` samples. `jobs_killed` is of the sample alone. Errors:
/// Cancelled.
Result<void> writeWcCsv(const RecordedRun& run, const TextSink& sink, const Progress& progress);

} // namespace fairshare
