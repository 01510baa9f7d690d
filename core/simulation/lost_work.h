// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/samples/preemption_study.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// What the preemption of a section would have cost in a run, and by which settings that was found.
struct LostWorkStudy {
    PreemptionSettings settings;
    PreemptionOutcome outcome; ///< in node-seconds; of PreemptionUnit::Core in core-seconds
};

/// Takes nodes at every sample, or jobs until the weight of cores and memory that is wanted is free.
/// @param gigabytes of memory by job; empty = none. Only PreemptionUnit::Core looks at it
/// Errors: BadInput for whole nodes where jobs share them, for cores where jobs are given whole nodes, and
/// for cores and memory that both weigh nothing; those of checkNodes for whole nodes; Cancelled.
Result<LostWorkStudy> studyLostWork(const SimulationOutcome& outcome, const SimulationSection& section,
    std::span<const double> gigabytes, const Progress& progress = {});

} // namespace fairshare
