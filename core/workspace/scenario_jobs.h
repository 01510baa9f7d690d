// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/machine_size.h"
#include "core/workspace/load_workload.h"

namespace fairshare {

/// The jobs of a simulation and the machine that they are for.
struct ScenarioJobs {
    WorkloadImport import; ///< in units of the machine
    MachineSize machine{};
    SimulationSection section{}; ///< with what the log tells of the cores of a node
};

/// The jobs that a section names, cleaned as it says. Errors: those of loadWorkload; BadInput where nobody
/// tells how large the machine is; those of checkNodes.
Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress = {});

} // namespace fairshare
