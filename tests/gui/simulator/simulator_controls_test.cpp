// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/simulator_controls.h"

#include "core/workspace/saved_results.h"
#include "tests/gui/support/simulator_fixture.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/simulator/export/sample_export.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QTest>

#include <gmock/gmock.h>

#include <filesystem>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class SimulatorControlsTest : public SimulatorFixture { };

TEST_F(SimulatorControlsTest, TakesOtherNodesWithoutAnotherRun)
{
    simulate();
    const SampledRunPtr sampled = page().simulation().sampled();
    nodes().setValue(2);
    ready();
    EXPECT_EQ(section().preemption.nodes, 2);
    EXPECT_EQ(page().simulation().sampled(), sampled);
    EXPECT_EQ(page().selection().moment()->policies.front().taken, 2);
}

TEST_F(SimulatorControlsTest, TakesAllNodesWhereFewerAreThereThanAreWanted)
{
    SimulationSection small = smallSection(writeSmallLog(m_folder.path()));
    small.preemption.nodes = 10;
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&small](const Scenario& now) -> Result<Scenario> { return withSimulation(now, small); }));
    ready();
    ASSERT_NE(page().selection().moment(), nullptr);
    EXPECT_EQ(page().selection().moment()->policies.front().taken, 3);
    EXPECT_EQ(nodes().value(), 3);
    EXPECT_THAT(page().answer().sentence().toStdString(), HasSubstr("freeing 3 of 3 nodes"));
    EXPECT_EQ(section().preemption.nodes, 10) << "as the file says";
}

TEST_F(SimulatorControlsTest, TakesUpAndDownAfterAClickOnAnArrow)
{
    simulate();
    m_window.show();
    m_window.activateWindow();
    ready();
    QStyleOptionSpinBox option;
    option.initFrom(&nodes());
    option.subControls = QStyle::SC_All;
    option.stepEnabled = QAbstractSpinBox::StepUpEnabled | QAbstractSpinBox::StepDownEnabled;
    const QPoint up =
        nodes().style()->subControlRect(QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &nodes()).center();
    QTest::mouseClick(&nodes(), Qt::LeftButton, {}, up);
    ready();
    EXPECT_EQ(section().preemption.nodes, 2);
    EXPECT_TRUE(nodes().hasFocus());
    QTest::qWait(700); // until a held arrow would repeat
    QWidget* focus = QApplication::focusWidget();
    ASSERT_NE(focus, nullptr);
    QTest::keyClick(focus, Qt::Key_Up);
    ready();
    EXPECT_EQ(section().preemption.nodes, 3);
    QTest::keyClick(focus, Qt::Key_Down);
    QTest::keyClick(focus, Qt::Key_Down);
    ready();
    EXPECT_EQ(section().preemption.nodes, 1);
}

TEST_F(SimulatorControlsTest, FitsOneRowInANarrowWindow)
{
    simulate();
    m_window.resize(1024, 700);
    m_window.show();
    ready();
    const QWidget& scheduler = *m_window.findChild<QWidget*>(QStringLiteral("simulatorScheduler"));
    const QWidget& options = *m_window.findChild<QWidget*>(QStringLiteral("simulatorOptions"));
    const auto top = [this](const QWidget& widget) {
        return widget.mapTo(&m_window, QPoint(0, widget.height() / 2)).y();
    };
    EXPECT_NEAR(top(scheduler), top(nodes()), 3);
    EXPECT_NEAR(top(options), top(nodes()), 3);
}

TEST_F(SimulatorControlsTest, SimulatesAClusterOfAnotherSize)
{
    simulate();
    auto& machine = *m_window.findChild<QSpinBox*>(QStringLiteral("simulatorMachine"));
    EXPECT_EQ(machine.value(), 3);
    EXPECT_TRUE(machine.isEnabled());
    machine.setValue(5);
    ready();
    EXPECT_EQ(section().cluster.nodes, 5);
    EXPECT_EQ(page().selection().moment()->nodes.size(), 5U);
    EXPECT_EQ(nodes().maximum(), 5);
    // Nothing is being typed, so undo is that of the window.
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.ignore();
    QApplication::sendEvent(&machine, &undo);
    EXPECT_FALSE(undo.isAccepted());
    m_window.document().undoStack().undo();
    ready();
    EXPECT_EQ(page().selection().moment()->nodes.size(), 3U);
    EXPECT_EQ(machine.value(), 3);
}

TEST_F(SimulatorControlsTest, ShowsTheNumberOfNodesThatIsAskedForWhileItRuns)
{
    simulate();
    auto& machine = *m_window.findChild<QSpinBox*>(QStringLiteral("simulatorMachine"));
    machine.setValue(7);
    EXPECT_EQ(machine.value(), 7);
    machine.setValue(1); // fewer than a job needs
    ready();
    EXPECT_EQ(machine.text(), QStringLiteral("1"));
    EXPECT_TRUE(machine.isEnabled());
}

TEST_F(SimulatorControlsTest, ShowsNoRunOfOtherNodesThanAreAskedFor)
{
    SimulationSection twenty;
    twenty.workload.generator = "peregrine";
    twenty.workload.jobs = 50;
    twenty.cluster.nodes = 20;
    twenty.cluster.allocation = AllocationUnit::Node;
    twenty.preemption.nodes = 15;
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Generate"), {},
        [&twenty](const Scenario& now) -> Result<Scenario> { return withSimulation(now, twenty); }));
    ready();
    ASSERT_NE(page().simulation().sampled(), nullptr);
    m_window.findChild<QSpinBox*>(QStringLiteral("simulatorMachine"))
        ->setValue(8); // fewer than its jobs need
    ready();
    EXPECT_EQ(page().simulation().sampled(), nullptr);
    EXPECT_EQ(page().simulation().made(), nullptr);
    ASSERT_TRUE(page().simulation().problem());
    EXPECT_EQ(page().timeline().message().toStdString(), page().simulation().problem()->message);
    EXPECT_EQ(nodes().value(), 8);
    const auto& band = *m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    EXPECT_TRUE(band.isVisible());
    m_window.document().undoStack().undo();
    EXPECT_FALSE(band.isVisible());
    ready();
    ASSERT_NE(page().simulation().sampled(), nullptr);
    EXPECT_EQ(page().simulation().sampled()->nodes(), 20U);
    EXPECT_EQ(nodes().value(), 15);
    m_window.document().undoStack().redo();
    ready();
    EXPECT_EQ(page().simulation().sampled(), nullptr);
    ASSERT_TRUE(m_window.files().save());
    EXPECT_FALSE(commands().exports().keeping().isRunning());
    EXPECT_FALSE(isPossible("keepResults"));
    EXPECT_FALSE(std::filesystem::exists(savedResultsPath(m_window.document().path().toStdString())))
        << "of another run";
}

TEST_F(SimulatorControlsTest, UndoesAGestureAsOneStep)
{
    simulate();
    const int before = m_window.document().undoStack().count();
    nodes().setValue(2);
    nodes().setValue(3);
    EXPECT_EQ(m_window.document().undoStack().count(), before + 1);
    m_window.document().undoStack().undo();
    EXPECT_EQ(section().preemption.nodes, 1);
    EXPECT_EQ(nodes().value(), 1);
}

TEST_F(SimulatorControlsTest, AddsAGracePeriodThatIsTyped)
{
    simulate();
    auto* grace = m_window.findChild<QComboBox*>(QStringLiteral("simulatorGrace"));
    grace->lineEdit()->selectAll();
    QTest::keyClicks(grace->lineEdit(), QStringLiteral("2 min"));
    QTest::keyClick(grace->lineEdit(), Qt::Key_Return);
    EXPECT_EQ(section().preemption.graces, (std::vector<Seconds>{120, 0, 60}));
    EXPECT_EQ(page().simulation().grace(), 120);
    grace->lineEdit()->selectAll();
    QTest::keyClicks(grace->lineEdit(), QStringLiteral("soon"));
    QTest::keyClick(grace->lineEdit(), Qt::Key_Return);
    EXPECT_EQ(page().simulation().grace(), 120);
    EXPECT_EQ(grace->currentText(), QStringLiteral("2 min"));
}

TEST_F(SimulatorControlsTest, RefusesAGracePeriodThatNoFileHolds)
{
    simulate();
    auto* grace = m_window.findChild<QComboBox*>(QStringLiteral("simulatorGrace"));
    const auto type = [grace](const QString& text) {
        grace->lineEdit()->selectAll();
        QTest::keyClicks(grace->lineEdit(), text);
        QTest::keyClick(grace->lineEdit(), Qt::Key_Return);
    };
    type(QStringLiteral("49711d")); // 4 295 030 400 s
    EXPECT_EQ(section().preemption.graces, (std::vector<Seconds>{0, 60}));
    EXPECT_EQ(grace->currentText(), QStringLiteral("0 s"));
    EXPECT_EQ(m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text(),
        QStringLiteral(
            "grace period '49711d' is out of range; expected 0 to 4\u2009294\u2009967\u2009295 s"));
    type(QStringLiteral("49710d")); // 4 294 944 000 s
    EXPECT_EQ(section().preemption.graces, (std::vector<Seconds>{4'294'944'000, 0, 60}));
}

TEST_F(SimulatorControlsTest, GoesOnFromTheGracePeriodThatIsLookedAt)
{
    simulate();
    auto* grace = m_window.findChild<QComboBox*>(QStringLiteral("simulatorGrace"));
    grace->lineEdit()->selectAll();
    QTest::keyClicks(grace->lineEdit(), QStringLiteral("2 min"));
    QTest::keyClick(grace->lineEdit(), Qt::Key_Return);
    QTest::keyClick(grace->lineEdit(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(grace->lineEdit(), Qt::Key_Return);
    EXPECT_EQ(page().simulation().grace(), 120);
    QTest::keyClick(grace, Qt::Key_Down); // it is the longest
    EXPECT_EQ(page().simulation().grace(), 120);
    QTest::keyClick(grace, Qt::Key_Up);
    EXPECT_EQ(page().simulation().grace(), 60);
    EXPECT_EQ(grace->currentText(), QStringLiteral("60 s"));
}

TEST_F(SimulatorControlsTest, KeepsTheGracePeriodThatIsLookedAt)
{
    simulate();
    auto* grace = m_window.findChild<QComboBox*>(QStringLiteral("simulatorGrace"));
    const ScoreCoursePtr course = page().simulation().course();
    grace->setCurrentIndex(1);
    Q_EMIT grace->activated(1);
    ready();
    EXPECT_EQ(page().simulation().grace(), 60);
    EXPECT_EQ(page().simulation().course(), course) << "was counted anew";
    EXPECT_EQ(section().preemption.graces, (std::vector<Seconds>{60, 0}));
    EXPECT_EQ(grace->itemText(0), QStringLiteral("0 s"));
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Change grace period to 60 s"));
    m_window.document().undoStack().undo();
    EXPECT_EQ(page().simulation().grace(), 0);
    m_window.document().undoStack().redo();
    EXPECT_EQ(page().simulation().grace(), 60);
    ASSERT_TRUE(m_window.files().save());
    open({m_window.document().path()});
    ready();
    EXPECT_EQ(page().simulation().grace(), 60);
    EXPECT_EQ(grace->currentText(), QStringLiteral("60 s"));
}

} // namespace
} // namespace fairshare::gui
