// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"
#include "core/simulator/engine/simulated_run.h"

namespace fairshare {

/// The run that a log recorded, on the nodes that it names; jobs run as long as they really did. Errors:
/// NotFound where the log does not tell when all jobs started and which nodes they had; BadInput where two
/// jobs hold one node at once, since whole nodes alone can be shown.
Result<SimulatedRun> recordedRunOf(const WorkloadImport& import);

} // namespace fairshare
