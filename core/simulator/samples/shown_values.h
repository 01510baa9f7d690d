// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/preemption_policy.h"
#include "core/simulator/section/simulation_section.h"

#include <vector>

namespace fairshare {

/// The values of a policy at a moment: the sort key by which nodes are taken, and the displayed value, 0 to
/// 1. Nodes with jobs that are protected or not preemptible show 1.
class ShownValues {
public:
    /// @param state must outlive this
    ShownValues(const SampleState& state, const PreemptionPolicy& policy, ValueScale scale);

    /// Returns the sort key by which a node is taken; below 0 for idle nodes that go first.
    double key(std::uint32_t node) const;
    /// Returns the displayed value of a node. @param key of this node
    double shown(std::uint32_t node, double key) const;

private:
    void see(double value);
    double scaled(double value) const;

    const SampleState& m_state;
    const PreemptionPolicy& m_policy;
    bool m_isMinMax;
    std::vector<double> m_values; ///< by index in `running`; empty for policies with values per node
    double m_least = 0; ///< of nodes with jobs
    double m_most = 0;
};

} // namespace fairshare
