// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/formula_field.h"
#include "widgets/tree/bands/tree_formula_band.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QCompleter>
#include <QPushButton>

namespace fairshare::gui {
namespace {

constexpr int Usage = 2;

/// Formulas over the selected rows. Chemistry: brandt 2 shares, iyer 1, lopez and tanaka.
class FormulaBandTest : public MainWindowTest {
protected:
    FormulaBandTest() { open({m_file}); }

    const ShareTree& tree() { return m_window.document().scenario()->tree; }
    QUndoStack& history() { return m_window.document().undoStack(); }
    std::uint32_t shares(const char* name) { return tree().shares(row(name)); }
    long double usage(const char* name) { return tree().usage(row(name)); }
    TreeFormulaBand& band() { return *m_window.findChild<TreeFormulaBand*>(); }
    FormulaField& field() { return *band().findChild<FormulaField*>(); }
    QPushButton& applyButton() { return *band().findChild<QPushButton*>(QStringLiteral("editApply")); }

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

    /// Opens the band for these rows.
    void ask(std::initializer_list<const char*> names, int column = Shares)
    {
        select(names, column);
        trigger("formula");
        ASSERT_TRUE(band().isVisible());
        ASSERT_TRUE(field().hasFocus());
    }

    void typeFormula(const char* text)
    {
        field().selectAll();
        QTest::keyClick(&field(), Qt::Key_Delete);
        QTest::keyClicks(&field(), QLatin1String(text));
        closeList();
    }

    /// The offscreen platform activates no window after the list of names or a question.
    void closeList()
    {
        field().findChild<QCompleter*>()->popup()->hide();
        m_window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }

    /// What the band says once it knows.
    std::string sentence()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return band().isReady(); }));
        return band().sentence().toStdString();
    }

    void confirm()
    {
        QTest::keyClick(&field(), Qt::Key_Return);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !band().isVisible(); }));
        settle();
    }

    QString written(const char* name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
};

TEST_F(FormulaBandTest, PreviewsAndAppliesAsOneStep)
{
    ask({"brandt", "iyer"});
    EXPECT_EQ(field().text().toStdString(), "shares = ");
    EXPECT_EQ(sentence(), "2 rows; columns: shares, usage, pending; functions: round, min, max");
    EXPECT_FALSE(applyButton().isEnabled());
    QTest::keyClicks(&field(), QStringLiteral("shares * 2 + 1"));
    closeList();
    EXPECT_EQ(sentence(), "New shares for 2 rows: brandt: 2 → 5, iyer: 1 → 3");
    EXPECT_EQ(history().count(), 0);
    confirm();
    EXPECT_EQ(shares("brandt"), 5U);
    EXPECT_EQ(shares("iyer"), 3U);
    EXPECT_EQ(history().count(), 1);
    EXPECT_EQ(history().undoText().toStdString(), "Formula: shares = shares * 2 + 1");
    EXPECT_TRUE(table().hasFocus());
    EXPECT_EQ(table().selectedCount(), 2U);
    trigger("undo");
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
}

TEST_F(FormulaBandTest, ScalesUsageInTheShownUnit)
{
    const long double brandt = usage("brandt");
    const long double iyer = usage("iyer");
    ask({"brandt", "iyer"}, Usage);
    EXPECT_EQ(field().text().toStdString(), "usage = ");
    typeFormula("usage * 0.5");
    const std::string told = sentence();
    EXPECT_EQ(told.substr(0, 30), "New usage for 2 rows: brandt: ");
    EXPECT_EQ(told.substr(told.size() - 12), " (in TRES-h)");
    confirm();
    EXPECT_EQ(usage("brandt"), brandt / 2);
    EXPECT_EQ(usage("iyer"), iyer / 2);
    EXPECT_EQ(history().undoText().toStdString(), "Formula: usage = usage * 0.5");
    ask({"brandt"}, Usage);
    typeFormula("usage = 3");
    sentence();
    confirm();
    EXPECT_EQ(usage("brandt"), 3 * 3600);
}

TEST_F(FormulaBandTest, ShowsThreeRowsAndCountsThoseThatStay)
{
    ask({"brandt", "iyer", "lopez", "tanaka"});
    typeFormula("max(shares, 1000)");
    const std::string told = sentence();
    EXPECT_EQ(told.substr(0, 52), "New shares for 4 rows: brandt: 2 → 1\u2009000, iyer: ");
    EXPECT_EQ(told.substr(told.size() - 5), ", \u2026");
    typeFormula("max(shares, 2)");
    EXPECT_NE(sentence().find("; same value as before: "), std::string::npos);
    typeFormula("shares");
    EXPECT_EQ(sentence(), "The formula changes no row; same value as before: 4");
    EXPECT_FALSE(applyButton().isEnabled());
}

TEST_F(FormulaBandTest, AnErrorSaysWhereAndChangesNothing)
{
    ask({"brandt", "iyer"});
    typeFormula("shares = headcount * 2");
    EXPECT_EQ(sentence(), "character 10: unknown column 'headcount'; expected one of shares, usage, pending");
    EXPECT_FALSE(applyButton().isEnabled());
    typeFormula("2 * (shares");
    EXPECT_EQ(sentence(), "character 12: the formula is incomplete; expected ')'");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_TRUE(band().isVisible());
    EXPECT_EQ(history().count(), 0);
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_FALSE(band().isVisible());
    EXPECT_TRUE(table().hasFocus());
}

TEST_F(FormulaBandTest, NamesTheRowsThatDoNotFit)
{
    select({"iyer"}, Shares);
    trigger("shareFromParent");
    settle();
    ask({"brandt", "iyer"});
    typeFormula("shares * 3");
    EXPECT_EQ(
        sentence(), "New shares for 1 row: brandt: 2 → 6; left unchanged because of the reasons below: 1");
    EXPECT_EQ(band().details().toStdString(), "parent shares instead of a number: user 'iyer'");
    confirm();
    EXPECT_EQ(shares("brandt"), 6U);
    EXPECT_EQ(shares("iyer"), ParentShares);
}

TEST_F(FormulaBandTest, UsesTheColumnsOfAFile)
{
    ask({"brandt", "iyer", "lopez"});
    band().takeFile(written("people.csv", "name;Head count\nbrandt;3\niyer;7\nnobody;1\n"));
    EXPECT_EQ(sentence(),
        "3 rows; columns: shares, usage, pending, head_count; functions: round, min, max; "
        "lines of people.csv that do not match: 1");
    EXPECT_EQ(band().details().toStdString(), "people.csv, line 4: 'nobody' is not in the tree");
    typeFormula("shares = head_count * 2");
    EXPECT_EQ(sentence(),
        "New shares for 2 rows: brandt: 2 → 6, iyer: 1 → 14; left unchanged because of the reasons below: 1; "
        "lines of people.csv that do not match: 1");
    EXPECT_EQ(band().details().toStdString(),
        "no value for user 'lopez': head_count\npeople.csv, line 4: 'nobody' is not in the tree");
    confirm();
    EXPECT_EQ(shares("brandt"), 6U);
    EXPECT_EQ(shares("iyer"), 14U);
    EXPECT_EQ(history().count(), 1);
    ask({"brandt"});
    typeFormula("head_count"); // still known
    EXPECT_EQ(sentence().substr(0, 38), "New shares for 1 row: brandt: 6 → 3;");
    const QString other = m_folder.filePath(QStringLiteral("other.fairshare"));
    ASSERT_TRUE(QFile::copy(m_file, other));
    answer(QMessageBox::Discard);
    open({other});
    closeList(); // and the question
    ask({"brandt"});
    typeFormula("head_count"); // belongs to what was open
    EXPECT_EQ(sentence().substr(0, 40), "character 1: unknown column 'head_count'");
}

TEST_F(FormulaBandTest, PastedCellsAreColumns)
{
    ask({"brandt", "iyer"});
    typeFormula("shares = value");
    QApplication::clipboard()->setText(QStringLiteral("brandt\t30\niyer\t40\n"));
    QTest::keySequence(&field(), QKeySequence(QKeySequence::Paste));
    EXPECT_EQ(field().text().toStdString(), "shares = value");
    EXPECT_EQ(sentence(), "New shares for 2 rows: brandt: 2 → 30, iyer: 1 → 40");
    QApplication::clipboard()->setText(QStringLiteral(" + 1"));
    QTest::keySequence(&field(), QKeySequence(QKeySequence::Paste));
    EXPECT_EQ(sentence(), "New shares for 2 rows: brandt: 2 → 31, iyer: 1 → 41");
    QApplication::clipboard()->setText(QStringLiteral("hello\nworld"));
    band().findChild<QPushButton*>(QStringLiteral("formulaPaste"))->click();
    EXPECT_EQ(sentence(),
        "the table contains no numbers next to names; the first column should contain names of users or "
        "accounts");
    EXPECT_TRUE(field().hasFocus());
    EXPECT_EQ(history().count(), 0);
}

TEST_F(FormulaBandTest, AFileThatCannotBeReadLeavesTheFormulaUsable)
{
    ask({"brandt"});
    typeFormula("shares * 2");
    band().takeFile(m_folder.filePath(QStringLiteral("missing.csv")));
    EXPECT_NE(sentence().substr(0, 3), "New");
    EXPECT_FALSE(applyButton().isEnabled());
    typeFormula("shares * 3");
    EXPECT_EQ(sentence(), "New shares for 1 row: brandt: 2 → 6");
}

TEST_F(FormulaBandTest, CompletesNames)
{
    ask({"brandt"});
    sentence();
    field().clear();
    QTest::keyClicks(&field(), QStringLiteral("p"));
    EXPECT_EQ(field().suggestions().words, QStringList{QStringLiteral("pending")});
    QTest::keyClick(&field(), Qt::Key_Tab);
    EXPECT_EQ(field().text().toStdString(), "pending");
    EXPECT_EQ(field().suggestions().words, QStringList());
    QTest::keyClicks(&field(), QStringLiteral(" + 2 * u"));
    EXPECT_EQ(field().suggestions().words, QStringList{QStringLiteral("usage")});
    QTest::keyClick(&field(), Qt::Key_Escape); // closes the list, not the band
    EXPECT_TRUE(band().isVisible());
    EXPECT_EQ(field().text().toStdString(), "pending + 2 * u");
}

TEST_F(FormulaBandTest, FollowsTheSelectionAndOnlyOneBandIsOpen)
{
    ask({"brandt"});
    typeFormula("9");
    EXPECT_EQ(sentence(), "New shares for 1 row: brandt: 2 → 9");
    select({"brandt", "iyer"}, Shares);
    EXPECT_EQ(sentence(), "New shares for 2 rows: brandt: 2 → 9, iyer: 1 → 9");
    trigger("setValue");
    EXPECT_FALSE(band().isVisible());
}

TEST_F(FormulaBandTest, TheCommandSaysWhyItIsUnavailable)
{
    const auto tip = [this] {
        return m_window.findChild<QAction*>(QStringLiteral("formula"))->statusTip().toStdString();
    };
    EXPECT_EQ(tip(), "Calculate the shares or usage of all selected rows, also from columns of a file");
    trigger("view_compare");
    EXPECT_EQ(tip(), "Unavailable: the tree is not shown");
    open({written("pool.config", "GROUP_NAMES = a\nGROUP_QUOTA_a = 60\n")});
    EXPECT_EQ(tip(), "Unavailable: groups have quotas instead of shares");
}

} // namespace
} // namespace fairshare::gui
