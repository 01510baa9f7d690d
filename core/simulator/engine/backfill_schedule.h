// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Works like makeSchedule, with custom limits for `slurm_bf`. Other schedulers have no limits.
Result<Schedule> makeBackfillSchedule(const Workload& workload, const ScheduleRequest& request,
    const BackfillLimits& limits, const Progress& progress = {});

} // namespace fairshare
