// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/move_causes.h"

#include "core/tree/edits/share_tree_edits.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::university;
using testing::ElementsAre;

class MoveCausesTest : public testing::Test {
protected:
    static MoveCauses causes(const Scenario& before, const Scenario& now, const std::string& against = {})
    {
        const ComparisonQuestion question{.now = evaluated(now),
            .baseline = evaluated(before),
            .algorithm = "fair_tree",
            .against = against};
        return moveCauses(compareRanks(question).value(), before, now);
    }
    static NodeRow row(const Scenario& scenario, std::string_view name)
    {
        return findByName(scenario.tree, name).front();
    }
};

// Origin: the column of causes of the designed compare view. Who keeps the rank has none.
TEST_F(MoveCausesTest, NamesTheChangeThatMovesAUser)
{
    const Scenario now = university("after");
    const MoveCauses found = causes(university("before"), now);
    EXPECT_EQ(found.at(row(now, "gupta")), "medicine");
    EXPECT_EQ(found.at(row(now, "dvorak")), "medicine");
    EXPECT_EQ(found.at(row(now, "iyer")), "brandt");
    EXPECT_EQ(found.at(row(now, "brandt")), "brandt");
    EXPECT_EQ(found.at(row(now, "abara")), "");
    EXPECT_THAT(found.causes, ElementsAre("", "medicine", "brandt"));
}

// Shares over usage: 40/4 < 40/3, 50/4 < 40/3 and 40/4 < 35/3, but 50/4 > 35/3.
TEST_F(MoveCausesTest, SaysWhereItTakesSeveralChanges)
{
    const auto site = [](std::uint32_t ann, std::uint32_t bob) {
        ShareTreeBuilder builder;
        builder.add(builder.root(), {.name = "ann", .shares = ann, .usage = 4});
        builder.add(builder.root(), {.name = "bob", .shares = bob, .usage = 3});
        return test::scenarioOf(std::move(builder));
    };
    const Scenario now = site(50, 35);
    const MoveCauses found = causes(site(40, 40), now);
    EXPECT_EQ(found.at(row(now, "ann")), "combined changes");
    EXPECT_EQ(found.at(row(now, "bob")), "combined changes");
}

TEST_F(MoveCausesTest, NamesWhoLeft)
{
    const auto site = [](bool both) {
        ShareTreeBuilder builder;
        if (both)
            builder.add(builder.root(), {.name = "ann", .usage = 1});
        builder.add(builder.root(), {.name = "bob", .usage = 3});
        return test::scenarioOf(std::move(builder));
    };
    const Scenario now = site(false);
    EXPECT_EQ(causes(site(true), now).at(row(now, "bob")), "ann");
}

TEST_F(MoveCausesTest, HasNothingToSayOfAlgorithmsAndOfEqualScenarios)
{
    const Scenario now = university("after");
    EXPECT_TRUE(causes(university("before"), now, "classic").of.empty());
    EXPECT_TRUE(causes(now, now).of.empty());
    EXPECT_EQ(causes(now, now).at(row(now, "gupta")), "");
}

} // namespace
} // namespace fairshare
