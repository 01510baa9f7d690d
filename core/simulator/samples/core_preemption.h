// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/slot_weight.h"
#include "core/simulator/samples/preemption_study.h"

namespace fairshare {

/// Cores of partitionable nodes, of which jobs are evicted one by one instead of whole nodes.
struct CoreDemand {
    double wanted = 0; ///< weight that is to be free, 0 or more
    double idle = 0; ///< weight that is free already
};

/// The jobs that a policy evicts so that idle and freed weight reach what is wanted: those worth least, with
/// cores in place of nodes, ties by place. Jobs that are protected come after all that are not; others than
/// preemptible ones never.
class SlotChoice {
public:
    /// All that can be evicted where that does not suffice. The result lives until the next call.
    /// @param state each job is its own holder: holders[i] is i @param weights by place in `running`
    std::span<const TakenJob> choose(const SampleState& state, const PreemptionPolicy& policy,
        std::span<const double> weights, const CoreDemand& demand);
    /// Weight that is wanted and could not be freed; after `choose`.
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

/// What evicting jobs at every sample would cost. `procs` of the workload are cores.
struct CoreStudy {
    const Workload& workload;
    const Schedule& schedule;
    std::int32_t cores = 0; ///< of the machine
    std::span<const JobTerms> terms{}; ///< by job; empty = the usual ones
    std::span<const double> gigabytes{}; ///< of memory by job; empty = none
    double memory = 0; ///< of the machine, in gigabytes
    SlotWeight weight{};
    double wanted = 0; ///< weight that is to be free at every sample
};
/// @param settings `nodes` is not used. Lost work is in core-seconds. Errors: Cancelled.
Result<PreemptionOutcome> studyCorePreemption(
    const CoreStudy& study, const PreemptionSettings& settings, const Progress& progress = {});

} // namespace fairshare
