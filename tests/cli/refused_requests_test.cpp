// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Requests that would give nothing, or not what was asked for.
#include "core/base/files/file_lock.h"

#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"

#include <gmock/gmock.h>

#include <filesystem>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(ProgramTest, ChartsWithoutWhatTheyNeedAreErrors)
{
    const std::string tree = slurmSample("base_tree.txt");
    for (const char* chart :
        {"queue_order", "priority_terms", "deciding_factor", "priority_distribution", "priority_course"}) {
        const Outcome outcome = fairshare({"chart", chart, tree, "-o", path("c.csv")});
        EXPECT_EQ(outcome.exitCode, 1) << chart;
        EXPECT_THAT(
            outcome.errors, HasSubstr("base_tree.txt: contains no jobs for this chart; add them with"))
            << chart;
        EXPECT_FALSE(std::filesystem::exists(path("c.csv"))) << chart;
    }
    for (const char* chart : {"quota_flow", "quota_day", "submitters", "wasted_slots"})
        EXPECT_THAT(
            fairshare({"chart", chart, tree}).errors, HasSubstr("contains no group quotas for this chart"))
            << chart;
    for (const char* chart : {"rank_sweep", "recovery"}) {
        const Outcome outcome = fairshare({"chart", chart, tree});
        EXPECT_EQ(outcome.exitCode, 1) << chart;
        EXPECT_THAT(outcome.errors, HasSubstr("the chart is empty; choose accounts or users with --select"))
            << chart;
    }
    EXPECT_THAT(fairshare({"chart", "convergence", tree, "-o", path("c.csv")}).errors,
        HasSubstr("no jobs to replay are given; synthetic jobs of all users saturate the machine\n"));
}

TEST_F(ProgramTest, PrioritiesHaveOneFormAtATime)
{
    const std::string jobs = slurmSample("jobs_in_capitals.csv");
    const auto refusal = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"priority", jobs});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(outcome.output, "");
        return outcome.errors;
    };
    EXPECT_THAT(refusal({"--sprio", "--format", "json"}), StartsWith("fairshare: --sprio excludes --format"));
    EXPECT_THAT(refusal({"--queue", "--format", "json"}), StartsWith("fairshare: --queue excludes --format"));
    EXPECT_EQ(refusal({"--decode", "1", "--tiers"}),
        "fairshare: --tiers and --decode are separate outputs; ask for one of them\n");
    EXPECT_THAT(refusal({"--sprio", "--tiers"}), StartsWith("fairshare: choose one output"));
    EXPECT_EQ(fairshare({"priority", jobs, "--sprio", "-o", path("p.txt")}).exitCode, 0);
}

TEST_F(ProgramTest, ParametersWithoutEffectAreErrors)
{
    const std::string tree = slurmSample("base_tree.txt");
    const Outcome outcome = fairshare({"evaluate", tree, "-a", "fair_tree", "--set", "classic.damping=2"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors,
        "fairshare: --set classic.damping=2 has no effect: classic is not evaluated; add it with "
        "--algorithm\n");
    EXPECT_EQ(fairshare({"evaluate", tree, "-a", "classic", "--set", "classic.damping=2"}).exitCode, 0);
    EXPECT_EQ(fairshare({"compare", tree, "--set", "classic.damping=2"}).exitCode, 0);
}

TEST_F(ProgramTest, QuietLintPrintsFindingsAlone)
{
    const std::string clean =
        file("t.csv", "path,kind,shares\nroot,account,1\nroot/a,user,2\nroot/b,user,3\n");
    EXPECT_EQ(fairshare({"lint", clean, "--level", "error"}).output, "no findings\n");
    EXPECT_EQ(fairshare({"lint", clean, "--level", "error", "-q"}).output, "");
}

TEST_F(ProgramTest, ListedFormatsIncludeLogsAndRecordings)
{
    const std::string formats = fairshare({"list", "formats", "--format", "csv"}).output;
    for (const char* id : {"\nswf,", "\nrecording,", "\nscontrol-node,"})
        EXPECT_THAT(formats, HasSubstr(id)) << id;
}

TEST_F(ProgramTest, TwoSweepsDoNotShareAFileOfResults)
{
    const std::string sweep = file(
        "s.json", R"({"format": "fairshare-sweep", "version": 1, "study": "cea", "values": {"seed": [1]}})");
    const auto lock = FileLock::take(path("r.jsonl.lock"));
    ASSERT_TRUE(lock && *lock);
    const Outcome outcome = fairshare({"sweep", sweep, "--results", path("r.jsonl")});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        path("r.jsonl") + ": is in use by another sweep; wait for it, or give another file\n");
}

} // namespace
} // namespace fairshare::test
