// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/preemption/job_choice.h"
#include "core/simulator/preemption/preemption_cost.h"
#include "core/simulator/samples/sample_walk.h"

#include <algorithm>

namespace fairshare {

struct PreemptionSettings {
    std::int32_t nodes = 10; ///< that are wanted at every sample, 0 or more
    std::vector<Seconds> graces{60, 120, 1200, 1800}; ///< grace periods, 0 or more
    std::vector<const PreemptionPolicy*> policies{};
    std::uint64_t seed = 7; ///< of policies that draw
    Seconds interval = SampleWalk::UsualInterval; ///< between samples, above 0
    bool idleFirst = true; ///< else idle nodes are worth what each policy says

    bool operator==(const PreemptionSettings&) const = default;
};

/// Mean work lost at a sample and the half of its interval of 95 %, as of independent samples, in
/// node-seconds.
struct MeanLoss {
    double mean = 0;
    double halfWidth = 0; ///< 0 below two samples
};

struct PreemptionOutcome {
    std::uint64_t samples = 0;
    Seconds end = 0; ///< when a node was idle and no job waited
    std::vector<LostWork> lost; ///< policy after policy, of each by grace period
    std::vector<double> squares; ///< likewise: sums of the squares of what is lost at a sample
    std::vector<TakenNodes> taken; ///< by policy

    const LostWork& at(std::size_t policy, std::size_t grace, const PreemptionSettings& settings) const
    {
        return lost[policy * settings.graces.size() + grace];
    }
    MeanLoss meanAt(std::size_t policy, std::size_t grace, const PreemptionSettings& settings) const;
};

/// Adds what every policy would take and lose at one sample after another.
class PreemptionScore {
public:
    /// @param settings outlive this
    explicit PreemptionScore(const PreemptionSettings& settings);

    /// @param choose `std::span<const TakenJob>(std::size_t policy, const SampleState&)`
    /// @param shortfall `double()` of the last choice
    template <typename Choose, typename Shortfall>
    void add(SampleState state, const Choose& choose, const Shortfall& shortfall)
    {
        state.idleFirst = m_settings.idleFirst;
        std::ranges::fill(m_lost, LostWork{});
        const std::size_t graces = m_settings.graces.size();
        for (std::size_t policy = 0; policy < m_settings.policies.size(); ++policy) {
            const std::span<const TakenJob> taken = choose(policy, state);
            addLostWork(state, taken, m_settings.graces, std::span(m_lost).subspan(policy * graces, graces));
            m_taken[policy] = takenNodes(state, taken);
            m_taken[policy].shortfall = shortfall();
            m_outcome.taken[policy] += m_taken[policy];
        }
        sum();
    }
    /// The nodes that the settings want.
    void addNodes(const SampleState& state);
    /// The last sample again, so many times: one at which no job ran, so that nothing is lost.
    void repeatEmpty(std::uint64_t samples);

    /// At the last sample alone, as in the outcome.
    std::span<const LostWork> lost() const { return m_lost; }
    const PreemptionOutcome& outcome() const { return m_outcome; }
    PreemptionOutcome take(Seconds end);

private:
    void sum();

    const PreemptionSettings& m_settings;
    JobChoice m_choice;
    std::vector<LostWork> m_lost;
    std::vector<TakenNodes> m_taken; ///< by policy, at the last sample alone
    PreemptionOutcome m_outcome;
};

/// Asks every policy at every sample what it would take; nothing is taken. Errors: Cancelled.
Result<PreemptionOutcome> studyPreemption(
    const WalkedRun& run, const PreemptionSettings& settings, const Progress& progress = {});

} // namespace fairshare
