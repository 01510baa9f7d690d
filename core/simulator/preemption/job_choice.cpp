// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/preemption/job_choice.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace fairshare {
std::span<const TakenJob> JobChoice::choose(
    const SampleState& state, const PreemptionPolicy& policy, std::int32_t nodes)
{
    m_taken.clear();
    m_nodes.clear();
    m_wanted = std::max(nodes, 0);
    if (m_wanted == 0)
        return m_taken;
    if (policy.isByNode)
        chooseNodes(state, policy);
    else
        chooseGroups(state, policy);
    return m_taken;
}

void JobChoice::take(std::uint32_t holder, std::int32_t nodes)
{
    m_taken.push_back({holder, nodes});
    m_wanted -= nodes;
}

void JobChoice::chooseGroups(const SampleState& state, const PreemptionPolicy& policy)
{
    m_groups.clear();
    m_protected.clear();
    if (state.idle > 0)
        m_groups.push_back({policy.keyOfIdle(state, 0), state.idle, IdleNode});
    for (std::uint32_t slot = 0; slot < state.running.size(); ++slot) {
        const RunningJob& job = state.running[slot];
        if (job.nodes > 0 && job.isPreemptible)
            (state.isProtected(slot) ? m_protected : m_groups)
                .push_back({policy.value(state, 0, slot), job.nodes, slot});
    }
    takeGroups(state, m_groups, policy.countsJobsOnce);
    takeGroups(state, m_protected, policy.countsJobsOnce);
}

double JobChoice::threshold(std::vector<Group>& groups) const
{
    constexpr std::ptrdiff_t Few = 24;
    std::int64_t wanted = m_wanted;
    auto begin = groups.begin();
    auto end = groups.end();
    const auto isLess = [](const Group& a, const Group& b) { return a.value < b.value; };
    while (end - begin > Few) {
        const auto middle = begin + (end - begin) / 2;
        std::nth_element(begin, middle, end, isLess);
        std::int64_t before = 0;
        for (auto group = begin; group != middle; ++group)
            before += group->nodes;
        if (before >= wanted) {
            end = middle;
        } else {
            wanted -= before;
            begin = middle;
        }
    }
    std::sort(begin, end, isLess);
    for (; begin + 1 != end; ++begin) {
        wanted -= begin->nodes;
        if (wanted <= 0)
            break;
    }
    return begin->value;
}

void JobChoice::takeGroups(const SampleState& state, std::vector<Group>& groups, bool whole)
{
    if (m_wanted == 0)
        return;
    std::int64_t all = 0;
    for (const Group& group : groups)
        all += group.nodes;
    if (all <= m_wanted) {
        for (const Group& group : groups)
            take(group.holder, group.nodes);
        return;
    }
    const double value = threshold(groups);
    m_tied.clear();
    for (const Group& group : groups) {
        if (group.value < value)
            take(group.holder, group.nodes);
        else if (group.value == value)
            m_tied.push_back(group);
    }
    if (m_tied.size() == 1)
        take(m_tied.front().holder, std::min(m_tied.front().nodes, m_wanted));
    else
        takeTied(state, whole);
}

void JobChoice::takeTied(const SampleState& state, bool whole)
{
    m_left.resize(std::max(m_left.size(), state.running.size() + 1));
    for (const Group& group : m_tied)
        m_left[slotOf(state, group.holder)] = group.nodes;
    std::int32_t wanted = m_wanted;
    for (const std::uint32_t holder : state.holders) {
        if (wanted == 0)
            break;
        std::int32_t& left = m_left[slotOf(state, holder)];
        if (left <= 0)
            continue;
        const std::int32_t nodes = whole && holder != IdleNode ? std::min(left, wanted) : 1;
        left -= nodes;
        wanted -= nodes;
    }
    for (const Group& group : m_tied) {
        std::int32_t& left = m_left[slotOf(state, group.holder)];
        if (left < group.nodes)
            take(group.holder, group.nodes - left);
        left = 0;
    }
}

void JobChoice::chooseNodes(const SampleState& state, const PreemptionPolicy& policy)
{
    m_candidates.clear();
    m_protectedNodes.clear();
    for (std::uint32_t node = 0; node < state.holders.size(); ++node) {
        const std::uint32_t holder = state.holders[node];
        if (holder == IdleNode)
            m_candidates.push_back({policy.keyOfIdle(state, node), node});
        else if (state.running[holder].isPreemptible)
            (state.isProtected(holder) ? m_protectedNodes : m_candidates)
                .push_back({policy.value(state, node, holder), node});
    }
    takeNodes(m_candidates);
    takeNodes(m_protectedNodes);
    m_left.resize(std::max(m_left.size(), state.running.size() + 1));
    for (const std::uint32_t node : m_nodes)
        ++m_left[slotOf(state, state.holders[node])];
    for (const std::uint32_t node : m_nodes) {
        const std::uint32_t holder = state.holders[node];
        const std::int32_t nodes = std::exchange(m_left[slotOf(state, holder)], 0);
        if (nodes > 0)
            m_taken.push_back({holder, nodes});
    }
}

void JobChoice::takeNodes(std::vector<Candidate>& candidates)
{
    constexpr std::size_t Few = 256;
    const auto wanted = std::min(static_cast<std::size_t>(m_wanted), candidates.size());
    m_wanted -= static_cast<std::int32_t>(wanted);
    if (candidates.size() <= Few || wanted == candidates.size()) {
        takeLowest(candidates, wanted);
        return;
    }
    const std::size_t taken = takeClear(candidates, wanted);
    takeLowest(m_close, wanted - taken);
}

void JobChoice::takeLowest(std::vector<Candidate>& candidates, std::size_t count)
{
    const auto isLess = [](const Candidate& a, const Candidate& b) {
        return std::tie(a.value, a.node) < std::tie(b.value, b.node);
    };
    const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(count);
    if (count > 0 && end != candidates.end())
        std::nth_element(candidates.begin(), end, candidates.end(), isLess);
    for (auto candidate = candidates.begin(); candidate != end; ++candidate)
        m_nodes.push_back(candidate->node);
}

std::size_t JobChoice::takeClear(std::span<const Candidate> candidates, std::size_t wanted)
{
    constexpr std::size_t Parts = 1024;
    double least = candidates.front().value;
    double most = least;
    for (const Candidate& each : candidates) {
        least = std::min(least, each.value);
        most = std::max(most, each.value);
    }
    const double scale = most > least ? static_cast<double>(Parts - 1) / (most - least) : 0;
    const auto partOf = [least, scale](const Candidate& each) {
        return static_cast<std::size_t>((each.value - least) * scale);
    };
    std::array<std::size_t, Parts> counts{};
    for (const Candidate& each : candidates)
        ++counts[partOf(each)];
    std::size_t part = 0;
    std::size_t before = 0; // in lower parts
    for (; before + counts[part] < wanted; ++part)
        before += counts[part];
    m_close.clear();
    std::size_t next = m_nodes.size();
    m_nodes.resize(next + candidates.size());
    for (const Candidate& each : candidates) {
        const std::size_t own = partOf(each);
        m_nodes[next] = each.node; // overwritten by the next one unless counted; avoids a branch
        next += own < part ? 1 : 0;
        if (own == part)
            m_close.push_back(each);
    }
    m_nodes.resize(next);
    return before;
}

void JobChoice::mark(const SampleState& state, const PreemptionPolicy& policy, std::span<std::uint8_t> taken)
{
    std::ranges::fill(taken, std::uint8_t{0});
    if (policy.isByNode) {
        for (const std::uint32_t node : m_nodes)
            taken[node] = 1;
        return;
    }
    m_left.resize(std::max(m_left.size(), state.running.size() + 1));
    for (const TakenJob& job : m_taken)
        m_left[slotOf(state, job.holder)] = job.nodes;
    for (std::size_t node = 0; node < taken.size(); ++node) {
        std::int32_t& left = m_left[slotOf(state, state.holders[node])];
        if (left <= 0)
            continue;
        --left;
        taken[node] = 1;
    }
}

} // namespace fairshare
