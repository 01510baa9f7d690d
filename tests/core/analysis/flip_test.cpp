// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/flip.h"

#include "core/tree/share_tree_builder.h"
#include "core/tree/share_tree_edits.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <chrono>

namespace fairshare {
namespace {

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

// Origin: the designed inspector, "shares of mechanical 20 -> 22".
TEST_F(UniversityFlipped, FindsTheSmallestShares)
{
    const auto found = flips("fair_tree", "dvorak", "castillo");
    const Flip* shares = find(found, "mechanical", FlipField::Shares);
    ASSERT_NE(shares, nullptr);
    EXPECT_EQ(describe(*shares, m_scenario.tree), "shares of mechanical 20 -> 22");
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
        Flip less = flip;
        less.to += flip.to > flip.from ? -1.0L : 1.0L;
        if (flip.field == FlipField::Shares && less.to != 0 && flip.to != 0) {
            EXPECT_FALSE(flipped(less)) << describe(flip, tree);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Algorithms, FlipsOfEachAlgorithm, testing::ValuesIn(allAlgorithmIds()),
    [](const auto& entry) { return entry.param; });

// Two users with parent shares under one account always tie under Fair Tree, whatever they use.
TEST(FindFlips, IsEmptyWhereNoSingleChangeHelps)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = ParentShares, .usage = 5});
    builder.add(builder.root(), {.name = "bob", .shares = ParentShares, .usage = 7});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    EXPECT_TRUE(findFlips({scenario, "fair_tree", 1, 2})->empty());
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
