// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/film.h"
#include "core/simulator/samples/running_jobs.h"

namespace fairshare {

/// The cluster of a film at one sample after another; steps forward are the faster ones.
class FilmState {
public:
    /// @param film outlives this
    FilmState(const Film& film, const FilmSettings& settings);

    /// The result lives until the next call. @param sample below clock().count()
    SampleState at(std::uint64_t sample);
    std::span<const JobTerms> terms() const { return m_terms; }

private:
    void jump(Seconds now);
    void step(Seconds now, std::size_t started, std::size_t ended);

    const Film& m_film;
    std::uint64_t m_seed;
    bool m_idleFirst;
    std::vector<JobTerms> m_terms;
    WalkedRun m_walked;
    RunningJobs m_running;
    Seconds m_now = std::numeric_limits<Seconds>::min(); ///< nothing has started yet
    std::size_t m_started = 0; ///< in the order of starts
    std::size_t m_ended = 0; ///< in the order of ends
};

} // namespace fairshare
