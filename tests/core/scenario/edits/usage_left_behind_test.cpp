// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_left_behind.h"

#include "core/analysis/compare/change_cause.h"
#include "core/analysis/compare/changes/difference.h"
#include "core/analysis/compare/changes/single_change.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/names/row_match.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

#include <array>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// What Slurm 24.11.5 was given: account a (10 shares) with u1 (1 share, usage 3000) and u2 (2, 1000); b
/// (10).
Scenario twoAccountsOfACluster()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "a", .shares = 10});
    builder.add(a, {.name = "u1", .shares = 1, .usage = 3000});
    builder.add(a, {.name = "u2", .shares = 2, .usage = 1000});
    builder.add(builder.root(), {.kind = NodeKind::Account, .name = "b", .shares = 10});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

NodeRow rowAtPath(const Scenario& scenario, std::string_view path)
{
    return findByPath(scenario.tree, path);
}

long double ownUsage(const Scenario& scenario, std::string_view path)
{
    return scenario.tree.usage(rowAtPath(scenario, path));
}

StructureEdit movedInto(const Scenario& scenario, std::string_view user, std::string_view account)
{
    return withRowsMoved(scenario, std::array{rowAtPath(scenario, user)}, rowAtPath(scenario, account))
        .value();
}

// The scheduler printed after `add user u1 account=b`, `delete user u1 account=a`: a RawUsage 4000, u2 1000
// with EffectvUsage 0.25 of 0.666667 shares, u1 in b RawUsage 0.
TEST(UsageLeftBehind, AMovedUserStartsWithoutUsageAndTheAccountKeepsIt)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit edit = withUsageLeftBehind(before.tree, movedInto(before, "root/a/u1", "root/b"));
    EXPECT_EQ(ownUsage(edit.scenario, "root/b/u1"), 0);
    EXPECT_EQ(ownUsage(edit.scenario, "root/a"), 3000);
    const auto evaluation = evaluate(edit.scenario, {"fair_tree"}).value();
    EXPECT_EQ(evaluation->usageTotal->at(rowAtPath(edit.scenario, "root/a")), 4000);
    EXPECT_EQ(evaluation->usageTotal->at(rowAtPath(edit.scenario, "root/b")), 0);
    EXPECT_DOUBLE_EQ(
        evaluation->results.front().table.reals("usage_efctv")[rowAtPath(edit.scenario, "root/a/u2")], 0.25);
}

TEST(UsageLeftBehind, WhatComesBackToItsPlaceWasNeverDeleted)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit away =
        withUsageLeftBehind(before.tree, movedInto(before, "root/a/u1", "root/b"), &before.tree);
    const StructureEdit back = withUsageLeftBehind(
        away.scenario.tree, movedInto(away.scenario, "root/b/u1", "root/a"), &before.tree);
    EXPECT_EQ(ownUsage(back.scenario, "root/a/u1"), 3000);
    EXPECT_EQ(ownUsage(back.scenario, "root/a"), 0);
    EXPECT_THAT(differenceOf(before, back.scenario).associations, IsEmpty());
}

TEST(UsageLeftBehind, AMovedAccountKeepsItsUsage)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit edit = withUsageLeftBehind(before.tree, movedInto(before, "root/a", "root/b"));
    EXPECT_EQ(ownUsage(edit.scenario, "root/b/a/u1"), 3000);
    EXPECT_EQ(ownUsage(edit.scenario, "root/b/a"), 0);
    EXPECT_EQ(ownUsage(edit.scenario, "root"), 0);
}

TEST(UsageLeftBehind, ARenamedAccountIsANewOneWithNewUsers)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit edit =
        withUsageLeftBehind(before.tree, withName(before, rowAtPath(before, "root/a"), "c").value());
    EXPECT_EQ(ownUsage(edit.scenario, "root/c/u1"), 0);
    EXPECT_EQ(ownUsage(edit.scenario, "root/c/u2"), 0);
    EXPECT_EQ(ownUsage(edit.scenario, "root/c"), 0);
    EXPECT_EQ(ownUsage(edit.scenario, "root"), 4000);
}

TEST(UsageLeftBehind, ARenamedUserAndAnotherPartitionStartAnew)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit named =
        withUsageLeftBehind(before.tree, withName(before, rowAtPath(before, "root/a/u1"), "u3").value());
    EXPECT_EQ(ownUsage(named.scenario, "root/a/u3"), 0);
    EXPECT_EQ(ownUsage(named.scenario, "root/a"), 3000);
    const StructureEdit part = withUsageLeftBehind(
        before.tree, withPartition(before, rowAtPath(before, "root/a/u1"), "gpu").value());
    EXPECT_EQ(part.scenario.tree.usage(findByName(part.scenario.tree, "u1").at(0)), 0);
    EXPECT_EQ(ownUsage(part.scenario, "root/a"), 3000);
}

TEST(UsageLeftBehind, RemovedUsersAndCopies)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit gone = withUsageLeftBehind(
        before.tree, withoutRows(before, std::array{rowAtPath(before, "root/a/u1")}).value());
    EXPECT_EQ(ownUsage(gone.scenario, "root/a"), 3000);
    const StructureEdit all = withUsageLeftBehind(
        before.tree, withoutRows(before, std::array{rowAtPath(before, "root/a")}).value());
    EXPECT_EQ(ownUsage(all.scenario, "root"), 4000);
    const StructureEdit copy = withUsageLeftBehind(before.tree,
        withRowsCopied(before, std::array{rowAtPath(before, "root/a/u1")}, rowAtPath(before, "root/b"))
            .value());
    EXPECT_EQ(ownUsage(copy.scenario, "root/a/u1"), 3000);
    EXPECT_EQ(ownUsage(copy.scenario, "root/b/u1"), 0);
    EXPECT_EQ(ownUsage(copy.scenario, "root/a"), 0);
}

TEST(UsageLeftBehind, IsNoChangeOfItsOwn)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit edit = withUsageLeftBehind(before.tree, movedInto(before, "root/a/u1", "root/b"));
    const Difference rows = differenceOf(before, edit.scenario, matchRows(edit.scenario.tree, before.tree));
    ASSERT_EQ(rows.associations.size(), 1U);
    EXPECT_EQ(rows.associations.front().kind, ChangeKind::Moved);
    // The answer line names the move and nothing else.
    const auto earlier = evaluate(before, {"fair_tree"}).value();
    const auto now = evaluate(edit.scenario, {"fair_tree"}).value();
    EXPECT_EQ(
        describe(changesBetween(*now, *earlier, "fair_tree", rows.match), now->tree), "parent account of u1");
    // The change alone leaves the usage behind as well.
    const StructureEdit alone = withChange(before, edit.scenario, rows.associations.front()).value();
    EXPECT_EQ(alone.scenario.tree, edit.scenario.tree);
    // An edit of the account's own usage remains one.
    Scenario edited = edit.scenario;
    edited.tree = withUsage(edit.scenario.tree, rowAtPath(edit.scenario, "root/a"), 77).value();
    const Difference more = differenceOf(before, edited, matchRows(edited.tree, before.tree));
    ASSERT_EQ(more.associations.size(), 2U);
    EXPECT_EQ(more.associations.front().kind, ChangeKind::Usage);
}

TEST(LeftBehind, CountsAssociationsThatStartWithoutUsage)
{
    const Scenario before = twoAccountsOfACluster();
    const StructureEdit kept = movedInto(before, "root/a/u1", "root/b");
    const long double usage = ownUsage(before, "root/a/u1");
    const StructureEdit edit = withUsageLeftBehind(before.tree, kept);
    const LeftBehind left = leftBehind(before.tree, edit.scenario.tree, edit.earlier);
    EXPECT_EQ(left.associations, 1U);
    EXPECT_EQ(left.usage, usage);
    EXPECT_GT(left.usage, 0);
    EXPECT_EQ(leftBehind(before.tree, kept.scenario.tree, kept.earlier).associations, 0U);
    EXPECT_EQ(leftBehind(before.tree, before.tree, {}).associations, 0U);
}

TEST(UsageOnCluster, EmptiesWhatBroughtItsUsageAlongOnce)
{
    const Scenario before = twoAccountsOfACluster();
    const Scenario kept = movedInto(before, "root/a/u1", "root/b").scenario;
    const UsageOnCluster cluster = withUsageOnCluster(before, kept);
    EXPECT_THAT(cluster.emptied, ElementsAre(rowAtPath(kept, "root/b/u1")));
    EXPECT_EQ(ownUsage(cluster.scenario, "root/b/u1"), 0);
    EXPECT_EQ(ownUsage(cluster.scenario, "root/a"), 3000);
    const UsageOnCluster again = withUsageOnCluster(before, cluster.scenario);
    EXPECT_THAT(again.emptied, IsEmpty());
    EXPECT_EQ(again.scenario.tree, cluster.scenario.tree);
}

TEST(UsageOnCluster, KeepsUsageThatWasGivenUnlessAllIsAsked)
{
    const Scenario before = twoAccountsOfACluster();
    Scenario typed = movedInto(before, "root/a/u1", "root/b").scenario;
    typed.tree = withUsage(typed.tree, rowAtPath(typed, "root/b/u1"), 55).value();
    EXPECT_EQ(ownUsage(withUsageOnCluster(before, typed).scenario, "root/b/u1"), 55);
    EXPECT_EQ(ownUsage(withUsageOnCluster(before, typed, true).scenario, "root/b/u1"), 0);
}

} // namespace
} // namespace fairshare
