// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/recording/shared_nodes_run.h"
#include "core/io/text/remarks.h"
#include "core/simulator/engine/simulated_run.h"
#include "core/simulator/samples/sample_clock.h"
#include "core/simulator/section/simulation_section.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Recorded simulation run. Recorded values are not used; they are computed from the jobs on the nodes.
struct Recording {
    std::shared_ptr<const SimulatedRun> run;
    std::string input{}; ///< SHA-256 of the complete input of the run; "" = not recorded
    SampleClock clock; ///< times of a table of samples, otherwise those of a SampleWalk
    Seconds interval = SampleWalk::UsualInterval; ///< between samples
    PreemptionSection preemption{}; ///< as recorded; for samples only, at most half of the machine
    /// Message without a full stop if jobs.csv and run.json differ in the number of jobs; it is also one of
    /// the remarks. "" if they agree.
    std::string mismatch{};
    Remarks remarks{};
};

/// Most nodes of a recorded machine.
inline constexpr std::uint64_t MostRecordedNodes = 1'000'000;

/// Returns true if uncompressed content begins like a file that represents a recording: `samples.csv`,
/// `samples.jsonl` or `run.json`.
bool isRecording(std::string_view beginning);

/// Reads samples without a run directory. They contain no queues and no users; jobs start and end as the
/// samples show. Jobs that hold nodes at the last sample end one interval after it, which is reported in a
/// remark.
/// Errors: BadInput or OutOfRange with the line at fault; TooLarge; Cancelled.
Result<Recording> readRecordedSamples(
    std::string_view content, const std::string& name, const Progress& progress = {});

/// Reads a run directory in which jobs shared nodes by core, which readRecording rejects. Returns nothing for
/// other recordings. Errors: as for readRecording.
Result<std::optional<SharedNodesRun>> readSharedNodes(const std::string& path, const Progress& progress = {});

/// Returns the `input_sha256` of a run directory; "" if not recorded. Errors: as for readRecording.
Result<std::string> recordedInput(const std::string& directory);

/// Returns the existing files that readRecording reads for a path, whether they are valid or not.
std::vector<std::string> recordedFiles(const std::string& path);

/// Returns the files that readRecording looks for next to a path, both plain and compressed, whether they
/// exist or not.
std::vector<std::string> recordedNames(const std::string& path);

/// Files of a run directory that are copied when it is written again.
struct RecordedTexts {
    std::string runJson;
    std::string usageCsv; ///< "" = there is none
};

/// Returns the files of a run directory, or of its `run.json`, as text. Errors: BadInput for samples without
/// a run directory; those of readFile and unpackGzip.
Result<RecordedTexts> recordedTexts(const std::string& path, const Progress& progress = {});

/// Reads a recording: a run directory, given by its path or the path of its `run.json`, or a file of samples.
/// Each file may be compressed by gzip. The first line of `samples.jsonl` may name a table of jobs next to
/// it, which is read too. A directory without samples needs the nodes and times of all jobs in `jobs.csv`.
/// Errors: as for readRecordedSamples, readFile and unpackGzip, with the file name; NotFound for a directory
/// in which a part is missing.
Result<Recording> readRecording(const std::string& path, const Progress& progress = {});

} // namespace fairshare
