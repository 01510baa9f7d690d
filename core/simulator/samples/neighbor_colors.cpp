// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/neighbor_colors.h"

#include "core/simulator/jobs/cluster_state.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace fairshare {
namespace {

/// Counts how often the neighbors of a job have each hue and each color.
class TakenColors {
public:
    void add(const NeighborColor& color)
    {
        ++m_hues.at(color.hue);
        ++m_colors.at(place(color));
    }
    /// Returns the color that conflicts least, the first from a hue on.
    NeighborColor least(std::uint8_t from) const
    {
        NeighborColor best;
        std::uint64_t lowest = std::numeric_limits<std::uint64_t>::max();
        for (std::uint8_t shade = 0; shade < NeighborShades; ++shade)
            for (std::uint8_t step = 0; step < NeighborHues; ++step) {
                const NeighborColor color{static_cast<std::uint8_t>((from + step) % NeighborHues), shade};
                // The same color is worse than the same hue.
                const std::uint64_t cost =
                    (std::uint64_t{m_colors.at(place(color))} << 32U) + m_hues.at(color.hue);
                if (cost < lowest) {
                    lowest = cost;
                    best = color;
                }
            }
        return best;
    }

private:
    static std::size_t place(const NeighborColor& color)
    {
        return std::size_t{color.shade} * NeighborHues + color.hue;
    }

    std::array<std::uint32_t, NeighborHues> m_hues{};
    std::array<std::uint32_t, std::size_t{NeighborHues} * NeighborShades> m_colors{};
};

std::vector<JobPlace> orderOfStarts(const SimulatedRun& run)
{
    std::vector<JobPlace> order(run.workload.jobs.size());
    std::iota(order.begin(), order.end(), JobPlace{0});
    std::ranges::stable_sort(order, {}, [&run](JobPlace job) { return run.schedule.starts[job]; });
    return order;
}

} // namespace

std::vector<NeighborColor> neighborColors(const SimulatedRun& run)
{
    std::vector<NeighborColor> colors(run.workload.jobs.size());
    std::vector<JobPlace> last(static_cast<std::size_t>(std::max(0, run.machine)), NoJob);
    std::uint8_t from = 0;
    for (const JobPlace job : orderOfStarts(run)) {
        const Seconds start = run.schedule.starts[job];
        TakenColors taken;
        JobPlace counted = NoJob; // adjacent nodes often have the same neighbor
        const auto count = [&](std::size_t node, bool onlyRunning) {
            const JobPlace other = node < last.size() ? last[node] : NoJob;
            if (other == NoJob || other == job || other == counted)
                return;
            if (onlyRunning && run.schedule.starts[other] + run.workload.jobs[other].run <= start)
                return;
            counted = other;
            taken.add(colors[other]);
        };
        const auto nodes = run.allocation.nodesOf(job);
        for (const std::uint32_t node : nodes) {
            count(node, false);
            if (node > 0)
                count(std::size_t{node} - 1, true);
            count(std::size_t{node} + 1, true);
        }
        colors[job] = taken.least(from);
        from = static_cast<std::uint8_t>((colors[job].hue + 1) % NeighborHues);
        for (const std::uint32_t node : nodes)
            if (node < last.size())
                last[node] = job;
    }
    return colors;
}

} // namespace fairshare
