// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/core_preemption.h"

#include "core/base/say.h"

#include <algorithm>
#include <tuple>

namespace fairshare {
namespace {

/// The jobs that run at a sample, each as its own holder.
class Slots {
public:
    explicit Slots(const CoreStudy& study)
        : m_study(study)
    {
    }

    SampleState of(const SampleState& walked)
    {
        m_running.clear();
        m_weights.clear();
        double memory = m_study.memory;
        for (const RunningJob& job : walked.running) {
            if (job.nodes == 0)
                continue;
            const double gigabytes = m_study.gigabytes.empty() ? 0 : m_study.gigabytes[job.job];
            m_running.push_back(job);
            m_weights.push_back(m_study.weight.of(job.nodes, gigabytes));
            memory -= gigabytes;
        }
        m_idle = m_study.weight.of(walked.idle, std::max(memory, 0.0));
        for (auto holder = static_cast<std::uint32_t>(m_holders.size()); holder < m_running.size(); ++holder)
            m_holders.push_back(holder);
        SampleState state = walked;
        state.running = m_running;
        state.holders = std::span(m_holders).first(m_running.size());
        state.idle = 0;
        return state;
    }

    std::span<const double> weights() const { return m_weights; }
    double idle() const { return m_idle; }

private:
    const CoreStudy& m_study;
    std::vector<RunningJob> m_running;
    std::vector<std::uint32_t> m_holders;
    std::vector<double> m_weights;
    double m_idle = 0;
};

} // namespace

std::span<const TakenJob> SlotChoice::choose(const SampleState& state, const PreemptionPolicy& policy,
    std::span<const double> weights, const CoreDemand& demand)
{
    m_taken.clear();
    m_candidates.clear();
    for (std::uint32_t job = 0; job < state.running.size(); ++job)
        if (state.running[job].isPreemptible)
            m_candidates.push_back({state.isProtected(job), policy.value(state, job, job), job});
    std::ranges::sort(m_candidates, {}, [&state](const Candidate& each) {
        return std::tuple(each.isProtected, each.value, state.running[each.job].job);
    });
    double freed = demand.idle;
    for (const Candidate& each : m_candidates) {
        if (freed >= demand.wanted)
            break;
        freed += weights[each.job];
        m_taken.push_back({each.job, state.running[each.job].nodes});
    }
    m_shortfall = std::max(0.0, demand.wanted - freed);
    return m_taken;
}

Result<PreemptionOutcome> studyCorePreemption(
    const CoreStudy& study, const PreemptionSettings& settings, const Progress& progress)
{
    constexpr std::uint64_t SamplesAReport = 1024;
    const NodeAllocation none = NodeAllocation::withoutNodes(study.workload.jobs.size());
    SampleWalk walk({study.workload, study.schedule, none, study.cores, study.terms}, settings.interval);
    Slots slots(study);
    SlotChoice choice;
    PreemptionScore score(settings);
    std::uint64_t visited = 0;
    while (walk.next()) {
        const SampleState state = slots.of(walk.state(settings.seed));
        score.add(
            state,
            [&](std::size_t policy, const SampleState& now) {
                return choice.choose(
                    now, *settings.policies[policy], slots.weights(), {study.wanted, slots.idle()});
            },
            [&choice] { return choice.shortfall(); });
        score.repeatEmpty(walk.skipEmpty());
        if (++visited % SamplesAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(static_cast<double>(walk.endedJobs()) / static_cast<double>(study.workload.jobs.size()));
    }
    return score.take(walk.end());
}

} // namespace fairshare
