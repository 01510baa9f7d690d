// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/sampled_run.h"

namespace fairshare {

/// Lost work of jobs in classes and of other jobs, in node-seconds.
struct ClassLoss {
    std::int64_t ofOthers = 0;
    std::int64_t ofClasses = 0;

    std::int64_t all() const { return ofOthers + ofClasses; }
    bool operator==(const ClassLoss&) const = default;
};

/// Identifies one line of a score.
struct ScoreLine {
    std::size_t policy = 0; ///< index in the settings
    std::size_t grace = 0;
};

/// Several samples combined into one column of a chart, in node-seconds.
struct ScoreColumn {
    std::uint64_t first = 0; ///< first sample
    std::int64_t lowest = 0;
    std::int64_t highest = 0;
    double mean = 0;
    double ofClasses = 0; ///< mean
    ClassLoss sum{}; ///< over all samples up to the last one of the column
};

/// What every policy would lose at each preemption sample, with running totals. It never changes.
class ScoreCourse {
public:
    /// Evaluates every policy at every sample. Errors: Cancelled.
    static Result<ScoreCourse> make(
        const SampledRun& sampled, const SampleSettings& settings, const Progress& progress = {});

    std::uint64_t samples() const { return m_samples; }
    /// Returns the settings it was made with. Another `grace` or `scale` does not require a new score.
    const SampleSettings& settings() const { return m_settings; }
    bool isOf(const SampleSettings& settings) const;

    ClassLoss at(const ScoreLine& line, std::uint64_t sample) const;
    /// Returns the sum over all samples up to and including this one.
    ClassLoss sumUntil(const ScoreLine& line, std::uint64_t sample) const;
    /// Returns the sum over all samples.
    const LostWork& total(const ScoreLine& line) const { return m_outcome.lost[place(line)]; }
    const PreemptionOutcome& outcome() const { return m_outcome; }
    /// Divides the samples from `first` on evenly into at most `columns`.
    std::vector<ScoreColumn> columns(
        const ScoreLine& line, std::uint64_t first, std::uint64_t samples, std::uint32_t columns) const;

private:
    std::size_t place(const ScoreLine& line) const
    {
        return line.policy * m_settings.preemption.graces.size() + line.grace;
    }

    SampleSettings m_settings;
    std::uint64_t m_samples = 0;
    PreemptionOutcome m_outcome;
    std::vector<std::vector<ClassLoss>> m_sums; ///< by line: up to and including each sample
};

/// A moment at which the policies differ widely.
struct KeyMoment {
    std::uint64_t sample = 0;
    std::int64_t spread =
        0; ///< difference between the highest and the lowest loss of all policies, node-seconds
};

/// Returns the moments with the largest spread, apart from each other, by time. @param most maximum number
std::vector<KeyMoment> keyMoments(const ScoreCourse& course, std::size_t grace, std::size_t most = 6);
/// Returns the next moment after a sample, or the previous one before it; none if there is none.
std::optional<KeyMoment> nextDifference(std::span<const KeyMoment> moments, std::uint64_t sample);
std::optional<KeyMoment> previousDifference(std::span<const KeyMoment> moments, std::uint64_t sample);

} // namespace fairshare
