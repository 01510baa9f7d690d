// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/sacctmgr_window.h"

#include <QCheckBox>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace fairshare::gui {
namespace {

/// Two accounts whose commands are worked out by hand.
constexpr const char* TwoAccounts =
    R"({"format": "fairshare-explorer", "version": 1, "cluster": "c", "tree": {"account": "root", "children": [
  {"account": "a", "shares": 1, "children": [{"user": "ann", "shares": 1, "usage": 4}]},
  {"account": "b", "shares": 1, "children": [{"user": "bob", "shares": 1, "usage": 2}]}]}})";

class SacctmgrWindowTest : public MainWindowTest {
protected:
    SacctmgrWindowTest()
    {
        QFile site(m_folder.filePath(QStringLiteral("two.fairshare")));
        EXPECT_TRUE(site.open(QFile::WriteOnly));
        site.write(TwoAccounts);
        site.close();
        open({site.fileName()});
    }

    SacctmgrWindow& commands() { return m_window.sacctmgr(); }

    void setShares(const char* name, const char* shares)
    {
        ASSERT_TRUE(table().treeModel().setData(
            table().model()->index(table().treeModel().placeOf(row(name)), 1), QLatin1String(shares)));
        wait();
    }

    void show()
    {
        trigger("sacctmgr");
        wait();
    }

    void wait()
    {
        settle();
        commands().results().waitUntilReady();
    }

    QString text() { return commands().findChild<QPlainTextEdit*>()->toPlainText(); }
    std::string sentence(const char* name)
    {
        return commands().findChild<WrappedText*>(QLatin1String(name))->sentence().toStdString();
    }
    QCheckBox& accept() { return *commands().findChild<QCheckBox*>(QStringLiteral("sacctmgrAccept")); }
    QPushButton& button(const char* name) { return *commands().findChild<QPushButton*>(QLatin1String(name)); }
};

// Bob has less usage at equal shares, so he stands first; with 9 of 10 shares a is ahead of b.
constexpr const char* OneCommand =
    "# users under Fair Tree: move up 1, move down 1, keep rank 0, new 0, removed 0\nsacctmgr -i modify "
    "account where name=a cluster=c set fairshare=9\n";

TEST_F(SacctmgrWindowTest, ShowsTheCommandsOfThePresentState)
{
    setShares("a", "9");
    show();
    EXPECT_TRUE(commands().isVisible());
    EXPECT_FALSE(commands().isModal());
    EXPECT_EQ((text() + QLatin1Char('\n')).toStdString(), OneCommand);
    EXPECT_EQ(sentence("sacctmgrSummary"), "Commands that apply the differences from the opened file: 1.");
}

TEST_F(SacctmgrWindowTest, FollowsEdits)
{
    show();
    EXPECT_EQ(sentence("sacctmgrSummary"),
        "No association differs from the opened file, so no commands are needed.");
    setShares("a", "9");
    EXPECT_EQ((text() + QLatin1Char('\n')).toStdString(), OneCommand);
    setShares("bob", "7");
    EXPECT_TRUE(text().endsWith(
        QStringLiteral("sacctmgr -i modify user where name=bob cluster=c account=b set fairshare=7")));
    EXPECT_EQ(sentence("sacctmgrSummary"), "Commands that apply the differences from the opened file: 2.");
    trigger("undo");
    wait();
    EXPECT_EQ((text() + QLatin1Char('\n')).toStdString(), OneCommand);
}

TEST_F(SacctmgrWindowTest, SaysWhatCannotBeTold)
{
    stand("bob", 0);
    trigger("rename");
    ASSERT_NE(editor(), nullptr);
    editor()->selectAll();
    QTest::keyClicks(editor(), QStringLiteral("bo=b"));
    QTest::keyClick(editor(), Qt::Key_Return);
    show();
    accept().click();
    wait();
    EXPECT_TRUE(text().contains(
        QStringLiteral("# not added: user 'bo=b' of account 'b': sacctmgr would misread one of the names")))
        << text().toStdString();
    EXPECT_EQ(sentence("sacctmgrSummary"),
        "Only part of the differences from the opened file can be applied; number of commands: 1. Changes "
        "that sacctmgr cannot make: 1; the comments explain why.");
}

TEST_F(SacctmgrWindowTest, HasNoCommandsForCutNames)
{
    QFile cut(m_folder.filePath(QStringLiteral("cut.txt")));
    ASSERT_TRUE(cut.open(QFile::WriteOnly));
    cut.write("Account              User       RawShares  RawUsage \n"
              "-------------------- ---------- ---------- -------- \n"
              "root                                              0 \n"
              " abcdefghijklmnopqr+                     4        0 \n");
    cut.close();
    open({cut.fileName()});
    ASSERT_TRUE(m_window.files().hasCutNames());
    show();
    EXPECT_EQ(text().toStdString(), "");
    EXPECT_EQ(sentence("sacctmgrSummary"),
        "No commands for the differences from the opened file: names in this table are truncated, so the "
        "commands would delete real accounts and add invented ones; print it with sshare -P for full names.");
    EXPECT_FALSE(button("sacctmgrCopy").isEnabled());
    EXPECT_FALSE(button("sacctmgrSave").isEnabled());
}

TEST_F(SacctmgrWindowTest, DeletingManyUsersIsAskedFor)
{
    stand("bob", 0);
    trigger("remove");
    show();
    EXPECT_EQ(text().toStdString(), "");
    EXPECT_EQ(sentence("sacctmgrSummary"),
        "No commands for the differences from the opened file: the commands would delete 1 of 2 users.");
    EXPECT_TRUE(accept().isVisible());
    EXPECT_FALSE(button("sacctmgrCopy").isEnabled());
    accept().click();
    wait();
    EXPECT_TRUE(text().endsWith(QStringLiteral("sacctmgr -i delete user where name=bob cluster=c account=b")))
        << text().toStdString();
    EXPECT_TRUE(button("sacctmgrCopy").isEnabled());
    EXPECT_TRUE(accept().isVisible());
    commands().hide();
    show();
    EXPECT_FALSE(accept().isChecked());
    EXPECT_EQ(text().toStdString(), "");
    trigger("undo");
    wait();
    EXPECT_FALSE(accept().isVisible());
}

TEST_F(SacctmgrWindowTest, CopiesAndSavesAll)
{
    setShares("a", "9");
    show();
    button("sacctmgrCopy").click();
    EXPECT_EQ(QApplication::clipboard()->text().toStdString(), OneCommand);
    EXPECT_EQ(sentence("sacctmgrOutcome"), "Copied 2 lines");
    QSignalSpy saved(&commands(), &SacctmgrWindow::saved);
    const QString path = m_folder.filePath(QStringLiteral("change.sh"));
    commands().saveTo(path);
    ASSERT_TRUE(saved.wait());
    QFile file(path);
    ASSERT_TRUE(file.open(QFile::ReadOnly));
    EXPECT_EQ(file.readAll().toStdString(), OneCommand);
    EXPECT_EQ(sentence("sacctmgrOutcome"), "Saved: " + path.toStdString());
}

TEST_F(SacctmgrWindowTest, ClosesWithTheScenario)
{
    show();
    trigger("close");
    EXPECT_FALSE(commands().isVisible());
}

TEST_F(SacctmgrWindowTest, EveryPartHasANameForScreenReaders)
{
    for (const char* name : {"sacctmgrSummary", "sacctmgrText", "sacctmgrOutcome"})
        EXPECT_FALSE(commands().findChild<QWidget*>(QLatin1String(name))->accessibleName().isEmpty()) << name;
}

} // namespace
} // namespace fairshare::gui
