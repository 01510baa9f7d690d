// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/simulator_page.h"

#include "tests/gui/support/simulator_fixture.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/simulator/class_editor.h"
#include "widgets/simulator/moments/moment_panel.h"
#include "widgets/simulator/moments/moment_sums.h"
#include "widgets/simulator/moments/moment_table.h"
#include "widgets/simulator/timeline/overview_strip.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QTest>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class SimulatorPageTest : public SimulatorFixture { };

TEST_F(SimulatorPageTest, SaysWhatBringsJobsWhereThereAreNone)
{
    EXPECT_TRUE(m_window.findChild<QLabel*>(QStringLiteral("simulatorEmpty"))->isVisible());
    EXPECT_TRUE(m_window.findChild<QAbstractButton*>(QStringLiteral("simulatorImport"))->isVisible());
    EXPECT_TRUE(isPossible("importJobs"));
    EXPECT_FALSE(isPossible("runSimulation"));
    EXPECT_FALSE(isPossible("playSamples"));
}

TEST_F(SimulatorPageTest, SimulatesTheJobsOfALog)
{
    simulate();
    ASSERT_NE(page().selection().moment(), nullptr);
    EXPECT_EQ(page().selection().clock().samples(), 20U);
    EXPECT_TRUE(isPossible("runSimulation"));
    EXPECT_TRUE(isPossible("playSamples"));
    EXPECT_FALSE(isPossible("algorithm_classic")) << "it changes nothing here";
    page().selection().clock().goTo(11);
    EXPECT_THAT(page().answer().sentence().toStdString(), HasSubstr("0:05:30"));
}

TEST_F(SimulatorPageTest, TellsWhatACommandMustChooseForTheSamePicture)
{
    simulate();
    PictureChoices& choices = *page().pictureChoices();
    page().selection().clock().goTo(11);
    EXPECT_THAT(choices.chosen()->choices, ElementsAre("at=330"));
    page().timeline().selectRange(
        TimeRange{page().simulation().sampled()->zero() + 60, page().simulation().sampled()->zero() + 240});
    const std::vector<std::string> chosen = choices.chosen()->choices;
    EXPECT_THAT(chosen, ElementsAre("at=330", "from=60", "until=240"));
    page().timeline().selectRange({});
    page().selection().clock().goTo(0);
    EXPECT_TRUE(choices.chooseResult(chosen));
    EXPECT_EQ(page().selection().clock().sample(), 11U);
    EXPECT_EQ(choices.chosen()->choices, chosen);
}

TEST_F(SimulatorPageTest, TellsNoMachineBeforeTheLogIsRead)
{
    simulate();
    const auto& machine = *m_window.findChild<QSpinBox*>(QStringLiteral("simulatorMachine"));
    EXPECT_EQ(machine.text(), QStringLiteral("3"));
    const QString log = m_folder.filePath(QStringLiteral("other.swf"));
    ASSERT_TRUE(writeFile(log.toStdString(),
        "; MaxNodes: 5\n; MaxProcs: 5\n1 0 -1 300 2 -1 -1 2 300 -1 1 1 1 -1 1 -1 -1 -1\n"));
    LoadedScenario loaded;
    SimulationSection section = smallSection(log);
    section.cluster.nodes = 0;
    loaded.scenario = withSimulation(loaded.scenario, section);
    m_window.document().open(loaded, {});
    EXPECT_EQ(machine.text(), QStringLiteral("–"));
    ready();
    EXPECT_EQ(machine.text(), QStringLiteral("5"));
}

TEST_F(SimulatorPageTest, TellsWhatBecameOfTheRowsOfALog)
{
    QStringList told;
    QObject::connect(&page().simulation(), &SimulationResults::imported, &m_window,
        [&told](const QStringList& sentences) { told += sentences; });
    simulate();
    EXPECT_TRUE(told.isEmpty()) << told.join(QLatin1Char('\n')).toStdString();
    const QString log = m_folder.filePath(QStringLiteral("other.csv"));
    ASSERT_TRUE(writeFile(log.toStdString(), "job_id,submit,run,nodes,req\na,0,300,2,300\nz,0,0,1,5\n"));
    simulateLog(log);
    EXPECT_EQ(told,
        QStringList({QStringLiteral("1 of 2 jobs used, on 3 nodes"),
            QStringLiteral("jobs without a run time, skipped: 1")}));
}

TEST_F(SimulatorPageTest, TakesRemarksBackWithTheRunThatTheyAreAbout)
{
    simulate();
    const auto& band = *m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    const QString log = m_folder.filePath(QStringLiteral("other.csv"));
    ASSERT_TRUE(writeFile(log.toStdString(), "job_id,submit,run,nodes,req\na,0,300,2,300\nz,0,0,1,5\n"));
    simulateLog(log);
    ASSERT_TRUE(band.isVisible());
    EXPECT_THAT(band.text().toStdString(), HasSubstr("1 of 2 jobs used, on 3 nodes"));
    nodes().setValue(2);
    ready();
    EXPECT_TRUE(band.isVisible()) << "it is the same run";
    m_window.document().undoStack().undo();
    m_window.document().undoStack().undo();
    ready();
    EXPECT_FALSE(band.isVisible());
}

TEST_F(SimulatorPageTest, PlaysAtSpaceAfterAClickOnAnotherButton)
{
    simulate();
    m_window.activateWindow();
    nodes().setFocus();
    QTest::mouseClick(
        m_window.findChild<QAbstractButton*>(QStringLiteral("playbackStepForward")), Qt::LeftButton);
    EXPECT_EQ(page().selection().clock().sample(), 1U);
    EXPECT_TRUE(page().timeline().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_TRUE(page().selection().clock().isPlaying());
    EXPECT_EQ(page().selection().clock().sample(), 1U);
}

TEST_F(SimulatorPageTest, EditsClassesOfJobs)
{
    simulate();
    auto* editor = m_window.findChild<ClassEditor*>();
    editor->addClass();
    ASSERT_EQ(section().preemption.classes.size(), 1U);
    EXPECT_EQ(section().preemption.classes.front().value, "batch");
    EXPECT_EQ(section().preemption.classes.front().coefficient, 10);
    m_window.document().undoStack().undo();
    EXPECT_TRUE(section().preemption.classes.empty());
}

// By hand, at 330 s: FIFO takes b, of the class, which loses 330 node-s; LIFO and PAP take c, which loses 60.
// Over the samples until then FIFO loses 3330 node-s, all by the class, LIFO 2760 and 2700, PAP 1410 and
// 1350.
TEST_F(SimulatorPageTest, TellsWhatClassesLose)
{
    simulate();
    auto* sums = m_window.findChild<MomentSums*>();
    EXPECT_EQ(sums->rows().size(), 4U);
    SimulationSection next = section();
    next.preemption.classes = {{.attribute = JobAttribute::Queue, .value = "batch", .coefficient = 10}};
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Classes"), {},
        [&next](const Scenario& now) -> Result<Scenario> { return withSimulation(now, next); }));
    ready();
    page().selection().clock().goTo(11);
    const std::vector<MomentSums::Row> rows = sums->rows();
    ASSERT_EQ(rows.size(), 6U);
    EXPECT_EQ(rows[2].values.join(QLatin1Char(' ')), QStringLiteral("0.092 0.017 0.017"));
    EXPECT_EQ(rows[3].title, QStringLiteral("in PAP+ classes"));
    EXPECT_EQ(rows[3].values.join(QLatin1Char(' ')), QStringLiteral("0.092 0 0"));
    EXPECT_EQ(rows[4].values.join(QLatin1Char(' ')), QStringLiteral("0.9 0.8 0.4"));
    EXPECT_EQ(rows[5].title, QStringLiteral("in PAP+ classes"));
    EXPECT_EQ(rows[5].values.join(QLatin1Char(' ')), QStringLiteral("0.9 0.8 0.4"));
}

TEST_F(SimulatorPageTest, TellsLargeSumsInThreeDigits)
{
    const auto brief = [](double hours) {
        return MomentSums::briefHours(static_cast<std::int64_t>(hours * 3600)).toStdString();
    };
    EXPECT_EQ(brief(0), "0");
    EXPECT_EQ(brief(999.4), "999");
    EXPECT_EQ(brief(1234), "1.23k");
    EXPECT_EQ(brief(12'345), "12.3k");
    EXPECT_EQ(brief(184'013), "184k");
    EXPECT_EQ(brief(999'600), "1.00M");
    EXPECT_EQ(brief(1'390'951), "1.39M");
    EXPECT_EQ(brief(2e12), "2\u2009000G");
}

TEST_F(SimulatorPageTest, ShowsARowOfSumsInOneWay)
{
    simulate();
    const auto* sums = page().moment().findChild<MomentSums*>();
    const MomentSums::Row row{QStringLiteral("lost"),
        {QStringLiteral("10.5"), QStringLiteral("1 234 567 890"), QStringLiteral("10.5")}, false,
        {QStringLiteral("10.5"), QStringLiteral("1.23G"), QStringLiteral("10.5")}};
    EXPECT_EQ(sums->shownTexts(row), row.briefs);
    const MomentSums::Row narrow{
        QStringLiteral("lost"), {QStringLiteral("1"), QStringLiteral("2")}, false, {QStringLiteral("0"), {}}};
    EXPECT_EQ(sums->shownTexts(narrow), narrow.values);
    const auto brief = [](double hours) {
        return MomentSums::briefLoss(static_cast<std::int64_t>(hours * 3600)).toStdString();
    };
    EXPECT_EQ(brief(0), "0");
    EXPECT_EQ(brief(10.5), "10.5");
    EXPECT_EQ(brief(99.9), "99.9");
    EXPECT_EQ(brief(99.96), "100");
    EXPECT_EQ(brief(1234), "1.23k");
}

TEST_F(SimulatorPageTest, SelectsTheNodeOfTheTable)
{
    simulate();
    page().selection().clock().goTo(11);
    MomentTable& table = page().moment().table();
    table.setCurrentIndex(table.model()->index(2, 0));
    EXPECT_EQ(page().selection().node(), 2U);
    EXPECT_THAT(page().moment().reasons().toStdString(), HasSubstr("FIFO"));
    page().selection().select(0);
    EXPECT_EQ(table.currentIndex().row(), 0);
}

TEST_F(SimulatorPageTest, TellsWhereALogIsWrong)
{
    SimulationSection wrong = smallSection(writeSmallLog(m_folder.path()));
    wrong.workload.path = (m_folder.path() + QStringLiteral("/none.csv")).toStdString();
    wrong.preemption.graces = {120};
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&wrong](const Scenario& now) -> Result<Scenario> { return withSimulation(now, wrong); }));
    ready();
    EXPECT_EQ(page().simulation().sampled(), nullptr);
    ASSERT_TRUE(page().simulation().problem().has_value());
    EXPECT_FALSE(page().answer().sentence().isEmpty());
    EXPECT_EQ(m_window.findChild<QComboBox*>(QStringLiteral("simulatorGrace"))->currentText(),
        QStringLiteral("2 min"));
}

TEST_F(SimulatorPageTest, ColorsEachJobUntilSomebodyChooses)
{
    auto* color = m_window.findChild<QComboBox*>(QStringLiteral("simulatorJobColor"));
    simulate();
    EXPECT_EQ(color->currentData().toString(), QStringLiteral("job"));
    EXPECT_EQ(page().timeline().jobColor(), "job");
    color->setCurrentIndex(color->findData(QStringLiteral("wait")));
    simulateLog(writeSmallLog(m_folder.path()));
    EXPECT_EQ(page().timeline().jobColor(), "wait");
}

TEST_F(SimulatorPageTest, ShowsTheWholeRangeFromTheMenu)
{
    EXPECT_FALSE(isPossible("wholeRange"));
    simulate();
    EXPECT_TRUE(isPossible("wholeRange"));
    TimelineView& view = page().timeline();
    view.setSpan({0, 300});
    EXPECT_EQ(view.span(), (TimeSpan{0, 300}));
    m_window.findChild<QAction*>(QStringLiteral("wholeRange"))->trigger();
    EXPECT_EQ(view.span(), (TimeSpan{0, 600}));
    m_window.views().showView(QStringLiteral("compare"));
    settle();
    EXPECT_FALSE(isPossible("wholeRange"));
}

TEST_F(SimulatorPageTest, ImportsJobsAsDataRatherThanAsAChange)
{
    const ScenarioPtr before = m_window.document().baseline();
    commands().importJobs(writeSmallLog(m_folder.path()));
    ready();
    ASSERT_NE(page().simulation().sampled(), nullptr);
    EXPECT_TRUE(m_window.document().baseline()->simulation.has());
    EXPECT_EQ(*m_window.document().baseline()->simulation, section());
    EXPECT_EQ(section().preemption.nodes, 1) << "half of 2 nodes, those of the largest job";
    m_window.document().undoStack().undo();
    EXPECT_EQ(m_window.document().baseline(), before);
    EXPECT_FALSE(m_window.document().scenario()->simulation.has());
}

// By hand: a and b and c run from 200 to 400 s; a ends and c starts at 300 s. 7 of 20 samples are within.
TEST_F(SimulatorPageTest, SumsUpASelectedRange)
{
    simulate();
    auto* sums = m_window.findChild<QLabel*>(QStringLiteral("rangeSums"));
    ASSERT_NE(sums, nullptr);
    EXPECT_TRUE(sums->parentWidget()->isHidden());
    page().timeline().selectRange(TimeRange{200, 400});
    EXPECT_FALSE(sums->parentWidget()->isHidden());
    const QStringList lines = sums->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 3);
    EXPECT_EQ(lines[0], QStringLiteral("0:03:20 to 0:06:40 (0:03:20)"));
    EXPECT_EQ(lines[1],
        QStringLiteral("jobs running: 3, started: 1, ended: 1; 0.2 of 0.2 node-h in use (100.0 %)"));
    EXPECT_TRUE(lines[2].startsWith(QStringLiteral("node-h lost at 7 samples: FIFO ")))
        << lines[2].toStdString();
    const auto parts = page().parts();
    EXPECT_EQ(parts.back().id, QStringLiteral("range"));
    EXPECT_TRUE(parts.back().data().starts_with("begin,end,jobs_running,jobs_started,jobs_ended,used_node_s,"
                                                "capacity_node_s,samples,policy,grace_s,wc_default_node_s,"
                                                "wc_high_node_s\n200,400,3,1,1,600,600,7,fifo,0,"))
        << parts.back().data();
    page().timeline().selectRange(std::nullopt);
    EXPECT_TRUE(sums->parentWidget()->isHidden());
}

TEST_F(SimulatorPageTest, MovesAndResizesThePartShownInTheOverview)
{
    simulate();
    m_window.show();
    ready();
    auto* strip = m_window.findChild<OverviewStrip*>();
    ASSERT_NE(strip, nullptr);
    TimelineView& view = page().timeline();
    EXPECT_EQ(strip->shownPart().left(), strip->canvas().left());
    EXPECT_EQ(strip->shownPart().right(), strip->canvas().right());
    EXPECT_EQ(strip->words(),
        (QStringList{
            QStringLiteral("0:00:00"), QStringLiteral("whole run shown"), QStringLiteral("0:10:00")}));
    view.setSpan({0, 300});
    EXPECT_EQ(strip->words()[1], QStringLiteral("0:05:00 of 0:10:00 shown"));
    const int y = strip->canvas().center().y();
    const double perSecond = strip->canvas().width() / 600.0;
    const auto drag = [&](int from, int by) {
        QTest::mousePress(strip, Qt::LeftButton, {}, {from, y});
        QTest::mouseMove(strip, {from + by, y});
        QTest::mouseRelease(strip, Qt::LeftButton, {}, {from + by, y});
    };
    drag(strip->shownPart().center().x(), static_cast<int>(150 * perSecond));
    EXPECT_NEAR(view.span().begin, 150, 4);
    EXPECT_NEAR(view.span().length(), 300, 0.01);
    drag(strip->shownPart().right(), static_cast<int>(100 * perSecond));
    EXPECT_NEAR(view.span().begin, 150, 4);
    EXPECT_NEAR(view.span().end, 550, 8);
    view.setSpan({0, 300});
    QTest::mouseClick(strip, Qt::LeftButton, {}, {strip->canvas().right() - 4, y});
    EXPECT_NEAR(view.span().end, 600, 0.01);
    QTest::mouseDClick(strip, Qt::LeftButton, {}, {strip->canvas().center().x(), y});
    EXPECT_EQ(view.span(), (TimeSpan{0, 600}));
    view.setSpan({300, 600});
    QTest::keyClick(strip, Qt::Key_Left);
    EXPECT_NEAR(view.span().begin, 270, 0.01);
    QTest::keyClick(strip, Qt::Key_Home);
    EXPECT_EQ(view.span(), (TimeSpan{0, 300}));
}

TEST_F(SimulatorPageTest, CancelsARun)
{
    simulate();
    const SampledRunPtr sampled = page().simulation().sampled();
    page().simulation().runAgain();
    EXPECT_TRUE(page().simulation().task().isRunning());
    trigger("cancelSimulation");
    EXPECT_FALSE(page().simulation().task().isRunning());
    EXPECT_EQ(page().simulation().sampled(), sampled);
}

TEST_F(SimulatorPageTest, CancelsTheCountingOfLosses)
{
    simulate();
    ASSERT_NE(page().simulation().course(), nullptr);
    page().simulation().runAgain();
    while (page().simulation().task().isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    ASSERT_TRUE(page().simulation().isCountingLosses());
    EXPECT_TRUE(isPossible("cancelSimulation"));
    trigger("cancelSimulation");
    EXPECT_FALSE(page().simulation().isCountingLosses());
    EXPECT_EQ(page().simulation().course(), nullptr);
    EXPECT_NE(page().simulation().sampled(), nullptr);
    EXPECT_FALSE(isPossible("cancelSimulation"));
    trigger("runSimulation");
    ready();
    EXPECT_NE(page().simulation().course(), nullptr);
}

TEST_F(SimulatorPageTest, EscapeOnTheTimelineCancelsTheCountingOfLosses)
{
    simulate();
    page().timeline().setFocus();
    page().simulation().runAgain();
    while (page().simulation().task().isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    ASSERT_TRUE(page().simulation().isCountingLosses());
    QTest::keyClick(&page().timeline(), Qt::Key_Escape);
    EXPECT_FALSE(page().simulation().isCountingLosses());
    EXPECT_EQ(page().simulation().course(), nullptr);
    EXPECT_NE(page().simulation().sampled(), nullptr);
}

TEST_F(SimulatorPageTest, EscapeInAnyPartOfThePageCancels)
{
    simulate();
    for (const char* name :
        {"simulatorNodes", "simulatorGrace", "simulatorPicture", "simulatorClasses", "momentTable"}) {
        page().simulation().runAgain();
        ASSERT_TRUE(page().simulation().task().isRunning());
        QTest::keyClick(m_window.findChild<QWidget*>(QLatin1String(name)), Qt::Key_Escape);
        EXPECT_FALSE(page().simulation().task().isRunning()) << name;
    }
}

TEST_F(SimulatorPageTest, SaysThatTheFirstRunWasCancelled)
{
    const SimulationSection section = smallSection(writeSmallLog(m_folder.path()));
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
    EXPECT_EQ(page().answer().sentence(), QStringLiteral("Simulating jobs."));
    trigger("cancelSimulation");
    QApplication::processEvents();
    const QString cancelled =
        QStringLiteral("The simulation was canceled. Choose Simulation > Run to start it again.");
    EXPECT_EQ(page().answer().sentence(), cancelled);
    EXPECT_EQ(page().timeline().message(), cancelled);
    EXPECT_EQ(page().simulation().sampled(), nullptr);
}

} // namespace
} // namespace fairshare::gui
