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

/// Colors jobs in the order of their starts.
class Coloring {
public:
    explicit Coloring(const SimulatedRun& run)
        : m_run(run)
        , m_colors(run.workload.jobs.size())
        , m_last(static_cast<std::size_t>(std::max(0, run.machine)), NoJob)
    {
    }

    void add(JobPlace job)
    {
        TakenColors taken;
        m_counted = NoJob;
        const auto nodes = m_run.allocation.nodesOf(job);
        for (const std::uint32_t node : nodes) {
            count(job, node, false, taken);
            if (node > 0)
                count(job, std::size_t{node} - 1, true, taken);
            count(job, std::size_t{node} + 1, true, taken);
        }
        m_colors[job] = taken.least(m_from);
        m_from = static_cast<std::uint8_t>((m_colors[job].hue + 1) % NeighborHues);
        for (const std::uint32_t node : nodes)
            if (node < m_last.size())
                m_last[node] = job;
    }

    std::vector<NeighborColor> take() { return std::move(m_colors); }

private:
    /// Counts the color of the job that had a node last.
    void count(JobPlace job, std::size_t node, bool onlyRunning, TakenColors& taken)
    {
        const JobPlace other = node < m_last.size() ? m_last[node] : NoJob;
        if (other == NoJob || other == job || other == m_counted)
            return;
        const Seconds end = m_run.schedule.starts[other] + m_run.workload.jobs[other].run;
        if (onlyRunning && end <= m_run.schedule.starts[job])
            return;
        m_counted = other;
        taken.add(m_colors[other]);
    }

    const SimulatedRun& m_run;
    std::vector<NeighborColor> m_colors;
    std::vector<JobPlace> m_last; ///< by node: the job that had it last
    JobPlace m_counted = NoJob; ///< adjacent nodes often have the same neighbor
    std::uint8_t m_from = 0; ///< the hue to try first
};

} // namespace

std::vector<NeighborColor> neighborColors(const SimulatedRun& run)
{
    Coloring coloring(run);
    for (const JobPlace job : orderOfStarts(run))
        coloring.add(job);
    return coloring.take();
}

} // namespace fairshare
