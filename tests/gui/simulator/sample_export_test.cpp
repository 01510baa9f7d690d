// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/export/sample_export.h"

#include "core/workspace/saved_results.h"
#include "tests/gui/support/simulator_fixture.h"
#include "widgets/simulator/export/animation_file.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include <QComboBox>
#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class SampleExportTest : public SimulatorFixture {
protected:
    /// Pictures of all samples of the small log.
    FramesRequest requestFor(int frames, const QSize& size) const
    {
        FramesRequest request;
        request.path = m_folder.filePath(QStringLiteral("film.png"));
        request.last = 19;
        request.frames = frames;
        request.size = size;
        return request;
    }
    bool isWritten(int milliseconds = 20'000)
    {
        return QTest::qWaitFor([this] { return !commands().exports().task().isRunning(); }, milliseconds);
    }
};

TEST_F(SampleExportTest, KeepsResultsBesideTheFileThatIsSaved)
{
    simulate();
    EXPECT_TRUE(isPossible("keepResults"));
    ASSERT_TRUE(page().simulation().seconds());
    ASSERT_TRUE(m_window.files().save());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !commands().exports().keeping().isRunning(); }, 20000));
    const std::string kept = savedResultsPath(m_window.document().path().toStdString());
    EXPECT_TRUE(QFileInfo::exists(QString::fromStdString(kept + "/jobs.csv")));
    const auto starts = page().simulation().made()->run->schedule.starts;

    OpenDocument secondDocument(m_settings);
    MainWindow second(secondDocument, m_theme);
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
        HasSubstr("the results are already next to the scenario file"));
}

TEST_F(SampleExportTest, KeepsResultsOnceAndBesideEachFile)
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
        &commands().exports(), &SampleExport::written, &m_window, [&written](const QString&) { ++written; });
    ASSERT_TRUE(saveAs(m_window.document().path()));
    EXPECT_FALSE(commands().exports().keeping().isRunning());

    ASSERT_TRUE(QDir(m_folder.path()).mkdir(QStringLiteral("2026")));
    const QString other = m_folder.filePath(QStringLiteral("2026/site.fairshare"));
    ASSERT_TRUE(saveAs(other));
    EXPECT_EQ(section().workload.path, "../small.csv");
    EXPECT_FALSE(m_window.document().isModified());
    ASSERT_TRUE(QTest::qWaitFor([&written] { return written > 0; }, 20000));
    EXPECT_EQ(page().simulation().made()->keptIn, savedResultsPath(other.toStdString()));
    EXPECT_TRUE(QFileInfo::exists(m_folder.filePath(QStringLiteral("2026/site.results/jobs.csv"))));
    EXPECT_FALSE(isPossible("keepResults"));
}

TEST_F(SampleExportTest, WritesNumberedPictures)
{
    simulate();
    FramesRequest request = requestFor(10, {640, 480});
    commands().exports().writeFrames(request);
    EXPECT_TRUE(isWritten());
    const QStringList made = QDir(m_folder.path()).entryList({QStringLiteral("film_*.png")});
    EXPECT_EQ(made.size(), 10);
    EXPECT_EQ(made.front(), QStringLiteral("film_01.png"));
    EXPECT_EQ(m_window.statusBar()->currentMessage(),
        QStringLiteral("10 images saved: %1 to film_10.png").arg(m_folder.filePath(made.front())));
    EXPECT_NE(QImage(m_folder.filePath(made.front())), QImage(m_folder.filePath(made.back())));
}

TEST_F(SampleExportTest, WritesASheetThatSaysWhatItIsOf)
{
    simulate();
    SimulationSection next = section();
    next.preemption.classes = {{.attribute = JobAttribute::Queue, .value = "batch", .coefficient = 10}};
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Classes"), {},
        [&next](const Scenario& now) -> Result<Scenario> { return withSimulation(now, next); }));
    ready();
    const QString path = m_folder.filePath(QStringLiteral("sheet.png"));
    commands().exports().writeContactSheet(path);
    ASSERT_TRUE(isWritten());
    const std::string digest = page().simulation().made()->sha256;
    ASSERT_EQ(digest.size(), 64U);
    EXPECT_THAT(QImage(path).text().toStdString(),
        HasSubstr(m_window.document().displayName().toStdString() + "; small.csv, SHA-256 "
            + digest.substr(0, 12)
            + "; EASY backfill, batch order; 1 of 3 nodes to free; grace period 0 s; "
              "PAP+ classes: batch × 10; Fairshare Explorer"));
    EXPECT_THAT(QImage(path).text().toStdString(),
        HasSubstr(QDate::currentDate().toString(Qt::ISODate).toStdString()));
}

TEST_F(SampleExportTest, WritesASheetThatSaysWhereThePoliciesDiffer)
{
    simulate();
    const auto titleOf = [this](const std::vector<std::string>& policies) {
        SimulationSection next = section();
        next.preemption.policies = policies;
        EXPECT_TRUE(m_window.document().apply(QStringLiteral("Policies"), {},
            [&next](const Scenario& now) -> Result<Scenario> { return withSimulation(now, next); }));
        ready();
        const QString path = m_folder.filePath(QStringLiteral("sheet.png"));
        commands().exports().writeContactSheet(path);
        EXPECT_TRUE(isWritten());
        return QImage(path).text().toStdString();
    };
    EXPECT_THAT(titleOf({"fifo", "lifo"}), HasSubstr("Samples where the policies differ most"));
    EXPECT_THAT(titleOf({"pap"}), HasSubstr("Current sample; the policies never differ"));
}

TEST_F(SampleExportTest, LooksAtTheFolderBeforeItDraws)
{
    simulate();
    FramesRequest request;
    request.path = m_folder.filePath(QStringLiteral("nowhere/film.mp4"));
    request.last = 19;
    std::optional<Error> error;
    QObject::connect(
        &commands().exports(), &SampleExport::failed, &m_window, [&error](const Error& e) { error = e; });
    commands().exports().writeFrames(request);
    ASSERT_TRUE(QTest::qWaitFor([&error] { return error.has_value(); }, 20000));
    EXPECT_EQ(error->message,
        "nothing was drawn: folder " + m_folder.filePath(QStringLiteral("nowhere")).toStdString()
            + " does not exist");
    const FramesDialog dialog(20, request);
    EXPECT_FALSE(dialog.findChild<QPushButton*>(QStringLiteral("framesExport"))->isEnabled());
    EXPECT_EQ(dialog.findChild<QLabel*>(QStringLiteral("framesOutcome"))->text(),
        QStringLiteral("Folder %1 does not exist.").arg(m_folder.filePath(QStringLiteral("nowhere"))));
}

TEST_F(SampleExportTest, SaysWhichSizeAnMp4Has)
{
    FramesRequest request;
    request.path = m_folder.filePath(QStringLiteral("film.png"));
    request.last = 19;
    request.size = {641, 480};
    const FramesDialog dialog(20, request);
    auto* format = dialog.findChild<QComboBox*>(QStringLiteral("framesFormat"));
    const auto* outcome = dialog.findChild<QLabel*>(QStringLiteral("framesOutcome"));
    format->setCurrentText(QStringLiteral("GIF"));
    EXPECT_EQ(outcome->text(), QStringLiteral("20 images, 2.0 s"));
    format->setCurrentText(QStringLiteral("MP4"));
    EXPECT_EQ(outcome->text(),
        QStringLiteral("20 images, 2.0 s; 642 × 480, because MP4 needs an even width and height"));
    EXPECT_EQ(findAnimationFormat(QStringLiteral("a.mp4"))->sizeFor({641, 479}), QSize(642, 480));
    EXPECT_EQ(findAnimationFormat(QStringLiteral("a.gif"))->sizeFor({641, 479}), QSize(641, 479));
}

TEST_F(SampleExportTest, SaysWhatStaysAfterACancel)
{
    simulate();
    const FramesRequest request = requestFor(1000, {1280, 800});
    QString path;
    QObject::connect(&commands().exports(), &SampleExport::cancelled, &m_window,
        [&path](const QString& stayed) { path = stayed; });
    EXPECT_FALSE(isPossible("cancelSimulation"));
    commands().exports().writeFrames(request);
    EXPECT_TRUE(isPossible("cancelSimulation"));
    trigger("cancelSimulation");
    ASSERT_TRUE(QTest::qWaitFor([&path] { return !path.isEmpty(); }, 20000));
    EXPECT_EQ(path, request.path);
    EXPECT_EQ(m_window.statusBar()->currentMessage(),
        QStringLiteral("Canceled; images drawn so far remain in %1").arg(m_folder.path()));
    EXPECT_LT(QDir(m_folder.path()).entryList({QStringLiteral("film_*.png")}).size(), 1000);
}

TEST_F(SampleExportTest, EndsWithEscapeOnTheTimeline)
{
    simulate();
    commands().exports().writeFrames(requestFor(1000, {1280, 800}));
    ASSERT_TRUE(commands().exports().task().isRunning());
    QTest::keyClick(&page().timeline(), Qt::Key_Escape);
    EXPECT_FALSE(commands().exports().task().isRunning());
    QApplication::processEvents();
    EXPECT_EQ(m_window.statusBar()->currentMessage(),
        QStringLiteral("Canceled; images drawn so far remain in %1").arg(m_folder.path()));
}

TEST_F(SampleExportTest, WritesOneFileAtATime)
{
    simulate();
    FramesRequest request = requestFor(10, {640, 480});
    std::vector<std::string> refused;
    QObject::connect(&commands().exports(), &SampleExport::failed, &m_window,
        [&refused](const Error& error) { refused.push_back(describe(error)); });
    EXPECT_TRUE(isPossible("exportFrames"));
    commands().exports().writeFrames(request);
    for (const char* command : {"exportFrames", "contactSheet", "saveRecording"}) {
        EXPECT_FALSE(isPossible(command));
        EXPECT_THAT(m_window.findChild<QAction*>(QLatin1String(command))->statusTip().toStdString(),
            HasSubstr("another export is still running"));
    }
    request.path = m_folder.filePath(QStringLiteral("other.png"));
    const std::string sheet = m_folder.filePath(QStringLiteral("sheet.png")).toStdString();
    const std::string run = m_folder.filePath(QStringLiteral("run")).toStdString();
    commands().exports().writeFrames(request);
    commands().exports().writeContactSheet(QString::fromStdString(sheet));
    commands().exports().writeRecordingTo(QString::fromStdString(run));
    EXPECT_TRUE(isWritten());
    const std::string why = ": another export is still running; this one was not started";
    EXPECT_THAT(refused, testing::ElementsAre(request.path.toStdString() + why, sheet + why, run + why));
    EXPECT_EQ(QDir(m_folder.path()).entryList({QStringLiteral("film_*.png")}).size(), 10);
    EXPECT_TRUE(QDir(m_folder.path()).entryList({QStringLiteral("other_*.png")}).isEmpty());
    EXPECT_TRUE(isPossible("exportFrames"));
}

TEST_F(SampleExportTest, KeepsNoResultsInPlaceOfARecording)
{
    simulate();
    const QString recording =
        QString::fromStdString(savedResultsPath(m_window.document().path().toStdString()));
    commands().exports().writeRecordingTo(recording);
    ASSERT_TRUE(isWritten());
    std::optional<Error> error;
    QObject::connect(
        &commands().exports(), &SampleExport::failed, &m_window, [&error](const Error& e) { error = e; });
    commands().exports().keepResults();
    ASSERT_TRUE(QTest::qWaitFor([&error] { return error.has_value(); }, 20000));
    EXPECT_EQ(error->message, "contains no saved results; refusing to overwrite it");
    EXPECT_TRUE(QFileInfo::exists(recording + QStringLiteral("/samples.jsonl")));
}

TEST_F(SampleExportTest, ProposesTheFolderOfOtherExports)
{
    simulate();
    const auto proposed = [this] {
        QString path;
        QTimer::singleShot(0, &m_window, [&path] {
            auto* dialog = qobject_cast<FramesDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            path = dialog->request().path;
            dialog->reject();
        });
        trigger("exportFrames");
        return path;
    };
    const QString beside = QFileInfo(m_file).absolutePath();
    EXPECT_EQ(QFileInfo(proposed()).absolutePath(), beside);
    ASSERT_TRUE(QDir(m_folder.path()).mkdir(QStringLiteral("figures")));
    m_settings.setExportFolder(m_folder.filePath(QStringLiteral("figures")));
    EXPECT_EQ(QFileInfo(proposed()).absolutePath(), m_folder.filePath(QStringLiteral("figures")));
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

TEST_F(SampleExportTest, WritesAnimations)
{
    simulate();
    QObject::connect(&commands().exports(), &SampleExport::failed, &m_window,
        [](const Error& error) { ADD_FAILURE() << describe(error); });
    for (const char* name : {"gif", "mp4", "webp", "apng"}) {
        const QString suffix = QLatin1String(name);
        FramesRequest request;
        request.path = m_folder.filePath(QStringLiteral("film.") + suffix);
        request.last = 19;
        request.frames = 5;
        request.size = {641, 480}; // of an odd width, which MP4 alone does not have
        commands().exports().writeFrames(request);
        ASSERT_TRUE(isWritten(60'000));
        QFile file(request.path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly)) << name;
        EXPECT_TRUE(isOfFormat(file.readAll(), suffix)) << name;
    }
    QImageReader gif(m_folder.filePath(QStringLiteral("film.gif")));
    EXPECT_EQ(gif.imageCount(), 5);
    EXPECT_EQ(gif.size(), QSize(641, 480));
}

/// Programs are looked for in another place alone.
class OtherPath {
public:
    explicit OtherPath(const QByteArray& path) { qputenv("PATH", path); }
    ~OtherPath() { qputenv("PATH", m_before); }
    OtherPath(const OtherPath&) = delete;
    OtherPath& operator=(const OtherPath&) = delete;

private:
    QByteArray m_before = qgetenv("PATH");
};

// A program in the place of ffmpeg that has encoded three of four pictures, and waits until it is killed.
TEST_F(SampleExportTest, TellsHowFarAnAnimationIsEncoded)
{
    simulate();
    QFile program(m_folder.filePath(QStringLiteral("ffmpeg")));
    ASSERT_TRUE(program.open(QIODevice::WriteOnly));
    program.write("#!/bin/sh\n"
                  "[ \"$1 $2\" = '-progress pipe:1' ] || exit 1\n"
                  "printf 'frame=1\\nfps=9\\nprogress=continue\\nframe=3\\nprogress=continue\\nframe=4'\n"
                  "exec /bin/sleep 60\n");
    program.close();
    ASSERT_TRUE(program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    const OtherPath path(m_folder.path().toLocal8Bit());
    FramesRequest request = requestFor(4, {320, 320});
    request.path = m_folder.filePath(QStringLiteral("film.gif"));
    const BackgroundTask& task = commands().exports().task();
    commands().exports().writeFrames(request);
    const QString drawing = task.title();
    constexpr double Drawn = 0.6;
    const double told = Drawn + (1 - Drawn) * 3 / 4;
    EXPECT_TRUE(QTest::qWaitFor([&] { return task.fraction() > Drawn; }, 20'000));
    EXPECT_DOUBLE_EQ(task.fraction(), told);
    EXPECT_EQ(drawing, QStringLiteral("Drawing images"));
    EXPECT_EQ(task.title(), QStringLiteral("Encoding the animation"));
    trigger("cancelSimulation");
    EXPECT_TRUE(isWritten());
    EXPECT_FALSE(QFileInfo::exists(request.path));
}

TEST_F(SampleExportTest, SaysWhatAnAnimationNeeds)
{
    simulate();
    const OtherPath path("/nowhere");
    FramesRequest request;
    request.path = m_folder.filePath(QStringLiteral("film.gif"));
    request.last = 3;
    std::optional<Error> error;
    QObject::connect(
        &commands().exports(), &SampleExport::failed, &m_window, [&error](const Error& e) { error = e; });
    commands().exports().writeFrames(request);
    EXPECT_TRUE(QTest::qWaitFor([&error] { return error.has_value(); }));
    EXPECT_EQ(error->message,
        "Animations need ffmpeg, which is not installed. Install the package ffmpeg, or export numbered "
        "images.");
}

} // namespace
} // namespace fairshare::gui
