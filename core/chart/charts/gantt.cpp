// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/charts/charts.h"
#include "core/chart/run_plot.h"
#include "core/simulator/film_words.h"

#include <algorithm>
#include <array>

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec UsualHours{.id = HoursShown.id,
    .title = HoursShown.title,
    .meaning = HoursShown.meaning,
    .maximum = HoursShown.maximum,
    .defaultNumber = 24};
constexpr std::array Parameters{FirstHour, UsualHours,
    ParameterSpec{.id = "bars",
        .title = fairshare::phrase("Bars at most"),
        .meaning = fairshare::phrase("How many bars are drawn at most; the first ones by their start."),
        .minimum = 1,
        .maximum = 1'000'000,
        .defaultNumber = 10'000}};

/// The bars of jobs, one for each row of nodes beside each other.
class Bars {
public:
    Bars(const SimulatedRun& run, const ShownTime& time)
        : m_run(run)
        , m_time(time)
    {
    }

    void add(JobPlace job, std::size_t most)
    {
        const auto nodes = m_run.allocation.nodesOf(job);
        for (std::size_t from = 0; from < nodes.size();) {
            std::size_t to = from + 1;
            while (to < nodes.size() && nodes[to] == nodes[to - 1] + 1)
                ++to;
            if (m_marks.x.size() < most)
                addBar(job, nodes[from], nodes[to - 1]);
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
            {"wait", fairshare::say("Wait"), "s", Reals(m_waits)}};
        return std::move(m_marks);
    }

private:
    void addBar(JobPlace place, std::uint32_t firstNode, std::uint32_t lastNode)
    {
        constexpr double Half = 0.5;
        const SubmittedJob& job = m_run.workload.jobs[place];
        const Seconds start = m_run.schedule.starts[place];
        m_marks.x.push_back(m_time.hours(start));
        m_marks.x2.push_back(m_time.hours(start + job.run));
        m_marks.y.push_back(static_cast<double>(firstNode) - Half);
        m_marks.y2.push_back(static_cast<double>(lastNode) + Half);
        m_marks.addLabel({m_run.workload.ids[place], m_run.workload.ids[place]});
        m_nodes->push_back(job.procs);
        m_runs->push_back(static_cast<double>(job.run));
        m_waits->push_back(static_cast<double>(start - job.submit));
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

/// From the first submission to the last end.
ShownTime wholeTime(const SimulatedRun& run)
{
    ShownTime time{.origin = run.workload.jobs.front().submit};
    time.begin = time.origin;
    time.end = time.begin + 1;
    for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
        time.end = std::max(time.end, run.schedule.starts[job] + run.workload.jobs[job].run);
    return time;
}

Result<Plot> make(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Jobs on the nodes over time"), .tree = input.now.tree};
    if (input.run == nullptr || input.run->workload.jobs.empty()) {
        plot.empty = noRunText();
        return plot;
    }
    const SimulatedRun& run = *input.run;
    const ShownTime time = shownTime({&Parameters[0], &Parameters[1]}, values, wholeTime(run));
    Bars bars(run, time);
    std::size_t jobs = 0;
    for (const JobPlace job : run.schedule.order) {
        const Seconds start = run.schedule.starts[job];
        if (start >= time.end || start + run.workload.jobs[job].run <= time.begin)
            continue;
        ++jobs;
        bars.add(job, static_cast<std::size_t>(numberOf(Parameters[2], values)));
    }
    PlotPanel panel{.x = hoursAxis(time), .y = nodeAxis(static_cast<std::uint32_t>(run.machine))};
    panel.marks.push_back(bars.take());
    plot.panels.push_back(std::move(panel));
    plot.note = bars.leftOut() == 0
        ? fairshare::say("{} jobs on {} nodes.", jobs, run.machine)
        : fairshare::say("{} jobs on {} nodes; bars left out: {}.", jobs, run.machine, bars.leftOut());
    if (jobs == 0)
        plot.empty = fairshare::say("No job runs in this time.");
    return plot;
}

} // namespace

Chart gantt()
{
    return {.id = "gantt",
        .title = fairshare::phrase("Jobs on nodes"),
        .summary = fairshare::phrase("Which nodes each job of a simulation holds from its start to its end."),
        .teaches = fairshare::phrase("Where backfilling fills gaps, and where nodes stay idle."),
        .parameters = Parameters,
        .takesAlgorithm = false,
        .ofRun = true,
        .make = make};
}

} // namespace fairshare::chart_files
