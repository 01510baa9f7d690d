// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/preemption_study.h"

#include "core/base/say.h"

#include <algorithm>
#include <tuple>

namespace fairshare {

LostWork& LostWork::operator+=(const LostWork& other)
{
    ofOthers += other.ofOthers;
    ofClasses += other.ofClasses;
    jobs += other.jobs;
    ofTakenNodes += other.ofTakenNodes;
    return *this;
}

std::span<const std::uint32_t> NodeChoice::choose(
    const SampleState& state, const PreemptionPolicy& policy, std::int32_t nodes)
{
    constexpr double WorthNothing = -1; // less than a job that has just started
    m_candidates.clear();
    for (std::uint32_t node = 0; node < state.holders.size(); ++node) {
        const std::uint32_t holder = state.holders[node];
        m_candidates.push_back({holder == IdleNode ? WorthNothing : policy.value(state, node, holder), node});
    }
    const std::size_t count = std::min(static_cast<std::size_t>(nodes), m_candidates.size());
    m_chosen.clear();
    if (policy.countsJobsOnce) {
        chooseByJob(state, count);
        return m_chosen;
    }
    const auto isLess = [](const Candidate& a, const Candidate& b) {
        return std::tie(a.value, a.node) < std::tie(b.value, b.node);
    };
    const auto end = m_candidates.begin() + static_cast<std::ptrdiff_t>(count);
    if (end != m_candidates.end())
        std::nth_element(m_candidates.begin(), end, m_candidates.end(), isLess);
    for (auto candidate = m_candidates.begin(); candidate != end; ++candidate)
        m_chosen.push_back(candidate->node);
    return m_chosen;
}

void NodeChoice::chooseByJob(const SampleState& state, std::size_t nodes)
{
    constexpr double WorthNothing = -1;
    while (m_chosen.size() < nodes) {
        const auto least = std::ranges::min_element(m_candidates, {},
            [](const Candidate& candidate) { return std::pair(candidate.value, candidate.node); });
        const std::uint32_t node = least->node;
        const std::uint32_t holder = state.holders[node];
        m_chosen.push_back(node);
        m_candidates.erase(least);
        if (holder != IdleNode)
            for (Candidate& candidate : m_candidates)
                if (state.holders[candidate.node] == holder)
                    candidate.value = WorthNothing;
    }
}

void addLostWork(const SampleState& state, std::span<const std::uint32_t> chosen,
    std::span<const Seconds> graces, std::span<LostWork> lost)
{
    // A job of many nodes counts once: with the first of its nodes that is taken.
    constexpr std::size_t FewJobs = 64;
    std::uint64_t seen = 0;
    std::vector<bool> manySeen(state.running.size() > FewJobs ? state.running.size() : 0);
    for (const std::uint32_t node : chosen) {
        const std::uint32_t holder = state.holders[node];
        if (holder == IdleNode)
            continue;
        const RunningJob& job = state.running[holder];
        bool isFirst = true;
        if (manySeen.empty()) {
            isFirst = (seen >> holder & 1U) == 0;
            seen |= std::uint64_t{1} << holder;
        } else {
            isFirst = !manySeen[holder];
            manySeen[holder] = true;
        }
        for (std::size_t at = 0; at < graces.size(); ++at) {
            const Seconds kill = state.now + graces[at];
            if (job.end <= kill)
                continue;
            const std::int64_t work = kill - job.start;
            lost[at].ofTakenNodes += work;
            if (!isFirst)
                continue;
            ++lost[at].jobs;
            (job.coefficient == 1 ? lost[at].ofOthers : lost[at].ofClasses) += work * job.nodes;
        }
    }
}

Result<PreemptionOutcome> studyPreemption(
    const WalkedRun& run, const PreemptionSettings& settings, const Progress& progress)
{
    constexpr std::uint64_t SamplesAReport = 4096;
    PreemptionOutcome outcome;
    const std::size_t graces = settings.graces.size();
    outcome.lost.resize(settings.policies.size() * graces);
    SampleWalk walk(run, settings.interval);
    NodeChoice choice;
    while (walk.next()) {
        const SampleState state = walk.state(settings.seed);
        for (std::size_t policy = 0; policy < settings.policies.size(); ++policy)
            addLostWork(state, choice.choose(state, *settings.policies[policy], settings.nodes),
                settings.graces, std::span(outcome.lost).subspan(policy * graces, graces));
        if (++outcome.samples % SamplesAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("cancelled"));
        progress.at(static_cast<double>(walk.endedJobs()) / static_cast<double>(run.workload.jobs.size()));
    }
    outcome.end = walk.end();
    return outcome;
}

} // namespace fairshare
