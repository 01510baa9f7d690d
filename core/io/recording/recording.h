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

/// A run as it was written down. Values are not taken over: they follow from who held which nodes.
struct Recording {
    std::shared_ptr<const SimulatedRun> run;
    std::string input{}; ///< SHA-256 of all that the run follows from; "" where it is not told
    SampleClock clock; ///< those of a table of samples, else as a SampleWalk goes
    Seconds interval = SampleWalk::UsualInterval; ///< between samples
    PreemptionSection preemption{}; ///< as far as it is told; of samples alone at most half of the machine
    /// Where jobs.csv holds other than as many jobs as run.json tells, a sentence without a full stop, which
    /// is among the remarks as well; "" where they agree.
    std::string mismatch{};
    Remarks remarks{};
};

/// Largest machine of a recording, in nodes.
inline constexpr std::uint64_t MostRecordedNodes = 1'000'000;

/// Whether a content that is not compressed begins as a part of a recording that tells of the whole:
/// `samples.csv`, `samples.jsonl` or `run.json`.
bool isRecording(std::string_view beginning);

/// Reads samples alone, which tell no queues and users: starts and ends are as the samples show them. Jobs
/// that hold nodes at the last sample end an interval behind it, which a remark tells.
/// Errors: BadInput or OutOfRange with the line at fault; TooLarge; Cancelled.
Result<Recording> readRecordedSamples(
    std::string_view content, const std::string& name, const Progress& progress = {});

/// The run of a directory whose jobs shared nodes by their cores, which readRecording refuses; nothing for
/// another recording. Errors: as readRecording.
Result<std::optional<SharedNodesRun>> readSharedNodes(const std::string& path, const Progress& progress = {});

/// The `input_sha256` of a run directory, "" where it tells none. Errors: as readRecording.
Result<std::string> recordedInput(const std::string& directory);

/// The files that readRecording reads for a path, be they as they should or not.
std::vector<std::string> recordedFiles(const std::string& path);

/// The files that readRecording looks for beside a path, be they there or not, packed or not.
std::vector<std::string> recordedNames(const std::string& path);

/// Reads a run directory, by its path or that of its `run.json`, or samples; each file compressed by
/// gzip or not. Lines of samples take the table of jobs that they name, where it lies beside them. A
/// directory without samples needs the nodes and times of all jobs in its `jobs.csv`. Errors: as
/// readRecordedSamples, those of readFile and unpackGzip, with the file's name; NotFound for a directory that
/// lacks a part.
Result<Recording> readRecording(const std::string& path, const Progress& progress = {});

} // namespace fairshare
