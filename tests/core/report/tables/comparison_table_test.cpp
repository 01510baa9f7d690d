// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/comparison_table.h"

#include "tests/core/analysis/hand_made.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

const test::Places Users{{"physics", "ann"}, {"physics", "bob"}, {"", "cy"}};

std::string csv(const SideBySide& sides)
{
    std::string text;
    writeCsv(comparisonTable(sides, usersOf(sides.now->tree)), appendTo(text));
    return text;
}

TEST(ComparisonTable, SetsRanksBesideThoseOfTheBaseline)
{
    const ShareTree tree = test::treeOf(Users);
    const auto before = test::handMade(tree, {{"fair_tree", {{"ann", 0.5}, {"bob", 1}, {"cy", 0.25}}}});
    const auto now = test::handMade(tree, {{"fair_tree", {{"ann", 1}, {"bob", 0.5}, {"cy", 0.25}}}});
    EXPECT_EQ(csv(setSideBySide(now, before, now->results.front())),
        "path,account,user,partition,fair_tree.factor,fair_tree.rank,fair_tree.move\n"
        "root/cy,root,cy,,0.25,3,0\n"
        "root/physics/ann,physics,ann,,1,1,1\n"
        "root/physics/bob,physics,bob,,0.5,2,-1\n");
}

TEST(ComparisonTable, LeavesMovesOutWhereAnAlgorithmMeetsItself)
{
    const ShareTree tree = test::treeOf(Users);
    const auto now = test::handMade(tree,
        {{"classic", {{"ann", 0.5}, {"bob", 1}, {"cy", 0.25}}},
            {"fair_tree", {{"ann", 1}, {"bob", 0.5}, {"cy", 0.25}}}});
    EXPECT_EQ(csv(setSideBySide(now, nullptr, *now->find("fair_tree"))),
        "path,account,user,partition,classic.factor,classic.rank,classic.move,fair_tree.factor,"
        "fair_tree.rank\n"
        "root/cy,root,cy,,0.25,3,0,0.25,3\n"
        "root/physics/ann,physics,ann,,0.5,2,-1,1,1\n"
        "root/physics/bob,physics,bob,,1,1,1,0.5,2\n");
}

} // namespace
} // namespace fairshare
