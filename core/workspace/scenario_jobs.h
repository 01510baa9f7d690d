// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/machine_size.h"
#include "core/workspace/workload.h"

namespace fairshare {

/// Jobs of a simulation and its machine.
struct ScenarioJobs {
    WorkloadImport import; ///< in units of the machine
    MachineSize machine{};
    SimulationSection section{}; ///< with the cores per node from the log
};

/// Loads the jobs of a section, cleaned by its settings. Errors: those of loadWorkload; BadInput if the
/// machine size is unknown; those of checkNodes.
Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress = {});

} // namespace fairshare
