// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/plotting/surface_plots.h"
#include "widgets/plotting/plot_picture.h"
#include "widgets/plotting/plot_widget.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <array>

namespace fairshare::gui {
namespace {

/// Of a function over 0 to 1, with points at both ends of the axes that tell where numbers lie.
Plot mapOf(std::size_t side, const std::function<double(double, double)>& function)
{
    PlotPanel panel{.x = {.title = "usage U"}, .y = {.title = "share S"}};
    panel.grid = gridOf(side, 1, function);
    panel.marks = {{.kind = MarkKind::Points, .id = "ends", .x = {0, 1}, .y = {0, 1}}};
    Plot plot;
    plot.title = "A map";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    plot.panels = {panel};
    plot.colorScale = ColorScale{.title = "F"};
    return plot;
}

double along(double x, double /*y*/)
{
    return x;
}

class ColorMapTest : public testing::TestWithParam<bool> {
protected:
    ColorMapTest()
    {
        m_widget.setPalette(theme().palette());
        m_widget.resize(500, 400);
        m_widget.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_widget));
    }

    /// A key without Shift or Control: those of the last key count as pressed in the tests that follow.
    ~ColorMapTest() override { QTest::keyClick(&m_widget, Qt::Key_Escape); }

    static Theme theme() { return {.dark = GetParam()}; }

    QImage shown(Plot plot)
    {
        m_widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
        QTest::qWait(1);
        return m_widget.grab().toImage();
    }

    /// Where a place of the axes lies, by the first and the last point of the last marks.
    QPoint at(double x, double y)
    {
        const std::size_t marks = m_widget.plot()->panels.front().marks.size() - 1;
        const QPointF first = m_widget.pointOf({0, marks, 0});
        const QPointF last = m_widget.pointOf({0, marks, 1});
        return QPointF(first.x() + x * (last.x() - first.x()), first.y() + y * (last.y() - first.y()))
            .toPoint();
    }

    static void expectColor(QRgb seen, QRgb expected)
    {
        constexpr int Tolerance = 3; // two steps of the color map, and a pixel of the picture
        EXPECT_NEAR(qRed(seen), qRed(expected), Tolerance) << std::hex << seen << " for " << expected;
        EXPECT_NEAR(qGreen(seen), qGreen(expected), Tolerance) << std::hex << seen << " for " << expected;
        EXPECT_NEAR(qBlue(seen), qBlue(expected), Tolerance) << std::hex << seen << " for " << expected;
    }

    PlotWidget m_widget;
};

INSTANTIATE_TEST_SUITE_P(
    Themes, ColorMapTest, testing::Bool(), [](const auto& test) { return test.param ? "Dark" : "Light"; });

TEST_P(ColorMapTest, HasTheColorsOfViridis)
{
    const QImage seen = shown(mapOf(101, along));
    // matplotlib's table at 0.25, 0.5 and 0.75
    expectColor(seen.pixel(at(0.25, 0.3)), 0x3B528B);
    expectColor(seen.pixel(at(0.5, 0.7)), 0x21918C);
    expectColor(seen.pixel(at(0.75, 0.5)), 0x5EC962);
}

TEST_P(ColorMapTest, IsSmoothBetweenAFewPlaces)
{
    const QImage seen = shown(mapOf(3, along));
    expectColor(seen.pixel(at(0.5, 0.5)), 0x21918C); // a place
    const QRgb before = seen.pixel(at(0.6, 0.5));
    const QRgb behind = seen.pixel(at(0.65, 0.5));
    EXPECT_NE(before, behind);
    EXPECT_LT(qGreen(before), qGreen(behind));
}

TEST_P(ColorMapTest, TakesTheColorsOfItsScale)
{
    Plot plot = mapOf(11, along);
    plot.colorScale->map = ColorMap::BrownTeal;
    plot.colorScale->lowest = -1;
    expectColor(shown(plot).pixel(at(0.01, 0.5)), 0xF5F5F5); // 0 is white
    plot.colorScale->lowest = 1; // the lowest number has the color of the best
    plot.colorScale->highest = 0;
    plot.colorScale->map = ColorMap::Viridis;
    expectColor(shown(plot).pixel(at(0.25, 0.5)), 0x5EC962);
}

TEST_P(ColorMapTest, FollowsLogarithmicScalesAndAxes)
{
    Plot plot = mapOf(2, along);
    PlotPanel& panel = plot.panels.front();
    panel.x = {.title = "usage U", .lowest = 0.01, .highest = 1, .scale = AxisScale::Logarithmic};
    panel.grid->lowestX = 0.01;
    panel.grid->columns = 101;
    panel.marks.front().x = {0.01, 1};
    Values<double> values;
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 101; ++column)
            values.push_back(std::pow(10, -2 + column * 0.02)); // the number on the axis
    panel.grid->values = std::make_shared<const Values<double>>(values);
    plot.colorScale = ColorScale{.title = "F", .lowest = 0.01, .highest = 1, .logarithmic = true};
    const QImage seen = shown(plot);
    expectColor(seen.pixel(at(0.5, 0.5)), 0x21918C); // 0.1 is in the middle of both
    expectColor(seen.pixel(at(0.75, 0.5)), 0x5EC962);
}

TEST_P(ColorMapTest, LeavesOutWhatIsUndefined)
{
    const QImage seen = shown(
        mapOf(51, [](double x, double) { return x > 0.6 ? std::numeric_limits<double>::quiet_NaN() : x; }));
    EXPECT_EQ(seen.pixel(at(0.8, 0.5)), theme().color(Role::Base).rgb());
    expectColor(seen.pixel(at(0.25, 0.5)), 0x3B528B);
}

TEST_P(ColorMapTest, MovesWithTheAxes)
{
    shown(mapOf(101, along));
    const QPoint middle = at(0.5, 0.5);
    QTest::keyClick(&m_widget, Qt::Key_Plus, Qt::ControlModifier);
    QTest::keyClick(&m_widget, Qt::Key_Plus, Qt::ControlModifier);
    QTest::qWait(1);
    const QImage closer = m_widget.grab().toImage();
    // Around the middle 0.64 of the axis is left: a quarter of it to the right is 0.66.
    const QPoint right = middle + QPoint(qRound(m_widget.width() * 0.2), 0);
    EXPECT_EQ(closer.pixel(middle), m_widget.grab().toImage().pixel(middle));
    expectColor(closer.pixel(middle), 0x21918C);
    QTest::keyClick(&m_widget, Qt::Key_0, Qt::ShiftModifier);
    QTest::qWait(1);
    EXPECT_GT(qGreen(m_widget.grab().toImage().pixel(right)), qGreen(closer.pixel(right)));
}

TEST_P(ColorMapTest, IsoLinesPassDarkBetweenLightEdges)
{
    Plot plot = mapOf(101, factorOf);
    plot.panels.front().marks.insert(plot.panels.front().marks.begin(), isoLines(1, false));
    const QImage seen = shown(plot);
    int darkest = 255;
    for (const double way : {0.3, 0.4, 0.5, 0.6, 0.7}) { // F is 0.5 where usage and share are equal
        const QPoint on = at(way, way);
        int lightest = 0;
        for (int aside = -4; aside <= 4; ++aside) {
            darkest = std::min(darkest, qGray(seen.pixel(on + QPoint(aside, aside))));
            lightest = std::max(lightest, qGray(seen.pixel(on + QPoint(aside, aside))));
        }
        EXPECT_GT(lightest, 150) << way; // the color below has 105
    }
    EXPECT_LT(darkest, 60);
    expectColor(seen.pixel(at(0.5, 0.62)), seen.pixel(at(0.25, 0.31))); // beside it only colors
}

TEST_P(ColorMapTest, NamesOfIsoLinesStandInside)
{
    Plot plot = mapOf(101, factorOf);
    plot.panels.front().marks.insert(plot.panels.front().marks.begin(), isoLines(1, false));
    const QImage named = shown(plot);
    plot.panels.front().marks.front().labelPlace = LabelPlace::None;
    const QImage nameless = shown(plot);
    const QRect area = QRect(at(0, 0), at(1, 1)).normalized();
    QRect differs;
    for (int y = 0; y < named.height(); ++y)
        for (int x = 0; x < named.width(); ++x)
            if (named.pixel(x, y) != nameless.pixel(x, y))
                differs |= QRect(x, y, 1, 1);
    EXPECT_TRUE(area.contains(differs)) << "from " << differs.left() << ", " << differs.top();
    // The far ends of the lines are at the top and at the right.
    EXPECT_GT(differs.right(), area.left() + area.width() * 9 / 10);
    EXPECT_LT(differs.top(), area.top() + area.height() / 10);
    EXPECT_GT(differs.left(), area.left() + 10);
}

TEST_P(ColorMapTest, TellsWhatIsUnderThePointer)
{
    shown(mapOf(201, factorOf));
    const QSignalSpy pointed(&m_widget, &PlotWidget::pointed);
    const QSignalSpy left(&m_widget, &PlotWidget::left);
    QWidget* canvas = m_widget.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    QTest::mouseMove(canvas, at(0.6, 0.5));
    QTest::mouseMove(canvas, at(0.25, 0.5));
    ASSERT_EQ(pointed.size(), 2);
    EXPECT_EQ(pointed.last().at(0).toULongLong(), 0);
    EXPECT_NEAR(pointed.last().at(1).toDouble(), 0.25, 0.005);
    EXPECT_NEAR(pointed.last().at(2).toDouble(), 0.5, 0.005);
    EXPECT_NEAR(pointed.last().at(3).toDouble(), 0.7071, 0.01); // 2^-0.5
    EXPECT_TRUE(left.isEmpty());
    QTest::mouseMove(canvas, QPoint(2, 2));
    EXPECT_EQ(left.size(), 1);
    EXPECT_EQ(pointed.size(), 2);
}

TEST_P(ColorMapTest, IsAnImageWithoutLossInPdf)
{
    QByteArray bytes;
    QBuffer file(&bytes);
    file.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&file);
        QPainter painter(&writer);
        const PlotPicture picture{
            .plot = std::make_shared<const Plot>(mapOf(40, factorOf)), .look = {theme(), m_widget.font()}};
        paintPlot(painter, picture, {500, 400});
    }
    EXPECT_TRUE(bytes.contains("/Subtype /Image"));
    EXPECT_FALSE(bytes.contains("DCTDecode")); // as JPEG images are packed
}

TEST_P(ColorMapTest, StrangeGridsAreDrawnAtEverySize)
{
    const auto undefined = [](double, double) { return std::numeric_limits<double>::quiet_NaN(); };
    const auto constant = [](double, double) { return 0.5; };
    for (const bool asBody : {false, true})
        for (const QSize& size : {QSize(120, 90), QSize(400, 300), QSize(1440, 900), QSize(1, 1)})
            for (Plot plot :
                {mapOf(2, along), mapOf(2, undefined), mapOf(30, constant), mapOf(301, factorOf)}) {
                if (asBody)
                    plot.panels.front().z = PlotAxis{.title = "F"};
                const PlotPicture picture{.plot = std::make_shared<const Plot>(std::move(plot)),
                    .look = {theme(), m_widget.font()}};
                EXPECT_EQ(imageOf(picture, size, 1).size(), size);
            }
    Plot flat = mapOf(2, constant); // a scale without a range
    flat.colorScale->lowest = flat.colorScale->highest = 0.5;
    expectColor(shown(flat).pixel(at(0.5, 0.5)), 0x21918C);
    EXPECT_FALSE(shown(mapOf(1001, factorOf)).isNull());
}

} // namespace
} // namespace fairshare::gui
