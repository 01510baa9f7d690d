// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/node_slots.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {

NodeSlots nodeSlots(const SimulationOutcome& outcome)
{
    const NodeAllocation& held = *outcome.nodes;
    const std::vector<Seconds>& starts = outcome.schedule.starts;
    std::vector<std::vector<Seconds>> ends(static_cast<std::size_t>(outcome.machine.nodes)); // by slot
    std::vector<std::vector<std::uint32_t>> slots(starts.size()); // by job, counted on each node
    for (const JobPlace job : outcome.schedule.order)
        for (const std::uint32_t node : held.nodesOf(job)) {
            std::vector<Seconds>& until = ends[node];
            auto free =
                std::ranges::find_if(until, [start = starts[job]](Seconds end) { return end <= start; });
            if (free == until.end())
                free = until.insert(until.end(), 0);
            *free = starts[job] + outcome.workload.jobs[job].run;
            slots[job].push_back(static_cast<std::uint32_t>(free - until.begin()));
        }
    std::vector<std::uint32_t> first; // slot of each node
    std::vector<std::uint32_t> nodes;
    for (std::uint32_t node = 0; node < ends.size(); ++node) {
        first.push_back(static_cast<std::uint32_t>(nodes.size()));
        nodes.insert(nodes.end(), std::max<std::size_t>(ends[node].size(), 1), node);
    }
    for (JobPlace job = 0; job < slots.size(); ++job)
        for (std::size_t at = 0; at < slots[job].size(); ++at)
            slots[job][at] += first[held.nodesOf(job)[at]];
    return {NodeAllocation(slots), std::move(nodes)};
}

std::vector<std::string> slotNames(const NodeSlots& slots, const std::vector<std::string>& names)
{
    std::vector<std::string> all;
    all.reserve(slots.nodes.size());
    std::uint32_t place = 0; // on its node
    for (std::size_t slot = 0; slot < slots.nodes.size(); ++slot) {
        const std::uint32_t node = slots.nodes[slot];
        place = slot > 0 && slots.nodes[slot - 1] == node ? place + 1 : 1;
        std::string name = names.empty() ? fmt::to_string(node) : names[node];
        all.push_back(place > 1 ? fmt::format("{}/{}", name, place) : std::move(name));
    }
    return all;
}

} // namespace fairshare
