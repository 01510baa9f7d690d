// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/start/start_page.h"

#include "widgets/start/link_table.h"
#include "widgets/start/recent_tiles.h"
#include "widgets/start/sketch.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUrl>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

template <typename Widget>
Widget& child(const QWidget& page, const char* name)
{
    auto* found = page.findChild<Widget*>(QLatin1String(name));
    if (found == nullptr)
        qFatal("no widget %s", name);
    return *found;
}

void clickRow(LinkTable& table, int row)
{
    const QRect cell = table.visualItemRect(table.topLevelItem(row));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell.center());
}

QString firstArgument(const QSignalSpy& spy)
{
    return spy.isEmpty() ? QString() : spy.first().first().toString();
}

class StartPageTest : public testing::Test {
protected:
    void SetUp() override
    {
        m_page.resize(1000, 700);
        m_page.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&m_page));
    }

    QString writeFile(const QString& name)
    {
        QFile file(m_folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("x");
        return file.fileName();
    }

    LinkTable& samples() const { return child<LinkTable>(m_page, "samples"); }
    RecentTiles& recent() const { return child<RecentTiles>(m_page, "recentFiles"); }

    void clickTile(int at)
    {
        const QRect tile = recent().visualItemRect(recent().item(at));
        QTest::mouseClick(recent().viewport(), Qt::LeftButton, {}, tile.center());
    }

    QTemporaryDir m_folder;
    StartPage m_page;
};

TEST_F(StartPageTest, OneClickOpensASample)
{
    const QSignalSpy asked(&m_page, &StartPage::sampleRequested);
    ASSERT_EQ(samples().topLevelItem(0)->text(0), QStringLiteral("University"));
    clickRow(samples(), 0);
    EXPECT_EQ(asked.size(), 1);
    EXPECT_EQ(firstArgument(asked), QStringLiteral(":/samples/university_60.fairshare"));
}

TEST_F(StartPageTest, KeyboardOpensASample)
{
    const QSignalSpy asked(&m_page, &StartPage::sampleRequested);
    samples().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&samples(), Qt::Key_Down);
    QTest::keyClick(&samples(), Qt::Key_Return);
    EXPECT_EQ(asked.size(), 1);
    EXPECT_EQ(firstArgument(asked), QStringLiteral(":/samples/university_before.fairshare"));
    QTest::keyClick(&samples(), Qt::Key_Space);
    EXPECT_EQ(asked.size(), 2);
}

TEST_F(StartPageTest, KeyboardFocusShowsWhereItIs)
{
    samples().setFocus(Qt::TabFocusReason);
    ASSERT_EQ(samples().selectedItems().size(), 1);
    EXPECT_EQ(samples().selectedItems().first(), samples().topLevelItem(0));
}

TEST_F(StartPageTest, ScrollsToTheRowOfTheKeyboard)
{
    m_page.resize(700, 250);
    QCoreApplication::processEvents();
    samples().setFocus(Qt::TabFocusReason);
    const int last = samples().topLevelItemCount() - 1;
    QTest::keyClick(&samples(), Qt::Key_End);
    const QRect row = samples().visualItemRect(samples().topLevelItem(last));
    const QPoint below = samples().viewport()->mapTo(m_page.viewport(), row.bottomLeft());
    EXPECT_GT(m_page.verticalScrollBar()->value(), 0);
    EXPECT_TRUE(m_page.viewport()->rect().contains(below));
}

TEST_F(StartPageTest, TabWalksThroughEverythingThatActs)
{
    m_page.setRecentFiles({{writeFile(QStringLiteral("a.txt")), {}}});
    m_page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&m_page));
    QWidget& open = child<QPushButton>(m_page, "openFile");
    open.setFocus();
    for (const char* next : {"pasteClipboard", "captureCluster", "newFromTemplate", "clearRecent",
             "recentFiles", "samples", "showAtStart"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        EXPECT_EQ(QApplication::focusWidget()->objectName(), QLatin1String(next));
    }
}

TEST_F(StartPageTest, AsksNotToBeShownAtStart)
{
    auto& box = child<QCheckBox>(m_page, "showAtStart");
    const QSignalSpy chosen(&m_page, &StartPage::shownAtStartChosen);
    EXPECT_TRUE(box.isChecked());
    m_page.setShownAtStart(false);
    EXPECT_FALSE(box.isChecked());
    EXPECT_EQ(chosen.size(), 0);
    QTest::keyClick(&box, Qt::Key_Space);
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_TRUE(chosen.first().first().toBool());
}

TEST_F(StartPageTest, CountsWhatAFileHolds)
{
    using Kind = RecentFacts::Kind;
    m_page.setRecentFiles({{writeFile(QStringLiteral("a.txt")), {Kind::Associations, 1, {}}},
        {writeFile(QStringLiteral("b.txt")), {Kind::Associations, 1200, {}}},
        {writeFile(QStringLiteral("c.config")), {Kind::Groups, 11, {}}},
        {writeFile(QStringLiteral("d.swf")), {Kind::Jobs, 7275, {}}}});
    const auto said = [this](int at) {
        return recent()
            .item(at)
            ->data(Qt::AccessibleTextRole)
            .toString()
            .section(QStringLiteral(", "), -1)
            .toStdString();
    };
    EXPECT_EQ(said(0), "1 association");
    EXPECT_EQ(said(1), "1\u2009200 associations");
    EXPECT_EQ(said(2), "11 groups");
    EXPECT_EQ(said(3), "7\u2009275 jobs");
}

TEST_F(StartPageTest, EndsWithTheKeysThatHelp)
{
    EXPECT_EQ(child<QLabel>(m_page, "startFooter").text(),
        QStringLiteral("Shortcuts: Ctrl+/     What is this number? Shift+F1 on any value"));
}

TEST_F(StartPageTest, ClearListIsALinkAtTheEdgeOfThePage)
{
    m_page.setRecentFiles({{writeFile(QStringLiteral("a.txt")), {}}});
    QCoreApplication::processEvents();
    const auto& clear = child<QToolButton>(m_page, "clearRecent");
    const auto right = [this](const QWidget& widget) {
        return widget.mapTo(&m_page, QPoint(widget.width(), 0)).x();
    };
    EXPECT_EQ(right(clear), right(samples()));
    EXPECT_EQ(clear.text(), QStringLiteral("Clear list"));
}

TEST_F(StartPageTest, OpenButtonAsksByMouseAndKey)
{
    const QSignalSpy asked(&m_page, &StartPage::openRequested);
    auto& open = child<QPushButton>(m_page, "openFile");
    QTest::mouseClick(&open, Qt::LeftButton);
    QTest::keyClick(&open, Qt::Key_Space);
    QTest::keyClick(&open, Qt::Key_Return);
    EXPECT_EQ(asked.size(), 3);
}

TEST_F(StartPageTest, OtherWaysToATreeAskToo)
{
    const QSignalSpy captured(&m_page, &StartPage::captureRequested);
    const QSignalSpy made(&m_page, &StartPage::templateRequested);
    auto& capture = child<QPushButton>(m_page, "captureCluster");
    EXPECT_EQ(capture.text(), QStringLiteral("Capture from this cluster…"));
    QTest::mouseClick(&capture, Qt::LeftButton);
    QTest::keyClick(&child<QPushButton>(m_page, "newFromTemplate"), Qt::Key_Return);
    EXPECT_EQ(captured.size(), 1);
    EXPECT_EQ(made.size(), 1);
}

TEST_F(StartPageTest, KeyboardWalksAndOpensRecentFiles)
{
    const QString second = writeFile(QStringLiteral("b.txt"));
    m_page.setRecentFiles({{writeFile(QStringLiteral("a.txt")), {}}, {second, {.count = 36}}});
    QCoreApplication::processEvents();
    const QSignalSpy asked(&m_page, &StartPage::filesRequested);
    recent().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&recent(), Qt::Key_Right);
    QTest::keyClick(&recent(), Qt::Key_Return);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked.first().first().toStringList(), QStringList{second});
}

TEST_F(StartPageTest, TilesTakeAsManyRowsAsTheyNeed)
{
    std::vector<RecentTile> tiles;
    for (int at = 0; at < 10; ++at)
        tiles.push_back({writeFile(QString::number(at)), {RecentFacts::Kind::Associations, 36, {}}});
    m_page.setRecentFiles(tiles);
    for (const int width : {400, 1000, 1600}) {
        m_page.resize(width, 900);
        QCoreApplication::processEvents();
        const QRect last = recent().visualItemRect(recent().item(9));
        EXPECT_TRUE(recent().viewport()->rect().contains(last)) << width;
    }
}

TEST_F(StartPageTest, RecentSectionIsHiddenWithoutFiles)
{
    EXPECT_FALSE(recent().isVisible());
    m_page.setRecentFiles({{writeFile(QStringLiteral("a.txt")), {}}});
    EXPECT_TRUE(recent().isVisible());
    m_page.setRecentFiles({});
    EXPECT_FALSE(recent().isVisible());
}

TEST_F(StartPageTest, ClickOpensARecentFile)
{
    const QString path = writeFile(QStringLiteral("site.fairshare"));
    m_page.setRecentFiles({{path, {.count = 36}}});
    QCoreApplication::processEvents();
    const QSignalSpy asked(&m_page, &StartPage::filesRequested);
    clickTile(0);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked.first().first().toStringList(), QStringList{path});
}

TEST_F(StartPageTest, MissingFileSaysSoAndIsLocated)
{
    const QString path = m_folder.filePath(QStringLiteral("gone.txt"));
    m_page.setRecentFiles({{path, {.count = 36}}});
    QCoreApplication::processEvents();
    EXPECT_EQ(recent().item(0)->text(), QStringLiteral("gone.txt"));
    EXPECT_EQ(recent().item(0)->data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("gone.txt in %1, file not found").arg(m_folder.path()));
    const QSignalSpy opened(&m_page, &StartPage::filesRequested);
    const QSignalSpy located(&m_page, &StartPage::locateRequested);
    clickTile(0);
    EXPECT_EQ(opened.size(), 0);
    EXPECT_EQ(firstArgument(located), path);
}

TEST_F(StartPageTest, ClearListAsks)
{
    m_page.setRecentFiles({{writeFile(QStringLiteral("a.txt")), {}}});
    QCoreApplication::processEvents();
    const QSignalSpy asked(&m_page, &StartPage::clearRecentRequested);
    QTest::mouseClick(&child<QToolButton>(m_page, "clearRecent"), Qt::LeftButton);
    EXPECT_EQ(asked.size(), 1);
}

TEST_F(StartPageTest, TwoDroppedFilesKeepTheirOrder)
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(QStringLiteral("/x/dump.txt")),
        QUrl::fromLocalFile(QStringLiteral("/x/sshare.txt"))});
    const QSignalSpy asked(&m_page, &StartPage::filesRequested);
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_page.viewport(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_page.viewport(), &drop);
    ASSERT_EQ(asked.size(), 1);
    EXPECT_EQ(asked.first().first().toStringList(),
        (QStringList{QStringLiteral("/x/dump.txt"), QStringLiteral("/x/sshare.txt")}));
}

TEST_F(StartPageTest, TextIsNotTakenAsAFile)
{
    QMimeData text;
    text.setText(QStringLiteral("Account|User"));
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_page.viewport(), &enter);
    EXPECT_FALSE(enter.isAccepted());
}

TEST_F(StartPageTest, NeverNeedsSidewaysScrolling)
{
    m_page.setRecentFiles({{writeFile(QString(200, QLatin1Char('w'))), {}}});
    for (const int width : {400, 700, 1440, 4000}) {
        m_page.resize(width, 600);
        QCoreApplication::processEvents();
        EXPECT_LE(m_page.widget()->width(), width) << width;
        EXPECT_EQ(samples().horizontalScrollBar()->maximum(), 0) << width;
        EXPECT_FALSE(samples().isColumnHidden(0) || samples().isColumnHidden(1)) << width;
    }
    EXPECT_LT(samples().width(), 2000);
}

TEST_F(StartPageTest, NarrowPageGivesUpColumnsFromTheRight)
{
    m_page.resize(1440, 700);
    QCoreApplication::processEvents();
    EXPECT_FALSE(samples().isColumnHidden(4));
    m_page.resize(400, 700);
    QCoreApplication::processEvents();
    EXPECT_TRUE(samples().isColumnHidden(4));
}

TEST_F(StartPageTest, EveryPartHasAnAccessibleName)
{
    const auto name = [](QWidget& widget) {
        return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
    };
    EXPECT_EQ(name(m_page), QStringLiteral("Start page"));
    EXPECT_EQ(name(samples()), QStringLiteral("Samples"));
    EXPECT_EQ(name(recent()), QStringLiteral("Recent files"));
    EXPECT_EQ(name(child<QPushButton>(m_page, "openFile")), QStringLiteral("Open file…"));
}

TEST(Sketch, ReadsBackWhatItWrote)
{
    const QByteArray text = encodedSketch({.rows = {{1, 9, {0, 64, 128, 255, 3}}, {2, 4, {}}}});
    const std::vector<SketchRow> rows = decodedSketch(text).rows;
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].depth, 1);
    EXPECT_EQ(rows[0].nameLength, 9);
    EXPECT_EQ(rows[0].bars, (std::array<quint8, 5>{0, 64, 128, 255, 3}));
    EXPECT_TRUE(decodedSketch(text + 'x').isEmpty());
    const std::vector<quint8> columns{0, 255, 7, 128, 1, 2, 3};
    EXPECT_EQ(decodedSketch(encodedSketch({.columns = columns})).columns, columns);
}

TEST(WhenText, SaysTodayAndYesterday)
{
    const QDateTime now({2026, 11, 20}, {16, 30});
    EXPECT_EQ(whenText(now.addSecs(-3600), now), QStringLiteral("today 15:30"));
    EXPECT_EQ(whenText(now.addDays(-1), now), QStringLiteral("yesterday 16:30"));
    EXPECT_EQ(whenText(now.addDays(-2), now), QStringLiteral("18 Nov 2026"));
}

} // namespace
} // namespace fairshare::gui
