// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_view.h"

#include "tests/gui/support/small_run.h"
#include "widgets/simulator/timeline/timeline_scene.h"
#include "widgets/text/clock_text.h"
#include "widgets/theme/color_maps.h"

#include "core/simulator/preemption/preemption_policy_registry.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QToolTip>
#include <QWheelEvent>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <string>
#include <vector>

namespace fairshare::gui {
namespace {

class TimelineViewTest : public testing::Test {
protected:
    TimelineViewTest()
        : m_results(m_document, KnownRuns())
        , m_selection(m_results)
        , m_view(m_selection)
    {
        m_results.setWatched(true);
        m_document.open(smallSimulation(m_folder.path()), {});
        m_view.resize(900, 700);
        m_view.show();
        m_results.waitUntilReady();
        m_view.waitUntilReady();
    }

    /// Of a cluster of 3 nodes. @param rows of a log: job, submission, run time, nodes and user
    void openJobs(const std::string& rows)
    {
        const QString log = m_folder.filePath(QStringLiteral("jobs.csv"));
        ASSERT_TRUE(writeFile(log.toStdString(), "job_id,submit,run,nodes,user\n" + rows));
        LoadedScenario loaded;
        loaded.scenario = withSimulation(loaded.scenario, smallSection(log));
        m_document.open(loaded, {});
        m_results.waitUntilReady();
        m_view.waitUntilReady();
    }
    /// The lines of the card over a place.
    QStringList cardAt(const QPoint& at)
    {
        QHelpEvent event(QEvent::ToolTip, at, m_view.mapToGlobal(at));
        QApplication::sendEvent(&m_view, &event);
        QTextDocument card;
        card.setHtml(QToolTip::text());
        return card.toPlainText().split(QLatin1Char('\n'));
    }
    QPoint cell(std::size_t policy, int node, double time) const
    {
        const TimelineLayout layout = m_view.layoutNow();
        const QRect canvas = layout.bands[policy].canvas;
        return {static_cast<int>(layout.xOf(time, m_view.span())),
            canvas.top() + canvas.height() * (2 * node + 1) / 6};
    }
    QColor colorAt(std::size_t policy, int node, double time)
    {
        return m_view.grab().toImage().pixelColor(cell(policy, node, time));
    }
    static int away(const QColor& a, const QColor& b)
    {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    }

    QTemporaryDir m_folder;
    Document m_document;
    SimulationResults m_results;
    MomentSelection m_selection;
    TimelineView m_view;
};

QColor colorOf(const Theme& theme, std::string_view policy)
{
    return policyPen(theme, *findPreemptionPolicy(policy), 1).color();
}

constexpr std::size_t Fifo = 0;
constexpr std::size_t Lifo = 1;
constexpr std::size_t Pap = 2;

// By hand at 345 s, within the sample at 330 s: the least valuable is yellow, the most valuable dark violet.
TEST_F(TimelineViewTest, PaintsTheMoreValuableDarker)
{
    const QColor yellow = mapColor(ColorMap::Viridis, 1);
    const QColor violet = mapColor(ColorMap::Viridis, 0);
    EXPECT_LT(away(colorAt(Fifo, 2, 345), yellow), 12);
    EXPECT_LT(away(colorAt(Lifo, 2, 345), violet), 12);
    EXPECT_LT(away(colorAt(Pap, 2, 345), violet), 12);
    EXPECT_LT(away(colorAt(Lifo, 0, 345), mapColor(ColorMap::Viridis, 1 - 30.0 / 330)), 12);
    EXPECT_LT(away(colorAt(Fifo, 1, 345), mapColor(ColorMap::Viridis, 30.0 / 330)), 12);
}

TEST_F(TimelineViewTest, SelectsARangeByDraggingWithShift)
{
    QTest::mousePress(&m_view, Qt::LeftButton, Qt::ShiftModifier, cell(Fifo, 0, 450));
    QMouseEvent move(QEvent::MouseMove, cell(Fifo, 0, 150), m_view.mapToGlobal(cell(Fifo, 0, 150)),
        Qt::LeftButton, Qt::LeftButton, Qt::ShiftModifier);
    QApplication::sendEvent(&m_view, &move);
    QTest::mouseRelease(&m_view, Qt::LeftButton, Qt::ShiftModifier, cell(Fifo, 0, 150));
    ASSERT_TRUE(m_view.range().has_value());
    EXPECT_NEAR(static_cast<double>(m_view.range()->begin), 150, 2);
    EXPECT_NEAR(static_cast<double>(m_view.range()->end), 450, 2);
    EXPECT_EQ(m_view.span(), (TimeSpan{0, 600})) << "not scrolled";
    QTest::keyClick(&m_view, Qt::Key_Escape);
    EXPECT_FALSE(m_view.range().has_value());
}

TEST_F(TimelineViewTest, ExtendsARangeFromTheCursorByKeys)
{
    m_selection.clock().goTo(3);
    QTest::keyClick(&m_view, Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(&m_view, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(m_view.range(), (TimeRange{90, 150}));
    QTest::keyClick(&m_view, Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(m_view.range(), (TimeRange{90, 120}));
    QTest::keyClick(&m_view, Qt::Key_Right);
    EXPECT_EQ(m_view.range(), (TimeRange{90, 120}));
    EXPECT_EQ(m_selection.clock().sample(), 5U);
}

TEST_F(TimelineViewTest, LimitsARangeToTheRun)
{
    m_view.selectRange(TimeRange{-100, 5000});
    EXPECT_EQ(m_view.range(), (TimeRange{0, 600}));
    m_view.selectRange(TimeRange{700, 800});
    EXPECT_FALSE(m_view.range().has_value());
}

TEST_F(TimelineViewTest, PaintsNeighborsInHuesThatDiffer)
{
    for (std::uint8_t one = 0; one < NeighborHues; ++one)
        for (std::uint8_t other = 0; other < one; ++other) {
            const int apart = std::abs(neighborFill({one, 0}).hsvHue() - neighborFill({other, 0}).hsvHue());
            EXPECT_GE(std::min(apart, 360 - apart), 20) << int{one} << ' ' << int{other};
        }
    m_view.setPicture(TimelinePicture::Gantt);
    m_view.setJobColor("job");
    const auto hueAt = [this](int node, double time) {
        const TimelineLayout layout = m_view.layoutNow();
        const QRect canvas = layout.bands[0].canvas;
        const QPoint at(static_cast<int>(layout.xOf(time, m_view.span())),
            canvas.top() + canvas.height() * (2 * node + 1) / 6);
        return m_view.grab().toImage().pixelColor(at).hsvHue();
    };
    const std::set<int> hues{hueAt(0, 150), hueAt(0, 450), hueAt(2, 150)};
    EXPECT_EQ(hues.size(), 3U); // jobs a, c and b
}

TEST_F(TimelineViewTest, ColorsAPolicyAlikeWhateverOthersAreShown)
{
    const Theme theme;
    EXPECT_EQ(colorOf(theme, "fifo"), theme.color(Role::S1));
    EXPECT_EQ(colorOf(theme, "pap"), theme.color(Role::S4));
    EXPECT_EQ(colorOf(theme, "pap_set"), theme.color(Role::Text));
    SimulationSection alone = *m_document.scenario()->simulation;
    alone.preemption.policies = {"pap"};
    const auto hasLine = [this](const QColor& color) {
        const QImage image = m_view.grab().toImage();
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y) == color)
                    return true;
        return false;
    };
    EXPECT_TRUE(hasLine(colorOf(themeOf(m_view.palette()), "fifo")));
    ASSERT_TRUE(m_document.apply(QStringLiteral("Alone"), {},
        [&alone](const Scenario& now) -> Result<Scenario> { return withSimulation(now, alone); }));
    m_results.waitUntilReady();
    m_view.waitUntilReady();
    EXPECT_FALSE(hasLine(colorOf(themeOf(m_view.palette()), "fifo")));
    EXPECT_TRUE(hasLine(colorOf(themeOf(m_view.palette()), "pap")));
}

TEST_F(TimelineViewTest, WalksByKeys)
{
    QTest::keyClick(&m_view, Qt::Key_Right);
    QTest::keyClick(&m_view, Qt::Key_Right);
    EXPECT_EQ(m_selection.clock().sample(), 2U);
    QTest::keyClick(&m_view, Qt::Key_Left);
    EXPECT_EQ(m_selection.clock().sample(), 1U);
    QTest::keyClick(&m_view, Qt::Key_End);
    EXPECT_EQ(m_selection.clock().sample(), 19U);
    QTest::keyClick(&m_view, Qt::Key_Home);
    EXPECT_EQ(m_selection.clock().sample(), 0U);
    QTest::keyClick(&m_view, Qt::Key_Space);
    EXPECT_TRUE(m_selection.clock().isPlaying());
    QTest::keyClick(&m_view, Qt::Key_Space);
    EXPECT_FALSE(m_selection.clock().isPlaying());
    const std::size_t speed = m_selection.clock().speed();
    QTest::keyClick(&m_view, Qt::Key_Plus);
    EXPECT_EQ(m_selection.clock().speed(), speed + 1);
    QTest::keyClick(&m_view, Qt::Key_Minus);
    EXPECT_EQ(m_selection.clock().speed(), speed);
}

TEST_F(TimelineViewTest, GoesToWhereThePoliciesDiffer)
{
    ASSERT_FALSE(m_results.keyMoments().empty());
    QTest::keyClick(&m_view, Qt::Key_N);
    EXPECT_EQ(m_selection.clock().sample(), m_results.keyMoments().front().sample);
    QTest::keyClick(&m_view, Qt::Key_N, Qt::ShiftModifier);
    EXPECT_EQ(m_selection.clock().sample(), m_results.keyMoments().back().sample);
}

TEST_F(TimelineViewTest, TakesTheMomentAndTheNodeOfAClick)
{
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, cell(Lifo, 1, 345));
    EXPECT_EQ(m_selection.clock().sample(), 11U);
    EXPECT_EQ(m_selection.node(), 1U);
}

TEST_F(TimelineViewTest, ZoomsAroundThePointerAndScrolls)
{
    const TimeSpan whole = m_view.span();
    const QPoint at = cell(Lifo, 1, 450);
    const auto wheel = [&](Qt::KeyboardModifiers keys, int turned) {
        QWheelEvent event(
            at, m_view.mapToGlobal(at), {}, {0, turned}, Qt::NoButton, keys, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&m_view, &event);
    };
    const double before = m_view.layoutNow().timeAt(at.x(), m_view.span());
    wheel(Qt::ControlModifier, 120);
    EXPECT_NEAR(m_view.span().length(), whole.length() * 0.8, 1);
    EXPECT_NEAR(m_view.layoutNow().timeAt(at.x(), m_view.span()), before, 1);
    const double begin = m_view.span().begin;
    wheel({}, -120);
    EXPECT_GT(m_view.span().begin, begin);
    m_view.showAll();
    EXPECT_EQ(m_view.span(), whole);
}

TEST_F(TimelineViewTest, KeepsTheMomentInSight)
{
    m_view.setSpan({0, 250});
    m_selection.clock().goTo(18);
    EXPECT_LE(m_view.span().begin, 540);
    EXPECT_GE(m_view.span().end, 540);
}

TEST_F(TimelineViewTest, TellsWhatLiesUnderThePointerUntilTheMomentMoves)
{
    QStringList told;
    QObject::connect(
        &m_view, &TimelineView::pointedAt, &m_view, [&told](const QString& text) { told << text; });
    const auto pointAt = [this](const QPoint& at) {
        QMouseEvent event(QEvent::MouseMove, at, m_view.mapToGlobal(at), Qt::NoButton, {}, {});
        QApplication::sendEvent(&m_view, &event);
    };
    pointAt(cell(Lifo, 1, 345));
    EXPECT_EQ(told, QStringList({QStringLiteral("node 1, 0:05:30")}));
    QTest::keyClick(&m_view, Qt::Key_Right);
    EXPECT_EQ(told, QStringList({QStringLiteral("node 1, 0:05:30"), QString()}));
    QTest::keyClick(&m_view, Qt::Key_Right);
    EXPECT_EQ(told.size(), 2);
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, cell(Lifo, 1, 345));
    EXPECT_EQ(told.size(), 3);
    EXPECT_EQ(told.back(), QStringLiteral("node 1, 0:05:30"));
    m_view.setSpan({0, m_view.span().end / 2}); // what lies there is of another time now
    EXPECT_EQ(told.size(), 4);
    EXPECT_EQ(told.back().left(8), QStringLiteral("node 1, "));
    EXPECT_NE(told.back(), told[2]);
}

TEST_F(TimelineViewTest, CardsOfTheGanttPictureTellOfTheJob)
{
    EXPECT_EQ(cardAt(cell(Lifo, 1, 345)).front(), QStringLiteral("LIFO, node 1, 0:05:30"));
    m_view.setPicture(TimelinePicture::Gantt);
    const QString time = clockText(static_cast<Seconds>(
        std::floor(m_view.layoutNow().timeAt(cell(0, 1, 345).x() + 0.5, m_view.span()))));
    EXPECT_EQ(cardAt(cell(0, 1, 345)),
        QStringList({QStringLiteral("Job c, node 1, ") + time, QStringLiteral("user cyd"),
            QStringLiteral("queue short, 2 nodes"), QStringLiteral("submitted 0:00:00"),
            QStringLiteral("start 0:05:00, end 0:10:00"), QStringLiteral("waited 0:05:00")}));
    m_selection.clock().goTo(11);
    m_selection.select(2);
    m_view.showCard();
    QTextDocument shown;
    shown.setHtml(QToolTip::text());
    EXPECT_EQ(shown.toPlainText().section(QLatin1Char('\n'), 0, 1),
        QStringLiteral("Job b, node 2, 0:05:30\nuser bob"));
}

// By hand: a kill at 270 s costs 3 nodes 270 s each, 0.225 node-hours; with the samples before it 1.125.
TEST_F(TimelineViewTest, CardsOfTheCoursesTellWhatIsThere)
{
    openJobs("a,0,600,3,ann\nb,0,600,3,bob\n");
    const auto at = [this](TimelineBand kind) {
        const TimelineLayout layout = m_view.layoutNow();
        return QPoint(
            static_cast<int>(layout.xOf(285, m_view.span())), layout.band(kind)->canvas.center().y());
    };
    const QStringList lost{QStringLiteral("1 of 3 nodes to free, 0:04:30"),
        QStringLiteral("FIFO: 0.2 node-h, running total 1.1"),
        QStringLiteral("LIFO: 0.2 node-h, running total 1.1"),
        QStringLiteral("PAP: 0.2 node-h, running total 1.1")};
    EXPECT_EQ(cardAt(at(TimelineBand::Lost)), lost);
    m_view.setPicture(TimelinePicture::Lost);
    EXPECT_EQ(cardAt(at(TimelineBand::LostSum)), lost);
    m_view.setPicture(TimelinePicture::Usage);
    const QStringList load = cardAt(at(TimelineBand::Waiting));
    EXPECT_EQ(load.mid(1),
        QStringList(
            {QStringLiteral("3 of 3 nodes in use"), QStringLiteral("pending jobs: 1, nodes needed: 3")}));
    EXPECT_EQ(load.front().left(13), QStringLiteral("All nodes, 0:"));
    EXPECT_EQ(cardAt(at(TimelineBand::InUse)).mid(1), load.mid(1));
}

// Queue batch holds nodes for 1200 s, short for 600; c waits for 300 s, the others do not; each user holds
// them for 600 s.
TEST_F(TimelineViewTest, ColorsJobsOfTheGanttPicture)
{
    const QColor violet = mapColor(ColorMap::Viridis, 0);
    const QColor middle = mapColor(ColorMap::Viridis, 0.5);
    const QColor yellow = mapColor(ColorMap::Viridis, 1);
    m_view.setPicture(TimelinePicture::Gantt);
    const auto colors = [this](const std::string& by) {
        m_view.setJobColor(by);
        return std::vector<QColor>{colorAt(0, 1, 100), colorAt(0, 2, 100), colorAt(0, 1, 400)};
    };
    EXPECT_EQ(colors("queue"), (std::vector<QColor>{violet, violet, yellow}));
    EXPECT_EQ(colors("wait"), (std::vector<QColor>{yellow, yellow, violet}));
    EXPECT_EQ(colors("user"), (std::vector<QColor>{violet, middle, yellow}));
    const QColor plain = themeOf(m_view.palette()).color(Role::Bar);
    EXPECT_EQ(colors("account"), (std::vector<QColor>{plain, plain, plain})); // the log tells none
    EXPECT_EQ(colors("none"), (std::vector<QColor>{plain, plain, plain}));
}

// At 330 s c holds nodes 0 and 1 since 300 s, at 210 s a does until then.
TEST_F(TimelineViewTest, OutlinesTheSelectedJobAndKeepsItsColor)
{
    m_view.setPicture(TimelinePicture::Gantt);
    m_view.setJobColor("queue");
    const QColor before = colorAt(0, 1, 400);
    EXPECT_EQ(before, mapColor(ColorMap::Viridis, 1));
    const auto isOutlinedAt = [this](double time) {
        const QImage image = m_view.grab().toImage();
        const QColor accent = themeOf(m_view.palette()).color(Role::Accent);
        const QPoint at = cell(0, 0, time);
        // Below both nodes, where no other mark is.
        const QRect canvas = m_view.layoutNow().bands.front().canvas;
        int found = 0;
        for (int y = canvas.top() + canvas.height() * 2 / 3; y < canvas.bottom(); ++y)
            found += image.pixelColor(at.x(), y) == accent ? 1 : 0;
        return found > 1;
    };
    m_selection.clock().goTo(11);
    m_selection.select(0);
    EXPECT_EQ(colorAt(0, 1, 400), before);
    EXPECT_TRUE(isOutlinedAt(400));
    EXPECT_FALSE(isOutlinedAt(100));
    m_selection.clock().goTo(7);
    EXPECT_TRUE(isOutlinedAt(100)) << "the job of that moment";
    EXPECT_FALSE(isOutlinedAt(400));
}

// Six jobs of other users each hold the nodes longer than the two that have no color of their own.
TEST_F(TimelineViewTest, ColorsJobsOfUsersWithoutAColorGray)
{
    std::string rows;
    for (int user = 1; user <= 8; ++user)
        rows += fmt::format("j{0},0,{1},3,u{0}\n", user, 110 - 10 * user);
    openJobs(rows);
    m_view.setPicture(TimelinePicture::Gantt);
    m_view.setJobColor("user");
    const QColor gray = themeOf(m_view.palette()).color(Role::Border);
    EXPECT_EQ(colorAt(0, 1, 50), mapColor(ColorMap::Viridis, 0));
    EXPECT_EQ(colorAt(0, 1, 370), mapColor(ColorMap::Viridis, 1)); // u5, from 340 s on
    EXPECT_EQ(colorAt(0, 1, 425), gray); // u6, from 400 s on
    EXPECT_EQ(colorAt(0, 1, 510), gray); // u8, from 490 s on
}

// The last job has started at once and nodes are idle: no policy is asked anything.
TEST_F(TimelineViewTest, DrawsJobsOfARunWithoutSamples)
{
    openJobs("a,0,300,1,ann\nb,0,600,1,bob\n");
    m_view.setMessage(QStringLiteral("no sample"));
    ASSERT_NE(m_results.sampled(), nullptr);
    ASSERT_EQ(m_results.sampled()->clock().count(), 0U);
    ASSERT_EQ(m_selection.moment(), nullptr);
    EXPECT_TRUE(m_view.layoutNow().bands.empty()); // its message stands there
    m_view.setPicture(TimelinePicture::Gantt);
    m_view.setJobColor("user");
    EXPECT_EQ(m_view.span(), (TimeSpan{0, 600}));
    EXPECT_EQ(colorAt(0, 0, 100), mapColor(ColorMap::Viridis, 1));
    EXPECT_EQ(colorAt(0, 1, 100), mapColor(ColorMap::Viridis, 0));
    EXPECT_EQ(colorAt(0, 1, 500), mapColor(ColorMap::Viridis, 0));
    QStringList told;
    QObject::connect(
        &m_view, &TimelineView::pointedAt, &m_view, [&told](const QString& text) { told << text; });
    QTest::mouseClick(&m_view, Qt::LeftButton, {}, cell(0, 1, 345));
    EXPECT_EQ(m_selection.node(), 1U);
    ASSERT_EQ(told.size(), 1);
    EXPECT_EQ(told.front().left(12), QStringLiteral("node 1, 0:05"));
    for (const int key : {Qt::Key_Space, Qt::Key_End, Qt::Key_Down, Qt::Key_N, Qt::Key_0})
        QTest::keyClick(&m_view, static_cast<Qt::Key>(key));
    QTest::keyClick(&m_view, Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_EQ(m_view.span(), (TimeSpan{150, 450}));
    m_view.setPicture(TimelinePicture::Usage);
    EXPECT_EQ(m_view.layoutNow().bands.size(), 2U);
    EXPECT_FALSE(m_view.grab().isNull());
    m_view.setPicture(TimelinePicture::Lost);
    EXPECT_TRUE(m_view.layoutNow().bands.empty());
}

TEST_F(TimelineViewTest, SaysWhyThereAreNoSamples)
{
    m_document.close();
    m_view.setMessage(QStringLiteral("nothing"));
    EXPECT_EQ(m_selection.moment(), nullptr);
    EXPECT_FALSE(m_view.grab().isNull());
}

} // namespace
} // namespace fairshare::gui
