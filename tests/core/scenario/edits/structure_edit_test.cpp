// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/structure_edit.h"

#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::outline;
using test::rowAt;
using testing::ElementsAre;

/// root: account a (users u and u_2; account deep (user v)), account b (user u)
Scenario siteForStructureEdits()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a"});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b"});
    builder.add(a, {.name = "u", .usage = 4});
    builder.add(a, {.name = "u_2", .usage = 5});
    builder.add(b, {.name = "u", .usage = 6});
    const auto deep = builder.add(a, {.kind = NodeKind::Account, .name = "deep"});
    builder.add(deep, {.name = "v", .usage = 16});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

std::vector<std::string> pathsAfter(const Result<StructureEdit>& edit)
{
    if (!edit)
        return {describe(edit.error())};
    std::vector<std::string> paths;
    for (NodeRow row = 1; row < edit->scenario.tree.size(); ++row)
        paths.push_back(edit->scenario.tree.path(row));
    return paths;
}

std::vector<std::string> touchedBy(const Result<StructureEdit>& edit)
{
    std::vector<std::string> paths;
    for (const NodeRow row : edit->touched)
        paths.push_back(edit->scenario.tree.path(row));
    return paths;
}

TEST(StructureEdit, NewAssociationsHaveFreeNames)
{
    Scenario scenario = siteForStructureEdits();
    for (const std::string_view expected : {"root/a/new_user", "root/a/new_user_2", "root/a/new_user_3"}) {
        const NodeRow user = rowAt(scenario.tree, "root/a/u");
        const auto edit = withNewAssociation(scenario, user, NodeKind::User);
        ASSERT_TRUE(edit);
        EXPECT_THAT(touchedBy(edit), ElementsAre(expected));
        scenario = edit->scenario;
    }
    const auto account = withNewAssociation(scenario, rowAt(scenario.tree, "root/b"), NodeKind::Account);
    ASSERT_TRUE(account);
    EXPECT_THAT(touchedBy(account), ElementsAre("root/b/new_account"));
    EXPECT_FALSE(account->scenario.tree.isUser(account->touched.front()));
    EXPECT_THAT(touchedBy(withNewAssociation(account->scenario, RootRow, NodeKind::Account)),
        ElementsAre("root/new_account_2"));
}

TEST(StructureEdit, RowsMoveAndStayWhereTheyAre)
{
    const Scenario scenario = siteForStructureEdits();
    const NodeRow a = rowAt(scenario.tree, "root/a");
    const NodeRow b = rowAt(scenario.tree, "root/b");
    const NodeRow deep = rowAt(scenario.tree, "root/a/deep");
    const std::vector<NodeRow> rows{deep + 1, deep, rowAt(scenario.tree, "root/a/u_2")};
    EXPECT_THAT(pathsAfter(withRowsMoved(scenario, rows, b)),
        ElementsAre(
            "root/a", "root/a/u", "root/b", "root/b/u", "root/b/u_2", "root/b/deep", "root/b/deep/v"));
    EXPECT_EQ(withRowsMoved(scenario, rows, a)->scenario, scenario);
    EXPECT_THAT(pathsAfter(withRowsMoved(scenario, std::vector{rowAt(scenario.tree, "root/a/u")}, b)),
        ElementsAre("user 'u' already exists in account 'b'"));
}

TEST(StructureEdit, CopiesGetNumbersWhereTheirNamesAreTaken)
{
    const Scenario scenario = siteForStructureEdits();
    const NodeRow a = rowAt(scenario.tree, "root/a");
    const NodeRow u = rowAt(scenario.tree, "root/a/u");
    const auto doubled = withRowsDuplicated(scenario, std::vector{a, u});
    EXPECT_THAT(pathsAfter(doubled),
        ElementsAre("root/a", "root/a/u", "root/a/u_2", "root/a/deep", "root/a/deep/v", "root/a_2",
            "root/a_2/u", "root/a_2/u_2", "root/a_2/deep_2", "root/a_2/deep_2/v", "root/b", "root/b/u"));
    EXPECT_THAT(touchedBy(doubled), ElementsAre("root/a_2"));
    EXPECT_THAT(touchedBy(withRowsDuplicated(scenario, std::vector{u, u + 1})),
        ElementsAre("root/a/u_3", "root/a/u_4"));
    const NodeRow b = rowAt(scenario.tree, "root/b");
    EXPECT_THAT(touchedBy(withRowsCopied(scenario, std::vector{u, rowAt(scenario.tree, "root/a/deep/v")}, b)),
        ElementsAre("root/b/u_2", "root/b/v"));
    EXPECT_THAT(pathsAfter(withRowsDuplicated(scenario, std::vector{RootRow})),
        ElementsAre("the root account cannot be copied"));
}

TEST(StructureEdit, NamesPartitionsAndRemoval)
{
    const Scenario scenario = siteForStructureEdits();
    const NodeRow a = rowAt(scenario.tree, "root/a");
    const NodeRow u = rowAt(scenario.tree, "root/a/u");
    EXPECT_THAT(pathsAfter(withName(scenario, a, "physics")),
        ElementsAre("root/b", "root/b/u", "root/physics", "root/physics/u", "root/physics/u_2",
            "root/physics/deep", "root/physics/deep/v"));
    EXPECT_EQ(withName(scenario, a, "a")->scenario, scenario);
    EXPECT_EQ(withName(scenario, a, "b").error().message,
        "account 'b' already exists; account names must be unique");
    EXPECT_EQ(
        withName(scenario, RootRow, "top").error().message, "the root account cannot be moved or renamed");
    const auto partition = withPartition(scenario, u, "gpu");
    ASSERT_TRUE(partition);
    EXPECT_EQ(partition->scenario.tree.partition(u), "gpu");
    EXPECT_EQ(withPartition(partition->scenario, u, "")->scenario.tree.partition(u), "");
    EXPECT_EQ(withPartition(scenario, a, "gpu").error().message,
        "account 'a' cannot have a partition; only user associations can");
    EXPECT_THAT(pathsAfter(withoutRows(scenario, std::vector{u, rowAt(scenario.tree, "root/a/deep")})),
        ElementsAre("root/a", "root/a/u_2", "root/b", "root/b/u"));
}

} // namespace
} // namespace fairshare
