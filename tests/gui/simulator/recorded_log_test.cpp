// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/simulator_fixture.h"
#include "widgets/simulator/other_run.h"
#include "widgets/simulator/simulator_controls.h"

#include <QComboBox>
#include <QLabel>
#include <QUndoStack>

#include <gmock/gmock.h>

/// Logs that record who held which nodes when.
namespace fairshare::gui {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class RecordedLogTest : public SimulatorFixture {
protected:
    void openLog(const char* content)
    {
        const QString log = m_folder.filePath(QStringLiteral("out_jobs.csv"));
        ASSERT_TRUE(writeFile(log.toStdString(), content));
        open({log});
        m_window.views().showView(QStringLiteral("simulator"));
        ready();
    }
    const std::vector<Seconds>& starts() { return page().simulation().sampled()->run().schedule.starts; }
    const std::vector<Seconds>& otherStarts()
    {
        return page().otherRun().simulation().sampled()->run().schedule.starts;
    }
    QAbstractButton& button(const char* name)
    {
        return *m_window.findChild<QAbstractButton*>(QLatin1String(name));
    }
    std::string text(const char* name)
    {
        return m_window.findChild<QLabel*>(QLatin1String(name))->text().toStdString();
    }
};

// EASY would start job 3 beside job 1, at 2 s, and job 2 at 100 s.
constexpr const char* Batsim =
    "job_id,submission_time,requested_number_of_resources,requested_time,starting_time,execution_time,"
    "finish_time,allocated_resources\n"
    "1,0,2,100,0,100,100,0-1\n2,1,3,50,110,50,160,0-2\n3,2,1,90,160,90,250,2\n";

TEST_F(RecordedLogTest, IsShownAsItRan)
{
    openLog(Batsim);
    EXPECT_THAT(starts(), ElementsAre(0, 110, 160));
    EXPECT_EQ(page().simulation().sampled()->run().origin, "recorded");
    EXPECT_TRUE(button("simulatorAnew").isVisible());
    EXPECT_FALSE(button("simulatorAnew").isChecked());
    EXPECT_FALSE(m_window.findChild<QComboBox*>(QStringLiteral("simulatorScheduler"))->isEnabled());
    EXPECT_TRUE(isPossible("saveRecording"));
    button("simulatorAnew").click();
    ready();
    EXPECT_THAT(starts(), ElementsAre(0, 100, 2));
    EXPECT_TRUE(button("simulatorAnew").isVisible());
    EXPECT_TRUE(m_window.findChild<QComboBox*>(QStringLiteral("simulatorScheduler"))->isEnabled());
    m_window.document().undoStack().undo();
    ready();
    EXPECT_THAT(starts(), ElementsAre(0, 110, 160));
    EXPECT_FALSE(button("simulatorAnew").isChecked());
}

TEST_F(RecordedLogTest, IsComparedOnOneClock)
{
    openLog(Batsim);
    EXPECT_FALSE(page().otherRun().timeline().isVisible());
    button("simulatorCompare").click();
    ready();
    ASSERT_TRUE(page().otherRun().timeline().isVisible());
    EXPECT_THAT(otherStarts(), ElementsAre(0, 100, 2));
    EXPECT_THAT(text("simulatorShownRun"), HasSubstr("recorded: mean wait"));
    EXPECT_THAT(text("simulatorOtherRun"), HasSubstr("EASY"));
    EXPECT_EQ(page().otherRun().timeline().whole(), page().timeline().whole());
    EXPECT_EQ(page().otherRun().timeline().span(), page().timeline().span());
    page().selection().clock().goToTime(120);
    EXPECT_EQ(page().otherRun().moment().clock().time(), 100); // its last sample until then
    page().otherRun().moment().clock().goToTime(30);
    EXPECT_EQ(page().selection().clock().time(), 30);
    button("simulatorAnew").click();
    ready();
    EXPECT_THAT(starts(), ElementsAre(0, 100, 2));
    EXPECT_THAT(otherStarts(), ElementsAre(0, 110, 160));
    button("simulatorCompare").click();
    EXPECT_FALSE(page().otherRun().timeline().isVisible());
}

TEST_F(RecordedLogTest, ShowsARowForEachJobOnASharedNode)
{
    openLog("JobIDRaw|Submit|Start|End|NNodes|NCPUS|State|NodeList\n1|100|100|120|1|2|COMPLETED|n1\n"
            "2|101|105|125|1|6|COMPLETED|n1\n3|101|105|125|1|6|COMPLETED|n2\n");
    const SimulatedRun& run = page().simulation().sampled()->run();
    EXPECT_THAT(run.nodeNames, ElementsAre("n1", "n1/2", "n2"));
    EXPECT_THAT(run.allocation.nodesOf(1), ElementsAre(1));
}

TEST_F(RecordedLogTest, OffersNothingForOtherLogs)
{
    simulate();
    EXPECT_FALSE(button("simulatorAnew").isVisible());
    EXPECT_FALSE(button("simulatorCompare").isVisible());
}

} // namespace
} // namespace fairshare::gui
