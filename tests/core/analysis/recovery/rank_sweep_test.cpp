// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/rank_sweep.h"

#include "core/tree/edits/share_tree_edits.h"
#include "tests/core/analysis/university.h"
#include "tests/support/random_tree.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <map>
#include <stop_token>

namespace fairshare {
namespace {

using test::scenarioOf;
using test::university;
using testing::ElementsAre;
using testing::IsEmpty;

NodeRow row(const Scenario& scenario, std::string_view name)
{
    return findByName(scenario.tree, name).at(0);
}

/// "dvorak passes castillo at 22", each in the order of its value.
std::vector<std::string> changes(const RankSweep& sweep, const AlgorithmCourse& course, const ShareTree& tree)
{
    std::vector<std::string> texts;
    for (const CoursePoint& point : course.points)
        for (const CoursePass& pass : point.passes)
            texts.push_back(fmt::format("{}: {} {} {} at {}", course.algorithm->id, tree.name(pass.mover),
                pass.passes ? "passes" : "falls behind", tree.name(pass.other),
                static_cast<double>(sweep.valueAt(point.step))));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::vector<std::string> changes(const RankSweep& sweep, const ShareTree& tree)
{
    std::vector<std::string> all;
    for (const AlgorithmCourse& course : sweep.course.algorithms)
        for (std::string& text : changes(sweep, course, tree))
            all.push_back(std::move(text));
    return all;
}

/// The same by evaluating every integer of the range, one pair after the other.
std::vector<std::string> everyInteger(const Scenario& scenario, NodeRow swept, std::uint32_t lowest,
    std::uint32_t highest, const std::vector<std::string>& algorithms)
{
    const ShareTree& tree = scenario.tree;
    std::map<std::uint32_t, std::shared_ptr<const Evaluation>> at;
    Evaluator evaluator;
    Scenario changed = scenario;
    for (std::uint32_t shares = lowest; shares <= highest; ++shares) {
        changed.tree = *withShares(tree, swept, shares);
        at[shares] = *evaluator.evaluate(changed, algorithms);
    }
    const std::uint32_t now =
        std::clamp(tree.hasParentShares(swept) ? lowest : tree.shares(swept), lowest, highest);
    std::vector<std::string> all;
    for (std::size_t i = 0; i < algorithms.size(); ++i) {
        std::vector<std::string> texts;
        for (NodeRow mover = swept; mover < tree.subtreeEnd(swept); ++mover)
            for (NodeRow other = 0; other < tree.size(); ++other) {
                const bool below = other >= swept && other < tree.subtreeEnd(swept);
                if (!tree.isUser(mover) || !tree.isUser(other) || (below && other <= mover))
                    continue;
                for (const int way : {1, -1}) {
                    const auto order = [&](std::uint32_t shares) {
                        const auto& rank = *at.at(shares)->results[i].rank;
                        return (rank[mover] < rank[other] ? 1 : 0) - (rank[other] < rank[mover] ? 1 : 0);
                    };
                    int last = order(now);
                    for (std::int64_t shares = now; shares >= lowest && shares <= highest; shares += way) {
                        const int then = order(static_cast<std::uint32_t>(shares));
                        if (then == 0 || then == last)
                            continue;
                        last = then;
                        texts.push_back(fmt::format("{}: {} {} {} at {}", algorithms[i], tree.name(mover),
                            then > 0 ? "passes" : "falls behind", tree.name(other), shares));
                    }
                }
            }
        std::sort(texts.begin(), texts.end());
        all.insert(all.end(), texts.begin(), texts.end());
    }
    return all;
}

// Origin: the designed inspector, "shares of mechanical 20 -> 22" puts dvorak before castillo.
TEST(RankSweep, FindsTheSharesOfTheDesignedFlip)
{
    const Scenario scenario = university("after");
    const auto sweep = *sweepRanks({scenario, {"fair_tree"}, row(scenario, "mechanical")});
    EXPECT_EQ(sweep.now, 20);
    EXPECT_THAT(changes(sweep, scenario.tree), testing::Contains("fair_tree: dvorak passes castillo at 22"));
}

// By hand: ann has used 6 of 7, her Fair Tree level is 1/7 : 6/7 of shares to usage; with s shares against 1
// it is s / (s + 1) * 7 / 6 against 1 / (s + 1) * 7: equal at 6, better from 7 on.
TEST(RankSweep, FindsTheExactSharesByHand)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .usage = 6});
    builder.add(builder.root(), {.name = "bob", .usage = 1});
    const Scenario scenario = scenarioOf(std::move(builder));
    const auto sweep = *sweepRanks(
        {scenario, {"fair_tree", "classic"}, row(scenario, "ann"), FlipField::Shares, 1, 1000000});
    EXPECT_THAT(changes(sweep, scenario.tree),
        ElementsAre("fair_tree: ann passes bob at 7", "classic: ann passes bob at 7"));
    EXPECT_EQ(sweepSentence(sweep, scenario.tree, "fair_tree"),
        "Under Fair Tree, ann passes bob at 7 shares; current value: 1 share.");
    const AlgorithmCourse& course = sweep.course.algorithms.front();
    ASSERT_EQ(course.curves.size(), 2U);
    const auto rankAt = [&course](CourseStep step) {
        const auto found = std::find(course.steps.begin(), course.steps.end(), step);
        return course.curves[0].ranks.at(static_cast<std::size_t>(found - course.steps.begin()));
    };
    EXPECT_EQ(course.curves[0].user, row(scenario, "ann"));
    EXPECT_EQ(rankAt(6), 1U) << "both share the first rank";
    EXPECT_EQ(rankAt(7), 1U);
    EXPECT_EQ(rankAt(1), 2U);
}

TEST(RankSweep, AgreesWithEveryIntegerOfAWideRange)
{
    const Scenario scenario = university("after");
    const std::vector<std::string> algorithms = allAlgorithmIds();
    for (const char* name : {"iyer", "dvorak", "mechanical", "medicine", "brandt"}) {
        const NodeRow swept = row(scenario, name);
        const auto sweep = *sweepRanks({scenario, algorithms, swept, FlipField::Shares, 1, 300});
        ASSERT_EQ(sweep.followed, sweep.users);
        for (const AlgorithmCourse& course : sweep.course.algorithms)
            EXPECT_FALSE(course.more) << name << course.algorithm->id;
        const auto expected = everyInteger(scenario, swept, 1, 300, algorithms);
        EXPECT_FALSE(expected.empty()) << name;
        EXPECT_EQ(changes(sweep, scenario.tree), expected) << name;
        EXPECT_LT(sweep.course.evaluations, 300 * algorithms.size()) << name;
    }
}

// Where every integer is a sample no premise is needed, whatever the tree is like.
TEST(RankSweep, AgreesWithEveryIntegerOfOddTrees)
{
    const std::vector<std::string> algorithms = allAlgorithmIds();
    std::size_t found = 0;
    for (unsigned seed = 0; seed < 30; ++seed) {
        Scenario scenario;
        scenario.tree = test::buildInOrder(test::randomNodes(seed));
        for (NodeRow swept = 1; swept < std::min<std::size_t>(scenario.tree.size(), 6); ++swept) {
            const auto sweep = sweepRanks({scenario, algorithms, swept, FlipField::Shares, 0, 25});
            ASSERT_TRUE(sweep) << sweep.error().message;
            const bool whole = std::none_of(sweep->course.algorithms.begin(), sweep->course.algorithms.end(),
                [](const AlgorithmCourse& course) { return course.more; });
            if (sweep->followed < sweep->users || !whole)
                continue;
            const auto expected = everyInteger(scenario, swept, 0, 25, algorithms);
            EXPECT_EQ(changes(*sweep, scenario.tree), expected) << seed << ' ' << swept;
            found += expected.size();
        }
    }
    EXPECT_GT(found, 1000U);
}

// Origin: the designed inspector, "usage of mechanical -1 410.0 TRES-h": dvorak passes castillo below
// 83623290 TRES-seconds. The range of 10^8 is swept in steps of 1000.
TEST(RankSweep, FindsUsageToItsResolution)
{
    const Scenario scenario = university("after");
    const auto sweep =
        *sweepRanks({scenario, {"fair_tree"}, row(scenario, "mechanical"), FlipField::Usage, 0, 1e8L});
    EXPECT_EQ(sweep.perStep, 1000);
    EXPECT_THAT(
        changes(sweep, scenario.tree), testing::Contains("fair_tree: dvorak passes castillo at 83623000"));
}

TEST(RankSweep, SaysWhatComesFirstOnBothSides)
{
    const Scenario scenario = university("after");
    const auto sweep = *sweepRanks({scenario, {"classic"}, row(scenario, "mechanical")});
    EXPECT_EQ(sweepSentence(sweep, scenario.tree, "classic"),
        "Under Classic, users of mechanical pass ahmadi and 1 more at 22 shares and fall behind nakamura and "
        "1 more at 19 shares; current value: 20 shares.");
    EXPECT_EQ(sweepSentence(sweep, scenario.tree, "ticket_based"), "");
}

TEST(RankSweep, SaysThatNothingHappens)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .usage = 6});
    const Scenario scenario = scenarioOf(std::move(builder));
    const auto sweep = *sweepRanks({scenario, {"fair_tree"}, 1});
    EXPECT_THAT(changes(sweep, scenario.tree), IsEmpty());
    EXPECT_EQ(sweepSentence(sweep, scenario.tree, "fair_tree"),
        "Under Fair Tree, ann keeps its place from 1 share to 10 shares; current value: 1 share.");
}

TEST(RankSweep, RefusesWhatCannotBeSwept)
{
    const Scenario scenario = university("after");
    const auto message = [&](const RankSweepRequest& request) { return sweepRanks(request).error().message; };
    EXPECT_EQ(message({scenario, {"classic"}, RootRow}),
        "the root has no siblings to rank against; choose an account or a user");
    EXPECT_EQ(message({scenario, {"classic"}, 1, FlipField::Shares, 5, 5}),
        "invalid sweep range 5 shares to 5 shares; expected 0 or more, and an end above the start");
    EXPECT_EQ(message({scenario, {"classic"}, 1, FlipField::Shares, 5, 1e12L}),
        "sweep ends at 1000000000000 shares; expected at most 2147483646 shares");
    EXPECT_EQ(message({scenario, {"classic"}, 1, FlipField::Usage, 7200, 3600}),
        "invalid sweep range 2.0 TRES-h to 1.0 TRES-h; expected 0 or more, and an end above the start");
}

TEST(RankSweep, StopsWhenItIsCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    const Scenario scenario = university("after");
    const auto sweep = sweepRanks({scenario, {"classic"}, 1}, {.report = {}, .stop = stop.get_token()});
    ASSERT_FALSE(sweep);
    EXPECT_EQ(sweep.error().code, ErrorCode::Cancelled);
}

// By hand: the crowd has used 14950 and zoe 5000, so that it takes 2.99 shares against one.
TEST(RankSweep, FollowsEightUsersOfALargeAccount)
{
    ShareTreeBuilder builder;
    const auto account = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "crowd"});
    for (int i = 0; i < 100; ++i)
        builder.add(account, {.name = fmt::format("u{:03}", i), .usage = 100.0L + i});
    builder.add(builder.root(), {.name = "zoe", .usage = 5000});
    const Scenario scenario = scenarioOf(std::move(builder));
    const auto sweep = *sweepRanks({scenario, {"fair_tree"}, row(scenario, "crowd")});
    EXPECT_EQ(sweep.users, 100U);
    EXPECT_EQ(sweep.followed, 8U);
    ASSERT_EQ(sweep.course.algorithms[0].points.size(), 1U);
    EXPECT_EQ(changeText(scenario.tree, sweep, sweep.course.algorithms[0].points[0]), "pass zoe at 3 shares");
}

TEST(SpreadSteps, HoldsTheEndsAndTheStartWithItsNeighbours)
{
    EXPECT_THAT(spreadSteps(0, 100, 37, 3), ElementsAre(0, 36, 37, 38, 50, 100));
    EXPECT_THAT(spreadSteps(1, 4, 1, 65), ElementsAre(1, 2, 3, 4));
}

} // namespace
} // namespace fairshare
