// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/job_choice.h"

#include <cstdint>
#include <span>

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

/// What was taken beside what was lost, summed over samples.
struct TakenNodes {
    std::int64_t idle = 0; ///< without a job
    std::int64_t breaches = 0; ///< with a job that was protected yet
    double shortfall = 0; ///< nodes, or weight of jobs, that were wanted and could not be taken

    bool operator==(const TakenNodes&) const = default;
    TakenNodes& operator+=(const TakenNodes& other);
    TakenNodes operator*(std::int64_t times) const;
};

/// What is lost if these nodes are taken after each grace period.
void addLostWork(const SampleState& state, std::span<const TakenJob> taken, std::span<const Seconds> graces,
    std::span<LostWork> lost);

/// What is taken; the shortfall is left out.
TakenNodes takenNodes(const SampleState& state, std::span<const TakenJob> taken);

} // namespace fairshare
