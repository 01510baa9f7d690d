// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/simulation.h"

#include "core/io/job_log/workload_import.h"
#include "core/scenario/scenario.h"

#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>

namespace fairshare {
namespace {

using testing::ElementsAre;

Workload threeJobs()
{
    Workload workload;
    workload.machine = 4;
    workload.jobs = {{.submit = 0, .run = 100, .requested = 100, .procs = 3},
        {.submit = 1, .run = 50, .requested = 50, .procs = 4},
        {.submit = 2, .run = 90, .requested = 90, .procs = 1}};
    workload.ids = {"a", "b", "c"};
    return workload;
}

Result<SimulationOutcome> run(const SimulationSection& section, Workload workload = threeJobs())
{
    static const Scenario scenario;
    return simulate(section, std::move(workload), {.scenario = scenario});
}

// By hand: c fits beside a.
TEST(Simulation, TakesTheMachineOfTheLogWhereTheSectionTellsNone)
{
    const auto outcome = run({});
    ASSERT_TRUE(outcome);
    EXPECT_THAT(outcome->schedule.starts, ElementsAre(0, 100, 2));
    EXPECT_EQ(outcome->machine, (MachineSize{4, 4, 1}));
    EXPECT_EQ(outcome->metrics.makespan, 150);
    EXPECT_EQ(outcome->origin, "EASY backfill, batch order");
}

// By hand: 3, 4 and 1 processors are 2, 2 and 1 nodes of 2 cores; on 2 nodes nothing fits beside a.
TEST(Simulation, CountsWholeNodesRoundedUp)
{
    SimulationSection section;
    section.cluster.coresPerNode = 2;
    section.cluster.allocation = AllocationUnit::Node;
    const auto outcome = run(section);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->machine, (MachineSize{2, 2, 2}));
    EXPECT_EQ(outcome->workload.jobs[0].procs, 2);
    EXPECT_EQ(outcome->workload.jobs[2].procs, 1);
    EXPECT_THAT(outcome->schedule.starts, ElementsAre(0, 100, 150));
}

// By hand: b needs all 4 processors, so that c, which has the highest priority, delays it; a tells none.
TEST(Simulation, ServesJobsByThePrioritiesOfTheLog)
{
    Workload workload = threeJobs();
    for (SubmittedJob& job : workload.jobs) {
        job.submit = 0;
        job.procs = 4;
    }
    workload.details.priorities = {-1, 5, 9};
    const auto outcome = run({}, workload);
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_THAT(outcome->schedule.starts, ElementsAre(140, 90, 0));
    SimulationSection section;
    section.scheduler.order = EventOrder::Event;
    EXPECT_EQ(
        run(section, workload).error().message, "the log contains job priorities, which require batch order");
    section.scheduler.order = EventOrder::Batch;
    section.cluster.allocation = AllocationUnit::Node;
    section.preemption.removals = {{.at = 10, .nodes = 1, .policy = "lifo"}};
    EXPECT_EQ(run(section, workload).error().message,
        "removals need jobs in order of submission: killed jobs return to the head of the queue, but the log "
        "contains job priorities");
}

// By hand: at the first tick, 300 s, a has run for 100 s and is charged 7 a second, b for 50 s and 1.
TEST(Simulation, ChargesJobsByTheWeightsOfTheLog)
{
    Workload workload = threeJobs();
    constexpr auto User = static_cast<std::size_t>(JobAttribute::User);
    workload.names[User] = {"", "ann", "ben"};
    workload.jobs[0].attributes[User] = 1;
    workload.jobs[1].attributes[User] = workload.jobs[2].attributes[User] = 2;
    workload.details.chargeWeights = {7, 1, 0};
    SimulationSection section;
    section.priority = ReplaySection{.accountBy = JobAttribute::User, .halfLife = 0};
    static const Scenario scenario;
    const auto outcome = simulate(section, workload, {.scenario = scenario, .keepsUsage = true});
    ASSERT_TRUE(outcome) << outcome.error().message;
    ASSERT_TRUE(outcome->usage);
    const auto moments = outcome->usage->course.at(0);
    EXPECT_EQ(moments[0].usage, 700);
    EXPECT_EQ(moments[1].usage, 50);
}

TEST(Simulation, TakesTheCoresOfANodeFromTheLogWhereTheClusterTellsNone)
{
    ClusterSection cluster{.allocation = AllocationUnit::Node, .unknown = {}};
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Processors), (MachineSize{100, 100, 1}));
    EXPECT_EQ(machineSize(withCores(cluster, 8), 100, LogUnit::Processors), (MachineSize{13, 13, 8}));
    cluster.coresPerNode = 1;
    EXPECT_EQ(withCores(cluster, 8), cluster);
}

TEST(Simulation, KnowsHowLargeTheMachineIs)
{
    ClusterSection cluster;
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Processors), (MachineSize{100, 100, 1}));
    cluster.coresPerNode = 8;
    cluster.nodes = 3;
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Processors), (MachineSize{24, 24, 1}));
    cluster.allocation = AllocationUnit::Core;
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Processors), (MachineSize{24, 3, 8}));
    cluster.nodes = 0;
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Processors), (MachineSize{104, 13, 8}));
    cluster.allocation = AllocationUnit::Node;
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Processors), (MachineSize{13, 13, 8}));
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Nodes), (MachineSize{100, 100, 8}));
    cluster.processors = 16;
    EXPECT_EQ(machineSize(cluster, 100, LogUnit::Nodes), (MachineSize{2, 2, 8}));
}

TEST(Simulation, ConvertsSizesBetweenUnits)
{
    EXPECT_EQ(converted(9, LogUnit::Processors, LogUnit::Nodes, 8), 2);
    EXPECT_EQ(converted(9, LogUnit::Nodes, LogUnit::Processors, 8), 72);
    EXPECT_EQ(converted(9, LogUnit::Nodes, LogUnit::Nodes, 8), 9);
    EXPECT_EQ(converted(2'000'000'000, LogUnit::Nodes, LogUnit::Processors, 8), 2'147'483'647);
}

TEST(Simulation, CleansLogsAsTheSectionSays)
{
    SimulationSection section;
    section.cluster = {.nodes = 3, .coresPerNode = 8, .allocation = AllocationUnit::Node, .unknown = {}};
    section.scheduler.killAtLimit = false;
    section.scheduler.overrun = 120;
    const CleaningSettings settings = cleaningOf(section);
    EXPECT_EQ(settings.cluster, section.cluster);
    EXPECT_EQ(settings.machine, 0);
    EXPECT_EQ(settings.overrun, OverrunRule::Raise);
    EXPECT_EQ(settings.grace, 120);
}

TEST(Simulation, RefusesWhatCannotRun)
{
    EXPECT_EQ(run({}, Workload()).error().message, "no jobs to simulate");
    Workload unknown = threeJobs();
    unknown.machine = 0;
    EXPECT_EQ(run({}, unknown).error().message,
        "the machine size is neither set in the simulation nor recorded in the log");
    SimulationSection section;
    section.cluster.processors = 3;
    EXPECT_EQ(run(section).error().message,
        "job b needs 4 processors, but the machine has only 3; it could never start");
    section.cluster = {.nodes = 1, .coresPerNode = 3, .allocation = AllocationUnit::Node, .unknown = {}};
    EXPECT_EQ(run(section).error().message,
        "job b needs 2 nodes, but the machine has only 1; it could never start");
    section.cluster.allocation = AllocationUnit::Core;
    EXPECT_EQ(run(section).error().message,
        "job b needs 4 cores, but the machine has only 3; it could never start");
    SimulationSection replay;
    replay.scheduler.order = EventOrder::Event;
    replay.priority = ReplaySection();
    EXPECT_EQ(run(replay).error().message,
        "a replay by fairshare needs batch order, because priorities are computed once per point in time");
}

TEST(Simulation, RefusesMoreNodesThanCanBeFollowed)
{
    EXPECT_FALSE(checkNodes({.units = 1'000'001, .nodes = 1'000'001}, AllocationUnit::Node));
    EXPECT_TRUE(checkNodes({.units = 1'000'000, .nodes = 1'000'000}, AllocationUnit::Node));
    EXPECT_FALSE(checkNodes({.units = 8'000'008, .nodes = 1'000'001}, AllocationUnit::Core));
    EXPECT_TRUE(checkNodes({.units = 2'000'000'000, .nodes = 2'000'000'000}, AllocationUnit::Procs));
}

TEST(Simulation, StopsWhenItIsCancelled)
{
    std::stop_source source;
    source.request_stop();
    Workload workload;
    workload.machine = 1;
    for (Seconds job = 0; job < 5000; ++job) {
        workload.jobs.push_back({.submit = job, .run = 1, .requested = 1, .procs = 1});
        workload.ids.push_back("x");
    }
    const Scenario scenario;
    const auto outcome =
        simulate({}, workload, {.scenario = scenario}, {.report = {}, .stop = source.get_token()});
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, ErrorCode::Cancelled);
}

// By hand: at 300 s physics has used all there is, so biology goes first at 400 s: its factor is 1 and that
// of physics 2^-2; it waited 397 of 604800 s, which is no point of 1000.
TEST(Simulation, ServesByFairshareAndTakesDownWhatAccountsUse)
{
    constexpr auto Account = static_cast<std::size_t>(JobAttribute::Account);
    Workload workload;
    workload.machine = 1;
    workload.names[Account] = {"", "physics", "biology"};
    for (Seconds at = 0; at < 4; ++at) {
        SubmittedJob job{.submit = at, .run = 400, .requested = 400, .procs = 1};
        job.attributes[Account] = at == 3 ? 2U : 1U;
        workload.jobs.push_back(job);
    }
    workload.ids = {"a", "b", "c", "d"};
    SimulationSection section;
    section.scheduler.mode = "fcfs";
    section.priority = ReplaySection();
    const Scenario scenario;
    const auto outcome = simulate(section, workload, {.scenario = scenario, .keepsUsage = true});
    ASSERT_TRUE(outcome);
    EXPECT_THAT(outcome->schedule.starts, ElementsAre(0, 800, 1200, 400));
    EXPECT_EQ(outcome->startPriorities.at(3), 100'000);
    ASSERT_TRUE(outcome->usage);
    EXPECT_THAT(outcome->usage->accounts, ElementsAre("physics", "biology"));
    EXPECT_THAT(outcome->usage->shares, ElementsAre(0.5, 0.5));
    const UsageCourse& course = outcome->usage->course;
    ASSERT_GT(course.size(), 1U);
    // The last job ends between two ticks.
    EXPECT_EQ(course.times.back(), 1600);
    std::array<std::uint32_t, 2> started{};
    std::array<std::uint32_t, 2> finished{};
    for (std::size_t tick = 0; tick < course.size(); ++tick)
        for (std::size_t account = 0; account < 2; ++account) {
            started.at(account) += course.at(tick)[account].started;
            finished.at(account) += course.at(tick)[account].finished;
        }
    EXPECT_THAT(started, ElementsAre(3, 1));
    EXPECT_THAT(finished, ElementsAre(3, 1));
    EXPECT_EQ(course.at(course.size() - 1).front().runningProcs, 0);
    EXPECT_EQ(outcome->origin, "First come, first served, batch order, fairshare priorities under Classic");
}

struct RealLog {
    std::string file;
    std::string scheduler;
    EventOrder order;
    double meanWait;
    double meanSlowdown;
};

void PrintTo(const RealLog& log, std::ostream* out)
{
    *out << log.file << ' ' << log.scheduler;
}

/// Real logs are not part of this project: "" where they are not found.
std::string realLog(const std::string& file)
{
    const char* const told = std::getenv("FAIRSHARE_WORKLOADS");
    for (const std::string& folder :
        {std::string(told == nullptr ? "" : told), std::string("../shared/data")})
        if (!folder.empty() && std::filesystem::exists(folder + "/" + file))
            return folder + "/" + file;
    return {};
}

std::vector<RealLog> realLogs()
{
    constexpr EventOrder Batch = EventOrder::Batch;
    constexpr EventOrder Event = EventOrder::Event;
    const std::string kth = "KTH-SP2-1996-2.1-cln.swf.gz";
    const std::string full = "KTH-SP2-1996-2.swf.gz";
    const std::string lanl = "LANL-CM5-1994-4.1-cln.swf.gz";
    const std::string atlas = "LLNL-Atlas-2006-2.1-cln.swf.gz";
    const std::string nasa = "NASA-iPSC-1993-3.1-cln.swf.gz";
    std::vector<RealLog> logs{{kth, "fcfs", Batch, 353949.932, 6818.3216},
        {kth, "easy", Event, 6839.771, 92.6188}, {kth, "easy", Batch, 6837.485, 92.7299},
        {kth, "conservative", Event, 7313.683, 89.0377}, {kth, "conservative", Batch, 7319.374, 89.0070},
        {full, "fcfs", Batch, 353776.409, 6814.9733}, {full, "easy", Event, 6836.872, 92.5765},
        {full, "easy", Batch, 6834.587, 92.6877}, {full, "conservative", Event, 7310.551, 88.9973},
        {full, "conservative", Batch, 7316.239, 88.9666}, {lanl, "fcfs", Batch, 3751.325, 54.6722},
        {lanl, "easy", Event, 1388.492, 16.7747}, {lanl, "easy", Batch, 1385.585, 16.7479},
        {lanl, "conservative", Event, 1330.094, 15.4265}, {lanl, "conservative", Batch, 1329.786, 15.4016},
        {atlas, "fcfs", Batch, 20.983, 2.0348}, {atlas, "easy", Batch, 8.516, 1.3649},
        {atlas, "conservative", Event, 8.516, 1.3649}, {nasa, "fcfs", Batch, 8.081, 1.0262},
        {nasa, "easy", Event, 4.067, 1.0119}, {nasa, "conservative", Batch, 4.067, 1.0119}};
    std::erase_if(logs, [](const RealLog& log) { return realLog(log.file).empty(); });
    return logs;
}

class SimulationOfALog : public testing::TestWithParam<RealLog> { };
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(SimulationOfALog);
INSTANTIATE_TEST_SUITE_P(RealLogs, SimulationOfALog, testing::ValuesIn(realLogs()));

// Means to the printed digits of the reference.
TEST_P(SimulationOfALog, HasTheMeansOfTheReference)
{
    const RealLog& log = GetParam();
    SimulationSection section;
    section.scheduler.mode = log.scheduler;
    section.scheduler.order = log.order;
    auto import = importWorkload(realLog(log.file), cleaningOf(section));
    ASSERT_TRUE(import) << describe(import.error());
    const auto outcome = run(section, std::move(import->workload));
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_NEAR(outcome->metrics.meanWait, log.meanWait, 0.0005001);
    EXPECT_NEAR(outcome->metrics.meanSlowdown, log.meanSlowdown, 0.00005001);
}

} // namespace
} // namespace fairshare
