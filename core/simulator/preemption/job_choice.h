// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/preemption_policy.h"

#include <vector>

namespace fairshare {

/// Nodes of one job that a policy takes: those with the lowest numbers, unless the policy assigns different
/// values to the nodes of a job.
struct TakenJob {
    std::uint32_t holder = IdleNode; ///< index in SampleState::running; IdleNode = nodes without a job
    std::int32_t nodes = 0; ///< above 0

    bool operator==(const TakenJob&) const = default;
};

/// Chooses the nodes that a policy takes at a moment: those with the lowest value, ties by node number.
/// Protected jobs come after all others. Jobs that are not preemptible are never taken.
class JobChoice {
public:
    /// Returns fewer nodes if no more can be taken. The result is valid until the next call.
    std::span<const TakenJob> choose(
        const SampleState& state, const PreemptionPolicy& policy, std::int32_t nodes);

    /// Returns the wanted nodes that could not be taken. Valid after `choose`.
    std::int32_t shortfall() const { return m_wanted; }

    /// Marks the nodes taken by the last `choose`. @param taken one entry per node, set to 0 or 1
    void mark(const SampleState& state, const PreemptionPolicy& policy, std::span<std::uint8_t> taken);

private:
    /// The nodes of a job, which all have the same value, or the idle nodes.
    struct Group {
        double value;
        std::int32_t nodes;
        std::uint32_t holder;
    };
    struct Candidate {
        double value;
        std::uint32_t node;
    };

    void chooseGroups(const SampleState& state, const PreemptionPolicy& policy);
    void takeGroups(const SampleState& state, std::vector<Group>& groups, bool whole);
    void takeTied(const SampleState& state, bool whole);
    void chooseNodes(const SampleState& state, const PreemptionPolicy& policy);
    void takeNodes(std::vector<Candidate>& candidates);
    void takeLowest(std::vector<Candidate>& candidates, std::size_t count);
    /// Takes the candidates that are certainly among the lowest and puts the uncertain ones into m_close.
    /// Random values are evenly distributed, so counting them in equal parts of their range leaves only few
    /// uncertain candidates. @return number of candidates taken
    std::size_t takeClear(std::span<const Candidate> candidates, std::size_t wanted);
    void take(std::uint32_t holder, std::int32_t nodes);
    /// Returns the value of the group that completes the wanted nodes. The groups must have enough nodes.
    double threshold(std::vector<Group>& groups) const;
    static std::size_t slotOf(const SampleState& state, std::uint32_t holder)
    {
        return holder == IdleNode ? state.running.size() : holder;
    }

    std::int32_t m_wanted = 0; ///< nodes still wanted
    std::vector<Group> m_groups;
    std::vector<Group> m_protected;
    std::vector<Group> m_tied;
    std::vector<Candidate> m_candidates;
    std::vector<Candidate> m_protectedNodes;
    std::vector<Candidate> m_close;
    std::vector<std::uint32_t> m_nodes; ///< nodes taken by policies with values per node
    std::vector<std::int32_t> m_left; ///< by slot, and for idle nodes; 0 when not in use
    std::vector<TakenJob> m_taken;
};

} // namespace fairshare
