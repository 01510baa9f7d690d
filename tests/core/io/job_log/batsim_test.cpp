// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/recorded_run.h"
#include "tests/core/io/job_log/log_file.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::nameOf;
using testing::ElementsAre;

class BatsimLog : public test::LogFile { };

constexpr const char* BatsimWorkload = R"({
  "nb_res": 4,
  "jobs": [
    {"id": "w0!2", "subtime": 10.5, "res": 2, "profile": "short", "walltime": 12.5},
    {"id": 1, "subtime": 0, "res": 4, "profile": "long", "walltime": -1, "extra": [1]},
    {"id": 3, "subtime": 20, "res": 1, "profile": "work"},
    {"id": 4, "subtime": 21, "res": 1, "profile": "unknown"},
    {"id": 5, "res": 1, "profile": "short"},
    {"id": 6, "subtime": 22, "res": 2, "profile": "total"},
    {"id": 7, "subtime": 22, "res": 2, "profile": "compose"}
  ],
  "profiles": {
    "short": {"type": "delay", "delay": 0.25},
    "long": {"type": "delay", "delay": 100.9},
    "work": {"type": "parallel_homogeneous", "cpu": 5e9, "com": 0},
    "total": {"type": "parallel_homogeneous_total", "cpu": 6e9},
    "compose": {"type": "composed"}
  }
})";

TEST_F(BatsimLog, OfDelaysIsRead)
{
    auto log = import(BatsimWorkload);
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.machine, 4);
    EXPECT_THAT(log->workload.ids, ElementsAre("1", "w0!2"));
    EXPECT_EQ(log->workload.jobs[0].run, 101);
    EXPECT_EQ(log->workload.jobs[0].requested, 101);
    EXPECT_EQ(log->workload.jobs[1].submit, 11);
    EXPECT_EQ(log->workload.jobs[1].run, 1);
    EXPECT_EQ(log->workload.jobs[1].requested, 13);
    EXPECT_EQ(nameOf(log->workload, 1, JobAttribute::Application), "short");
    EXPECT_EQ(log->rows(), 7U);
    EXPECT_EQ(told(log),
        "site.log:4:5: jobs with fractions of a second in their times, rounded to whole seconds: "
        "2\nsite.log:5:5: jobs listed after a job submitted later, sorted by submit time: "
        "1\nsite.log:6:5: profile 'work' contains operations but no time; set a speed in "
        "operations per second per processor\nsite.log:7:5: unknown profile 'unknown', so the run time of "
        "the job is unknown\nsite.log:8:5: the job has no \"subtime\"\nsite.log:9:5: profile 'total' "
        "contains operations but no time; set a speed in operations per second per processor\nsite.log:10:5: "
        "profile 'compose' of type 'composed' contains no run time\n");
}

// 5e9 / 1e9 = 5 s; 6e9 / 2 / 1e9 = 3 s.
TEST_F(BatsimLog, OfWorkIsReadWithASpeed)
{
    const auto log = import(BatsimWorkload, {.speed = 1e9});
    ASSERT_TRUE(log);
    EXPECT_THAT(log->workload.ids, ElementsAre("1", "w0!2", "3", "6"));
    EXPECT_EQ(log->workload.jobs[2].run, 5);
    EXPECT_EQ(log->workload.jobs[3].run, 3);
}

TEST_F(BatsimLog, SaysWhyWorkTellsNoTime)
{
    auto log = import(R"({"nb_res": 4, "profiles": {"fits": {"type": "parallel_homogeneous", "cpu": 1e9},
"huge": {"type": "parallel_homogeneous", "cpu": 1e30}, "none": {"type": "parallel_homogeneous", "cpu": -1000},
"all": {"type": "parallel_homogeneous_total", "cpu": -1}, "delay": {"type": "delay", "delay": 1e20}}, "jobs": [
{"id": 1, "subtime": 0, "res": 1, "profile": "huge", "walltime": 9},
{"id": 2, "subtime": 0, "res": 1, "profile": "none", "walltime": 9},
{"id": 3, "subtime": 0, "res": 1, "profile": "all", "walltime": 9},
{"id": 4, "subtime": 0, "res": 1, "profile": "delay", "walltime": 9},
{"id": 5, "subtime": 0, "res": 1, "profile": "fits", "walltime": 9}]})",
        {.overrun = OverrunRule::Raise, .speed = 1e8});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.jobs.at(0).run, 10);
    EXPECT_EQ(told(log),
        "site.log:4:1: with profile 'huge' the job would run for 1e+22 s, more than a century\nsite.log:5:1: "
        "profile 'none' has -1000 operations; expected 0 or more\nsite.log:6:1: profile 'all' has -1 "
        "operations; expected 0 or more\nsite.log:7:1: with profile 'delay' the job would run for 1e+20 s, "
        "more than a century\n");
}

TEST_F(BatsimLog, TellsASizeThatIsNone)
{
    constexpr const char* Start =
        R"({"jobs": [{"id": 1, "subtime": 0, "res": 2, "profile": "p", "walltime": 9}],
"profiles": {"p": {"type": "delay", "delay": 5}}, "nb_res": )";
    const std::string unknown =
        "site.log:1:11: the machine size is not recorded; using that of the largest job, 2\n";
    for (const char* size : {"-4", "0", "\"4\"", "3.5", "null", "2147483648"}) {
        auto log = import(std::string(Start) + size + "}");
        ASSERT_TRUE(log) << describe(log.error());
        EXPECT_EQ(told(log),
            "site.log:2:61: nb_res is '" + std::string(size)
                + "'; expected a whole number from 1 to 2147483647\n" + unknown);
    }
    auto log = import(std::string(Start) + "4e0}");
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log), "");
    EXPECT_EQ(log->workload.machine, 4);
}

TEST_F(BatsimLog, SaysWhatIsMissing)
{
    EXPECT_EQ(refusal(R"({"nb_res": 4})"), "site.log:1:1: \"jobs\" is missing or not a list");
    EXPECT_EQ(refusal(R"({"nb_res": 4, "jobs": 7})"), "site.log:1:23: \"jobs\" is missing or not a list");
    EXPECT_EQ(refusal(R"({"jobs": [], "profiles": []})"), "site.log:1:26: \"profiles\" must be an object");
    EXPECT_EQ(refusal(R"({"jobs": []})"), "site.log:1:10: \"jobs\" is empty");
    EXPECT_EQ(refusal(R"({"jobs": [7]})"),
        "site.log:1:11: no readable rows; first error: a job must be an object; found a number");
}

TEST_F(BatsimLog, TellsWhichFigureOfAJobIsNone)
{
    constexpr const char* Faults =
        R"({"nb_res": 4, "profiles": {"p": {"type": "delay", "delay": 5}}, "jobs": [
{"id": 1, "subtime": 0, "res": 2.5, "profile": "p", "walltime": 9},
{"id": 2, "subtime": 0, "res": "2", "profile": "p", "walltime": 9},
{"id": 3, "subtime": 9223372036854775807, "res": 2, "profile": "p", "walltime": 9},
{"id": 4, "subtime": -1e301, "res": 2, "profile": "p", "walltime": 9},
{"id": 5, "subtime": [1], "res": 2, "profile": "p", "walltime": 9},
{"id": 6, "subtime": 0, "res": 2, "profile": "p", "walltime": "9"},
{"id": 7, "subtime": 0, "res": 2, "profile": "p", "walltime": 1e16},
{"id": 8, "subtime": 0, "res": 2e0, "profile": "p", "walltime": 9},
{"id": 9, "subtime": 0, "res": 99999999999, "profile": "p", "walltime": 9}]})";
    auto log = import(Faults);
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_THAT(log->workload.ids, ElementsAre("8"));
    EXPECT_EQ(told(log),
        "site.log:2:32: res is '2.5'; expected a whole number\nsite.log:3:32: res is '\"2\"'; expected a "
        "whole number\nsite.log:4:22: subtime is '9223372036854775807'; expected at most "
        "1000000000000000\nsite.log:5:22: subtime is '-1e301'; expected at least "
        "-1000000000000000\nsite.log:6:22: subtime is '[1]'; expected a number\nsite.log:7:63: walltime is "
        "'\"9\"'; expected a number\nsite.log:8:63: walltime is '1e16'; expected at most "
        "1000000000000000\nsite.log:10:32: res is '99999999999'; expected at most 2147483647\n");
}

// Batsim writes all jobs on one line.
TEST_F(BatsimLog, SaysWhichJobOfALineWantsTooMuch)
{
    auto log = import(R"({"nb_res": 4, "jobs": [{"id": 1, "subtime": 0, "res": 2, "profile": "p"}, )"
                      R"({"id": 2, "subtime": 1, "res": 9, "profile": "p", "walltime": 9}], )"
                      R"("profiles": {"p": {"type": "delay", "delay": 5}}})");
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(told(log),
        "site.log:1:75: jobs that request more than the machine has, limited to its size: 1; the first, "
        "'2', requests 9 of 4 processors\n");
}

constexpr const char* Jobs =
    "job_id,workload_name,profile,submission_time,requested_number_of_resources,requested_time,success,"
    "final_state,starting_time,execution_time,finish_time,waiting_time,turnaround_time,stretch,"
    "allocated_resources,consumed_energy,metadata\n"
    "0,w,p1,0.0,2,50.0,1,COMPLETED_SUCCESSFULLY,1.5,40.7,42.2,1.5,42.2,1.0,0-1,-1,\"\"\n"
    "1,w,p2,3.9,1,10.0,0,COMPLETED_WALLTIME_REACHED,42.2,10.0,52.2,38.3,48.3,4.8,3,-1,\"\"\n"
    "2,w,p2,4.0,9,10.0,0,REJECTED,-1,-1,-1,-1,-1,-1,,-1,\"\"\n";

TEST_F(BatsimLog, OfAFinishedScheduleIsRead)
{
    auto log = import(Jobs);
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.machine, 4);
    EXPECT_EQ(log->findings.neverStarted, 1U);
    EXPECT_EQ(log->rows(), 3U);
    EXPECT_EQ(log->workload.jobs[0].run, 40);
    EXPECT_EQ(log->workload.jobs[0].requested, 50);
    EXPECT_EQ(log->workload.jobs[1].submit, 4);
    EXPECT_EQ(nameOf(log->workload, 1, JobAttribute::Application), "p2");
    EXPECT_EQ(told(log),
        "site.log:2:1: jobs with fractions of a second in their times, rounded to whole seconds: 2\n");
    const auto run = loggedRun(*log);
    ASSERT_TRUE(run) << run.error().message;
    EXPECT_EQ(run->outcome.machine.nodes, 4);
    EXPECT_THAT(run->outcome.schedule.starts, ElementsAre(2, 42));
    EXPECT_THAT(run->outcome.nodes->nodesOf(0), ElementsAre(0, 1));
    EXPECT_THAT(run->outcome.nodes->nodesOf(1), ElementsAre(3));
}

TEST_F(BatsimLog, OfFewerColumnsInAnotherOrderIsRead)
{
    auto log = import("finish_time,starting_time,requested_number_of_resources,submission_time,job_id\n"
                      "30.5,10.0,2,1.0,7\n30,20,x,1,8\n30,abc,1,1,9\n");
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_THAT(log->workload.ids, ElementsAre("7"));
    EXPECT_EQ(log->workload.jobs[0].run, 21);
    EXPECT_EQ(told(log),
        "site.log:2:1: jobs with fractions of a second in their times, rounded to whole seconds: "
        "1\nsite.log:3:7: requested_number_of_resources is 'x'; expected a whole number\nsite.log:4:4: "
        "starting_time is 'abc'; expected a number\nsite.log:2:1: the machine size is not recorded; using "
        "that of the largest job, 2\nsite.log: no job has a requested time, so backfill uses exact run "
        "times\n");
}

TEST_F(BatsimLog, OfAFinishedScheduleTellsMoreProcessorsThanCanBeCounted)
{
    auto log = import("job_id,submission_time,requested_number_of_resources,requested_time,execution_time\n"
                      "1,0,1,9,5\n2,0,2147483648,9,5\n",
        {.machine = 1});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(told(log),
        "site.log:3:5: requested_number_of_resources is '2147483648'; expected at most 2147483647\n");
}

TEST_F(BatsimLog, OfAFinishedScheduleTellsAFinishThatIsNone)
{
    const std::string heading = "job_id,submission_time,requested_number_of_resources,requested_time,"
                                "starting_time,execution_time,finish_time\n";
    auto one = import(heading + "1,0,1,99,5,10,15.0001\n2,0,1,99,5,10,20\n", {.machine = 1});
    ASSERT_TRUE(one) << describe(one.error());
    EXPECT_EQ(one->workload.jobs.at(1).run, 10);
    EXPECT_EQ(told(one),
        "site.log:3:15: jobs whose finish_time is not starting_time + execution_time, finish_time ignored: "
        "1\n");
    auto two = import(heading + "1,0,1,99,5,10,16\n2,0,1,99,5,10,20\n", {.machine = 1});
    ASSERT_TRUE(two) << describe(two.error());
    EXPECT_EQ(told(two),
        "site.log:2:15: jobs whose finish_time is not starting_time + execution_time, finish_time ignored: "
        "2\n");
}

TEST_F(BatsimLog, TellsAnAllocationThatItCannotRead)
{
    EXPECT_EQ(
        refusal("job_id,submission_time,requested_number_of_resources,execution_time,allocated_resources\n"
                "1,0,1,5,3-1\n"),
        "site.log:2:9: no readable rows; first error: allocated_resources is not a list of numbers and "
        "ranges such as 0-3 7");
}

} // namespace
} // namespace fairshare
