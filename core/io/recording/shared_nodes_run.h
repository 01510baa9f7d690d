// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_jobs_reader.h"
#include "core/io/recording/run_file.h"
#include "core/simulator/engine/simulation_outcome.h"

#include <optional>

namespace fairshare {

/// A recorded run of jobs that shared nodes by their cores. There is no film of it, which shows whole nodes.
struct SharedNodesRun {
    SimulationOutcome outcome; ///< with the nodes that jobs had a part of
    PreemptionSection preemption{};
    Seconds interval = 0; ///< between samples
    std::string mismatch{}; ///< as Recording has it
};

/// The line of the first job that asked for other than its whole nodes.
std::optional<std::uint32_t> firstSharer(const RecordedJobTable& jobs);

/// Errors: BadInput with the line of a job that does not tell when it ran and on which nodes, or asked for
/// more cores than there are.
Result<SharedNodesRun> sharedNodesRun(RunFile file, const RecordedJobTable& jobs);

} // namespace fairshare
