// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class CompareProgram : public ProgramTest { };

// Origin of the figures: the designed main window and compare view of this university.
TEST_F(CompareProgram, SaysWhoMovesAgainstABaseline)
{
    const Outcome outcome = fairshare({"compare", UniversityAfter, "--baseline", UniversityBefore});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        testing::StartsWith("Compared with university-before.fairshare, Fair Tree moves 6 users up and 9 "
                            "down and leaves 9 unchanged. (cause: shares of medicine, brandt)\n"));
}

TEST_F(CompareProgram, GivesOneRowAUserAsJson)
{
    const Outcome outcome = fairshare(
        {"compare", UniversityAfter, "--baseline", UniversityBefore, "--format", "json", "--sort", "rank"});
    ASSERT_EQ(outcome.exitCode, 0);
    const json result = json::parse(outcome.output);
    ASSERT_EQ(result.at("users").size(), 24U);
    const json& first = result.at("users").front();
    EXPECT_EQ(first.at("path"), "root/medicine/imaging/gupta");
    EXPECT_EQ(first.at("fair_tree.rank"), 1);
    EXPECT_EQ(first.at("fair_tree.move"), 8);
    EXPECT_TRUE(first.at("partition").is_null());
    EXPECT_EQ(first.at("classic.move"), 2);
}

TEST_F(CompareProgram, GivesTauBetweenEachPair)
{
    const Outcome outcome = fairshare({"compare", UniversityAfter, "--format", "json"});
    const json tau = json::parse(outcome.output).at("tau");
    ASSERT_EQ(tau.size(), 5U);
    EXPECT_NEAR(tau.at(0).at("depth_oblivious").get<double>(), 0.80, 0.005);
    EXPECT_EQ(tau.at(3).at("fair_tree"), 1);
}

TEST_F(CompareProgram, PutsTheLargestGainFirst)
{
    const Outcome outcome = fairshare({"compare", UniversityAfter, "--baseline", UniversityBefore,
        "--algorithm", "fair_tree", "--sort", "move", "--format", "csv"});
    EXPECT_THAT(outcome.output,
        testing::StartsWith("path,account,user,partition,fair_tree.factor,fair_tree.rank,fair_tree.move\n"
                            "root/medicine/genomics/ahmadi,genomics,ahmadi,,0.8333333333333334,5,8\n"));
}

// By hand: the path of u830 is 4 + 10 * 3 + 90 * 4 + 731 * 5 + 5 = 4054 bytes long, that of u840 4104, so 84
// of 10000 users keep theirs.
TEST_F(CompareProgram, LeavesOutThePathsOfALongChain)
{
    const Outcome outcome = fairshare(
        {"compare", file("deep.dump", deepDump(Many)), "--algorithm", "fair_tree", "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json users = json::parse(outcome.output).at("users");
    ASSERT_EQ(users.size(), Many / 10U);
    EXPECT_EQ(users.at(0).at("path"), "root/a0/u0");
    EXPECT_TRUE(users.at(83).at("path").is_string());
    EXPECT_TRUE(users.at(84).at("path").is_null());
    EXPECT_THAT(outcome.errors,
        HasSubstr(
            fmt::format("warning: users omitted because their paths are too long: {}\n", Many / 10 - 84)));
}

TEST_F(CompareProgram, RefusesAnUnknownAlgorithm)
{
    const Outcome outcome = fairshare({"compare", UniversityAfter, "--algorithm", "lottery"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("unknown algorithm 'lottery'"));
}

} // namespace
} // namespace fairshare::test
