// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"
#include "core/simulator/samples/sample_walk.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// When the samples of a run are: those that a SampleWalk goes through, but any of them at once.
class SampleClock {
public:
    explicit SampleClock(const SimulatedRun& run, Seconds interval = SampleWalk::UsualInterval);
    /// Of a recording that tells when its samples were. @param times ascending
    /// @param first number of the first one, which draws count from
    static SampleClock ofTimes(std::vector<Seconds> times, std::uint64_t first = 0);

    /// 0 where the run has no jobs.
    std::uint64_t count() const { return m_count; }
    /// @param sample from 0, below count()
    Seconds timeOf(std::uint64_t sample) const;
    /// The last sample at or before a time; the first one where there is none. There are samples.
    std::uint64_t sampleAt(Seconds time) const;
    /// What draws count this sample as.
    std::uint64_t numberOf(std::uint64_t sample) const { return m_numberOfFirst + sample; }
    /// When a node was idle and no job waited any more, so that there is no further sample.
    Seconds end() const { return m_end; }

private:
    SampleClock() = default;
    /// Samples from a moment on that are before the end.
    void addGrid(Seconds moment, Seconds end);

    std::vector<Seconds> m_moments; ///< at which the grid begins anew
    std::vector<std::uint64_t> m_first; ///< sample at each of them
    Seconds m_interval = 1;
    std::uint64_t m_count = 0;
    std::uint64_t m_numberOfFirst = 0;
    Seconds m_end = 0;
};

} // namespace fairshare
