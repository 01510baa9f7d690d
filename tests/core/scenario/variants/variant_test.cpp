// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/variants/variant.h"

#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/edits/usage_left_behind.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/names/row_match.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/random_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

namespace fairshare {
namespace {

using test::outline;
using test::rowAt;
using testing::ElementsAre;
using testing::IsEmpty;
using Kind = VariantEdit::Kind;

/// root: account a (user u; account deep (user v)), account b (users u, and u in partition gpu)
Scenario siteForVariants()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .shares = 10});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b", .shares = 20});
    builder.add(a, {.name = "u", .usage = 4});
    builder.add(b, {.name = "u", .usage = 6});
    builder.add(b, {.name = "u", .usage = 7, .partition = "gpu"});
    const auto deep = builder.add(a, {.kind = NodeKind::Account, .name = "deep"});
    builder.add(deep, {.name = "v", .usage = 16});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

std::vector<std::string> outlineUnder(std::vector<VariantEdit> edits)
{
    const auto edited = withVariant(siteForVariants().tree, {"A", std::move(edits)});
    return edited ? outline(edited->tree) : std::vector{describe(edited.error())};
}

std::vector<std::string> leftOutOf(std::vector<VariantEdit> edits)
{
    std::vector<std::string> messages;
    const auto edited = withVariant(siteForVariants().tree, {"A", std::move(edits)});
    for (const Diagnostic& diagnostic : edited->leftOut)
        messages.push_back(diagnostic.message);
    return messages;
}

VariantEdit account(Kind kind, std::string name, std::string below = {})
{
    return {.kind = kind, .node = NodeKind::Account, .name = std::move(name), .account = std::move(below)};
}

VariantEdit user(Kind kind, std::string name, std::string of)
{
    return {.kind = kind, .node = NodeKind::User, .name = std::move(name), .account = std::move(of)};
}

void expectRoundTrip(const ShareTree& before, const ShareTree& after)
{
    const auto made = withVariant(before, {"A", editsBetween(before, after)});
    ASSERT_TRUE(made) << describe(made.error());
    EXPECT_THAT(made->leftOut, IsEmpty());
    EXPECT_EQ(outline(made->tree), outline(after));
    EXPECT_TRUE(made->tree == after);
}

TEST(Variant, NoEditsAreTheTreeItself)
{
    const ShareTree tree = siteForVariants().tree;
    EXPECT_EQ(withVariant(tree, {"A"})->tree.columns().shape, tree.columns().shape);
    EXPECT_THAT(editsBetween(tree, siteForVariants().tree), IsEmpty());
}

TEST(Variant, SetsWhatItNames)
{
    VariantEdit shares = account(Kind::Set, "a");
    shares.shares = 70;
    VariantEdit usage = user(Kind::Set, "u", "b");
    usage.partition = "gpu";
    usage.usage = 9.5L;
    usage.shares = ParentShares;
    const auto edited = withVariant(siteForVariants().tree, {"A", {shares, usage}});
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->tree.shares(rowAt(edited->tree, "root/a")), 70U);
    EXPECT_THAT(outline(edited->tree), testing::Contains("root/b/u user gpu parent"));
    EXPECT_EQ(editsBetween(siteForVariants().tree, edited->tree), (std::vector{shares, usage}));
}

TEST(Variant, RemovesWithEverythingBelow)
{
    EXPECT_THAT(outlineUnder({account(Kind::Remove, "a")}),
        ElementsAre("root  1", "root/b  20", "root/b/u user  1", "root/b/u user gpu 1"));
}

TEST(Variant, WhatMovesOutOfARemovedAccountStays)
{
    VariantEdit move = account(Kind::Set, "deep");
    move.moveTo = "b";
    EXPECT_THAT(outlineUnder({account(Kind::Remove, "a"), move}),
        ElementsAre("root  1", "root/b  20", "root/b/u user  1", "root/b/u user gpu 1", "root/b/deep  1",
            "root/b/deep/v user  1"));
}

TEST(Variant, WhatMovesIntoARemovedAccountGoes)
{
    VariantEdit move = account(Kind::Set, "b");
    move.moveTo = "a";
    EXPECT_THAT(outlineUnder({move, account(Kind::Remove, "a")}), ElementsAre("root  1"));
}

TEST(Variant, AddsBelowWhatItAdded)
{
    VariantEdit added = user(Kind::Add, "w", "new");
    added.shares = 3;
    EXPECT_THAT(outlineUnder({account(Kind::Remove, "a"), account(Kind::Remove, "b"),
                    account(Kind::Add, "new", "root"), added}),
        ElementsAre("root  1", "root/new  1", "root/new/w user  3"));
}

TEST(Variant, AccountsThatWouldCircleStay)
{
    VariantEdit up = account(Kind::Set, "a");
    up.moveTo = "deep";
    EXPECT_EQ(outlineUnder({up}), outline(siteForVariants().tree));
}

TEST(Variant, SaysWhatDoesNotFit)
{
    VariantEdit move = account(Kind::Set, "a");
    move.moveTo = "nowhere";
    VariantEdit root = account(Kind::Set, "root");
    root.shares = 4;
    EXPECT_THAT(
        leftOutOf({account(Kind::Set, "x"), user(Kind::Set, "u", "deep"), account(Kind::Add, "b", "a"),
            user(Kind::Add, "w", "x"), move, root, account(Kind::Remove, "root")}),
        ElementsAre("variant 'A' has a change without effect: account 'x' does not exist",
            "variant 'A' has a change without effect: user 'u' is not in account 'deep'",
            "variant 'A' has a change without effect: account 'b' already exists",
            "variant 'A' has a change without effect: cannot add user 'w' to unknown account 'x'",
            "variant 'A' has a change without effect: cannot move account 'a' to unknown account 'nowhere'",
            "variant 'A' has a change without effect: the root has no shares and cannot be moved",
            "variant 'A' has a change without effect: the root cannot be removed"));
    const auto many = leftOutOf(std::vector(100, account(Kind::Set, "x")));
    ASSERT_EQ(many.size(), 21U);
    EXPECT_EQ(many.back(), "variant 'A' has 80 more changes without effect");
}

TEST(Variant, GivenTotalsAreKeptAndDropped)
{
    const Scenario before = siteForVariants();
    ShareTreeBuilder builder;
    builder.add(0, {.kind = NodeKind::Account, .name = "a", .shares = 10, .usageTotal = 99.25L});
    Diagnostics diagnostics;
    const ShareTree total = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    expectRoundTrip(before.tree, total);
    expectRoundTrip(total, before.tree);
}

VariantEdit renaming(VariantEdit edit, std::string name)
{
    edit.renameTo = std::move(name);
    return edit;
}

VariantEdit moving(VariantEdit edit, std::string target)
{
    edit.moveTo = std::move(target);
    return edit;
}

TEST(Variant, ARenamedAccountStaysTheSame)
{
    const Scenario before = siteForVariants();
    const StructureEdit after =
        withUsageLeftBehind(before.tree, withName(before, rowAt(before.tree, "root/a"), "z").value());
    expectRoundTrip(before.tree, after.scenario.tree);
    EXPECT_THAT(
        editsBetween(before.tree, after.scenario.tree), ElementsAre(renaming(account(Kind::Set, "a"), "z")));
}

// Usage that moves along is a choice, which the edits say.
TEST(Variant, UsageThatAMovedUserKeepsIsAnEdit)
{
    const Scenario before = siteForVariants();
    const NodeRow user = rowAt(before.tree, "root/a/u");
    const Scenario after =
        withRowsMoved(before, std::array{user}, rowAt(before.tree, "root/a/deep")).value().scenario;
    const std::vector<VariantEdit> edits = editsBetween(before.tree, after.tree);
    const auto moved = std::find_if(
        edits.begin(), edits.end(), [](const VariantEdit& edit) { return edit.moveTo == "deep"; });
    ASSERT_NE(moved, edits.end());
    EXPECT_EQ(moved->usage, before.tree.usage(user));
    expectRoundTrip(before.tree, after.tree);
}

TEST(Variant, AUserThatGoesToAnotherAccountNameAndPartitionIsOneEdit)
{
    const Scenario before = siteForVariants();
    const StructureEdit moved = withUsageLeftBehind(before.tree,
        withRowsMoved(before, std::array{rowAt(before.tree, "root/a/u")}, rowAt(before.tree, "root/a/deep"))
            .value());
    const Scenario& first = moved.scenario;
    const StructureEdit named = withUsageLeftBehind(
        first.tree, withName(first, rowAt(first.tree, "root/a/deep/u"), "a_first").value());
    const Scenario& second = named.scenario;
    const StructureEdit after = withUsageLeftBehind(
        second.tree, withPartition(second, rowAt(second.tree, "root/a/deep/a_first"), "gpu").value());
    VariantEdit edit = renaming(moving(user(Kind::Set, "u", "a"), "deep"), "a_first");
    edit.partitionTo = "gpu";
    EXPECT_THAT(editsBetween(before.tree, after.scenario.tree), ElementsAre(edit));
    expectRoundTrip(before.tree, after.scenario.tree);
}

TEST(Variant, WhoIsNamedAsTheTreeHasItAndWhereAsTheVariantHasIt)
{
    EXPECT_THAT(outlineUnder({moving(user(Kind::Set, "v", "deep"), "b2"),
                    moving(account(Kind::Set, "deep"), "b2"), renaming(account(Kind::Set, "b"), "b2")}),
        ElementsAre("root  1", "root/a  10", "root/a/u user  1", "root/b2  20", "root/b2/u user  1",
            "root/b2/u user gpu 1", "root/b2/v user  1", "root/b2/deep  1"));
}

TEST(Variant, AccountsChangeNames)
{
    EXPECT_THAT(
        outlineUnder({renaming(account(Kind::Set, "a"), "b"), renaming(account(Kind::Set, "b"), "a")}),
        ElementsAre("root  1", "root/a  20", "root/a/u user  1", "root/a/u user gpu 1", "root/b  10",
            "root/b/u user  1", "root/b/deep  1", "root/b/deep/v user  1"));
}

TEST(Variant, ANameThatBecomesFreeIsGivenAgain)
{
    VariantEdit fresh = account(Kind::Add, "a", "z");
    fresh.shares = 5;
    EXPECT_THAT(outlineUnder({fresh, renaming(account(Kind::Set, "a"), "z"), account(Kind::Remove, "b")}),
        ElementsAre("root  1", "root/z  10", "root/z/u user  1", "root/z/a  5", "root/z/deep  1",
            "root/z/deep/v user  1"));
}

TEST(Variant, OfTwoEditsThatContradictEachOtherTheLaterIsLeftOut)
{
    const auto alreadyThere = [](std::string_view who) {
        return "variant 'A' has a change without effect: " + std::string(who) + " already exists";
    };
    EXPECT_THAT(leftOutOf({renaming(account(Kind::Set, "a"), "z"), renaming(account(Kind::Set, "b"), "z")}),
        ElementsAre(alreadyThere("account 'z'")));
    EXPECT_THAT(outlineUnder({renaming(account(Kind::Set, "a"), "z"), renaming(account(Kind::Set, "b"), "z"),
                    account(Kind::Remove, "z")}),
        testing::IsSupersetOf({"root/z/u user  1", "root/b/u user  1"}));
    EXPECT_THAT(
        leftOutOf({renaming(account(Kind::Set, "a"), "b")}), ElementsAre(alreadyThere("account 'b'")));
    EXPECT_THAT(leftOutOf({moving(user(Kind::Set, "u", "a"), "b")}), ElementsAre(alreadyThere("user 'u'")));
    EXPECT_THAT(leftOutOf({user(Kind::Add, "u", "deep"), moving(user(Kind::Set, "u", "a"), "deep")}),
        ElementsAre(alreadyThere("user 'u'")));
    EXPECT_THAT(leftOutOf({renaming(account(Kind::Set, "root"), "top")}),
        ElementsAre("variant 'A' has a change without effect: the root account cannot be moved or renamed"));
}

TEST(Variant, WhatDependsOnAnEditThatIsLeftOutIsLeftOut)
{
    EXPECT_THAT(leftOutOf({account(Kind::Add, "c1", "nowhere"), account(Kind::Add, "c2", "c1"),
                    user(Kind::Add, "w", "c2")}),
        ElementsAre(
            "variant 'A' has a change without effect: cannot add account 'c1' to unknown account 'nowhere'",
            "variant 'A' has a change without effect: cannot add account 'c2' to unknown account 'c1'",
            "variant 'A' has a change without effect: cannot add user 'w' to unknown account 'c2'"));
    // From below up: each round finds one more.
    std::vector<VariantEdit> chain;
    for (int i = 300; i > 0; --i)
        chain.push_back(account(Kind::Add, "c" + std::to_string(i), "c" + std::to_string(i - 1)));
    const auto made = withVariant(siteForVariants().tree, {"A", chain});
    ASSERT_TRUE(made);
    EXPECT_EQ(outline(made->tree), outline(siteForVariants().tree));
    EXPECT_EQ(made->leftOut.front().message,
        "variant 'A' has a change without effect: account 'c300' depends on ignored changes");
    EXPECT_EQ(made->leftOut.back().message, "variant 'A' has 280 more changes without effect");
}

TEST(Variant, AccountsChangePlaces)
{
    const Scenario before = siteForVariants();
    const std::array deep{rowAt(before.tree, "root/a/deep")};
    const auto up = withRowsMoved(before, deep, RootRow);
    ASSERT_TRUE(up);
    const std::array a{rowAt(up->scenario.tree, "root/a")};
    const auto swapped = withRowsMoved(up->scenario, a, rowAt(up->scenario.tree, "root/deep"));
    ASSERT_TRUE(swapped);
    expectRoundTrip(before.tree, swapped->scenario.tree);
}

/// Anything that the window offers, at random.
Scenario editedAtRandom(Scenario scenario, std::mt19937& random)
{
    const auto pick = [&random](std::size_t count) { return static_cast<NodeRow>(random() % count); };
    for (int i = 0; i < 12; ++i) {
        const ShareTree& tree = scenario.tree;
        const std::array row{pick(tree.size())};
        const NodeRow parent = tree.accountOf(pick(tree.size()));
        const auto keep = [&scenario](auto edit) {
            if (edit)
                scenario = std::move(edit->scenario);
        };
        switch (random() % 7) {
        case 0:
            keep(withRowsMoved(scenario, row, parent));
            break;
        case 1:
            keep(withRowsCopied(scenario, row, parent));
            break;
        case 2:
            keep(withoutRows(scenario, row));
            break;
        case 3:
            keep(withName(scenario, row.front(), "name" + std::to_string(i)));
            break;
        case 4:
            keep(withNewAssociation(scenario, parent, NodeKind::Account));
            break;
        case 5:
            keep(withPartition(scenario, row.front(), random() % 2 == 0 ? "gpu" : ""));
            break;
        default:
            if (row.front() != RootRow)
                scenario.tree = withShares(tree, row.front(), pick(9)).value();
            scenario.tree = withUsage(scenario.tree, row.front(), static_cast<long double>(i) / 8).value();
        }
    }
    return scenario;
}

TEST(Variant, EditsBetweenMakeTheOtherTree)
{
    for (unsigned seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        Scenario before;
        before.tree = test::buildInOrder(test::randomNodes(seed));
        std::mt19937 random(seed);
        const ShareTree after = editedAtRandom(before, random).tree;
        expectRoundTrip(before.tree, after);
        const auto made = withVariant(before.tree, {"A", editsBetween(before.tree, after)});
        EXPECT_EQ(matchRows(made->tree, before.tree).earlier, matchRows(after, before.tree).earlier);
    }
}

TEST(Variant, EditsMakeAnyTreeOfAnyOther)
{
    for (unsigned seed = 1; seed <= 100; ++seed) {
        SCOPED_TRACE(seed);
        expectRoundTrip(test::buildInOrder(test::randomNodes(seed)),
            test::buildShuffled(test::randomNodes(seed + 1000), seed));
    }
}

} // namespace
} // namespace fairshare
