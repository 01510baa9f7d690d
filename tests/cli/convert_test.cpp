// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::HasSubstr;

using Generate = ProgramTest;

TEST_F(Generate, SameSeedGivesTheSameFile)
{
    const auto generate = [this](const char* seed) {
        return fairshare({"generate", "--shape", "university", "--size", "80", "--seed", seed}).output;
    };
    EXPECT_EQ(generate("7"), generate("7"));
    EXPECT_NE(generate("7"), generate("8"));
}

TEST_F(Generate, UnknownShapeIsWrongUsage)
{
    EXPECT_EQ(fairshare({"generate", "--shape", "ring"}).exitCode, 2);
}

TEST_F(Generate, SizeOutOfRangeIsWrongUsage)
{
    const Outcome outcome = fairshare({"generate", "--shape", "flat", "--size", "1"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors, "fairshare: the size is 1; it must be 2 to 10000000\n");
}

using Convert = ProgramTest;

TEST_F(Convert, DumpBecomesScenarioAndDumpAgain)
{
    const std::string dump = std::string(TEST_DATA) + "/samples/slurm/uni.dump";
    ASSERT_EQ(fairshare({"convert", dump, "-o", path("uni.fairshare")}).exitCode, 0);
    ASSERT_EQ(fairshare({"convert", path("uni.fairshare"), "-o", path("uni.dump")}).exitCode, 0);
    ASSERT_EQ(fairshare({"convert", path("uni.dump"), "-o", path("again.fairshare")}).exitCode, 0);
    const Outcome outcome = fairshare({"diff", path("uni.fairshare"), path("again.fairshare")});
    EXPECT_EQ(outcome.output, "no difference\n");
}

TEST_F(Convert, TargetStaysAsItWasAfterBadInput)
{
    const std::string target = file("site.fairshare", "kept");
    EXPECT_EQ(fairshare({"convert", file("empty.txt", ""), "-o", target}).exitCode, 1);
    EXPECT_EQ(content("site.fairshare"), "kept");
}

using Lint = ProgramTest;

constexpr std::string_view Odd = R"({"format": "fairshare-explorer", "version": 1, "colour": 1,
    "tree": {"account": "root", "children": [
      {"account": "a", "shares": 0, "children": [{"user": "u", "shares": 1, "usage": 1}]},
      {"account": "b", "shares": 5, "usage": 2, "children": [
        {"user": "v", "shares": "parent"}, {"user": "w", "shares": 1, "usage": 4}]}]}})";

TEST_F(Lint, FindingsAreSentences)
{
    const Outcome outcome = fairshare({"lint", file("odd.fairshare", Odd), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        HasSubstr("\nwarning,zero_shares,root/a,account 'a' has 0 shares: everybody in it ranks behind its "
                  "siblings with shares,"));
    EXPECT_THAT(outcome.output,
        HasSubstr(
            "\nnote,parent_shares,root/b/v,\"user 'v' of account 'b' has parent shares, which Fair Tree "
            "ranks before every sibling with usage\","));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nnote,single_child,root/a,\"account 'a' has one child only, user 'u': the shares of that "
                  "level decide nothing\","));
    EXPECT_THAT(outcome.output,
        HasSubstr(
            "\nnote,account_usage,root/b,\"account 'b' has usage 2 of its own, which deleted users left "
            "behind\","));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nwarning,unknown_member,root,member 'colour' of the scenario is not known and has no "
                  "effect,"));
}

TEST_F(Lint, StrictExitsWithOneOnFindingsOnly)
{
    EXPECT_EQ(fairshare({"lint", "--strict", file("odd.fairshare", Odd)}).exitCode, 1);
    constexpr std::string_view Plain = R"({"format": "fairshare-explorer", "version": 1,
        "tree": {"account": "root", "children": [
          {"user": "a", "shares": 1, "usage": 1}, {"user": "b", "shares": 1, "usage": 2}]}})";
    const Outcome outcome = fairshare({"lint", "--strict", file("plain.fairshare", Plain)});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output, "no findings\n");
}

using Capture = ProgramTest;

TEST_F(Capture, WithoutSlurmThereIsOneClearSentence)
{
    isolatePath();
    const Outcome outcome = fairshare({"--quiet", "capture"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, "Slurm is not here: none of sacctmgr, scontrol and sshare is on PATH\n");
}

} // namespace
} // namespace fairshare::test
