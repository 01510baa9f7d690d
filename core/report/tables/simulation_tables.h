// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulator/engine/simulation_outcome.h"
#include "core/simulator/samples/peregrine_study.h"

#include <cstdint>

namespace fairshare {

/// Whether rows of jobs name users, accounts and partitions.
enum class JobNames : std::uint8_t { LeftOut, Shown };

/// Returns one row per job, in the order of the log: submit, start and end times, and the wait time. If only
/// processors are counted, a column `procs` replaces `nodes`. If jobs share nodes, a column `cores` follows.
TextTable scheduleTable(const SimulationOutcome& outcome, JobNames names = JobNames::LeftOut);

/// Same as scheduleTable, with start and wait time of another run of the same jobs; blank for restarts.
TextTable comparedScheduleTable(
    const SimulationOutcome& outcome, const SimulationOutcome& recorded, JobNames names = JobNames::LeftOut);

/// Returns one row per metric, with those of the recorded run next to them.
TextTable comparedMetricsTable(const ScheduleMetrics& metrics, const ScheduleMetrics& recorded);

/// Returns one row per metric.
TextTable metricsTable(const ScheduleMetrics& metrics);

/// Returns one row per figure of the study: the published value next to the one found.
TextTable studyTable(const PeregrineStudy& study);

/// Returns the lost work by class, policy and grace period, in the format of the reference results.
TextTable lostWorkTable(const PeregrineStudy& study);

} // namespace fairshare
