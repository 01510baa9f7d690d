// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "tests/gui/support/main_window_fixture.h"

namespace fairshare::gui {
namespace {

/// Shares of brandt that cannot be: the editor holds them until they are mended or dropped.
class RefusedValueTest : public MainWindowTest {
protected:
    RefusedValueTest()
    {
        open({m_file});
        m_before = m_window.document().scenario();
        stand("brandt", Shares);
        QTest::keyClick(table().viewport(), Qt::Key_F2);
        QTest::keyClicks(editor(), QStringLiteral("9zz"));
    }

    /// The value and its sentence stand in the editor, which has the keyboard; the tree is as it was.
    void expectKept()
    {
        QApplication::processEvents();
        ASSERT_NE(editor(), nullptr);
        EXPECT_EQ(editor()->text(), QStringLiteral("9zz"));
        EXPECT_EQ(label("refusal"),
            QStringLiteral("'9zz' is not a valid value for shares; type a whole number, parent, or a change "
                           "such as *1.5 or +10%"));
        EXPECT_EQ(m_window.document().scenario(), m_before);
        EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("brandt"));
    }

    std::string content() { return readFile(m_file.toStdString()).value(); }

    QPoint middleOf(const char* name)
    {
        const int place = table().treeModel().placeOf(row(name));
        return table().visualRect(table().model()->index(place, Shares)).center();
    }

    ScenarioPtr m_before;
};

TEST_F(RefusedValueTest, ReturnAndTabKeepIt)
{
    QTest::keyClick(editor(), Qt::Key_Return);
    expectKept();
    QTest::keyClick(editor(), Qt::Key_Tab);
    expectKept();
}

TEST_F(RefusedValueTest, SavingStops)
{
    const std::string before = content();
    trigger("save");
    expectKept();
    EXPECT_EQ(content(), before);
    trigger("saveAs"); // its dialog would wait here for ever
    expectKept();
}

TEST_F(RefusedValueTest, AnotherRowIsNotGoneTo)
{
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, middleOf("iyer"));
    expectKept();
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, middleOf("chemistry"));
    expectKept();
    QTest::keyClick(editor(), Qt::Key_Down);
    expectKept();
}

TEST_F(RefusedValueTest, NothingIsOpenedClosedOrQuit)
{
    trigger("open"); // its dialog would wait here for ever
    expectKept();
    m_window.files().open({QString::fromStdString(sampleFile("cea_classic"))});
    settle();
    expectKept();
    trigger("close");
    expectKept();
    EXPECT_FALSE(m_window.close());
    expectKept();
}

TEST_F(RefusedValueTest, RowsStayAsTheyAre)
{
    const int rows = table().model()->rowCount();
    trigger("collapseAll");
    expectKept();
    EXPECT_EQ(table().model()->rowCount(), rows);
}

TEST_F(RefusedValueTest, TheKeyboardComesBack)
{
    m_window.findChild<QWidget*>(QStringLiteral("findField"))->setFocus();
    expectKept();
}

TEST_F(RefusedValueTest, EscapeDropsIt)
{
    trigger("save");
    QTest::keyClick(editor(), Qt::Key_Escape);
    EXPECT_TRUE(table().hasFocus());
    EXPECT_EQ(m_window.document().scenario(), m_before);
    EXPECT_EQ(shown("brandt", Shares), QStringLiteral("2"));
    EXPECT_TRUE(m_window.close());
}

TEST_F(RefusedValueTest, AMendedValueIsTaken)
{
    trigger("save");
    editor()->selectAll();
    QTest::keyClicks(editor(), QStringLiteral("9"));
    EXPECT_FALSE(editor()->isRefused());
    trigger("save");
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 9U);
}

// Once more, it would be 6.
TEST_F(RefusedValueTest, AChangeIsMadeOnce)
{
    editor()->selectAll();
    QTest::keyClicks(editor(), QStringLiteral("+2"));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, middleOf("iyer"));
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 4U);
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("iyer"));
}

} // namespace
} // namespace fairshare::gui
