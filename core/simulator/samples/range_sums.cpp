// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/range_sums.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/run_dates.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Returns the first sample at or after a time.
std::uint64_t sampleFrom(const SampleClock& clock, Seconds time)
{
    if (clock.count() == 0 || time <= clock.timeOf(0))
        return 0;
    const std::uint64_t sample = clock.sampleAt(time);
    return clock.timeOf(sample) < time ? sample + 1 : sample;
}

ClassLoss lossBetween(
    const ScoreCourse& course, const ScoreLine& line, std::uint64_t first, std::uint64_t after)
{
    if (first >= after)
        return {};
    const ClassLoss until = course.sumUntil(line, after - 1);
    const ClassLoss before = first == 0 ? ClassLoss() : course.sumUntil(line, first - 1);
    return {until.ofOthers - before.ofOthers, until.ofClasses - before.ofClasses};
}

} // namespace

RangeSums rangeSums(
    const SampledRun& sampled, const ScoreCourse* course, std::size_t grace, const TimeRange& range)
{
    RangeSums sums{.range = range};
    const SimulatedRun& run = sampled.run();
    for (JobPlace job = 0; job < run.workload.jobs.size(); ++job) {
        const Seconds start = run.schedule.starts[job];
        const Seconds end = start + run.workload.jobs[job].run;
        if (start >= range.end || end <= range.begin)
            continue;
        ++sums.ran;
        sums.started += start >= range.begin ? 1 : 0;
        sums.ended += end <= range.end ? 1 : 0;
        sums.used += (std::min(end, range.end) - std::max(start, range.begin)) * run.workload.jobs[job].procs;
    }
    sums.capacity = (range.end - range.begin) * run.machine;
    std::uint64_t first = sampleFrom(sampled.clock(), range.begin);
    std::uint64_t after = sampleFrom(sampled.clock(), range.end);
    sums.samples = after > first ? after - first : 0;
    if (course == nullptr)
        return sums;
    first = std::min(first, course->samples());
    after = std::min(after, course->samples());
    for (std::size_t policy = 0; policy < course->settings().preemption.policies.size(); ++policy)
        sums.lost.push_back(lossBetween(*course, {policy, grace}, first, after));
    return sums;
}

std::vector<std::string> rangeLines(
    const SampledRun& sampled, const RangeSums& sums, std::span<const PreemptionPolicy* const> policies)
{
    const std::string begin = momentTimeText(sampled, sums.range.begin);
    const std::string end = momentTimeText(sampled, sums.range.end);
    const auto busy =
        sums.capacity > 0 ? 100 * static_cast<double>(sums.used) / static_cast<double>(sums.capacity) : 0.0;
    std::vector<std::string> lines{
        fairshare::say("{} to {} ({})", begin, end, exactClockText(sums.range.end - sums.range.begin)),
        fairshare::say("jobs running: {}, started: {}, ended: {}; {} of {} node-h in use ({} %)", sums.ran,
            sums.started, sums.ended, nodeHoursText(static_cast<double>(sums.used)),
            nodeHoursText(static_cast<double>(sums.capacity)), saidNumber(fixed(busy, 1)))};
    if (sums.lost.empty())
        return lines;
    std::string lost;
    for (std::size_t policy = 0; policy < std::min(policies.size(), sums.lost.size()); ++policy) {
        const std::string each = fmt::format(
            "{} {}", policies[policy]->title, nodeHoursText(static_cast<double>(sums.lost[policy].all())));
        lost += lost.empty() ? each : ", " + each;
    }
    lines.push_back(fairshare::say("node-h lost at {} samples: {}", sums.samples, lost));
    return lines;
}

} // namespace fairshare
