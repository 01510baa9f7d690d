// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/plotting/surface_plots.h"
#include "widgets/plotting/canvas/body_axes.h"
#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/plotting/plot_picture.h"
#include "widgets/plotting/plot_widget.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

using fairshare::test::Ana;
using testing::ElementsAre;

PlotPtr shared(Plot plot)
{
    return std::make_shared<const Plot>(std::move(plot));
}

/// Bodies beside each other.
PlotPtr bodies(std::size_t count)
{
    Plot plot = factorPlot(20, 3, true);
    plot.panels.resize(count, plot.panels.front());
    plot.columns = count;
    return shared(std::move(plot));
}

/// A wall across the body near its front, with a point before and one behind it.
PlotPtr wallWithPoints()
{
    Plot plot = factorPlot(41, 0, true);
    PlotPanel& panel = plot.panels.front();
    panel.grid = gridOf(41, 1, [](double, double y) { return y > 0.19 && y < 0.21 ? 1.0 : 0.0; });
    panel.marks = {
        {.kind = MarkKind::Points, .id = "users", .x = {0.3, 0.7}, .y = {0, 0.9}, .z = {0.3, 0.3}}};
    plot.colorScale->lowest = -2; // so that the wall is bright
    return shared(std::move(plot));
}

class BodyTest : public testing::TestWithParam<bool> {
protected:
    BodyTest()
    {
        m_widget.setPalette(theme().palette());
        m_widget.resize(600, 450);
        m_widget.show();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_widget));
    }

    /// A key without Shift or Control: those of the last key count as pressed in the tests that follow.
    ~BodyTest() override { QTest::keyClick(&m_widget, Qt::Key_Escape); }

    static Theme theme() { return {.dark = GetParam()}; }

    QImage shown(PlotPtr plot)
    {
        m_widget.setPlot(std::move(plot));
        QTest::qWait(1);
        return seen();
    }

    QImage seen() { return m_widget.grab().toImage(); }
    QWidget* canvas() { return m_widget.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly); }
    void drag(const QPoint& from, const QPoint& by)
    {
        QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
        QTest::mouseMove(canvas(), from + by / 2);
        QTest::mouseMove(canvas(), from + by);
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, from + by);
    }
    void wheel(const QPoint& at, int notches)
    {
        QWheelEvent event(at, canvas()->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(canvas(), &event);
    }

    PlotWidget m_widget;
};

INSTANTIATE_TEST_SUITE_P(
    Themes, BodyTest, testing::Bool(), [](const auto& test) { return test.param ? "Dark" : "Light"; });

TEST_P(BodyTest, ShowsTheColorsOfItsScale)
{
    Plot plot = factorPlot(20, 0, true);
    plot.panels.front().grid = gridOf(20, 1, [](double, double) { return 0.5; });
    plot.panels.front().marks = {
        {.kind = MarkKind::Points, .id = "middle", .x = {0.5}, .y = {0.5}, .z = {0.5}}};
    shown(shared(std::move(plot)));
    m_widget.setCamera({.tilt = 90});
    const QColor found =
        seen().pixelColor(m_widget.pointOf({0, 0, 0}) + QPoint(13, 7)); // beside mesh and point
    // Viridis at 0.5, less bright by what the light leaves.
    const double part = found.green() / 145.0;
    EXPECT_GT(part, 0.84);
    EXPECT_LE(part, 1.01);
    EXPECT_NEAR(found.red(), 33 * part, 3);
    EXPECT_NEAR(found.blue(), 140 * part, 3);
}

TEST_P(BodyTest, PointsBehindTheSurfaceShineThrough)
{
    shown(wallWithPoints());
    m_widget.setCamera({.turn = 0, .tilt = 0});
    const QImage image = seen();
    const int before = qGray(image.pixel(m_widget.pointOf({0, 0, 0})));
    const int behind = qGray(image.pixel(m_widget.pointOf({0, 0, 1})));
    EXPECT_LT(before, 30);
    EXPECT_GT(behind, 60);
    EXPECT_LT(behind, 160);
    m_widget.setCamera({.turn = -180, .tilt = 0}); // from the other side
    const QImage other = seen();
    EXPECT_GT(qGray(other.pixel(m_widget.pointOf({0, 0, 0}))), 60);
    EXPECT_LT(qGray(other.pixel(m_widget.pointOf({0, 0, 1}))), 30);
}

TEST_P(BodyTest, ThousandsOfPointsShineThroughToo)
{
    Plot plot = *wallWithPoints();
    Marks& points = plot.panels.front().marks.front();
    for (std::size_t at = 2; at < 5000; ++at) { // all others together where nobody looks
        points.x.push_back(0);
        points.y.push_back(0);
        points.z.push_back(1);
    }
    shown(shared(std::move(plot)));
    m_widget.setCamera({.turn = 0, .tilt = 0});
    const QImage image = seen();
    EXPECT_LT(qGray(image.pixel(m_widget.pointOf({0, 0, 0}))), 30);
    EXPECT_GT(qGray(image.pixel(m_widget.pointOf({0, 0, 1}))), 60);
    EXPECT_LT(qGray(image.pixel(m_widget.pointOf({0, 0, 1}))), 160);
}

TEST_P(BodyTest, LinesEndWhereTheSurfaceHidesThem)
{
    const PlotPtr plot = wallWithPoints();
    const PlotPanel& panel = plot->panels.front();
    const BodyMap map(panel, {.turn = 0, .tilt = 0}, QRectF(0, 0, 400, 300), {});
    const BodyView view(
        map, std::make_shared<const SurfaceMesh>(meshOf(panel, *plot->colorScale)), ColorMap::Viridis);
    const std::array<BodyPlace, 2> behind{BodyPlace{0, 0.9, 0.5}, BodyPlace{1, 0.9, 0.5}};
    const std::array<BodyPlace, 2> before{BodyPlace{0.1, 0.05, 0.5}, BodyPlace{0.9, 0.05, 0.5}};
    EXPECT_TRUE(view.visibleRuns(behind).empty());
    const std::vector<QPolygonF> runs = view.visibleRuns(before);
    ASSERT_EQ(runs.size(), 1);
    // The floor is 300 / 0.8 or 400 / sqrt(2) wide, whichever is less.
    EXPECT_NEAR(runs.front().boundingRect().width(), 0.8 * 400 / std::sqrt(2), 1);
    const std::array<BodyPlace, 3> broken{before[0], BodyPlace{0.5, 0.05, std::nan("")}, before[1]};
    EXPECT_TRUE(view.visibleRuns(broken).empty());
}

TEST_P(BodyTest, HolesShowWhatIsBehind)
{
    Plot plot = factorPlot(20, 0, true);
    plot.panels.front().grid =
        gridOf(21, 1, [](double x, double) { return x > 0.4 && x < 0.6 ? std::nan("") : 0.5; });
    plot.panels.front().marks = {
        {.kind = MarkKind::Points, .id = "ends", .x = {0.2, 0.52}, .y = {0.52, 0.52}, .z = {0.5, 0.5}}};
    const BodyMap map(plot.panels.front(), {.tilt = 90}, QRectF(0, 0, 400, 300), {});
    const BodyView view(map,
        std::make_shared<const SurfaceMesh>(meshOf(plot.panels.front(), *plot.colorScale)),
        ColorMap::Viridis);
    EXPECT_TRUE(view.placeAt(map.pixel(BodyPlace{0.2, 0.52, 0.5})));
    EXPECT_FALSE(view.placeAt(map.pixel(BodyPlace{0.52, 0.52, 0.5})));
}

TEST_P(BodyTest, IsDrawnInPixelsOfTheDevice)
{
    const PlotPicture picture{.plot = shared(factorPlot(50, 3, true)), .look = {theme(), m_widget.font()}};
    const QImage fine = imageOf(picture, {300, 250}, 2);
    ASSERT_EQ(fine.size(), QSize(600, 500));
    int differ = 0;
    for (int y = 150; y < 350; ++y)
        for (int x = 100; x < 400; x += 2)
            differ += fine.pixel(x, y) != fine.pixel(x + 1, y) ? 1 : 0;
    EXPECT_GT(
        differ, 10000); // of 30,000 pairs that would be equal if pixels of a coarser picture were repeated
}

TEST_P(BodyTest, TextsOfAxesStandInsideAndApartFromAllSides)
{
    const Plot plot = factorPlot(5, 0, true);
    PlotPanel panel = plot.panels.front();
    panel.x.title = "usage of a decayed half-life";
    panel.x.unit = "TRES-h";
    const PlotLook look{theme(), m_widget.font()};
    QImage image(1500, 1000, QImage::Format_ARGB32_Premultiplied);
    for (const QSizeF& size : {QSizeF(120, 90), QSizeF(400, 300), QSizeF(800, 600), QSizeF(1440, 900)})
        for (int turn = -180; turn < 180; turn += 15)
            for (const double tilt : {0.0, 10.0, 26.0, 60.0, 90.0}) {
                const QRectF area(QPointF(5, 7), size);
                const BodyMap map(panel, {.turn = static_cast<double>(turn), .tilt = tilt}, area,
                    bodyLabels(panel, size, look));
                const BodyTicks ticks = bodyTicks(panel, size, look);
                QPainter painter(&image);
                const std::vector<BodyText> texts = BodyAxes(panel, map, ticks, look).paint(painter);
                EXPECT_GE(texts.size(), size.height() > 200 ? 6 : 0) << turn << ", " << tilt;
                for (std::size_t one = 0; one < texts.size(); ++one) {
                    EXPECT_TRUE(area.contains(texts[one].place));
                    for (std::size_t other = 0; other < one; ++other)
                        EXPECT_FALSE(texts[one].place.intersects(texts[other].place)) << turn << ", " << tilt;
                }
            }
}

TEST_P(BodyTest, ADragTurnsAndTilts)
{
    shown(bodies(1));
    const QSignalSpy changed(&m_widget, &PlotWidget::cameraChanged);
    drag({300, 200}, {80, 40});
    EXPECT_DOUBLE_EQ(m_widget.camera().turn, -32 + 40);
    EXPECT_DOUBLE_EQ(m_widget.camera().tilt, 26 + 20);
    ASSERT_FALSE(changed.isEmpty());
    EXPECT_EQ(changed.last().at(0).value<Camera>(), m_widget.camera());
}

TEST_P(BodyTest, ShiftAndArrowsTurnWhileArrowsWalk)
{
    shown(bodies(1));
    QTest::keyClick(&m_widget, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&m_widget, Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_DOUBLE_EQ(m_widget.camera().turn, -27);
    EXPECT_DOUBLE_EQ(m_widget.camera().tilt, 31);
    EXPECT_FALSE(m_widget.currentItem());
    QTest::keyClick(&m_widget, Qt::Key_Right);
    EXPECT_TRUE(m_widget.currentItem());
    EXPECT_DOUBLE_EQ(m_widget.camera().turn, -27);
}

TEST_P(BodyTest, ZeroAndShiftZeroRestoreTheFirstCamera)
{
    shown(bodies(2));
    for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ShiftModifier}) {
        m_widget.setCamera({.turn = 100, .tilt = 70, .zoom = 3, .right = 0.2, .up = 0.1});
        QTest::keyClick(&m_widget, Qt::Key_0, modifier);
        EXPECT_EQ(m_widget.camera(), Camera{});
    }
}

TEST_P(BodyTest, BodiesBesideEachOtherHaveOneScale)
{
    const PlotPtr plot = bodies(2);
    for (int width = 400; width < 800; width += 30) {
        m_widget.resize(width, 330);
        shown(plot);
        const auto* canvas = dynamic_cast<PlotCanvas*>(this->canvas());
        ASSERT_NE(canvas, nullptr);
        const BodyMap& one = canvas->mapOf(0).body->map();
        const BodyMap& other = canvas->mapOf(1).body->map();
        EXPECT_EQ(one.area().size(), other.area().size()) << width;
        EXPECT_EQ(one.area().top(), other.area().top()) << width;
        ASSERT_EQ(canvas->bodyTexts(0).size(), canvas->bodyTexts(1).size()) << width;
        for (std::size_t text = 0; text < canvas->bodyTexts(0).size(); ++text)
            EXPECT_EQ(canvas->bodyTexts(0)[text].place.size(), canvas->bodyTexts(1)[text].place.size());
    }
}

TEST_P(BodyTest, TurningPaintsWhatAFreshPictureShows)
{
    const QImage before = shown(bodies(1));
    const Camera camera{.turn = 100, .tilt = 40};
    m_widget.setCamera(camera);
    const QImage turned = seen();
    EXPECT_NE(turned, before);
    PlotWidget fresh;
    fresh.setPalette(theme().palette());
    fresh.resize(m_widget.size());
    fresh.setPlot(m_widget.plot());
    fresh.setCamera(camera);
    fresh.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&fresh));
    QTest::qWait(1);
    EXPECT_EQ(turned, fresh.grab().toImage());
}

TEST_P(BodyTest, LinkedBodiesTurnTogetherAndOthersAlone)
{
    shown(bodies(2));
    m_widget.setCameraOf(1, {.turn = 10, .tilt = 30});
    EXPECT_DOUBLE_EQ(m_widget.cameraOf(0).turn, 10);
    m_widget.setCamerasLinked(false);
    m_widget.setCameraOf(1, {.turn = 50, .tilt = 30});
    EXPECT_DOUBLE_EQ(m_widget.cameraOf(0).turn, 10);
    EXPECT_DOUBLE_EQ(m_widget.cameraOf(1).turn, 50);
    // What is dragged is what sliders are about.
    drag(m_widget.pointOf({1, 1, 0}) + QPoint(30, 0), {40, 0});
    EXPECT_DOUBLE_EQ(m_widget.cameraOf(1).turn, 70);
    EXPECT_DOUBLE_EQ(m_widget.camera().turn, 70);
    m_widget.setCamerasLinked(true);
    EXPECT_DOUBLE_EQ(m_widget.cameraOf(0).turn, 70);
}

TEST_P(BodyTest, WidgetsAreLinkedBySignals)
{
    shown(bodies(1));
    PlotWidget other;
    other.setPlot(bodies(1));
    QObject::connect(&m_widget, &PlotWidget::cameraChanged, &other, &PlotWidget::setCamera);
    QObject::connect(&other, &PlotWidget::cameraChanged, &m_widget, &PlotWidget::setCamera);
    const QSignalSpy changed(&m_widget, &PlotWidget::cameraChanged);
    m_widget.setCamera({.turn = 200, .tilt = 100});
    EXPECT_EQ(other.camera(), (Camera{.turn = -160, .tilt = 90}));
    other.setCamera({.turn = 5, .tilt = 6});
    EXPECT_EQ(m_widget.camera(), (Camera{.turn = 5, .tilt = 6}));
    EXPECT_EQ(changed.size(), 2);
}

TEST_P(BodyTest, TheCameraStaysWhenThePlotChanges)
{
    shown(bodies(1));
    m_widget.setCamera({.turn = 77, .tilt = 11, .zoom = 3});
    shown(bodies(2));
    EXPECT_EQ(m_widget.cameraOf(1), (Camera{.turn = 77, .tilt = 11, .zoom = 3}));
    Plot other = *bodies(1);
    other.title = "Another";
    shown(shared(std::move(other)));
    EXPECT_EQ(m_widget.camera(), (Camera{.turn = 77, .tilt = 11}));
}

TEST_P(BodyTest, ControlAndWheelZoomAroundThePointer)
{
    shown(bodies(1));
    EXPECT_TRUE(m_widget.showsAll());
    const QPoint before = m_widget.pointOf({0, 1, 0});
    wheel(before, 4);
    EXPECT_GT(m_widget.camera().zoom, 1.5);
    EXPECT_FALSE(m_widget.showsAll());
    EXPECT_LE((m_widget.pointOf({0, 1, 0}) - before).manhattanLength(), 2);
    QTest::keyClick(&m_widget, Qt::Key_0, Qt::ShiftModifier);
    EXPECT_EQ(m_widget.camera(), Camera{});
    EXPECT_TRUE(m_widget.showsAll());
}

TEST_P(BodyTest, PointsArePickedAndPointedAtOnTheSurface)
{
    shown(bodies(1));
    const QSignalSpy picked(&m_widget, &PlotWidget::rowsPicked);
    const QSignalSpy pointed(&m_widget, &PlotWidget::pointed);
    const QPoint ana = m_widget.pointOf({0, 1, 0});
    QTest::mouseMove(canvas(), ana + QPoint(40, 0));
    QTest::mouseMove(canvas(), ana);
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, ana);
    ASSERT_EQ(picked.size(), 1);
    EXPECT_THAT(picked.at(0).at(0).value<std::vector<NodeRow>>(), ElementsAre(Ana));
    EXPECT_EQ(m_widget.camera(), Camera{});
    ASSERT_FALSE(pointed.isEmpty());
    EXPECT_NEAR(pointed.last().at(1).toDouble(), 0.33, 0.02); // where ana was put
    EXPECT_NEAR(pointed.last().at(2).toDouble(), 0.41, 0.02);
    EXPECT_NEAR(pointed.last().at(3).toDouble(), 0.5724, 0.02); // 2^(-0.33/0.41)
}

TEST_P(BodyTest, NumbersBesideABodySayWhatTheirAxisIs)
{
    Plot plot = *bodies(1);
    plot.panels.front().z->meaning = "the factor of the classic algorithm";
    shown(shared(std::move(plot)));
    // Left of the leftmost edge there are only numbers and the title of heights.
    bool found = false;
    for (int y = 0; y < m_widget.height(); y += 4)
        for (int x = 0; x < m_widget.width() / 4; x += 4)
            found = found || m_widget.axisCardAt({x, y}).contains(QLatin1String("classic algorithm"));
    EXPECT_TRUE(found);
    EXPECT_TRUE(m_widget.axisCardAt(m_widget.pointOf({0, 1, 0})).isEmpty());
}

TEST_P(BodyTest, TheSelectedPointIsNamedInTheAccent)
{
    const auto accents = [this] {
        const QImage image = seen();
        const QRgb accent = theme().color(Role::Accent).rgb();
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixel(x, y) == accent ? 1 : 0;
        return count;
    };
    shown(bodies(1));
    EXPECT_EQ(accents(), 0);
    m_widget.setSelectedRows({Ana});
    EXPECT_GT(accents(), 100); // of which the dot has some 75
}

TEST_P(BodyTest, IsMadeOfAreasAndLinesInPdf)
{
    QByteArray bytes;
    QBuffer file(&bytes);
    file.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&file);
        QPainter painter(&writer);
        const PlotPicture picture{
            .plot = shared(factorPlot(30, 3, true)), .look = {theme(), m_widget.font()}};
        paintPlot(painter, picture, {600, 450});
    }
    EXPECT_EQ(bytes.count("/Subtype /Image"), 1); // the bar of the color scale
    EXPECT_GT(bytes.size(), 29 * 29 * 10);
}

TEST_P(BodyTest, PicturesAreSeenFromTheirCamera)
{
    PlotPicture picture{.plot = bodies(1), .look = {theme(), m_widget.font()}};
    const QImage usual = imageOf(picture, {400, 300}, 1);
    picture.cameras = {Camera{}};
    EXPECT_EQ(imageOf(picture, {400, 300}, 1), usual);
    picture.cameras = {Camera{.turn = 120}};
    EXPECT_NE(imageOf(picture, {400, 300}, 1), usual);
}

} // namespace
} // namespace fairshare::gui
