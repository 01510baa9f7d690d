// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/job_choice.h"
#include "core/simulator/sample_walk.h"

#include <algorithm>

namespace fairshare {

/// What preempting would cost, in node-seconds: what a job did and would do in the grace period is lost with
/// all of its nodes, whichever of them are taken.
struct LostWork {
    std::int64_t ofOthers = 0; ///< of jobs of no class
    std::int64_t ofClasses = 0; ///< of jobs of a class
    std::int64_t jobs = 0; ///< that would be killed
    std::int64_t ofTakenNodes = 0; ///< on nodes that are taken alone

    bool operator==(const LostWork&) const = default;
    LostWork& operator+=(const LostWork& other);
};

struct PreemptionSettings {
    std::int32_t nodes = 10; ///< that are wanted at every sample, 0 or more
    std::vector<Seconds> graces{60, 120, 1200, 1800}; ///< grace periods, 0 or more
    std::vector<const PreemptionPolicy*> policies{};
    std::uint64_t seed = 7; ///< of policies that draw
    Seconds interval = SampleWalk::UsualInterval; ///< between samples, above 0
    bool idleFirst = true; ///< else idle nodes are worth what each policy says

    bool operator==(const PreemptionSettings&) const = default;
};

/// What was taken beside what was lost, summed over samples.
struct TakenNodes {
    std::int64_t idle = 0; ///< without a job
    std::int64_t breaches = 0; ///< with a job that was protected yet
    double shortfall = 0; ///< nodes, or weight of jobs, that were wanted and could not be taken

    bool operator==(const TakenNodes&) const = default;
    TakenNodes& operator+=(const TakenNodes& other);
    TakenNodes operator*(std::int64_t times) const;
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

/// What is lost if these nodes are taken after each grace period.
void addLostWork(const SampleState& state, std::span<const TakenJob> taken, std::span<const Seconds> graces,
    std::span<LostWork> lost);

/// What is taken; the shortfall is left out.
TakenNodes takenNodes(const SampleState& state, std::span<const TakenJob> taken);

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
