// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/marks/item_finder.h"

#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

using fairshare::test::Ana;
using fairshare::test::Ben;
using fairshare::test::Cem;
using fairshare::test::Physics;
using testing::ElementsAre;
using testing::IsEmpty;

/// One point for each of cem, ana and ben.
Plot users()
{
    Marks marks{.id = "users", .x = {0, 1, 2}, .y = {0, 0, 0}, .rows = {Cem, Ana, Ben}};
    Plot plot;
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    plot.panels = {{.marks = {marks}}};
    return plot;
}

TEST(ItemsOf, AnAccountIsNotItsUsers)
{
    EXPECT_THAT(itemsOf(users(), {Physics}), IsEmpty());
    EXPECT_THAT(itemsOf(users(), {Ben}), ElementsAre(PlotItem{0, 0, 2}));
}

TEST(ItemsOf, AnAccountIsItsUsersWhereTheChartSaysSo)
{
    Plot plot = users();
    plot.panels[0].marks[0].isOfAccounts = true;
    EXPECT_THAT(itemsOf(plot, {Physics}), ElementsAre(PlotItem{0, 0, 1}, PlotItem{0, 0, 2}));
    EXPECT_THAT(itemsOf(plot, {Ben}), ElementsAre(PlotItem{0, 0, 2}));
    EXPECT_THAT(
        itemsOf(plot, {Ana, RootRow}), ElementsAre(PlotItem{0, 0, 0}, PlotItem{0, 0, 1}, PlotItem{0, 0, 2}));
}

TEST(ItemsOf, AGroupIsItsRowsAlone)
{
    Plot plot = users();
    plot.panels[0].marks[0].groups = {{Cem, Ben}, {Ana}, {Physics}};
    EXPECT_THAT(itemsOf(plot, {Ana}), ElementsAre(PlotItem{0, 0, 1}));
    EXPECT_THAT(itemsOf(plot, {Ben}), ElementsAre(PlotItem{0, 0, 0}));
}

} // namespace
} // namespace fairshare::gui
