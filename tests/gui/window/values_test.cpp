// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/paste_band.h"
#include "widgets/page/bands/values_band.h"

#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

namespace fairshare::gui {
namespace {

constexpr int Usage = 2;

/// Edits of many values at once. Chemistry: brandt 2 shares, iyer 1, lopez and tanaka.
class ValuesTest : public MainWindowTest {
protected:
    ValuesTest() { open({m_file}); }

    const ShareTree& tree() { return m_window.document().scenario()->tree; }
    QUndoStack& history() { return m_window.document().undoStack(); }
    std::uint32_t shares(const char* name) { return tree().shares(row(name)); }
    long double usage(const char* name) { return tree().usage(row(name)); }

    template <typename Band>
    Band& band()
    {
        return *m_window.findChild<Band*>();
    }

    void select(std::initializer_list<const char*> names, int column)
    {
        QItemSelection selection;
        for (const char* name : names) {
            const QModelIndex index = table().model()->index(table().treeModel().placeOf(row(name)), 0);
            selection.select(index, index);
        }
        stand(*names.begin(), column);
        table().selectionModel()->select(
            selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }

    /// What the band says once it knows.
    template <typename Band>
    std::string sentence()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return band<Band>().isReady(); }));
        return band<Band>().sentence().toStdString();
    }

    void typeValue(const char* text)
    {
        auto* field = m_window.findChild<QLineEdit*>(QStringLiteral("valuesValue"));
        ASSERT_TRUE(field->hasFocus());
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, QLatin1String(text));
    }

    void confirm(const char* text)
    {
        typeValue(text);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !band<ValuesBand>().isVisible(); }));
        settle();
    }

    void paste(const QString& text)
    {
        QApplication::clipboard()->setText(text);
        trigger("paste");
    }

    void applyPaste()
    {
        ASSERT_TRUE(band<PasteBand>().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !band<PasteBand>().isVisible(); }));
        settle();
    }
};

TEST_F(ValuesTest, SetsTheSharesOfTheSelectedRows)
{
    select({"brandt", "iyer", "zhang"}, Shares);
    trigger("setValue");
    EXPECT_TRUE(band<ValuesBand>().isVisible());
    confirm("10");
    EXPECT_EQ(shares("brandt"), 10U);
    EXPECT_EQ(shares("iyer"), 10U);
    EXPECT_EQ(shares("zhang"), 10U);
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText().toStdString(), "Change shares of 3 rows to 10");
    EXPECT_TRUE(table().hasFocus());
    EXPECT_EQ(table().selectedCount(), 3U);
    trigger("undo");
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
}

TEST_F(ValuesTest, ScalesUsageByTheCurrentColumn)
{
    const long double brandt = usage("brandt");
    const long double iyer = usage("iyer");
    select({"brandt", "iyer"}, Usage);
    trigger("scaleBy");
    confirm("1.5");
    EXPECT_EQ(usage("brandt"), brandt * 1.5L);
    EXPECT_EQ(usage("iyer"), iyer * 1.5L);
    EXPECT_EQ(history().undoText().toStdString(), "Scale usage of 2 rows by 1.5");
}

TEST_F(ValuesTest, DistributesATotalAndShowsWhatThereIs)
{
    select({"brandt", "iyer"}, Shares);
    trigger("distribute");
    EXPECT_EQ(m_window.findChild<QLineEdit*>(QStringLiteral("valuesValue"))->text(), QStringLiteral("3"));
    typeValue("100");
    EXPECT_EQ(sentence<ValuesBand>(), "2 rows, current total: 3, new total: 100");
    confirm("100");
    EXPECT_EQ(shares("brandt"), 67U);
    EXPECT_EQ(shares("iyer"), 33U);
    EXPECT_EQ(history().undoText().toStdString(), "Distribute 100 shares over 2 rows");
}

TEST_F(ValuesTest, NamesRowsThatCannotTakePartAndLeavesThemOutOnDemand)
{
    select({"iyer"}, Shares);
    trigger("shareFromParent");
    settle();
    select({"brandt", "iyer"}, Shares);
    trigger("scaleBy");
    typeValue("3");
    EXPECT_EQ(sentence<ValuesBand>(), "parent shares instead of a number: user 'iyer'");
    EXPECT_FALSE(
        m_window.findChild<ValuesBand*>()->findChild<QPushButton*>(QStringLiteral("editApply"))->isEnabled());
    auto* leaveOut = m_window.findChild<QPushButton*>(QStringLiteral("valuesLeaveOut"));
    ASSERT_TRUE(leaveOut->isVisible());
    leaveOut->click();
    EXPECT_EQ(sentence<ValuesBand>(), "1 row, current total: 2, new total: 6");
    confirm("3");
    EXPECT_EQ(shares("brandt"), 6U);
    EXPECT_EQ(shares("iyer"), ParentShares);
    EXPECT_EQ(history().undoText().toStdString(), "Scale shares of 1 row by 3");
}

TEST_F(ValuesTest, FollowsTheSelectionAndRefusesNonsense)
{
    select({"brandt"}, Shares);
    trigger("setValue");
    typeValue("x");
    EXPECT_EQ(sentence<ValuesBand>(),
        "'x' is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or +10%");
    select({"brandt", "iyer", "lopez"}, Shares);
    m_window.findChild<QLineEdit*>(QStringLiteral("valuesValue"))->setFocus();
    typeValue("7");
    EXPECT_EQ(sentence<ValuesBand>().substr(0, 21), "3 rows, current total");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(band<ValuesBand>().isVisible());
    EXPECT_EQ(history().count(), 0);
}

TEST_F(ValuesTest, PastesAColumnDownFromTheCurrentCell)
{
    stand("brandt", Shares);
    paste(QStringLiteral("11\n12\n"));
    EXPECT_EQ(sentence<PasteBand>(), "2 lines change shares of 2 rows: brandt 2 → 11, iyer 1 → 12");
    EXPECT_EQ(history().count(), 0);
    applyPaste();
    EXPECT_EQ(shares("brandt"), 11U);
    EXPECT_EQ(shares("iyer"), 12U);
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText().toStdString(), "Paste shares of 2 rows");
}

TEST_F(ValuesTest, PastesByNameAndShowsWhatDoesNotFit)
{
    stand("root", Usage);
    paste(QStringLiteral("iyer\t1\r\nnobody\t5\r\nbrandt\tmuch\r\n"));
    EXPECT_EQ(sentence<PasteBand>().substr(0, 36), "1 line changes usage of 1 row: iyer ");
    EXPECT_EQ(band<PasteBand>().details().toStdString(),
        "line 2: 'nobody' is not in the tree\nline 3: 'much' is not a valid value for usage");
    applyPaste();
    EXPECT_EQ(usage("iyer"), 3600);
    EXPECT_EQ(history().undoText().toStdString(), "Paste usage of 1 row");
}

TEST_F(ValuesTest, TextWithoutNumbersIsRefused)
{
    stand("brandt", Shares);
    paste(QStringLiteral("Dear colleagues,\nhello"));
    EXPECT_EQ(sentence<PasteBand>(),
        "the clipboard contains no numbers; copy a column of shares or usage from a spreadsheet, with or "
        "without names next to it");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(band<PasteBand>().isVisible());
    EXPECT_EQ(history().count(), 0);
}

TEST_F(ValuesTest, WhatWasCopiedComesBackAsItWas)
{
    trigger("expandAll");
    table().selectAll();
    const QString text = table().selectionAsText(true);
    for (const QString& copied : {text, table().selectionAsText(false)}) {
        paste(copied);
        EXPECT_EQ(sentence<PasteBand>().substr(0, 25), "Lines without changes: 36");
        EXPECT_EQ(band<PasteBand>().details().toStdString(), "");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    }
    select({"brandt", "iyer"}, Shares);
    trigger("setValue");
    confirm("77");
    paste(text);
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return band<PasteBand>().sentence().contains(QLatin1String("lines change shares of")); }));
    applyPaste();
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
}

TEST_F(ValuesTest, APartitionIsEditedInPlace)
{
    stand("brandt", Shares);
    trigger("setPartition");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), QString());
    QTest::keyClicks(editor(), QStringLiteral("gpu"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(shown("brandt", 0), QStringLiteral("brandt (partition gpu)"));
    EXPECT_EQ(history().undoText().toStdString(), "Change partition of brandt");
    trigger("setPartition");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), QStringLiteral("gpu"));
    editor()->clear();
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(shown("brandt", 0), QStringLiteral("brandt"));
    stand("chemistry", 0);
    EXPECT_FALSE(m_window.findChild<QAction*>(QStringLiteral("setPartition"))->isEnabled());
}

} // namespace
} // namespace fairshare::gui
