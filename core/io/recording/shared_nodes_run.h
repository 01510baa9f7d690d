// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_jobs_reader.h"
#include "core/io/recording/run_file.h"
#include "core/simulator/engine/simulation_outcome.h"

#include <optional>

namespace fairshare {

/// Recorded run in which jobs shared nodes by core. It has no preemption samples, since these show whole
/// nodes.
struct SharedNodesRun {
    SimulationOutcome outcome; ///< includes the nodes that jobs shared
    PreemptionSection preemption{};
    Seconds interval = 0; ///< between samples
    Seconds epoch = 0; ///< time of second 0, in seconds since 1970; 0 = not known
    std::string mismatch{}; ///< as in Recording
};

/// Returns the line of the first job whose requested resources differ from its whole nodes.
std::optional<std::uint32_t> firstSharer(const RecordedJobTable& jobs);

/// Errors: BadInput with the line of a job without times or nodes, or that requested more cores than exist.
Result<SharedNodesRun> sharedNodesRun(RunFile file, const RecordedJobTable& jobs);

} // namespace fairshare
