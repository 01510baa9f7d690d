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

#include <QClipboard>
#include <QFontDatabase>
#include <QImage>
#include <QMimeData>
#include <QProcess>

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

// Splitters and panels may be divided a pixel differently than in a new window; there is then no command.
TEST_F(ExportCommandTest, OffersACommandForDividedViewsOnlyIfItIsTheSame)
{
    for (const char* view : {"compare", "recovery"}) {
        show(view);
        const std::string line = command(picture("view.png"), ExportDialog::Kind::Picture);
        if (line.starts_with("fairshare"))
            expectSame(picture("view.png"), ExportDialog::Kind::Picture);
        else
            EXPECT_NE(line.find("draws a different picture"), std::string::npos) << line;
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
