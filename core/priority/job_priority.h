// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"
#include "core/priority/priority_config.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

/// The factors of a job, before their weights. 0 to 1 but for raw ones, TRES, and fairshare as its algorithm
/// has it.
struct PriorityFactors {
    double age = 0;
    double association = 0;
    double fairshare = 0;
    double jobSize = 0;
    double partition = 0;
    double qos = 0;
};

/// What a job's priority is the sum of: factors times weights, in points.
struct PriorityTerms {
    double age = 0;
    double association = 0;
    double fairshare = 0;
    double jobSize = 0;
    double partition = 0;
    double qos = 0;
    double tres = 0; ///< of all TRES
    std::int64_t site = 0;
    std::int64_t nice = 0; ///< to be subtracted
    std::uint32_t computed = 0; ///< the sum without its fraction, 1 to 4294967295
    std::uint32_t priority = 0; ///< in effect: `computed` but where something else is kept; 0 is held
};

/// The multifactor job priority as Slurm 22.05.8 computes it, bit for bit.
class JobPrioritizer {
public:
    JobPrioritizer(PriorityConfig config, PriorityCluster cluster);

    /// TRES with a weight in the order in which Slurm adds them up.
    std::span<const TresWeight> tres() const { return m_config.tresWeights; }

    /// @param fairshare the factor of the job's association; 0 without one
    PriorityFactors factors(const Job& job, const JobPartition& partition, double fairshare) const;
    /// @param tres filled with the term of each of `tres()`; as long as that
    PriorityTerms terms(
        const Job& job, const JobPartition& partition, double fairshare, std::span<double> tres) const;

private:
    double jobSize(const Job& job, const JobPartition& partition) const;
    /// What the flags and the job's state leave of a computed priority.
    std::uint32_t priorityInEffect(
        const Job& job, const JobPartition& partition, std::uint32_t computed) const;

    PriorityConfig m_config;
    PriorityCluster m_cluster;
};

} // namespace fairshare
