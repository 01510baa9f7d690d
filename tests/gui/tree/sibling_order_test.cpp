// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/sibling_order.h"

#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/university.h"

#include <gmock/gmock.h>

#include <limits>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

constexpr double None = std::numeric_limits<double>::quiet_NaN();

/// root, a, a/x, a/y, b, b/z: rows 0 to 5.
ShareTree twoAccounts()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .shares = 1});
    builder.add(a, {.name = "x", .shares = 1, .usage = 30});
    builder.add(a, {.name = "y", .shares = ParentShares, .usage = 10});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b", .shares = 5});
    builder.add(b, {.name = "z", .shares = 2, .usage = 20});
    Diagnostics diagnostics;
    return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
}

TEST(SiblingOrder, SortsWithinEachAccount)
{
    const ShareTree tree = twoAccounts();
    const std::vector<double> keys{0, 1, 10, 20, 2, 5};
    EXPECT_THAT(siblingOrder(tree.shape(), keys, Direction::Ascending), ElementsAre(0, 1, 2, 3, 4, 5));
    EXPECT_THAT(siblingOrder(tree.shape(), keys, Direction::Descending), ElementsAre(0, 4, 5, 1, 3, 2));
}

TEST(SiblingOrder, PutsRowsWithoutKeyLastBothWays)
{
    const ShareTree tree = twoAccounts();
    const std::vector<double> keys{0, None, None, 1, 7, 1};
    EXPECT_THAT(siblingOrder(tree.shape(), keys, Direction::Ascending), ElementsAre(0, 4, 5, 1, 3, 2));
    EXPECT_THAT(siblingOrder(tree.shape(), keys, Direction::Descending), ElementsAre(0, 4, 5, 1, 3, 2));
}

TEST(SiblingOrder, EqualKeysKeepTheOrderOfTheTree)
{
    const ShareTree tree = twoAccounts();
    const std::vector<double> keys(6, 1.0);
    EXPECT_THAT(siblingOrder(tree.shape(), keys, Direction::Descending), ElementsAre(0, 1, 2, 3, 4, 5));
}

TEST(SiblingOrder, TakesTheRootAlone)
{
    EXPECT_THAT(siblingOrder(ShareTree().shape(), {0}, Direction::Ascending), ElementsAre(0));
}

TEST(SortKeys, AccountsStandWhereTheirBestUserStands)
{
    Scenario scenario;
    scenario.tree = twoAccounts();
    const auto evaluation = *evaluate(scenario, allAlgorithmIds());
    const auto column = [](const char* id) {
        for (const TreeColumn& found : treeColumns())
            if (found.id() == QLatin1String(id))
                return found;
        return TreeColumn();
    };
    // LevelFS of b: (5/6) / (20/60) = 2.5, of a: (1/6) / (40/60) = 0.25; y shares from the parent.
    EXPECT_THAT(sortKeys(column("fair_tree.rank"), *evaluation), ElementsAre(testing::_, 2, 3, 2, 1, 1));
    EXPECT_THAT(sortKeys(column("usage"), *evaluation), ElementsAre(60, 40, 30, 10, 20, 20));
    EXPECT_THAT(
        sortKeys(column("shares"), *evaluation), ElementsAre(testing::_, 1, 1, testing::IsNan(), 5, 2));
    EXPECT_THAT(sortKeys(column("name"), *evaluation), ElementsAre(0, 1, 2, 3, 4, 5));
}

} // namespace
} // namespace fairshare::gui
