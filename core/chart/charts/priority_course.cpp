// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/recovery.h"
#include "core/analysis/weights/decaying_swap.h"
#include "core/analysis/weights/job_swap.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/course_plot.h"
#include "core/chart/plot.h"
#include "core/chart/queue_plot.h"
#include "core/chart/time_units.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec Days{.id = "days",
    .title = "Days",
    .meaning = fairshare::phrase("Number of days to look ahead."),
    .minimum = 1,
    .maximum = 365,
    .defaultNumber = 7};
constexpr ParameterSpec CourseJobs{.id = "jobs",
    .title = "Jobs",
    .meaning = fairshare::phrase(
        "Maximum number of jobs: those of the selected users, or else the first in the queue."),
    .minimum = 1,
    .maximum = 100,
    .defaultNumber = 8};
constexpr std::array<std::string_view, 2> UsageChoices{"decays", "stays"};
constexpr ParameterSpec Usage{.id = "usage",
    .title = "Usage",
    .meaning = fairshare::phrase("With decaying usage, the users of these jobs pause and everyone else "
                                 "continues as now. Otherwise all factors stay fixed."),
    .choices = UsageChoices};
constexpr std::array PriorityCourseParameters{Days, CourseJobs, Usage};

constexpr double PriorityCourseNameRoom = 0.2; ///< right of the lines, as a fraction of their length
/// Each sample takes an evaluation of the tree.
constexpr std::size_t Samples = 84;

/// Draws a line per job. With `tellsApart`, jobs have different colors. Otherwise jobs of selected users are
/// highlighted.
Marks priorityLines(const ChartQueues& queues, std::span<const std::uint32_t> jobs,
    const PriorityCourse& course, bool tellsApart)
{
    constexpr std::array Apart{
        PlotRole::Series2, PlotRole::Series1, PlotRole::Series4, PlotRole::Series3, PlotRole::Series5};
    Marks lines{.kind = MarkKind::Lines,
        .id = "jobs",
        .title = fairshare::say("job"),
        .role = PlotRole::Text,
        .labelPlace = LabelPlace::LineEnds};
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (std::size_t at = 0; at < course.seconds.size(); ++at) {
            lines.x.push_back(static_cast<double>(course.seconds[at]) / SecondsPerDay);
            lines.y.push_back(course.priorities[i][at]);
        }
        const Job& job = queues.now.jobs()[jobs[i]];
        const std::string label = job.user.empty() ? job.id : job.user + ' ' + job.id;
        lines.rows.push_back(tellsApart ? NoRow : queues.rows[jobs[i]]);
        if (tellsApart)
            lines.roles.push_back(Apart[i % Apart.size()]);
        lines.addLabel({label, label});
        lines.remarks.push_back(fairshare::say("Job {}: priority {} now, {} at the end.", job.id,
            course.priorities[i].front(), course.priorities[i].back()));
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    return lines;
}

PlotPanel priorityCoursePanel(const PriorityCourse& course, double days)
{
    double lowest = course.priorities.front().front();
    double highest = lowest;
    for (const auto& priorities : course.priorities) {
        lowest = std::min<double>(lowest, *std::ranges::min_element(priorities));
        highest = std::max<double>(highest, *std::ranges::max_element(priorities));
    }
    const double margin = std::max((highest - lowest) / 20, 1.0);
    PlotPanel panel;
    panel.x = {.title = fairshare::say("Time from now"),
        .unit = fairshare::say("days"),
        .meaning = fairshare::say("Days from now, while the jobs are pending."),
        .highest = days * (1 + PriorityCourseNameRoom),
        .firstTick = 0,
        .lastTick = days};
    panel.y = {.title = fairshare::say("Priority"),
        .meaning = fairshare::say("Job priority, 1 to 4294967295; 0 means the job is held."),
        .lowest = lowest - margin,
        .highest = highest + margin,
        .firstTick = std::max(lowest - margin, 0.0)};
    return panel;
}

/// Returns when one of the jobs first passes another job that is before it in the queue.
Result<std::string> priorityCourseAnswer(const PriorityCourseRequest& request, const PriorityCourse& course)
{
    const OrderedQueue& queue = request.queue;
    if (request.fairshare) {
        const auto swap = firstSwap(request, course);
        if (!swap)
            return tl::unexpected(swap.error());
        if (!*swap)
            return fairshare::say(
                "If their users pause, none of these jobs passes another in the time shown.");
        const std::string& waiting = queue.jobs()[(*swap)->waiting].id;
        const std::string& passed = queue.jobs()[(*swap)->passed].id;
        const std::string time = durationText(*(*swap)->seconds);
        // If more than two users pause together, priorities differ from those if only the pair pauses.
        return fairshare::say(
            "If the users of these jobs pause, job {} passes job {} in {}.", waiting, passed, time);
    }
    const std::vector<JobSwap> swaps = swapTimes(queue, request.jobs);
    const JobSwap* first = nullptr;
    for (const JobSwap& swap : swaps)
        if (swap.kind == SwapKind::Later && (first == nullptr || swap.seconds < first->seconds))
            first = &swap;
    return first == nullptr ? fairshare::say("None of these jobs passes another by waiting alone.")
                            : first->sentence;
}

Result<Plot> makePriorityCourse(const ChartInput& input, const ParameterValues& values)
{
    const auto days = static_cast<std::uint32_t>(numberOf(Days, values));
    Plot plot{
        .title = fairshare::say("Priorities over the next {} d", days), .tree = SharedValue(input.now.tree)};
    const auto queues = chartQueues(input);
    if (!queues) {
        plot.empty = noJobsText();
        return plot;
    }
    const auto jobs = followedJobs(*queues, input, static_cast<std::size_t>(numberOf(CourseJobs, values)));
    PriorityCourseRequest request{
        .queue = queues->now, .jobs = jobs, .seconds = days * SecondsPerDay, .samples = Samples};
    const bool decays = choiceOf(Usage, values) == "decays";
    if (decays && input.halfLifeSeconds == 0) {
        plot.note = fairshare::say("Usage never decays here (PriorityDecayHalfLife=0), so all factors stay "
                                   "fixed.");
    } else if (decays) {
        Scenario scenario = evaluatedScenario(input);
        scenario.priority = SharedValue(*input.priority);
        request.fairshare = decayingFairshare(scenario, input.algorithm, jobs);
        plot.note = fairshare::say("The users of these jobs pause (run no more jobs), so their usage decays "
                                   "with a half-life of {}. Everyone else continues as now.",
            durationText(input.halfLifeSeconds));
    }
    const auto course = followPriorities(request, input.progress);
    if (!course)
        return tl::unexpected(course.error());
    plot.panels.push_back(priorityCoursePanel(*course, days));
    plot.panels.front().marks.push_back(priorityLines(*queues, jobs, *course, !input.jobs.empty()));
    auto answer = priorityCourseAnswer(request, *course);
    if (!answer)
        return tl::unexpected(answer.error());
    plot.answer = *std::move(answer);
    plot.isSampled = jobs.size() < queues->now.order.size();
    return plot;
}

} // namespace

Chart priority_course()
{
    return {.id = "priority_course",
        .title = fairshare::phrase("Future priorities"),
        .group = ChartGroup::Queue,
        .summary = fairshare::phrase("The priorities of pending jobs over the coming days."),
        .teaches = fairshare::phrase("When waiting lets a job pass another, and when it never will."),
        .parameters = PriorityCourseParameters,
        .followsSelection = true,
        .needsJobs = true,
        .make = makePriorityCourse};
}

} // namespace fairshare::chart_files
