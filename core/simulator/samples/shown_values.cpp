// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/shown_values.h"

#include <algorithm>
#include <limits>

namespace fairshare {

ShownValues::ShownValues(const SampleState& state, const PreemptionPolicy& policy, ValueScale scale)
    : m_state(state)
    , m_policy(policy)
    , m_isMinMax(scale == ValueScale::MinMax && !policy.isByNode)
    , m_least(std::numeric_limits<double>::infinity())
{
    if (policy.isByNode) {
        if (policy.shown == nullptr)
            for (std::uint32_t node = 0; node < state.holders.size(); ++node)
                if (state.jobOf(node) != NoJob)
                    see(policy.value(state, node, state.holders[node]));
        return;
    }
    m_values.resize(state.running.size());
    for (std::uint32_t slot = 0; slot < state.running.size(); ++slot) {
        if (state.running[slot].nodes == 0 || state.running[slot].job == NoJob)
            continue;
        m_values[slot] = policy.value(state, 0, slot);
        see(m_values[slot]);
    }
}

void ShownValues::see(double value)
{
    m_least = std::min(m_least, value);
    m_most = std::max(m_most, value);
}

double ShownValues::key(std::uint32_t node) const
{
    const std::uint32_t holder = m_state.holders[node];
    if (holder == IdleNode)
        return m_policy.keyOfIdle(m_state, node);
    return m_values.empty() ? m_policy.value(m_state, node, holder) : m_values[holder];
}

double ShownValues::scaled(double value) const
{
    if (m_isMinMax)
        return m_most > m_least ? std::clamp((value - m_least) / (m_most - m_least), 0.0, 1.0) : 0;
    if (m_policy.shown != nullptr)
        return m_policy.shown(m_state, value);
    return m_most > 0 ? value / m_most : 0;
}

double ShownValues::shown(std::uint32_t node, double key) const
{
    const std::uint32_t holder = m_state.holders[node];
    if (holder == IdleNode)
        return m_state.idleFirst || m_policy.idleValue == nullptr ? 0 : scaled(key);
    const bool isKept = !m_state.running[holder].isPreemptible || m_state.isProtected(holder);
    return isKept ? 1 : scaled(key);
}

} // namespace fairshare
