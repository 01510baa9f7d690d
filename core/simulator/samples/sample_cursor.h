// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/running_jobs.h"
#include "core/simulator/samples/sampled_run.h"

namespace fairshare {

/// State of the cluster at one preemption sample after another. Steps forward are faster.
class SampleCursor {
public:
    /// @param sampled must outlive this
    SampleCursor(const SampledRun& sampled, const SampleSettings& settings);

    /// The result is valid until the next call. @param sample below clock().count()
    SampleState at(std::uint64_t sample);
    std::span<const JobTerms> terms() const { return m_terms; }

private:
    void jump(Seconds now);
    void step(Seconds now, std::size_t started, std::size_t ended);

    const SampledRun& m_sampled;
    std::uint64_t m_seed;
    bool m_idleFirst;
    std::vector<JobTerms> m_terms;
    WalkedRun m_walked;
    RunningJobs m_running;
    Seconds m_now = std::numeric_limits<Seconds>::min(); ///< initial value: nothing has started yet
    std::size_t m_started = 0; ///< number of started jobs, in the order of starts
    std::size_t m_ended = 0; ///< number of ended jobs, in the order of ends
};

} // namespace fairshare
