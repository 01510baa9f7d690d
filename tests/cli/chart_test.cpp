// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::Outcome;
using testing::HasSubstr;
using testing::StartsWith;

class ChartCommand : public test::ProgramTest { };

TEST_F(ChartCommand, PrintsTheDataOfAChart)
{
    const std::string dump = file("dump.txt", test::deepDump(3));
    const Outcome outcome =
        fairshare({"chart", "icicle", dump, "--choose", "color=factor", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith("panel,marks,path,label,x,y,x2,y2,value,share,usage,usage_ratio,factor,rank\n"
                   "1,accounts,root,root,0,0.6,1,1,"));
    EXPECT_THAT(outcome.output, HasSubstr("\n1,accounts,root/a0,a0,0,1,1,2,"));
}

TEST_F(ChartCommand, DrawsThePartBelowAnAccount)
{
    const std::string dump = file("dump.txt", test::deepDump(3));
    const Outcome outcome = fairshare({"chart", "sunburst", dump, "--below", "a1"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("\n1,accounts,root/a0/a1,a1,0,0,1,1,"));
    EXPECT_THAT(outcome.output, testing::Not(HasSubstr("1,accounts,root/a0,a0,")));
}

TEST_F(ChartCommand, RefusesWhatItDoesNotKnow)
{
    const std::string dump = file("dump.txt", test::deepDump(3));
    EXPECT_EQ(fairshare({"chart", "pie", dump}).errors,
        "fairshare: CHART: there is no chart 'pie'; the charts are share_vs_usage, rank_slopes, tau_matrix, "
        "factor_strips, priority_collisions, icicle, sunburst\n"
        "Try 'fairshare chart --help'.\n");
    EXPECT_EQ(fairshare({"chart", "icicle", dump, "--choose", "hue=red"}).errors,
        "fairshare: --choose: 'hue=red' is not NAME=VALUE; the names of icicle are color\n");
    EXPECT_EQ(fairshare({"chart", "icicle", dump, "--choose", "color=red"}).errors,
        "fairshare: icicle.color is 'red'; it must be usage_ratio or factor or rank\n");
    EXPECT_EQ(
        fairshare({"chart", "icicle", dump, "--below", "u0"}).errors, dump + ": there is no account 'u0'\n");
}

TEST_F(ChartCommand, IsListed)
{
    EXPECT_THAT(fairshare({"list", "charts", "--format", "csv"}).output,
        StartsWith("chart,title,summary,teaches\nshare_vs_usage,Usage against share,"));
    EXPECT_THAT(fairshare({"list", "parameters"}).output, HasSubstr("icicle.color"));
}

} // namespace
} // namespace fairshare
