// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/level_move.h"

#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::rowAt;
using testing::ElementsAre;

/// root: user z; account a (users u, v; accounts deep (user u) and flat), account b (user u in partitions gpu
/// and none), account c
Scenario siteForLevelMoves()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a"});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b"});
    builder.add(0, {.kind = NodeKind::Account, .name = "c"});
    builder.add(0, {.name = "z"});
    builder.add(a, {.name = "u"});
    builder.add(a, {.name = "v"});
    builder.add(b, {.name = "u"});
    builder.add(b, {.name = "u", .partition = "gpu"});
    const auto deep = builder.add(a, {.kind = NodeKind::Account, .name = "deep"});
    builder.add(a, {.kind = NodeKind::Account, .name = "flat"});
    builder.add(deep, {.name = "u"});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

class LevelMoveTest : public testing::Test {
protected:
    /// Paths of the moved rows, or the sentence of the refusal.
    std::vector<std::string> moved(LevelMove move, const std::vector<std::string>& paths)
    {
        std::vector<NodeRow> rows;
        for (const std::string& path : paths)
            rows.push_back(rowAt(m_scenario.tree, path));
        const auto edit = withRowsMovedByLevel(m_scenario, rows, move);
        if (!edit)
            return {edit.error().message};
        std::vector<std::string> result;
        for (const NodeRow row : edit->touched)
            result.push_back(edit->scenario.tree.path(row));
        return result;
    }

    Scenario m_scenario = siteForLevelMoves();
};

TEST_F(LevelMoveTest, UpGoesToTheAccountAboveTheOwnOne)
{
    EXPECT_THAT(moved(LevelMove::Up, {"root/a/v"}), ElementsAre("root/v"));
    EXPECT_THAT(moved(LevelMove::Up, {"root/a/deep/u", "root/a/flat"}),
        ElementsAre("user 'u' already exists in account 'a'"));
    EXPECT_THAT(moved(LevelMove::Up, {"root/a/flat", "root/a/v"}), ElementsAre("root/v", "root/flat"));
}

TEST_F(LevelMoveTest, WhatStandsBelowAMovedRowGoesWithIt)
{
    EXPECT_THAT(moved(LevelMove::Up, {"root/a/deep", "root/a/deep/u"}), ElementsAre("root/deep"));
}

TEST_F(LevelMoveTest, DownGoesToTheAccountBeforeElseAfter)
{
    EXPECT_THAT(moved(LevelMove::Down, {"root/c"}), ElementsAre("root/b/c"));
    EXPECT_THAT(moved(LevelMove::Down, {"root/b"}), ElementsAre("root/a/b"));
    EXPECT_THAT(moved(LevelMove::Down, {"root/a"}), ElementsAre("root/b/a"));
    EXPECT_THAT(moved(LevelMove::Down, {"root/z"}), ElementsAre("root/a/z"));
}

TEST_F(LevelMoveTest, NothingGoesIntoWhatMovesItself)
{
    EXPECT_THAT(moved(LevelMove::Down, {"root/b", "root/c"}), ElementsAre("root/a/b", "root/a/c"));
    EXPECT_THAT(moved(LevelMove::Down, {"root/a", "root/z"}), ElementsAre("root/b/z", "root/b/a"));
    EXPECT_THAT(moved(LevelMove::Down, {"root/a", "root/b", "root/c"}),
        ElementsAre("account 'a' has no sibling account to move into"));
}

TEST_F(LevelMoveTest, AssociationsOfTheSameUserStayApartByPartition)
{
    const ShareTree& tree = m_scenario.tree;
    const NodeRow gpu = rowAt(tree, "root/b/u") + 1;
    ASSERT_EQ(tree.partition(gpu), "gpu");
    const auto edit = withRowsMovedByLevel(m_scenario, std::vector{gpu, gpu - 1}, LevelMove::Up);
    ASSERT_TRUE(edit) << edit.error().message;
    const ShareTree& after = edit->scenario.tree;
    EXPECT_THAT(edit->touched, ElementsAre(1, 2));
    EXPECT_EQ(after.path(1) + " " + std::string(after.partition(1)), "root/u ");
    EXPECT_EQ(after.path(2) + " " + std::string(after.partition(2)), "root/u gpu");
    EXPECT_THAT(moved(LevelMove::Up, {"root/a/u", "root/b/u"}),
        ElementsAre("user 'u' already exists in account 'root'"));
}

TEST_F(LevelMoveTest, SaysWhyARowCannotMove)
{
    EXPECT_THAT(moved(LevelMove::Up, {}), ElementsAre("no rows to move"));
    EXPECT_THAT(moved(LevelMove::Up, {"root"}), ElementsAre("the root account cannot be moved or renamed"));
    EXPECT_THAT(moved(LevelMove::Down, {"root", "root/a"}),
        ElementsAre("the root account cannot be moved or renamed"));
    EXPECT_THAT(moved(LevelMove::Up, {"root/a/v", "root/b"}),
        ElementsAre("account 'b' is directly below root and cannot move up"));
    EXPECT_THAT(
        moved(LevelMove::Down, {"root/b/u"}), ElementsAre("user 'u' has no sibling account to move into"));
}

} // namespace
} // namespace fairshare
