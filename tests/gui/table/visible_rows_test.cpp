// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/visible_rows.h"

#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

/// Rows: root 0, biology 1, ann 2, bob 3, physics 4, theory 5, carl 6.
std::shared_ptr<const TreeShape> lab()
{
    ShareTreeBuilder builder;
    const auto biology = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "biology"});
    builder.add(biology, {.name = "ann"});
    builder.add(biology, {.name = "bob"});
    const auto physics = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics"});
    const auto theory = builder.add(physics, {.kind = NodeKind::Account, .name = "theory"});
    builder.add(theory, {.name = "carl"});
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value().columns().shape;
}

std::vector<NodeRow> shown(const VisibleRows& rows)
{
    std::vector<NodeRow> list;
    for (std::size_t place = 0; place < rows.size(); ++place)
        list.push_back(rows.at(place));
    return list;
}

TEST(VisibleRows, ShowsAllOfASmallTree)
{
    VisibleRows rows;
    rows.reset(lab());
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 2, 3, 4, 5, 6));
}

TEST(VisibleRows, IsEmptyWithoutATree)
{
    VisibleRows rows;
    rows.reset(nullptr);
    EXPECT_EQ(rows.size(), 0U);
}

TEST(VisibleRows, RemembersExpansionBelowACollapsedAccount)
{
    VisibleRows rows;
    rows.reset(lab());
    rows.collapse(5);
    EXPECT_EQ(rows.shownBelow(4), 1U);
    rows.collapse(4);
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 2, 3, 4));
    EXPECT_THAT(rows.shownWhenExpanded(4), ElementsAre(5));
    rows.expand(4, rows.shownWhenExpanded(4));
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 2, 3, 4, 5));
    EXPECT_EQ(rows.placeOf(6), rows.size());
}

TEST(VisibleRows, NamesTheCollapsedAccountsAboveARow)
{
    VisibleRows rows;
    rows.reset(lab());
    rows.collapseAll();
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 4));
    EXPECT_THAT(rows.collapsedAbove(6), ElementsAre(4, 5));
}

TEST(VisibleRows, FilterShowsHitsWithWhatIsAboveAndBelow)
{
    VisibleRows rows;
    rows.reset(lab());
    rows.setFilter({6});
    EXPECT_THAT(shown(rows), ElementsAre(0, 4, 5, 6));
    rows.setFilter({4});
    EXPECT_THAT(shown(rows), ElementsAre(0, 4));
    EXPECT_THAT(rows.shownWhenExpanded(4), ElementsAre(5));
    rows.setFilter({});
    EXPECT_EQ(rows.size(), 0U);
}

TEST(VisibleRows, SortedSiblingsKeepExpansionAndFilter)
{
    VisibleRows rows;
    rows.reset(lab());
    rows.collapse(5);
    rows.setOrder({0, 4, 5, 6, 1, 3, 2});
    EXPECT_THAT(shown(rows), ElementsAre(0, 4, 5, 1, 3, 2));
    EXPECT_EQ(rows.placeOf(3), 4U);
    EXPECT_EQ(rows.placeOf(6), rows.size());
    EXPECT_EQ(rows.shownBelow(4), 1U);
    rows.collapse(4);
    EXPECT_THAT(shown(rows), ElementsAre(0, 4, 1, 3, 2));
    rows.expand(4, rows.shownWhenExpanded(4));
    EXPECT_THAT(shown(rows), ElementsAre(0, 4, 5, 1, 3, 2));
    rows.setFilter({2, 6});
    EXPECT_THAT(shown(rows), ElementsAre(0, 4, 5, 6, 1, 2));
    rows.clearFilter();
    rows.setOrder({});
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 2, 3, 4, 5));
}

// The new shape has one row more: eve 3 pushes physics from 4 to 5.
TEST(VisibleRows, WhatWasCollapsedStaysSoInANewShape)
{
    ShareTreeBuilder builder;
    const auto biology = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "biology"});
    for (const char* name : {"ann", "bob", "eve"})
        builder.add(biology, {.name = name});
    const auto physics = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics"});
    const auto theory = builder.add(physics, {.kind = NodeKind::Account, .name = "theory"});
    builder.add(theory, {.name = "carl"});
    Diagnostics diagnostics;
    const auto grown =
        std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value().columns().shape;
    VisibleRows rows;
    rows.reset(lab());
    rows.collapse(4);
    rows.resetLike(grown, {0, 1, 2, 3, NoRow, 4, 5, 6});
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 2, 3, 4, 5));
}

TEST(VisibleRows, ClearedFilterRestoresTheExpansion)
{
    VisibleRows rows;
    rows.reset(lab());
    rows.collapse(1);
    rows.setFilter({2});
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 2));
    rows.clearFilter();
    EXPECT_THAT(shown(rows), ElementsAre(0, 1, 4, 5, 6));
}

} // namespace
} // namespace fairshare::gui
