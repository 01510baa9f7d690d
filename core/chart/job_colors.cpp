// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/job_colors.h"

#include "core/base/say.h"
#include "core/chart/time_units.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace fairshare {
namespace {

constexpr double Unknown = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t MostNamedColors = 6; ///< names with their own color; more would look alike

struct NamedColor {
    std::string_view by; ///< one of JobColorChoices
    JobAttribute attribute;
    std::string_view title;
};

constexpr std::array NamedColors{
    NamedColor{"queue", JobAttribute::Queue, fairshare::phrase("queue")},
    NamedColor{"user", JobAttribute::User, fairshare::phrase("user")},
    NamedColor{"account", JobAttribute::Account, fairshare::phrase("account")},
    NamedColor{"application", JobAttribute::Application, fairshare::phrase("application")},
};

std::uint32_t attributeName(const SimulatedRun& run, JobPlace job, JobAttribute attribute)
{
    return run.workload.jobs[job].attributes[static_cast<std::size_t>(attribute)];
}

bool tellsApart(const SimulatedRun& run, std::span<const JobPlace> jobs, JobAttribute attribute)
{
    std::uint32_t first = 0; // not recorded
    for (const JobPlace place : jobs) {
        const std::uint32_t name = attributeName(run, place, attribute);
        if (name == 0 || name == first)
            continue;
        if (first != 0)
            return true;
        first = name;
    }
    return false;
}

/// Returns the names of the jobs by node time, the largest first. Ties are in the order of the log.
std::vector<std::uint32_t> rankedNames(
    const SimulatedRun& run, std::span<const JobPlace> jobs, JobAttribute attribute)
{
    std::vector<std::pair<std::int64_t, std::uint32_t>> work; ///< negative node time, by name
    const std::size_t names = run.workload.names[static_cast<std::size_t>(attribute)].size();
    work.reserve(names);
    for (std::uint32_t name = 0; name < names; ++name)
        work.emplace_back(0, name);
    for (const JobPlace place : jobs) {
        const SubmittedJob& job = run.workload.jobs[place];
        work[attributeName(run, place, attribute)].first -= job.run * job.procs;
    }
    std::ranges::sort(work);
    std::vector<std::uint32_t> ranked;
    for (const auto& [held, name] : work)
        if (held < 0 && name != 0)
            ranked.push_back(name);
    return ranked;
}

JobColors byName(const SimulatedRun& run, std::span<const JobPlace> jobs, const NamedColor& color)
{
    const std::vector<std::uint32_t> ranked = rankedNames(run, jobs, color.attribute);
    JobColors colors{.values = std::vector<double>(jobs.size(), Unknown)};
    if (ranked.empty()) {
        colors.missing = fairshare::say("{}: not recorded for any job", said(color.title));
        return colors;
    }
    const auto& names = run.workload.names[static_cast<std::size_t>(color.attribute)];
    const bool hasOthers = ranked.size() > MostNamedColors;
    const std::size_t shown = hasOthers ? MostNamedColors - 1 : ranked.size();
    std::vector<double> colorOf(names.size(), static_cast<double>(shown));
    colorOf.front() = Unknown;
    colors.scale = ColorScale{.map = ColorMap::Viridis,
        .title = said(color.title),
        .meaning = fairshare::say("Names in order of the node time of their jobs, largest first."),
        .lowest = 0,
        .highest = std::max(1.0, static_cast<double>(shown - 1))};
    for (std::size_t place = 0; place < shown; ++place) {
        colorOf[ranked[place]] = static_cast<double>(place);
        colors.scale->ticks.push_back({static_cast<double>(place), names[ranked[place]]});
    }
    if (hasOthers) // out of range, therefore gray
        colors.scale->ticks.push_back({static_cast<double>(shown), fairshare::say("others")});
    for (std::size_t place = 0; place < jobs.size(); ++place)
        colors.values[place] = colorOf[attributeName(run, jobs[place], color.attribute)];
    return colors;
}

JobColors byWait(const SimulatedRun& run, std::span<const JobPlace> jobs)
{
    JobColors colors;
    const std::string title = fairshare::say("wait time, h");
    if (!run.tellsSubmissions) {
        colors.values.assign(jobs.size(), Unknown);
        colors.missing = fairshare::say("{}: not recorded for any job", title);
        return colors;
    }
    colors.values.reserve(jobs.size());
    double longest = 0;
    for (const JobPlace job : jobs) {
        const Seconds wait = run.schedule.starts[job] - run.submissionOf(job);
        colors.values.push_back(static_cast<double>(wait) / SecondsPerHour);
        longest = std::max(longest, colors.values.back());
    }
    colors.scale = ColorScale{.map = ColorMap::Viridis,
        .title = title,
        .meaning = fairshare::say("Hours from submission to start of a job."),
        .lowest = longest > 0 ? longest : 1,
        .highest = 0};
    return colors;
}

} // namespace

std::string_view usualJobColor(const SimulatedRun& run, std::span<const JobPlace> jobs)
{
    for (const NamedColor& color : NamedColors)
        if (tellsApart(run, jobs, color.attribute))
            return color.by;
    return JobColorChoices.front();
}

JobColors jobColors(const SimulatedRun& run, std::span<const JobPlace> jobs, std::string_view by)
{
    if (by == "wait")
        return byWait(run, jobs);
    const auto* found = std::ranges::find(NamedColors, by, &NamedColor::by);
    if (found == NamedColors.end())
        return {.values = std::vector<double>(jobs.size(), Unknown)};
    return byName(run, jobs, *found);
}

} // namespace fairshare
