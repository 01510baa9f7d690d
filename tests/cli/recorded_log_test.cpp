// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

/// Logs that record who held which nodes when, by fairshare simulate and convert.
namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class RecordedLog : public ProgramTest { };

// Job 3 was submitted while 2 waited, fits beside 1, and yet started last; EASY would start it at 2 s.
constexpr const char* Batsim =
    "job_id,submission_time,requested_number_of_resources,requested_time,starting_time,execution_time,"
    "finish_time,allocated_resources\n"
    "1,0,2,100,0,100,100,0-1\n2,1,3,50,110,50,160,0-2\n3,2,1,90,160,90,250,2\n";
constexpr const char* AsRecorded =
    "job_id,submit,start,end,nodes,wait,bounded_slowdown\n"
    "1,0,0,100,2,0,1\n2,1,110,160,3,109,3.18\n3,2,160,250,1,158,2.7555555555555555\n";

TEST_F(RecordedLog, IsPrintedAsItRan)
{
    const std::string log = file("out_jobs.csv", Batsim);
    for (const auto& arguments : {std::vector<std::string>{"simulate", "--workload", log, "--format", "csv"},
             {"simulate", log, "--format", "csv"}, {"simulate", log, "--as-recorded", "--format", "csv"}}) {
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_EQ(outcome.output, AsRecorded);
    }
    const Outcome outcome = fairshare({"simulate", log});
    EXPECT_THAT(outcome.errors,
        HasSubstr("out_jobs.csv: as recorded in the log; to simulate the jobs, use --anew or --scheduler\n"));
    EXPECT_THAT(outcome.errors, HasSubstr("out_jobs.csv: 3 of 3 jobs used, on 3 nodes\n"));
}

TEST_F(RecordedLog, IsSimulatedIfAsked)
{
    const std::string log = file("out_jobs.csv", Batsim);
    EXPECT_EQ(fairshare({"simulate", log, "--scheduler", "easy", "--format", "csv"}).output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "1,0,0,100,2,0,1\n2,1,100,150,3,99,2.98\n3,2,2,92,1,0,1\n");
    EXPECT_EQ(fairshare({"simulate", log, "--anew", "--format", "csv"}).output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown,recorded_start,recorded_wait\n"
        "1,0,0,100,2,0,1,0,0\n2,1,100,150,3,99,2.98,110,109\n3,2,2,92,1,0,1,160,158\n");
    EXPECT_THAT(fairshare({"simulate", log, "--anew", "--summary", "--format", "csv"}).output,
        HasSubstr("figure,value,recorded,unit\njobs,3,3,\nmean wait,33,89,s\nlongest wait,99,158,s\n"));
    EXPECT_THAT(fairshare({"simulate", log, "--as-recorded", "--scheduler", "easy"}).errors,
        HasSubstr("--scheduler cannot be used with --as-recorded"));
}

// On 4 processors of n1 and n2, which sacct does not tell, the jobs could have started at once.
TEST_F(RecordedLog, OfSlurmIsComparedOnItsNodes)
{
    const std::string log = file("sacct.txt",
        "JobIDRaw|Submit|Start|End|NNodes|NCPUS|State|NodeList\n"
        "1|2026-11-20T17:00:00|2026-11-20T17:00:10|2026-11-20T17:01:10|2|4|COMPLETED|n[1-2]\n"
        "2|2026-11-20T17:00:05|2026-11-20T17:02:00|2026-11-20T17:02:30|1|2|COMPLETED|n1\n"
        "3|2026-11-20T17:00:06|Unknown|Unknown|1|2|CANCELLED by 1000|None assigned\n");
    EXPECT_EQ(fairshare({"simulate", log, "--format", "csv"}).output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown\n"
        "1,0,10,70,2,10,1.1666666666666667\n2,5,120,150,1,115,4.833333333333333\n");
    EXPECT_EQ(fairshare({"simulate", log, "--anew", "--format", "csv"}).output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown,recorded_start,recorded_wait\n"
        "1,0,0,60,4,0,1,10,10\n2,5,60,90,2,55,2.8333333333333335,120,115\n");
}

TEST_F(RecordedLog, ThatSharesNodesCountsCores)
{
    const std::string log = file("sacct.txt",
        "JobIDRaw|Submit|Start|End|NNodes|NCPUS|State|NodeList\n1|100|100|120|1|2|COMPLETED|n1\n"
        "2|101|105|125|1|6|COMPLETED|n1\n");
    const Outcome outcome = fairshare({"simulate", log, "--format", "csv"});
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown,cores\n"
        "1,0,0,20,1,0,1,2\n2,1,5,25,1,4,1.2,6\n");
    EXPECT_THAT(outcome.errors,
        HasSubstr("jobs that shared nodes with others: 2 of 2; the first are '1' and '2' on node n1\n"));
    EXPECT_THAT(
        fairshare({"simulate", log, "--summary", "--format", "csv"}).output, HasSubstr("utilization,0.8,"))
        << "160 of 8 * 25 core-seconds";
    const Outcome written = fairshare({"convert", log, "-o", path("run")});
    EXPECT_EQ(written.exitCode, 0) << written.errors;
    EXPECT_EQ(fairshare({"simulate", path("run"), "--format", "csv"}).output, outcome.output);
}

TEST_F(RecordedLog, WithoutNodesIsSimulatedUnlessAsked)
{
    const std::string log = file("sacct.txt",
        "JobIDRaw|Submit|Start|End|NCPUS|State\n1|100|100|120|4|COMPLETED\n2|100|150|160|4|COMPLETED\n");
    EXPECT_THAT(fairshare({"simulate", log, "--format", "csv"}).output, HasSubstr("\n2,0,20,30,4,20,"));
    const Outcome outcome = fairshare({"simulate", log, "--as-recorded", "--format", "csv"});
    EXPECT_THAT(outcome.output, HasSubstr("\n2,0,50,60,4,50,"));
    EXPECT_THAT(outcome.errors,
        HasSubstr("the log does not record on which nodes the jobs ran; only their times are known\n"));
    const Outcome silent =
        fairshare({"simulate", file("jobs.csv", "job_id,submit,run,procs\n1,0,5,2\n"), "--as-recorded"});
    EXPECT_EQ(silent.exitCode, 1);
    EXPECT_THAT(silent.errors, HasSubstr("jobs.csv does not record when the jobs started\n"));
}

TEST_F(RecordedLog, FitsTheGivenCluster)
{
    const std::string log = file("out_jobs.csv", Batsim);
    EXPECT_THAT(fairshare({"simulate", log, "--nodes", "6", "--summary", "--format", "csv"}).output,
        HasSubstr("utilization,0.29333333333333333,"))
        << "440 of 6 * 250 node-seconds";
    const Outcome small = fairshare({"simulate", log, "--nodes", "2"});
    EXPECT_EQ(small.exitCode, 2);
    EXPECT_THAT(small.errors, HasSubstr("--nodes: jobs in the log used 3 nodes, but the cluster has 2\n"));
}

TEST_F(RecordedLog, RowsOfARecordingAreChosen)
{
    const std::string log = file("out_jobs.csv", Batsim);
    ASSERT_EQ(fairshare({"convert", log, "-o", path("run")}).exitCode, 0);
    EXPECT_EQ(fairshare({"simulate", path("run"), "--format", "csv", "--where", "wait>0", "--sort",
                            "wait:desc", "--top", "1", "--show", "job_id,wait"})
                  .output,
        "job_id,wait\n3,158\n");
}

TEST_F(RecordedLog, BecomesARecordingFromStandardInput)
{
    const std::string log = file("out_jobs.csv", Batsim);
    const Outcome outcome = run({"/bin/sh", "-c",
        fmt::format("'{}' convert - --to recording -o '{}' <'{}'", FAIRSHARE_PROGRAM, path("run"), log)});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(fairshare({"simulate", path("run"), "--format", "csv"}).output, AsRecorded);
}

TEST_F(RecordedLog, BecomesARecording)
{
    const std::string log = file("out_jobs.csv", Batsim);
    for (const auto& arguments : {std::vector<std::string>{"convert", log, "-o", path("run1")},
             {"convert", log, "--to", "recording", "-o", path("run2")},
             {"simulate", log, "--recording", path("run3")}}) {
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_EQ(fairshare({"simulate", arguments.back(), "--format", "csv"}).output, AsRecorded);
        EXPECT_THAT(
            content(arguments.back().substr(path("").size()) + "/run.json"), Not(HasSubstr("\"scheduler\"")));
        EXPECT_THAT(content(arguments.back().substr(path("").size()) + "/jobs.csv"), HasSubstr(",0-2,0,,"));
    }
    const Outcome again = fairshare({"convert", log, "-o", path("run1")});
    EXPECT_EQ(again.exitCode, 1);
    EXPECT_THAT(again.errors, HasSubstr("already exists"));
    EXPECT_THAT(
        fairshare({"convert", file("tree.txt", deepDump(3)), "--to", "recording", "-o", path("run4")}).errors,
        HasSubstr("is not a job log, so it records no run\n"));
    EXPECT_THAT(fairshare({"convert", log, "--to", "recording"}).errors,
        HasSubstr("a recording is a directory; name it with -o\n"));
}

TEST_F(RecordedLog, IsNamedByAScenario)
{
    file("out_jobs.csv", Batsim);
    const std::string scenario = file("site.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
        "simulation": {"workload": {"path": "out_jobs.csv", "as_recorded": true}}})");
    EXPECT_EQ(fairshare({"simulate", scenario, "--format", "csv"}).output, AsRecorded);
    EXPECT_THAT(fairshare({"simulate", scenario, "--scheduler", "fcfs", "--format", "csv"}).output,
        HasSubstr("\n3,2,150,240,"));
    const std::string simulated = file("anew.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
        "simulation": {"workload": {"path": "out_jobs.csv"}}})");
    EXPECT_THAT(fairshare({"simulate", simulated, "--format", "csv"}).output, HasSubstr("\n3,2,2,92,"));
}

// The time grows with the jobs.
TEST_F(RecordedLog, OfManyJobsIsReadQuickly)
{
    std::string log = "job_id,submission_time,requested_number_of_resources,starting_time,finish_time,"
                      "allocated_resources\n";
    for (int job = 0; job < 100'000; ++job)
        log += fmt::format("{},{},2,{},{},{} {}\n", job, job / 32, job / 32 * 10, job / 32 * 10 + 10,
            2 * (job % 32), 2 * (job % 32) + 1);
    const Outcome outcome = fairshare({"simulate", file("many.csv", log), "--summary", "--format", "csv"});
    EXPECT_THAT(outcome.output, HasSubstr("jobs,100000,\n"));
    EXPECT_THAT(outcome.output, HasSubstr("longest wait,28116,"));
}

} // namespace
} // namespace fairshare::test
