// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/synthetic_queue.h"

#include "core/priority/priority_section.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <utility>

namespace fairshare {

Result<Scenario> withSyntheticQueue(const Scenario& scenario, const QueueRequest& request)
{
    auto queue = generateQueue(scenario.tree, request);
    if (!queue)
        return tl::unexpected(queue.error());
    PrioritySection section = *scenario.priority;
    section.queue = SharedValue(std::move(*queue));
    section.fairshareSource = FairshareSource::Tree;
    return withPriority(scenario, std::move(section));
}

} // namespace fairshare
