// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/work/files/open_files.h"

#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace fairshare::gui {
namespace {

/// Commands are enabled while they would do something.
class CommandStatesTest : public MainWindowTest {
protected:
    bool isEnabled(const char* name)
    {
        const auto* action = m_window.findChild<QAction*>(QLatin1String(name));
        return action != nullptr && action->isEnabled();
    }

    void edit(const char* name, const char* shares)
    {
        stand(name, 1);
        type(QLatin1String(shares));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }

    QMenu& menu(const QString& title)
    {
        for (QMenu* menu : m_window.findChildren<QMenu*>()) {
            if (menu->title() == title)
                return *menu;
        }
        qFatal("no menu");
    }

    /// The letters that Alt chooses entries by; "-" for an entry without one.
    static QString mnemonics(const QMenu& menu)
    {
        QString letters;
        for (const QAction* action : menu.actions()) {
            if (action->isSeparator() || !action->isVisible())
                continue;
            const QString text = QString(action->text()).remove(QStringLiteral("&&"));
            const qsizetype at = text.indexOf(QLatin1Char('&'));
            letters += at < 0 ? QLatin1Char('-') : text[at + 1].toLower();
        }
        return letters;
    }
};

TEST_F(CommandStatesTest, SavesWhatIsNotOnDisk)
{
    EXPECT_FALSE(isEnabled("save"));
    open({m_file});
    EXPECT_FALSE(isEnabled("save"));
    edit("brandt", "9");
    EXPECT_TRUE(isEnabled("save"));
    trigger("save");
    EXPECT_FALSE(isEnabled("save"));
    stand("brandt", 1);
    type(QStringLiteral("8"));
    EXPECT_TRUE(isEnabled("save")); // with what stands in the editor
    QTest::keyClick(editor(), Qt::Key_Escape);
    EXPECT_FALSE(isEnabled("save"));
    ASSERT_TRUE(QFile::remove(m_file));
    EXPECT_TRUE(QTest::qWaitFor([this] { return isEnabled("save"); }));
    trigger("save");
    EXPECT_TRUE(QFile::exists(m_file));
    EXPECT_FALSE(isEnabled("save"));
    open({QStringLiteral(":/samples/cea_classic.fairshare")});
    EXPECT_TRUE(isEnabled("save"));
}

TEST_F(CommandStatesTest, TheToolbarChoosesNothingWithoutADocument)
{
    const auto usable = [this](const char* name) {
        return m_window.findChild<QWidget*>(QLatin1String(name))->isEnabled();
    };
    for (const char* name : {"algorithmCombo", "baselineCombo", "exportButton"})
        EXPECT_FALSE(usable(name)) << name;
    open({m_file});
    for (const char* name : {"algorithmCombo", "baselineCombo", "exportButton"})
        EXPECT_TRUE(usable(name)) << name;
    const auto* bar = m_window.findChild<QToolBar*>();
    for (const QLabel* label : bar->findChildren<QLabel*>())
        EXPECT_TRUE(label->isEnabled() || !label->isVisible()) << label->text().toStdString();
    trigger("close");
    // What gave way in a narrow window comes back as it is.
    m_window.resize(500, 600);
    QApplication::processEvents();
    m_window.resize(1400, 900);
    QApplication::processEvents();
    for (const char* name : {"algorithmCombo", "baselineCombo", "exportButton"})
        EXPECT_FALSE(usable(name)) << name;
}

TEST_F(CommandStatesTest, ReloadsOnlyFiles)
{
    EXPECT_FALSE(isEnabled("reload"));
    open({m_file});
    EXPECT_TRUE(isEnabled("reload"));
    m_window.files().openMade(QStringLiteral("Making"), [](const Progress&) -> Result<OpenedFiles> {
        OpenedFiles made;
        made.loaded = university();
        return made;
    });
    settle();
    EXPECT_FALSE(isEnabled("reload"));
}

TEST_F(CommandStatesTest, RevertsOnlyWhatChanged)
{
    open({m_file});
    stand("brandt", 1);
    EXPECT_FALSE(isEnabled("revertChange"));
    edit("brandt", "9");
    stand("brandt", 2);
    EXPECT_FALSE(isEnabled("revertChange")); // its usage is as it was
    stand("brandt", 6);
    EXPECT_TRUE(isEnabled("revertChange"));
    stand("iyer", 1);
    EXPECT_FALSE(isEnabled("revertChange"));
    QTest::keyClick(table().viewport(), Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_TRUE(isEnabled("revertChange"));
    trigger("revertChange");
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 2U);
    EXPECT_FALSE(isEnabled("revertChange"));
}

TEST_F(CommandStatesTest, TheRootHasNoSharesToSet)
{
    open({m_file});
    stand("root", 0);
    EXPECT_FALSE(isEnabled("shareFromParent"));
    EXPECT_FALSE(isEnabled("editCell"));
    stand("root", 2);
    EXPECT_TRUE(isEnabled("editCell"));
    stand("brandt", 0);
    EXPECT_TRUE(isEnabled("shareFromParent"));
    EXPECT_TRUE(isEnabled("editCell"));
    trigger("close");
    EXPECT_FALSE(isEnabled("shareFromParent"));
}

/// All entries of the menus, those of their menus as well, that do not tell why they are disabled, or that
/// tell so while they are enabled.
std::string wrongEntries(const QMenuBar& bar)
{
    std::string wrong;
    QList<QAction*> entries = bar.actions();
    while (!entries.isEmpty()) {
        const QAction* entry = entries.takeFirst();
        if (entry->isSeparator() || !entry->isVisible())
            continue;
        if (entry->menu() != nullptr)
            entries += entry->menu()->actions();
        const bool says = entry->statusTip().startsWith(QStringLiteral("Unavailable: "));
        const bool reason = says && entry->statusTip().size() > 20;
        if (entry->isEnabled() ? says : !reason)
            wrong += entry->text().toStdString() + ": " + entry->statusTip().toStdString() + "\n";
    }
    return wrong;
}

TEST_F(CommandStatesTest, EveryDisabledEntryTellsWhy)
{
    EXPECT_EQ(wrongEntries(*m_window.menuBar()), "");
    open({m_file});
    table().setCurrentIndex({});
    m_window.document().selection().clear();
    EXPECT_EQ(wrongEntries(*m_window.menuBar()), "");
    stand("root", 1);
    EXPECT_EQ(wrongEntries(*m_window.menuBar()), "");
    stand("brandt", 1);
    const NodeRow brandt = row("brandt");
    m_window.document().selection().set({brandt, row("dvorak")}, brandt);
    EXPECT_EQ(wrongEntries(*m_window.menuBar()), "");
    trigger("view_compare");
    EXPECT_EQ(wrongEntries(*m_window.menuBar()), "");
    trigger("close");
    EXPECT_EQ(wrongEntries(*m_window.menuBar()), "");
}

TEST_F(CommandStatesTest, ReasonsAreThoseOfTheMoment)
{
    const auto tip = [this](const char* name) {
        return m_window.findChild<QAction*>(QLatin1String(name))->statusTip().toStdString();
    };
    EXPECT_EQ(tip("duplicate"), "Unavailable: no scenario is open");
    EXPECT_EQ(tip("undo"), "Unavailable: nothing to undo");
    open({m_file});
    stand("root", 1);
    EXPECT_EQ(tip("duplicate"), "Unavailable: this does not apply to the root");
    stand("physics", 1);
    EXPECT_EQ(tip("setPartition"), "Unavailable: only users have partitions");
    EXPECT_EQ(tip("duplicate"), "Duplicate the selected rows and everything below them");
    EXPECT_EQ(tip("save"), "Unavailable: there are no unsaved changes");
    edit("brandt", "9");
    EXPECT_EQ(tip("save"), "Save to the open scenario file");
    EXPECT_EQ(tip("undo"), "Undo the last edit");
    trigger("view_compare");
    EXPECT_EQ(tip("duplicate"), "Unavailable: the tree is not shown");
}

TEST_F(CommandStatesTest, GoesToHitsWhileThereAreSome)
{
    open({m_file});
    EXPECT_FALSE(isEnabled("findNext"));
    auto* field = m_window.findChild<FindField*>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("dvo"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return isEnabled("findNext") && isEnabled("findPrevious"); }));
    stand("root", 0);
    trigger("expandAll");
    trigger("findNext");
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("dvorak"));
    trigger("reload");
    settle();
    EXPECT_TRUE(isEnabled("findNext"));
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("zzz"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !isEnabled("findNext"); }));
}

TEST_F(CommandStatesTest, EntriesHaveLettersOfTheirOwn)
{
    open({m_file});
    EXPECT_EQ(mnemonics(menu(QStringLiteral("&Compare"))), QStringLiteral("bmvncdtlfxsr"));
    Q_EMIT menu(QStringLiteral("&Columns")).aboutToShow();
    EXPECT_EQ(mnemonics(menu(QStringLiteral("&Columns"))), QStringLiteral("suhacdtlforve"));
}

TEST_F(CommandStatesTest, RecentFilesHaveNumbers)
{
    QStringList made;
    for (int at = 0; at < 10; ++at) {
        const QString path = m_folder.filePath(QStringLiteral("a&b%1.fairshare").arg(at));
        ASSERT_TRUE(QFile::copy(m_file, path));
        open({path});
        made.prepend(path);
    }
    const QMenu& recent = menu(QStringLiteral("&Recent"));
    EXPECT_EQ(mnemonics(recent), QStringLiteral("123456789-c"));
    QString first = made.front();
    EXPECT_EQ(recent.actions().front()->text(),
        QStringLiteral("&1  ") + first.replace(QLatin1Char('&'), QStringLiteral("&&")));
}

} // namespace
} // namespace fairshare::gui
