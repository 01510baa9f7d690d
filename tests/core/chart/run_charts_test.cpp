// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "core/table/column.h"
#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

#include <cmath>

/// Charts of a simulation.
namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// 3 nodes: a holds 0 and 1 for an hour, then c does for one; b holds node 2 for half an hour. d wants all
/// from 2 hours on, so that samples go on till then.
constexpr std::string_view HeatNote =
    "Hatched: no job. Outlined or struck through: freed in at least half of a cell's samples.";

class RunCharts : public testing::Test {
protected:
    RunCharts()
    {
        Workload workload;
        workload.jobs = {{.submit = 0, .run = 3600, .requested = 3600, .procs = 2},
            {.submit = 0, .run = 1800, .requested = 1800, .procs = 1},
            {.submit = 0, .run = 3600, .requested = 3600, .procs = 2},
            {.submit = 7200, .run = 60, .requested = 60, .procs = 3}};
        workload.ids = {"a", "b", "c", "d"};
        m_run = test::runOf(std::move(workload), 3);
        SimulationSection section;
        section.preemption.nodes = 1;
        section.preemption.policies = {"fifo", "lifo"};
        m_scenario = withSimulation(m_scenario, section);
    }

    Plot plot(std::string_view chart, const ParameterValues& values = {})
    {
        return makePlot(chart,
            {.now = *m_evaluation, .algorithm = "fair_tree", .scenario = &m_scenario, .run = &*m_run}, values)
            .value();
    }

    Scenario m_scenario;
    std::optional<SimulatedRun> m_run;
    std::shared_ptr<const Evaluation> m_evaluation = evaluate(Scenario(), {"fair_tree"}).value();
};

TEST_F(RunCharts, HaveAPanelAPolicyWithTheNodesFromTheTop)
{
    const Plot heat = plot("heatmap", {{"columns", std::int64_t{4}}});
    ASSERT_EQ(heat.panels.size(), 2U);
    EXPECT_EQ(heat.panels[1].title, "LIFO");
    const Marks& cells = heat.panels[1].marks.front();
    ASSERT_EQ(cells.size(), 12U);
    EXPECT_TRUE(heat.panels[1].y.reversed);
    EXPECT_THAT(std::vector(cells.y.begin(), cells.y.begin() + 5), ElementsAre(-0.5, -0.5, -0.5, -0.5, 0.5));
    EXPECT_EQ(cells.x.front(), 0);
    EXPECT_EQ(cells.x2[3], 7260 / 3600.0);
    // Node 2 is idle in the second half: the color of idle nodes, and always taken.
    EXPECT_FALSE(std::isnan(cells.values[8]));
    EXPECT_TRUE(std::isnan(cells.values[10]));
    EXPECT_EQ(cells.roleOf(10), PlotRole::Idle);
    EXPECT_EQ(heat.note, std::string(HeatNote));
    EXPECT_THAT(plotCsv(heat), HasSubstr("\nLIFO,cells,,\"node 2, 0:00:00\",0,"));
}

TEST_F(RunCharts, ShowTheChosenTimeInAsManyRowsAsAreWanted)
{
    const Plot heat =
        plot("heatmap", {{"from", std::int64_t{1}}, {"hours", std::int64_t{1}}, {"rows", std::int64_t{1}}});
    EXPECT_EQ(heat.panels[0].x.lowest, 1);
    EXPECT_EQ(heat.panels[0].x.highest, 2);
    EXPECT_EQ(heat.panels[0].marks.front().size(), 120U);
    EXPECT_THAT(heat.panels[0].marks.front().labels.front(), "nodes 0 to 2, 1:00:00");
}

// By hand, one node wanted. In the second hour an idle node is taken and nothing is lost. In the first half
// hour both lose b or a, which are as old: ties go to node 0, so a, whose 2 nodes count. In the second half
// hour node 2 is idle.
TEST_F(RunCharts, SumTheWorkThatIsLost)
{
    const Plot lost = plot("wasted_work", {{"grace", std::int64_t{0}}});
    ASSERT_EQ(lost.panels.size(), 2U);
    const Marks& lines = lost.panels[1].marks.front();
    EXPECT_THAT(lines.labels, ElementsAre("FIFO", "LIFO"));
    // 2 nodes at 0, 30 ... 1770 s, and 3 nodes of d at 7200 and 7230 s, in node-seconds.
    const double sum = (2 * 30 * (59 * 60 / 2) + 3 * 30) / 3600.0;
    EXPECT_DOUBLE_EQ(std::get<Reals>(lines.figures.front().values)->front(), sum);
    EXPECT_DOUBLE_EQ(lines.y[lines.starts[1] - 1], sum);
    EXPECT_EQ(lost.answer, "Over 242 samples, freeing 1 of 3 nodes loses 29.5 node-h under every policy.");
    EXPECT_EQ(lost.panels[0].y.unit, "node-h");
}

TEST_F(RunCharts, SayWhatTheyAssume)
{
    m_run->workload.name = "site.swf";
    m_run->origin = "EASY backfill, batch order";
    SimulationSection section = *m_scenario.simulation;
    section.preemption.policies = {"fifo", "random"};
    section.preemption.randomSeed = 11;
    section.preemption.classes = {{.attribute = JobAttribute::User, .value = "ann", .coefficient = 2.5}};
    m_scenario = withSimulation(m_scenario, section);
    EXPECT_EQ(plot("gantt").premise, "site.swf, EASY backfill, batch order");
    EXPECT_EQ(plot("heatmap").premise,
        "site.swf, EASY backfill, batch order, 1 of 3 nodes to free, class user=ann × 2.5, seed 11");
    const Plot lost = plot("wasted_work", {{"grace", std::int64_t{120}}});
    EXPECT_EQ(lost.premise,
        "site.swf, EASY backfill, batch order, 1 of 3 nodes to free, grace period 120 s, class user=ann × "
        "2.5, seed 11");
    EXPECT_EQ(lost.note, "");
    // A queue of which its coefficient is all that is known.
    section.preemption.classes = {{.attribute = JobAttribute::Queue, .value = "×2.5", .coefficient = 2.5}};
    m_scenario = withSimulation(m_scenario, section);
    EXPECT_EQ(plot("heatmap").premise,
        "site.swf, EASY backfill, batch order, 1 of 3 nodes to free, class ×2.5, seed 11");
}

TEST_F(RunCharts, ColorAPolicyAlikeWhateverOthersAreShown)
{
    SimulationSection section = *m_scenario.simulation;
    section.preemption.policies = {"pap", "fifo", "pap_set"};
    m_scenario = withSimulation(m_scenario, section);
    EXPECT_THAT(plot("wasted_work").panels[1].marks.front().roles,
        ElementsAre(PlotRole::Series4, PlotRole::Series1, PlotRole::Text));
    EXPECT_THAT(plot("wasted_work").panels[1].marks.front().dashes,
        ElementsAre(PlotDash::DashDotted, PlotDash::Dashed, PlotDash::Solid));
}

TEST_F(RunCharts, DrawABarForEachRowOfNodesOfAJob)
{
    const Plot jobs = plot("gantt");
    const Marks& bars = jobs.panels.front().marks.front();
    EXPECT_THAT(bars.labels, ElementsAre("a", "b", "c", "d"));
    EXPECT_THAT(bars.x, ElementsAre(0, 0, 1, 2));
    EXPECT_EQ(bars.x2[1], 0.5);
    EXPECT_THAT(bars.y2, ElementsAre(1.5, 2.5, 1.5, 2.5));
    // a 2 x 3600, b 1800, c 2 x 3600 and d 3 x 60 of 3 x 7260 node-seconds.
    EXPECT_EQ(jobs.answer, "Jobs: 4. Nodes: 3, busy 75.2 % of the time shown.");
    EXPECT_EQ(jobs.note, "queue: not recorded for any job.");
    EXPECT_EQ(plot("gantt", {{"color", std::string("none")}}).note, "");
    EXPECT_FALSE(jobs.colorScale);
    EXPECT_TRUE(std::isnan(bars.values[0]));
    const Plot few = plot("gantt", {{"bars", std::int64_t{1}}, {"from", std::int64_t{1}}});
    EXPECT_EQ(few.panels.front().marks.front().size(), 1U);
    EXPECT_EQ(plot("gantt", {{"from", std::int64_t{2}}}).answer,
        "Jobs: 1. Nodes: 3, busy 100.0 % of the time shown.");
    EXPECT_EQ(few.answer, "Jobs: 2. Nodes: 3, busy 67.2 % of the time shown.");
    EXPECT_EQ(few.note, "queue: not recorded for any job. Bars not shown: 1.");
}

// By hand: at 60 + 2 samples LIFO takes node 0 of those that started as late, at 180 node 2, which is idle.
TEST_F(RunCharts, OutlineWhatTheChosenPolicyTakes)
{
    const Plot heat = plot("heatmap", {{"policy", std::int64_t{2}}, {"columns", std::int64_t{4}}});
    ASSERT_EQ(heat.panels.size(), 1U);
    EXPECT_EQ(heat.panels[0].title, "LIFO");
    EXPECT_EQ(heat.note, std::string(HeatNote));
    const Marks& taken = heat.panels[0].marks.back();
    EXPECT_TRUE(taken.hollow);
    EXPECT_THAT(taken.y, ElementsAre(-0.5, 1.5));
    EXPECT_THAT(taken.x, ElementsAre(0, 0.5));
    EXPECT_DOUBLE_EQ(taken.x2[0], 0.5);
    EXPECT_EQ(plot("heatmap").answer,
        "To free 1 of 3 nodes, LIFO picks the row starting at node 2 most often (74 % of the samples shown). "
        "The row starting at node 1 is picked least often (0 %).");
    const Plot plain = plot("heatmap", {{"policy", std::int64_t{2}}, {"mark", std::string("none")}});
    EXPECT_EQ(plain.panels[0].marks.size(), 1U);
    EXPECT_EQ(plain.note, "Hatched: no job.");
    const Plot all = plot("heatmap", {{"columns", std::int64_t{4}}});
    EXPECT_EQ(all.panels.size(), 2U);
    EXPECT_THAT(all.panels.back().marks.back().y, ElementsAre(-0.5, 1.5));
    const auto none = makePlot("heatmap",
        {.now = *m_evaluation, .algorithm = "fair_tree", .scenario = &m_scenario, .run = &*m_run},
        {{"policy", std::int64_t{3}}});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message, "policy 3 is out of range; expected 0 to 2");
}

TEST_F(RunCharts, HatchNodesThatAreAway)
{
    m_run->schedule.absences = {{2, 1800, 7200}, {1, 7200}};
    const Plot heat = plot("heatmap", {{"from", std::int64_t{1}}});
    EXPECT_EQ(heat.note, std::string(HeatNote) + " Hatched on gray: node away.");
    for (const PlotPanel& panel : heat.panels) {
        const Marks& away = panel.marks[1];
        EXPECT_TRUE(away.hatched);
        EXPECT_THAT(away.x, ElementsAre(1, 2));
        EXPECT_THAT(away.x2, ElementsAre(2, 7260 / 3600.0));
        EXPECT_THAT(away.y, ElementsAre(1.5, 0.5));
        EXPECT_THAT(away.labels, ElementsAre("node 2, away", "node 1, away"));
    }
    const Plot jobs = plot("gantt", {{"bars", std::int64_t{1}}, {"color", std::string("none")}});
    EXPECT_EQ(jobs.note, "Bars not shown: 3. Hatched on gray: node away.");
    EXPECT_THAT(jobs.panels.front().marks.back().x, ElementsAre(0.5, 2));

    m_run->schedule.absences = {{1, 7200}};
    EXPECT_EQ(plot("heatmap", {{"hours", std::int64_t{1}}}).note, std::string(HeatNote));
}

TEST_F(RunCharts, ColorJobsByWhoseTheyAreAndHowLongTheyWaited)
{
    Workload& workload = m_run->workload;
    constexpr auto Queue = static_cast<std::size_t>(JobAttribute::Queue);
    workload.names[Queue] = {"", "short", "long"};
    workload.jobs[0].attributes[Queue] = 2;
    workload.jobs[1].attributes[Queue] = 1;
    workload.jobs[2].attributes[Queue] = 2;
    const Plot queues = plot("gantt");
    ASSERT_TRUE(queues.colorScale);
    EXPECT_EQ(queues.colorScale->title, "queue");
    // long holds 4 node-hours, short half of one.
    EXPECT_THAT(queues.colorScale->ticks, ElementsAre(PlotTick{0, "long"}, PlotTick{1, "short"}));
    const Marks& bars = queues.panels[0].marks[0];
    EXPECT_EQ(bars.values[0], 0);
    EXPECT_EQ(bars.values[1], 1);
    EXPECT_EQ(bars.values[2], 0);
    EXPECT_TRUE(std::isnan(bars.values[3]));
    EXPECT_EQ(bars.remarks[1], "queue short");
    EXPECT_EQ(bars.remarks[3], "");
    const Plot waits = plot("gantt", {{"color", std::string("wait")}});
    EXPECT_THAT(waits.panels[0].marks[0].values, ElementsAre(0, 0, 1, 0));
    EXPECT_EQ(waits.colorScale->title, "wait time, h");
    EXPECT_EQ(waits.colorScale->lowest, 1);
}

TEST_F(RunCharts, ColorJobsByWhatTellsThemApartUnlessItIsChosen)
{
    Workload& workload = m_run->workload;
    constexpr auto Queue = static_cast<std::size_t>(JobAttribute::Queue);
    constexpr auto Account = static_cast<std::size_t>(JobAttribute::Account);
    workload.names[Queue] = {"", "batch"};
    workload.names[Account] = {"", "physics", "biology"};
    for (SubmittedJob& job : workload.jobs) {
        job.attributes[Queue] = 1;
        job.attributes[Account] = 1;
    }
    workload.jobs[1].attributes[Account] = 2;
    EXPECT_EQ(plot("gantt").colorScale->title, "account");
    EXPECT_EQ(plot("gantt", {{"color", std::string("queue")}}).colorScale->title, "queue");
    workload.jobs[1].attributes[Account] = 1;
    EXPECT_EQ(plot("gantt").colorScale->title, "queue") << "where nothing tells them apart";
}

TEST_F(RunCharts, TellNoWaitWhereNoSubmissionIsTold)
{
    m_run->tellsSubmissions = false;
    const Plot waits = plot("gantt", {{"color", std::string("wait")}});
    EXPECT_FALSE(waits.colorScale);
    EXPECT_TRUE(std::isnan(waits.panels[0].marks[0].values[2]));
    EXPECT_TRUE(std::isnan(std::get<Reals>(waits.panels[0].marks[0].figures[2].values)->at(2)));
}

TEST_F(RunCharts, GiveOtherNamesOneColor)
{
    Workload& workload = m_run->workload;
    constexpr auto User = static_cast<std::size_t>(JobAttribute::User);
    workload.names[User] = {""};
    workload.jobs.assign(8, {.submit = 0, .run = 3600, .requested = 3600, .procs = 1});
    workload.ids.assign(8, "j");
    for (std::uint32_t user = 1; user <= 8; ++user) {
        workload.names[User].push_back("u" + std::to_string(user));
        workload.jobs[user - 1].run = 3600 - user;
        workload.jobs[user - 1].attributes[User] = user;
    }
    m_run = test::runOf(std::move(workload), 8);
    const Plot users = plot("gantt", {{"color", std::string("user")}});
    const auto& ticks = users.colorScale->ticks;
    ASSERT_EQ(ticks.size(), 6U);
    EXPECT_EQ(ticks[4].text, "u5");
    EXPECT_EQ(ticks[5].text, "others");
    // The last color is that of a name; the others are beyond it.
    EXPECT_EQ(users.colorScale->highest, 4);
    EXPECT_THAT(users.panels[0].marks[0].values, ElementsAre(0, 1, 2, 3, 4, 5, 5, 5));
}

TEST_F(RunCharts, AreEmptyWithoutARun)
{
    m_run->workload.jobs.clear();
    for (const char* chart : {"heatmap", "wasted_work", "gantt"}) {
        EXPECT_EQ(plot(chart).empty, "Nothing was simulated: no job uses whole nodes.") << chart;
        EXPECT_EQ(makePlot(chart, {.now = *m_evaluation, .algorithm = "fair_tree"}, {})->empty,
            "Nothing was simulated: no job uses whole nodes.");
    }
}

TEST_F(RunCharts, SayWhyARunHasNoSample)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 3600, .requested = 7200, .procs = 2}};
    workload.ids = {"1"};
    m_run = test::runOf(std::move(workload), 4);
    for (const char* chart : {"heatmap", "wasted_work"})
        EXPECT_EQ(plot(chart).empty,
            "No samples in this run: none are taken once the last job has started and a node is idle.")
            << chart;
    EXPECT_EQ(plot("gantt").empty, "");
}

TEST_F(RunCharts, RefuseWhatPoliciesCannotBeAsked)
{
    SimulationSection section;
    section.preemption.policies = {"shortest"};
    m_scenario = withSimulation(m_scenario, section);
    const auto made = makePlot("heatmap",
        {.now = *m_evaluation, .algorithm = "fair_tree", .scenario = &m_scenario, .run = &*m_run}, {});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().message, "unknown preemption policy 'shortest'");
}

} // namespace
} // namespace fairshare
