// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/io/recorded_walk.h"
#include "core/io/recording_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace fairshare {
namespace {

/// A policy's values of one sample as columns from 0 to 1.
class ShownColumn {
public:
    ShownColumn(const SampleState& state, const PreemptionPolicy& policy, ValueScale scale)
        : m_state(state)
        , m_policy(policy)
        , m_isMinMax(scale == ValueScale::MinMax)
    {
        for (std::uint32_t node = 0; node < state.holders.size(); ++node)
            if (state.holders[node] != IdleNode)
                see(policy.value(state, node, state.holders[node]));
        if (policy.id == "random" && !m_isMinMax)
            m_most = 1; // draws are from 0 to 1 as they are
        if (policy.id == "fifo" && !m_isMinMax)
            m_most = static_cast<double>(state.longest); // so that it is 1 less that of LIFO
    }

    /// Of a node that has a job.
    double at(std::uint32_t node) const
    {
        const double value = m_policy.value(m_state, node, m_state.holders[node]);
        if (m_isMinMax)
            return m_most > m_least ? (value - m_least) / (m_most - m_least) : 0;
        if (m_most > 0)
            return value / m_most;
        return m_policy.id == "fifo" ? 1 : 0;
    }

private:
    void see(double value)
    {
        m_least = m_hasValue ? std::min(m_least, value) : value;
        m_most = m_hasValue ? std::max(m_most, value) : value;
        m_hasValue = true;
    }

    const SampleState& m_state;
    const PreemptionPolicy& m_policy;
    bool m_isMinMax;
    bool m_hasValue = false;
    double m_least = 0;
    double m_most = 0;
};

} // namespace

Result<void> writeSamplesCsv(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress)
{
    RecordedWalk walk(run);
    std::string text = "sample,t,node,job";
    for (const PreemptionPolicy* policy : walk.policies())
        text += fmt::format(",{}", policy->id);
    sink(text + "\n");
    std::vector<std::string> ids;
    ids.reserve(jobs.ids.size());
    for (const std::string& id : jobs.ids)
        ids.push_back(csvCell(id));
    const auto visit = [&](const SampleState& state, bool /*isLast*/) {
        std::vector<ShownColumn> columns;
        for (const PreemptionPolicy* policy : walk.policies())
            columns.emplace_back(state, *policy, run.section.preemption.scale);
        text.clear();
        for (std::uint32_t node = 0; node < state.holders.size(); ++node) {
            const std::uint32_t holder = state.holders[node];
            const bool isIdle = holder == IdleNode;
            fmt::format_to(std::back_inserter(text), "{},{},{},{}", state.sample, state.now, node,
                isIdle ? std::string() : ids[state.running[holder].job]);
            for (const ShownColumn& column : columns)
                fmt::format_to(std::back_inserter(text), ",{:.6f}", isIdle ? 0 : column.at(node));
            text += '\n';
        }
        sink(text);
    };
    return walk.all(visit, progress);
}

} // namespace fairshare
