// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/row_conditions.h"

#include "core/analysis/compare/comparison.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/evaluation.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// root: account a (users u, v), account b (user w)
Scenario siteOfThreeUsers()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a"});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b"});
    builder.add(a, {.name = "u", .usage = 4});
    builder.add(a, {.name = "v", .usage = 5});
    builder.add(b, {.name = "w", .usage = 6});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

TEST(RowConditions, ChangedRowsHaveOtherValues)
{
    const ShareTree before = siteOfThreeUsers().tree;
    EXPECT_THAT(changedRows(before, before), IsEmpty());
    const ShareTree shares = withShares(before, 1, 7).value();
    const ShareTree both = withUsage(shares, 5, 7).value();
    EXPECT_THAT(changedRows(both, before), ElementsAre(1, 5));
}

TEST(RowConditions, ChangedRowsAreNewOrStandElsewhere)
{
    const Scenario before = siteOfThreeUsers();
    const StructureEdit moved = withRowsMoved(before, std::vector<NodeRow>{2}, 4).value();
    EXPECT_THAT(changedRows(moved.scenario.tree, before.tree, moved.earlier), ElementsAre(4));
    const StructureEdit added = withNewAssociation(before, 4, NodeKind::User).value();
    EXPECT_THAT(changedRows(added.scenario.tree, before.tree, added.earlier), ElementsAre(5));
    const StructureEdit removed = withoutRows(before, std::vector<NodeRow>{2}).value();
    EXPECT_THAT(changedRows(removed.scenario.tree, before.tree, removed.earlier), IsEmpty());
}

TEST(RowConditions, MovedRowsHaveOtherRanks)
{
    const Scenario before = siteOfThreeUsers();
    Scenario after = before;
    after.tree = withUsage(before.tree, 2, 1000).value();
    const auto then = evaluate(before, {"classic"}).value();
    const auto now = evaluate(after, {"classic"}).value();
    const AlgorithmResult& earlier = then->results.front();
    const AlgorithmResult& later = now->results.front();
    const RankMoves moves = movesSince(later, earlier, matchRows(after.tree, before.tree));
    for (const std::uint32_t places : {1U, 2U, 3U}) {
        std::vector<NodeRow> expected;
        for (NodeRow row = 0; row < moves.move.size(); ++row)
            if (moves.move[row] != NoMove && static_cast<std::uint32_t>(std::abs(moves.move[row])) >= places)
                expected.push_back(row);
        EXPECT_EQ(movedRows(later, earlier, places), expected);
    }
    EXPECT_FALSE(movedRows(later, earlier, 1).empty());
    EXPECT_THAT(movedRows(earlier, earlier, 1), IsEmpty());
    EXPECT_THAT(movedRows(earlier, earlier, 0), ElementsAre(2, 3, 5));
}

TEST(RowConditions, NotesAreNoWarnings)
{
    const std::vector<Finding> findings{{"x", Severity::Warning, 5, "", ""}, {"x", Severity::Note, 2, "", ""},
        {"y", Severity::Warning, 1, "", ""}, {"z", Severity::Warning, 5, "", ""}};
    EXPECT_THAT(warnedRows(findings), ElementsAre(1, 5));
}

} // namespace
} // namespace fairshare
