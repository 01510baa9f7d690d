// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/scheduler_registry.h"

#include "core/simulator/engine/schedulers/schedulers.h"

#include <algorithm>
#include <array>

namespace fairshare {

std::span<const Scheduler> schedulers()
{
    static const std::array registry{
        scheduler_files::fcfs(),
        scheduler_files::easy(),
        scheduler_files::conservative(),
        scheduler_files::slurm_bf(),
    };
    return registry;
}

const Scheduler* findScheduler(std::string_view id)
{
    const auto found = std::ranges::find(schedulers(), id, &Scheduler::id);
    return found == schedulers().end() ? nullptr : &*found;
}

} // namespace fairshare
