// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/slot_weight.h"
#include "core/simulator/samples/preemption_study.h"

namespace fairshare {

/// Demand on partitionable nodes, where jobs are evicted one by one instead of freeing whole nodes.
struct CoreDemand {
    double wanted = 0; ///< weight that must be free, 0 or more
    double idle = 0; ///< weight that is already free
};

/// Chooses the jobs that a policy evicts until idle and freed weight reach the demand: those with the lowest
/// value, with cores in place of nodes, ties by index. Protected jobs come after all others. Jobs that are
/// not preemptible are never evicted.
class SlotChoice {
public:
    /// Returns all jobs that can be evicted if even these do not suffice. The result is valid until the next
    /// call.
    /// @param state each job is its own holder: holders[i] is i @param weights by index in `running`
    std::span<const TakenJob> choose(const SampleState& state, const PreemptionPolicy& policy,
        std::span<const double> weights, const CoreDemand& demand);
    /// Returns the wanted weight that could not be freed. Valid after `choose`.
    double shortfall() const { return m_shortfall; }

private:
    struct Candidate {
        bool isProtected;
        double value;
        std::uint32_t job;
    };
    std::vector<Candidate> m_candidates;
    std::vector<TakenJob> m_taken;
    double m_shortfall = 0;
};

/// Inputs of a study of evicting jobs at every sample. `procs` of the workload are cores.
struct CoreStudy {
    const Workload& workload;
    const Schedule& schedule;
    std::int32_t cores = 0; ///< of the machine
    std::span<const JobTerms> terms{}; ///< by job; empty = defaults
    std::span<const double> gigabytes{}; ///< memory by job; empty = none
    double memory = 0; ///< of the machine, in gigabytes
    SlotWeight weight{};
    double wanted = 0; ///< weight that must be free at every sample
};
/// Computes the lost work in core-seconds. @param settings `nodes` is not used. Errors: Cancelled.
Result<PreemptionOutcome> studyCorePreemption(
    const CoreStudy& study, const PreemptionSettings& settings, const Progress& progress = {});

} // namespace fairshare
