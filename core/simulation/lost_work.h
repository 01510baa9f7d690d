// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/samples/preemption_study.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Work that the preemption of a section would have lost in a run, with the settings of the study.
struct LostWorkStudy {
    PreemptionSettings settings;
    PreemptionOutcome outcome; ///< in node-seconds; for PreemptionUnit::Core in core-seconds
};

/// Computes the lost work if nodes were taken at every sample, or if jobs were evicted until the wanted
/// weight of cores and memory is free.
/// @param gigabytes memory by job; empty = none. Used only for PreemptionUnit::Core
/// Errors: BadInput for whole nodes if jobs share nodes, for cores if jobs hold whole nodes, and for cores if
/// cores and memory both have weight 0; those of checkNodes for whole nodes; Cancelled.
Result<LostWorkStudy> studyLostWork(const SimulationOutcome& outcome, const SimulationSection& section,
    std::span<const double> gigabytes, const Progress& progress = {});

} // namespace fairshare
