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

TEST_F(ChartCommand, PrintsItWithTabsToo)
{
    const std::string dump = file("dump.txt", test::deepDump(3));
    const Outcome outcome = fairshare({"chart", "icicle", dump, "--format", "tsv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith("panel\tmarks\tpath\tlabel\tx\ty\tx2\ty2\tvalue\tshare\tusage\tusage_ratio\tfactor\trank\n"
                   "1\taccounts\troot\troot\t0\t0.6\t1\t1\t"));
    EXPECT_EQ(outcome.output.find(','), std::string::npos);
}

TEST_F(ChartCommand, DrawsThePartBelowAnAccount)
{
    const std::string dump = file("dump.txt", test::deepDump(3));
    const Outcome outcome = fairshare({"chart", "sunburst", dump, "--below", "a1"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("\n1,accounts,root/a0/a1,a1,0,0,1,1,"));
    EXPECT_THAT(outcome.output, testing::Not(HasSubstr("1,accounts,root/a0,a0,")));
}

/// Two users of one share each: ann used 6 TRES-hours and bob 1.
constexpr const char* TwoUsers = R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root",
"children": [{"user": "ann", "shares": 1, "usage": 21600}, {"user": "bob", "shares": 1, "usage": 3600}]}})";

// By hand: with s shares ann has s / (s + 1) * 7 / 6, bob 1 / (s + 1) * 7: equal at 6, better from 7 on.
TEST_F(ChartCommand, SweepsTheSharesOfTheSelected)
{
    const std::string site = file("site.fairshare", TwoUsers);
    const Outcome outcome =
        fairshare({"chart", "rank_sweep", site, "--select", "ann", "--choose", "to=1000"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(
        outcome.output, StartsWith("panel,marks,path,label,x,y,x2,y2,value,first_rank,last_rank,rank\n"));
    EXPECT_THAT(
        outcome.output, HasSubstr("\nFair Tree,changes,root/bob,passes bob at 7 shares,7,1,,,,,,1\n"));
    EXPECT_THAT(outcome.output, HasSubstr("\nClassic,changes,root/bob,passes bob at 7 shares,7,1,,,,,,1\n"));
    const Outcome usage = fairshare({"chart", "rank_sweep", site, "--select", "ann", "--choose",
        "value=usage", "--choose", "algorithms=chosen", "--algorithm", "fair_tree"});
    EXPECT_THAT(usage.output, HasSubstr(",passes bob at 1.0 TRES-h,0.9"));
}

// By hand: a sixth is left after ln 6 / -ln(1 - 0.693 / 604800) s = 1563716.5 s = 26061.9 minutes.
TEST_F(ChartCommand, FollowsTheRecoveryOfTheSelected)
{
    const std::string site = file("site.fairshare", TwoUsers);
    const Outcome outcome = fairshare({"chart", "recovery", site, "--select", "ann"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("\nRank,changes,root/bob,passes bob after 18 d 2 h,18.098611111"));
    const Outcome shorter =
        fairshare({"chart", "recovery", site, "--select", "ann", "--choose", "half_life=1"});
    EXPECT_THAT(shorter.output, HasSubstr("passes bob after 2 d 14 h"));
    const Outcome turns =
        fairshare({"chart", "recovery", site, "--select", "ann,bob", "--choose", "load=take_turns"});
    EXPECT_THAT(turns.output, HasSubstr("changes,"));
}

TEST_F(ChartCommand, NamesWhomItCannotSelect)
{
    const std::string site = file("site.fairshare", TwoUsers);
    const Outcome outcome = fairshare({"chart", "recovery", site, "--select", "anne"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, site + ": unknown account or user 'anne'; did you mean 'ann'?\n");
    const Outcome range =
        fairshare({"chart", "rank_sweep", site, "--select", "ann", "--choose", "from=9", "--choose", "to=5"});
    EXPECT_EQ(range.exitCode, 1);
    EXPECT_EQ(range.errors,
        site
            + ": invalid sweep range 9 shares to 5 shares; expected 0 or more, and an end above the start\n");
}

TEST_F(ChartCommand, RefusesWhatItDoesNotKnow)
{
    const std::string dump = file("dump.txt", test::deepDump(3));
    EXPECT_EQ(fairshare({"chart", "pie", dump}).errors,
        "fairshare: CHART: unknown chart 'pie'; expected one of share_vs_usage, icicle, sunburst, "
        "rank_slopes, tau_matrix, factor_strips, priority_collisions, rank_sweep, recovery, factor_surface, "
        "factor_difference, factor_slices, effective_ratio_surface, level_fs_surface, queue_order, "
        "priority_terms, deciding_factor, priority_distribution, priority_course, quota_flow, quota_day, "
        "submitters, wasted_slots, convergence, heatmap, wasted_work, gantt\nTry 'fairshare chart "
        "--help'.\n");
    EXPECT_EQ(fairshare({"chart", "icicle", dump, "--choose", "hue=red"}).errors,
        "fairshare: --choose: unknown choice 'hue' for icicle; expected one of color\n");
    EXPECT_EQ(fairshare({"chart", "icicle", dump, "--choose", "color=red"}).errors,
        "fairshare: --choose: icicle.color is 'red'; expected one of usage_ratio, factor, rank\n");
    EXPECT_EQ(fairshare({"chart", "icicle", dump, "--below", "u0"}).errors,
        dump + ": unknown account 'u0'; did you mean 'a0'?\n");
}

TEST_F(ChartCommand, IsListed)
{
    EXPECT_THAT(fairshare({"list", "charts", "--format", "csv"}).output,
        StartsWith(
            "chart,title,group,needs,summary,teaches\nshare_vs_usage,Usage versus share,shares,users,"));
    const std::string charts = fairshare({"list", "charts", "--format", "csv"}).output;
    EXPECT_THAT(charts, HasSubstr("\nfactor_surface,F versus usage and share,factor,,"));
    EXPECT_THAT(charts, HasSubstr("\nqueue_order,Queue order,queue,pending jobs,"));
    EXPECT_THAT(charts, HasSubstr("\ngantt,Jobs on nodes,simulation,jobs to simulate,"));
    EXPECT_THAT(fairshare({"list", "parameters"}).output, HasSubstr("icicle.color"));
}

} // namespace
} // namespace fairshare
