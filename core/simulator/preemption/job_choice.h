// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/preemption_policy.h"

#include <vector>

namespace fairshare {

/// Nodes of one job that a policy takes: of its nodes those with the lowest numbers, unless the policy values
/// nodes of a job differently.
struct TakenJob {
    std::uint32_t holder = IdleNode; ///< place in SampleState::running; IdleNode = nodes without a job
    std::int32_t nodes = 0; ///< above 0

    bool operator==(const TakenJob&) const = default;
};

/// What a policy takes at a moment: those worth least, ties by node. Jobs that are protected come after all
/// that are not; others than preemptible ones never.
class JobChoice {
public:
    /// Fewer nodes where no more can be taken. The result lives until the next call.
    std::span<const TakenJob> choose(
        const SampleState& state, const PreemptionPolicy& policy, std::int32_t nodes);

    /// Nodes that were wanted and could not be taken; after `choose`.
    std::int32_t shortfall() const { return m_wanted; }

    /// By node whether it is taken, after `choose`. @param taken one for each node, set to 0 or 1
    void mark(const SampleState& state, const PreemptionPolicy& policy, std::span<std::uint8_t> taken);

private:
    /// The nodes of a job, which are worth the same, or the idle ones.
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
    /// Takes those that are certainly among the lowest and leaves those that may be in m_close: draws are
    /// even, so counting parts of their range finds the few among which the last one is. @return how many
    std::size_t takeClear(std::span<const Candidate> candidates, std::size_t wanted);
    void take(std::uint32_t holder, std::int32_t nodes);
    /// The value of the group with which the nodes suffice; there are enough of them.
    double threshold(std::vector<Group>& groups) const;
    static std::size_t slotOf(const SampleState& state, std::uint32_t holder)
    {
        return holder == IdleNode ? state.running.size() : holder;
    }

    std::int32_t m_wanted = 0; ///< yet
    std::vector<Group> m_groups;
    std::vector<Group> m_protected;
    std::vector<Group> m_tied;
    std::vector<Candidate> m_candidates;
    std::vector<Candidate> m_protectedNodes;
    std::vector<Candidate> m_close;
    std::vector<std::uint32_t> m_nodes; ///< of policies by node
    std::vector<std::int32_t> m_left; ///< by slot, and of idle nodes; 0 but while it is used
    std::vector<TakenJob> m_taken;
};

} // namespace fairshare
