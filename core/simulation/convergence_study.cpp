// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/convergence_study.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/simulator/engine/backfill_schedule.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Gives every job the same priority, so the order of submission decides.
ReplaySection withoutPriorities(ReplaySection section)
{
    section.algorithm = factorCurveAlgorithm();
    section.fairshareWeight = 0;
    section.ageWeight = 0;
    section.sizeWeight = 0;
    section.queueWeight = 0;
    return section;
}

/// Removes all ticks after the window.
void cutAt(UsageCourse& usage, Seconds until)
{
    const auto end = std::upper_bound(usage.times.begin(), usage.times.end(), until);
    const auto kept = static_cast<std::size_t>(end - usage.times.begin());
    usage.times.resize(kept);
    usage.queueLength.resize(kept);
    usage.moments.resize(kept * usage.accounts);
}

void addServed(ConvergenceCourse& course, const ConvergenceStudy& study, const ConvergenceRequest& request,
    const Schedule& schedule)
{
    course.accounts.resize(study.accounts.names.size());
    for (std::size_t at = 0; at < request.workload.jobs.size(); ++at) {
        const std::uint32_t account = study.accounts.charged.ofJob[at];
        if (account == ChargedAccounts::Nobody)
            continue;
        const SubmittedJob& job = request.workload.jobs[at];
        const Seconds start = schedule.starts[at];
        ServedAccount& served = course.accounts[account];
        ++served.jobs;
        served.meanWait += static_cast<double>(waitOf(job, start));
        served.meanSlowdown += boundedSlowdown(job, start);
        const Seconds inside =
            std::min(start + job.run, study.window.until) - std::max(start, study.window.from);
        served.work += static_cast<double>(std::max<Seconds>(inside, 0)) * job.procs;
    }
    for (ServedAccount& served : course.accounts) {
        const auto jobs = static_cast<double>(std::max<std::size_t>(served.jobs, 1));
        served.meanWait /= jobs;
        served.meanSlowdown /= jobs;
    }
}

void settle(ConvergenceCourse& course, const ConvergenceStudy& study)
{
    UsageFairness fairness = usageFairness(course.usage, study.accounts.shares, study.window);
    for (std::size_t account = 0; account < course.accounts.size(); ++account)
        course.accounts[account].meanFraction = fairness.meanFractions[account];
    course.distances = std::move(fairness.distances);
    course.settledDistance = fairness.settledDistance;
    course.lastDistance = fairness.lastDistance;
    course.jain = fairness.jain;
}

struct Replayed {
    ConvergenceCourse course{};
    Schedule schedule{};
};

Result<Replayed> replay(const ConvergenceRequest& request, const std::string& algorithm,
    ConvergenceStudy& study, const Progress& progress)
{
    if (auto checked = checkReplayed(request.scheduler.order); !checked)
        return tl::unexpected(checked.error());
    ReplaySection section = algorithm.empty() ? withoutPriorities(request.section) : request.section;
    if (!algorithm.empty())
        section.algorithm = algorithm;
    auto order = replayOrder(
        section, request.workload, request.scenario, {.machine = request.machine, .keepsCourse = true});
    if (!order)
        return tl::unexpected(order.error());
    const ScheduleRequest scheduling{.scheduler = request.scheduler.mode,
        .order = request.scheduler.order,
        .machine = request.machine,
        .queueOrder = order->order.get()};
    auto schedule = makeBackfillSchedule(request.workload, scheduling, request.scheduler.backfill, progress);
    if (!schedule)
        return tl::unexpected(schedule.error());
    study.accounts = std::move(order->accounts);
    Replayed replayed{.course = {}, .schedule = *std::move(schedule)};
    replayed.course.algorithm = algorithm;
    replayed.course.usage = order->recorder->take();
    replayed.course.metrics = metricsOf(request.workload, replayed.schedule, request.machine);
    return replayed;
}

/// Sets the window in which all courses compete, and the interval of usage samples.
void findWindow(ConvergenceStudy& study, const ConvergenceRequest& request, std::span<const Replayed> replays)
{
    std::vector<const UsageCourse*> courses;
    for (const Replayed& each : replays) {
        courses.push_back(&each.course.usage);
        const auto every = static_cast<Seconds>(each.course.usage.every) * request.section.period;
        study.measuredEvery = std::max(study.measuredEvery, every);
    }
    study.window = competitionWindow(request.workload, courses);
}

} // namespace

const ConvergenceCourse* ConvergenceStudy::find(std::string_view algorithm) const
{
    const auto found = std::ranges::find(courses, algorithm, &ConvergenceCourse::algorithm);
    return found == courses.end() ? nullptr : &*found;
}

bool ConvergenceStudy::isMeasured() const
{
    return std::ranges::any_of(
        courses, [](const ConvergenceCourse& course) { return course.settledDistance.has_value(); });
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
        return fail(ErrorCode::BadInput, fairshare::say("no jobs to replay"));
    if (request.algorithms.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no algorithms selected for the replay"));
    ConvergenceStudy study{.workload = request.workload.name,
        .accounts = {},
        .chargedBy = request.section.accountBy,
        .window = {},
        .measuredEvery = 0,
        .halfLife = request.section.halfLife,
        .machine = request.machine,
        .courses = {}};
    std::vector<Replayed> replays;
    const auto count = static_cast<double>(request.algorithms.size());
    for (const std::string& algorithm : request.algorithms) {
        const auto done = static_cast<double>(replays.size());
        const Progress part{
            .report = [&](double fraction, std::uint64_t) { progress.at((done + fraction) / count); },
            .stop = progress.stop};
        auto replayed = replay(request, algorithm, study, part);
        if (!replayed)
            return tl::unexpected(replayed.error());
        replays.push_back(*std::move(replayed));
    }
    findWindow(study, request, replays);
    for (Replayed& each : replays) {
        cutAt(each.course.usage, study.window.until);
        addServed(each.course, study, request, each.schedule);
        settle(each.course, study);
        study.courses.push_back(std::move(each.course));
    }
    return study;
}

std::string measuredText(const ConvergenceStudy& study)
{
    if (study.window.period == UsagePeriod::Nothing)
        return fairshare::say(
            "no distances are available: usage is sampled every {} s, and no job was pending at any sample",
            study.measuredEvery);
    if (!study.isMeasured())
        return fairshare::say("no distances are available: usage is sampled every {} s, and no account had "
                              "any usage at any sample",
            study.measuredEvery);
    if (study.window.period == UsagePeriod::Backlog)
        return fairshare::say(
            "distances are means over the second half of the time until an account has no pending jobs; all "
            "jobs are submitted within {} s, and usage is sampled every {} s",
            study.window.submissions, study.measuredEvery);
    return fairshare::say("distances are means over the second half of the submission period");
}

std::string courseTitle(std::string_view algorithm)
{
    const Algorithm* found = findAlgorithm(algorithm);
    return found == nullptr ? fairshare::say("Order of submission") : said(found->title);
}

} // namespace fairshare
