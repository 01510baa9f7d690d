// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/axis_ticks.h"
#include "widgets/plotting/labels/sector_text.h"
#include "widgets/plotting/panel/plot_texts.h"
#include "widgets/plotting/plot_widget.h"

#include "tests/core/chart/small_site.h"
#include "tests/gui/plotting/line_plots.h"

#include <QTest>
#include <QTextDocumentFragment>

#include <qcustomplot.h>

#include <gtest/gtest.h>

#include <utility>

namespace fairshare::gui {
namespace {

/// Four categories with names of many letters.
PlotPtr categories()
{
    Marks marks{.kind = MarkKind::Cells, .id = "cells", .x = {0, 1, 2, 3}, .y = {0, 0, 0, 0}};
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
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

TEST(PlotNames, OfTiesBesideEachOtherStayWithTheirCategory)
{
    Marks ties{.kind = MarkKind::Texts, .id = "ties", .x = {0, 1, 2}, .y = {0, 0, 0}};
    ties.role = PlotRole::Text;
    ties.labels = {3, std::string(20, 'm')};
    ties.shortLabels = {3, std::string(16, 'm')};
    ties.briefLabels = {3, "mm"};
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    PlotPanel panel{.marks = {ties}};
    panel.x = {.lowest = -0.5, .highest = 2.5, .scale = AxisScale::Categories, .shown = false};
    panel.y = {.lowest = -0.5, .highest = 0.5, .shown = false};
    plot.panels = {panel};
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    widget.resize(300, 300);
    widget.show();
    const QImage seen = widget.grab().toImage().convertToFormat(QImage::Format_ARGB32);
    const int high = widget.fontMetrics().height();
    const QPoint middle = widget.pointOf({0, 0, 1});
    for (std::size_t at = 0; at < 3; ++at) {
        const QPoint place = widget.pointOf({0, 0, at});
        const QImage near = seen.copy(place.x() - high, place.y() - high / 2, 2 * high, high);
        int ink = 0;
        for (int x = 0; x < near.width(); ++x)
            ink += inkBetween(near, x, 0, 0xFFFFFFFF);
        EXPECT_GT(ink, 10) << at << ", at its own height";
    }
    const int between = (widget.pointOf({0, 0, 0}).x() + middle.x()) / 2;
    EXPECT_EQ(inkBetween(seen, between, middle.y() - high, 0xFFFFFFFF), 0);
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

QStringList shownTicks(const PlotAxis& axis)
{
    QVector<double> ticks;
    QVector<QString> labels;
    tickerOf(axis)->generate(
        {axis.lowest, axis.highest}, QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
    // A ticker may add one beyond the range at each end, which is not seen.
    QStringList seen;
    for (qsizetype at = 0; at < ticks.size(); ++at)
        if (ticks[at] >= axis.lowest && ticks[at] <= axis.highest)
            seen << labels[at];
    return seen;
}

TEST(PlotNames, TicksOfRanksBeginAtOneAndEndAtTheLast)
{
    PlotAxis axis{.lowest = -0.2, .highest = 25.2, .firstTick = 1, .lastTick = 24};
    axis.wholeNumbers = true;
    EXPECT_EQ(shownTicks(axis), (QStringList{"1", "5", "10", "15", "20"}));
    axis.firstTick.reset();
    axis.lastTick.reset();
    EXPECT_EQ(shownTicks(axis), (QStringList{"0", "5", "10", "15", "20", "25"}));
}

TEST(PlotNames, InRingsAreWholeWhereThereIsRoom)
{
    QFont font(QStringLiteral("Sans Serif"));
    font.setPixelSize(12);
    const QFontMetricsF metrics(font);
    const QString name = QStringLiteral("engineering");
    const double wide = metrics.horizontalAdvance(name);
    // A ring thinner than the name is long, in a third of a turn.
    const RingPart third{.inner = wide, .outer = wide + 3 * metrics.height(), .from = 0, .to = 1.0 / 3};
    const SectorText across = sectorText(third, metrics, name);
    EXPECT_EQ(across.text, name);
    EXPECT_DOUBLE_EQ(across.degrees, 60);
    // Wide enough along the radius.
    const SectorText along =
        sectorText({.inner = wide, .outer = 3 * wide, .from = 0.24, .to = 0.26}, metrics, name);
    EXPECT_EQ(along.text, name);
    EXPECT_NEAR(along.degrees, 0, 1e-9);
    EXPECT_GT(along.middle.x(), wide);
    // Neither: a part with an ellipsis, or nothing.
    const SectorText part =
        sectorText({.inner = wide, .outer = wide * 1.7, .from = 0.21, .to = 0.29}, metrics, name);
    EXPECT_TRUE(part.text.endsWith(QChar(0x2026)) && part.text.size() > 3) << part.text.toStdString();
    EXPECT_EQ(sectorText({.inner = wide, .outer = wide * 1.1, .from = 0.24, .to = 0.26}, metrics, name).text,
        QString());
}

TEST(PlotNames, OfPointsKeepClearOfUprightLines)
{
    const QRectF area(0, 0, 400, 400);
    const QPointF point(200, 200);
    LabelRoom room(area);
    const std::vector<LabelObstacle> upright{{{220, 0, 220, 400}, 4}};
    const QRectF place = room.offLines({point, {60, 12}, 6}, upright, 0);
    ASSERT_TRUE(place.isValid());
    EXPECT_LT(place.right(), 220);
}

TEST(PlotNames, OfSelectedPointsOnLinesAreWrittenOnce)
{
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    Marks line{.kind = MarkKind::Lines, .id = "users", .x = {0, 1}, .y = {0, 1}, .starts = {0, 2}};
    line.rows = {fairshare::test::Ben};
    Marks point{.id = "changes", .x = {0.5}, .y = {0.5}, .role = PlotRole::Text};
    point.rows = {fairshare::test::Ana};
    point.labels = {"passes ana at 5 shares"};
    point.labelPlace = LabelPlace::Beside;
    plot.panels = {{.marks = {line, point}}};
    PlotWidget widget;
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    const auto ink = [&widget] {
        const QImage seen = widget.picture({500, 300}, 1, Theme{false});
        int dark = 0;
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                dark += qGray(seen.pixel(x, y)) < 60 ? 1 : 0;
        return dark;
    };
    const int before = ink();
    widget.setSelectedRows({fairshare::test::Ana});
    EXPECT_LE(ink(), before);
}

TEST(PlotNames, APlotWithoutPanelsSaysWhy)
{
    Plot plot;
    plot.title = "A plot";
    plot.empty = "Nobody was selected, so that there is nothing to draw.";
    PlotWidget widget;
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    const QImage seen = widget.picture({200, 200}, 1, Theme{false}).convertToFormat(QImage::Format_ARGB32);
    int lines = 0;
    bool before = false;
    for (int y = 0; y < seen.height(); ++y) {
        bool ink = false;
        for (int x = 0; x < seen.width(); ++x)
            ink = ink || qGray(seen.pixel(x, y)) < 160;
        lines += ink && !before ? 1 : 0;
        before = ink;
    }
    EXPECT_GE(lines, 3) << "the title, and a sentence that needs two lines";
}

TEST(PlotNames, PanelsBelowEachOtherBeginAtOnePlace)
{
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    plot.panels.resize(2);
    for (PlotPanel& panel : plot.panels) {
        panel.x = {.title = "Time"};
        panel.marks.push_back({.id = "points", .x = {0.5}, .y = {0.5}, .rows = {fairshare::test::Ana}});
    }
    plot.panels[1].y = {.title = "Long", .lowest = 1000000, .highest = 1000001};
    plot.panels[1].marks[0].y = {1000000.5};
    PlotWidget widget;
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    widget.resize(500, 500);
    widget.show();
    widget.grab();
    EXPECT_EQ(widget.pointOf({0, 0, 0}).x(), widget.pointOf({1, 0, 0}).x());
}

TEST(PlotNames, OfCategoriesStandOnTheirSideRatherThanBeCut)
{
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(categories());
    widget.show();
    const auto* canvas = widget.findChild<QCustomPlot*>();
    ASSERT_NE(canvas, nullptr);
    for (const auto& [width, rotation] : {std::pair(1200, 0.0), std::pair(320, -90.0)}) {
        widget.resize(width, 400);
        QTest::qWait(50);
        const QImage seen = widget.grab().toImage();
        const QCPAxis* axis = canvas->axisRect()->axis(QCPAxis::atBottom);
        EXPECT_EQ(axis->tickLabelRotation(), rotation) << width;
        for (const QString& label : axis->tickVectorLabels())
            EXPECT_EQ(label, QStringLiteral("MMMMMMMMMMMMMM")) << width;
    }
}

TEST(PlotNames, OfCategoriesTakeTwoLinesRatherThanAPart)
{
    Plot plot = *categories();
    for (PlotTick& tick : plot.panels[0].x.ticks)
        tick.text = "nnnnnn-nnnnnn";
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(plot));
    const auto linesBelow = [&widget](int width) {
        widget.resize(width, 300);
        widget.show();
        QTest::qWait(50);
        const QImage seen = widget.grab().toImage();
        const int high = 4 * widget.fontMetrics().height();
        const QImage below = seen.copy(0, seen.height() - high, seen.width(), high);
        const int middle = widget.pointOf({0, 0, 1}).x();
        return linesOfText(below, middle - 3, middle + 3);
    };
    const int wide = linesBelow(900);
    EXPECT_EQ(linesBelow(320), wide + 1);
}

TEST(PlotNames, OfTheStrongCategoryIsBold)
{
    Plot plot = *categories();
    for (int at = 0; at < 4; ++at)
        plot.panels[0].x.ticks[static_cast<std::size_t>(at)].text = at == 2 ? "mom" : "non";
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(plot));
    widget.resize(600, 300);
    widget.show();
    const auto inkBelow = [&widget](std::size_t category) {
        QTest::qWait(50);
        const QImage seen = widget.grab().toImage();
        int ink = 0;
        for (int y = seen.height() - 2 * widget.fontMetrics().height(); y < seen.height(); ++y)
            for (int x = -25; x < 25; ++x)
                ink += 255 - qGray(seen.pixel(widget.pointOf({0, 0, category}).x() + x, y));
        return ink;
    };
    const int plain = inkBelow(2);
    const int other = inkBelow(1);
    widget.setStrongCategory(QStringLiteral("mom"));
    EXPECT_GT(inkBelow(2), plain * 6 / 5);
    EXPECT_EQ(inkBelow(1), other);
    widget.setStrongCategory({});
    EXPECT_EQ(inkBelow(2), plain);
}

// Where the boxes of a flow stand, with names on both sides that need more room than there is.
TEST(PlotNames, BesideBoxesAreCutToTheRoomThereIs)
{
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    PlotPanel panel;
    panel.x = {.lowest = -0.5, .highest = 1.5, .shown = false};
    panel.y = {.lowest = 0, .highest = 1, .shown = false};
    for (const LabelPlace place : {LabelPlace::Left, LabelPlace::Right}) {
        const double x = place == LabelPlace::Left ? 0 : 0.97;
        panel.marks.push_back({.kind = MarkKind::Rectangles,
            .id = "boxes",
            .x = {x},
            .y = {0.2},
            .x2 = {x + 0.03},
            .y2 = {0.8},
            .role = PlotRole::Bar,
            .labels = {std::string(200, 'm') + "  1234"},
            .labelPlace = place});
    }
    plot.panels = {panel};
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    widget.resize(600, 300);
    widget.show();
    QTest::qWait(50);
    const QImage seen = widget.grab().toImage().convertToFormat(QImage::Format_ARGB32);
    EXPECT_EQ(inkBetween(seen, 0, 40, 0xFFFFFFFF), 0);
    EXPECT_EQ(inkBetween(seen, seen.width() - 1, 40, 0xFFFFFFFF), 0);
    const int left = widget.pointOf({0, 0, 0}).x();
    int ink = 0;
    for (int x = left - 60; x < left - 10; ++x)
        ink += inkBetween(seen, x, 40, 0xFFFFFFFF);
    EXPECT_GT(ink, 0) << "a name is still there";
}

} // namespace
} // namespace fairshare::gui
