// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/extension.h"

#include "core/analysis/compare/changes/difference.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/edits/usage_left_behind.h"
#include "core/tree/edits/share_tree_edits.h"

#include <gmock/gmock.h>

#include <array>

namespace fairshare {
namespace {

using testing::IsEmpty;

LoadedImport source(const std::string& name)
{
    auto import = importFile(TEST_DATA "/samples/slurm/" + name, {}, {});
    EXPECT_TRUE(import) << describe(import.error());
    return std::move(*import);
}

/// The tree of a cluster, without usage.
Scenario treeOfACluster()
{
    const std::vector<std::string> paths{TEST_DATA "/samples/slurm/sacctmgr_assoc_tree_P.txt"};
    return openFiles(paths).value().loaded.scenario;
}

NodeRow firstUsed(const ShareTree& tree)
{
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && tree.usage(row) > 0)
            return row;
    ADD_FAILURE() << "the sample has no usage";
    return RootRow;
}

TEST(ExtensionTest, AddedUsageIsNoEdit)
{
    const Scenario opened = treeOfACluster();
    Scenario now = opened;
    now.tree = withShares(opened.tree, 1, 4711).value();
    const LoadedImport usage = source("sshare_a_P.txt");
    const Extension extension = extended(now, std::array{opened}, usage).value();
    const Difference difference = differenceOf(extension.stored.front(), extension.now);
    ASSERT_EQ(difference.associations.size(), 1U);
    EXPECT_EQ(difference.associations.front().kind, ChangeKind::Shares);
    EXPECT_TRUE(extension.opened.loaded.hasUsage);
    EXPECT_EQ(extension.stored.front().tree, addSource(opened, usage).value().loaded.scenario.tree);
}

TEST(ExtensionTest, SettingsAreNoEdit)
{
    const Scenario opened = treeOfACluster();
    const Extension extension = extended(opened, std::array{opened}, source("slurm.conf")).value();
    EXPECT_NE(extension.now, opened);
    EXPECT_EQ(extension.now, extension.stored.front());
}

TEST(ExtensionTest, EditedUsageStaysAndMovesFollow)
{
    const Scenario opened = treeOfACluster();
    const LoadedImport usage = source("sshare_a_P.txt");
    const Scenario before = addSource(opened, usage).value().loaded.scenario;
    const NodeRow row = firstUsed(before.tree);
    Scenario now = before;
    now.tree = withUsage(before.tree, row, 12345).value();
    const Extension again = extended(now, std::array{before}, usage).value();
    EXPECT_EQ(again.now.tree.usage(row), 12345);
    EXPECT_EQ(again.stored.front().tree, before.tree);

    NodeRow account = RootRow;
    for (NodeRow other = 1; other < before.tree.size(); ++other)
        if (!before.tree.isUser(other) && other != before.tree.parent(row))
            account = other;
    const StructureEdit moved =
        withUsageLeftBehind(opened.tree, withRowsMoved(opened, std::array{row}, account).value());
    const Extension after = extended(moved.scenario, std::array{opened}, usage).value();
    const StructureEdit late =
        withUsageLeftBehind(before.tree, withRowsMoved(before, std::array{row}, account).value());
    EXPECT_EQ(after.now.tree.usage(), late.scenario.tree.usage());
}

TEST(ExtensionTest, VariantsFollow)
{
    const Scenario opened = treeOfACluster();
    Scenario edited = opened;
    edited.tree = withShares(opened.tree, 1, 99).value();
    const Scenario variant = withNewVariant(edited, "more", opened.tree).value();
    const Extension extension = extended(variant, std::array{opened}, source("sshare_a_P.txt")).value();
    ASSERT_TRUE(extension.now.shown);
    EXPECT_EQ(extension.now.shown->own, extension.stored.front().tree);
    const std::vector<Variant> variants = variantsOf(extension.now).value();
    ASSERT_EQ(variants.size(), 1U);
    ASSERT_EQ(variants.front().edits.size(), 1U);
    EXPECT_EQ(variants.front().edits.front().shares, 99U);
    EXPECT_FALSE(variants.front().edits.front().usage.has_value());
}

TEST(ExtensionTest, RefusesATree)
{
    const Scenario opened = treeOfACluster();
    EXPECT_FALSE(extended(opened, std::array{opened}, source("uni.dump")));
}

} // namespace
} // namespace fairshare
