// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// As makeSchedule, with other limits of `slurm_bf` than the usual ones; other schedulers have none.
Result<Schedule> makeBackfillSchedule(const Workload& workload, const ScheduleRequest& request,
    const BackfillLimits& limits, const Progress& progress = {});

} // namespace fairshare
