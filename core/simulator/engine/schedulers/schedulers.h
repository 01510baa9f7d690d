// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/scheduler.h"

namespace fairshare::scheduler_files {

Scheduler fcfs();
Scheduler easy();
Scheduler conservative();
Scheduler slurm_bf();

} // namespace fairshare::scheduler_files
