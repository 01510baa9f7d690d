// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"
#include "core/simulator/samples/sample_walk.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// Times of the samples of a run: the samples of a SampleWalk, but with random access.
class SampleClock {
public:
    explicit SampleClock(const SimulatedRun& run, Seconds interval = SampleWalk::UsualInterval);
    /// Returns the clock of a recording that contains its sample times. @param times ascending
    /// @param first number of the first sample, from which random policies count
    static SampleClock ofTimes(std::vector<Seconds> times, std::uint64_t first = 0);

    /// Returns the number of samples; 0 if the run has no jobs.
    std::uint64_t count() const { return m_count; }
    /// @param sample from 0, below count()
    Seconds timeOf(std::uint64_t sample) const;
    /// Returns the last sample at or before a time, else the first sample. Requires at least one sample.
    std::uint64_t sampleAt(Seconds time) const;
    /// Returns the number of this sample for random policies.
    std::uint64_t numberOf(std::uint64_t sample) const { return m_numberOfFirst + sample; }
    /// Returns when sampling ended, because a node was idle and no job was pending.
    Seconds end() const { return m_end; }

private:
    SampleClock() = default;
    /// Adds the samples from a moment on that are before the end.
    void addGrid(Seconds moment, Seconds end);

    std::vector<Seconds> m_moments; ///< times at which the grid restarts
    std::vector<std::uint64_t> m_first; ///< sample at each of these times
    Seconds m_interval = 1;
    std::uint64_t m_count = 0;
    std::uint64_t m_numberOfFirst = 0;
    Seconds m_end = 0;
};

} // namespace fairshare
