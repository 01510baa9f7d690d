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

/// The factors of a job before they are weighted. They range from 0 to 1, except raw values (NO_NORMAL_…) and
/// fairshare, whose range depends on its algorithm.
struct PriorityFactors {
    double age = 0;
    double association = 0;
    double fairshare = 0;
    double jobSize = 0;
    double partition = 0;
    double qos = 0;
};

/// The terms that add up to a job's priority: factors times weights, in points.
struct PriorityTerms {
    double age = 0;
    double association = 0;
    double fairshare = 0;
    double jobSize = 0;
    double partition = 0;
    double qos = 0;
    double tres = 0; ///< sum over all TRES
    std::int64_t site = 0;
    std::int64_t nice = 0; ///< subtracted from the sum
    std::uint32_t computed = 0; ///< the sum rounded down, 1 to 4294967295
    std::uint32_t priority = 0; ///< in effect: `computed` unless another value is kept; 0 if held
};

/// Computes the multifactor job priority exactly as Slurm 22.05.8 does, bit for bit.
class JobPrioritizer {
public:
    JobPrioritizer(PriorityConfig config, PriorityCluster cluster);

    /// Returns the TRES weights in the order in which Slurm adds up their terms.
    std::span<const TresWeight> tres() const { return m_config.tresWeights; }

    /// @param fairshare fairshare factor of the job's association; 0 without an association
    PriorityFactors factors(const Job& job, const JobPartition& partition, double fairshare) const;
    /// @param tres receives the term of each entry of `tres()`; must have the same size
    PriorityTerms terms(
        const Job& job, const JobPartition& partition, double fairshare, std::span<double> tres) const;

private:
    double jobSize(const Job& job, const JobPartition& partition) const;
    /// Returns the priority in effect, which depends on the flags and the job's state.
    std::uint32_t priorityInEffect(
        const Job& job, const JobPartition& partition, std::uint32_t computed) const;

    PriorityConfig m_config;
    PriorityCluster m_cluster;
};

} // namespace fairshare
