// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/load_workload.h"
#include "core/simulator/machine_size.h"

namespace fairshare {

/// The jobs of a simulation and the machine that they are for.
struct ScenarioJobs {
    WorkloadImport import; ///< its sizes are in `unit`
    LogUnit unit = LogUnit::Processors;
    MachineSize machine{};

    /// The jobs with their sizes in units of the machine; the import has none any more.
    Workload takeWorkload(const ClusterSection& cluster);
};

/// The jobs that a section names, cleaned as it says. Errors: those of loadWorkload; BadInput where nobody
/// tells how large the machine is.
Result<ScenarioJobs> scenarioJobs(
    const SimulationSection& section, const WorkloadPlace& place, const Progress& progress = {});

} // namespace fairshare
