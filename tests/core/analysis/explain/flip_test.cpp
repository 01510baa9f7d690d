// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/flip.h"

#include "core/base/numbers.h"
#include "core/fairshare/member_ranks.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <chrono>

namespace fairshare {
namespace {

using test::scenarioOf;
using test::university;

class UniversityFlipped : public testing::Test {
protected:
    NodeRow row(std::string_view name) const { return findByName(m_scenario.tree, name).at(0); }
    std::vector<Flip> flips(std::string_view id, std::string_view behind, std::string_view ahead) const
    {
        return *findFlips({m_scenario, id, row(behind), row(ahead)});
    }
    const Flip* find(const std::vector<Flip>& flips, std::string_view name, FlipField field) const
    {
        for (const Flip& flip : flips)
            if (flip.row == row(name) && flip.field == field)
                return &flip;
        return nullptr;
    }

    Scenario m_scenario = university("after");
};

TEST(Flip, HasNoPercentageOfZero)
{
    EXPECT_TRUE((Flip{1, FlipField::Usage, 10, 20, 1}).hasPercentage());
    EXPECT_TRUE((Flip{1, FlipField::Shares, 10, 0, 1}).hasPercentage());
    EXPECT_FALSE((Flip{1, FlipField::Usage, 0, 20, 1.18}).hasPercentage());
    EXPECT_FALSE((Flip{1, FlipField::Shares, 0, 1, 1}).hasPercentage());
    EXPECT_FALSE((Flip{1, FlipField::Shares, 10, ParentShares, 1}).hasPercentage());
}

// Origin: the designed inspector, "shares of mechanical 20 -> 22".
TEST_F(UniversityFlipped, FindsTheSmallestShares)
{
    const auto found = flips("fair_tree", "dvorak", "castillo");
    const Flip* shares = find(found, "mechanical", FlipField::Shares);
    ASSERT_NE(shares, nullptr);
    EXPECT_EQ(describe(*shares, m_scenario.tree), "shares of mechanical: 20 -> 22");
}

// Origin: "usage of mechanical -1 410.0 TRES-h": below electrical's usage, 88699150.5 - 83623290 seconds
// less.
TEST_F(UniversityFlipped, FindsTheSmallestUsageToASecond)
{
    const auto found = flips("fair_tree", "dvorak", "castillo");
    const Flip* usage = find(found, "mechanical", FlipField::Usage);
    ASSERT_NE(usage, nullptr);
    EXPECT_LT(static_cast<double>(usage->to), 83623290);
    EXPECT_GE(static_cast<double>(usage->to), 83623289);
}

TEST_F(UniversityFlipped, PutsTheSmallestRelativeChangeFirst)
{
    const auto found = flips("fair_tree", "dvorak", "castillo");
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().row, row("mechanical"));
    EXPECT_TRUE(std::is_sorted(found.begin(), found.end(),
        [](const Flip& a, const Flip& b) { return a.relativeChange < b.relativeChange; }));
}

TEST_F(UniversityFlipped, FindsNothingBelowTheDecidingLevelThatCannotHelp)
{
    const auto found = flips("fair_tree", "dvorak", "castillo");
    EXPECT_EQ(find(found, "castillo", FlipField::Shares), nullptr);
    EXPECT_EQ(find(found, "dvorak", FlipField::Shares), nullptr);
}

class FlipsOfEachAlgorithm : public testing::TestWithParam<std::string> { };

TEST_P(FlipsOfEachAlgorithm, FlipTheOrderAndNothingLessDoes)
{
    const Scenario scenario = university("after");
    const ShareTree& tree = scenario.tree;
    const auto before = *evaluate(scenario, {GetParam()});
    NodeRow behind = findByName(tree, "okafor").at(0);
    NodeRow ahead = findByName(tree, "iyer").at(0);
    const auto& rank = *before->results.front().rank;
    if (rank[behind] < rank[ahead])
        std::swap(behind, ahead);
    const auto found = *findFlips({scenario, GetParam(), behind, ahead});
    ASSERT_FALSE(found.empty());
    const auto flipped = [&](const Flip& flip) {
        Scenario changed = scenario;
        changed.tree = *withFlip(tree, flip);
        const auto after = *evaluate(changed, {GetParam()});
        return (*after->results.front().rank)[behind] < (*after->results.front().rank)[ahead];
    };
    for (const Flip& flip : found) {
        EXPECT_TRUE(flipped(flip)) << describe(flip, tree);
        EXPECT_LE(shortest(flip.to).size(), 16U) << describe(flip, tree);
        Flip less = flip;
        less.to += flip.to > flip.from ? -1.0L : 1.0L;
        if (flip.field == FlipField::Shares && !flip.isOfParentShares()) {
            EXPECT_FALSE(flipped(less)) << describe(flip, tree);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Algorithms, FlipsOfEachAlgorithm, testing::ValuesIn(allAlgorithmIds()),
    [](const auto& entry) { return entry.param; });

std::vector<std::string> described(
    const Scenario& scenario, std::string_view id, std::string_view behind, std::string_view ahead)
{
    const auto row = [&scenario](std::string_view name) { return findByName(scenario.tree, name).at(0); };
    std::vector<std::string> texts;
    const auto found = *findFlips({scenario, id, row(behind), row(ahead)});
    for (const Flip& flip : found)
        texts.push_back(describe(flip, scenario.tree));
    return texts;
}

// By hand: a has U = 30/40, b has 10/40, and 2^(-U / (0.1 + 0.9 S)) is larger for a once S of a is above
// 29/36: with 83 of 103 shares or 20 of 24, but not with 82 of 102 or 20 of 25. Without shares a has a full
// bucket.
TEST(FindFlips, AsksWithoutSharesApart)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "a", .shares = 20});
    builder.add(a, {.name = "ann", .usage = 30});
    const auto b = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "b", .shares = 20});
    builder.add(b, {.name = "bob", .usage = 10});
    const auto found = described(scenarioOf(std::move(builder)), "level_based", "ann", "bob");
    EXPECT_THAT(found,
        testing::IsSupersetOf({"shares of b: 20 -> 4", "shares of a: 20 -> 0", "shares of a: 20 -> 83"}));
    EXPECT_THAT(found, testing::Not(testing::Contains("shares of b: 20 -> 0")));
}

// By hand: without shares bob has a full bucket and stands before ann; with one share or with a thousand he
// has the usage of all against him.
TEST(FindFlips, AsksTheFirstShareApart)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 1000, .usage = 1});
    builder.add(builder.root(), {.name = "bob", .shares = 0, .usage = 1000});
    EXPECT_THAT(described(scenarioOf(std::move(builder)), "level_based", "ann", "bob"),
        testing::Contains("shares of bob: 0 -> 1"));
}

// By hand: ann has used nothing, so her LevelFS is infinite with any shares; after a million TRES-seconds it
// is still 1 against 0.0005. Without usage bob could only draw level.
TEST(FindFlips, TakesAllSharesAwayWhereNothingElseHelps)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 2000000000, .usage = 0});
    builder.add(builder.root(), {.name = "bob", .shares = 1, .usage = 1});
    EXPECT_THAT(described(scenarioOf(std::move(builder)), "fair_tree", "bob", "ann"),
        testing::Contains("shares of ann: 2000000000 -> 0"));
}

// By hand: ann ties with account p as long as she has its shares; without any she stands last.
TEST(FindFlips, ReplacesParentShares)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = ParentShares, .usage = 1});
    builder.add(builder.root(), {.name = "bob", .shares = 1, .usage = 5});
    const Scenario scenario = scenarioOf(std::move(builder));
    const auto found = *findFlips({scenario, "fair_tree", findByName(scenario.tree, "bob").at(0),
        findByName(scenario.tree, "ann").at(0)});
    ASSERT_FALSE(found.empty());
    for (const Flip& flip : found) {
        Scenario changed = scenario;
        changed.tree = *withFlip(scenario.tree, flip);
        const auto after = *evaluate(changed, {"fair_tree"});
        const auto& rank = *after->results.front().rank;
        EXPECT_LT(rank[findByName(scenario.tree, "bob").at(0)], rank[findByName(scenario.tree, "ann").at(0)])
            << describe(flip, scenario.tree);
    }
    EXPECT_THAT(
        described(scenario, "fair_tree", "bob", "ann"), testing::Contains("shares of ann: parent -> 0"));
}

// Tickets go to users with jobs waiting, and here nobody has any.
TEST(FindFlips, IsEmptyWhereNoSingleChangeHelps)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 3, .usage = 5});
    builder.add(builder.root(), {.name = "bob", .shares = 1, .usage = 7});
    EXPECT_TRUE(findFlips({scenarioOf(std::move(builder)), "ticket_based", 1, 2})->empty());
}

// By hand: usage is given as totals of 14.11, 1000 = A 600 {a 500, a2 100} + B 400 {b 300, b2 100}, all
// shares 1. With a at 300 A and B draw level, and A is ranked first by its name; with 300.001 B still leads.
TEST(FindFlips, MovesGivenTotalsAboveByTheDifference)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "A", .usageTotal = 600});
    const auto b = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "B", .usageTotal = 400});
    builder.add(a, {.name = "a", .usageTotal = 500});
    builder.add(a, {.name = "a2", .usageTotal = 100});
    builder.add(b, {.name = "b", .usageTotal = 300});
    builder.add(b, {.name = "b2", .usageTotal = 100});
    EXPECT_THAT(described(scenarioOf(std::move(builder)), "fair_tree", "a", "b"),
        testing::Contains("usage of a: 500 -> 300 TRES-seconds"));
}

// By hand: A used 2/3 with half of the shares. With 2 of 3 shares both have LevelFS 1, and A is served first
// by its name. With a usage of 20 for A or 40 for B they draw level as well.
TEST(FindFlips, PutsAnAccountAheadOfAnother)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "A"});
    const auto b = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "B"});
    builder.add(a, {.name = "ann", .usage = 10});
    builder.add(a, {.name = "abe", .usage = 30});
    builder.add(b, {.name = "bob", .usage = 20});
    builder.add(b, {.name = "ben"});
    const Scenario scenario = scenarioOf(std::move(builder));
    const auto texts = described(scenario, "fair_tree", "A", "B");
    EXPECT_THAT(texts, testing::Contains("shares of A: 1 -> 2"));
    EXPECT_THAT(texts, testing::Contains("usage of A: 40 -> 20 TRES-seconds"));
    EXPECT_THAT(texts, testing::Contains("usage of B: 20 -> 40 TRES-seconds"));
    const NodeRow ahead = findByName(scenario.tree, "A").at(0);
    const NodeRow behind = findByName(scenario.tree, "B").at(0);
    const std::vector<Flip> flips = findFlips({scenario, "classic", ahead, behind}).value();
    EXPECT_FALSE(flips.empty());
    for (const Flip& flip : flips) {
        Scenario changed = scenario;
        changed.tree = *withFlip(scenario.tree, flip);
        const auto after = *evaluate(changed, {"classic"});
        const auto& rank = *after->results.front().rank;
        const PairCount pairs = countPairs(changed.tree, rank, ahead, behind);
        EXPECT_TRUE(pairs.isFirstAhead()) << describe(flip, scenario.tree);
    }
}

TEST(FindFlips, StopsWhenCancelled)
{
    const Scenario scenario = university("after");
    std::stop_source source;
    source.request_stop();
    const auto found = findFlips({scenario, "fair_tree", 5, 6}, {.stop = source.get_token()});
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace fairshare
