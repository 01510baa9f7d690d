// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/compare/compare_page.h"
#include "widgets/window/views/view_tabs.h"

#include "core/io/scenario_file/scenario_variants.h"
#include "core/report/tables/variant_table.h"
#include "core/scenario/edits/value_edit.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>

namespace fairshare::gui {
namespace {

/// All variants of the university side by side.
class CompareVariantsTest : public MainWindowTest {
protected:
    CompareVariantsTest()
    {
        open({m_file});
        m_window.views().showView(QStringLiteral("compare"));
        settle();
    }
    ~CompareVariantsTest() override { m_theme.setChoice(ThemeChoice::Light); }

    ComparePage& page()
    {
        return *qobject_cast<ComparePage*>(m_window.views().page(QStringLiteral("compare")));
    }
    VariantTable& shownTable() { return page().variantTable(); }

    void edit(const char* name, const char* shares)
    {
        ASSERT_TRUE(m_window.document().apply(QStringLiteral("edit"), {}, [&](const Scenario& now) {
            const NodeRow rows[] = {row(name)};
            return withEditedValues(now, rows, {ValueField::Shares, shares});
        }));
        settle();
    }
    void nameVariant(const char* name)
    {
        ASSERT_TRUE(m_window.document().apply(QStringLiteral("variant"), {}, [&](const Scenario& now) {
            return withNewVariant(now, name, ownTree(*m_window.document().lastStored()));
        }));
        settle();
    }
    /// The three changes of the known university, one after the other.
    void makeVariants()
    {
        edit("medicine", "20");
        nameVariant("Proposal A");
        nameVariant("Proposal B"); // which the next edits belong to
        edit("chemistry", "18");
        edit("brandt", "1");
    }
    void showVariants()
    {
        auto* what = m_window.findChild<QComboBox*>(QStringLiteral("compareWhat"));
        ASSERT_NE(what, nullptr);
        what->setCurrentIndex(1);
        page().waitUntilReady();
        QApplication::processEvents();
    }
    QString cell(const char* name, int column)
    {
        const int place = shownTable().variantModel().placeOf(row(name));
        return shownTable().model()->index(place, column).data().toString();
    }
    QColor shade(const char* name, int column)
    {
        const int place = shownTable().variantModel().placeOf(row(name));
        const QModelIndex index = shownTable().model()->index(place, column);
        shownTable().scrollTo(index);
        const QRect rect = shownTable().visualRect(index);
        return shownTable().viewport()->grab().toImage().pixelColor(rect.left() + 3, rect.top() + 3);
    }
    QStringList headings()
    {
        QStringList texts;
        for (int column = 0; column < shownTable().model()->columnCount(); ++column)
            texts << shownTable()
                         .model()
                         ->headerData(column, Qt::Horizontal, VariantModel::ExactRole)
                         .toString();
        return texts;
    }
};

TEST_F(CompareVariantsTest, SaysHowToMakeOneWhereThereIsNone)
{
    showVariants();
    EXPECT_EQ(page().answer().sentence(),
        QStringLiteral(
            "This scenario has no variants. Choose Compare > New variant to save the current state as one."));
    EXPECT_EQ(shownTable().model()->rowCount(), 0);
}

TEST_F(CompareVariantsTest, ShowsRankMoveAndFactorOfEachBesideTheOthers)
{
    makeVariants();
    showVariants();
    const QAbstractItemModelTester tester(
        shownTable().model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    EXPECT_TRUE(shownTable().isVisible());
    EXPECT_FALSE(page().table().isVisible());
    EXPECT_EQ(headings(),
        (QStringList{QStringLiteral("User"), QStringLiteral("Rank, current"),
            QStringLiteral("Proposal A, rank"), QStringLiteral("Proposal A, move"),
            QStringLiteral("Proposal A, factor"), QStringLiteral("Proposal B, rank"),
            QStringLiteral("Proposal B, move"), QStringLiteral("Proposal B, factor")}));
    EXPECT_EQ(shownTable().model()->rowCount(), 24);
    // Proposal B is the other university: gupta from 9 to 1, iyer from 20 to 19.
    EXPECT_EQ(cell("gupta", 1), QStringLiteral("9"));
    EXPECT_EQ(cell("gupta", 5), QStringLiteral("1"));
    EXPECT_EQ(cell("gupta", 6), QStringLiteral("+8"));
    EXPECT_EQ(cell("gupta", 7), QStringLiteral("1.000000"));
    EXPECT_EQ(cell("iyer", 3), QStringLiteral("0"));
    EXPECT_EQ(cell("iyer", 6), QStringLiteral("+1"));
    EXPECT_EQ(cell("haddad", 6), QStringLiteral("\u22125"));
    EXPECT_EQ(page().answer().sentence(),
        QStringLiteral("Under Fair Tree, Proposal B moves 15 of 24 users relative to the opened file, and "
                       "Proposal A moves 13; ahmadi moves up the most, by 8 ranks in Proposal A."));
}

TEST_F(CompareVariantsTest, FollowsTheAlgorithmAndEdits)
{
    makeVariants();
    showVariants();
    trigger("algorithm_classic");
    page().waitUntilReady();
    EXPECT_EQ(cell("ahmadi", 6), QStringLiteral("+9"));
    trigger("algorithm_fair_tree");
    edit("brandt", "2");
    page().waitUntilReady();
    EXPECT_EQ(cell("iyer", 6), QStringLiteral("0"));
}

TEST_F(CompareVariantsTest, SortsByAnyColumn)
{
    makeVariants();
    showVariants();
    const auto first = [this] { return shownTable().model()->index(0, 0).data().toString(); };
    shownTable().sortByColumn(5, Qt::AscendingOrder);
    EXPECT_EQ(first(), QStringLiteral("gupta"));
    shownTable().sortByColumn(5, Qt::DescendingOrder);
    EXPECT_EQ(first(), QStringLiteral("abara"));
    shownTable().sortByColumn(1, Qt::AscendingOrder);
    EXPECT_EQ(first(), QStringLiteral("haddad"));
}

TEST_F(CompareVariantsTest, TheSelectionIsThatOfTheDocument)
{
    makeVariants();
    showVariants();
    m_window.document().selection().set({row("iyer")}, row("iyer"));
    const QModelIndexList selected = shownTable().selectionModel()->selectedRows();
    ASSERT_EQ(selected.size(), 1);
    EXPECT_EQ(selected.front().data().toString(), QStringLiteral("iyer"));
    shownTable().selectRow(shownTable().variantModel().placeOf(row("gupta")));
    EXPECT_EQ(m_window.document().selection().rows(), std::vector<NodeRow>{row("gupta")});
    shownTable().sortByColumn(5, Qt::DescendingOrder);
    EXPECT_EQ(m_window.document().selection().rows(), std::vector<NodeRow>{row("gupta")});
    EXPECT_EQ(
        shownTable().selectionModel()->selectedRows().front().data().toString(), QStringLiteral("gupta"));
}

TEST_F(CompareVariantsTest, GainsAreTealAndLossesBrown)
{
    makeVariants();
    showVariants();
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        m_theme.setChoice(choice);
        QApplication::processEvents();
        const QColor gain = shade("gupta", 6);
        const QColor loss = shade("haddad", 6);
        EXPECT_GT(gain.green(), gain.red()) << gain.name().toStdString();
        EXPECT_GT(loss.red(), loss.blue()) << loss.name().toStdString();
        EXPECT_GT(loss.red(), loss.green()) << loss.name().toStdString();
        EXPECT_EQ(shade("abara", 6), m_theme.theme().color(Role::Base));
    }
}

TEST_F(CompareVariantsTest, ItsDataHoldsEveryVariant)
{
    makeVariants();
    showVariants();
    const auto make = page().data();
    ASSERT_TRUE(make);
    std::string expected;
    writeCsv(variantTable(*page().variants().current()), appendTo(expected));
    EXPECT_EQ(make(), expected);
    EXPECT_EQ(expected.substr(0, expected.find('\n')),
        "path,account,user,partition,before.rank,Proposal A.rank,Proposal A.move,Proposal A.factor,"
        "Proposal B.rank,Proposal B.move,Proposal B.factor");
}

TEST_F(CompareVariantsTest, AlgorithmsComeBack)
{
    makeVariants();
    showVariants();
    auto* what = m_window.findChild<QComboBox*>(QStringLiteral("compareWhat"));
    what->setCurrentIndex(0);
    page().waitUntilReady();
    EXPECT_TRUE(page().table().isVisible());
    EXPECT_TRUE(m_window.findChild<QComboBox*>(QStringLiteral("compareAgainst"))->isVisible());
    EXPECT_EQ(page().answer().sentence(), page().comparison().answer());
}

} // namespace
} // namespace fairshare::gui
