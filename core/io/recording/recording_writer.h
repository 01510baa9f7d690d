// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/section/simulation_section.h"
#include "core/simulator/section/submitted_log.h"

#include <string>
#include <string_view>

namespace fairshare {

/// What is recorded; all of it outlives the writing.
struct RecordedRun {
    const SimulationSection& section;
    const SimulationOutcome& outcome;
    Seconds epoch = 0; ///< what second 0 is since 1970; 0 where it is not known
    std::string workloadName; ///< of the file or the generator
    std::string sha256; ///< of the file; "" = not known
    std::string input{}; ///< SHA-256 of all that the run follows from; "" = not known
    CleaningSummary cleaning{};
    std::uint64_t unreadRows = 0; ///< of the log
};

/// How samples are recorded.
enum class SampleFormat : std::uint8_t {
    JsonLines, ///< changes of the allocation alone, from which values follow
    Csv, ///< a row for each sample and node: for short runs
    None, ///< they follow from the jobs and their nodes; `wc.csv` is left out too
};

enum class ExistingDirectory : std::uint8_t {
    Refused,
    Replaced, ///< where it is a recording, whose own files go; all else is refused in any case
};

struct RecordingOptions {
    SampleFormat samples = SampleFormat::JsonLines;
    ExistingDirectory existing = ExistingDirectory::Refused;
};

/// Whether a file of a run directory, by its name, belongs to the recording; others are somebody's own.
bool isRecordingPart(std::string_view name);

/// Writes a run directory with `run.json`, `jobs.csv`, samples, `wc.csv`, and `usage.csv` where there was a
/// replay. It appears when it is complete. Processors that are counted alone are recorded as nodes of one
/// core; where jobs share nodes by their cores there are neither samples nor `wc.csv`, since values are those
/// of whole nodes.
/// Errors: WriteFailed, TooLarge; BadInput for a path at which there is something already; Cancelled.
Result<void> writeRecording(const RecordedRun& run, const std::string& path, const RecordingOptions& options,
    const Progress& progress = {});

} // namespace fairshare
