// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/convergence_study.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Every job has the same priority, so that the order of submission decides.
ReplaySection withoutPriorities(ReplaySection section)
{
    section.algorithm = "classic";
    section.fairshareWeight = 0;
    section.ageWeight = 0;
    section.sizeWeight = 0;
    section.queueWeight = 0;
    return section;
}

/// Cuts what lies behind the window.
void cutAt(UsageCourse& usage, Seconds until)
{
    const auto end = std::upper_bound(usage.times.begin(), usage.times.end(), until);
    const auto kept = static_cast<std::size_t>(end - usage.times.begin());
    usage.times.resize(kept);
    usage.queueLength.resize(kept);
    usage.moments.resize(kept * usage.accounts);
}

void addServed(ConvergenceCourse& course, const ConvergenceStudy& study, const ConvergenceRequest& request,
    const ReplayAccounts& accounts, const Schedule& schedule)
{
    course.accounts.resize(study.accounts.size());
    for (std::size_t at = 0; at < request.workload.jobs.size(); ++at) {
        const std::uint32_t account = accounts.charged.ofJob[at];
        if (account == ChargedAccounts::Nobody)
            continue;
        const SubmittedJob& job = request.workload.jobs[at];
        const Seconds start = schedule.starts[at];
        ServedAccount& served = course.accounts[account];
        ++served.jobs;
        served.meanWait += static_cast<double>(start - job.submit);
        served.meanSlowdown += boundedSlowdown(job, start);
        const Seconds inside = std::min(start + job.run, study.until) - std::max(start, study.from);
        served.work += static_cast<double>(std::max<Seconds>(inside, 0)) * job.procs;
    }
    for (ServedAccount& served : course.accounts) {
        const auto jobs = static_cast<double>(std::max<std::size_t>(served.jobs, 1));
        served.meanWait /= jobs;
        served.meanSlowdown /= jobs;
    }
}

/// The figures of the settled part.
void settle(ConvergenceCourse& course, const ConvergenceStudy& study)
{
    std::size_t ticks = 0;
    for (std::size_t tick = 0; tick < course.usage.size(); ++tick) {
        course.distances.push_back(distanceToShares(course.usage.at(tick), study.shares));
        if (course.usage.times[tick] < study.settledFrom())
            continue;
        ++ticks;
        course.settledDistance += course.distances.back();
        const double total = course.usage.totalUsage(tick);
        for (std::size_t account = 0; account < course.accounts.size() && total > 0; ++account)
            course.accounts[account].meanFraction += course.usage.at(tick)[account].usage / total;
    }
    const auto divisor = static_cast<double>(std::max<std::size_t>(ticks, 1));
    course.settledDistance /= divisor;
    course.lastDistance = course.distances.empty() ? 0 : course.distances.back();
    std::vector<double> served;
    for (std::size_t account = 0; account < course.accounts.size(); ++account) {
        course.accounts[account].meanFraction /= divisor;
        if (study.shares[account] > 0)
            served.push_back(course.accounts[account].meanFraction / study.shares[account]);
    }
    course.jain = jainIndex(served);
}

Result<ConvergenceCourse> courseOf(const ConvergenceRequest& request, const std::string& algorithm,
    ConvergenceStudy& study, const Progress& progress)
{
    ReplaySection section = algorithm.empty() ? withoutPriorities(request.section) : request.section;
    if (!algorithm.empty())
        section.algorithm = algorithm;
    auto replay = replayOrder(
        section, request.workload, request.scenario, {.machine = request.machine, .keepsCourse = true});
    if (!replay)
        return tl::unexpected(replay.error());
    const ScheduleRequest scheduling{.scheduler = request.scheduler.mode,
        .order = EventOrder::Batch,
        .machine = request.machine,
        .queueOrder = replay->order.get()};
    const auto schedule = makeSchedule(request.workload, scheduling, progress);
    if (!schedule)
        return tl::unexpected(schedule.error());
    study.accounts = replay->accounts.names;
    study.shares = replay->accounts.shares;
    study.unknownJobs = replay->accounts.unknownJobs;
    ConvergenceCourse course{.algorithm = algorithm,
        .usage = replay->recorder->take(),
        .distances = {},
        .metrics = metricsOf(request.workload, *schedule, request.machine),
        .accounts = {}};
    cutAt(course.usage, study.until);
    addServed(course, study, request, replay->accounts, *schedule);
    settle(course, study);
    return course;
}

} // namespace

const ConvergenceCourse* ConvergenceStudy::find(std::string_view algorithm) const
{
    const auto found = std::ranges::find(courses, algorithm, &ConvergenceCourse::algorithm);
    return found == courses.end() ? nullptr : &*found;
}

std::vector<std::string> convergenceAlgorithms()
{
    std::vector<std::string> ids{""};
    for (const Algorithm& algorithm : algorithms())
        ids.emplace_back(algorithm.id);
    return ids;
}

Result<ConvergenceStudy> studyConvergence(const ConvergenceRequest& request, const Progress& progress)
{
    if (request.workload.jobs.empty())
        return fail(ErrorCode::BadInput, fairshare::say("there are no jobs that could be replayed"));
    ConvergenceStudy study{.workload = request.workload.name,
        .accounts = {},
        .shares = {},
        .from = request.workload.jobs.front().submit,
        .until = request.workload.jobs.back().submit,
        .halfLife = request.section.halfLife,
        .machine = request.machine,
        .unknownJobs = 0,
        .courses = {}};
    const auto replays = static_cast<double>(request.algorithms.size());
    for (const std::string& algorithm : request.algorithms) {
        const auto done = static_cast<double>(study.courses.size());
        const Progress part{
            .report = [&](double fraction, std::uint64_t) { progress.at((done + fraction) / replays); },
            .stop = progress.stop};
        auto course = courseOf(request, algorithm, study, part);
        if (!course)
            return tl::unexpected(course.error());
        study.courses.push_back(*std::move(course));
    }
    return study;
}

double jainIndex(std::span<const double> values)
{
    double sum = 0;
    double squares = 0;
    for (const double value : values) {
        sum += value;
        squares += value * value;
    }
    return squares > 0 ? sum * sum / (static_cast<double>(values.size()) * squares) : 1;
}

std::string courseTitle(std::string_view algorithm)
{
    const Algorithm* found = findAlgorithm(algorithm);
    return found == nullptr ? fairshare::say("Order of submission") : said(found->title);
}

} // namespace fairshare
