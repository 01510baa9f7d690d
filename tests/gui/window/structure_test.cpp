// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/status_part.h"

#include <QClipboard>
#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// Edits of who stands where, as people make them.
class StructureTest : public MainWindowTest {
protected:
    StructureTest() { open({m_file}); }

    const ShareTree& tree() { return m_window.document().scenario()->tree; }
    QUndoStack& history() { return m_window.document().undoStack(); }

    bool has(const char* path) { return findByPath(tree(), path) != NoRow; }

    std::string currentName()
    {
        return std::string(tree().name(table().treeModel().nodeAt(table().currentIndex())));
    }

    std::vector<std::string> selectedNames()
    {
        std::vector<std::string> names;
        for (const NodeRow node : table().selectedNodes(100))
            names.emplace_back(tree().name(node));
        return names;
    }

    void name(const char* text)
    {
        ASSERT_NE(editor(), nullptr);
        editor()->selectAll();
        QTest::keyClicks(editor(), QLatin1String(text));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }

    void drop(const char* on, Qt::KeyboardModifiers modifiers)
    {
        const QModelIndex index = table().model()->index(table().treeModel().placeOf(row(on)), 0);
        const QPoint place = table().visualRect(index).center();
        QMimeData data;
        data.setData(table().model()->mimeTypes().front(), {});
        // A real drag needs a mouse that waits; what it ends in is this event from the table to itself.
        QDropEvent event(place, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, modifiers);
        QApplication::sendEvent(table().viewport(), &event);
        settle();
    }
};

TEST_F(StructureTest, AnAddedUserIsNamedInTheSameStep)
{
    stand("brandt", 1);
    trigger("addUser");
    EXPECT_EQ(history().undoText().toStdString(), "Add a user to chemistry");
    name("zoe");
    EXPECT_TRUE(has("root/sciences/chemistry/zoe"));
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText().toStdString(), "Add zoe");
    EXPECT_EQ(currentName(), "zoe");
    EXPECT_EQ(selectedNames(), std::vector<std::string>{"zoe"});
    EXPECT_EQ(tree().shares(row("zoe")), 1U);
    EXPECT_FALSE(shown("zoe", columnOf("fair_tree.rank")).isEmpty());
    trigger("undo");
    settle();
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
    trigger("redo");
    settle();
    EXPECT_TRUE(has("root/sciences/chemistry/zoe"));
}

TEST_F(StructureTest, TwoAddedAccountsAreTwoSteps)
{
    stand("brandt", 1);
    trigger("addAccount");
    QTest::keyClick(editor(), Qt::Key_Escape);
    settle();
    trigger("addAccount");
    QTest::keyClick(editor(), Qt::Key_Escape);
    settle();
    EXPECT_EQ(history().count(), 2);
    EXPECT_EQ(currentName(), "new_account_2");
    EXPECT_EQ(tree().parent(row("new_account_2")), row("new_account"));
}

TEST_F(StructureTest, ARefusedNameStaysInTheEditor)
{
    stand("physics", 0);
    trigger("rename");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), QStringLiteral("physics"));
    name("biology");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(
        editor()->refusal().toStdString(), "account 'biology' already exists; account names must be unique");
    name("astronomy");
    EXPECT_EQ(editor(), nullptr);
    EXPECT_TRUE(has("root/sciences/astronomy"));
    EXPECT_FALSE(has("root/sciences/physics"));
    EXPECT_EQ(history().undoText().toStdString(), "Rename physics to astronomy");
    EXPECT_EQ(currentName(), "astronomy");
}

TEST_F(StructureTest, RemovedRowsComeBackWithUndo)
{
    stand("brandt", 1);
    table().selectRow(table().currentIndex().row());
    const int place = table().currentIndex().row();
    trigger("remove");
    settle();
    EXPECT_FALSE(has("root/sciences/chemistry/brandt"));
    EXPECT_EQ(table().currentIndex().row(), place);
    EXPECT_EQ(history().undoText().toStdString(), "Remove brandt");
    trigger("undo");
    settle();
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
    EXPECT_EQ(m_window.results().baselineRow(row("brandt")), row("brandt"));
}

/// As the keyboard does it, in the table.
TEST_F(StructureTest, AltUpTakesRowsIntoTheAccountAbove)
{
    stand("brandt", 1);
    const NodeRow chemistry = row("chemistry");
    QTest::keyClick(table().viewport(), Qt::Key_Up, Qt::AltModifier);
    settle();
    EXPECT_TRUE(has("root/sciences/brandt"));
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText().toStdString(), "Move brandt to sciences");
    EXPECT_EQ(selectedNames(), std::vector<std::string>{"brandt"});
    EXPECT_EQ(currentName(), "brandt");
    EXPECT_TRUE(table().treeModel().visibleRows().isExpanded(row("chemistry")));
    EXPECT_EQ(tree().shares(row("brandt")), 2U);
    trigger("undo");
    settle();
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
    EXPECT_EQ(row("chemistry"), chemistry);
}

TEST_F(StructureTest, AltDownTakesSeveralRowsInOneStepAndShowsThem)
{
    stand("physics", 0);
    m_window.document().selection().select(row("brandt"));
    m_window.document().selection().toggle(row("physics"));
    trigger("collapseAll");
    m_window.document().selection().select(row("physics"));
    m_window.document().selection().toggle(row("biology"));
    settle();
    table().setFocus();
    QTest::keyClick(table().viewport(), Qt::Key_Down, Qt::AltModifier);
    settle();
    EXPECT_TRUE(has("root/sciences/chemistry/physics"));
    EXPECT_TRUE(has("root/sciences/chemistry/biology"));
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText().toStdString(), "Move 2 rows to chemistry");
    EXPECT_EQ(selectedNames(), (std::vector<std::string>{"biology", "physics"}));
    const QModelIndex current = table().currentIndex();
    EXPECT_TRUE(table().viewport()->rect().contains(table().visualRect(current)));
}

TEST_F(StructureTest, StatusTipsSayWhereRowsGoOrWhyNot)
{
    const auto command = [this](
                             const char* name) { return m_window.findChild<QAction*>(QLatin1String(name)); };
    stand("brandt", 1);
    EXPECT_TRUE(command("moveUp")->isEnabled());
    EXPECT_EQ(command("moveUp")->statusTip().toStdString(), "Move brandt to sciences");
    EXPECT_FALSE(command("moveDown")->isEnabled());
    EXPECT_EQ(command("moveDown")->statusTip().toStdString(),
        "Unavailable: user 'brandt' has no sibling account to move into");
    stand("sciences", 0);
    EXPECT_FALSE(command("moveUp")->isEnabled());
    EXPECT_EQ(command("moveUp")->statusTip().toStdString(),
        "Unavailable: account 'sciences' is directly below root and cannot move up");
    EXPECT_EQ(command("moveDown")->statusTip().toStdString(), "Move sciences to medicine");
    stand("root", 0);
    EXPECT_FALSE(command("moveUp")->isEnabled());
    EXPECT_FALSE(command("moveDown")->isEnabled());
    EXPECT_EQ(command("moveDown")->statusTip().toStdString(),
        "Unavailable: the root account cannot be moved or renamed");
}

TEST_F(StructureTest, CutRowsGoToTheCurrentAccount)
{
    stand("brandt", 1);
    table().selectRow(table().currentIndex().row());
    trigger("cut");
    stand("biology", 0);
    trigger("paste");
    settle();
    EXPECT_TRUE(has("root/sciences/biology/brandt"));
    EXPECT_FALSE(has("root/sciences/chemistry/brandt"));
    EXPECT_EQ(history().undoText().toStdString(), "Move brandt to biology");
    EXPECT_EQ(selectedNames(), std::vector<std::string>{"brandt"});
    EXPECT_FALSE(m_window.findChild<QAction*>(QStringLiteral("paste"))->isEnabled());
}

TEST_F(StructureTest, CopiedRowsArePastedAsOftenAsOneLikes)
{
    stand("brandt", 1);
    table().selectRow(table().currentIndex().row());
    trigger("copy");
    for (int times = 0; times < 2; ++times) {
        stand("chemistry", 0);
        trigger("paste");
        settle();
    }
    EXPECT_TRUE(has("root/sciences/chemistry/brandt_2") && has("root/sciences/chemistry/brandt_3"));
    EXPECT_EQ(history().undoText().toStdString(), "Copy brandt to chemistry");
}

TEST_F(StructureTest, ExpansionAndOtherRowsStayWhereTheyAre)
{
    stand("biology", 0);
    QTest::keyClick(table().viewport(), Qt::Key_Left);
    ASSERT_FALSE(table().currentIndex().data(ShareTreeModel::ExpandedRole).toBool());
    stand("brandt", 1);
    table().selectRow(table().currentIndex().row());
    trigger("duplicate");
    settle();
    EXPECT_EQ(currentName(), "brandt_2");
    const QModelIndex biology = table().model()->index(table().treeModel().placeOf(row("biology")), 0);
    EXPECT_FALSE(biology.data(ShareTreeModel::ExpandedRole).toBool());
    trigger("undo");
    settle();
    EXPECT_EQ(table().treeModel().placeOf(row("biology")), biology.row());
    EXPECT_EQ(table().treeModel().placeOf(row("eriksen")), -1);
}

TEST_F(StructureTest, CutRowsArePaleUntilTheyArePastedOrEscapeIsPressed)
{
    const auto status = [this] {
        return m_window.findChild<StatusPart*>(QStringLiteral("statusSelection"))->fullText().toStdString();
    };
    const auto picture = [this](const char* name) {
        const QModelIndex index = table().model()->index(table().treeModel().placeOf(row(name)), Shares);
        return table().viewport()->grab(table().visualRect(index)).toImage();
    };
    const auto darkest = [](const QImage& image) {
        int least = 255;
        for (int y = 2; y < image.height() - 2; ++y)
            for (int x = 2; x < image.width() - 2; ++x)
                least = std::min(least, qGray(image.pixel(x, y)));
        return least;
    };
    m_window.resize(1024, 700);
    stand("dvorak", 0);
    settle();
    trigger("cut");
    EXPECT_EQ(status(), "Cut: dvorak \u00B7 Paste moves it to mechanical");
    stand("haddad", 0);
    EXPECT_EQ(status(),
        "Cut: dvorak \u00B7 Paste moves it to " + std::string(tree().name(tree().accountOf(row("haddad")))));
    EXPECT_TRUE(m_window.findChild<StatusPart*>(QStringLiteral("statusSelection"))->isVisible());
    EXPECT_GT(darkest(picture("dvorak")), darkest(picture("castillo")) + 60);
    QTest::keyClick(&table(), Qt::Key_Escape);
    EXPECT_EQ(status(), "Selected: haddad"); // only the next Escape clears the selection
    EXPECT_NEAR(darkest(picture("dvorak")), darkest(picture("castillo")), 20);
    EXPECT_FALSE(m_window.findChild<QAction*>(QStringLiteral("paste"))->isEnabled());
    stand("engineering", 0);
    trigger("cut");
    stand("dvorak", 0);
    EXPECT_EQ(status(), "Cut: engineering \u00B7 Cannot move engineering to mechanical, which is below it");
    stand("castillo", 0);
    trigger("cut");
    stand("medicine", 0);
    trigger("paste");
    settle();
    EXPECT_EQ(status(), "Selected: castillo");
}

TEST_F(StructureTest, WhatWasCutStaysTheSameWhateverElseHappens)
{
    stand("zhang", 1);
    table().selectRow(table().currentIndex().row());
    trigger("cut");
    stand("civil", 0);
    trigger("addUser");
    name("aaa");
    trigger("collapseAll");
    trigger("expandAll");
    stand("physics", 0);
    trigger("paste");
    settle();
    EXPECT_TRUE(has("root/sciences/physics/zhang"));
    EXPECT_FALSE(has("root/sciences/biology/zhang"));
}

TEST_F(StructureTest, AFilterStaysWithItsRows)
{
    auto* field = m_window.findChild<FindField*>();
    field->setText(QStringLiteral("*an*"));
    trigger("onlyHits");
    settle();
    const int rows = table().model()->rowCount();
    stand("brandt", 1);
    table().selectRow(table().currentIndex().row());
    trigger("duplicate");
    settle();
    EXPECT_EQ(table().model()->rowCount(), rows + 1);
    EXPECT_EQ(currentName(), "brandt_2");
}

TEST_F(StructureTest, WhatCannotBeIsToldInABand)
{
    stand("sciences", 0);
    table().selectRow(table().currentIndex().row());
    trigger("cut");
    stand("brandt", 0);
    trigger("paste");
    EXPECT_EQ(m_window.findChild<MessageBand*>()->text().toStdString(),
        "cannot move account 'sciences' into account 'chemistry', which is in the subtree being moved");
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
}

TEST_F(StructureTest, TheRootHasNoneOfTheseCommands)
{
    QApplication::clipboard()->clear();
    stand("root", 0);
    for (const char* name : {"cut", "duplicate", "rename", "remove", "paste"})
        EXPECT_FALSE(m_window.findChild<QAction*>(QLatin1String(name))->isEnabled()) << name;
    trigger("addAccount");
    name("faculty");
    EXPECT_TRUE(has("root/faculty"));
}

TEST_F(StructureTest, ADropThatCannotBeSaysWhyWhileOneDrags)
{
    const auto hindrance = [this](const char* account, TreeEdits::Transfer how) {
        const std::vector rows{row("sciences"), row("zhang")};
        return table().treeModel().edits().transferHindrance(rows, row(account), how).toStdString();
    };
    using Transfer = TreeEdits::Transfer;
    EXPECT_EQ(hindrance("sciences", Transfer::Move), "Cannot move sciences into itself");
    EXPECT_EQ(hindrance("chemistry", Transfer::Move), "Cannot move sciences to chemistry, which is below it");
    EXPECT_EQ(hindrance("medicine", Transfer::Move), "");
    EXPECT_EQ(hindrance("root", Transfer::Move), "");
    EXPECT_EQ(hindrance("chemistry", Transfer::Copy), "");
}

TEST_F(StructureTest, AUserWhoIsThereAlreadyIsNotPasted)
{
    stand("civil", 0);
    trigger("addUser");
    name("brandt");
    ASSERT_TRUE(has("root/engineering/civil/brandt"));
    stand("brandt", 0);
    const NodeRow other = findByPath(tree(), "root/sciences/chemistry/brandt");
    table().selectRows({other});
    trigger("cut");
    stand("civil", 0);
    trigger("paste");
    EXPECT_EQ(m_window.findChild<MessageBand*>()->text().toStdString(),
        "user 'brandt' already exists in account 'civil'");
    EXPECT_TRUE(has("root/sciences/chemistry/brandt"));
    // What was cut can still go elsewhere.
    stand("biology", 0);
    trigger("paste");
    settle();
    EXPECT_TRUE(has("root/sciences/biology/brandt"));
    EXPECT_FALSE(has("root/sciences/chemistry/brandt"));
}

TEST_F(StructureTest, RowsThatStandThereAlreadyMakeNoStep)
{
    stand("brandt", 0);
    table().selectRow(table().currentIndex().row());
    trigger("cut");
    stand("iyer", 0);
    trigger("paste");
    settle();
    EXPECT_EQ(history().count(), 0);
    EXPECT_TRUE(has("root/sciences/chemistry/brandt"));
}

TEST_F(StructureTest, StrangeDropsAreTheWindowsBusiness)
{
    stand("brandt", 0);
    table().selectRow(table().currentIndex().row());
    drop("biology", Qt::NoModifier);
    EXPECT_TRUE(has("root/sciences/chemistry/brandt"));
    EXPECT_EQ(history().count(), 0);
}

TEST_F(StructureTest, AMoveLeavesTheUsageUnlessToldToKeepIt)
{
    const auto before = tree().usage(row("brandt"));
    const auto whole = tree().usage(row("sciences"));
    ASSERT_GT(before, 0);
    stand("brandt", 0);
    table().selectRow(table().currentIndex().row());
    trigger("cut");
    stand("biology", 0);
    trigger("paste");
    settle();
    EXPECT_EQ(tree().usage(row("brandt")), 0);
    auto* keep = m_window.findChild<QPushButton*>(QStringLiteral("keepUsage"));
    ASSERT_NE(keep, nullptr);
    keep->click();
    settle();
    EXPECT_TRUE(has("root/sciences/biology/brandt"));
    EXPECT_EQ(tree().usage(row("brandt")), before);
    EXPECT_EQ(tree().usage(row("sciences")), whole);
    EXPECT_FALSE(m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->isVisible());
    EXPECT_EQ(history().count(), 2);
    trigger("undo");
    settle();
    EXPECT_EQ(tree().usage(row("brandt")), 0);
    m_window.document().keepLeftUsage();
    EXPECT_EQ(tree().usage(row("brandt")), 0) << "only the last step can keep it";
}

TEST_F(StructureTest, WhatWasRefusedIsForgottenWhenAnEditSucceeds)
{
    const auto& band = *m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    stand("engineering", 0);
    table().selectRow(table().currentIndex().row());
    trigger("cut");
    stand("mechanical", 0);
    trigger("paste");
    ASSERT_TRUE(band.isVisible());
    stand("brandt", 0);
    table().selectRow(table().currentIndex().row());
    trigger("duplicate");
    settle();
    EXPECT_FALSE(band.isVisible());
}

} // namespace
} // namespace fairshare::gui
