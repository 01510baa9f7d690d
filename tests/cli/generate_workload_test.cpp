// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <algorithm>

/// Logs of jobs by fairshare generate.
namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class GeneratedLog : public ProgramTest { };

// The first jobs of the specification.
TEST_F(GeneratedLog, HasTheColumnsOfTheContract)
{
    const Outcome made =
        fairshare({"generate", "--shape", "peregrine", "--seed", "1", "-o", path("jobs.csv")});
    EXPECT_EQ(made.exitCode, 0) << made.errors;
    const std::string text = content("jobs.csv");
    EXPECT_THAT(text,
        StartsWith("job_id,submit,run,nodes,req,queue,app\n"
                   "1,0,36163,1,172800,batch,app23\n"
                   "2,0,332,1,14400,batch,app18\n"
                   "3,0,2811,1,172800,batch,app08\n"));
    EXPECT_EQ(std::ranges::count(text, '\n'), 7276);
}

TEST_F(GeneratedLog, IsCompressedAndSimulated)
{
    EXPECT_EQ(
        fairshare({"generate", "--shape", "htc", "--size", "20", "-o", path("jobs.csv.gz")}).exitCode, 0);
    EXPECT_THAT(content("jobs.csv.gz"), StartsWith("\x1f\x8b"));
    const Outcome outcome = fairshare(
        {"simulate", "--workload", path("jobs.csv.gz"), "--machine", "20", "--summary", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, HasSubstr("jobs,20,\nmean wait,0,s"));
}

TEST_F(GeneratedLog, HasTheUsersOfATree)
{
    EXPECT_EQ(
        fairshare({"generate", "--shape", "university", "--size", "30", "-o", path("t.fairshare")}).exitCode,
        0);
    const Outcome made = fairshare({"generate", "--shape", "saturated", "--tree", path("t.fairshare"),
        "--size", "40", "--machine", "64", "--load", "1.5", "--run-times", "exponential"});
    EXPECT_EQ(made.exitCode, 0) << made.errors;
    EXPECT_EQ(made.errors, "the log does not record the machine; simulate it with --nodes 64\n");
    EXPECT_THAT(made.output, StartsWith("job_id,submit,run,nodes,req,queue,app,user,account\n1,0,"));
    EXPECT_EQ(std::ranges::count(made.output, '\n'), 41);
    const Outcome hidden =
        fairshare({"--anonymize", "generate", "--shape", "saturated", "--tree", path("t.fairshare"), "--size",
            "40", "--machine", "64", "--load", "1.5", "--run-times", "exponential"});
    EXPECT_EQ(hidden.exitCode, 0) << hidden.errors;
    EXPECT_NE(hidden.output, made.output);
}

TEST_F(GeneratedLog, RefusesWhatMakesNoSense)
{
    const auto refusal = [this](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"generate", "--shape", "peregrine"});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 2);
        return outcome.errors.substr(0, outcome.errors.find('\n'));
    };
    EXPECT_EQ(refusal({"--machine", "8"}),
        "fairshare: the generator peregrine creates jobs of up to 16 nodes, so the machine needs at least "
        "16; it has 8");
    EXPECT_EQ(
        refusal({"--size", "0"}), "fairshare: --size: found '0'; expected a whole number from 1 to 10000000");
    EXPECT_EQ(refusal({"--load", "-1"}), "fairshare: --load: found '-1'; expected a number, 0 or more");
    EXPECT_EQ(refusal({"--run-times", "even"}),
        "fairshare: --run-times: unknown law 'even'; expected one of log-uniform, exponential");
}

TEST_F(GeneratedLog, RefusesOptionsOfOtherShapes)
{
    const auto refusal = [this](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"generate", "--shape"});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(outcome.output, "");
        return outcome.errors;
    };
    EXPECT_EQ(
        refusal({"htc", "--skew", "3", "--heavy-user", "0.5"}), "fairshare: --skew needs --shape queue\n");
    EXPECT_EQ(refusal({"lab", "--heavy-user", "0.5"}), "fairshare: --heavy-user needs --shape queue\n");
    EXPECT_EQ(refusal({"peregrine", "--tree", "none.fairshare", "--run-times", "exponential"}),
        "fairshare: --run-times needs --shape saturated\n");
    EXPECT_EQ(refusal({"peregrine", "--tree", "none.fairshare"}),
        "fairshare: --tree needs --shape queue or saturated\n");
    EXPECT_EQ(refusal({"queue", "--load", "2"}),
        "fairshare: --load needs --shape with one of peregrine, htc, saturated\n");
    EXPECT_EQ(refusal({"flat", "--machine", "20"}),
        "fairshare: --machine needs --shape with one of peregrine, htc, saturated\n");
}

// Submissions ran over and came out negative.
TEST_F(GeneratedLog, RefusesALoadThatSpreadsJobsBeyondALog)
{
    for (const char* shape : {"peregrine", "htc", "saturated"})
        for (const char* load : {"1e-15", "1e-300"}) {
            const Outcome outcome = fairshare({"generate", "--shape", shape, "--load", load, "--size", "50"});
            EXPECT_EQ(outcome.exitCode, 2) << shape;
            EXPECT_EQ(outcome.output, "");
            EXPECT_THAT(outcome.errors,
                StartsWith(std::string("fairshare: load ") + load
                    + " is too small: jobs would be submitted after the year 5000\n"));
        }
    EXPECT_EQ(fairshare({"generate", "--shape", "htc", "--load", "0.0001", "--size", "50"}).exitCode, 0);
}

} // namespace
} // namespace fairshare::test
