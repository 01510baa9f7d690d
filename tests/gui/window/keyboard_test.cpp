// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/quantity.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/page/bands/message_band.h"

#include <QClipboard>
#include <QDialog>
#include <QTreeWidget>

namespace fairshare::gui {
namespace {

const int FairTreeRank = columnOf("fair_tree.rank");

/// Work without a mouse.
class KeyboardTest : public MainWindowTest {
protected:
    KeyboardTest() { open({m_file}); }

    /// What the editor says to a value; "" when it takes it.
    std::string refusal(const char* text)
    {
        stand("brandt", Shares);
        QTest::keyClick(table().viewport(), Qt::Key_F2);
        editor()->selectAll();
        QTest::keyClick(editor(), Qt::Key_Delete);
        QTest::keyClicks(editor(), QLatin1String(text));
        QTest::keyClick(editor(), Qt::Key_Return);
        QApplication::processEvents();
        if (editor() == nullptr)
            return {};
        const std::string said = editor()->refusal().toStdString();
        QTest::keyClick(editor(), Qt::Key_Escape);
        return said;
    }

    std::uint32_t shares(const char* name) { return m_window.document().scenario()->tree.shares(row(name)); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(&m_window, key, modifiers);
        settle();
    }

    QStringList namesFrom(const char* first, int count)
    {
        QStringList names;
        const int place = table().treeModel().placeOf(row(first));
        for (int at = place; at < place + count; ++at)
            names << table().model()->index(at, 0).data().toString();
        return names;
    }
};

TEST_F(KeyboardTest, RefusesWhatNoSharesAre)
{
    const ScenarioPtr before = m_window.document().scenario();
    EXPECT_EQ(refusal("-5"), "shares cannot be -5; expected 0 to 2147483646");
    EXPECT_EQ(refusal("abc"),
        "'abc' is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or "
        "+10%");
    EXPECT_EQ(refusal("1e400"), "shares cannot be 1e+400; expected 0 to 2147483646");
    EXPECT_EQ(refusal("1.5"),
        "'1.5' is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or "
        "+10%");
    EXPECT_EQ(refusal(""), "no value entered; type a whole number, parent, or a change such as *1.5 or +10%");
    EXPECT_EQ(m_window.document().scenario(), before);
    EXPECT_EQ(refusal("parent"), "");
    EXPECT_EQ(shares("brandt"), ParentShares);
    EXPECT_EQ(shown("brandt", Shares), QStringLiteral("parent"));
}

TEST_F(KeyboardTest, SharesComeFromTheParentAtOneKey)
{
    stand("brandt", Shares);
    QTest::keyClick(table().viewport(), Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(shares("brandt"), ParentShares);
    EXPECT_EQ(shares("iyer"), ParentShares);
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
    press(Qt::Key_Backspace, Qt::ControlModifier);
    EXPECT_EQ(shares("brandt"), 2U);
    EXPECT_EQ(shares("iyer"), 1U);
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Revert shares of 2 rows"));
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(shares("brandt"), ParentShares);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(shares("brandt"), 2U);
}

TEST_F(KeyboardTest, TheRootKeepsItsShares)
{
    const ScenarioPtr before = m_window.document().scenario();
    stand("root", Shares);
    press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTest::keyClick(table().viewport(), Qt::Key_F2);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(KeyboardTest, EscapeClearsTheSelection)
{
    stand("brandt", 0);
    QTest::keyClick(table().viewport(), Qt::Key_Down, Qt::ShiftModifier);
    EXPECT_EQ(table().selectedCount(), 2U);
    QTest::keyClick(table().viewport(), Qt::Key_Escape);
    EXPECT_EQ(table().selectedCount(), 0U);
    EXPECT_EQ(label("statusSelection"), QString());
}

// Ranks of chemistry under Fair Tree: brandt 19, iyer 20, lopez 17, tanaka 18.
TEST_F(KeyboardTest, SortsSiblingsByTheCurrentColumn)
{
    EXPECT_EQ(namesFrom("chemistry", 5), (QStringList{"chemistry", "brandt", "iyer", "lopez", "tanaka"}));
    stand("iyer", FairTreeRank);
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(namesFrom("chemistry", 5), (QStringList{"chemistry", "lopez", "tanaka", "brandt", "iyer"}));
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("iyer"));
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(namesFrom("chemistry", 5), (QStringList{"chemistry", "iyer", "brandt", "tanaka", "lopez"}));
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(namesFrom("chemistry", 5), (QStringList{"chemistry", "brandt", "iyer", "lopez", "tanaka"}));
}

TEST_F(KeyboardTest, AnEditSortsAnewAndKeepsTheRow)
{
    stand("iyer", Shares);
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier); // most shares first
    EXPECT_EQ(namesFrom("chemistry", 3), (QStringList{"chemistry", "brandt", "iyer"}));
    type(QStringLiteral("7"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(namesFrom("chemistry", 3), (QStringList{"chemistry", "iyer", "brandt"}));
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("iyer"));
}

TEST_F(KeyboardTest, FindsInTheOrderShown)
{
    stand("iyer", FairTreeRank);
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    press(Qt::Key_F, Qt::ControlModifier);
    auto* field = m_window.findChild<FindField*>();
    ASSERT_TRUE(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("?????a*")); // tanaka and others of six letters or more
    QTest::keyClick(field, Qt::Key_Return);
    stand("lopez", 0);
    press(Qt::Key_F3, Qt::NoModifier);
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("tanaka"));
}

TEST_F(KeyboardTest, CopiesRowsInTheOrderShown)
{
    stand("iyer", Shares);
    press(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
    stand("brandt", 0);
    table().selectRow(table().currentIndex().row());
    QTest::keyClick(table().viewport(), Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    ASSERT_EQ(lines.size(), 3);
    const auto hours = [](long double usage) {
        return QString::fromStdString(usageIn(TimeUnit::Hour, usage)) + QLatin1Char('\t');
    };
    EXPECT_TRUE(lines[0].startsWith(QStringLiteral("brandt\t2\t") + hours(26510700)))
        << lines[0].toStdString();
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("iyer\t1\t") + hours(17420000))) << lines[1].toStdString();
    EXPECT_EQ(lines[0].count(QLatin1Char('\t')), 14); // those shown at first
}

TEST_F(KeyboardTest, HeaderSortsByClickToo)
{
    auto& header = table().header();
    const QPoint place(header.sectionViewportPosition(FairTreeRank) + 10, header.height() / 2);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    EXPECT_EQ(namesFrom("chemistry", 2), (QStringList{"chemistry", "lopez"}));
    EXPECT_EQ(table().selectedCount(), 0U);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    EXPECT_EQ(namesFrom("chemistry", 2), (QStringList{"chemistry", "brandt"}));
}

TEST_F(KeyboardTest, ListsEveryShortcut)
{
    stand("brandt", Shares);
    type(QStringLiteral("7"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    QStringList keys;
    QStringList names;
    QTimer::singleShot(0, &m_window, [&keys, &names] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        const auto* table = dialog->findChild<QTreeWidget*>();
        for (int group = 0; group < table->topLevelItemCount(); ++group)
            for (int at = 0; at < table->topLevelItem(group)->childCount(); ++at) {
                keys << table->topLevelItem(group)->child(at)->text(1);
                names << table->topLevelItem(group)->child(at)->text(0);
            }
        dialog->reject();
    });
    trigger("shortcuts");
    for (const char* chart : {"arrow keys", "Home, End", "Return, Ctrl+Return", "Esc", "0", "Shift+0",
             "Ctrl+wheel, Ctrl++, Ctrl+−", "menu key, right click", "Space", "Backspace"})
        EXPECT_TRUE(keys.contains(QString::fromUtf8(chart))) << chart;
    EXPECT_TRUE(names.contains(QStringLiteral("Undo")));
    EXPECT_TRUE(names.contains(QStringLiteral("Open")));
    EXPECT_FALSE(names.contains(QStringLiteral("Undo Change shares of brandt")));
    for (const QAction* action : m_window.findChildren<QAction*>()) {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const bool command = !key.isEmpty() && action->parent()->objectName() != QLatin1String("findField");
        EXPECT_TRUE(!command || keys.contains(key)) << action->objectName().toStdString();
    }
}

TEST_F(KeyboardTest, SaysWhereItCannotSave)
{
    stand("brandt", Shares);
    type(QStringLiteral("7"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    // The folder is gone, so nothing can be written beside the file.
    const QString folder = m_folder.filePath(QStringLiteral("folder"));
    ASSERT_TRUE(QDir().mkdir(folder));
    const QString file = folder + QStringLiteral("/site.fairshare");
    ASSERT_TRUE(m_window.document().saveAs(file));
    stand("brandt", Shares);
    type(QStringLiteral("8"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    ASSERT_TRUE(QDir(folder).removeRecursively());
    trigger("save");
    EXPECT_EQ(m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text(),
        file + QStringLiteral(": cannot be written: no such file or directory"));
    EXPECT_EQ(shares("brandt"), 8U);
}

} // namespace
} // namespace fairshare::gui
