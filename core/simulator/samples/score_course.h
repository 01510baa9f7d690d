// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/film.h"

namespace fairshare {

/// Work lost of those in classes and of others, in node-seconds.
struct ClassLoss {
    std::int64_t ofOthers = 0;
    std::int64_t ofClasses = 0;

    std::int64_t all() const { return ofOthers + ofClasses; }
    bool operator==(const ClassLoss&) const = default;
};

/// Which course of a score.
struct ScoreLine {
    std::size_t policy = 0; ///< as in the settings
    std::size_t grace = 0;
};

/// Some samples of a course as one column of a picture, in node-seconds.
struct ScoreColumn {
    std::uint64_t first = 0; ///< sample
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
    double mean = 0;
    double ofClasses = 0; ///< mean
    ClassLoss sum{}; ///< over all samples of the film up to the last one of the column
};

/// What every policy would lose at each sample of a film, and the sums so far. Never changed once it is made.
class ScoreCourse {
public:
    /// Asks every policy at every sample. Errors: Cancelled.
    static Result<ScoreCourse> make(
        const Film& film, const FilmSettings& settings, const Progress& progress = {});

    std::uint64_t samples() const { return m_samples; }
    /// Those that it was made with; another `grace` or `scale` needs no other score.
    const FilmSettings& settings() const { return m_settings; }
    bool isOf(const FilmSettings& settings) const;

    ClassLoss at(const ScoreLine& line, std::uint64_t sample) const;
    /// Over the samples up to this one and with it.
    ClassLoss sumUntil(const ScoreLine& line, std::uint64_t sample) const;
    /// Over all samples.
    const LostWork& total(const ScoreLine& line) const { return m_outcome.lost[place(line)]; }
    const PreemptionOutcome& outcome() const { return m_outcome; }
    /// The samples from `first` on, evenly parted into at most `columns`.
    std::vector<ScoreColumn> columns(
        const ScoreLine& line, std::uint64_t first, std::uint64_t samples, std::uint32_t columns) const;

private:
    std::size_t place(const ScoreLine& line) const
    {
        return line.policy * m_settings.preemption.graces.size() + line.grace;
    }

    FilmSettings m_settings;
    std::uint64_t m_samples = 0;
    PreemptionOutcome m_outcome;
    std::vector<std::vector<ClassLoss>> m_sums; ///< by line: up to and with each sample
};

/// A moment at which the policies differ much.
struct KeyMoment {
    std::uint64_t sample = 0;
    std::int64_t spread =
        0; ///< between the policy that loses most and the one that loses least, node-seconds
};

/// Those that differ most, apart from each other, by time. @param most of them
std::vector<KeyMoment> keyMoments(const ScoreCourse& course, std::size_t grace, std::size_t most = 6);
/// The next one behind a sample, or before it; none where there is none.
std::optional<KeyMoment> nextDifference(std::span<const KeyMoment> moments, std::uint64_t sample);
std::optional<KeyMoment> previousDifference(std::span<const KeyMoment> moments, std::uint64_t sample);

} // namespace fairshare
