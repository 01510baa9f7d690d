// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/samples/peregrine_study.h"

namespace fairshare {

/// A job a row, in the order of the log: when it was submitted, started and ended, how long it waited.
/// `nodes` are processors where these are counted alone; where jobs share nodes, `cores` follow.
TextTable scheduleTable(const SimulationOutcome& outcome);

/// A figure a row.
TextTable metricsTable(const ScheduleMetrics& metrics);

/// What the slides of the study say beside what was found.
TextTable studyTable(const PeregrineStudy& study);

/// Work lost by class, policy and grace period, as the reference results have it.
TextTable lostWorkTable(const PeregrineStudy& study);

} // namespace fairshare
