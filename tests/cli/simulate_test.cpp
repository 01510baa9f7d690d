// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

/// Schedules of logs and the study of preemption by fairshare simulate.
namespace fairshare::test {
namespace {

using testing::HasSubstr;

class Simulate : public ProgramTest { };

constexpr const char* Log =
    "job_id,submit,run,procs,req\na,0,100,3,100\nb,1,50,4,50\nc,2,90,1,90\ne,3,0,1,5\n";

// By hand: c fits beside a and ends before b can start.
TEST_F(Simulate, StartsTheJobsOfALog)
{
    const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", Log), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "a,0,0,100,3,0,1\nb,1,100,150,4,99,2.98\nc,2,2,92,1,0,1\n");
    EXPECT_THAT(outcome.errors, HasSubstr("site.csv: 3 of 4 jobs on 4 processors\n"));
    EXPECT_THAT(outcome.errors, HasSubstr("site.csv: jobs that did not run, left out: 1\n"));
}

TEST_F(Simulate, MeasuresTheSchedule)
{
    const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", Log), "--summary",
        "--scheduler", "fcfs", "--machine", "8", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(outcome.output,
        "figure,value,unit\njobs,3,\nmean wait,0,s\nlongest wait,0,s\nmean bounded slowdown,1,\n"
        "highest bounded slowdown,1,\nmakespan,100,s\nutilization,0.7375,\n");
}

// By hand: at 300 s physics has used all there is, so biology goes first at 400 s.
TEST_F(Simulate, ServesByTheUsageOfTheReplay)
{
    const std::string log = file("site.csv",
        "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,400,1,400,physics\n"
        "c,2,400,1,400,biology\n");
    const Outcome outcome = fairshare({"simulate", "--workload", log, "--fairshare-by", "account",
        "--half-life", "1", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "a,0,0,400,1,0,1\nb,1,800,1200,1,799,2.9975\nc,2,400,800,1,398,1.995\n");
    const Outcome wrong =
        fairshare({"simulate", "--workload", log, "--fairshare-by", "account", "--order", "event"});
    EXPECT_EQ(wrong.exitCode, 2);
    EXPECT_EQ(wrong.errors, "fairshare: --fairshare-by needs --order batch\n");
}

TEST_F(Simulate, RepeatsTheStudyBesideItsNumbers)
{
    const Outcome outcome = fairshare({"simulate", "--study", "peregrine", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("3.74e6,4.394e+06,node-hours,yes\n"));
    EXPECT_THAT(outcome.output, HasSubstr("+14.3,5.367,%,no\n"));
    EXPECT_THAT(outcome.errors, HasSubstr("What depends on the real jobs is not reproduced."));
}

TEST_F(Simulate, SaysWhatIsMissingOrWrong)
{
    const Outcome none = fairshare({"simulate"});
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_EQ(none.errors, "fairshare: give either --workload or --study\n");
    const std::string path = file("empty.swf", "");
    const Outcome empty = fairshare({"simulate", "--workload", path});
    EXPECT_EQ(empty.exitCode, 1);
    EXPECT_EQ(empty.errors, path + ":1:1: is empty; expected a log of jobs\n");
}

} // namespace
} // namespace fairshare::test
