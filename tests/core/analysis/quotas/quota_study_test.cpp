// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/quotas/quota_answer.h"
#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"
#include "core/chart/quota_flow_plot.h"
#include "core/table/column.h"

#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

namespace fairshare {
namespace {

using testing::HasSubstr;

std::shared_ptr<const QuotaStudy> studyOf(GroupQuotas quotas, std::string_view policy = "balanced")
{
    auto study = QuotaStudy::make({SharedValue(std::move(quotas)), policy});
    EXPECT_TRUE(study);
    return *study;
}

GroupQuotas vectorOf(const char* name)
{
    return test::loadQuotaVector(std::string("tests/data/vectors/htcondor/") + name + ".json").quotas;
}

GroupQuotas small(double requestOfB, bool bAccepts = false)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {test::quotaGroup("a", 60, 10), test::quotaGroup("b", 40, requestOfB, bAccepts)};
    return quotas;
}

std::vector<std::string> idleLabels(const Plot& plot)
{
    for (const Marks& marks : plot.panels.front().marks)
        if (marks.id == "idle")
            return marks.labels;
    return {};
}

// Figures of the third scenario by hand: production leaves 10810 and mcore 8 of the quotas, long and short
// miss 1000 and 2000, gridods 1500.
TEST(QuotaAnswer, NamesWhereIdleCoresComeFromAndGo)
{
    const auto study = studyOf(vectorOf("03_seed_no_prod"));
    EXPECT_EQ(quotaAnswer(*study),
        "While prod requests nothing, balancing moves 3000 idle cores to analysis (idle 10818 → 7818); "
        "group_gridods still waits for 1500 cores because the policy keeps it from accepting surplus "
        "(other groups waiting: 1).");
    EXPECT_EQ(quotaHint(*study), "If group_gridods accepted surplus, it would get 1500 more cores.");
    EXPECT_EQ(study->declared().idle, 10818);
    // Of the 7818 that are idle: gridods waits for 1500 and software for 5.
    EXPECT_EQ(study->chosen().idleWhileSomebodyWaits(), 1505);
}

TEST(QuotaAnswer, CountsWhoElseWaits)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {test::quotaGroup("a", 40, 100, true), test::quotaGroup("b", 30, 60, true),
        test::quotaGroup("c", 20, 20, true), test::quotaGroup("d", 10, 10, true)};
    EXPECT_EQ(quotaAnswer(*studyOf(quotas, "declared")),
        "No cores are idle; a still waits for 60 cores because no surplus is left (other groups "
        "waiting: 1).");
    quotas.groups[2].requested = 25;
    EXPECT_EQ(quotaAnswer(*studyOf(quotas, "declared")),
        "No cores are idle; a still waits for 60 cores because no surplus is left (other groups "
        "waiting: 2).");
}

// By hand: a leaves 30 and b 25, of which c takes the 50 that it misses.
TEST(QuotaAnswer, NamesTheLargestOfSeveralGivers)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {
        test::quotaGroup("a", 35, 5), test::quotaGroup("b", 25, 0), test::quotaGroup("c", 40, 90)};
    EXPECT_EQ(quotaAnswer(*studyOf(quotas)),
        "Balancing moves 50 idle cores from a and 1 more to c (idle 55 → 5); no group is waiting.");
}

// By hand: narrow takes 50 of the 60 that nobody requests; balanced, wide takes all 60 instead.
TEST(QuotaAnswer, DoesNotCallIdleWhatOthersHad)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {test::quotaGroup("narrow", 20, 70, true), test::quotaGroup("wide", 20, 80),
        test::quotaGroup("x", 60, 0)};
    quotas.groups[0].demand = 50;
    quotas.groups[1].demand = 10;
    quotas.groups[1].weight = 8;
    EXPECT_EQ(quotaAnswer(*studyOf(quotas)),
        "Balancing gives 60 more cores to wide (idle 10 → 0); narrow still waits for 50 cores because the "
        "policy keeps it from accepting surplus.");
}

// By hand: of the 2000 of analysis long takes 700 and short the rest, 200 less than it requests; the 13000
// outside are held off by analysis alone.
TEST(QuotaHint, NamesThoseWhoDoNotAccept)
{
    GroupQuotas quotas;
    quotas.poolSize = 15000;
    quotas.groups = {test::quotaGroup("analysis", 2000, 0),
        test::quotaGroup("analysis.long", 1000, 700, true),
        test::quotaGroup("analysis.short", 1000, 1500, true)};
    EXPECT_EQ(quotaHint(*studyOf(quotas, "declared")),
        "If analysis accepted surplus, short would get 200 more cores.");
    quotas.groups[2].acceptsSurplus = false;
    EXPECT_EQ(quotaHint(*studyOf(quotas, "declared")),
        "If analysis and short accepted surplus, short would get 500 more cores.");
    quotas.groups[0].acceptsSurplus = true;
    EXPECT_EQ(
        quotaHint(*studyOf(quotas, "declared")), "If short accepted surplus, it would get 500 more cores.");
}

// Oversubscribed, analysis keeps its 2000 beside those of long and short: 4000 in a pool of 2000.
TEST(QuotaHint, PromisesNoCoresOfQuotaThatCountsTwice)
{
    GroupQuotas quotas;
    quotas.poolSize = 2000;
    quotas.options.oversubscription = true;
    quotas.groups = {test::quotaGroup("analysis", 2000, 0), test::quotaGroup("analysis.long", 1000, 1000),
        test::quotaGroup("analysis.short", 1000, 1500)};
    EXPECT_EQ(quotaHint(*studyOf(quotas, "declared")),
        "If analysis and short accepted surplus, short would be allocated more cores but might not get them: "
        "quotas counted twice exceed the pool.");
    quotas.groups[0].acceptsSurplus = true;
    EXPECT_EQ(quotaHint(*studyOf(quotas, "declared")),
        "If short accepted surplus, it would be allocated more cores but might not get them: quotas counted "
        "twice exceed the pool.");
}

// By hand: of their quotas 4505 are taken; 3000 more that long and short miss come from the 4008 that
// analysis counts once more and the 8 of mcore. Then 1016 are left there, 2 · 10810 in prod and 14823 in
// group_atlas.
TEST(QuotaStudy, DoesNotCallQuotaIdleThatCountsTwice)
{
    GroupQuotas quotas = vectorOf("03_seed_no_prod");
    quotas.options.oversubscription = true;
    const auto study = studyOf(std::move(quotas));
    EXPECT_EQ(study->chosen().idle, 7818);
    EXPECT_EQ(study->chosen().allocation.surplusLeft, 37459);
    EXPECT_EQ(study->steps().back().detail,
        "no group takes any; 37459 of the quotas remains unused, 7818 cores stay idle; group_atlas and 1 "
        "more do not accept surplus");
    EXPECT_EQ(quotaAnswer(*study),
        "Balancing moves 3000 idle cores to analysis (idle 10818 → 7818); group_gridods still waits for 1500 "
        "cores because the policy keeps it from accepting surplus (other groups waiting: 1).");
    EXPECT_THAT(study->reasons().sentences(1), // group_atlas
        testing::Contains("No group takes its unused quota of 14823."));
    const Plot plot = quotaFlowPlot(*study, 0);
    EXPECT_EQ(plot.note, "Width = cores of quota, some counted twice.");
    EXPECT_THAT(idleLabels(plot), testing::Contains(HasSubstr("of quota unclaimed")));
    EXPECT_THAT(idleLabels(plot), testing::Not(testing::Contains(HasSubstr("idle"))));
}

// By hand: 40, 48 and 10 are taken of the quotas. With the flags of the file chem gets the 52 that it misses
// of the 102 that are left; balanced, phys alone accepts surplus and needs none. That chem may match them
// later in the root changes no figure.
TEST(QuotaStudy, AllocatesNothingToGroupsThatAutoregroup)
{
    GroupQuotas quotas;
    quotas.poolSize = 200;
    quotas.groups = {test::quotaGroup("bio", 40, 60), test::quotaGroup("chem", 48, 100, true),
        test::quotaGroup("phys", 96, 10)};
    quotas.groups[0].weight = quotas.groups[1].weight = 3;
    quotas.groups[1].autoregroup = true;
    quotas.groups[2].weight = 4;
    quotas.groups[2].demand = 10;
    const auto study = studyOf(quotas);
    EXPECT_EQ(study->declared().idle, 50);
    EXPECT_EQ(study->chosen().idle, 102);
    EXPECT_EQ(study->chosen().waiting, 72);
    EXPECT_EQ(study->chosen().subtreeAllocated[RootQuotaRow], 98);
    EXPECT_EQ(quotaAnswer(*study),
        "Balancing leaves 52 more cores idle than the flags of the file (50 → 102); chem waits for 52 cores "
        "and negotiates again for the whole pool because it autoregroups (other groups waiting: 1).");
    ASSERT_GE(study->steps().size(), 2U);
    EXPECT_EQ(study->steps().rbegin()[1].detail,
        "no group takes any; idle 102; bio and 1 more do not accept surplus");
    double idle = 0;
    for (const QuotaFlow& flow : quotaFlows(study->tree(), study->trace()))
        idle += flow.to.end == FlowEnd::NoTaker ? flow.amount : 0;
    EXPECT_EQ(idle, 102);
}

// By hand: 5 of the 10 that submitters without a group request are the root's own.
TEST(QuotaStudy, CountsSubmittersWithoutAGroupOnce)
{
    GroupQuotas quotas;
    quotas.poolSize = 20;
    quotas.options.rootRequested = 10;
    quotas.groups = {test::quotaGroup("a", 15, 15)};
    quotas.groups[0].autoregroup = true;
    const auto study = studyOf(quotas, "declared");
    EXPECT_EQ(study->chosen().idle, 0);
    EXPECT_EQ(study->chosen().subtreeAllocated[RootQuotaRow], 20);
    EXPECT_EQ(quotaAnswer(*study),
        "No cores are idle; <none> waits for 5 cores and negotiates again for the whole pool because it "
        "autoregroups.");
}

TEST(QuotaAnswer, SpeaksOfTheFileUnderItsOwnFlags)
{
    EXPECT_EQ(quotaAnswer(*studyOf(small(70), "declared")),
        "With the flags of the file, 50 cores are idle; b waits for 30 cores because it does not accept "
        "surplus.");
}

TEST(QuotaAnswer, SaysWhenNothingIsIdleOrNobodyAsks)
{
    GroupQuotas full = small(70);
    full.groups[0].requested = 60;
    EXPECT_EQ(quotaAnswer(*studyOf(full, "declared")),
        "No cores are idle; b waits for 30 cores because it does not accept surplus.");
    GroupQuotas idle = small(0);
    idle.groups[0].requested = 0;
    EXPECT_EQ(quotaAnswer(*studyOf(idle)), "Nothing is requested, so all 100 cores are idle.");
    idle.poolSize = 0;
    EXPECT_EQ(quotaAnswer(*studyOf(idle)), "The pool size is unknown, so nothing can be allocated.");
    EXPECT_EQ(quotaAnswer(*studyOf(small(20), "declared")), "Nobody is waiting; 70 cores are idle.");
    EXPECT_EQ(quotaAnswer(*studyOf(GroupQuotas{.poolSize = 8})), "The pool of 8 cores has no groups.");
}

TEST(QuotaAnswer, SaysWhenThePolicyChangesNothing)
{
    EXPECT_EQ(quotaAnswer(*studyOf(small(70), "none")),
        "Disabling surplus changes no allocation, and 50 cores stay idle; b waits for 30 cores because it "
        "does not accept surplus.");
}

TEST(QuotaAnswer, SaysWhenThePolicyLeavesMoreIdle)
{
    EXPECT_EQ(quotaAnswer(*studyOf(small(70, true), "none")),
        "Disabling surplus leaves 30 more cores idle than the flags of the file (20 → 50); b waits for 30 "
        "cores because it does not accept surplus.");
}

TEST(QuotaStudy, RefusesAnUnknownPolicy)
{
    const auto study = QuotaStudy::make({SharedValue(small(1)), "greedy"});
    ASSERT_FALSE(study);
    EXPECT_EQ(study.error().message, "unknown policy 'greedy'");
}

// What leaves the own quotas is the pool, and what arrives is all of it.
TEST(QuotaFlowPlot, LosesNoCore)
{
    const auto study = studyOf(vectorOf("03_seed_no_prod"));
    const Plot plot = quotaFlowPlot(*study, 0);
    ASSERT_TRUE(plot.empty.empty());
    std::map<std::string, double> sums;
    for (const Marks& marks : plot.panels.front().marks)
        for (const PlotFigure& figure : marks.figures)
            for (const double amount : *std::get<Reals>(figure.values))
                sums[marks.id] += amount;
    EXPECT_DOUBLE_EQ(sums["own_quota"], 15323);
    EXPECT_DOUBLE_EQ(sums["allocated"], 15323);
    EXPECT_DOUBLE_EQ(sums["received"], 3000);
    EXPECT_DOUBLE_EQ(sums["surplus"], 10818);
}

TEST(QuotaFlowPlot, DrawsEachStep)
{
    const auto study = studyOf(vectorOf("03_seed_no_prod"));
    ASSERT_GT(study->steps().size(), 2U);
    EXPECT_FALSE(quotaFlowPlot(*study, 1).empty.empty());
    const Plot taken = quotaFlowPlot(*study, 2);
    EXPECT_THAT(taken.note, HasSubstr("Step 2 of 5"));
    EXPECT_THAT(plotCsv(taken), HasSubstr("still offered"));
    EXPECT_THAT(plotCsv(quotaFlowPlot(*study, 0)), HasSubstr("unclaimed"));
}

// Of many groups the fourteen largest boxes remain, one of them for all others.
TEST(QuotaFlowPlot, MergesSmallGroups)
{
    GroupQuotas quotas;
    quotas.poolSize = 200;
    for (int i = 0; i < 20; ++i)
        quotas.groups.push_back(test::quotaGroup("g" + std::to_string(i), i + 1, 1));
    const Plot plot = quotaFlowPlot(*studyOf(quotas, "declared"), 0);
    for (const Marks& marks : plot.panels.front().marks)
        if (marks.id == "own_quota") {
            EXPECT_EQ(marks.size(), 14U);
            EXPECT_THAT(marks.labels, testing::Contains(HasSubstr("7 more")));
        }
}

} // namespace
} // namespace fairshare
