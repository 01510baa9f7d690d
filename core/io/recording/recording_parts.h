// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/recording/recording_writer.h"
#include "core/io/text/text_sink.h"
#include "core/simulator/engine/node_allocation.h"

#include <memory>

/// Writers for the files of a run directory; used only by writeRecording.
namespace fairshare {

/// Nodes of the jobs and the IDs under which they are recorded.
struct RecordedJobs {
    std::vector<std::string> ids; ///< by job; repeated IDs get `#2`, `#3` and so on
    std::vector<std::vector<std::uint32_t>> nodes; ///< by job, ascending
};

RecordedJobs recordedJobs(const SimulationOutcome& outcome);

/// Formats ascending numbers as intervals: `0-3 7`.
std::string intervalText(std::span<const std::uint32_t> numbers);

void writeRunJson(const RecordedRun& run, const TextSink& sink);
void writeJobsCsv(const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink);
void writeUsageCsv(const ReplayedUsage& usage, const TextSink& sink);
/// Writes only the changes of the allocation; the values follow from it. Errors: Cancelled.
Result<void> writeSampleLines(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress);

/// Writes one row per sample and node with the values of all policies. Errors: Cancelled.
Result<void> writeSamplesCsv(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress);
/// Returns the size of `wc.csv`, with an estimate of its bytes. Errors: Cancelled.
Result<WcSize> wcSize(const RecordedRun& run, const Progress& progress);

/// Writes the lost work that preempting would have caused, for every `wc_stride`-th sample and for the last
/// one. `jobs_killed` is for that sample only. Errors: Cancelled.
Result<void> writeWcCsv(const RecordedRun& run, const TextSink& sink, const Progress& progress);

} // namespace fairshare
