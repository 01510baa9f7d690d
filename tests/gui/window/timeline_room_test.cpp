// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/simulator_fixture.h"
#include "widgets/page/bands/bands.h"
#include "widgets/simulator/moments/moment_panel.h"
#include "widgets/simulator/moments/moment_table.h"
#include "widgets/simulator/playback/playback_bar.h"
#include "widgets/simulator/simulator_controls.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>

#include <gmock/gmock.h>

/// The timeline in low and narrow windows, and of runs that have little to show.
namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class TimelineRoomTest : public SimulatorFixture {
protected:
    void resize(const QSize& size)
    {
        m_window.resize(size);
        QApplication::processEvents();
        QApplication::processEvents();
    }
    /// Remarks of which all are shown.
    void openBand()
    {
        m_window.findChild<Bands*>()->showRemarks(QStringList(12, QStringLiteral("something was left out")));
        for (auto* more : m_window.findChildren<QAbstractButton*>(QStringLiteral("messageMore")))
            if (more->isVisible())
                more->click();
        QApplication::processEvents();
    }
    /// One node of which is idle all the time.
    void simulateIdle()
    {
        const QString log = m_folder.filePath(QStringLiteral("log.csv"));
        ASSERT_TRUE(writeFile(log.toStdString(), "job_id,submit,run,nodes\na,0,300,1\n"));
        simulateLog(log);
    }
    bool isPlayerSeen()
    {
        const QWidget& player = page().player();
        return player.visibleRegion().boundingRect() == player.rect();
    }
    bool isPlayerAtItsPlace()
    {
        const QWidget& player = page().player();
        return player.geometry().bottom() == player.parentWidget()->rect().bottom();
    }
};

TEST_F(TimelineRoomTest, ThePlayerStaysInSightInALowWindow)
{
    simulate();
    EXPECT_TRUE(isPlayerAtItsPlace());
    resize({900, 560});
    openBand();
    EXPECT_GT(page().scrolledAway().height(), 0);
    EXPECT_TRUE(isPlayerSeen());
    EXPECT_FALSE(isPlayerAtItsPlace());
    QScrollBar& bar = *page().findChild<QScrollArea*>()->verticalScrollBar();
    bar.setValue(bar.maximum() / 2);
    EXPECT_TRUE(isPlayerSeen());
    bar.setValue(bar.maximum());
    EXPECT_TRUE(isPlayerSeen());
    EXPECT_TRUE(isPlayerAtItsPlace());
    bar.setValue(0);
    resize({1400, 900});
    EXPECT_TRUE(isPlayerSeen());
    EXPECT_TRUE(isPlayerAtItsPlace());
}

// With a remark above them, at the size that the window has on small screens.
TEST_F(TimelineRoomTest, AllColumnsOfTheMomentAndAllChartsAreSeenInASmallWindow)
{
    simulate();
    SimulationSection next = section();
    next.preemption.policies = {"fifo", "lifo", "random", "pap", "pap_plus"};
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Policies"), {},
        [&next](const Scenario& now) -> Result<Scenario> { return withSimulation(now, next); }));
    ready();
    m_window.findChild<Bands*>()->showRemarks({QStringLiteral("something was left out")});
    resize({900, 560});
    EXPECT_EQ(page().scrolledAway(), QSize(0, 0));
    EXPECT_EQ(page().moment().table().horizontalScrollBar()->maximum(), 0);
    const TimelineLayout layout = page().timeline().layoutNow();
    ASSERT_EQ(layout.bands.size(), 6U);
    EXPECT_GT(layout.bands.back().canvas.height(), 3 * page().timeline().fontMetrics().height());
    EXPECT_LT(layout.axisTitle.bottom(), page().timeline().height());
    const auto* reasons = page().moment().findChild<QWidget*>(QStringLiteral("momentReasons"));
    const int line = page().moment().fontMetrics().height();
    EXPECT_GE(reasons->height(), 5 * line);
    resize({900, 800});
    EXPECT_GE(reasons->height(), 10 * line) << "where there is room";
}

TEST_F(TimelineRoomTest, LongIdsLeaveTheMomentItsLastColumn)
{
    const QString log = m_folder.filePath(QStringLiteral("log.csv"));
    ASSERT_TRUE(writeFile(
        log.toStdString(), "job_id,submit,run,nodes,req\nlater_17,0,360000,3,360000\nb,60,300,3,300\n"));
    simulateLog(log);
    SimulationSection next = section();
    next.preemption.policies = {"fifo", "lifo", "random", "pap", "pap_plus"};
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Policies"), {},
        [&next](const Scenario& now) -> Result<Scenario> { return withSimulation(now, next); }));
    ready();
    resize({900, 560});
    EXPECT_EQ(page().moment().table().horizontalScrollBar()->maximum(), 0);
}

TEST_F(TimelineRoomTest, ARunWithoutSamplesShowsItsJobs)
{
    simulateIdle();
    EXPECT_EQ(page().controls().picture(), TimelinePicture::Gantt);
    EXPECT_EQ(page().timeline().picture(), TimelinePicture::Gantt);
    EXPECT_FALSE(page().timeline().layoutNow().bands.empty());
    EXPECT_EQ(page().moment().reasons(), "The run has no samples, so no policy frees nodes.");
    page().controls().setPicture(TimelinePicture::HeatMap);
    EXPECT_THAT(page().timeline().message().toStdString(),
        HasSubstr("is idle. The Gantt and Nodes in use charts show when the jobs ran."));
    EXPECT_EQ(page().controls().findChild<QComboBox*>(QStringLiteral("simulatorPicture"))->itemText(3),
        QStringLiteral("Nodes in use"));
    EXPECT_TRUE(page().timeline().layoutNow().bands.empty());
    // Nothing is drawn of moments that are not there.
    for (const char* command : {"playSamples", "exportFrames", "contactSheet"})
        EXPECT_FALSE(isPossible(command)) << command;
    EXPECT_TRUE(isPossible("saveRecording"));
}

TEST_F(TimelineRoomTest, ARunWithSamplesBringsThePictureBackThatWasLeft)
{
    simulate();
    page().controls().setPicture(TimelinePicture::Lost);
    simulateIdle();
    EXPECT_EQ(page().controls().picture(), TimelinePicture::Gantt);
    simulate();
    EXPECT_EQ(page().controls().picture(), TimelinePicture::Lost);
    page().controls().setPicture(TimelinePicture::Usage);
    simulateIdle();
    EXPECT_EQ(page().controls().picture(), TimelinePicture::Usage);
    // What somebody chose stays.
    simulate();
    page().controls().setPicture(TimelinePicture::HeatMap);
    simulateIdle();
    EXPECT_EQ(page().controls().picture(), TimelinePicture::Gantt);
    page().controls().setPicture(TimelinePicture::Usage);
    page().controls().setPicture(TimelinePicture::Gantt);
    simulate();
    EXPECT_EQ(page().controls().picture(), TimelinePicture::Gantt);
}

} // namespace
} // namespace fairshare::gui
