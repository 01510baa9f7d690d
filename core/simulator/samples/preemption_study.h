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
    std::int32_t nodes = 10; ///< wanted at every sample, 0 or more
    std::vector<Seconds> graces{60, 120, 1200, 1800}; ///< grace periods, 0 or more
    std::vector<const PreemptionPolicy*> policies{};
    std::uint64_t seed = 7; ///< for random policies
    Seconds interval = SampleWalk::UsualInterval; ///< between samples, above 0
    bool idleFirst = true; ///< if false, each policy sets the value of idle nodes

    bool operator==(const PreemptionSettings&) const = default;
};

/// Mean lost work per sample and half the width of its 95 % confidence interval, in node-seconds. Samples are
/// treated as independent.
struct MeanLoss {
    double mean = 0;
    double halfWidth = 0; ///< 0 with fewer than two samples
};

struct PreemptionOutcome {
    std::uint64_t samples = 0;
    Seconds end = 0; ///< when a node was idle and no job was pending
    std::vector<LostWork> lost; ///< by policy, then by grace period
    std::vector<double> squares; ///< likewise: sums of the squared loss per sample
    std::vector<TakenNodes> taken; ///< by policy

    const LostWork& at(std::size_t policy, std::size_t grace, const PreemptionSettings& settings) const
    {
        return lost[policy * settings.graces.size() + grace];
    }
    MeanLoss meanAt(std::size_t policy, std::size_t grace, const PreemptionSettings& settings) const;
};

/// Adds up what every policy would take and lose at each sample.
class PreemptionScore {
public:
    /// @param settings must outlive this
    explicit PreemptionScore(const PreemptionSettings& settings);

    /// Adds a sample. @param choose `std::span<const TakenJob>(std::size_t policy, const SampleState&)`
    /// @param shortfall `double()`, for the last choice
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
    /// Adds a sample at which the nodes of the settings are wanted.
    void addNodes(const SampleState& state);
    /// Adds the last sample this many times more. No job may run at it, so nothing is lost.
    void repeatEmpty(std::uint64_t samples);

    /// Returns the lost work at the last sample only, in the order of the outcome.
    std::span<const LostWork> lost() const { return m_lost; }
    const PreemptionOutcome& outcome() const { return m_outcome; }
    PreemptionOutcome take(Seconds end);

private:
    void sum();

    const PreemptionSettings& m_settings;
    JobChoice m_choice;
    std::vector<LostWork> m_lost;
    std::vector<TakenNodes> m_taken; ///< by policy, at the last sample only
    PreemptionOutcome m_outcome;
};

/// Determines what every policy would take at every sample. No nodes are really taken. Errors: Cancelled.
Result<PreemptionOutcome> studyPreemption(
    const WalkedRun& run, const PreemptionSettings& settings, const Progress& progress = {});

} // namespace fairshare
