// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/recorded_run.h"
#include "tests/core/io/job_log/log_file.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

/// Runs as logs record them.
namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class RecordedLog : public test::LogFile {
protected:
    /// Reads an sacct log with some columns and returns its run, which must exist.
    LoggedRun runOf(const std::string& content, const ClusterSection& cluster = {})
    {
        m_log = import(content);
        EXPECT_TRUE(m_log) << describe(m_log.error());
        auto run = loggedRun(*m_log, cluster);
        EXPECT_TRUE(run) << run.error().message;
        return run ? *std::move(run) : LoggedRun{};
    }
    /// Returns why a log has no run; "" if it has one.
    std::string refusalOf(const std::string& content, const ClusterSection& cluster = {})
    {
        auto log = import(content);
        EXPECT_TRUE(log) << describe(log.error());
        const auto run = loggedRun(*log, cluster);
        return run ? std::string() : describe(run.error());
    }
    std::string remarks() { return told(m_log); }

    Result<WorkloadImport> m_log;
};

constexpr const char* Wide =
    "JobIDRaw|User|Account|Partition|Submit|Eligible|Start|End|ElapsedRaw|TimelimitRaw|"
    "NNodes|NCPUS|ReqCPUS|AllocTRES|State|NodeList|Priority\n";
constexpr const char* Narrow = "JobID|Submit|Start|End|NNodes|NCPUS|State|NodeList\n";
constexpr const char* Batsim =
    "job_id,submission_time,requested_number_of_resources,starting_time,finish_time,allocated_resources\n";

TEST_F(RecordedLog, KeepsWholeNodes)
{
    const LoggedRun run = runOf(std::string(Wide)
        + "7|eva|physics|gpu|1000|1000|1010|1110|100|1|2|8|8||COMPLETED|n[2,10]|5\n"
          "8|eva|physics|gpu|1005|1005|1110|1120|10|2|1|4|4||COMPLETED|n2|5\n"
          "9|eva|physics|gpu|1006|1006|1010|1110|100|2|1|4|4||COMPLETED|m|5\n");
    const SimulationOutcome& outcome = run.outcome;
    EXPECT_EQ(outcome.allocation, AllocationUnit::Node);
    EXPECT_EQ(outcome.machine.units, 3);
    EXPECT_EQ(outcome.machine.coresPerNode, 4);
    EXPECT_EQ(run.epoch, 1000);
    EXPECT_EQ(outcome.origin, "recorded");
    EXPECT_THAT(run.nodeNames, ElementsAre("m", "n2", "n10"));
    // The first job is cut to its limit of 60 s in the workload; what is shown is how it ran.
    EXPECT_EQ(m_log->workload.jobs[0].run, 60);
    EXPECT_EQ(outcome.workload.jobs[0].run, 100);
    EXPECT_EQ(outcome.workload.jobs[0].procs, 2);
    EXPECT_THAT(outcome.schedule.starts, ElementsAre(10, 110, 10));
    EXPECT_THAT(outcome.schedule.order, ElementsAre(0, 2, 1));
    EXPECT_THAT(outcome.nodes->nodesOf(0), ElementsAre(1, 2));
    EXPECT_THAT(outcome.nodes->nodesOf(1), ElementsAre(1));
    EXPECT_THAT(outcome.nodes->nodesOf(2), ElementsAre(0));
    // By hand: waits 10, 105 and 4 s; 310 of 3 * 120 node-seconds.
    EXPECT_EQ(outcome.metrics.longestWait, 105);
    EXPECT_NEAR(outcome.metrics.meanWait, 119.0 / 3, 1e-12);
    EXPECT_NEAR(outcome.metrics.utilization, 310.0 / 360, 1e-12);
    EXPECT_EQ(remarks(), "");
}

// By hand: 2 and 3 share n1 from 5 to 10 s, each with 4 processors; 1 and 4 are alone.
TEST_F(RecordedLog, CountsCoresOfSharedNodes)
{
    LoggedRun run = runOf(std::string(Narrow)
        + "1|100|100|120|1|2|COMPLETED|n2\n2|100|100|110|1|4|COMPLETED|n1\n"
          "3|101|105|125|2|8|COMPLETED|n[1,3]\n4|102|125|130|1|2|COMPLETED|n1\n");
    EXPECT_EQ(run.outcome.allocation, AllocationUnit::Core);
    EXPECT_EQ(run.outcome.machine.nodes, 3);
    EXPECT_EQ(run.outcome.machine.coresPerNode, 8);
    EXPECT_EQ(run.outcome.machine.units, 24);
    EXPECT_EQ(run.outcome.workload.jobs[2].procs, 8);
    EXPECT_EQ(remarks(),
        "site.log: jobs that shared nodes with others: 2 of 4; the first are '2' and '3' on node n1\n");
    // The shared node has two rows; a job that starts when another ends takes the lowest free row.
    const auto shown = shownRun(std::move(run));
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->machine, 4);
    EXPECT_THAT(shown->nodeNames, ElementsAre("n1", "n1/2", "n2", "n3"));
    EXPECT_THAT(shown->allocation.nodesOf(0), ElementsAre(2));
    EXPECT_THAT(shown->allocation.nodesOf(1), ElementsAre(0));
    EXPECT_THAT(shown->allocation.nodesOf(2), ElementsAre(1, 3));
    EXPECT_THAT(shown->allocation.nodesOf(3), ElementsAre(0));
    EXPECT_EQ(shown->workload.jobs[2].procs, 2);
}

// Node 0 is free only until 5 s, when job 3 starts on it; node 2 is never held.
TEST_F(RecordedLog, ShowsJobsWithUnknownNodesOnFreeOnes)
{
    const LoggedRun run =
        runOf(std::string(Batsim) + "1,0,1,0,10,1\n2,0,1,0,10,\n3,1,1,5,8,0\n4,1,2,20,30,\n5,1,1,20,30,2\n");
    EXPECT_EQ(run.outcome.allocation, AllocationUnit::Node);
    EXPECT_THAT(run.outcome.nodes->nodesOf(1), ElementsAre(2));
    EXPECT_THAT(run.outcome.nodes->nodesOf(3), ElementsAre(0, 1));
    EXPECT_EQ(run.outcome.machine.nodes, 3);
    EXPECT_EQ(remarks(), "site.log: jobs whose nodes are not recorded, shown on nodes that were free: 2\n");
}

TEST_F(RecordedLog, AddsNodesIfTooFewAreFree)
{
    const LoggedRun run = runOf(std::string(Narrow)
        + "1|100|100|120|1|1|COMPLETED|n1\n2|100|100|120|2|2|COMPLETED|\n3|100|110|130|1|1|COMPLETED|None\n");
    EXPECT_EQ(run.outcome.machine.nodes, 4);
    EXPECT_THAT(run.outcome.nodes->nodesOf(1), ElementsAre(1, 2));
    EXPECT_THAT(run.outcome.nodes->nodesOf(2), ElementsAre(3));
    EXPECT_THAT(run.nodeNames, ElementsAre("n1", "unnamed 2", "unnamed 3", "unnamed 4"));
}

TEST_F(RecordedLog, KeepsTimesWithoutNodes)
{
    const LoggedRun run =
        runOf("JobID|Submit|Start|End|NCPUS|State\n1|100|100|120|4|COMPLETED\n"
              "2|100|110|130|2|COMPLETED\n3|101|120|125|4|COMPLETED\n4|102|Unknown|Unknown|1|"
              "CANCELLED by 1000\n");
    EXPECT_FALSE(recordsPlacements(*m_log));
    EXPECT_FALSE(run.outcome.nodes);
    EXPECT_EQ(run.outcome.allocation, AllocationUnit::Procs);
    EXPECT_EQ(run.outcome.machine.units, 6);
    EXPECT_THAT(run.outcome.schedule.starts, ElementsAre(0, 10, 20));
    EXPECT_EQ(run.outcome.metrics.longestWait, 19);
    EXPECT_EQ(remarks(),
        "site.log: the log does not record on which nodes the jobs ran; only their times are known\n");
    EXPECT_EQ(m_log->findings.neverStarted, 1U);
}

// A suspended job holds its node until it ends.
TEST_F(RecordedLog, HoldsNodesUntilTheEnd)
{
    const LoggedRun run = runOf("JobID|Submit|Start|End|ElapsedRaw|NNodes|State|NodeList\n"
                                "1|100|100|200|30|1|COMPLETED|n1\n2|100|200|230|30|1|COMPLETED|n1\n");
    EXPECT_EQ(m_log->workload.jobs[0].run, 30);
    EXPECT_EQ(run.outcome.workload.jobs[0].run, 100);
    EXPECT_EQ(run.outcome.allocation, AllocationUnit::Node);
    EXPECT_THAT(remarks(),
        HasSubstr("site.log:2:1: jobs whose End is not Start plus the elapsed time, for example because they "
                  "were suspended: 1\n"));
}

TEST_F(RecordedLog, HasNoNegativeWaits)
{
    const LoggedRun run = runOf(std::string(Batsim) + "1,0,1,0,9,0\n2,20,1,25,30,0\n3,22,1,10,15,1\n");
    EXPECT_THAT(run.outcome.workload.ids, ElementsAre("1", "3", "2"));
    EXPECT_THAT(run.outcome.schedule.starts, ElementsAre(0, 10, 25));
    EXPECT_THAT(run.outcome.nodes->nodesOf(1), ElementsAre(1));
    EXPECT_EQ(run.outcome.metrics.longestWait, 5);
    EXPECT_EQ(remarks(),
        "site.log: jobs that started before their submit time, shown without a wait: 1; the first is '3'\n");
}

TEST_F(RecordedLog, RefusesWhatCannotBe)
{
    EXPECT_EQ(refusalOf(std::string(Batsim) + "1,0,1,0,9,0\n2,0,2,9,12,3-4\n", {.nodes = 4}),
        "jobs in the log used 5 nodes, but the cluster has 4");
    EXPECT_EQ(refusalOf(std::string(Batsim) + "1,0,1,0,9,1\n2,0,2,5,12,\n", {.nodes = 2}),
        "jobs in the log used 3 nodes, but the cluster has 2");
    EXPECT_EQ(refusalOf("JobID|Submit|Start|End|NCPUS\n1|100|100|120|4\n", {.processors = 3}),
        "jobs in the log used 4 processors at once, but the cluster has 3");
    EXPECT_EQ(
        refusalOf("job_id,submit,run,procs\n1,0,5,2\n"), "site.log does not record when the jobs started");
    auto log = import(std::string(Batsim) + "1,0,1,5,3,0\n2,0,1,5,8,1\n");
    ASSERT_TRUE(log);
    EXPECT_THAT(log->workload.ids, ElementsAre("2"));
    EXPECT_EQ(told(log),
        "site.log:2:9: finish_time is before starting_time\n"
        "site.log: no job has a requested time, so backfill uses exact run times\n");
    log = import(std::string(Wide)
        + "7|e|p|g|1000|1000|1010|1005|100|1|2|8|8||COMPLETED|n1|5\n8|e|p|g|1000|1000|1010|1015|5|1|2|8|8||"
          "COMPLETED|n1|5\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:2:1: jobs whose End is not Start plus the elapsed time, for example because they were "
        "suspended: 1\nsite.log:2:1: the machine size is not recorded; using that of the largest job, 8\n");
}

TEST_F(RecordedLog, UsesTheGivenSizeOfTheCluster)
{
    const LoggedRun run = runOf(std::string(Batsim) + "1,0,2,0,10,0-1\n", {.nodes = 8});
    EXPECT_EQ(run.outcome.machine.nodes, 8);
    EXPECT_NEAR(run.outcome.metrics.utilization, 0.25, 1e-12);
}

TEST_F(RecordedLog, OfARealClusterSharesNodes)
{
    auto log = importWorkload(TEST_DATA "/samples/slurm/sacct_X_P_wide.txt", {});
    ASSERT_TRUE(log);
    auto run = loggedRun(*log);
    ASSERT_TRUE(run);
    EXPECT_EQ(run->outcome.allocation, AllocationUnit::Core);
    EXPECT_EQ(run->outcome.machine.nodes, 2);
    EXPECT_THAT(told(log), HasSubstr("the first are '2' and '4' on node emu2"));
    auto silent = importWorkload(TEST_DATA "/samples/slurm/sacct_P.txt", {});
    ASSERT_TRUE(silent);
    const auto timed = loggedRun(*silent);
    ASSERT_TRUE(timed) << timed.error().message;
    EXPECT_FALSE(timed->outcome.nodes);
}

} // namespace
} // namespace fairshare
