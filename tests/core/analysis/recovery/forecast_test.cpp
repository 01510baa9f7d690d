// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/forecast.h"

#include "core/analysis/recovery/decayed_tree.h"
#include "core/analysis/recovery/recovery.h"
#include "core/analysis/recovery/soonest_gain.h"
#include "core/fairshare/usage_totals.h"
#include "tests/core/analysis/two_users.h"
#include "tests/core/analysis/university.h"
#include "tests/support/vector_tree.h"

#include <gmock/gmock.h>

#include <fstream>

namespace fairshare {
namespace {

using test::scenarioOf;
using test::twoUsers;
using test::university;
using testing::ElementsAre;

constexpr double OneDay = 86400;
constexpr NodeRow Ann = 1;
constexpr NodeRow Bob = 2;

ForecastRequest request(const Scenario& scenario, std::vector<NodeRow> chosen, Load load)
{
    ForecastRequest request{.scenario = scenario, .algorithmId = "fair_tree"};
    request.chosen = std::move(chosen);
    request.current = request.chosen.empty() ? NoRow : request.chosen.back();
    request.load = load;
    request.seconds = 28 * OneDay;
    request.turnSeconds = 7 * OneDay;
    return request;
}

std::vector<CourseStep> minutes(const Forecast& recovery)
{
    std::vector<CourseStep> steps;
    for (const CoursePoint& point : recovery.course.algorithms.front().points)
        steps.push_back(point.step);
    return steps;
}

// Origin: one decay step of Slurm 22.05.8 on usage 7, tests/data/vectors/slurm-22.05/decay.json.
TEST(DecayedTree, LeavesWhatSlurmLeaves)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .usage = 7});
    builder.add(builder.root(), {.name = "bob", .usage = 7});
    const Scenario scenario = scenarioOf(std::move(builder));
    std::ifstream stream(std::string(TEST_DATA) + "/vectors/slurm-22.05/decay.json");
    const test::ExactJson file = test::ExactJson::parse(stream);
    ASSERT_EQ(file.at("cases").size(), 42U);
    for (const test::ExactJson& step : file.at("cases")) {
        const DecayedTree decayed(
            scenario.tree, {static_cast<double>(step.at("half_life_s").get<long double>()), {Ann}});
        const auto tree = decayed.at(static_cast<double>(step.at("elapsed_s").get<long double>()));
        ASSERT_TRUE(tree);
        EXPECT_EQ(test::differenceFrom(step.at("usage_after"), static_cast<double>(tree->usage(Ann))), "")
            << step.dump();
        EXPECT_EQ(tree->usage(Bob), 7);
    }
}

// By hand: bob rests for a week and keeps 1000 * 0.50007 = 500.07, ann has 5000 less that; then ann rests.
TEST(DecayedTree, TakesTurnsWithAConstantSum)
{
    const Scenario scenario = twoUsers();
    const DecayedTree decayed(scenario.tree, {7 * OneDay, {Ann, Bob}, 7 * OneDay});
    const auto week = decayed.at(7 * OneDay);
    ASSERT_TRUE(week);
    EXPECT_NEAR(static_cast<double>(week->usage(Bob)), 500.073, 0.001);
    EXPECT_NEAR(static_cast<double>(week->usage(Ann)), 4499.927, 0.001);
    const auto two = decayed.at(14 * OneDay);
    EXPECT_NEAR(static_cast<double>(two->usage(Ann)), 4499.927 * 0.500073, 0.01);
    EXPECT_NEAR(static_cast<double>(two->usage(Ann) + two->usage(Bob)), 5000, 1e-9);
}

// The minute of recover(), worked out by hand in recovery_test.cpp.
TEST(Forecast, FindsTheMinuteOfTheFlip)
{
    const Scenario scenario = twoUsers();
    const auto recovery = *forecastRanks(request(scenario, {Ann}, Load::OnePauses));
    EXPECT_THAT(minutes(recovery), ElementsAre(20165));
    EXPECT_EQ(recovery.sentence, recover({scenario, "fair_tree", Ann, Bob})->sentence);
    const AlgorithmCourse& course = recovery.course.algorithms.front();
    ASSERT_EQ(course.curves.size(), 2U);
    EXPECT_EQ(course.curves[0].user, Ann);
    EXPECT_EQ(course.curves[0].ranks.front(), 2U);
    EXPECT_EQ(course.curves[0].ranks.back(), 1U);
    EXPECT_EQ(course.curves[0].factors.front(), 0.5);
    EXPECT_EQ(course.curves[0].factors.back(), 1);
}

// Each pass of a pause is the one that recover() finds for that pair alone.
TEST(Forecast, AgreesWithTheRecoveryOfEachPair)
{
    const Scenario scenario = university("after");
    for (const char* algorithm : {"classic", "level_based", "fair_tree"}) {
        const NodeRow dvorak = findByName(scenario.tree, "dvorak").at(0);
        auto asked = request(scenario, {dvorak}, Load::OnePauses);
        asked.algorithmId = algorithm;
        const auto recovery = *forecastRanks(asked);
        std::size_t passes = 0;
        for (const CoursePoint& point : recovery.course.algorithms.front().points)
            for (const CoursePass& pass : point.passes) {
                if (pass.mover != dvorak || !pass.passes)
                    continue;
                const auto pair = recover({scenario, algorithm, dvorak, pass.other});
                ASSERT_TRUE(pair && pair->flipSeconds) << scenario.tree.name(pass.other);
                EXPECT_EQ(*pair->flipSeconds, static_cast<double>(point.step) * 60)
                    << scenario.tree.name(pass.other);
                ++passes;
            }
        EXPECT_GT(passes, 0U) << algorithm;
    }
}

TEST(Forecast, SaysThatDecayAloneChangesNothing)
{
    const Scenario scenario = twoUsers();
    const auto recovery = *forecastRanks(request(scenario, {Ann}, Load::AllPause));
    EXPECT_THAT(minutes(recovery), ElementsAre());
    EXPECT_EQ(recovery.sentence,
        "If nobody runs jobs, all usage decays at the same rate and the order does not change.");
}

// By hand: ann runs for a week and has 4499.927; of 5000 she has less than a half when less than 0.555565 of
// that is left, ln 0.555565 / ln(1 - 0.693 / 604800) = 512949.3 s later: 8549.2 minutes, so after 10080 +
// 8550.
TEST(Forecast, TellsWhenThoseWhoTakeTurnsChangePlaces)
{
    const Scenario scenario = twoUsers();
    const auto recovery = *forecastRanks(request(scenario, {Ann, Bob}, Load::TakeTurns));
    EXPECT_EQ(recovery.against, Ann);
    ASSERT_FALSE(minutes(recovery).empty());
    EXPECT_EQ(minutes(recovery).front(), 18630U);
    EXPECT_EQ(recovery.sentence,
        "If ann and bob alternate every 7 d (ann first) and together use as much as now, they pass each "
        "other 3 "
        "times under Fair Tree within 28 d, first after 12 d 23 h.");
}

TEST(Forecast, AsksForTwoWhoTakeTurns)
{
    const Scenario scenario = twoUsers();
    const auto recovery = *forecastRanks(request(scenario, {Ann}, Load::TakeTurns));
    EXPECT_EQ(recovery.sentence, "Select two users or accounts to alternate.");
}

// By hand: mechanical uses 88699150.5 and electrical, of as many shares, 83623290 TRES-seconds: less remains
// after ln 0.94277 / ln(1 - 0.693 / 604800) = 51428.3 s, in minute 858.
TEST(Forecast, LetsSeveralOrAnAccountPause)
{
    const Scenario scenario = university("after");
    const auto row = [&](const char* name) { return findByName(scenario.tree, name).at(0); };
    const auto two = *forecastRanks(request(scenario, {row("castillo"), row("dvorak")}, Load::ChosenPause));
    EXPECT_EQ(two.movers, 2U);
    EXPECT_EQ(two.sentence,
        "If dvorak and 1 more pause and everyone else continues as now, the first change under Fair Tree "
        "comes after 1 d 21 h: dvorak passes nakamura.");
    const auto account = *forecastRanks(request(scenario, {row("mechanical")}, Load::OnePauses));
    EXPECT_EQ(account.movers, 3U);
    EXPECT_EQ(account.sentence,
        "If mechanical pauses and everyone else continues as now, the first change under Fair Tree comes "
        "after 14 h 18 min: dvorak passes castillo.");
}

TEST(Forecast, NeverComesWithoutDecay)
{
    Scenario scenario = twoUsers();
    scenario.settings.halfLifeSeconds = 0;
    const auto recovery = *forecastRanks(request(scenario, {Ann}, Load::OnePauses));
    EXPECT_EQ(recovery.sentence,
        "If ann pauses and everyone else continues as now, under Fair Tree its rank never improves: usage "
        "does not decay (half-life 0).");
}

TEST(Forecast, LooksForWhoRecoversFirst)
{
    const Scenario scenario = university("after");
    const auto found = soonestGain({scenario, "fair_tree", 28 * OneDay});
    ASSERT_TRUE(found);
    const auto first = recover({scenario, "fair_tree", *found});
    ASSERT_TRUE(first && first->flipSeconds);
    for (NodeRow user = 0; user < scenario.tree.size(); ++user) {
        if (!scenario.tree.isUser(user))
            continue;
        const auto other = recover({scenario, "fair_tree", user});
        ASSERT_TRUE(other);
        EXPECT_GE(other->flipSeconds.value_or(1e9), *first->flipSeconds) << scenario.tree.name(user);
    }
    const auto recovery = *forecastRanks(request(scenario, {}, Load::OnePauses));
    EXPECT_THAT(recovery.chosen, ElementsAre(*found));
    EXPECT_EQ(static_cast<double>(minutes(recovery).front()) * 60, *first->flipSeconds);
}

TEST(FirstToRecover, FindsNobodyWhereNobodyUsedAnything)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann"});
    const Scenario scenario = scenarioOf(std::move(builder));
    EXPECT_EQ(*soonestGain({scenario, "fair_tree", OneDay}), NoRow);
    EXPECT_EQ(forecastRanks(request(scenario, {}, Load::OnePauses))->sentence,
        "No pause changes the order within 28 d.");
}

} // namespace
} // namespace fairshare
