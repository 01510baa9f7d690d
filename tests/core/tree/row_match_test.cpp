// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/row_match.h"

#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/variants/variant.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>

#include <array>

namespace fairshare {
namespace {

using test::rowAt;
using testing::ElementsAre;
using testing::IsEmpty;

ShareTree treeOf(const std::vector<std::pair<std::string, std::string>>& usersByAccount)
{
    ShareTreeBuilder builder;
    for (const auto& [account, user] : usersByAccount) {
        const auto parent = builder.account(account);
        const auto handle =
            parent ? *parent : builder.add(builder.root(), {.kind = NodeKind::Account, .name = account});
        builder.add(handle, {.name = user});
    }
    Diagnostics diagnostics;
    return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
}

TEST(RowMatch, FindsUsersOfADifferentShape)
{
    const ShareTree earlier = treeOf({{"a", "ann"}, {"b", "bob"}});
    const ShareTree now = treeOf({{"a", "amy"}, {"a", "ann"}, {"c", "bob"}});
    const RowMatch match = matchRows(now, earlier);
    EXPECT_EQ(match.earlier[findByPath(now, "root/a/ann")], findByPath(earlier, "root/a/ann"));
    EXPECT_THAT(match.usersOnlyNow, ElementsAre(findByPath(now, "root/a/amy")));
    EXPECT_THAT(match.usersOnlyEarlier, IsEmpty());
    EXPECT_EQ(match.earlier[findByPath(now, "root/c/bob")], findByPath(earlier, "root/b/bob")); // moved
}

TEST(RowMatch, OfTwoPlacesItIsNotToldWhichOneMoved)
{
    const ShareTree earlier = treeOf({{"a", "bob"}, {"b", "bob"}});
    const ShareTree now = treeOf({{"c", "bob"}, {"d", "cy"}});
    const RowMatch match = matchRows(now, earlier);
    EXPECT_THAT(match.usersOnlyNow, ElementsAre(findByPath(now, "root/c/bob"), findByPath(now, "root/d/cy")));
    EXPECT_EQ(match.usersOnlyEarlier.size(), 2U);
}

TEST(RowMatch, AccountsThatMovedAreTheSame)
{
    const auto tree = [](bool below) {
        ShareTreeBuilder builder;
        const auto science = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "science"});
        const auto physics =
            builder.add(below ? science : builder.root(), {.kind = NodeKind::Account, .name = "physics"});
        for (const std::string_view name : {"ann", "cy", "dan"})
            builder.add(physics, {.name = name});
        builder.add(science, {.name = below ? "cy" : "bob"});
        Diagnostics diagnostics;
        return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    };
    const ShareTree earlier = tree(false);
    const ShareTree now = tree(true);
    const RowMatch match = matchRows(now, earlier);
    for (const std::string name : {"", "/ann", "/cy", "/dan"})
        EXPECT_EQ(match.earlier[findByPath(now, "root/science/physics" + name)],
            findByPath(earlier, "root/physics" + name));
    EXPECT_THAT(match.usersOnlyNow, testing::ElementsAre(findByPath(now, "root/science/cy")));
    EXPECT_THAT(match.usersOnlyEarlier, testing::ElementsAre(findByPath(earlier, "root/science/bob")));
}

TEST(RowMatch, TellsPartitionsApart)
{
    const auto tree = [](std::string_view partition) {
        ShareTreeBuilder builder;
        builder.add(builder.root(), {.name = "ann", .partition = partition});
        Diagnostics diagnostics;
        return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    };
    EXPECT_EQ(matchRows(tree("gpu"), tree("cpu")).usersOnlyNow.size(), 1U);
}

/// a (ann, bob), b (cy)
Scenario site()
{
    Scenario scenario;
    scenario.tree = treeOf({{"a", "ann"}, {"a", "bob"}, {"b", "cy"}});
    return scenario;
}

Scenario done(const Result<StructureEdit>& edit)
{
    EXPECT_TRUE(edit) << describe(edit.error());
    return edit ? edit->scenario : Scenario();
}

Scenario moved(const Scenario& scenario, std::string_view path, std::string_view account)
{
    return done(
        withRowsMoved(scenario, std::array{rowAt(scenario.tree, path)}, rowAt(scenario.tree, account)));
}

Scenario renamed(const Scenario& scenario, std::string_view path, std::string_view name)
{
    return done(withName(scenario, rowAt(scenario.tree, path), name));
}

TEST(RowMatch, AUserThatMovedIsTheSame)
{
    const Scenario before = site();
    const Scenario now = moved(before, "root/a/ann", "root/b");
    const RowMatch match = matchRows(now.tree, before.tree);
    EXPECT_EQ(match.earlier[rowAt(now.tree, "root/b/ann")], rowAt(before.tree, "root/a/ann"));
    EXPECT_THAT(match.usersOnlyNow, IsEmpty());
    EXPECT_THAT(match.usersOnlyEarlier, IsEmpty());
    const RowMatch back = matchRows(before.tree, now.tree);
    EXPECT_EQ(back.earlier[rowAt(before.tree, "root/a/ann")], rowAt(now.tree, "root/b/ann"));
}

TEST(RowMatch, ByNamesAUserThatMovedIsGoneAndNew)
{
    const Scenario before = site();
    const Scenario now = moved(before, "root/a/ann", "root/b");
    const RowMatch match = matchNames(now.tree, before.tree);
    EXPECT_THAT(match.usersOnlyNow, ElementsAre(rowAt(now.tree, "root/b/ann")));
    EXPECT_THAT(match.usersOnlyEarlier, ElementsAre(rowAt(before.tree, "root/a/ann")));
}

TEST(RowMatch, ARenamedAccountIsTheSameWithItsUsers)
{
    const Scenario before = site();
    const Scenario now = renamed(before, "root/a", "z");
    const RowMatch match = matchRows(now.tree, before.tree);
    // root, b, cy, z, ann, bob
    EXPECT_THAT(match.earlier,
        ElementsAre(0, rowAt(before.tree, "root/b"), rowAt(before.tree, "root/b/cy"),
            rowAt(before.tree, "root/a"), rowAt(before.tree, "root/a/ann"),
            rowAt(before.tree, "root/a/bob")));
}

TEST(RowMatch, AnotherPartitionKeepsTheAssociation)
{
    const Scenario before = site();
    const NodeRow ann = rowAt(before.tree, "root/a/ann");
    const Scenario now = done(withPartition(before, ann, "gpu"));
    EXPECT_THAT(matchRows(now.tree, before.tree).usersOnlyNow, IsEmpty());
    EXPECT_EQ(matchRows(now.tree, before.tree).earlier[rowAt(now.tree, "root/a/ann")], ann);
}

TEST(RowMatch, FollowsManyEditsAndTwoWaysFromOneTree)
{
    const Scenario before = site();
    const Scenario one =
        renamed(moved(renamed(before, "root/a/ann", "eve"), "root/a/eve", "root/b"), "root/b/eve", "fay");
    const Scenario other = renamed(before, "root/a/ann", "gus");
    const NodeRow fay = rowAt(one.tree, "root/b/fay");
    EXPECT_EQ(matchRows(one.tree, before.tree).earlier[fay], rowAt(before.tree, "root/a/ann"));
    EXPECT_EQ(matchRows(one.tree, other.tree).earlier[fay], rowAt(other.tree, "root/a/gus"));
}

TEST(RowMatch, WhatWasAddedIsMatchedByName)
{
    const Scenario before = site();
    const Scenario grown = done(withNewAssociation(before, rowAt(before.tree, "root/a"), NodeKind::User));
    const Scenario later = renamed(grown, "root/b/cy", "dan");
    const NodeRow added = rowAt(later.tree, "root/a/new_user");
    EXPECT_EQ(matchRows(later.tree, grown.tree).earlier[added], rowAt(grown.tree, "root/a/new_user"));
    EXPECT_THAT(matchRows(later.tree, before.tree).usersOnlyNow, ElementsAre(added));
}

TEST(RowMatch, WhoIsRemovedAndAddedAgainUnderTheNameIsTheSame)
{
    const Scenario before = site();
    const Scenario without = done(withoutRows(before, std::array{rowAt(before.tree, "root/a/ann")}));
    const Scenario grown = done(withNewAssociation(without, rowAt(without.tree, "root/a"), NodeKind::User));
    const Scenario again = renamed(renamed(grown, "root/a/new_user", "ann"), "root/b", "c");
    EXPECT_EQ(matchRows(again.tree, before.tree).earlier[rowAt(again.tree, "root/a/ann")],
        rowAt(before.tree, "root/a/ann"));
}

TEST(RowMatch, FollowsEditsAlsoAgainstAnotherFile)
{
    const Scenario opened = site();
    const Scenario other = site(); // made apart
    const Scenario now = renamed(moved(opened, "root/a/ann", "root/b"), "root/b/ann", "eve");
    const Scenario then = renamed(other, "root/a", "z");
    const RowMatch match = matchRows(now.tree, then.tree);
    EXPECT_EQ(match.earlier[rowAt(now.tree, "root/b/eve")], rowAt(then.tree, "root/z/ann"));
    EXPECT_EQ(match.earlier[rowAt(now.tree, "root/a/bob")], rowAt(then.tree, "root/z/bob"));
    EXPECT_THAT(match.usersOnlyNow, IsEmpty());
    EXPECT_THAT(match.usersOnlyEarlier, IsEmpty());
}

TEST(RowMatch, CopiesAreNew)
{
    const Scenario before = site();
    const Scenario copied = done(withRowsDuplicated(before, std::array{rowAt(before.tree, "root/a")}));
    const RowMatch match = matchRows(copied.tree, before.tree);
    EXPECT_EQ(match.earlier[rowAt(copied.tree, "root/a")], rowAt(before.tree, "root/a"));
    EXPECT_EQ(match.earlier[rowAt(copied.tree, "root/a_2")], NoRow);
    EXPECT_EQ(match.usersOnlyNow.size(), 2U);
}

TEST(RowMatch, AVariantKeepsWhoMovedInIt)
{
    const Scenario before = site();
    const Scenario now = moved(before, "root/a/ann", "root/b");
    const Variant variant{"v", editsBetween(before.tree, now.tree)};
    const ShareTree made = withVariant(before.tree, variant).value().tree;
    EXPECT_THAT(matchRows(made, before.tree).usersOnlyNow, IsEmpty());
    EXPECT_EQ(
        matchRows(made, before.tree).earlier[rowAt(made, "root/b/ann")], rowAt(before.tree, "root/a/ann"));
}

} // namespace
} // namespace fairshare
