// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"

#include "widgets/changes/lower_dock.h"

#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/sections.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QTabWidget>
#include <QTableView>
#include <QTimer>

#include <array>
#include <string>
#include <vector>

namespace fairshare::gui {
namespace {

/// The tab of changes, beside edits in the tree.
class ChangesTest : public MainWindowTest {
protected:
    ChangesTest() { open({m_file}); }

    LowerDock& dock() { return *m_window.findChild<LowerDock*>(); }
    QTableView& list() { return *dock().findChild<QTableView*>(QStringLiteral("changesTable")); }

    void settleChanges()
    {
        settle();
        m_window.waitUntilReady();
        QApplication::processEvents();
    }

    void edit(const char* name, int column, const char* text)
    {
        stand(name, column);
        type(QLatin1String(text));
        QTest::keyClick(editor(), Qt::Key_Return);
        settleChanges();
    }

    std::string line(int row)
    {
        QStringList cells;
        for (int column = 0; column < list().model()->columnCount(); ++column)
            cells << list().model()->index(row, column).data().toString();
        return cells.join(QStringLiteral(" | ")).toStdString();
    }

    std::string title() { return dock().findChild<QTabWidget*>()->tabText(0).toStdString(); }

    void click(const QModelIndex& cell)
    {
        list().scrollTo(cell);
        QTest::mouseClick(
            list().viewport(), Qt::LeftButton, Qt::NoModifier, list().visualRect(cell).center());
        settleChanges();
    }
};

TEST_F(ChangesTest, TheSelectedChangeIsThatOfTheSelectedNodeOrNone)
{
    edit("medicine", 1, "20");
    edit("chemistry", 1, "18");
    stand("chemistry", 1);
    settleChanges();
    EXPECT_EQ(list().currentIndex().data().toString(), QStringLiteral("chemistry"));
    EXPECT_TRUE(list().selectionModel()->isRowSelected(list().currentIndex().row()));
    stand("brandt", 1);
    settleChanges();
    EXPECT_FALSE(list().selectionModel()->hasSelection());
    EXPECT_FALSE(list().currentIndex().isValid());
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Backspace, Qt::ControlModifier);
    settleChanges();
    EXPECT_EQ(list().model()->rowCount(), 3);
}

TEST_F(ChangesTest, WhatIsNotSelectedAnyMoreIsNotReverted)
{
    edit("medicine", 1, "20");
    list().setCurrentIndex(list().model()->index(0, 0));
    list().clearSelection();
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Backspace, Qt::ControlModifier);
    settleChanges();
    EXPECT_EQ(list().model()->rowCount(), 2);
}

// Origin of the figures: the designed table of changes of this university.
TEST_F(ChangesTest, EveryChangeWithItsEffectAlone)
{
    EXPECT_EQ(title(), "Changes");
    EXPECT_EQ(label("changesNote").toStdString(), "Nothing differs from the baseline.");
    edit("medicine", 1, "20");
    edit("chemistry", 1, "18");
    edit("brandt", 1, "1");
    EXPECT_EQ(title(), "Changes (3)");
    ASSERT_EQ(list().model()->rowCount(), 4);
    const QString first = QString::fromStdString(line(0));
    EXPECT_TRUE(first.startsWith(QStringLiteral("medicine | shares | 15 | 20 | medicine passes engineering"
                                                " | 5 up, 8 down | 5 up, 13 down | 5 up, 11 down | ")))
        << line(0);
    EXPECT_TRUE(QString::fromStdString(line(1)).startsWith(
        QStringLiteral("chemistry | shares | 12 | 18 | no rank changes under Fair Tree | none | 7 up, 8 down "
                       "| 6 up, 5 down | ")))
        << line(1);
    EXPECT_TRUE(QString::fromStdString(line(2)).startsWith(QStringLiteral(
        "brandt | shares | 2 | 1 | iyer passes brandt | 1 up, 1 down | 2 up, 2 down | 3 up, 2 down | ")))
        << line(2);
    EXPECT_TRUE(QString::fromStdString(line(3)).startsWith(
        QStringLiteral("3 changes together |  |  |  |  | 6 up, 9 down | 8 up, 14 down | 7 up, 11 down | ")))
        << line(3);
}

TEST_F(ChangesTest, TheChosenAlgorithmStandsFirst)
{
    edit("chemistry", 1, "18");
    trigger("algorithm_classic");
    settleChanges();
    EXPECT_EQ(list().model()->headerData(5, Qt::Horizontal).toString(), QStringLiteral("Classic"));
    EXPECT_EQ(list().model()->headerData(6, Qt::Horizontal).toString(), QStringLiteral("Depth-oblivious"));
    EXPECT_EQ(list().model()->index(0, 5).data().toString(), QStringLiteral("7 up, 8 down"));
    EXPECT_NE(
        list().model()->index(0, 4).data().toString(), QStringLiteral("no rank changes under Fair Tree"));
}

TEST_F(ChangesTest, OneChangeIsRevertedByItsLinkOrByKeys)
{
    edit("medicine", 1, "20");
    edit("chemistry", 1, "18");
    edit("dvorak", 2, "3600");
    ASSERT_EQ(list().model()->rowCount(), 4);
    click(list().model()->index(2, list().model()->columnCount() - 1));
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Revert shares of chemistry"));
    EXPECT_EQ(shown("chemistry", 1), QStringLiteral("12"));
    EXPECT_EQ(shown("medicine", 1), QStringLiteral("20"));
    ASSERT_EQ(list().model()->rowCount(), 3);
    EXPECT_EQ(line(0).substr(0, 25), "dvorak | usage, TRES-h | ");
    list().setCurrentIndex(list().model()->index(0, 0));
    list().setFocus();
    QTest::keyClick(&list(), Qt::Key_Backspace, Qt::ControlModifier);
    settleChanges();
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Revert usage of dvorak"));
    EXPECT_EQ(list().model()->rowCount(), 2);
    trigger("undo");
    trigger("undo");
    settleChanges();
    EXPECT_EQ(list().model()->rowCount(), 4);
}

TEST_F(ChangesTest, StructureComesAndGoesBack)
{
    const ScenarioPtr before = m_window.document().scenario();
    stand("imaging", 0);
    trigger("remove");
    settleChanges();
    ASSERT_EQ(list().model()->rowCount(), 2);
    EXPECT_TRUE(QString::fromStdString(line(0)).startsWith(
        QStringLiteral("imaging | removed | in medicine, plus 2 below | – | ")))
        << line(0);
    click(list().model()->index(0, list().model()->columnCount() - 1));
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Revert removal of imaging"));
    EXPECT_EQ(*m_window.document().scenario(), *before);
    EXPECT_EQ(list().model()->rowCount(), 0);
    EXPECT_EQ(m_window.document().undoStack().count(), 2);
}

TEST_F(ChangesTest, ANewNameIsOneChangeThatGoesBackAlone)
{
    edit("brandt", 1, "7");
    const auto renamed = m_window.document().applyStructure(QStringLiteral("Rename civil"), {},
        [this](const Scenario& now) { return withName(now, row("civil"), "civil_engineering"); });
    ASSERT_TRUE(renamed);
    settleChanges();
    ASSERT_EQ(list().model()->rowCount(), 3);
    EXPECT_TRUE(QString::fromStdString(line(0)).startsWith(QStringLiteral(
        "civil_engineering | name | civil | civil_engineering | moreau moves up the most, by 1 rank | ")))
        << line(0);
    click(list().model()->index(0, list().model()->columnCount() - 1));
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Revert name of civil_engineering"));
    ASSERT_EQ(list().model()->rowCount(), 2);
    EXPECT_TRUE(QString::fromStdString(line(0)).startsWith(QStringLiteral("brandt | shares | 2 | 7 | ")));
}

TEST_F(ChangesTest, AUserThatMovedKeepsItsUsageWhenItGoesBack)
{
    const ScenarioPtr before = m_window.document().scenario();
    const auto moved = m_window.document().applyStructure(QStringLiteral("Move iyer"), {},
        [this](const Scenario& now) { return withRowsMoved(now, std::array{row("iyer")}, row("physics")); });
    ASSERT_TRUE(moved);
    settleChanges();
    ASSERT_EQ(list().model()->rowCount(), 2);
    EXPECT_TRUE(QString::fromStdString(line(0)).startsWith(QStringLiteral("iyer | parent account | ")))
        << line(0);
    click(list().model()->index(0, list().model()->columnCount() - 1));
    EXPECT_EQ(*m_window.document().scenario(), *before);
}

TEST_F(ChangesTest, AClickLeadsToTheRow)
{
    edit("brandt", 1, "7");
    stand("haddad", 0);
    click(list().model()->index(0, 0));
    EXPECT_EQ(table().selectedNodes(9), std::vector<NodeRow>{row("brandt")});
}

/// The columns that are shown stand within the view, Revert last.
void expectNothingToScroll(const QTableView& list)
{
    EXPECT_LE(list.horizontalHeader()->length(), list.viewport()->width());
    EXPECT_EQ(list.horizontalScrollBar()->maximum(), 0);
    const int revert = list.model()->columnCount() - 1;
    ASSERT_FALSE(list.isColumnHidden(revert));
    EXPECT_GE(list.columnWidth(revert),
        list.fontMetrics().horizontalAdvance(list.model()->index(0, revert).data().toString()));
}

TEST_F(ChangesTest, ManyChangesAreReadAndRevertedWithoutScrollingAcross)
{
    m_window.resize(1440, 900);
    for (const char* name : {"medicine", "chemistry", "brandt", "iyer", "dvorak", "castillo", "petrov"})
        edit(name, 1, "9");
    const auto renamed =
        m_window.document().applyStructure(QStringLiteral("Rename civil"), {}, [this](const Scenario& now) {
            return withName(now, row("civil"), "civil_engineering_and_more_of_it");
        });
    ASSERT_TRUE(renamed);
    settleChanges();
    ASSERT_EQ(list().model()->rowCount(), 9);
    ASSERT_TRUE(list().verticalScrollBar()->isVisible());
    expectNothingToScroll(list());
    for (int column = 0; column < list().model()->columnCount(); ++column)
        EXPECT_FALSE(list().isColumnHidden(column)) << column;
    EXPECT_EQ(list().model()->index(0, 0).data(Qt::ToolTipRole).toString().section(QStringLiteral(" › "), -1),
        QStringLiteral("civil_engineering_and_more_of_it"));
}

TEST_F(ChangesTest, AllTogetherStaysInSightBelowWholeRows)
{
    m_window.resize(1440, 900);
    const QTableView& sum = *dock().findChild<QTableView*>(QStringLiteral("changesSum"));
    for (const char* name : {"medicine", "chemistry", "brandt", "iyer", "dvorak", "castillo", "petrov"}) {
        edit(name, 1, "9");
        const int last = list().model()->rowCount() - 1;
        EXPECT_TRUE(list().isRowHidden(last)) << name;
        EXPECT_EQ(list().verticalHeader()->hiddenSectionCount(), 1) << name;
        EXPECT_EQ(list().viewport()->height() % list().rowHeight(0), 0) << name;
        EXPECT_EQ(sum.rowAt(0), last) << name;
        EXPECT_EQ(sum.visualRect(sum.model()->index(last, 0)).height(), sum.viewport()->height()) << name;
        EXPECT_EQ(sum.y(), list().geometry().bottom() + 1) << name;
        EXPECT_TRUE(sum.parentWidget()->rect().contains(sum.geometry())) << name;
    }
}

TEST_F(ChangesTest, ShortTextsAreWholeWhereThereIsRoom)
{
    m_window.resize(1500, 900);
    for (const char* name : {"medicine", "chemistry", "brandt"})
        edit(name, 1, "9");
    ASSERT_TRUE(m_window.document().applyStructure(QStringLiteral("Move"), {}, [this](const Scenario& now) {
        return withRowsMoved(now, std::array{row("imaging")}, row("sciences"));
    }));
    settleChanges();
    for (int column = ChangeModel::Node; column < ChangeModel::Effect; ++column)
        for (int at = 0; at < list().model()->rowCount() - 1; ++at) {
            const QString text = list().model()->index(at, column).data().toString();
            EXPECT_GT(list().columnWidth(column), list().fontMetrics().horizontalAdvance(text))
                << text.toStdString();
        }
}

TEST_F(ChangesTest, ANarrowListFoldsAlgorithmsInsteadOfScrolling)
{
    m_window.resize(1000, 640);
    edit("medicine", 1, "20");
    edit("chemistry", 1, "18");
    edit("brandt", 1, "1");
    expectNothingToScroll(list());
    const auto titleOf = [this](int column) {
        return list().model()->headerData(column, Qt::Horizontal).toString().toStdString();
    };
    const int revert = list().model()->columnCount() - 1;
    std::vector<std::string> folded;
    for (int column = 0; column < revert; ++column)
        if (list().isColumnHidden(column))
            folded.push_back(titleOf(column));
    // Level-based ranks everyone as before.
    ASSERT_EQ(folded, (std::vector<std::string>{"Level-based"}));
    EXPECT_EQ(titleOf(revert), "1 more");
    EXPECT_EQ(list().model()->headerData(revert, Qt::Horizontal, Qt::ToolTipRole).toString().toStdString(),
        "Not shown for lack of room: Level-based; click to show one of them");
    EXPECT_EQ(list().model()->index(0, ChangeModel::Effect).data(Qt::ToolTipRole).toString().toStdString(),
        "root › medicine\nmedicine passes engineering\nFair Tree: 5 up, 8 down\nClassic: 5 up, 13 down\n"
        "Depth-oblivious: 5 up, 11 down\nTicket-based: 4 up, 12 down\nLevel-based: none");
    for (int column = ChangeModel::FirstAlgorithm; column < revert; ++column)
        EXPECT_TRUE(list().isColumnHidden(column)
            || list().columnWidth(column)
                >= list().sizeHintForIndex(list().model()->index(0, column)).width())
            << column;
}

TEST_F(ChangesTest, AFoldedAlgorithmIsShownInPlaceOfAnother)
{
    m_window.resize(1000, 640);
    edit("medicine", 1, "20");
    const int revert = list().model()->columnCount() - 1;
    const int last = revert - 1;
    ASSERT_TRUE(list().isColumnHidden(last));
    QTimer::singleShot(0, &m_window, [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        ASSERT_NE(menu, nullptr);
        EXPECT_EQ(menu->actions().front()->text(), QStringLiteral("Show Level-based"));
        menu->setActiveAction(menu->actions().front());
        QTest::keyClick(menu, Qt::Key_Return);
    });
    const QHeaderView& header = *list().horizontalHeader();
    QTest::mouseClick(header.viewport(), Qt::LeftButton, Qt::NoModifier,
        {header.sectionViewportPosition(revert) + 4, header.height() / 2});
    EXPECT_FALSE(list().isColumnHidden(last));
    EXPECT_TRUE(list().isColumnHidden(last - 1));
    expectNothingToScroll(list());
}

// A hundred is to be given out beyond 10 + 20 + 30, where 0, 30 and 170 are wanted.
TEST(SharedWidths, GiveEachColumnItsLeastAndAnEqualPartOfWhatIsLeft)
{
    const std::array needs{ColumnNeed{10, 10}, ColumnNeed{20, 50}, ColumnNeed{30, 200}};
    EXPECT_EQ(sharedWidths(needs, 160), (std::vector<int>{10, 50, 100}));
    EXPECT_EQ(sharedWidths(needs, 101), (std::vector<int>{10, 40, 51}));
    EXPECT_EQ(sharedWidths(needs, 1000), (std::vector<int>{10, 50, 200}));
    EXPECT_EQ(sharedWidths(needs, 0), (std::vector<int>{10, 20, 30}));
}

TEST_F(ChangesTest, SettingsAreListedBehindTheTreeAndTakenBack)
{
    edit("brandt", 1, "7");
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("weights"), {}, [](const Scenario& now) {
        PrioritySection section = *now.priority;
        section.config.weights.age = 500;
        GroupQuotas quotas = *now.quotas;
        quotas.groups = {{.name = "group_a.b", .quota = 10}};
        return Result<Scenario>(withQuotas(withPriority(now, std::move(section)), std::move(quotas)));
    }));
    settleChanges();
    EXPECT_EQ(title(), "Changes (3)");
    EXPECT_EQ(line(1), "Job priority | PriorityWeightAge | 0 | 500 |  |  |  |  |  |  | Revert");
    EXPECT_EQ(line(2), "group_a.b | added | \u2013 | quota 10 |  |  |  |  |  |  | Revert");
    click(list().model()->index(1, list().model()->columnCount() - 1));
    EXPECT_EQ(m_window.document().scenario()->priority->config.weights.age, 0U);
    EXPECT_EQ(title(), "Changes (2)");
    click(list().model()->index(1, list().model()->columnCount() - 1));
    EXPECT_TRUE(m_window.document().scenario()->quotas->groups.empty());
    EXPECT_EQ(title(), "Changes (1)");
}

TEST_F(ChangesTest, AFigureOfAGroupIsNotTakenForTheGroup)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "d", .quota = 10}};
    LoadedScenario loaded;
    loaded.scenario = withQuotas(*m_window.document().scenario(), quotas);
    m_window.document().open(std::move(loaded), {});
    quotas.groups.front().demand = 7;
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("demand"), {},
        [&quotas](const Scenario& now) { return Result<Scenario>(withQuotas(now, quotas)); }));
    settleChanges();
    EXPECT_EQ(line(0), "d | demand | 0 | 7 |  |  |  |  |  |  | Revert");
}

TEST_F(ChangesTest, TheModelKeepsItsPromises)
{
    const QAbstractItemModelTester tester(list().model());
    edit("brandt", 1, "7");
    edit("iyer", 1, "7");
    trigger("undo");
    m_window.document().close();
    EXPECT_EQ(list().model()->rowCount(), 0);
}

} // namespace
} // namespace fairshare::gui
