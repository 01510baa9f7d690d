// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"

#include "tests/core/chart/small_site.h"

#include <QSignalSpy>
#include <QTest>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QWheelEvent>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace fairshare::gui {
namespace {

using fairshare::test::Ana;
using fairshare::test::Ben;
using fairshare::test::Cem;
using fairshare::test::Physics;
using testing::ElementsAre;

/// What a mark must be painted in, as the user interface is specified.
struct ExpectedColors {
    bool dark;
    QRgb base;
    QRgb muted;
    QRgb accent;
    QRgb gain;
    QRgb loss;
    QRgb bar;
};

constexpr ExpectedColors Light{false, 0xFFFFFFFF, 0xFF595959, 0xFF1F5FA8, 0xFF00665E, 0xFF8C510A, 0xFFB9C6D3};
constexpr ExpectedColors Dark{true, 0xFF1E1F22, 0xFFAEB1B6, 0xFF7DB3F0, 0xFF5EC4B6, 0xFFE3A75C, 0xFF46586B};

PlotPtr plotOf(Plot plot)
{
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    plot.title = "A plot";
    return std::make_shared<const Plot>(std::move(plot));
}

/// Three points in a row, the one in the middle above the others.
PlotPtr points()
{
    Marks marks{.id = "users", .title = "user", .x = {0.2, 0.5, 0.8}, .y = {0.2, 0.8, 0.2}};
    marks.rows = {Cem, Ana, Ben};
    Plot plot;
    plot.panels = {{.x = {.title = "Share", .grid = true}, .y = {.title = "Usage"}, .marks = {marks}}};
    return plotOf(std::move(plot));
}

/// root over physics over ana and ben.
PlotPtr rectangles()
{
    Marks marks{.kind = MarkKind::Rectangles,
        .id = "parts",
        .x = {0, 0, 0, 0.5},
        .y = {0, 1, 2, 2},
        .x2 = {1, 1, 0.5, 1},
        .y2 = {1, 2, 3, 3}};
    marks.rows = {RootRow, Physics, Ana, Ben};
    marks.roles = {PlotRole::Bar, PlotRole::Bar, PlotRole::Gain, PlotRole::Loss};
    Plot plot;
    plot.panels.resize(1);
    plot.panels[0].x.shown = false;
    plot.panels[0].y = {.highest = 3, .reversed = true, .shown = false};
    plot.panels[0].marks = {marks};
    return plotOf(std::move(plot));
}

class PlotWidgetTest : public testing::Test {
protected:
    PlotWidgetTest()
    {
        m_plot.resize(500, 400);
        m_plot.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_plot));
    }

    void show(PlotPtr plot)
    {
        m_plot.setPlot(std::move(plot));
        QTest::qWait(1);
        m_plot.grab();
    }

    QWidget* canvas() { return m_plot.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly); }
    void click(const PlotItem& item, Qt::KeyboardModifiers keys = {})
    {
        QTest::mouseClick(canvas(), Qt::LeftButton, keys, m_plot.pointOf(item));
    }
    static std::vector<NodeRow> rowsOf(const QSignalSpy& spy, int call)
    {
        return spy.at(call).at(0).value<std::vector<NodeRow>>();
    }
    QString current()
    {
        return m_plot.currentItem() ? QString::fromStdString(labelOf(*m_plot.plot(), *m_plot.currentItem()))
                                    : QStringLiteral("nobody");
    }

    PlotWidget m_plot;
};

TEST_F(PlotWidgetTest, ClickPicksAndControlAdds)
{
    show(points());
    const QSignalSpy picked(&m_plot, &PlotWidget::rowsPicked);
    click({0, 0, 1});
    click({0, 0, 2}, Qt::ControlModifier);
    ASSERT_EQ(picked.size(), 2);
    EXPECT_THAT(rowsOf(picked, 0), ElementsAre(Ana));
    EXPECT_FALSE(picked.at(0).at(1).toBool());
    EXPECT_THAT(rowsOf(picked, 1), ElementsAre(Ben));
    EXPECT_TRUE(picked.at(1).at(1).toBool());
    EXPECT_EQ(current(), "ben");
}

TEST_F(PlotWidgetTest, ClickOnNothingKeepsAndEscapeClears)
{
    show(points());
    const QSignalSpy picked(&m_plot, &PlotWidget::rowsPicked);
    const QSignalSpy cleared(&m_plot, &PlotWidget::clearRequested);
    const QPoint between = (m_plot.pointOf({0, 0, 0}) + m_plot.pointOf({0, 0, 2})) / 2;
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, between);
    EXPECT_EQ(picked.size() + cleared.size(), 0);
    QTest::keyClick(&m_plot, Qt::Key_Escape);
    EXPECT_EQ(cleared.size(), 1);
}

TEST_F(PlotWidgetTest, ArrowsWalkFromPointToPoint)
{
    show(points());
    m_plot.setFocus();
    const auto after = [this](Qt::Key key) {
        QTest::keyClick(&m_plot, key);
        return current();
    };
    EXPECT_EQ(after(Qt::Key_Right), "cem");
    EXPECT_EQ(after(Qt::Key_Right), "ana");
    EXPECT_EQ(after(Qt::Key_Right), "ben");
    EXPECT_EQ(after(Qt::Key_Right), "ben");
    EXPECT_EQ(after(Qt::Key_Home), "cem");
    EXPECT_EQ(after(Qt::Key_End), "ben");
    EXPECT_EQ(after(Qt::Key_Left), "ana");
    EXPECT_EQ(after(Qt::Key_Down), "ben");
    EXPECT_EQ(after(Qt::Key_Up), "ana");
    const QSignalSpy picked(&m_plot, &PlotWidget::rowsPicked);
    QTest::keyClick(&m_plot, Qt::Key_Return);
    QTest::keyClick(&m_plot, Qt::Key_Return, Qt::ControlModifier);
    ASSERT_EQ(picked.size(), 2);
    EXPECT_THAT(rowsOf(picked, 0), ElementsAre(Ana));
    EXPECT_TRUE(picked.at(1).at(1).toBool());
}

/// A card that is open tells of the item that the keyboard is at.
TEST_F(PlotWidgetTest, TheCardFollowsTheArrows)
{
    show(points());
    m_plot.setFocus();
    QTest::keyClick(&m_plot, Qt::Key_Right);
    EXPECT_FALSE(QToolTip::isVisible());
    QTest::keyClick(&m_plot, Qt::Key_F1, Qt::ShiftModifier);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("cem</b>"))) << QToolTip::text().toStdString();
    QTest::keyClick(&m_plot, Qt::Key_Right);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("ana</b>"))) << QToolTip::text().toStdString();
    QTest::keyClick(&m_plot, Qt::Key_End);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("ben</b>"))) << QToolTip::text().toStdString();
    QTest::keyClick(&m_plot, Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([] { return !QToolTip::isVisible(); }));
}

TEST_F(PlotWidgetTest, ArrowsWalkFromLevelToLevel)
{
    show(rectangles());
    m_plot.setFocus();
    const auto after = [this](Qt::Key key) {
        QTest::keyClick(&m_plot, key);
        return current();
    };
    click({0, 0, 2});
    EXPECT_EQ(current(), "ana");
    EXPECT_EQ(after(Qt::Key_Right), "ben");
    EXPECT_EQ(after(Qt::Key_Right), "ben");
    EXPECT_EQ(after(Qt::Key_Up), "physics");
    EXPECT_EQ(after(Qt::Key_Up), "root");
    EXPECT_EQ(after(Qt::Key_Down), "physics");
    EXPECT_EQ(after(Qt::Key_Down), "ben");
}

TEST_F(PlotWidgetTest, GoesIntoItemsAndBack)
{
    show(rectangles());
    const QSignalSpy entered(&m_plot, &PlotWidget::entered);
    const QSignalSpy back(&m_plot, &PlotWidget::backRequested);
    QTest::mouseDClick(canvas(), Qt::LeftButton, {}, m_plot.pointOf({0, 0, 1}));
    click({0, 0, 3});
    QTest::keyClick(&m_plot, Qt::Key_Space);
    QTest::keyClick(&m_plot, Qt::Key_Backspace);
    ASSERT_EQ(entered.size(), 2);
    EXPECT_EQ(entered.at(0).at(0).value<NodeRow>(), Physics);
    EXPECT_EQ(entered.at(1).at(0).value<NodeRow>(), Ben);
    EXPECT_EQ(back.size(), 1);
}

TEST_F(PlotWidgetTest, CtrlWheelZoomsDragMovesAndShiftZeroShowsAll)
{
    show(points());
    EXPECT_TRUE(m_plot.showsAll());
    const QPoint middle = m_plot.pointOf({0, 0, 1});
    QWheelEvent wheel(middle, canvas()->mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas(), &wheel);
    EXPECT_FALSE(m_plot.showsAll());
    QTest::qWait(1);
    const QPoint before = m_plot.pointOf({0, 0, 1});
    QTest::mousePress(canvas(), Qt::LeftButton, {}, QPoint(250, 200));
    QTest::mouseMove(canvas(), QPoint(240, 200));
    QTest::mouseMove(canvas(), QPoint(230, 200));
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, QPoint(230, 200));
    EXPECT_NEAR(m_plot.pointOf({0, 0, 1}).x(), before.x() - 20, 2);
    QTest::keyClick(&m_plot, Qt::Key_0, Qt::ShiftModifier);
    EXPECT_TRUE(m_plot.showsAll());
}

TEST_F(PlotWidgetTest, ThePlainWheelIsLeftToWhatScrolls)
{
    show(points());
    const QPoint middle = m_plot.pointOf({0, 0, 1});
    QWheelEvent wheel(middle, canvas()->mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas(), &wheel);
    EXPECT_TRUE(m_plot.showsAll());
    EXPECT_FALSE(wheel.isAccepted());
}

TEST_F(PlotWidgetTest, CannotZoomBeyondThePlot)
{
    show(points());
    const QPoint middle = m_plot.pointOf({0, 0, 1});
    QWheelEvent wheel(middle, canvas()->mapToGlobal(middle), {}, QPoint(0, -1200), Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas(), &wheel);
    EXPECT_TRUE(m_plot.showsAll());
}

TEST_F(PlotWidgetTest, KeepsTheShownPartAndTheCurrentItemWhenNumbersChange)
{
    show(points());
    click({0, 0, 1});
    const QPoint middle = m_plot.pointOf({0, 0, 1});
    QWheelEvent wheel(middle, canvas()->mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton,
        Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(canvas(), &wheel);
    show(points());
    EXPECT_FALSE(m_plot.showsAll());
    EXPECT_EQ(current(), "ana");
}

TEST_F(PlotWidgetTest, CardsSayWhoAndWhat)
{
    Plot plot = *points();
    plot.panels[0].marks[0].figures.push_back({"share", "Share", "",
        std::make_shared<const Values<double>>(Values<double>{0.25, 1.0 / 3, 0}), false});
    show(std::make_shared<const Plot>(plot));
    EXPECT_EQ(QTextDocumentFragment::fromHtml(m_plot.cardText({0, 0, 1})).toPlainText(),
        "root › physics › ana · user\nShare: 0.3333333333333333");
    EXPECT_EQ(m_plot.accessibleName(), "A plot");
}

class PlotPictureTest : public testing::TestWithParam<ExpectedColors> {
protected:
    /// The picture of a plot at scale 1 in the theme of the test.
    QImage picture(const PlotPtr& plot, const std::vector<NodeRow>& selected = {})
    {
        m_widget.setPlot(plot);
        m_widget.setSelectedRows(selected);
        return m_widget.picture(QSize(400, 300), 1, Theme{GetParam().dark})
            .convertToFormat(QImage::Format_ARGB32);
    }

    static int count(const QImage& picture, QRgb color, const QRect& place)
    {
        int found = 0;
        for (int y = place.top(); y <= place.bottom(); ++y)
            for (int x = place.left(); x <= place.right(); ++x)
                found += picture.pixel(x, y) == color ? 1 : 0;
        return found;
    }
    static int count(const QImage& picture, QRgb color) { return count(picture, color, picture.rect()); }

    PlotWidget m_widget;
};

TEST_P(PlotPictureTest, PaintsRolesInTheirColorsAndPlaces)
{
    const QImage seen = picture(rectangles());
    ASSERT_EQ(seen.size(), QSize(400, 300));
    EXPECT_EQ(seen.pixel(2, 2), GetParam().base);
    const QRect left(0, 220, 190, 70);
    const QRect right(210, 220, 190, 70);
    const QRect top(0, 40, 400, 60);
    EXPECT_GT(count(seen, GetParam().gain, left), 8000);
    EXPECT_EQ(count(seen, GetParam().gain, right), 0);
    EXPECT_GT(count(seen, GetParam().loss, right), 8000);
    EXPECT_EQ(count(seen, GetParam().loss, left), 0);
    EXPECT_GT(count(seen, GetParam().bar, top), 10000);
}

TEST_P(PlotPictureTest, ShowsTheSelectionInTheAccentOnTop)
{
    EXPECT_EQ(count(picture(points()), GetParam().accent), 0);
    EXPECT_GT(count(picture(points()), GetParam().muted), 60);
    const QImage seen = picture(points(), {Ana});
    EXPECT_GT(count(seen, GetParam().accent), 30);
    const QImage outlined = picture(rectangles(), {Ben});
    EXPECT_EQ(count(outlined, GetParam().accent, QRect(0, 40, 190, 250)), 0);
    EXPECT_GT(count(outlined, GetParam().accent, QRect(210, 200, 190, 90)), 200);
}

TEST_P(PlotPictureTest, FadesManyLines)
{
    const auto lines = [](std::uint32_t count) {
        Marks marks{.kind = MarkKind::Lines, .id = "ranks"};
        for (std::uint32_t line = 0; line < count; ++line) {
            const double height = (line + 0.5) / count;
            marks.starts.push_back(2 * line);
            marks.x.insert(marks.x.end(), {0, 1});
            marks.y.insert(marks.y.end(), {height, height});
        }
        marks.starts.push_back(2 * count);
        Plot plot;
        plot.panels = {{.marks = {marks}}};
        return plotOf(std::move(plot));
    };
    const auto distance = [](QRgb a, QRgb b) { return std::abs(qGreen(a) - qGreen(b)); };
    const auto strongest = [&](const QImage& seen) {
        int most = 0;
        for (int y = 100; y < 200; ++y)
            most = std::max(most, distance(seen.pixel(200, y), GetParam().base));
        return most;
    };
    const int few = strongest(picture(lines(5)));
    const int many = strongest(picture(lines(100)));
    EXPECT_NEAR(few, 0.45 * distance(GetParam().muted, GetParam().base), 12);
    EXPECT_LT(many, few);
    EXPECT_GT(many, 20);
}

TEST_P(PlotPictureTest, PaintsManyPointsAsDots)
{
    Marks marks{.kind = MarkKind::Points, .id = "users"};
    for (int i = 0; i < 10000; ++i) {
        marks.x.push_back(0.5 + i % 100 / 400.0);
        marks.y.push_back(0.5 + i / 100 / 400.0);
    }
    Plot plot;
    plot.panels = {{.marks = {marks}}};
    const QImage seen = picture(plotOf(std::move(plot)));
    EXPECT_GT(count(seen, GetParam().muted, QRect(220, 100, 60, 40)), 1000);
    EXPECT_EQ(count(seen, GetParam().muted, QRect(60, 150, 100, 60)), 0);
}

TEST_P(PlotPictureTest, MapColorsAreTheSameInBothThemes)
{
    Plot plot = *rectangles();
    plot.colorScale = ColorScale{.title = "Factor"};
    plot.panels[0].marks[0].values = {0, 0, 0, 1};
    const QImage seen = picture(std::make_shared<const Plot>(plot));
    EXPECT_GT(count(seen, 0xFF440154, QRect(0, 220, 160, 70)), 5000);
    EXPECT_EQ(count(seen, 0xFF440154, QRect(190, 220, 130, 70)), 0);
    EXPECT_GT(count(seen, 0xFFFDE725, QRect(190, 220, 130, 70)), 5000);
}

TEST_P(PlotPictureTest, IsAsLargeAsItsScale)
{
    m_widget.setPlot(points());
    EXPECT_EQ(m_widget.picture(QSize(200, 150), 2, Theme{GetParam().dark}).size(), QSize(400, 300));
}

INSTANTIATE_TEST_SUITE_P(Themes, PlotPictureTest, testing::Values(Light, Dark),
    [](const auto& tested) { return tested.param.dark ? "dark" : "light"; });

} // namespace
} // namespace fairshare::gui
