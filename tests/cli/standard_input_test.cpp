// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* PipedLog =
    "job_id,submit,run,nodes,req,user\n1,0,100,2,120,ada\n2,10,50,1,60,bob\n3,20,40,2,60,ada\n";

class StandardInput : public ProgramTest {
protected:
    /// Runs the program with a file on a pipe.
    Outcome piped(const std::string& file, const std::string& arguments) const
    {
        return run(
            {"/bin/sh", "-c", fmt::format("cat '{}' | '{}' -q {}", file, FAIRSHARE_PROGRAM, arguments)});
    }
    /// Both read the same content, from a file and from standard input.
    void expectSame(const std::string& path, const std::string& before, const std::string& after = {}) const
    {
        const Outcome named = piped("/dev/null", fmt::format("{} '{}' {}", before, path, after));
        const Outcome read = piped(path, fmt::format("{} - {}", before, after));
        EXPECT_EQ(named.exitCode, 0) << before << ": " << named.errors;
        EXPECT_EQ(read.exitCode, 0) << before << ": " << read.errors;
        EXPECT_EQ(read.output, named.output) << before;
        EXPECT_NE(read.output, "") << before;
    }
};

TEST_F(StandardInput, IsReadByEachCommandThatReadsATree)
{
    const std::string tree = slurmSample("sshare_l_a_m_P.txt");
    expectSame(tree, "evaluate", "--format csv");
    expectSame(tree, "lint", "--format csv");
    expectSame(tree, "compare", "--format csv");
    expectSame(tree, "convert", "--to csv");
    expectSame(tree, "chart share_vs_usage");
    expectSame(tree, "explain", "slu08");
    expectSame(UniversityAfter, "diff", fmt::format("'{}'", UniversityBefore));
    expectSame(UniversityAfter, fmt::format("diff '{}'", UniversityBefore), "--format csv");
    expectSame(slurmSample("scontrol_job.txt"), "priority", "--format csv");
}

TEST_F(StandardInput, IsReadAsALogAndByFurtherOptions)
{
    const std::string log = file("log.csv", PipedLog);
    expectSame(log, "simulate", "--nodes 4 --format csv");
    expectSame(log, "simulate --nodes 4 --workload", "--summary --format csv");
    expectSame(log, "chart gantt");
    const std::string dump = file("site.dump",
        "Cluster - 'c':Fairshare=1\nParent - 'root'\nAccount - 'a':Fairshare=3\nParent - 'a'\nUser - "
        "'u':Fairshare=2\n");
    const std::string usage = file("usage.csv", "account,user,usage\na,u,55\n");
    expectSame(usage, fmt::format("convert '{}' --usage", dump));
    expectSame(usage, fmt::format("evaluate '{}' --with", dump), "--format csv");
    EXPECT_THAT(piped(usage, fmt::format("convert '{}' --usage -", dump)).output, HasSubstr("\"usage\": 55"));
}

TEST_F(StandardInput, CannotBeTwoFiles)
{
    const std::string tree = slurmSample("sshare_l_a_m_P.txt");
    const Outcome outcome = piped(tree, "convert - --usage -");
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors, "fairshare: only one input can be standard input; found FILE and --usage\n");
    EXPECT_EQ(piped(tree, "lint - -").exitCode, 2);
    EXPECT_EQ(piped(tree, "evaluate - -o - --format csv").exitCode, 0);
}

TEST_F(StandardInput, IsNamedInMessages)
{
    const Outcome outcome = piped(file("bad.txt", "nothing that is known\n"), "evaluate -");
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors, StartsWith("standard input:1:1: unknown format"));
    EXPECT_THAT(piped("/dev/null", "simulate - --nodes 4").errors, HasSubstr("standard input"));
}

TEST_F(StandardInput, AnOutputMayBeStandardOutputEverywhere)
{
    const std::string tree = slurmSample("sshare_l_a_m_P.txt");
    for (const char* command : {"evaluate", "lint", "compare", "convert", "chart icicle"}) {
        const Outcome named = piped(tree, fmt::format("{} - -o -", command));
        EXPECT_EQ(named.exitCode, 0) << command << named.errors;
        EXPECT_EQ(named.output, piped(tree, fmt::format("{} -", command)).output) << command;
    }
    EXPECT_THAT(piped("/dev/null", "generate --shape lab --size 20 -o -").output, StartsWith("{"));
    EXPECT_THAT(piped("/dev/null", "list formats -o -").output, StartsWith("Format"));
    const std::string scenario = file("s.fairshare", fairshare({"convert", tree}).output);
    const Outcome changed = piped(scenario, "set - 'slu08 shares=7' -o -");
    EXPECT_EQ(changed.exitCode, 0) << changed.errors;
    EXPECT_THAT(changed.output, HasSubstr("\"shares\": 7"));
}

} // namespace
} // namespace fairshare::test
