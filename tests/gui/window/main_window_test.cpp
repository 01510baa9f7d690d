// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/main_window.h"

#include "core/base/files/files.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/page/bands/message_band.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST_F(MainWindowTest, CountsWhatDiffersFromTheFileAndNoSteps)
{
    open({m_file});
    const auto set = [this](const char* text) {
        stand("brandt", 1);
        type(QLatin1String(text));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    };
    for (const char* text : {"40", "41", "42"})
        set(text);
    EXPECT_EQ(m_window.document().undoStack().count(), 3);
    m_window.waitUntilReady();
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare, unsaved changes: 1"));
    set("2");
    m_window.waitUntilReady();
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare"));
    m_window.document().undoStack().setIndex(0);
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare"));
}

// The baseline is that of the opened file; what is unsaved is what the file of now lacks.
TEST_F(MainWindowTest, CountsFromTheStateThatWasSaved)
{
    open({m_file});
    stand("brandt", 1);
    type(QStringLiteral("40"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    trigger("save");
    trigger("undo");
    m_window.waitUntilReady();
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare, unsaved changes: 1"));
}

TEST_F(MainWindowTest, EditsUndoesSavesAndReloads)
{
    open({m_file});
    EXPECT_EQ(m_window.windowTitle(), QStringLiteral("site.fairshare[*] — Fairshare Explorer"));
    const QString before = shown("brandt", 6);
    stand("brandt", 1);
    type(QStringLiteral("40"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 40U);
    EXPECT_NE(shown("brandt", 6), before);
    EXPECT_TRUE(m_window.isWindowModified());
    m_window.waitUntilReady();
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare, unsaved changes: 1"));
    trigger("undo");
    settle();
    EXPECT_EQ(shown("brandt", 6), before);
    EXPECT_FALSE(m_window.isWindowModified());
    trigger("redo");
    trigger("save");
    EXPECT_FALSE(m_window.isWindowModified());
    const auto saved = loadScenario(m_file.toStdString());
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->scenario.tree.shares(row("brandt")), 40U);
    trigger("reload");
    settle();
    EXPECT_EQ(shown("brandt", 1), QStringLiteral("40"));
}

TEST_F(MainWindowTest, TellsWhoMovesAndWhy)
{
    open({m_file});
    for (const auto& [name, shares] : {std::pair("medicine", "20"), {"chemistry", "18"}, {"brandt", "1"}}) {
        stand(name, 1);
        type(QLatin1String(shares));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }
    EXPECT_EQ(treePage().answer().sentence(),
        QStringLiteral(
            "Compared with the opened file, Fair Tree moves 6 users up and 9 down and leaves 9 unchanged."));
    trigger("algorithm_classic");
    EXPECT_TRUE(treePage().answer().sentence().startsWith(
        QStringLiteral("Compared with the opened file, Classic moves 8 users up and 14 down")));
    EXPECT_EQ(m_window.findChild<QComboBox*>(QStringLiteral("algorithmCombo"))->currentText(),
        QStringLiteral("Classic"));
}

TEST_F(MainWindowTest, KeepsTheDocumentWhenAFileIsBad)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    const QString bad = m_folder.filePath(QStringLiteral("bad.fairshare"));
    ASSERT_TRUE(
        writeFile(bad.toStdString(), "{\n  \"format\": \"fairshare-explorer\",\n  \"version\": oops\n}\n"));
    open({bad});
    const auto* band = m_window.findChild<MessageBand*>();
    EXPECT_TRUE(band->isVisible());
    EXPECT_TRUE(band->text().startsWith(bad + QStringLiteral(":3:"))) << band->text().toStdString();
    EXPECT_EQ(m_window.document().scenario(), before);
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("site.fairshare"));
    m_window.findChild<QToolButton*>(QStringLiteral("messageMore"))->click();
    m_window.findChild<QToolButton*>(QStringLiteral("messageClose"))->click();
    EXPECT_FALSE(band->isVisible());
}

TEST_F(MainWindowTest, RefusesAValueWithASentenceAndEscapeRestores)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    stand("brandt", 1);
    type(QStringLiteral("many"));
    QTest::keyClick(editor(), Qt::Key_Return);
    QApplication::processEvents();
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->refusal(),
        QStringLiteral("'many' is not a valid value for shares; type a whole number, parent, or a change "
                       "such as *1.5 or +10%"));
    EXPECT_TRUE(table().findChild<QLabel*>(QStringLiteral("refusal"))->isVisible());
    QTest::keyClick(editor(), Qt::Key_Escape);
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(MainWindowTest, TabGoesFromCellToCell)
{
    open({m_file});
    stand("brandt", 1);
    QTest::keyClick(table().viewport(), Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    QTest::keyClicks(editor(), QStringLiteral("7"));
    QTest::keyClick(editor(), Qt::Key_Tab);
    EXPECT_EQ(table().currentIndex().column(), 2);
    QApplication::processEvents();
    ASSERT_NE(editor(), nullptr);
    QTest::keyClicks(editor(), QStringLiteral("2h"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 7U);
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("brandt")), 7200.0L);
}

TEST_F(MainWindowTest, SetsAllSelectedRowsAtOnce)
{
    open({m_file});
    stand("brandt", 1);
    QTest::keyClick(table().viewport(), Qt::Key_Down, Qt::ShiftModifier);
    type(QStringLiteral("+1"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 3U);
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("iyer")), 2U);
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
    EXPECT_EQ(label("statusSelection"), QStringLiteral("Selected: brandt, iyer"));
}

TEST_F(MainWindowTest, WalksTheTreeByKeyboard)
{
    open({m_file});
    stand("chemistry", 0);
    QTest::keyClick(table().viewport(), Qt::Key_Left);
    EXPECT_EQ(table().treeModel().placeOf(row("brandt")), -1);
    QTest::keyClick(table().viewport(), Qt::Key_Left);
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("sciences"));
    stand("chemistry", 0);
    QTest::keyClick(table().viewport(), Qt::Key_Right);
    EXPECT_GE(table().treeModel().placeOf(row("brandt")), 0);
    QTest::keyClicks(table().viewport(), QStringLiteral("dvo"));
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("dvorak"));
}

TEST_F(MainWindowTest, FindsFiltersAndGivesTheTreeBack)
{
    open({m_file});
    table().collapseAll();
    const int collapsed = table().model()->rowCount();
    trigger("find");
    auto* field = m_window.findChild<FindField*>();
    EXPECT_TRUE(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("*an*"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("mechanical"));
    trigger("findNext");
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("zhang"));
    trigger("findPrevious");
    trigger("findPrevious");
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("feldman"));
    table().collapseAll();
    trigger("onlyHits");
    EXPECT_GE(table().treeModel().placeOf(row("brandt")), 0);
    EXPECT_EQ(table().treeModel().placeOf(row("castillo")), -1);
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Escape);
    EXPECT_GE(table().model()->rowCount(), collapsed);
    EXPECT_EQ(table().treeModel().placeOf(row("castillo")), -1);
    EXPECT_TRUE(table().hasFocus());
}

TEST_F(MainWindowTest, CopiesExactFigures)
{
    open({m_file});
    stand("svensson", 1);
    trigger("copyWithHeaders");
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_GE(lines.size(), 2);
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("Account or user\tShares\tUsage (TRES-h)\tShare S")));
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("svensson\tparent\t")));
    EXPECT_EQ(lines[1].count(QLatin1Char('\t')), lines[0].count(QLatin1Char('\t')));
}

TEST_F(MainWindowTest, AsksBeforeUnsavedChangesAreLost)
{
    open({m_file});
    stand("brandt", 1);
    type(QStringLiteral("5"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    answer(QMessageBox::Cancel);
    EXPECT_FALSE(m_window.close());
    EXPECT_TRUE(m_window.isVisible());
    answer(QMessageBox::Save);
    EXPECT_TRUE(m_window.close());
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 5U);
}

TEST_F(MainWindowTest, SavesWhatStandsInAnOpenEditor)
{
    open({m_file});
    stand("brandt", 1);
    type(QStringLiteral("*3"));
    trigger("save");
    settle();
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 6U);
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(MainWindowTest, DiscardsOnRequest)
{
    open({m_file});
    stand("brandt", 1);
    type(QStringLiteral("5"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    answer(QMessageBox::Discard);
    EXPECT_TRUE(m_window.close());
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 2U);
}

TEST_F(MainWindowTest, OpensWhatIsDropped)
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(m_file)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &drop);
    settle();
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("site.fairshare"));
}

TEST_F(MainWindowTest, OpensASampleWithoutAFile)
{
    open({QStringLiteral(":/samples/university_60.fairshare")});
    ASSERT_FALSE(m_window.document().isEmpty());
    EXPECT_TRUE(m_window.document().path().isEmpty());
    EXPECT_FALSE(m_window.document().savesInPlace());
}

TEST_F(MainWindowTest, ASampleOfAProposalIsComparedWithWhatWas)
{
    m_window.files().openSample(QStringLiteral(":/samples/university_after.fairshare"));
    settle();
    settle();
    EXPECT_EQ(treePage().answer().sentence().toStdString(),
        "Compared with university_before.fairshare, Fair Tree moves 6 users up and 9 down and leaves 9 "
        "unchanged.");
    m_window.files().openSample(QStringLiteral(":/samples/university_60.fairshare"));
    settle();
    settle();
    EXPECT_FALSE(treePage().answer().sentence().startsWith(QStringLiteral("Against")));
}

TEST_F(MainWindowTest, FindsInANarrowWindow)
{
    open({m_file});
    m_window.setMinimumSize(1, 1); // as tiling desktops do
    m_window.resize(400, 300);
    QApplication::processEvents();
    ASSERT_EQ(m_window.width(), 400);
    trigger("find");
    const auto* field = m_window.findChild<FindField*>();
    EXPECT_TRUE(field->isVisible() && field->hasFocus());
    const QRect place(field->mapTo(&m_window, QPoint()), field->size());
    EXPECT_TRUE(m_window.rect().contains(place));
    EXPECT_GE(place.width(), 80);
    EXPECT_FALSE(m_window.findChild<QComboBox*>(QStringLiteral("algorithmCombo"))->isVisible());
    EXPECT_FALSE(m_window.findChild<QComboBox*>(QStringLiteral("baselineCombo"))->isVisible());
    m_window.resize(1400, 900);
    QApplication::processEvents();
    EXPECT_TRUE(m_window.findChild<QComboBox*>(QStringLiteral("algorithmCombo"))->isVisible());
    EXPECT_TRUE(m_window.findChild<QComboBox*>(QStringLiteral("baselineCombo"))->isVisible());
}

TEST_F(MainWindowTest, GivesReasonsForWhatHasNoNumber)
{
    open({m_file});
    const auto card = [this](const char* name, int column) {
        const int place = table().treeModel().placeOf(row(name));
        return plainCard(table().model()->index(place, column)).toStdString();
    };
    const std::string seen = card("physics", columnOf("ticket_based.rank"));
    EXPECT_TRUE(seen.starts_with(
        "root › sciences › physics\nTicket-based rank: –\n–: Ticket-based ranks users; accounts "
        "have no rank\n"))
        << seen;
    EXPECT_EQ(shown("physics", columnOf("ticket_based.rank")), QString());
}

TEST_F(MainWindowTest, HasRoomForSmallFractions)
{
    m_window.resize(1600, 900); // narrower, S and U are folded
    open({m_file});
    const int needed = table().fontMetrics().horizontalAdvance(QStringLiteral("9.4e−06"));
    EXPECT_GT(table().columnWidth(3), needed);
    EXPECT_GT(table().columnWidth(4), needed);
}

TEST_F(MainWindowTest, TheKeyboardStartsWhereOneActs)
{
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("openFile"));
    open({m_file});
    EXPECT_TRUE(table().hasFocus());
    trigger("close");
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("openFile"));
}

TEST_F(MainWindowTest, LeavingABandGivesTheKeyboardBack)
{
    open({m_file});
    trigger("newFromTemplate");
    EXPECT_FALSE(table().hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(table().hasFocus());
}

TEST_F(MainWindowTest, NamesEveryControl)
{
    for (const QWidget* widget : m_window.findChildren<QWidget*>()) {
        const bool control = widget->focusPolicy() & Qt::TabFocus && widget->isVisible()
            && !widget->objectName().startsWith(QLatin1String("qt_"));
        if (!control)
            continue;
        QAccessibleInterface* accessible =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        ASSERT_NE(accessible, nullptr);
        EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
}

TEST_F(MainWindowTest, CommandsHaveNamesAndNoTwoShareAShortcut)
{
    QStringList keys;
    for (const QAction* action : m_window.findChildren<QAction*>()) {
        if (action->shortcut().isEmpty())
            continue;
        EXPECT_FALSE(action->objectName().isEmpty()) << action->text().toStdString();
        EXPECT_FALSE(action->statusTip().isEmpty()) << action->text().toStdString();
        // A key of what has the keyboard may mean another thing elsewhere.
        const QString scope =
            action->shortcutContext() == Qt::WidgetShortcut ? action->objectName() : QString();
        EXPECT_FALSE(keys.contains(scope + action->shortcut().toString())) << action->text().toStdString();
        keys << scope + action->shortcut().toString();
    }
    EXPECT_GT(keys.size(), 15);
}

} // namespace
} // namespace fairshare::gui
