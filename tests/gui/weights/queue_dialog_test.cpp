// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/queue_dialog.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/views/view_tabs.h"

#include <QCheckBox>
#include <QPushButton>

namespace fairshare::gui {
namespace {

/// File, Make up jobs, for the users of the sample tree, which has neither jobs nor weights.
class QueueDialogTest : public MainWindowTest {
protected:
    QueueDialogTest()
    {
        open({m_file});
        trigger("syntheticJobs");
    }

    QueueDialog& dialog() { return *m_window.findChild<QueueDialog*>(); }
    WholeNumberBox& box(const char* name)
    {
        return *dialog().findChild<WholeNumberBox*>(QLatin1String(name));
    }
    const PrioritySection& priority() { return *m_window.document().scenario()->priority; }
    void make()
    {
        QTest::mouseClick(dialog().findChild<QPushButton*>(QStringLiteral("queueMake")), Qt::LeftButton);
        settle();
    }
    QString outcome() { return dialog().findChild<WrappedText*>(QStringLiteral("queueOutcome"))->sentence(); }
};

TEST_F(QueueDialogTest, PutsJobsOfTheTreesUsersIntoTheScenario)
{
    ASSERT_TRUE(dialog().isVisible());
    box("queueSize").setValue(50);
    box("queueUrgent").setValue(100);
    make();
    ASSERT_EQ(priority().queue->jobs.size(), 50U);
    for (const Job& job : priority().queue->jobs)
        EXPECT_NE(row(job.user.c_str()), NoRow) << job.user;
    EXPECT_EQ(priority().fairshareSource, FairshareSource::Tree);
    EXPECT_EQ(priority().config.weights.fairshare, 10000U); // the file has no weights
    EXPECT_EQ(m_window.views().currentId(), QStringLiteral("weights"));
    EXPECT_EQ(outcome(), QStringLiteral("50 synthetic jobs generated. Undo restores the previous jobs."));
    EXPECT_TRUE(dialog().isVisible());
    trigger("undo");
    EXPECT_TRUE(priority().queue->jobs.empty());
    EXPECT_EQ(priority().config.weights.fairshare, 0U);
}

TEST_F(QueueDialogTest, TheSameNumbersGiveTheSameJobs)
{
    box("queueSize").setValue(20);
    make();
    const SharedValue<JobQueue> first = priority().queue;
    box("queueSeed").setValue(2);
    make();
    EXPECT_NE(priority().queue->jobs, first->jobs);
    box("queueSeed").setValue(1);
    make();
    EXPECT_EQ(priority().queue->jobs, first->jobs);
}

TEST_F(QueueDialogTest, LeavesWeightsAloneWhereNobodyWantsOthers)
{
    dialog().findChild<QCheckBox*>(QStringLiteral("queueWeights"))->setChecked(false);
    make();
    EXPECT_EQ(priority().queue->jobs.size(), 1000U);
    EXPECT_EQ(priority().config, PriorityConfig());
}

TEST_F(QueueDialogTest, ClosesWithTheScenario)
{
    m_window.document().close();
    EXPECT_FALSE(dialog().isVisible());
    EXPECT_FALSE(m_window.findChild<QAction*>(QStringLiteral("syntheticJobs"))->isEnabled());
}

} // namespace
} // namespace fairshare::gui
