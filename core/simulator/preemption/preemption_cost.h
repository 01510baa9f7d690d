// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption/job_choice.h"

#include <cstdint>
#include <span>

namespace fairshare {

/// Work that preemption would lose, in node-seconds. A job loses its past work and its work in the grace
/// period on all of its nodes, whichever of them are taken.
struct LostWork {
    std::int64_t ofOthers = 0; ///< of jobs in no class
    std::int64_t ofClasses = 0; ///< of jobs in a class
    std::int64_t jobs = 0; ///< number of jobs that would be killed
    std::int64_t ofTakenNodes = 0; ///< on the taken nodes only

    bool operator==(const LostWork&) const = default;
    LostWork& operator+=(const LostWork& other);
};

/// Counts of taken nodes, summed over samples.
struct TakenNodes {
    std::int64_t idle = 0; ///< without a job
    std::int64_t breaches = 0; ///< with a job that was still protected
    double shortfall = 0; ///< wanted nodes, or weight of jobs, that could not be taken

    bool operator==(const TakenNodes&) const = default;
    TakenNodes& operator+=(const TakenNodes& other);
    TakenNodes operator*(std::int64_t times) const;
};

/// Adds the work that is lost if these nodes are taken after each grace period.
void addLostWork(const SampleState& state, std::span<const TakenJob> taken, std::span<const Seconds> graces,
    std::span<LostWork> lost);

/// Counts the taken nodes. Does not set the shortfall.
TakenNodes takenNodes(const SampleState& state, std::span<const TakenJob> taken);

} // namespace fairshare
