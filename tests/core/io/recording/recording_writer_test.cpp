// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recording_parts.h"
#include "core/io/text/text_sink.h"
#include "core/simulator/jobs/peregrine_workload.h"
#include "tests/core/simulator/reference_rows.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

/// The made-up backlog on 20 nodes.
SimulationOutcome peregrineOutcome()
{
    SimulationOutcome outcome{.workload = *peregrineWorkload({.seed = 1}),
        .schedule = {},
        .machine = {.units = 20, .nodes = 20, .coresPerNode = 1},
        .allocation = AllocationUnit::Node,
        .metrics = {}};
    outcome.schedule = *makeSchedule(outcome.workload, {.machine = 20});
    outcome.metrics = metricsOf(outcome.workload, outcome.schedule, 20);
    return outcome;
}

/// Without the jobs that start behind a time.
SimulationOutcome until(SimulationOutcome outcome, Seconds last)
{
    SimulationOutcome begun = outcome;
    begun.workload.jobs.clear();
    begun.workload.ids.clear();
    begun.schedule = {};
    std::vector<JobPlace> placeOf(outcome.workload.jobs.size());
    for (JobPlace job = 0; job < outcome.workload.jobs.size(); ++job) {
        if (outcome.schedule.starts[job] > last)
            continue;
        placeOf[job] = static_cast<JobPlace>(begun.workload.jobs.size());
        begun.workload.jobs.push_back(outcome.workload.jobs[job]);
        begun.workload.ids.push_back(outcome.workload.ids[job]);
        begun.schedule.starts.push_back(outcome.schedule.starts[job]);
    }
    for (const JobPlace job : outcome.schedule.order)
        if (outcome.schedule.starts[job] <= last)
            begun.schedule.order.push_back(placeOf[job]);
    return begun;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

SimulationSection bigmemSection()
{
    SimulationSection section;
    section.cluster = {.nodes = 20, .allocation = AllocationUnit::Node, .unknown = {}};
    section.preemption.classes = {{.attribute = JobAttribute::Queue, .value = "bigmem", .coefficient = 10}};
    return section;
}

TEST(Recording, ShowsTheValuesOfTheReferenceAtEachSampleAndNode)
{
    const auto rows = test::referenceRows(test::simulatorVector("peregrine_like_seed1_n20_heatmap_head.csv"));
    ASSERT_EQ(rows.size(), 4000U);
    const SimulationSection section = bigmemSection();
    const SimulationOutcome outcome = until(peregrineOutcome(), std::stoll(rows.back().at(1)) + 1);
    const RecordedRun run{.section = section, .outcome = outcome, .workloadName = {}, .sha256 = {}};
    std::string text;
    ASSERT_TRUE(writeSamplesCsv(run, recordedJobs(outcome), appendTo(text), {}));
    const std::vector<std::string> lines = linesOf(text);
    ASSERT_GT(lines.size(), rows.size());
    EXPECT_EQ(lines.front(), "sample,t,node,job,fifo,lifo,random,pap,pap_plus");
    for (std::size_t row = 0; row < rows.size(); ++row)
        ASSERT_EQ(lines[row + 1], fmt::format("{}", fmt::join(rows[row], ",")));
}

TEST(Recording, SumsTheLossesOfTheReference)
{
    SimulationSection section = bigmemSection();
    section.preemption.wcStride = 0;
    const SimulationOutcome outcome = peregrineOutcome();
    const RecordedRun run{.section = section, .outcome = outcome, .workloadName = {}, .sha256 = {}};
    std::string text;
    ASSERT_TRUE(writeWcCsv(run, appendTo(text), {}));
    const std::vector<std::string> lines = linesOf(text);
    const auto rows = test::referenceRows(test::simulatorVector("peregrine_like_seed1_n20p10_wc.csv"));
    ASSERT_EQ(lines.size(), 21U);
    EXPECT_EQ(lines.front(),
        "class_set,policy,grace_s,sample,t,wc_default_node_s,wc_high_node_s,cum_default_node_s,"
        "cum_high_node_s,jobs_killed");
    for (std::size_t row = 0; row < 20; ++row) {
        EXPECT_THAT(lines[row + 1],
            testing::StartsWith(fmt::format("queue=bigmem,{},{},165709,", rows[row].at(1), rows[row].at(2))));
        EXPECT_THAT(
            lines[row + 1], testing::HasSubstr(fmt::format(",{},{},", rows[row].at(3), rows[row].at(4))));
    }
}

TEST(Recording, WritesEveryStrideAndTheLastSample)
{
    SimulationSection section = bigmemSection();
    section.preemption.policies = {"lifo"};
    section.preemption.graces = {60};
    section.preemption.wcStride = 100;
    const SimulationOutcome outcome = until(peregrineOutcome(), 5000);
    const RecordedRun run{.section = section, .outcome = outcome, .workloadName = {}, .sha256 = {}};
    std::string samples;
    ASSERT_TRUE(writeSamplesCsv(run, recordedJobs(outcome), appendTo(samples), {}));
    const std::size_t count = (linesOf(samples).size() - 1) / 20;
    std::string text;
    ASSERT_TRUE(writeWcCsv(run, appendTo(text), {}));
    const std::vector<std::string> lines = linesOf(text);
    const bool lastIsExtra = (count - 1) % 100 != 0;
    ASSERT_EQ(lines.size(), 1 + (count + 99) / 100 + (lastIsExtra ? 1 : 0));
    EXPECT_THAT(lines.back(), testing::StartsWith(fmt::format("queue=bigmem,LIFO,60,{},", count - 1)));
}

TEST(Recording, TellsTheRunInOneObject)
{
    SimulationOutcome outcome;
    outcome.workload.jobs = {{.submit = 0, .run = 10, .requested = 20, .procs = 2}};
    outcome.workload.ids = {"7"};
    outcome.schedule = {.starts = {0}, .order = {0}};
    outcome.schedule.absences = {{0, 4, 9}, {1, 4, 9}, {1, 20}};
    outcome.machine = {.units = 2, .nodes = 2, .coresPerNode = 4};
    outcome.metrics = metricsOf(outcome.workload, outcome.schedule, 2);
    SimulationSection section;
    section.preemption.graces = {60};
    section.preemption.policies = {"pap_plus"};
    section.workload.generator = "peregrine";
    section.workload.seed = 5;
    const RecordedRun run{.section = section,
        .outcome = outcome,
        .epoch = 842749106,
        .workloadName = "a \"log\"",
        .sha256 = "ab",
        .cleaning = {.withoutRun = 2, .withoutProcs = 1, .cut = 3},
        .unreadRows = 4};
    std::string text;
    writeRunJson(run, appendTo(text));
    EXPECT_EQ(text, R"({
  "format": "fse-sim",
  "version": 1,
  "epoch": 842749106,
  "workload": { "name": "a \"log\"", "sha256": "ab", "jobs": 1, "dropped": 7, "cut": 3 },
  "cluster": { "nodes": 2, "cores_per_node": 4 },
  "scheduler": { "mode": "easy", "order": "batch", "kill_at_limit": true },
  "sampling": { "dt": 30, "on_completion": true },
  "preemption": {
    "p": 10,
    "grace": [60],
    "policies": [{ "name": "PAP+" }],
    "wc_stride": 0,
    "scale": "max",
    "random_seed": 7
  },
  "away": [
    { "nodes": "0-1", "from": 4, "until": 9 },
    { "nodes": "1", "from": 20 }
  ],
  "seed": 5,
  "metrics": { "jobs": 1, "mean_wait": 0, "longest_wait": 0, "mean_bounded_slowdown": 1, "highest_bounded_slowdown": 1, "makespan": 10, "utilization": 1 }
}
)");
}

TEST(Recording, MakesIdsDistinctAndNodesIntervals)
{
    SimulationOutcome outcome;
    outcome.workload.jobs.resize(3);
    outcome.workload.ids = {"7", "8", "7"};
    outcome.schedule = {{0, 0, 0}, {0, 1, 2}};
    outcome.machine = {.units = 3, .nodes = 3, .coresPerNode = 1};
    EXPECT_THAT(recordedJobs(outcome).ids, testing::ElementsAre("7", "8", "7#2"));
    outcome.workload.jobs.resize(5);
    outcome.schedule = {{0, 0, 0, 0, 0}, {0, 1, 2, 3, 4}};
    outcome.machine.units = 5;
    outcome.workload.ids = {"A", "A", "A#2", "A", "A#2"};
    EXPECT_THAT(recordedJobs(outcome).ids, testing::ElementsAre("A", "A#3", "A#2", "A#4", "A#2#2"));
    EXPECT_EQ(intervalText(std::vector<std::uint32_t>{0, 1, 2, 3, 7, 9, 10}), "0-3 7 9-10");
    EXPECT_EQ(intervalText(std::vector<std::uint32_t>{}), "");
}

// By hand: of 400 processor-seconds physics has 300.
TEST(Recording, TellsUsageTickByTick)
{
    const ReplayedUsage usage{.accounts = {"physics", "a,b"},
        .shares = {0.25, 0.75},
        .course = {.accounts = 2,
            .times = {300},
            .queueLength = {1},
            .moments = {{.usage = 300, .factor = 0.5, .runningProcs = 4, .started = 2, .finished = 1},
                {.usage = 100, .factor = 1, .queuedProcs = 3}}},
        .unknownNames = {}};
    std::string text;
    writeUsageCsv(usage, appendTo(text));
    EXPECT_EQ(text,
        "t,account,usage,usage_fraction,share_fraction,fairshare,running_procs,queued_procs,started,"
        "finished\n"
        "300,physics,300,0.75,0.25,0.5,4,0,2,1\n300,\"a,b\",100,0.25,0.75,1,0,3,0,0\n");
}

} // namespace
} // namespace fairshare
