// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/sample_walk.h"

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
    std::int32_t nodes = 10; ///< that are wanted at every sample, 0 to the machine
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
    std::int64_t shortfall = 0; ///< nodes that were wanted and could not be taken

    bool operator==(const TakenNodes&) const = default;
    TakenNodes& operator+=(const TakenNodes& other);
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

/// The nodes that a policy takes at a moment: idle ones, then those worth least, ties by number.
class NodeChoice {
public:
    std::span<const std::uint32_t> choose(
        const SampleState& state, const PreemptionPolicy& policy, std::int32_t nodes);

private:
    struct Candidate {
        double value;
        std::uint32_t node;
    };
    void chooseByJob(const SampleState& state, std::size_t nodes);

    std::vector<Candidate> m_candidates;
    std::vector<std::uint32_t> m_chosen;
};

/// What is lost if these nodes are taken after each grace period.
void addLostWork(const SampleState& state, std::span<const std::uint32_t> chosen,
    std::span<const Seconds> graces, std::span<LostWork> lost);

/// Asks every policy at every sample what it would take; nothing is taken. Errors: Cancelled.
Result<PreemptionOutcome> studyPreemption(
    const WalkedRun& run, const PreemptionSettings& settings, const Progress& progress = {});

} // namespace fairshare
