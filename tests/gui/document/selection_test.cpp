// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/selection.h"

#include "tests/gui/support/main_window_fixture.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

using Rows = std::vector<NodeRow>;

TEST(Selection, KeepsRowsAscendingAndOnce)
{
    Selection selection;
    selection.set({7, 3, 7, 5}, 3);
    EXPECT_EQ(selection.rows(), (Rows{3, 5, 7}));
    EXPECT_EQ(selection.current(), 3U);
    EXPECT_EQ(selection.against(), NoRow);
}

TEST(Selection, TheCurrentRowBeforeIsTheOneAgainst)
{
    Selection selection;
    selection.select(4);
    selection.toggle(9);
    EXPECT_EQ(selection.current(), 9U);
    EXPECT_EQ(selection.against(), 4U);
    selection.toggle(6);
    EXPECT_EQ(selection.against(), 9U);
    selection.toggle(9);
    EXPECT_EQ(selection.current(), 6U);
    EXPECT_EQ(selection.against(), NoRow);
    selection.select(4);
    EXPECT_EQ(selection.against(), NoRow);
}

TEST(Selection, TellsOnlyOfChanges)
{
    Selection selection;
    const QSignalSpy changed(&selection, &Selection::changed);
    selection.set({1, 2}, 2);
    selection.set({2, 1}, 2);
    EXPECT_EQ(changed.count(), 1);
    selection.set({1, 2}, 1);
    EXPECT_EQ(changed.count(), 2);
    selection.clear();
    selection.clear();
    EXPECT_EQ(changed.count(), 3);
}

class SharedSelectionTest : public MainWindowTest {
protected:
    SharedSelectionTest() { open({m_file}); }
    Selection& selection() { return m_window.document().selection(); }
};

TEST_F(SharedSelectionTest, TheTableTellsWhatIsSelected)
{
    const auto click = [this](const char* name, Qt::KeyboardModifiers keys) {
        const int place = table().treeModel().placeOf(row(name));
        QTest::mouseClick(table().viewport(), Qt::LeftButton, keys,
            table().visualRect(table().model()->index(place, 1)).center());
    };
    click("castillo", Qt::NoModifier);
    EXPECT_EQ(selection().rows(), Rows{row("castillo")});
    EXPECT_EQ(selection().current(), row("castillo"));
    click("dvorak", Qt::ControlModifier);
    EXPECT_EQ(selection().current(), row("dvorak"));
    EXPECT_EQ(selection().against(), row("castillo"));
    QApplication::processEvents(); // the status line is laid out
    EXPECT_EQ(label("statusSelection"), QStringLiteral("Selected: castillo, dvorak"));
    QTest::keyClick(&table(), Qt::Key_Down);
    EXPECT_EQ(selection().rows(), Rows{row("lindqvist")});
}

TEST_F(SharedSelectionTest, TheTableGoesWhereAnotherViewWent)
{
    trigger("collapseAll");
    selection().set({row("brandt"), row("iyer")}, row("iyer"));
    EXPECT_EQ(table().selectedNodes(9), (Rows{row("brandt"), row("iyer")}));
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("iyer"));
    EXPECT_EQ(selection().rows(), (Rows{row("brandt"), row("iyer")}));
}

TEST_F(SharedSelectionTest, SurvivesCollapsingFilteringAndEditsOfTheStructure)
{
    selection().set({row("brandt"), row("dvorak")}, row("dvorak"));
    trigger("collapseAll");
    trigger("expandAll");
    EXPECT_EQ(table().selectedNodes(9), (Rows{row("dvorak"), row("brandt")}));
    table().showFound({row("gupta")}, true);
    table().showFound({}, false);
    EXPECT_EQ(table().selectedNodes(9), (Rows{row("dvorak"), row("brandt")}));
    const NodeRow before = row("brandt");
    ASSERT_TRUE(table().treeModel().edits().remove(Rows{row("haddad")}));
    settle();
    EXPECT_EQ(row("brandt") + 1, before);
    EXPECT_EQ(selection().rows(), (Rows{row("dvorak"), row("brandt")}));
    EXPECT_EQ(selection().current(), row("dvorak"));
    EXPECT_EQ(table().selectedNodes(9), selection().rows());
    m_window.document().undoStack().undo();
    EXPECT_EQ(selection().rows(), (Rows{row("dvorak"), before}));
}

} // namespace
} // namespace fairshare::gui
