// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"
#include "core/simulator/engine/simulated_run.h"

namespace fairshare {

/// Returns the run as recorded in a log, on the recorded nodes and with the real run times. Errors: NotFound
/// if the log does not contain the start times and nodes of all jobs; BadInput if two jobs hold the same node
/// at once, since only whole nodes can be shown.
Result<SimulatedRun> recordedRunOf(const WorkloadImport& import);

} // namespace fairshare
