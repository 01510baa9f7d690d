// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_command.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/charts/charts_page.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/pictures/captions.h"
#include "widgets/window/views/view_tabs.h"

#include "core/analysis/sacctmgr/sacctmgr_words.h"
#include "core/base/files/files.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFontDatabase>
#include <QImage>
#include <QMimeData>
#include <QProcess>
#include <QTimer>

#include <string_view>

namespace fairshare::gui {
namespace {

/// While it exists, texts have the font of the built programs.
class FontOfPrograms {
public:
    FontOfPrograms()
    {
        QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
        font.setFamilies({font.family(), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
        QApplication::setFont(font);
    }
    ~FontOfPrograms() { QApplication::setFont(m_before); }
    FontOfPrograms(const FontOfPrograms&) = delete;
    FontOfPrograms& operator=(const FontOfPrograms&) = delete;

private:
    QFont m_before = QApplication::font();
};

/// The window beside the built programs.
class ExportCommandTest : private FontOfPrograms, public MainWindowTest {
protected:
    ExportCommandTest()
    {
        qputenv("SOURCE_DATE_EPOCH", "1795340000");
        m_programs = QDir(QCoreApplication::applicationDirPath() + QStringLiteral("/../bin")).absolutePath();
        m_window.exports().check().setPrograms(m_programs);
        QCoreApplication::setApplicationVersion(version());
        m_settings.setExportFolder(m_folder.path());
        open({m_file});
        QObject::connect(&m_window.exports(), &ExportCommands::copied, &m_window,
            [this](const QString& what) { m_copied = what; });
        QObject::connect(&m_window.exports(), &ExportCommands::failed, &m_window,
            [this](const Error& error) { m_failed = error.message; });
        QObject::connect(&m_window.exports(), &ExportCommands::written, &m_window,
            [this](const QString& path) { m_written = path; });
    }
    ~ExportCommandTest() override
    {
        QCoreApplication::setApplicationVersion({});
        qunsetenv("SOURCE_DATE_EPOCH");
    }

    /// Version of the built programs, which captions contain.
    QString version() const
    {
        QProcess program;
        program.start(m_programs + QStringLiteral("/fairshare-explorer"), {QStringLiteral("--version")});
        EXPECT_TRUE(program.waitForFinished());
        return QString::fromUtf8(program.readAllStandardOutput()).section(QLatin1Char(' '), 1).trimmed();
    }

    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
    }

    /// Asks for the command of an export. Returns what was said if there is none.
    std::string command(const ExportRequest& request, ExportDialog::Kind kind)
    {
        m_copied.clear();
        m_failed.clear();
        m_window.exports().copyCommand(request, kind);
        constexpr int Milliseconds = 60000;
        EXPECT_TRUE(
            QTest::qWaitFor([this] { return !m_copied.isEmpty() || !m_failed.empty(); }, Milliseconds));
        if (m_copied.isEmpty())
            return m_failed;
        EXPECT_EQ(QApplication::clipboard()->text(), m_copied);
        return m_copied.toStdString();
    }

    /// Runs a line in a shell that finds the built programs first.
    void run(const std::string& line)
    {
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("PATH"),
            m_programs + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
        shell.setProcessEnvironment(environment);
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QString::fromStdString(line)});
        constexpr int Milliseconds = 60000;
        ASSERT_TRUE(shell.waitForFinished(Milliseconds)) << line;
        EXPECT_EQ(shell.exitCode(), 0) << line << ": " << shell.readAllStandardError().toStdString();
    }

    /// Exports, takes the command of the same export, runs it and compares the files.
    void expectSame(const ExportRequest& request, ExportDialog::Kind kind)
    {
        const std::string what = m_window.views().currentId().toStdString() + "/" + request.part.toStdString()
            + " " + QFileInfo(request.path).suffix().toStdString();
        m_written.clear();
        if (kind == ExportDialog::Kind::Picture)
            m_window.exports().exportPicture(request);
        else
            m_window.exports().exportDataOf(request);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !m_written.isEmpty(); })) << what;
        const auto exported = readFile(request.path.toStdString());
        ASSERT_TRUE(exported) << what;
        ASSERT_TRUE(QFile::remove(request.path));
        const std::string line = command(request, kind);
        ASSERT_TRUE(line.starts_with("fairshare")) << what << ": " << line;
        run(line);
        const auto written = readFile(request.path.toStdString());
        ASSERT_TRUE(written) << what << ": " << line;
        EXPECT_TRUE(*written == *exported) << what << ": " << line;
    }

    void edit(const char* name, std::uint32_t shares)
    {
        const NodeRow at = row(name);
        ASSERT_TRUE(m_window.document().apply(QStringLiteral("edit"), {}, [&](const Scenario& now) {
            return withShares(now.tree, at, shares).map([&now](ShareTree tree) {
                Scenario next = now;
                next.tree = std::move(tree);
                return next;
            });
        }));
        settle();
        m_window.waitUntilReady();
    }

    QString copyOf(const char* sample)
    {
        const QString copy = m_folder.filePath(QLatin1String(sample));
        EXPECT_TRUE(QFile::copy(QStringLiteral(TEST_DATA "/samples/slurm/") + QLatin1String(sample), copy));
        return copy;
    }

    void saveAs(const char* name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QTimer::singleShot(0, &m_window, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            dialog->selectFile(path);
            static_cast<QDialog*>(dialog)->accept();
        });
        ASSERT_TRUE(m_window.files().saveAs());
        m_window.waitUntilReady();
    }

    ExportRequest data(const char* part)
    {
        ExportRequest request = picture("data.csv", {});
        request.part = QLatin1String(part);
        return request;
    }

    ExportRequest picture(const char* name, const QSize& size = {1200, 800})
    {
        ExportRequest request;
        request.path = m_folder.filePath(QLatin1String(name));
        request.size = size;
        return request;
    }

    QString m_programs;
    QString m_copied;
    QString m_written;
    std::string m_failed;
};

TEST_F(ExportCommandTest, DrawsEveryViewAgain)
{
    for (const char* view : {"tree", "charts", "surface"}) {
        show(view);
        expectSame(picture("view.png"), ExportDialog::Kind::Picture);
    }
    ExportRequest whole = picture("whole tree's.svg", {1200, 300});
    whole.allRows = true;
    whole.dark = true;
    show("tree");
    expectSame(whole, ExportDialog::Kind::Picture);
}

// Views divide themselves by their size alone, whatever sizes the window had before.
TEST_F(ExportCommandTest, DrawsDividedViewsAgain)
{
    int width = 1500;
    bool asInWindow = true; // or of the usual size
    for (const char* view : {"compare", "surface", "recovery", "weights"}) {
        if (view == std::string_view("weights"))
            open({QStringLiteral(BUNDLED_SAMPLES "/peregrine.fairshare")});
        m_window.resize(width, 800);
        show(view);
        width -= 70;
        m_window.resize(width, 760);
        settle();
        expectSame(asInWindow ? picture("view.png", {}) : picture("view.png"), ExportDialog::Kind::Picture);
        asInWindow = !asInWindow;
    }
}

TEST_F(ExportCommandTest, DrawsTheChosenChartAndUsersAgain)
{
    m_window.document().selection().set({row("dvorak"), row("castillo")}, row("castillo"));
    show("charts");
    auto& charts = *qobject_cast<ChartsPage*>(&m_window.views().current());
    for (const char* chart : {"rank_slopes", "icicle"}) {
        charts.setChart(QLatin1String(chart));
        m_window.waitUntilReady();
        expectSame(picture("chart.png"), ExportDialog::Kind::Picture);
    }
    charts.setValues({{"color", std::string("rank")}});
    m_window.waitUntilReady();
    EXPECT_NE(command(picture("chart.png"), ExportDialog::Kind::Picture).find("--choose color=rank"),
        std::string::npos);
    expectSame(picture("chart.svg"), ExportDialog::Kind::Picture);
}

TEST_F(ExportCommandTest, PrintsEveryTableAgain)
{
    const std::pair<const char*, const char*> tables[]{{"tree", ""}, {"tree", "table"}, {"tree", "changes"},
        {"compare", "table"}, {"charts", ""}, {"recovery", "recovery"}};
    for (const auto& [view, part] : tables) {
        show(view);
        ExportRequest request = picture("data.csv", {});
        request.part = QLatin1String(part);
        expectSame(request, ExportDialog::Kind::Data);
    }
}

TEST_F(ExportCommandTest, SaysWhyThereIsNone)
{
    const ExportRequest request = picture("view.png");
    show("tree");
    table().columns().restore({});
    table().setColumnWidth(Shares, 300);
    EXPECT_NE(command(request, ExportDialog::Kind::Picture).find("column widths, sort order, expanded rows"),
        std::string::npos);
    stand("castillo", Shares);
    type(QStringLiteral("77"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(command(request, ExportDialog::Kind::Picture),
        "no command for this: there are unsaved changes; save them first");
    m_window.document().undoStack().undo();
    m_window.exports().check().setPrograms(m_folder.path());
    open({QStringLiteral(":/samples/university_60.fairshare")});
    EXPECT_EQ(command(request, ExportDialog::Kind::Data),
        "no command for this: the scenario is not in a file; save it first");
}

constexpr const char* SaveFirst = "no command for this: there are unsaved changes; save them first";

TEST_F(ExportCommandTest, ASavedFileIsTheSource)
{
    edit("castillo", 77);
    show("tree");
    EXPECT_EQ(command(picture("view.png"), ExportDialog::Kind::Picture), SaveFirst);
    EXPECT_EQ(command(data("table"), ExportDialog::Kind::Data), SaveFirst);
    ASSERT_TRUE(m_window.files().save());
    m_window.waitUntilReady();
    expectSame(data("table"), ExportDialog::Kind::Data);
    // Nothing holds the opened state any more.
    constexpr const char* Gone =
        "no command for this: the baseline is the file as opened, which has been saved since";
    EXPECT_EQ(command(picture("view.png"), ExportDialog::Kind::Picture), Gone);
    EXPECT_EQ(command(data("changes"), ExportDialog::Kind::Data), Gone);
}

TEST_F(ExportCommandTest, AFileSavedElsewhereIsComparedWithTheOpenedOne)
{
    edit("castillo", 77);
    show("tree");
    saveAs("proposal.fairshare");
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("site.fairshare"));
    expectSame(picture("view.png"), ExportDialog::Kind::Picture);
    EXPECT_NE(m_copied.indexOf(QStringLiteral("--baseline ") + m_file), -1) << m_copied.toStdString();
    expectSame(data("changes"), ExportDialog::Kind::Data);
    ExportRequest anonymous = picture("view.svg");
    anonymous.anonymous = true;
    expectSame(anonymous, ExportDialog::Kind::Picture);
    EXPECT_EQ(readFile(anonymous.path.toStdString()).value().find("site"), std::string::npos);
    edit("castillo", 78);
    EXPECT_EQ(command(data("changes"), ExportDialog::Kind::Data), SaveFirst);
    ASSERT_TRUE(QFile::remove(m_file)); // so that the dialog asks nothing
    saveAs("site.fairshare");
    EXPECT_EQ(m_window.document().baselineName(), QString());
    EXPECT_EQ(command(data("changes"), ExportDialog::Kind::Data),
        "no command for this: the baseline is the file as opened, which has been saved since");
}

TEST_F(ExportCommandTest, ACombinationIsReadFromItsFilesAndOnceSavedFromOne)
{
    open({copyOf("uni.dump"), copyOf("sshare_l_a_P.txt")});
    show("tree");
    expectSame(picture("view.png"), ExportDialog::Kind::Picture);
    EXPECT_EQ(command(data("table"), ExportDialog::Kind::Data),
        "no command for this: the scenario is combined from several files; save it as one, which the command "
        "can read");
    edit("slu10", 77);
    EXPECT_EQ(command(picture("view.png"), ExportDialog::Kind::Picture), SaveFirst);
    m_window.document().undoStack().undo();
    settle();
    saveAs("combined.fairshare");
    expectSame(picture("view.png"), ExportDialog::Kind::Picture);
    expectSame(data("table"), ExportDialog::Kind::Data);
    edit("slu10", 78);
    ASSERT_TRUE(m_window.files().save());
    m_window.waitUntilReady();
    expectSame(data("table"), ExportDialog::Kind::Data);
    EXPECT_EQ(command(picture("view.png"), ExportDialog::Kind::Picture),
        "no command for this: the baseline is combined from several files, which no command can name");
}

TEST_F(ExportCommandTest, AddedUsageIsReadFromItsFile)
{
    open({copyOf("uni.dump")});
    m_window.files().addUsage({copyOf("sshare_l_a_P.txt")});
    settle();
    show("charts");
    const std::string line = command(picture("view.png"), ExportDialog::Kind::Picture);
    EXPECT_NE(line.find("uni.dump "), std::string::npos) << line;
    EXPECT_NE(line.find("sshare_l_a_P.txt"), std::string::npos) << line;
}

TEST_F(ExportCommandTest, IsQuotedForAShell)
{
    const ExportCommand command{QStringLiteral("fairshare-explorer"),
        {QStringLiteral("--render"), QStringLiteral("tree"), QStringLiteral("/a b/it's.fairshare")},
        QStringLiteral("/tmp/$x.png")};
    EXPECT_EQ(command.text().toStdString(),
        R"(fairshare-explorer --render tree '/a b/it'\''s.fairshare' -o '/tmp/$x.png')");
}

TEST_F(ExportCommandTest, CopiesThePicture)
{
    show("tree");
    m_window.exports().copyPicture(picture("view.svg", {900, 700}));
    const QMimeData& copied = *QApplication::clipboard()->mimeData();
    EXPECT_EQ(qvariant_cast<QImage>(copied.imageData()).size(), QSize(900, 700));
    EXPECT_TRUE(copied.data(QStringLiteral("image/png")).startsWith("\x89PNG"));
    EXPECT_EQ(m_copied, QStringLiteral("the picture"));
}

} // namespace
} // namespace fairshare::gui
