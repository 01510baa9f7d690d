// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/score_course.h"

#include "core/base/say.h"
#include "core/simulator/samples/sample_cursor.h"

#include <algorithm>

namespace fairshare {

Result<ScoreCourse> ScoreCourse::make(
    const SampledRun& sampled, const SampleSettings& settings, const Progress& progress)
{
    constexpr std::uint64_t SamplesAReport = 1024;
    ScoreCourse course;
    course.m_settings = settings;
    course.m_samples = sampled.clock().count();
    PreemptionScore score(settings.preemption);
    course.m_sums.resize(settings.preemption.policies.size() * settings.preemption.graces.size());
    for (auto& sums : course.m_sums)
        sums.reserve(course.m_samples);
    SampleCursor state(sampled, settings);
    for (std::uint64_t sample = 0; sample < course.m_samples; ++sample) {
        if (sample % SamplesAReport == 0) {
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
            progress.at(static_cast<double>(sample) / static_cast<double>(course.m_samples));
        }
        score.addNodes(state.at(sample));
        for (std::size_t line = 0; line < course.m_sums.size(); ++line)
            course.m_sums[line].push_back(
                {score.outcome().lost[line].ofOthers, score.outcome().lost[line].ofClasses});
    }
    course.m_outcome = score.take(sampled.clock().end());
    return course;
}

bool ScoreCourse::isOf(const SampleSettings& settings) const
{
    return settings.preemption == m_settings.preemption && settings.classes == m_settings.classes;
}

ClassLoss ScoreCourse::sumUntil(const ScoreLine& line, std::uint64_t sample) const
{
    return m_sums[place(line)][sample];
}

ClassLoss ScoreCourse::at(const ScoreLine& line, std::uint64_t sample) const
{
    const ClassLoss& sum = m_sums[place(line)][sample];
    if (sample == 0)
        return sum;
    const ClassLoss& before = m_sums[place(line)][sample - 1];
    return {sum.ofOthers - before.ofOthers, sum.ofClasses - before.ofClasses};
}

std::vector<ScoreColumn> ScoreCourse::columns(
    const ScoreLine& line, std::uint64_t first, std::uint64_t samples, std::uint32_t columns) const
{
    first = std::min(first, m_samples);
    samples = std::min(samples, m_samples - first);
    const std::uint64_t count = std::min<std::uint64_t>(columns, samples);
    std::vector<ScoreColumn> result;
    result.reserve(count);
    for (std::uint64_t column = 0; column < count; ++column) {
        const std::uint64_t begin = first + samples * column / count;
        const std::uint64_t end = first + samples * (column + 1) / count;
        const std::int64_t start = at(line, begin).all();
        ScoreColumn each{.first = begin, .lowest = start, .highest = start, .sum = sumUntil(line, end - 1)};
        for (std::uint64_t sample = begin + 1; sample < end; ++sample) {
            const std::int64_t lost = at(line, sample).all();
            each.lowest = std::min(each.lowest, lost);
            each.highest = std::max(each.highest, lost);
        }
        const ClassLoss before = begin == 0 ? ClassLoss{} : sumUntil(line, begin - 1);
        const auto width = static_cast<double>(end - begin);
        each.mean = static_cast<double>(each.sum.all() - before.all()) / width;
        each.ofClasses = static_cast<double>(each.sum.ofClasses - before.ofClasses) / width;
        result.push_back(each);
    }
    return result;
}

} // namespace fairshare
