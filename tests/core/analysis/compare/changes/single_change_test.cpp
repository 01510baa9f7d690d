// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/single_change.h"

#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/random_tree.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

using test::rowAt;
using testing::ElementsAre;

std::vector<AssociationChange> changesOf(const Scenario& before, const Scenario& after)
{
    const Difference difference = differenceOf(before, after, matchRows(after.tree, before.tree));
    return singleChanges(difference, before.tree, after.tree);
}

std::string errorOf(const Result<StructureEdit>& edit)
{
    return edit ? "no error" : describe(edit.error());
}

/// root: account a (user u; account deep (users v, w in partition gpu)), account b (user x)
Scenario siteWithDeepAccount()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .association = 2});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b", .association = 3});
    builder.add(a, {.name = "u", .usage = 4, .association = 4, .pendingJobs = 1});
    builder.add(b, {.name = "x", .usage = 6, .association = 5});
    const auto deep = builder.add(a,
        {.kind = NodeKind::Account,
            .name = "deep",
            .shares = 7,
            .association = 6,
            .slurmOptions = "GrpJobs=5"});
    builder.add(deep, {.name = "v", .usage = 16.25L, .association = 7, .pendingJobs = 3});
    builder.add(deep, {.name = "w", .shares = ParentShares, .partition = "gpu", .association = 8});
    Scenario scenario = test::scenarioOf(std::move(builder));
    return scenario;
}

TEST(SingleChange, WhatWasRemovedComesBackAsItWas)
{
    const Scenario before = siteWithDeepAccount();
    const auto removed = withoutRows(before, std::array{rowAt(before.tree, "root/a/deep")});
    ASSERT_TRUE(removed);
    const auto changes = changesOf(before, removed->scenario);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().kind, ChangeKind::Removed);
    const auto back = withChange(removed->scenario, before, reversed(changes.front()));
    ASSERT_TRUE(back) << describe(back.error());
    EXPECT_EQ(back->scenario, before);
    EXPECT_THAT(back->touched, ElementsAre(rowAt(before.tree, "root/a/deep")));
    EXPECT_THAT(back->earlier, ElementsAre(0, 1, 2, NoRow, NoRow, NoRow, 3, 4));
}

TEST(SingleChange, ValuesOptionsAndPlacesGoBackOneByOne)
{
    const Scenario before = siteWithDeepAccount();
    Scenario after = before;
    const NodeRow v = rowAt(before.tree, "root/a/deep/v");
    after.tree = *withShares(after.tree, v, 9);
    after.tree = *withUsage(after.tree, v, 1.5L);
    const auto moved =
        withRowsMoved(after, std::array{rowAt(after.tree, "root/a/deep")}, rowAt(after.tree, "root/b"));
    ASSERT_TRUE(moved);
    const auto changes = changesOf(before, moved->scenario);
    std::vector<ChangeKind> kinds;
    Scenario back = moved->scenario;
    Scenario there = before;
    for (const AssociationChange& change : changes)
        kinds.push_back(change.kind);
    EXPECT_THAT(kinds, ElementsAre(ChangeKind::Moved, ChangeKind::Shares, ChangeKind::Usage));
    for (std::size_t left = changes.size(); left > 0; --left) {
        const auto now = changesOf(before, back);
        ASSERT_EQ(now.size(), left);
        const auto step = withChange(back, before, reversed(now.front()));
        ASSERT_TRUE(step);
        back = step->scenario;
    }
    EXPECT_EQ(back, before);
}

std::vector<ChangeKind> kindsOf(const std::vector<AssociationChange>& changes)
{
    std::vector<ChangeKind> kinds;
    for (const AssociationChange& change : changes)
        kinds.push_back(change.kind);
    return kinds;
}

TEST(SingleChange, AUserThatMovedGoesBackWithItsUsage)
{
    const Scenario before = siteWithDeepAccount();
    const auto moved =
        withRowsMoved(before, std::array{rowAt(before.tree, "root/a/deep/v")}, rowAt(before.tree, "root/b"));
    ASSERT_TRUE(moved);
    Scenario after = moved->scenario;
    after.tree = *withUsage(after.tree, rowAt(after.tree, "root/b/v"), 20);
    const auto changes = changesOf(before, after);
    ASSERT_THAT(kindsOf(changes), ElementsAre(ChangeKind::Moved, ChangeKind::Usage));
    const auto usageBack = withChange(after, before, reversed(changes[1]));
    ASSERT_TRUE(usageBack);
    EXPECT_EQ(usageBack->scenario, moved->scenario);
    const auto placeBack = withChange(after, before, reversed(changes[0]));
    ASSERT_TRUE(placeBack);
    Scenario expected = before;
    expected.tree = *withUsage(before.tree, rowAt(before.tree, "root/a/deep/v"), 20);
    EXPECT_EQ(placeBack->scenario, expected);
}

TEST(SingleChange, ANameAndAPartitionAreOneChangeEach)
{
    const Scenario before = siteWithDeepAccount();
    const auto renamed = withName(before, rowAt(before.tree, "root/a"), "z");
    ASSERT_TRUE(renamed);
    EXPECT_THAT(kindsOf(changesOf(before, renamed->scenario)), ElementsAre(ChangeKind::Renamed));
    const auto moved =
        withPartition(renamed->scenario, rowAt(renamed->scenario.tree, "root/z/deep/w"), "cpu");
    ASSERT_TRUE(moved);
    const auto changes = changesOf(before, moved->scenario);
    ASSERT_THAT(kindsOf(changes), ElementsAre(ChangeKind::Renamed, ChangeKind::Partition));
    const auto partitionBack = withChange(moved->scenario, before, reversed(changes[1]));
    ASSERT_TRUE(partitionBack);
    EXPECT_EQ(partitionBack->scenario, renamed->scenario);
    const auto nameBack = withChange(partitionBack->scenario, before, reversed(changes[0]));
    ASSERT_TRUE(nameBack);
    EXPECT_EQ(nameBack->scenario, before);
}

TEST(SingleChange, WhatWasRemovedComesBackIntoARenamedAccount)
{
    const Scenario before = siteWithDeepAccount();
    const auto removed = withoutRows(before, std::array{rowAt(before.tree, "root/a/deep")});
    ASSERT_TRUE(removed);
    const auto renamed = withName(removed->scenario, rowAt(removed->scenario.tree, "root/a"), "z");
    ASSERT_TRUE(renamed);
    const auto changes = changesOf(before, renamed->scenario);
    ASSERT_THAT(kindsOf(changes), ElementsAre(ChangeKind::Renamed, ChangeKind::Removed));
    const auto back = withChange(renamed->scenario, before, reversed(changes[1]));
    ASSERT_TRUE(back) << describe(back.error());
    EXPECT_EQ(back->scenario, withName(before, rowAt(before.tree, "root/a"), "z")->scenario);
}

TEST(SingleChange, WhoMovedIntoAnAddedAccountIsNotCopiedWithIt)
{
    const Scenario before = siteWithDeepAccount();
    const auto added = withNewAssociation(before, RootRow, NodeKind::Account);
    ASSERT_TRUE(added);
    const ShareTree& grown = added->scenario.tree;
    const auto moved = withRowsMoved(
        added->scenario, std::array{rowAt(grown, "root/b/x")}, rowAt(grown, "root/new_account"));
    ASSERT_TRUE(moved);
    const auto changes = changesOf(before, moved->scenario);
    ASSERT_THAT(kindsOf(changes), ElementsAre(ChangeKind::Added, ChangeKind::Moved));
    const auto alone = withChange(before, moved->scenario, changes[0]);
    ASSERT_TRUE(alone);
    EXPECT_EQ(alone->scenario, added->scenario);
    EXPECT_EQ(errorOf(withChange(moved->scenario, before, reversed(changes[0]))),
        "cannot remove account 'new_account': move user 'x' out of it first");
}

TEST(SingleChange, RandomEditsAreTakenBack)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        Scenario before;
        before.tree = test::buildInOrder(test::randomNodes(seed));
        const auto rows = static_cast<unsigned>(before.tree.size());
        if (rows < 3)
            continue;
        const NodeRow row = 1 + seed * 7919 % (rows - 1);
        const auto removed = withoutRows(before, std::array{row});
        ASSERT_TRUE(removed);
        Scenario edited = removed->scenario;
        if (edited.tree.size() > 1)
            edited.tree = *withUsage(edited.tree, 1, edited.tree.usage(1) + 1);
        Scenario back = edited;
        for (std::size_t steps = 0; steps < 3 && !(back == before); ++steps) {
            const auto changes = changesOf(before, back);
            ASSERT_FALSE(changes.empty());
            const auto step = withChange(back, before, reversed(changes.front()));
            ASSERT_TRUE(step) << "seed " << seed << ": " << describe(step.error());
            back = step->scenario;
        }
        EXPECT_EQ(back.tree.shape(), before.tree.shape()) << "seed " << seed;
        EXPECT_EQ(back.tree.shares(), before.tree.shares()) << "seed " << seed;
        EXPECT_EQ(back.tree.usage(), before.tree.usage()) << "seed " << seed;
    }
}

/// The baseline is another file, which knows nothing of the edits.
TEST(SingleChange, WhatWasMovedAndRemovedGoesBackAlsoToAnotherFile)
{
    const Scenario file = siteWithDeepAccount();
    const Scenario opened = siteWithDeepAccount();
    const auto moved =
        withRowsMoved(opened, std::array{rowAt(opened.tree, "root/a/deep/v")}, rowAt(opened.tree, "root/b"));
    ASSERT_TRUE(moved);
    const auto removed = withoutRows(moved->scenario, std::array{rowAt(moved->scenario.tree, "root/a/deep")});
    ASSERT_TRUE(removed);
    const auto changes = changesOf(file, removed->scenario);
    ASSERT_THAT(kindsOf(changes), testing::UnorderedElementsAre(ChangeKind::Moved, ChangeKind::Removed));
    const auto& removal = *std::find_if(changes.begin(), changes.end(),
        [](const AssociationChange& change) { return change.kind == ChangeKind::Removed; });
    const auto back = withChange(removed->scenario, file, reversed(removal));
    ASSERT_TRUE(back) << describe(back.error());
    EXPECT_EQ(test::outline(back->scenario.tree), test::outline(moved->scenario.tree));
    const auto left = changesOf(file, back->scenario);
    ASSERT_THAT(kindsOf(left), ElementsAre(ChangeKind::Moved));
    const auto whole = withChange(back->scenario, file, reversed(left.front()));
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->scenario, file);
}

TEST(SingleChange, RandomMovesAndRemovalsGoBackToAnotherFile)
{
    for (unsigned seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE(seed);
        Scenario file;
        file.tree = test::buildInOrder(test::randomNodes(seed));
        Scenario now;
        now.tree = test::buildInOrder(test::randomNodes(seed));
        for (unsigned step = 1; step < 5 && now.tree.size() > 2; ++step) {
            const auto rows = static_cast<unsigned>(now.tree.size());
            const std::array row{1 + (seed + step) * 7919 % (rows - 1)};
            const NodeRow target = now.tree.accountOf((seed + step) * 104729 % rows);
            auto edit = step % 3 == 0 ? withoutRows(now, row) : withRowsMoved(now, row, target);
            if (edit)
                now = std::move(edit->scenario);
        }
        for (auto changes = changesOf(file, now); !changes.empty();) {
            // Whatever stands in the way of a change is a change itself.
            const auto count = changes.size();
            for (const AssociationChange& change : changes)
                if (const auto step = withChange(now, file, reversed(change))) {
                    now = step->scenario;
                    break;
                }
            changes = changesOf(file, now);
            ASSERT_LT(changes.size(), count);
        }
        EXPECT_EQ(now.tree.shape(), file.tree.shape());
        EXPECT_EQ(now.tree.shares(), file.tree.shares());
        EXPECT_EQ(now.tree.usage(), file.tree.usage());
    }
}

TEST(SingleChange, WhatMovedIntoAnAddedAccountIsNotLost)
{
    const Scenario before = siteWithDeepAccount();
    const auto added = withNewAssociation(before, RootRow, NodeKind::Account);
    ASSERT_TRUE(added);
    const ShareTree& grown = added->scenario.tree;
    const auto moved = withRowsMoved(
        added->scenario, std::array{rowAt(grown, "root/a/deep")}, rowAt(grown, "root/new_account"));
    ASSERT_TRUE(moved);
    const auto changes = changesOf(before, moved->scenario);
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_EQ(changes[0].kind, ChangeKind::Added);
    EXPECT_EQ(errorOf(withChange(moved->scenario, before, reversed(changes[0]))),
        "cannot remove account 'new_account': move account 'deep' out of it first");
    EXPECT_EQ(errorOf(withChange(before, moved->scenario, changes[1])),
        "parent account 'new_account' does not exist; add it first");
}

TEST(SingleChange, AnAccountThatIsGoneTakesNothingBack)
{
    const Scenario before = siteWithDeepAccount();
    const auto without = withoutRows(before, std::array{rowAt(before.tree, "root/a")});
    ASSERT_TRUE(without);
    EXPECT_EQ(errorOf(withChange(without->scenario, before,
                  {ChangeKind::Added, NoRow, rowAt(before.tree, "root/a/deep/v")})),
        "parent account 'deep' does not exist; add it first");
}

} // namespace
} // namespace fairshare
