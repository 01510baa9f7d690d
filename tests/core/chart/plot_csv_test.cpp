// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot_csv.h"

#include "core/base/say.h"
#include "tests/core/chart/small_site.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

TEST(PlotCsv, WritesOneLineAnItem)
{
    Plot plot;
    plot.tree = SharedValue(test::smallSite().tree);
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

Plot mapWithPoint()
{
    PlotGrid grid{.id = "without", .title = "F", .columns = 2, .rows = 2};
    grid.highestX = 10;
    grid.lowestY = 0.1;
    grid.highestY = 10;
    grid.values = std::make_shared<const Values<double>>(Values<double>{1, 0.5, NAN, 0.25});
    Marks points{.id = "users", .x = {5}, .y = {1}, .z = {0.75}};
    points.labels = {"ana"};
    points.figures.push_back(
        {"size", "Size", "", std::make_shared<const Values<double>>(Values<double>{4}), false});
    PlotPanel panel{.title = "F", .grid = grid, .marks = {points}};
    panel.y.scale = AxisScale::Logarithmic;
    Plot plot;
    plot.tree = SharedValue(test::smallSite().tree);
    plot.panels = {panel};
    return plot;
}

TEST(PlotCsv, WritesThePlacesOfAGridBeforeTheMarks)
{
    EXPECT_EQ(plotCsv(mapWithPoint()),
        "panel,marks,path,label,x,y,x2,y2,value,size\n"
        "F,without,,,0,0.1,,,1,\n"
        "F,without,,,10,0.1,,,0.5,\n"
        "F,without,,,0,10,,,,\n"
        "F,without,,,10,10,,,0.25,\n"
        "F,users,,ana,5,1,,,,4\n");
}

TEST(PlotCsv, HasHeightsWhereAPanelHasSome)
{
    Plot plot = mapWithPoint();
    plot.panels.front().z = PlotAxis{};
    plot.panels.push_back({.title = "plane", .marks = {{.id = "points", .x = {1}, .y = {2}}}});
    EXPECT_EQ(plotCsv(plot),
        "panel,marks,path,label,x,y,z,x2,y2,value,size\n"
        "F,without,,,0,0.1,1,,,1,\n"
        "F,without,,,10,0.1,0.5,,,0.5,\n"
        "F,without,,,0,10,,,,,\n"
        "F,without,,,10,10,0.25,,,0.25,\n"
        "F,users,,ana,5,1,0.75,,,,4\n"
        "plane,points,,,1,2,,,,,\n");
}

TEST(PlotCsv, IsEnglishWhateverTheLanguageIs)
{
    Plot plot;
    plot.tree = SharedValue(test::smallSite().tree);
    Marks points{.id = "points", .x = {1}, .y = {2}};
    points.addLabel({"nichts", "nothing"});
    plot.panels = {{.title = "Rang", .englishTitle = "Rank", .marks = {points}}};
    EXPECT_EQ(plotCsv(plot),
        "panel,marks,path,label,x,y,x2,y2,value\n"
        "Rank,points,,nothing,1,2,,,\n");
}

std::string mirrored(const char* english)
{
    std::string text = english;
    for (char& letter : text)
        if (letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 32);
    return text;
}

TEST(PlotCsv, OfEveryChartIsTheSameInEveryLanguage)
{
    const Scenario scenario = test::university("after");
    const auto now = test::evaluated(scenario);
    const std::vector<NodeRow> selected{test::rowOf(*now, "castillo"), test::rowOf(*now, "dvorak")};
    const ChartInput input{.now = *now,
        .algorithm = "fair_tree",
        .selected = selected,
        .current = selected.back(),
        .against = selected.front()};
    for (const Chart& chart : charts()) {
        const std::string english = plotCsv(*makePlot(chart.id, input, {}));
        const Speaking language({mirrored, ','});
        EXPECT_EQ(plotCsv(*makePlot(chart.id, input, {})), english) << chart.id;
    }
}

TEST(PlotCsv, WritesOneLineAPointOfLines)
{
    Plot plot;
    plot.tree = SharedValue(test::smallSite().tree);
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
