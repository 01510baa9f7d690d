// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/message_band.h"

#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>

namespace fairshare::gui {
namespace {

/// What the figures are compared with, by menu and toolbar.
class BaselineTest : public MainWindowTest {
protected:
    BaselineTest()
    {
        open({m_file});
        edit("brandt", "9");
    }

    void edit(const char* name, const char* shares)
    {
        stand(name, 1);
        type(QLatin1String(shares));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }

    QAction& action(const char* name) { return *m_window.findChild<QAction*>(QLatin1String(name)); }
    QComboBox& combo() { return *m_window.findChild<QComboBox*>(QStringLiteral("baselineCombo")); }

    QStringList entries()
    {
        QStringList texts;
        for (int at = 0; at < combo().count(); ++at)
            texts << combo().itemText(at);
        return texts;
    }

    /// In the list of the toolbar, whose popup an offscreen platform cannot show.
    void choose(const QString& entry)
    {
        const int place = combo().findText(entry);
        ASSERT_GE(place, 0) << entry.toStdString();
        combo().setCurrentIndex(place);
        Q_EMIT combo().activated(place);
        settle();
    }

    QString sentence() { return treePage().answer().sentence(); }

    /// Accepts this file in the next dialog, or cancels it.
    void whenAskedForAFile(const QString& path)
    {
        QTimer::singleShot(0, &m_window, [path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Compare with"));
            dialog->selectFile(path);
            if (path.isEmpty())
                dialog->reject();
            else
                static_cast<QDialog*>(dialog)->accept();
        });
    }
};

TEST_F(BaselineTest, StartsWithTheOpenedFile)
{
    EXPECT_TRUE(action("baselineOpened").isChecked());
    EXPECT_FALSE(action("baselineSaved").isEnabled());
    EXPECT_FALSE(action("baselineOther").isVisible());
    EXPECT_EQ(entries(), (QStringList{"Opened file", "Saved state", "Other file…"}));
    EXPECT_EQ(combo().currentText(), QStringLiteral("Opened file"));
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("Compared with the opened file, ")));
    answer(QMessageBox::Discard);
    trigger("close");
    EXPECT_FALSE(combo().isEnabled());
    EXPECT_EQ(combo().currentText(), QString());
}

TEST_F(BaselineTest, SavedStateFollowsEachSave)
{
    trigger("save");
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("Compared with the opened file, ")));
    trigger("baselineSaved");
    settle();
    EXPECT_EQ(combo().currentText(), QStringLiteral("Saved state"));
    edit("brandt", "1");
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("Compared with the saved state, ")))
        << sentence().toStdString();
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 9U);
    trigger("save");
    settle();
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 1U);
    choose(QStringLiteral("Opened file"));
    EXPECT_TRUE(action("baselineOpened").isChecked());
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 2U);
}

TEST_F(BaselineTest, AnotherFileIsReadAndStaysInTheList)
{
    const QString other = m_folder.filePath(QStringLiteral("a&b.fairshare"));
    ASSERT_TRUE(QFile::copy(QString::fromStdString(sampleFile("university_after")), other));
    whenAskedForAFile(other);
    trigger("compareWith");
    settle();
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("Compared with a&b.fairshare, ")));
    EXPECT_EQ(entries(), (QStringList{"Opened file", "Saved state", "a&b.fairshare", "Other file…"}));
    EXPECT_EQ(combo().currentText(), QStringLiteral("a&b.fairshare"));
    EXPECT_EQ(action("baselineOther").text(), QStringLiteral("a&&b.fairshare"));
    trigger("baselineOpened");
    settle();
    EXPECT_EQ(combo().currentText(), QStringLiteral("Opened file"));
    trigger("baselineOther");
    settle();
    EXPECT_EQ(combo().currentText(), QStringLiteral("a&b.fairshare"));
}

TEST_F(BaselineTest, ADumpKnowsNoUsageSoThatUsageIsNotCompared)
{
    const ShareTree& opened = m_window.document().lastStored()->tree;
    const QString dump = m_folder.filePath(QStringLiteral("yesterday.dump"));
    Scenario yesterday = *m_window.document().lastStored();
    yesterday.tree = *withShares(yesterday.tree, row("medicine"), 7);
    ASSERT_TRUE(saveScenario(yesterday, dump.toStdString(), *findFormat("sacctmgr-dump")));
    whenAskedForAFile(dump);
    trigger("compareWith");
    settle();
    EXPECT_EQ(m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text().toStdString(),
        dump.toStdString() + ": the file has no usage, so usage is not compared");
    const ShareTree& baseline = m_window.document().baseline()->tree;
    EXPECT_EQ(baseline.usage(row("brandt")), opened.usage(row("brandt")));
    EXPECT_GT(baseline.usage(row("brandt")), 0);
    EXPECT_EQ(baseline.shares(row("medicine")), 7U);
}

TEST_F(BaselineTest, ADialogThatIsLeftKeepsTheChoice)
{
    whenAskedForAFile({});
    choose(QStringLiteral("Other file…"));
    EXPECT_EQ(combo().currentText(), QStringLiteral("Opened file"));
    EXPECT_TRUE(action("baselineOpened").isChecked());
}

TEST_F(BaselineTest, WhatASaveReplacedIsNoLongerOnDisk)
{
    Scenario theirs = loadScenario(m_file.toStdString())->scenario;
    theirs.title = "written by somebody else";
    ASSERT_TRUE(saveScenario(theirs, m_file.toStdString(), *findFormat("fairshare")));
    const auto* offer = m_window.findChild<MessageBand*>(QStringLiteral("offerBand"));
    ASSERT_TRUE(QTest::qWaitFor([offer] { return offer->isVisible(); }));
    m_window.findChild<QPushButton*>(QStringLiteral("diskCompare"))->click();
    settle();
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("Compared with site.fairshare on disk, ")));
    m_window.findChild<QPushButton*>(QStringLiteral("diskKeep"))->click();
    trigger("save");
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("Compared with the overwritten file, ")))
        << sentence().toStdString();
    EXPECT_EQ(combo().currentText(), QStringLiteral("the overwritten file"));
    EXPECT_EQ(m_window.document().baseline()->title, "written by somebody else");
}

TEST_F(BaselineTest, GivesWayToTheAlgorithmInANarrowWindow)
{
    const auto* algorithm = m_window.findChild<QComboBox*>(QStringLiteral("algorithmCombo"));
    EXPECT_LT(combo().mapTo(&m_window, QPoint()).x(), algorithm->mapTo(&m_window, QPoint()).x());
    m_window.resize(640, 600);
    QApplication::processEvents();
    EXPECT_FALSE(combo().isVisible());
    EXPECT_TRUE(algorithm->isVisible());
}

} // namespace
} // namespace fairshare::gui
