// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/chart/charts/charts.h"
#include "core/chart/job_colors.h"
#include "core/chart/plot.h"
#include "core/chart/run_plot.h"
#include "core/scenario/evaluation.h"
#include "core/simulator/samples/moment_text.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::string_view Automatic = "automatic";
constexpr auto GanttColorChoices = [] {
    std::array<std::string_view, JobColorChoices.size() + 1> choices{Automatic};
    std::ranges::copy(JobColorChoices, choices.begin() + 1);
    return choices;
}();

constexpr std::array GanttParameters{FirstHour, UsualHours,
    ParameterSpec{.id = "color",
        .title = fairshare::phrase("Color"),
        .meaning = fairshare::phrase(
            "What the color of a job shows: its queue, user, account, application, or wait time. With many "
            "names, those with the most node time get their own color. Automatic uses the first of queue, "
            "user, account, and application that differs between jobs."),
        .choices = GanttColorChoices},
    ParameterSpec{.id = "bars",
        .title = fairshare::phrase("Maximum bars"),
        .meaning =
            fairshare::phrase("Maximum number of bars to draw; jobs that start first are drawn first."),
        .minimum = 1,
        .maximum = 1'000'000,
        .defaultNumber = 10'000}};

/// Returns "user ann, queue batch", as far as recorded in the log.
std::string whoseText(const Workload& workload, const SubmittedJob& job)
{
    const auto nameOf = [&](JobAttribute attribute) -> const std::string& {
        const auto place = static_cast<std::size_t>(attribute);
        return workload.names[place][job.attributes[place]];
    };
    std::vector<std::string> parts;
    if (const std::string& name = nameOf(JobAttribute::User); !name.empty())
        parts.push_back(fairshare::say("user {}", name));
    if (const std::string& name = nameOf(JobAttribute::Account); !name.empty())
        parts.push_back(fairshare::say("account {}", name));
    if (const std::string& name = nameOf(JobAttribute::Queue); !name.empty())
        parts.push_back(fairshare::say("queue {}", name));
    if (const std::string& name = nameOf(JobAttribute::Application); !name.empty())
        parts.push_back(fairshare::say("application {}", name));
    return fmt::format("{}", fmt::join(parts, ", "));
}

/// Bars of jobs, one for each run of adjacent nodes.
class JobBars {
public:
    JobBars(const SimulatedRun& run, const ShownTime& time)
        : m_run(run)
        , m_time(time)
    {
    }

    /// Adds the bars of a job, as long as there are fewer than `most` bars.
    /// @param color on the scale; NaN for none
    void add(JobPlace job, double color, std::size_t most)
    {
        const auto nodes = m_run.allocation.nodesOf(job);
        for (std::size_t from = 0; from < nodes.size();) {
            std::size_t to = from + 1;
            while (to < nodes.size() && nodes[to] == nodes[to - 1] + 1)
                ++to;
            if (m_marks.x.size() < most)
                addBar(job, color, {nodes[from], nodes[to - 1]});
            else
                ++m_leftOut;
            from = to;
        }
    }

    std::size_t leftOut() const { return m_leftOut; }

    Marks take()
    {
        m_marks.figures = {{"nodes", fairshare::say("Nodes"), "", Reals(m_nodes)},
            {"run", fairshare::say("Run time"), "s", Reals(m_runs)},
            {"wait", fairshare::say("Wait time"), "s", Reals(m_waits)}};
        return std::move(m_marks);
    }

private:
    /// @param nodes first and last node
    void addBar(JobPlace place, double color, std::pair<std::uint32_t, std::uint32_t> nodes)
    {
        constexpr double Half = 0.5;
        const SubmittedJob& job = m_run.workload.jobs[place];
        const Seconds start = m_run.schedule.starts[place];
        m_marks.x.push_back(m_time.hours(start));
        m_marks.x2.push_back(m_time.hours(start + job.run));
        m_marks.y.push_back(static_cast<double>(nodes.first) - Half);
        m_marks.y2.push_back(static_cast<double>(nodes.second) + Half);
        m_marks.values.push_back(color);
        m_marks.addLabel({m_run.workload.ids[place], m_run.workload.ids[place]});
        m_marks.remarks.push_back(whoseText(m_run.workload, job));
        m_nodes->push_back(job.procs);
        m_runs->push_back(static_cast<double>(job.run));
        m_waits->push_back(
            m_run.tellsSubmissions ? static_cast<double>(start - m_run.submissionOf(place)) : Undefined);
    }

    const SimulatedRun& m_run;
    const ShownTime& m_time;
    Marks m_marks{.kind = MarkKind::Rectangles,
        .id = "jobs",
        .title = fairshare::say("job"),
        .role = PlotRole::Bar,
        .labelPlace = LabelPlace::Inside,
        .showsNarrow = true};
    std::shared_ptr<Values<double>> m_nodes = std::make_shared<Values<double>>();
    std::shared_ptr<Values<double>> m_runs = std::make_shared<Values<double>>();
    std::shared_ptr<Values<double>> m_waits = std::make_shared<Values<double>>();
    std::size_t m_leftOut = 0;
};

/// Returns the time from the first submission to the last end.
ShownTime wholeTime(const SimulatedRun& run)
{
    ShownTime time{.origin = run.workload.jobs.front().submit};
    time.begin = time.origin;
    time.end = time.begin + 1;
    for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
        time.end = std::max(time.end, run.schedule.starts[job] + run.workload.jobs[job].run);
    return time;
}

/// Returns the jobs that run within a time span, in the order of their starts.
std::vector<JobPlace> jobsIn(const SimulatedRun& run, const ShownTime& time)
{
    std::vector<JobPlace> jobs;
    for (const JobPlace job : run.schedule.order) {
        const Seconds start = run.schedule.starts[job];
        if (start < time.end && start + run.workload.jobs[job].run > time.begin)
            jobs.push_back(job);
    }
    return jobs;
}

/// Returns the percentage of node time that the jobs use, with one decimal.
std::string busyPercent(const SimulatedRun& run, std::span<const JobPlace> jobs, const ShownTime& time)
{
    Seconds busy = 0;
    for (const JobPlace place : jobs) {
        const Seconds start = run.schedule.starts[place];
        const Seconds end = start + run.workload.jobs[place].run;
        busy += (std::min(end, time.end) - std::max(start, time.begin)) * run.workload.jobs[place].procs;
    }
    const auto all = static_cast<double>(time.end - time.begin) * run.machine;
    return fixed(100 * static_cast<double>(busy) / all, 1);
}

std::string ganttAnswer(const SimulatedRun& run, std::span<const JobPlace> jobs, const ShownTime& time)
{
    const std::string busy = busyPercent(run, jobs, time);
    return fairshare::say(
        "Jobs: {}. Nodes: {}, busy {} % of the time shown.", jobs.size(), run.machine, busy);
}

Result<Plot> makeGantt(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Jobs on nodes over time"), .tree = SharedValue(input.now.tree)};
    if (input.run == nullptr || input.run->workload.jobs.empty()) {
        plot.empty = noRunText();
        return plot;
    }
    const SimulatedRun& run = *input.run;
    const ShownTime time = shownTime(GanttParameters, values, wholeTime(run));
    const std::vector<JobPlace> jobs = jobsIn(run, time);
    const std::string_view chosen = choiceOf(GanttParameters[2], values);
    const JobColors colors = jobColors(run, jobs, chosen == Automatic ? usualJobColor(run, jobs) : chosen);
    JobBars bars(run, time);
    for (std::size_t place = 0; place < jobs.size(); ++place)
        bars.add(jobs[place], colors.values[place],
            static_cast<std::size_t>(numberOf(GanttParameters[3], values)));
    PlotPanel panel{.x = hoursAxis(time), .y = nodeAxis(static_cast<std::uint32_t>(run.machine))};
    panel.marks.push_back(bars.take());
    addAway(panel, run, time);
    plot.panels.push_back(std::move(panel));
    plot.colorScale = colors.scale;
    if (!colors.missing.empty())
        plot.note = colors.missing + '.';
    if (bars.leftOut() > 0)
        plot.note += (plot.note.empty() ? "" : " ") + fairshare::say("Bars not shown: {}.", bars.leftOut());
    noteAway(plot);
    plot.premise = runPremise(run);
    if (jobs.empty())
        plot.empty = fairshare::say("No jobs run in the time shown.");
    else
        plot.answer = ganttAnswer(run, jobs, time);
    return plot;
}

} // namespace

Chart gantt()
{
    return {.id = "gantt",
        .title = fairshare::phrase("Jobs on nodes"),
        .group = ChartGroup::Simulation,
        .summary = fairshare::phrase("The nodes that each simulated job holds from start to end."),
        .teaches = fairshare::phrase("Where backfill fills gaps, and where nodes stay idle."),
        .parameters = GanttParameters,
        .takesAlgorithm = false,
        .ofRun = true,
        .make = makeGantt};
}

} // namespace fairshare::chart_files
