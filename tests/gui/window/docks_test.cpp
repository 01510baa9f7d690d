// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"

#include <QLabel>
#include <QTabWidget>
#include <QTableView>
#include <QUndoView>

namespace fairshare::gui {
namespace {

/// What stands below the view.
class DocksTest : public MainWindowTest {
protected:
    QWidget* dock() { return m_window.findChild<QWidget*>(QStringLiteral("lowerDock")); }
    QTableView* findings() { return m_window.findChild<QTableView*>(QStringLiteral("lintTable")); }
    QUndoView* history() { return m_window.findChild<QUndoView*>(QStringLiteral("historyView")); }

    std::string lintTitle()
    {
        return m_window.findChild<QTabWidget*>(QStringLiteral("lowerTabs"))->tabText(1).toStdString();
    }

    using Rules = std::vector<std::string>;

    Rules rules()
    {
        Rules ids;
        for (const Finding& finding : *m_window.lint().findings())
            ids.emplace_back(finding.id);
        return ids;
    }

    void settleLint()
    {
        settle();
        m_window.lint().waitUntilReady();
        QApplication::processEvents();
    }

    void openWithFindings()
    {
        const QString path = m_folder.filePath(QStringLiteral("odd.csv"));
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("account,user,shares,usage\nroot,,,\na,,1,\na,ann,0,5\na,bob,1,7\nb,,1,\nb,cy,1,3\n");
        file.close();
        open({path});
        settleLint();
    }
};

TEST_F(DocksTest, TheStartPageStandsAlone)
{
    EXPECT_FALSE(dock()->isVisible());
    open({m_file});
    EXPECT_TRUE(dock()->isVisible());
    trigger("close");
    EXPECT_FALSE(dock()->isVisible());
}

TEST_F(DocksTest, FindingsAreCountedAndLeadToTheirRows)
{
    openWithFindings();
    EXPECT_EQ(rules(), (Rules{"zero_shares", "single_child", "full_bucket"}));
    EXPECT_EQ(lintTitle(), "Lint (3)");
    EXPECT_EQ(label("statusFindings").toStdString(), "Lint findings: 3");
    ASSERT_EQ(findings()->model()->rowCount(), 3);
    const QModelIndex cell = findings()->model()->index(2, 1);
    findings()->scrollTo(cell);
    QTest::mouseClick(
        findings()->viewport(), Qt::LeftButton, Qt::NoModifier, findings()->visualRect(cell).center());
    EXPECT_EQ(table().selectedNodes(10), std::vector<NodeRow>{this->row("ann")});
}

TEST_F(DocksTest, FindingsFollowEdits)
{
    openWithFindings();
    stand("ann", 1);
    type(QStringLiteral("1"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settleLint();
    EXPECT_EQ(rules(), Rules{"single_child"});
    EXPECT_EQ(label("statusFindings").toStdString(), "Lint findings: 1");
    trigger("undo");
    settleLint();
    EXPECT_EQ(rules().size(), 3U);
}

TEST_F(DocksTest, ATreeWithoutFindingsSaysSo)
{
    const QString path = m_folder.filePath(QStringLiteral("plain.csv"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(
        "account,user,shares,usage\nroot,,,\na,,1,\na,ann,2,5\na,bob,1,7\nb,,1,\nb,cy,1,3\nb,dan,3,4\n");
    file.close();
    open({path});
    settleLint();
    EXPECT_EQ(lintTitle(), "Lint");
    EXPECT_EQ(label("lintNote").toStdString(), "No suspicious settings in this tree.");
    EXPECT_EQ(label("statusFindings"), QString());
}

TEST_F(DocksTest, HistoryGoesBackToAnyState)
{
    open({m_file});
    for (const char* name : {"brandt", "iyer"}) {
        stand(name, 1);
        type(QStringLiteral("7"));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }
    ASSERT_EQ(history()->model()->rowCount(), 3);
    EXPECT_EQ(history()->model()->index(0, 0).data().toString(), QStringLiteral("Opened"));
    EXPECT_EQ(history()->model()->index(2, 0).data().toString(),
        QStringLiteral("Change shares of iyer from 1 to 7"));
    history()->setCurrentIndex(history()->model()->index(1, 0));
    settle();
    EXPECT_EQ(shown("brandt", 1), QStringLiteral("7"));
    EXPECT_EQ(shown("iyer", 1), QStringLiteral("1"));
}

TEST_F(DocksTest, TheDockIsHiddenAndRememberedByOneKey)
{
    open({m_file});
    QTest::keyClick(&m_window, Qt::Key_F8);
    EXPECT_FALSE(dock()->isVisible());
    EXPECT_FALSE(m_settings.isDockShown(QStringLiteral("lower"), QStringLiteral("tree"), true));
    trigger("close");
    open({m_file});
    EXPECT_FALSE(dock()->isVisible());
    trigger("showHistory");
    EXPECT_TRUE(dock()->isVisible());
    EXPECT_TRUE(history()->isVisible());
    trigger("showLint");
    EXPECT_FALSE(history()->isVisible());
    QTest::keyClick(&m_window, Qt::Key_F8);
    trigger("resetLayout");
    EXPECT_TRUE(dock()->isVisible());
    EXPECT_TRUE(m_settings.isDockShown(QStringLiteral("lower"), QStringLiteral("tree"), true));
}

} // namespace
} // namespace fairshare::gui
