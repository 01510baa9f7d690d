// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/edits/tree_restructuring.h"

#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/random_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace fairshare {
namespace {

using test::outline;
using test::rowAt;
using testing::ElementsAre;

/// root: users z; accounts a (users u, u in gpu; account deep (user v)), b
ShareTree sample()
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "z", .usage = 1});
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .shares = 10});
    builder.add(0, {.kind = NodeKind::Account, .name = "b", .shares = 20});
    builder.add(a, {.name = "u", .shares = 2, .usage = 4, .association = 7});
    builder.add(a, {.name = "u", .shares = 3, .usage = 8, .partition = "gpu", .association = 8});
    const auto deep = builder.add(a, {.kind = NodeKind::Account, .name = "deep", .shares = 5});
    builder.add(deep, {.name = "v", .shares = ParentShares, .usage = 16, .pendingJobs = 3});
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

RestructuredTree changed(const ShareTree& tree, const TreePlan& plan)
{
    auto result = restructured(tree, plan);
    EXPECT_TRUE(result) << describe(result.error());
    return result ? std::move(*result) : RestructuredTree{};
}

std::string restructuringError(const ShareTree& tree, const TreePlan& plan)
{
    const auto result = restructured(tree, plan);
    return result ? "done" : result.error().message;
}

TEST(TreeRestructuring, ASubtreeMovesWithAllItsValues)
{
    const ShareTree tree = sample();
    const NodeRow deep = rowAt(tree, "root/a/deep");
    const RestructuredTree moved =
        changed(tree, {.taken = {deep}, .grafts = {{.parent = rowAt(tree, "root/b"), .source = deep}}});
    EXPECT_THAT(outline(moved.tree),
        ElementsAre("root  1", "root/z user  1", "root/a  10", "root/a/u user  2", "root/a/u user gpu 3",
            "root/b  20", "root/b/deep  5", "root/b/deep/v user  parent"));
    EXPECT_THAT(moved.tree.usage(), ElementsAre(0, 1, 0, 4, 8, 0, 0, 16));
    EXPECT_EQ(moved.tree.pendingJobs(7), 3U);
    EXPECT_THAT(moved.tree.shape().association, ElementsAre(0, 0, 0, 7, 8, 0, 0, 0));
    EXPECT_THAT(moved.tree.shape().parent, ElementsAre(NoRow, 0, 0, 2, 2, 0, 5, 6));
    EXPECT_THAT(moved.tree.shape().subtreeEnd, ElementsAre(8, 2, 5, 4, 5, 8, 8, 8));
    EXPECT_THAT(moved.earlier, ElementsAre(0, 1, 2, 3, 4, 7, 5, 6));
    EXPECT_THAT(moved.grafted, ElementsAre(6));
}

TEST(TreeRestructuring, NewOnesAndCopiesStandInProcessingOrder)
{
    const ShareTree tree = sample();
    const NodeRow a = rowAt(tree, "root/a");
    const NodeRow b = rowAt(tree, "root/b");
    const NodeRow deep = rowAt(tree, "root/a/deep");
    TreePlan plan;
    plan.grafts.push_back({.parent = b, .kind = NodeKind::Account, .shares = 9, .names = {{NoRow, "new"}}});
    plan.grafts.push_back({.parent = RootRow, .source = deep, .names = {{deep, "aa"}}});
    plan.grafts.push_back({.parent = a, .names = {{NoRow, "t"}}, .partition = "long"});
    plan.grafts.push_back({.parent = b, .source = deep + 1});
    const RestructuredTree result = changed(tree, plan);
    EXPECT_THAT(outline(result.tree),
        ElementsAre("root  1", "root/z user  1", "root/a  10", "root/a/t user long 1", "root/a/u user  2",
            "root/a/u user gpu 3", "root/a/deep  5", "root/a/deep/v user  parent", "root/aa  5",
            "root/aa/v user  parent", "root/b  20", "root/b/v user  parent", "root/b/new  9"));
    EXPECT_THAT(result.tree.usage(), ElementsAre(0, 1, 0, 0, 4, 8, 0, 16, 0, 16, 0, 16, 0));
    EXPECT_THAT(result.earlier, ElementsAre(0, 1, 2, NoRow, 3, 4, 5, 6, NoRow, NoRow, 7, NoRow, NoRow));
    EXPECT_THAT(result.grafted, ElementsAre(12, 8, 3, 11));
}

TEST(TreeRestructuring, ARenamedAccountKeepsWhatIsBelowIt)
{
    const ShareTree tree = sample();
    const NodeRow a = rowAt(tree, "root/a");
    const RestructuredTree renamed = changed(
        tree, {.taken = {a}, .grafts = {{.parent = RootRow, .source = a, .names = {{a, "physics"}}}}});
    EXPECT_THAT(outline(renamed.tree),
        ElementsAre("root  1", "root/z user  1", "root/b  20", "root/physics  10", "root/physics/u user  2",
            "root/physics/u user gpu 3", "root/physics/deep  5", "root/physics/deep/v user  parent"));
    EXPECT_THAT(renamed.tree.shape().association, ElementsAre(0, 0, 0, 0, 7, 8, 0, 0));
    EXPECT_THAT(renamed.earlier, ElementsAre(0, 1, 7, 2, 3, 4, 5, 6));
}

TEST(TreeRestructuring, GivenTotalsAboveFollow)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .usageTotal = 50});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b", .usageTotal = 7});
    builder.add(a, {.name = "u", .usage = 4});
    builder.add(a, {.name = "w", .usage = 4, .usageTotal = 30});
    builder.add(b, {.name = "v", .usage = 1});
    Diagnostics diagnostics;
    const ShareTree tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    const NodeRow w = rowAt(tree, "root/a/w");
    const RestructuredTree moved =
        changed(tree, {.taken = {w}, .grafts = {{.parent = rowAt(tree, "root/b"), .source = w}}});
    ASSERT_NE(moved.tree.columns().givenTotals, nullptr);
    EXPECT_THAT(*moved.tree.columns().givenTotals,
        ElementsAre(std::pair(rowAt(moved.tree, "root/a"), 20.0L),
            std::pair(rowAt(moved.tree, "root/b"), 37.0L), std::pair(rowAt(moved.tree, "root/b/w"), 30.0L)));
}

TEST(TreeRestructuring, WhatCannotBeIsRefused)
{
    const ShareTree tree = sample();
    const NodeRow a = rowAt(tree, "root/a");
    const NodeRow u = rowAt(tree, "root/a/u");
    const NodeRow deep = rowAt(tree, "root/a/deep");
    EXPECT_EQ(restructuringError(tree, {.taken = {RootRow}}), "the root account cannot be moved or renamed");
    EXPECT_EQ(restructuringError(tree, {.grafts = {{.parent = a, .source = RootRow}}}),
        "the root account cannot be copied");
    EXPECT_EQ(restructuringError(tree, {.taken = {a}, .grafts = {{.parent = deep, .source = a}}}),
        "cannot move account 'a' into account 'deep', which is in the subtree being moved");
    EXPECT_EQ(restructuringError(tree, {.grafts = {{.parent = u, .names = {{NoRow, "x"}}}}}),
        "user 'x' cannot be placed under user 'u'; only accounts can contain associations");
    EXPECT_EQ(restructuringError(tree, {.grafts = {{.parent = a, .names = {{NoRow, ""}}}}}),
        "the name must not be empty");
    EXPECT_EQ(restructuringError(tree, {.grafts = {{.parent = a, .names = {{NoRow, "\xff"}}}}}),
        "the name '\\xff' contains invalid UTF-8 or a NUL character");
    EXPECT_EQ(restructuringError(tree,
                  {.grafts = {{.parent = a, .names = {{NoRow, "x"}}, .partition = std::string(1, '\0')}}}),
        "the partition '\\x00' contains invalid UTF-8 or a NUL character");
    EXPECT_EQ(restructuringError(
                  tree, {.grafts = {{.parent = deep, .kind = NodeKind::Account, .names = {{NoRow, "b"}}}}}),
        "account 'b' already exists; account names must be unique");
    EXPECT_EQ(restructuringError(tree, {.grafts = {{.parent = RootRow, .source = deep}}}),
        "account 'deep' already exists; account names must be unique");
    EXPECT_EQ(restructuringError(tree, {.grafts = {{.parent = a, .source = u}}}),
        "user 'u' already exists in account 'a'");
    EXPECT_EQ(
        restructuringError(tree, {.grafts = {{.parent = a, .names = {{NoRow, "u"}}, .partition = "gpu"}}}),
        "user 'u' with partition 'gpu' already exists in account 'a'");
}

/// The same plan, done one association after the other on nodes that know their parents by number.
ShareTree doneSlowly(const ShareTree& tree, const TreePlan& plan)
{
    struct Node {
        std::size_t parent;
        NodeDraft draft;
        bool gone = false;
    };
    std::vector<Node> nodes;
    for (NodeRow row = 0; row < tree.size(); ++row)
        nodes.push_back({row == RootRow ? 0 : tree.parent(row),
            {.kind = tree.shape().kind[row],
                .name = tree.name(row),
                .shares = tree.shares(row),
                .usage = tree.usage(row),
                .pendingJobs = tree.pendingJobs(row)}});
    const auto isBelow = [&](std::size_t node, std::size_t top) {
        while (node != top && node != 0)
            node = nodes[node].parent;
        return node == top;
    };
    for (const Graft& graft : plan.grafts) {
        const bool moved = std::find(plan.taken.begin(), plan.taken.end(), graft.source) != plan.taken.end();
        if (graft.source == NoRow) {
            nodes.push_back({graft.parent, {.kind = graft.kind, .name = graft.names[0].second}});
        } else if (!moved) {
            std::vector<std::pair<std::size_t, std::size_t>> copies;
            for (std::size_t node = 0; node < tree.size(); ++node)
                if (isBelow(node, graft.source))
                    copies.emplace_back(node, nodes.size() + copies.size());
            const auto copyOf = [&](std::size_t node) {
                for (const auto& [from, to] : copies)
                    if (from == node)
                        return to;
                return std::size_t{graft.parent};
            };
            for (const auto& [from, to] : copies) {
                Node copy = nodes[from];
                copy.parent = from == graft.source ? graft.parent : copyOf(nodes[from].parent);
                for (const auto& [row, name] : graft.names)
                    if (row == from)
                        copy.draft.name = name;
                nodes.push_back(copy);
            }
        }
    }
    for (const NodeRow row : plan.taken) {
        const auto graft = std::find_if(
            plan.grafts.begin(), plan.grafts.end(), [row](const Graft& g) { return g.source == row; });
        if (graft != plan.grafts.end())
            nodes[row].parent = graft->parent;
        else
            for (std::size_t node = 0; node < nodes.size(); ++node)
                nodes[node].gone =
                    nodes[node].gone || (node < tree.size() && node >= row && node < tree.subtreeEnd(row));
    }
    ShareTreeBuilder builder;
    std::vector<ShareTreeBuilder::Handle> handle(nodes.size(), 0);
    for (std::size_t node = 1; node < nodes.size(); ++node)
        if (!nodes[node].gone)
            handle[node] = builder.add(0, nodes[node].draft);
    for (std::size_t node = 1; node < nodes.size(); ++node)
        if (!nodes[node].gone)
            builder.setParent(handle[node], handle[nodes[node].parent]);
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Number, diagnostics).value();
}

TEST(TreeRestructuring, RandomPlansAreDoneAsOneByOne)
{
    std::size_t done = 0;
    for (unsigned seed = 0; seed < 300; ++seed) {
        const ShareTree tree = test::buildInOrder(test::randomNodes(seed));
        std::mt19937_64 random(seed);
        const auto anyRow = [&] { return static_cast<NodeRow>(random() % tree.size()); };
        std::vector<NodeRow> rows;
        for (std::size_t i = random() % 4; i > 0; --i)
            rows.push_back(1 + static_cast<NodeRow>(random() % (tree.size() - 1)));
        TreePlan plan{.taken = topmost(tree, rows)};
        for (const NodeRow row : plan.taken)
            if (random() % 2 == 0)
                plan.grafts.push_back({.parent = tree.accountOf(anyRow()), .source = row});
        for (std::size_t i = random() % 3; i > 0; --i)
            plan.grafts.push_back({.parent = tree.accountOf(anyRow()),
                .kind = random() % 2 == 0 ? NodeKind::User : NodeKind::Account,
                .names = {{NoRow, "m" + std::to_string(i)}}});
        const auto isTaken = [&](NodeRow row) {
            return std::find(plan.taken.begin(), plan.taken.end(), row) != plan.taken.end();
        };
        if (const NodeRow row = anyRow(); row != RootRow && tree.isUser(row) && !isTaken(row))
            plan.grafts.push_back(
                {.parent = tree.accountOf(anyRow()), .source = row, .names = {{row, "copy"}}});
        const auto result = restructured(tree, plan);
        if (!result)
            continue; // a parent inside of what moves
        ++done;
        EXPECT_EQ(result->tree, doneSlowly(tree, plan)) << seed;
        for (NodeRow row = 0; row < result->tree.size(); ++row)
            if (const NodeRow was = result->earlier[row]; was != NoRow) {
                EXPECT_EQ(result->tree.name(row), tree.name(was)) << seed;
            }
    }
    EXPECT_GT(done, 200U);
}

} // namespace
} // namespace fairshare
