// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/plot_output.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/clipboard.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"

#include <QClipboard>
#include <QDir>
#include <QMimeData>
#include <QTableView>

#include <csignal>
#include <limits>
#include <sys/resource.h>
#include <utility>

namespace fairshare::gui {
namespace {

/// Exports that cannot be: one sentence each, the target as it was, and nothing beside it.
class ExportRefusalTest : public MainWindowTest {
protected:
    ExportRefusalTest()
    {
        open({m_file});
        m_inside = m_folder.filePath(QStringLiteral("inside"));
        QDir().mkdir(m_inside);
        QObject::connect(&m_window.exports(), &ExportCommands::failed, &m_window,
            [this](const Error& error) { m_said = describe(error); });
        QObject::connect(
            &m_window.exports(), &ExportCommands::written, &m_window, [this] { m_said = "written"; });
    }

    std::string said(const ExportRequest& request)
    {
        m_said.clear();
        m_window.exports().exportPicture(request);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_said.empty(); }));
        return m_said;
    }

    ExportRequest to(const char* name) const
    {
        ExportRequest request;
        request.path = m_inside + QLatin1Char('/') + QLatin1String(name);
        return request;
    }

    std::string path(const char* name) const { return to(name).path.toStdString(); }

    QStringList files() const
    {
        return QDir(m_inside).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QString m_inside;
    std::string m_said;
};

TEST_F(ExportRefusalTest, APathThatIsAFolder)
{
    QDir(m_inside).mkdir(QStringLiteral("a.png"));
    EXPECT_EQ(said(to("a.png")), path("a.png") + ": cannot be written: is a directory, not a file");
    EXPECT_EQ(files(), QStringList{QStringLiteral("a.png")});
}

TEST_F(ExportRefusalTest, AFolderThatVanished)
{
    QDir().rmdir(m_inside);
    EXPECT_EQ(said(to("a.svg")), path("a.svg") + ": cannot be written: no such file or directory");
}

TEST_F(ExportRefusalTest, AnUnknownFormat)
{
    EXPECT_EQ(said(to("a.gif")), path("a.gif") + ": the file name must end in .png, .svg or .pdf");
    EXPECT_EQ(said(to("a")), path("a") + ": the file name must end in .png, .svg or .pdf");
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportRefusalTest, AbsurdSizes)
{
    const auto sized = [this](const QSize& size, double scale) {
        ExportRequest request = to("a.png");
        request.size = size;
        request.scale = scale;
        return said(request);
    };
    const std::string file = path("a.png");
    EXPECT_EQ(sized({100000, 100000}, 1),
        file + ": invalid picture size 100000x100000; expected 1x1 to 16384x16384 pixels");
    EXPECT_EQ(sized({0, 300}, 1), file + ": invalid picture size 0x300; expected 1x1 to 16384x16384 pixels");
    EXPECT_EQ(sized({800, 600}, 9), file + ": invalid scale 9; expected 0.25 to 8");
    EXPECT_EQ(sized({800, 600}, std::numeric_limits<double>::quiet_NaN()),
        file + ": invalid scale nan; expected 0.25 to 8");
    EXPECT_EQ(sized({9000, 300}, 2),
        file + ": at scale 2, the picture exceeds 16384 pixels on a side; use a smaller scale");
    const std::string tooSmall =
        file + ": not readable at 40x30 pixels; with these proportions, use at least ";
    EXPECT_EQ(sized({40, 30}, 1).rfind(tooSmall, 0), 0U);
    EXPECT_TRUE(files().isEmpty());
}

TEST_F(ExportRefusalTest, NoRoomForTheFile)
{
    ASSERT_TRUE(writeFile(path("a.svg"), "what was there"));
    std::signal(SIGXFSZ, SIG_IGN); // as the program does
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    rlimit small = before;
    small.rlim_cur = 2000;
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
    const std::string sentence = said(to("a.svg"));
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
    EXPECT_EQ(sentence.substr(0, path("a.svg").size() + 2), path("a.svg") + ": ");
    EXPECT_NE(sentence, "written");
    EXPECT_EQ(readFile(path("a.svg")).value(), "what was there");
    EXPECT_EQ(files(), QStringList{QStringLiteral("a.svg")});
}

TEST_F(ExportRefusalTest, AClipboardThatTakesNothing)
{
    // No platform of ours has this one.
    auto data = std::make_unique<QMimeData>();
    data->setText(QStringLiteral("figures"));
    const auto refused = putIntoClipboard(std::move(data), QClipboard::FindBuffer);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "cannot write to the clipboard; another program may be using it");
}

TEST_F(ExportRefusalTest, ATableIsNotCopiedIntoAClipboardThatAnotherTakes)
{
    QClipboard& clipboard = *QApplication::clipboard();
    bool taking = false;
    const auto taker = QObject::connect(&clipboard, &QClipboard::dataChanged, &clipboard, [&] {
        if (std::exchange(taking, false))
            clipboard.setText(QStringLiteral("of another program"));
    });
    const auto* band = m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    for (const char* view : {"tree", "compare", "surface"}) {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
        ViewPage& page = m_window.views().current();
        for (const ViewPage::Part& part : page.parts())
            if (auto* list = qobject_cast<QTableView*>(part.widget)) {
                list->setFocus();
                list->selectRow(1);
            }
        taking = true;
        page.copy(true);
        EXPECT_FALSE(taking) << view;
        EXPECT_EQ(clipboard.text(), QStringLiteral("of another program")) << view;
        EXPECT_EQ(
            band->text(), QStringLiteral("cannot write to the clipboard; another program may be using it"))
            << view;
        open({m_file}); // which settles the message
        page.copy(true);
    }
    QObject::disconnect(taker);
}

TEST_F(ExportRefusalTest, EveryTableOffersTheSameExports)
{
    const QStringList wanted{QStringLiteral("copy"), QStringLiteral("copyWithHeaders"),
        QStringLiteral("exportView"), QStringLiteral("exportData"), QStringLiteral("copyAsCommand"),
        QStringLiteral("whatIsThis")};
    int tables = 0;
    for (const char* view : {"tree", "compare", "surface"}) {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
        for (const ViewPage::Part& part : m_window.views().current().parts()) {
            if (qobject_cast<QTableView*>(part.widget) == nullptr)
                continue;
            ++tables;
            EXPECT_EQ(part.widget->contextMenuPolicy(), Qt::ActionsContextMenu) << view;
            QStringList offered;
            for (const QAction* action : part.widget->actions())
                if (wanted.contains(action->objectName()))
                    offered << action->objectName();
            EXPECT_EQ(offered, wanted) << view;
        }
    }
    EXPECT_EQ(tables, 3);
}

TEST_F(ExportRefusalTest, AChartIsCopiedAsImageAndAsLines)
{
    m_window.views().showView(QStringLiteral("charts"));
    settle();
    m_window.waitUntilReady();
    trigger("copy");
    const QMimeData* held = QGuiApplication::clipboard()->mimeData();
    ASSERT_NE(held, nullptr);
    EXPECT_TRUE(held->hasImage());
    EXPECT_TRUE(held->data(QStringLiteral("image/svg+xml")).contains("Usage versus share</text>"));
    EXPECT_TRUE(held->data(QStringLiteral("image/png")).startsWith("\x89PNG"));
    trigger("copyWithHeaders");
    EXPECT_TRUE(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("panel\tmarks\tpath\t")));
}

} // namespace
} // namespace fairshare::gui
