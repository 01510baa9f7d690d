// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/job_log/log_file.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::nameOf;
using testing::ElementsAre;
using testing::IsEmpty;

class SacctLog : public test::LogFile { };

std::string slurmSamplePath(const std::string& name)
{
    return TEST_DATA "/samples/slurm/" + name;
}

// Counted by hand in the sample, which a real Slurm printed: 39 rows, of which 14 did not run.
TEST_F(SacctLog, OfARealSlurmIsRead)
{
    auto log = importWorkload(slurmSamplePath("sacct_X_P_wide.txt"), {.machine = 8});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->summary.kept, 25U);
    EXPECT_EQ(log->findings.neverStarted, 14U);
    EXPECT_EQ(log->findings.stillRunning, 2U);
    EXPECT_EQ(log->findings.unsorted, 3U);
    EXPECT_EQ(log->badRows, 0U);
    EXPECT_EQ(log->rows(), 39U);
    EXPECT_EQ(log->epoch, 1795195146);
    EXPECT_EQ(log->procsPerNode, 4);
    const Workload& workload = log->workload;
    EXPECT_EQ(workload.ids.front(), "2");
    EXPECT_EQ(workload.jobs.front().submit, 0);
    EXPECT_EQ(workload.jobs.front().run, 6);
    EXPECT_EQ(workload.jobs.front().requested, 300);
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Account), "eng-mech-f2");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::User), "slu04");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Queue), "standard");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Partition), "standard");
    EXPECT_EQ(log->workload.details.chargeWeights.at(1), 4);
    ASSERT_TRUE(log->recorded);
    EXPECT_EQ(log->recorded->starts.front(), 99);
    EXPECT_THAT(log->recorded->nodeNames, ElementsAre("emu1", "emu2"));
}

// The last tasks of the array 19 could start after the one before them.
TEST_F(SacctLog, WaitsFromWhenAJobCouldStart)
{
    const auto log = importWorkload(slurmSamplePath("sacct_X_P_wide.txt"), {});
    ASSERT_TRUE(log);
    const auto task = std::ranges::find(log->workload.ids, "37") - log->workload.ids.begin();
    const SubmittedJob& held = log->workload.jobs.at(static_cast<std::size_t>(task));
    EXPECT_EQ(held.submit, 115);
    EXPECT_EQ(askedAt(held), 1);
    EXPECT_EQ(waitOf(held, 120), 119);
    EXPECT_EQ(askedAt(log->workload.jobs.at(0)), 0);
}

// 66 rows, 27 of them steps; without JobIDRaw, ElapsedRaw and TimelimitRaw.
TEST_F(SacctLog, WithStepsAndTimesAsTextIsRead)
{
    const auto log = importWorkload(slurmSamplePath("sacct_P.txt"), {});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->findings.steps, 27U);
    EXPECT_EQ(log->summary.kept, 25U);
    EXPECT_EQ(log->rows(), 66U);
    EXPECT_EQ(log->workload.jobs.front().run, 6);
    EXPECT_EQ(log->workload.jobs.front().requested, 300);
    EXPECT_THAT(log->workload.details.chargeWeights, IsEmpty());
}

constexpr const char* SacctHeader =
    "JobIDRaw|User|Account|Partition|Submit|Eligible|Start|End|ElapsedRaw|TimelimitRaw|NNodes|NCPUS|ReqCPUS|"
    "AllocTRES|State|NodeList|Priority\n";

TEST_F(SacctLog, InSecondsSince1970IsRead)
{
    auto log = import(std::string(SacctHeader)
        + "7|eva|physics|gpu|1000|1000|1010|1110|100|2|2|8|8|billing=12,cpu=8,node=2|COMPLETED|n[02-03]|5\n"
          "8.batch||||||||||||||||\n"
          "9_[3-7]|eva|physics|gpu|1000|Unknown|Unknown|Unknown|0|2|1|1|1||PENDING|None assigned|5\n"
          "10+1|bob|bio|cpu|1001|None|1010|1090|80|UNLIMITED|1|4|0||CANCELLED by 1000|n1|\n"
          "11|bob|bio|cpu|1001|1001||1090|0|Partition_Limit|1|4|4||CANCELLED by 1000|None assigned|\n");
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->findings.steps, 1U);
    EXPECT_EQ(log->findings.waitingArrays, 1U);
    EXPECT_EQ(log->findings.neverStarted, 1U);
    EXPECT_THAT(log->workload.ids, ElementsAre("7", "10+1"));
    EXPECT_EQ(log->epoch, 1000);
    EXPECT_EQ(log->workload.jobs[0].requested, 120);
    EXPECT_EQ(log->workload.jobs[1].requested, 80);
    EXPECT_EQ(log->workload.jobs[1].procs, 4);
    EXPECT_THAT(log->workload.details.chargeWeights, ElementsAre(12, 4));
    EXPECT_THAT(log->workload.details.priorities, IsEmpty()) << "submission orders";
    EXPECT_THAT(log->recorded->starts, ElementsAre(10, 10));
    EXPECT_THAT(log->recorded->nodeNames, ElementsAre("n1", "n02", "n03"));
    EXPECT_THAT(log->recorded->nodes, ElementsAre(1, 2, 0));
}

TEST_F(SacctLog, MayEndItsLinesWithADelimiter)
{
    const auto log = import("jobid|SUBMIT|elapsed|ncpus|\n3|2026-11-20T17:20:00|1-00:00:05|2|\n");
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.jobs[0].run, 86405);
    EXPECT_FALSE(log->recorded);
}

// By hand: 3 and 2 whole nodes; nodes of 8 cores where these are given.
TEST_F(SacctLog, OfNodesAloneCountsNodes)
{
    constexpr const char* Log =
        "JobIDRaw|Submit|Start|ElapsedRaw|TimelimitRaw|NNodes\n1|1000|1000|100|2|3\n2|1000|1000|100|2|2\n";
    ClusterSection cluster{.nodes = 4, .coresPerNode = 8, .allocation = AllocationUnit::Node, .unknown = {}};
    const auto whole = import(Log, {.cluster = cluster});
    ASSERT_TRUE(whole) << describe(whole.error());
    EXPECT_EQ(whole->workload.jobs[0].procs, 3);
    EXPECT_EQ(whole->workload.jobs[1].procs, 2);
    EXPECT_EQ(whole->unit, AllocationUnit::Node);
    cluster.allocation = AllocationUnit::Procs;
    const auto counted = import(Log, {.cluster = cluster});
    ASSERT_TRUE(counted);
    EXPECT_EQ(counted->workload.machine, 32);
    EXPECT_EQ(counted->workload.jobs[0].procs, 24);
    EXPECT_EQ(counted->workload.jobs[1].procs, 16);
    const auto alone = import(Log);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->unit, AllocationUnit::Node);
}

TEST_F(SacctLog, TellsWhatItCannotRead)
{
    auto log = import(std::string("JobID|Submit|Start|End|Elapsed|Timelimit|NCPUS\n")
        + "1|1000|1000|1010|00:00:10|00:01:00|1\n"
          "2|yesterday|1000|1010|00:00:10|00:01:00|1\n"
          "3|2026-11-20T17:20:00|1000|1010|00:00:10|00:01:00|1\n"
          "4|1000|1000|1010|ten|00:01:00|1\n"
          "5|1000|1000|1010|00:00:10|00:01:00|-4\n"
          "6|1000|1000\n"
          "1|1000|1000|1010|00:00:10|00:01:00|1\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(log->rows(), 7U);
    EXPECT_EQ(log->summary.kept, 2U);
    EXPECT_EQ(told(log),
        "site.log:3:3: Submit is 'yesterday'; expected a time such as 2026-11-20T17:21:05 or seconds since "
        "1970\nsite.log:4:3: Submit is '2026-11-20T17:20:00'; expected seconds since 1970, like the times "
        "above\nsite.log:5:18: Elapsed is 'ten'; expected a duration such as 1-02:03:04\nsite.log:6:36: "
        "NCPUS is '-4'; expected a whole number\nsite.log:7:1: the row has 3 cells; the header has "
        "7\nsite.log:8:1: line 2 also has job '1'; both are kept\nsite.log:2:1: the machine size is not "
        "recorded; using that of the largest job, 1\n");
}

TEST_F(SacctLog, TellsHowLargeAFigureMayBe)
{
    using namespace std::string_literals;
    auto log = import("JobID|Submit|Start|ElapsedRaw|TimelimitRaw|NCPUS\n"
                      "1|1000|1000|10|1|1\n"
                      "2|1000|1000|9223372036854775807|1|1\n"
                      "3|1000|1000|10|99999999999999999999|1\n"
                      "4|1000|1000|10|1|1000000000000001\n"
                      "5|1000|1000|10|1|\0001\n"s,
        {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:3:13: ElapsedRaw is '9223372036854775807'; expected at most "
        "1000000000000000\nsite.log:4:16: TimelimitRaw is '99999999999999999999'; expected at most "
        "1000000000000000\nsite.log:5:18: NCPUS is '1000000000000001'; expected at most "
        "2147483647\nsite.log:6:18: byte 0x00 (NUL) is not text; the file may be damaged\n");
}

TEST_F(SacctLog, TellsMoreProcessorsThanCanBeCounted)
{
    auto log = import("JobID|Submit|Start|ElapsedRaw|NNodes|NCPUS|ReqCPUS\n"
                      "1|1000|1000|10|1|1|2147483647\n"
                      "2|1000|1000|10|1|1|2147483648\n"
                      "3|1000|1000|10|1|99999999999|1\n"
                      "4|1000|1000|10|99999999999|1|1\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 2147483647);
    EXPECT_EQ(told(log),
        "site.log:3:20: ReqCPUS is '2147483648'; expected at most 2147483647\nsite.log:4:18: NCPUS is "
        "'99999999999'; expected at most 2147483647\nsite.log:5:16: NNodes is '99999999999'; expected at "
        "most 2147483647\nsite.log:2:1: the machine size is not recorded; using that of the largest job, "
        "2147483647\nsite.log: no job has a requested time, so backfill uses exact run times\n");
}

TEST_F(SacctLog, RefusesAColumnThatIsThereTwice)
{
    EXPECT_EQ(refusal("JobID|Submit|Start|Submit|ElapsedRaw|NCPUS\n1|1000|1000|2000|10|1\n"),
        "site.log:1:20: duplicate column 'Submit'");
    EXPECT_TRUE(import("JobID|Submit|Comment|Comment|ElapsedRaw|NCPUS\n1|1000|a|b|10|1\n"));
}

// A clock that is put back ends a job before it began; how long it ran is told then.
TEST_F(SacctLog, TellsAnEndBeforeTheStart)
{
    auto log =
        import("JobID|Submit|Start|End|NCPUS|TimelimitRaw\n1|1000|2000|1500|1|9\n2|1000|2000|2100|1|9\n",
            {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->findings.neverStarted, 0U);
    EXPECT_EQ(told(log), "site.log:2:13: End is '1500'; expected a time no earlier than Start, '2000'\n");
    auto timed = import(
        "JobID|Submit|Start|End|ElapsedRaw|NCPUS|TimelimitRaw\n1|1000|2000|1500|60|1|9\n", {.machine = 1});
    ASSERT_TRUE(timed);
    EXPECT_EQ(timed->workload.jobs.at(0).run, 60);
    EXPECT_EQ(told(timed), "");
}

TEST_F(SacctLog, TellsJobsThatTellNoRunTime)
{
    auto log = import("JobID|Submit|Start|End|NCPUS|TimelimitRaw|State\n1|1000|2000|2100|1|9|COMPLETED\n"
                      "2|1000|2000|Unknown|1|9|RUNNING\n3|1000|Unknown|Unknown|1|9|PENDING\n"
                      "4|1000|2000|Unknown|1|9|PENDING\n",
        {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->findings.neverStarted, 2U);
    EXPECT_EQ(log->badRows, 1U);
    EXPECT_EQ(
        told(log), "site.log:3:8: the job has started but has neither an end time nor an elapsed time\n");
    EXPECT_EQ(refusal("JobID|Submit|Start|End|NCPUS|State\n2|1000|2000|Unknown|1|RUNNING\n"),
        "site.log:2:8: no readable rows; first error: the job has started but has neither an end time nor an "
        "elapsed time");
    const auto timed =
        import("JobID|Submit|Start|End|Elapsed|NCPUS|State\n2|1000|2000|Unknown|00:01:40|1|RUNNING\n",
            {.machine = 1});
    ASSERT_TRUE(timed);
    EXPECT_EQ(timed->workload.jobs.at(0).run, 100);
    EXPECT_EQ(timed->findings.stillRunning, 1U);
}

TEST_F(SacctLog, TellsListsOfNodesThatCannotBeRead)
{
    auto log = import(std::string(SacctHeader)
            + "7|eva|physics|gpu|1000|1000|1010|1110|100|2|1|4|4||COMPLETED|n1|5\n"
              "8|eva|physics|gpu|1001|1001|1010|1110|100|2|1|4|4||COMPLETED|n[2-|5\n"
              "9|eva|physics|gpu|1002|1002|1010|1110|100|2|1|4|4||COMPLETED|n[9-3]|5\n",
        {.machine = 8});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->summary.kept, 3U);
    EXPECT_EQ(told(log),
        "site.log:3:62: NodeList is 'n[2-'; expected a node list such as n[1-3,7]; jobs with unknown nodes: "
        "2\n");
}

TEST_F(SacctLog, SaysWhichColumnIsMissing)
{
    const std::string command =
        "; expected the output of sacct -a -X -P -o "
        "JobIDRaw,User,Account,Partition,Submit,Eligible,Start,End,"
        "ElapsedRaw,TimelimitRaw,NNodes,NCPUS,ReqCPUS,AllocTRES,State,NodeList,Priority";
    EXPECT_EQ(refusal("JobID|Submit|Start|End\n1|2|3|4\n"), "site.log:1:1: missing column NCPUS" + command);
    EXPECT_EQ(refusal("JobID|Start|End|NCPUS\n"), "site.log:1:1: missing column Submit" + command);
    EXPECT_EQ(refusal("JobID|Submit|NCPUS\n"), "site.log:1:1: missing column ElapsedRaw" + command);
    EXPECT_EQ(refusal("JobID|Submit|Elapsed|NCPUS\n"), "site.log: no jobs after the header");
    EXPECT_EQ(
        refusal("JobID|Submit|Elapsed|NCPUS\n1|5|00:00:00|1\n"), "site.log: none of the jobs has started");
}

// A header between blanks is no row of cells.
TEST_F(SacctLog, RefusesAColumnTwiceWhereBlanksPartThem)
{
    const auto log = findWorkloadFormat("sacct-workload")
                         ->read("JOBID PARTITION SUBMIT ELAPSEDRAW NCPUS NCPUS\n1 a 0 10 4 4\n", {}, {});
    ASSERT_FALSE(log);
    EXPECT_EQ(describe(log.error()), "1:1: duplicate column 'ncpus'");
}

} // namespace
} // namespace fairshare
