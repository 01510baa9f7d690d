// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot_csv.h"

#include "tests/core/chart/small_site.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

TEST(PlotCsv, WritesOneLineAnItem)
{
    Plot plot;
    plot.tree = test::smallSite().tree;
    Marks points{.id = "users", .x = {0.1, 2}, .y = {1e-7, NAN}, .rows = {test::Ana, NoRow}};
    points.values = {0.5, NAN};
    points.figures.push_back({"rank", "Rank", "",
        std::make_shared<const Values<std::uint32_t>>(Values<std::uint32_t>{3, UndefinedCount}), false});
    Marks boxes{.kind = MarkKind::Rectangles, .id = "boxes", .x = {0}, .y = {1}, .x2 = {2}, .y2 = {3}};
    boxes.labels = {"a, b"};
    boxes.figures.push_back(
        {"size", "Size", "", std::make_shared<const Values<double>>(Values<double>{4}), false});
    plot.panels = {{.marks = {points}}, {.title = "second", .marks = {boxes}}};
    EXPECT_EQ(plotCsv(plot),
        "panel,marks,path,label,x,y,x2,y2,value,rank,size\n"
        "1,users,root/physics/ana,ana,0.1,1e-07,,,0.5,3,\n"
        "1,users,,,2,,,,,,\n"
        "second,boxes,,\"a, b\",0,1,2,3,,,4\n");
}

TEST(PlotCsv, WritesOneLineAPointOfLines)
{
    Plot plot;
    plot.tree = test::smallSite().tree;
    plot.panels = {{.marks = {{.kind = MarkKind::Lines,
                        .id = "ranks",
                        .x = {0, 1, 0, 1},
                        .y = {1, 2, 2, 1},
                        .starts = {0, 2, 4},
                        .rows = {test::Ana, test::Ben}}}}};
    EXPECT_EQ(plotCsv(plot),
        "panel,marks,path,label,x,y,x2,y2,value\n"
        "1,ranks,root/physics/ana,ana,0,1,,,\n"
        "1,ranks,root/physics/ana,ana,1,2,,,\n"
        "1,ranks,root/physics/ben,ben,0,2,,,\n"
        "1,ranks,root/physics/ben,ben,1,1,,,\n");
}

} // namespace
} // namespace fairshare
