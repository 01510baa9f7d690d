// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/preemption_study.h"

#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {

MeanLoss PreemptionOutcome::meanAt(
    std::size_t policy, std::size_t grace, const PreemptionSettings& settings) const
{
    constexpr double NormalQuantile = 1.959963984540054; // of 97.5 %
    if (samples == 0)
        return {};
    const auto count = static_cast<double>(samples);
    const LostWork& sum = at(policy, grace, settings);
    const double mean = static_cast<double>(sum.ofOthers + sum.ofClasses) / count;
    if (samples < 2)
        return {mean, 0};
    const double square = squares[policy * settings.graces.size() + grace];
    const double variance = std::max(0.0, (square - count * mean * mean) / (count - 1));
    return {mean, NormalQuantile * std::sqrt(variance / count)};
}

PreemptionScore::PreemptionScore(const PreemptionSettings& settings)
    : m_settings(settings)
    , m_lost(settings.policies.size() * settings.graces.size())
    , m_taken(settings.policies.size())
{
    m_outcome.lost.resize(m_lost.size());
    m_outcome.squares.resize(m_lost.size());
    m_outcome.taken.resize(settings.policies.size());
}

void PreemptionScore::addNodes(const SampleState& state)
{
    add(
        state,
        [this](std::size_t policy, const SampleState& now) {
            return m_choice.choose(now, *m_settings.policies[policy], m_settings.nodes);
        },
        [this] { return m_choice.shortfall(); });
}

void PreemptionScore::repeatEmpty(std::uint64_t samples)
{
    for (std::size_t policy = 0; policy < m_taken.size(); ++policy)
        m_outcome.taken[policy] += m_taken[policy] * static_cast<std::int64_t>(samples);
    m_outcome.samples += samples;
}

void PreemptionScore::sum()
{
    for (std::size_t at = 0; at < m_lost.size(); ++at) {
        m_outcome.lost[at] += m_lost[at];
        const auto all = static_cast<double>(m_lost[at].ofOthers + m_lost[at].ofClasses);
        m_outcome.squares[at] += all * all;
    }
    ++m_outcome.samples;
}

PreemptionOutcome PreemptionScore::take(Seconds end)
{
    m_outcome.end = end;
    return std::move(m_outcome);
}

Result<PreemptionOutcome> studyPreemption(
    const WalkedRun& run, const PreemptionSettings& settings, const Progress& progress)
{
    constexpr std::uint64_t SamplesAReport = 4096;
    SampleWalk walk(run, settings.interval);
    PreemptionScore score(settings);
    std::uint64_t visited = 0;
    while (walk.next()) {
        score.addNodes(walk.state(settings.seed));
        score.repeatEmpty(walk.skipEmpty());
        if (++visited % SamplesAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(static_cast<double>(walk.endedJobs()) / static_cast<double>(run.workload.jobs.size()));
    }
    return score.take(walk.end());
}

} // namespace fairshare
