// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/section/simulation_section.h"
#include "core/simulator/section/submitted_log.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace fairshare {

/// Run to be recorded. Referenced objects must outlive the writing.
struct RecordedRun {
    const SimulationSection& section;
    const SimulationOutcome& outcome;
    Seconds epoch = 0; ///< time of second 0, in seconds since 1970; 0 = not known
    std::string workloadName; ///< name of the file or the generator
    std::string sha256; ///< SHA-256 of the file; "" = not known
    std::string input{}; ///< SHA-256 of the complete input of the run; "" = not known
    CleaningSummary cleaning{};
    std::uint64_t unreadRows = 0; ///< unreadable rows of the log
    std::string runJson{}; ///< complete `run.json` of a recording that is written again; "" = composed
    std::string usageCsv{}; ///< likewise, `usage.csv`; "" = that of the outcome, if it has usage
};

/// Format of the recorded samples.
enum class SampleFormat : std::uint8_t {
    JsonLines, ///< only changes of the allocation; values are computed from them
    Csv, ///< one row per sample and node; for short runs
    None, ///< no samples, which follow from jobs.csv, and no `wc.csv`
};

enum class ExistingDirectory : std::uint8_t {
    Refused,
    Replaced, ///< only a recording, whose files are deleted; others are always refused
};

/// Size of a `wc.csv` that has more than the last sample.
struct WcSize {
    std::uint64_t samples = 0; ///< with rows in the file
    std::uint64_t rows = 0; ///< without the header
    std::uint64_t bytes = 0; ///< estimated
};

struct RecordingOptions {
    SampleFormat samples = SampleFormat::JsonLines;
    ExistingDirectory existing = ExistingDirectory::Refused;
    /// Called before anything is written if `wc_stride` asks for more than the last sample; may be empty.
    std::function<void(const WcSize& size)> announced{};
};

/// Returns true if a file of this name in a run directory belongs to the recording. Other files are the
/// user's own.
bool isRecordingPart(std::string_view name);

/// Writes a run directory with `run.json`, `jobs.csv`, samples, `wc.csv` and, after a replay, `usage.csv`.
/// The directory appears only when it is complete. If only processors are counted, they are recorded as nodes
/// with one core. If jobs share nodes by core, neither samples nor `wc.csv` are written, since values apply
/// to whole nodes.
/// Errors: WriteFailed, TooLarge; BadInput if the path already exists and is not to be replaced; Cancelled.
Result<void> writeRecording(const RecordedRun& run, const std::string& path, const RecordingOptions& options,
    const Progress& progress = {});

} // namespace fairshare
