// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"
#include "widgets/plotting/plot_widget_ticks.h"

#include "tests/core/chart/small_site.h"

#include <QTest>
#include <QTextDocumentFragment>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

/// Four categories with names of many letters.
PlotPtr categories()
{
    Marks marks{.kind = MarkKind::Cells, .id = "cells", .x = {0, 1, 2, 3}, .y = {0, 0, 0, 0}};
    Plot plot;
    plot.title = "A plot";
    plot.tree = fairshare::test::smallSite().tree;
    PlotPanel panel{.marks = {marks}};
    panel.x = {.lowest = -0.5, .highest = 3.5, .scale = AxisScale::Categories};
    for (int at = 0; at < 4; ++at)
        panel.x.ticks.push_back({static_cast<double>(at), "MMMMMMMMMMMMMM"});
    panel.y = {.lowest = -0.5, .highest = 0.5};
    plot.panels = {panel};
    return std::make_shared<const Plot>(std::move(plot));
}

/// Pixels other than the surface in the column between two categories, below the picture.
int inkBetween(const QImage& seen, int x, int top, QRgb surface)
{
    int ink = 0;
    for (int y = top; y < seen.height(); ++y)
        ink += seen.pixel(x, y) == surface ? 0 : 1;
    return ink;
}

TEST(PlotNames, OfCategoriesDoNotRunIntoEachOther)
{
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(categories());
    widget.resize(900, 300);
    widget.show();
    for (const int width : {900, 320}) {
        widget.resize(width, 300);
        QTest::qWait(50);
        const QImage seen = widget.grab().toImage().convertToFormat(QImage::Format_ARGB32);
        const int bottom = widget.height() - 2 * widget.fontMetrics().height();
        for (std::size_t at = 0; at < 3; ++at) {
            const int left = widget.pointOf({0, 0, at}).x();
            const int right = widget.pointOf({0, 0, at + 1}).x();
            EXPECT_EQ(inkBetween(seen, (left + right) / 2, bottom, 0xFFFFFFFF), 0) << width << " " << at;
            EXPECT_GT(inkBetween(seen, left, bottom, 0xFFFFFFFF)
                    + inkBetween(seen, left + 2, bottom, 0xFFFFFFFF)
                    + inkBetween(seen, left + 4, bottom, 0xFFFFFFFF),
                0)
                << "a name is still there";
        }
    }
}

TEST(PlotNames, TheCaptionIsWhollyThere)
{
    PlotWidget widget;
    widget.setPlot(categories());
    widget.setCaption(QStringLiteral("one two three four five six seven eight nine ten eleven twelve"));
    const QImage wide = widget.picture({900, 300}, 1, Theme{false});
    const QImage narrow = widget.picture({200, 300}, 1, Theme{false});
    const auto inkIn = [](const QImage& picture, int lines) {
        const QImage seen = picture.convertToFormat(QImage::Format_ARGB32);
        int ink = 0;
        for (int x = 0; x < seen.width(); ++x)
            ink += inkBetween(seen, x, seen.height() - lines, 0xFFFFFFFF);
        return ink;
    };
    // The same letters, in one line or in several.
    const int line = widget.fontMetrics().height();
    EXPECT_NEAR(inkIn(narrow, 5 * line / 2), inkIn(wide, 3 * line / 2), inkIn(wide, 3 * line / 2) / 3);
}

TEST(PlotNames, AxesAndColorsSayWhatTheyShow)
{
    Plot plot;
    plot.title = "Usage";
    plot.panels.resize(1);
    plot.panels[0].x = {.title = "Share", .unit = "percent", .meaning = "What was promised, 0 to 100."};
    plot.panels[0].y = {.title = "Names only"};
    plot.panels[0].marks.push_back({.kind = MarkKind::Points, .id = "points", .x = {0.5}, .y = {0.5}});
    plot.panels[0].marks[0].values = {0.5};
    plot.panels[0].marks[0].rows = {NoRow};
    plot.colorScale = ColorScale{.title = "Factor", .meaning = "Higher is served first."};
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    widget.resize(600, 400);
    widget.show();
    widget.grab();
    const int em = widget.fontMetrics().height();
    const auto text = [&widget](int x, int y) {
        return QTextDocumentFragment::fromHtml(widget.axisCardAt({x, y})).toPlainText();
    };
    EXPECT_EQ(text(300, 400 - em), QStringLiteral("Share, percent\nWhat was promised, 0 to 100."));
    EXPECT_EQ(text(600 - 2 * em, 200), QStringLiteral("Factor\nHigher is served first."));
    EXPECT_EQ(text(em, 200), QString());
    EXPECT_EQ(text(300, 200), QString());
}

TEST(PlotNames, TicksShowTheirNumbersWhole)
{
    EXPECT_EQ(decimalsOf(20), 0);
    EXPECT_EQ(decimalsOf(2.5), 1);
    EXPECT_EQ(decimalsOf(0.5), 1);
    EXPECT_EQ(decimalsOf(0.025), 3);
    EXPECT_EQ(decimalsOf(0.0025), 4);
    EXPECT_EQ(decimalsOf(0.0002), 4);
    EXPECT_EQ(decimalsOf(0), 0);
}

} // namespace
} // namespace fairshare::gui
