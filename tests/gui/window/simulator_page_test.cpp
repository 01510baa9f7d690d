// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/simulator_page.h"

#include "core/report/kept_run.h"
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/small_run.h"
#include "widgets/panels/film_player.h"
#include "widgets/panels/moment_panel.h"
#include "widgets/panels/moment_sums.h"
#include "widgets/views/film_view.h"
#include "widgets/views/moment_table.h"
#include "widgets/window/band.h"
#include "widgets/window/class_editor.h"
#include "widgets/window/film_commands.h"
#include "widgets/window/film_export.h"
#include "widgets/window/view_tabs.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImageReader>
#include <QLineEdit>
#include <QSpinBox>
#include <QTimer>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class SimulatorPageTest : public MainWindowTest {
protected:
    SimulatorPageTest()
    {
        open({m_file});
        m_window.views().showView(QStringLiteral("simulator"));
    }

    SimulatorPage& page()
    {
        return *qobject_cast<SimulatorPage*>(m_window.views().page(QStringLiteral("simulator")));
    }
    FilmCommands& commands() { return *m_window.findChild<FilmCommands*>(); }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    void simulate()
    {
        const SimulationSection section = smallSection(writeSmallLog(m_folder.path()));
        ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
            [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
        ready();
    }
    const SimulationSection& section() { return *m_window.document().scenario()->simulation; }
    QSpinBox& nodes() { return *m_window.findChild<QSpinBox*>(QStringLiteral("filmNodes")); }
    bool saveAs(const QString& path)
    {
        QTimer::singleShot(0, &m_window, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            dialog->setOption(QFileDialog::DontConfirmOverwrite);
            dialog->selectFile(path);
            static_cast<QDialog*>(dialog)->accept();
        });
        return m_window.files().saveAs();
    }
    bool isPossible(const char* command)
    {
        return m_window.findChild<QAction*>(QLatin1String(command))->isEnabled();
    }
};

TEST_F(SimulatorPageTest, SaysWhatBringsJobsWhereThereAreNone)
{
    EXPECT_TRUE(m_window.findChild<QLabel*>(QStringLiteral("simulatorEmpty"))->isVisible());
    EXPECT_TRUE(m_window.findChild<QAbstractButton*>(QStringLiteral("simulatorImport"))->isVisible());
    EXPECT_TRUE(isPossible("importJobs"));
    EXPECT_FALSE(isPossible("runSimulation"));
    EXPECT_FALSE(isPossible("playFilm"));
}

TEST_F(SimulatorPageTest, SimulatesTheJobsOfALog)
{
    simulate();
    ASSERT_NE(page().look().moment(), nullptr);
    EXPECT_EQ(page().look().clock().samples(), 20U);
    EXPECT_TRUE(isPossible("runSimulation"));
    EXPECT_TRUE(isPossible("playFilm"));
    page().look().clock().goTo(11);
    EXPECT_THAT(page().answer().sentence().toStdString(), HasSubstr("0:05:30"));
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
    const SimulationSection other = smallSection(log);
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&other](const Scenario& now) -> Result<Scenario> { return withSimulation(now, other); }));
    ready();
    EXPECT_EQ(told,
        QStringList({QStringLiteral("1 of 2 jobs on 3 nodes"),
            QStringLiteral("jobs that did not run, left out: 1")}));
}

TEST_F(SimulatorPageTest, TakesOtherNodesWithoutAnotherRun)
{
    simulate();
    const FilmPtr film = page().simulation().film();
    nodes().setValue(2);
    ready();
    EXPECT_EQ(section().preemption.nodes, 2);
    EXPECT_EQ(page().simulation().film(), film);
    EXPECT_EQ(page().look().moment()->policies.front().taken, 2);
}

TEST_F(SimulatorPageTest, UndoesAGestureAsOneStep)
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

TEST_F(SimulatorPageTest, AddsAGracePeriodThatIsTyped)
{
    simulate();
    auto* grace = m_window.findChild<QComboBox*>(QStringLiteral("filmGrace"));
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

TEST_F(SimulatorPageTest, KeepsTheGracePeriodThatIsLookedAt)
{
    simulate();
    auto* grace = m_window.findChild<QComboBox*>(QStringLiteral("filmGrace"));
    const ScoreCoursePtr course = page().simulation().course();
    grace->setCurrentIndex(1);
    Q_EMIT grace->activated(1);
    ready();
    EXPECT_EQ(page().simulation().grace(), 60);
    EXPECT_EQ(page().simulation().course(), course) << "was counted anew";
    EXPECT_EQ(section().preemption.graces, (std::vector<Seconds>{60, 0}));
    EXPECT_EQ(grace->itemText(0), QStringLiteral("0 s"));
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Grant a grace period of 60 s"));
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
    page().look().clock().goTo(11);
    const std::vector<MomentSums::Row> rows = sums->rows();
    ASSERT_EQ(rows.size(), 6U);
    EXPECT_EQ(rows[2].values.join(QLatin1Char(' ')), QStringLiteral("0.1 0.0 0.0"));
    EXPECT_EQ(rows[3].title, QStringLiteral("of it by classes"));
    EXPECT_EQ(rows[3].values.join(QLatin1Char(' ')), QStringLiteral("0.1 0 0"));
    EXPECT_EQ(rows[4].values.join(QLatin1Char(' ')), QStringLiteral("1 1 0"));
    EXPECT_EQ(rows[5].title, QStringLiteral("of it by classes"));
    EXPECT_EQ(rows[5].values.join(QLatin1Char(' ')), QStringLiteral("1 1 0"));
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

TEST_F(SimulatorPageTest, SelectsTheNodeOfTheTable)
{
    simulate();
    page().look().clock().goTo(11);
    MomentTable& table = page().moment().table();
    table.setCurrentIndex(table.model()->index(2, 0));
    EXPECT_EQ(page().look().node(), 2U);
    EXPECT_THAT(page().moment().reasons().toStdString(), HasSubstr("FIFO"));
    page().look().select(0);
    EXPECT_EQ(table.currentIndex().row(), 0);
}

TEST_F(SimulatorPageTest, TellsWhereALogIsWrong)
{
    SimulationSection wrong = smallSection(writeSmallLog(m_folder.path()));
    wrong.workload.path = (m_folder.path() + QStringLiteral("/none.csv")).toStdString();
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&wrong](const Scenario& now) -> Result<Scenario> { return withSimulation(now, wrong); }));
    ready();
    EXPECT_EQ(page().simulation().film(), nullptr);
    ASSERT_TRUE(page().simulation().problem().has_value());
    EXPECT_FALSE(page().answer().sentence().isEmpty());
}

TEST_F(SimulatorPageTest, CancelsARun)
{
    simulate();
    const FilmPtr film = page().simulation().film();
    page().simulation().runAgain();
    EXPECT_TRUE(page().simulation().task().isRunning());
    trigger("cancelSimulation");
    EXPECT_FALSE(page().simulation().task().isRunning());
    EXPECT_EQ(page().simulation().film(), film);
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
    EXPECT_NE(page().simulation().film(), nullptr);
    EXPECT_FALSE(isPossible("cancelSimulation"));
    trigger("runSimulation");
    ready();
    EXPECT_NE(page().simulation().course(), nullptr);
}

TEST_F(SimulatorPageTest, SaysThatTheFirstRunWasCancelled)
{
    const SimulationSection section = smallSection(writeSmallLog(m_folder.path()));
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
    EXPECT_EQ(page().answer().sentence(), QStringLiteral("The jobs are being simulated."));
    trigger("cancelSimulation");
    QApplication::processEvents();
    const QString cancelled = QStringLiteral("The simulation was cancelled; Simulation, Run starts it.");
    EXPECT_EQ(page().answer().sentence(), cancelled);
    EXPECT_EQ(page().film().message(), cancelled);
    EXPECT_EQ(page().simulation().film(), nullptr);
}

TEST_F(SimulatorPageTest, KeepsResultsBesideTheFileThatIsSaved)
{
    simulate();
    EXPECT_TRUE(isPossible("keepResults"));
    ASSERT_TRUE(page().simulation().seconds());
    ASSERT_TRUE(m_window.files().save());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !commands().exports().keeping().isRunning(); }, 20000));
    const std::string kept = keptRunPath(m_window.document().path().toStdString());
    EXPECT_TRUE(QFileInfo::exists(QString::fromStdString(kept + "/jobs.csv")));
    const auto starts = page().simulation().made()->run->schedule.starts;

    MainWindow second(m_settings, m_theme);
    second.show();
    second.files().open({m_file});
    second.views().showView(QStringLiteral("simulator"));
    auto& found = *qobject_cast<SimulatorPage*>(second.views().page(QStringLiteral("simulator")));
    ASSERT_TRUE(QTest::qWaitFor([&found] { return found.simulation().made() != nullptr; }, 20000));
    EXPECT_EQ(found.simulation().made()->keptIn, kept);
    EXPECT_FALSE(found.simulation().seconds());
    EXPECT_EQ(found.simulation().made()->run->schedule.starts, starts);
    EXPECT_FALSE(second.findChild<QAction*>(QStringLiteral("keepResults"))->isEnabled());
    EXPECT_THAT(second.findChild<QAction*>(QStringLiteral("keepResults"))->statusTip().toStdString(),
        HasSubstr("they are beside the scenario's file already"));
}

TEST_F(SimulatorPageTest, KeepsResultsOnceAndBesideEachFile)
{
    writeSmallLog(m_folder.path());
    const SimulationSection named = smallSection(QStringLiteral("small.csv"));
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&named](const Scenario& now) -> Result<Scenario> { return withSimulation(now, named); }));
    ready();
    ASSERT_TRUE(page().simulation().made());
    ASSERT_TRUE(m_window.files().save());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !isPossible("keepResults"); }, 20000));
    int written = 0;
    QObject::connect(
        &commands().exports(), &FilmExport::written, &m_window, [&written](const QString&) { ++written; });
    ASSERT_TRUE(saveAs(m_window.document().path()));
    EXPECT_FALSE(commands().exports().keeping().isRunning());

    ASSERT_TRUE(QDir(m_folder.path()).mkdir(QStringLiteral("2026")));
    const QString other = m_folder.filePath(QStringLiteral("2026/site.fairshare"));
    ASSERT_TRUE(saveAs(other));
    EXPECT_EQ(section().workload.path, "../small.csv");
    EXPECT_FALSE(m_window.document().isModified());
    ASSERT_TRUE(QTest::qWaitFor([&written] { return written > 0; }, 20000));
    EXPECT_EQ(page().simulation().made()->keptIn, keptRunPath(other.toStdString()));
    EXPECT_TRUE(QFileInfo::exists(m_folder.filePath(QStringLiteral("2026/site.results/jobs.csv"))));
    EXPECT_FALSE(isPossible("keepResults"));
}

TEST_F(SimulatorPageTest, WritesNumberedPictures)
{
    simulate();
    FramesRequest request;
    request.path = m_folder.filePath(QStringLiteral("film.png"));
    request.last = 19;
    request.frames = 10;
    request.size = {640, 480};
    commands().exports().writeFrames(request);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !commands().exports().task().isRunning(); }, 20000));
    const QStringList made = QDir(m_folder.path()).entryList({QStringLiteral("film_*.png")});
    EXPECT_EQ(made.size(), 10);
    EXPECT_EQ(made.front(), QStringLiteral("film_01.png"));
    EXPECT_NE(QImage(m_folder.filePath(made.front())), QImage(m_folder.filePath(made.back())));
}

TEST_F(SimulatorPageTest, WritesASheetThatSaysWhatItIsOf)
{
    simulate();
    SimulationSection next = section();
    next.preemption.classes = {{.attribute = JobAttribute::Queue, .value = "batch", .coefficient = 10}};
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Classes"), {},
        [&next](const Scenario& now) -> Result<Scenario> { return withSimulation(now, next); }));
    ready();
    const QString path = m_folder.filePath(QStringLiteral("sheet.png"));
    commands().exports().writeContactSheet(path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !commands().exports().task().isRunning(); }, 20000));
    const std::string digest = page().simulation().made()->sha256;
    ASSERT_EQ(digest.size(), 64U);
    EXPECT_THAT(QImage(path).text().toStdString(),
        HasSubstr(m_window.document().displayName().toStdString() + "; small.csv, SHA-256 "
            + digest.substr(0, 12)
            + "; EASY backfill, batch order; P 1 of 3 nodes; grace period 0 s; PAP+ classes: batch × 10"));
}

TEST_F(SimulatorPageTest, WritesOneFileAtATime)
{
    simulate();
    FramesRequest request;
    request.path = m_folder.filePath(QStringLiteral("film.png"));
    request.last = 19;
    request.frames = 10;
    request.size = {640, 480};
    std::vector<std::string> refused;
    QObject::connect(&commands().exports(), &FilmExport::failed, &m_window,
        [&refused](const Error& error) { refused.push_back(describe(error)); });
    EXPECT_TRUE(isPossible("exportFrames"));
    commands().exports().writeFrames(request);
    for (const char* command : {"exportFrames", "contactSheet", "saveRecording"}) {
        EXPECT_FALSE(isPossible(command));
        EXPECT_THAT(m_window.findChild<QAction*>(QLatin1String(command))->statusTip().toStdString(),
            HasSubstr("another file of the film is still being written"));
    }
    request.path = m_folder.filePath(QStringLiteral("other.png"));
    const std::string sheet = m_folder.filePath(QStringLiteral("sheet.png")).toStdString();
    const std::string run = m_folder.filePath(QStringLiteral("run")).toStdString();
    commands().exports().writeFrames(request);
    commands().exports().writeContactSheet(QString::fromStdString(sheet));
    commands().exports().writeRecordingTo(QString::fromStdString(run));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !commands().exports().task().isRunning(); }, 20000));
    const std::string why =
        ": another file of the film is still being written; it goes on, and this one was not begun";
    EXPECT_THAT(refused, testing::ElementsAre(request.path.toStdString() + why, sheet + why, run + why));
    EXPECT_EQ(QDir(m_folder.path()).entryList({QStringLiteral("film_*.png")}).size(), 10);
    EXPECT_TRUE(QDir(m_folder.path()).entryList({QStringLiteral("other_*.png")}).isEmpty());
    EXPECT_TRUE(isPossible("exportFrames"));
}

TEST_F(SimulatorPageTest, KeepsNoResultsInPlaceOfARecording)
{
    simulate();
    const QString recording = QString::fromStdString(keptRunPath(m_window.document().path().toStdString()));
    commands().exports().writeRecordingTo(recording);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !commands().exports().task().isRunning(); }, 20000));
    std::optional<Error> error;
    QObject::connect(
        &commands().exports(), &FilmExport::failed, &m_window, [&error](const Error& e) { error = e; });
    commands().exports().keepResults();
    ASSERT_TRUE(QTest::qWaitFor([&error] { return error.has_value(); }, 20000));
    EXPECT_EQ(error->message, "holds no results that were kept; it is not replaced");
    EXPECT_TRUE(QFileInfo::exists(recording + QStringLiteral("/samples.jsonl")));
}

/// The bytes by which programs know a format.
bool isOfFormat(const QByteArray& bytes, const QString& suffix)
{
    if (suffix == QLatin1String("gif"))
        return bytes.startsWith("GIF89a");
    if (suffix == QLatin1String("mp4"))
        return bytes.mid(4, 4) == "ftyp";
    if (suffix == QLatin1String("webp"))
        return bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP" && bytes.contains("ANIM");
    return bytes.startsWith("\x89PNG") && bytes.contains("acTL");
}

TEST_F(SimulatorPageTest, WritesAnimations)
{
    simulate();
    QObject::connect(&commands().exports(), &FilmExport::failed, &m_window,
        [](const Error& error) { ADD_FAILURE() << describe(error); });
    for (const char* name : {"gif", "mp4", "webp", "apng"}) {
        const QString suffix = QLatin1String(name);
        FramesRequest request;
        request.path = m_folder.filePath(QStringLiteral("film.") + suffix);
        request.last = 19;
        request.frames = 5;
        request.size = {641, 480}; // of an odd width, which MP4 alone does not have
        commands().exports().writeFrames(request);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !commands().exports().task().isRunning(); }, 60000));
        QFile file(request.path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        EXPECT_TRUE(isOfFormat(file.readAll(), suffix)) << name;
    }
    QImageReader gif(m_folder.filePath(QStringLiteral("film.gif")));
    EXPECT_EQ(gif.imageCount(), 5);
    EXPECT_EQ(gif.size(), QSize(641, 480));
}

TEST_F(SimulatorPageTest, SaysWhatAnAnimationNeeds)
{
    simulate();
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    FramesRequest request;
    request.path = m_folder.filePath(QStringLiteral("film.gif"));
    request.last = 3;
    std::optional<Error> error;
    QObject::connect(
        &commands().exports(), &FilmExport::failed, &m_window, [&error](const Error& e) { error = e; });
    commands().exports().writeFrames(request);
    EXPECT_TRUE(QTest::qWaitFor([&error] { return error.has_value(); }));
    qputenv("PATH", before);
    EXPECT_EQ(error->message,
        "An animation needs ffmpeg, which is not installed; the package is called ffmpeg. Numbered pictures "
        "need nothing.");
}

} // namespace
} // namespace fairshare::gui
