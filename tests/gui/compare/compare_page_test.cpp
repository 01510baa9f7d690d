// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_page.h"

#include "core/analysis/generate/generator.h"
#include "core/chart/plot.h"
#include "tests/gui/support/main_window_fixture.h"

#include "widgets/compare/compare_charts.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/views/view_tabs.h"

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

class ComparePageTest : public MainWindowTest {
protected:
    ComparePageTest()
    {
        open({QString::fromStdString(sampleFile("university_after"))});
        m_window.document().setBaseline(university().scenario, QStringLiteral("before.fairshare"));
        trigger("view_compare");
        rest();
    }

    void rest()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }

    ComparePage& page()
    {
        return *qobject_cast<ComparePage*>(m_window.views().page(QStringLiteral("compare")));
    }
    ComparisonTable& users() { return page().table(); }
    ComparisonModel& model() { return users().comparisonModel(); }
    QModelIndex cell(const char* name, int column)
    {
        return model().index(model().placeOf(row(name)), column);
    }

    QComboBox& combo(const char* name) { return *m_window.findChild<QComboBox*>(QLatin1String(name)); }

    /// Chooses an entry as the mouse does.
    void choose(const char* name, const QString& text)
    {
        QComboBox& list = combo(name);
        const int at = list.findText(text);
        ASSERT_GE(at, 0);
        list.setCurrentIndex(at);
        Q_EMIT list.activated(at);
        rest();
    }
};

TEST_F(ComparePageTest, AnswersAboveTheTable)
{
    EXPECT_EQ(page().answer().sentence(),
        QStringLiteral("Under Fair Tree, users in medicine gain 8 ranks each, users in engineering lose "
                       "5 each; abara stays last under four of five algorithms."));
    EXPECT_TRUE(users().hasFocus());
}

// medicine gains, and its head comes first: nothing of it is drawn on the side of losses.
TEST_F(ComparePageTest, TheMeanOfAGroupStandsOnTheSideOfItsSign)
{
    ASSERT_TRUE(model().isGroup(0));
    constexpr int Move = 3;
    const QRect place = users().visualRect(model().index(0, Move));
    const QImage seen = users().viewport()->grab(place).toImage();
    int inked[2] = {0, 0};
    const int middle = seen.width() / 2;
    const QRgb empty = seen.pixel(1, 1);
    for (int y = 1; y + 1 < seen.height(); ++y)
        for (int x = 1; x + 1 < seen.width(); ++x)
            if (std::abs(x - middle) > 3)
                inked[x < middle ? 0 : 1] += seen.pixel(x, y) != empty ? 1 : 0;
    EXPECT_EQ(inked[0], 0);
    EXPECT_GT(inked[1], 0);
}

TEST_F(ComparePageTest, TheAlgorithmIsThatOfTheWindow)
{
    choose("compareUnder", QStringLiteral("Classic"));
    EXPECT_TRUE(m_window.findChild<QAction*>(QStringLiteral("algorithm_classic")) == nullptr
        || m_window.findChild<QAction*>(QStringLiteral("algorithm_classic"))->isChecked());
    EXPECT_EQ(cell("ahmadi", 3).data().toString(), QStringLiteral("+9"));
    EXPECT_EQ(combo("compareAgainst").findText(QStringLiteral("Classic")), -1);
}

TEST_F(ComparePageTest, ComparesWithWhatIsChosen)
{
    choose("compareAgainst", QStringLiteral("Classic"));
    EXPECT_EQ(cell("iyer", 3).data().toString(), QStringLiteral("−1"));
    choose("compareUnder", QStringLiteral("Classic"));
    EXPECT_EQ(combo("compareAgainst").currentText(), QStringLiteral("before.fairshare"));
    EXPECT_EQ(cell("iyer", 3).data().toString(), QStringLiteral("+5"));
}

TEST_F(ComparePageTest, FiltersUsersAndCountsThemInTheirGroups)
{
    auto& field = *m_window.findChild<FindField*>();
    const auto find = [&](const char* text) {
        field.setText(QLatin1String(text));
        field.searchNow();
    };
    const auto shown = [this] {
        std::vector<std::string> names;
        const ShareTree& tree = m_window.document().scenario()->tree;
        for (int place = 0; place < model().rowCount(); ++place)
            if (!model().isGroup(place))
                names.emplace_back(tree.name(model().nodeAt(place)));
        return names;
    };
    const std::vector<std::string> all = shown();
    ASSERT_EQ(all.size(), 24U);
    m_window.findChild<QAction*>(QStringLiteral("onlyHits"))->setChecked(true);
    find("brandt or zhang");
    EXPECT_THAT(shown(), testing::UnorderedElementsAre("brandt", "zhang"));
    EXPECT_EQ(field.note(), QStringLiteral("name contains 'brandt' or name contains 'zhang': 2 of 24"));
    find("account=medicine and moved");
    ASSERT_FALSE(shown().empty());
    EXPECT_EQ(model().comparison()->groups.size(), 1U);
    EXPECT_EQ(model().comparison()->groups.front().usersNow(), shown().size());
    EXPECT_EQ(model().comparison()->groups.front().kept, 0U);
    const std::vector<std::string> moved = shown();
    find("account=medicine and shares<x");
    EXPECT_EQ(shown(), moved);
    find("");
    EXPECT_EQ(shown(), all);
    find("brandt");
    EXPECT_EQ(shown(), std::vector<std::string>{"brandt"});
    m_window.findChild<QAction*>(QStringLiteral("onlyHits"))->setChecked(false);
    EXPECT_EQ(shown(), all);
    m_window.findChild<QAction*>(QStringLiteral("findNext"))->trigger();
    EXPECT_EQ(model().nodeAt(users().currentIndex().row()), row("brandt"));
}

TEST_F(ComparePageTest, GroupsAsChosen)
{
    choose("compareGrouping", QStringLiteral("nothing"));
    EXPECT_EQ(model().rowCount(), 24);
}

TEST_F(ComparePageTest, SelectsInAllViews)
{
    users().setCurrentIndex(cell("iyer", 0));
    EXPECT_EQ(m_window.document().selection().rows(), std::vector<NodeRow>{row("iyer")});
    m_window.document().selection().set({row("brandt"), row("abara")}, row("abara"));
    EXPECT_EQ(users().currentIndex().data().toString(), QStringLiteral("abara"));
    EXPECT_EQ(users().selectionModel()->selectedRows().size(), 2);
}

TEST_F(ComparePageTest, KeepsTheSelectionWhenSortedAnew)
{
    users().setCurrentIndex(cell("iyer", 0));
    users().sortByColumn(0, Qt::AscendingOrder);
    rest();
    EXPECT_EQ(users().currentIndex().data().toString(), QStringLiteral("iyer"));
    EXPECT_EQ(m_window.document().selection().rows(), std::vector<NodeRow>{row("iyer")});
    EXPECT_EQ(model().index(0, 0).data().toString(), QStringLiteral("engineering"));
}

TEST_F(ComparePageTest, WalksGroupsByKeyboard)
{
    users().setCurrentIndex(cell("gupta", 0));
    QTest::keyClick(&users(), Qt::Key_Left);
    EXPECT_EQ(users().currentIndex().data().toString(), QStringLiteral("medicine"));
    QTest::keyClick(&users(), Qt::Key_Left);
    EXPECT_EQ(model().rowCount(), 22);
    QTest::keyClick(&users(), Qt::Key_Right);
    EXPECT_EQ(model().rowCount(), 27);
    QTest::keyClick(&users(), Qt::Key_Return);
    EXPECT_EQ(model().rowCount(), 22);
    QTest::keyClicks(&users(), QStringLiteral("bra"));
    EXPECT_EQ(users().currentIndex().data().toString(), QStringLiteral("brandt"));
}

TEST_F(ComparePageTest, CopiesExactFiguresWithHeadings)
{
    users().setCurrentIndex(cell("weber", 0));
    trigger("copyWithHeaders");
    EXPECT_EQ(QApplication::clipboard()->text(),
        QStringLiteral("Account or user\tRank, current\tRank, proposed\tMove\tFactor, proposed\tMove under "
                       "Classic\tMove under "
                       "Depth-oblivious\tMove under Ticket-based\tMove under "
                       "Level-based\tCause\nweber\t10\t2\t8\t0.9583333333333334\t2\t1\t1\t0\tmedicine\n"));
    trigger("copy");
    EXPECT_EQ(QApplication::clipboard()->text(),
        QStringLiteral("weber\t10\t2\t8\t0.9583333333333334\t2\t1\t1\t0\tmedicine\n"));
}

TEST_F(ComparePageTest, FollowsAnEdit)
{
    m_window.document().undoStack().clear();
    trigger("view_tree");
    stand("medicine", 1);
    type(QStringLiteral("15"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    trigger("view_compare");
    rest();
    EXPECT_EQ(cell("gupta", 3).data().toString(), QStringLiteral("0"));
    EXPECT_FALSE(cell("medicine", 0).data(ComparisonModel::ChangedRole).toBool());
}

TEST_F(ComparePageTest, HidesTheColumnOfTheShownAlgorithm)
{
    EXPECT_TRUE(users().isColumnHidden(9));
    EXPECT_FALSE(users().isColumnHidden(5));
    choose("compareUnder", QStringLiteral("Classic"));
    EXPECT_FALSE(users().isColumnHidden(9));
    EXPECT_TRUE(users().isColumnHidden(5));
}

TEST_F(ComparePageTest, ChartsShowAndSetTheSelection)
{
    PlotWidget& slopes = *page().charts().plot("rank_slopes");
    ASSERT_NE(slopes.plot(), nullptr);
    const Marks& lines = slopes.plot()->panels.front().marks.front();
    ASSERT_EQ(lines.size(), 24U);
    Q_EMIT slopes.rowsPicked({row("iyer")}, false);
    Q_EMIT slopes.rowsPicked({row("abara")}, true);
    EXPECT_EQ(m_window.document().selection().rows(), (std::vector<NodeRow>{row("iyer"), row("abara")}));
    EXPECT_EQ(users().selectionModel()->selectedRows().size(), 2);
    Q_EMIT slopes.clearRequested();
    EXPECT_TRUE(m_window.document().selection().rows().empty());
}

TEST_F(ComparePageTest, DrawsLinesAsChosen)
{
    choose("compareLine", QStringLiteral("top account"));
    page().waitUntilReady();
    EXPECT_EQ(page().charts().plot("rank_slopes")->plot()->title, "Mean rank of each account's users");
}

TEST_F(ComparePageTest, CountsCollisionsForTheWeightThatIsTyped)
{
    const auto title = [this] {
        page().waitUntilReady();
        return page().charts().plot("priority_collisions")->plot()->title;
    };
    EXPECT_EQ(title(), "Shared priorities at weight 100\u2009000");
    auto& weight = *m_window.findChild<QLineEdit*>(QStringLiteral("compareWeight"));
    weight.setText(QStringLiteral("10"));
    EXPECT_EQ(title(), "Shared priorities at weight 10");
    weight.setText(QStringLiteral("9999999999"));
    EXPECT_EQ(weight.palette().color(QPalette::Text), m_theme.theme().color(Role::Error));
    EXPECT_EQ(title(), "Shared priorities at weight 10");
}

TEST_F(ComparePageTest, NamesTheEditThatMovesAUser)
{
    EXPECT_EQ(cell("iyer", 10).data().toString(), QStringLiteral("brandt"));
    choose("compareAgainst", QStringLiteral("Classic"));
    EXPECT_TRUE(users().isColumnHidden(10));
}

TEST_F(ComparePageTest, ControlsHaveNames)
{
    EXPECT_EQ(m_window.findChild<QLineEdit*>(QStringLiteral("compareWeight"))->accessibleName(),
        QStringLiteral("PriorityWeightFairshare"));
    for (const char* name : {"compareUnder", "compareAgainst", "compareGrouping", "compareLine"})
        EXPECT_FALSE(QAccessible::queryAccessibleInterface(&combo(name))->text(QAccessible::Name).isEmpty())
            << name;
}

TEST_F(ComparePageTest, TheLinesOfTheSelectedAreKeptAmongVeryMany)
{
    LoadedScenario loaded;
    loaded.scenario = generateScenario({"lab", 8000, 1}).value();
    m_window.document().open(std::move(loaded), {});
    rest();
    PlotWidget& slopes = *page().findChild<PlotWidget*>(QStringLiteral("plot_rank_slopes"));
    const auto lineOf = [&slopes](NodeRow user) {
        const Marks& lines = slopes.plot()->panels[0].marks[0];
        return std::find(lines.rows.begin(), lines.rows.end(), user) != lines.rows.end();
    };
    ASSERT_TRUE(slopes.plot()->isSampled);
    const ShareTree& tree = m_window.document().scenario()->tree;
    NodeRow missing = NoRow;
    for (NodeRow node = 0; node < tree.size() && missing == NoRow; ++node)
        if (tree.isUser(node) && !lineOf(node))
            missing = node;
    ASSERT_NE(missing, NoRow);
    m_window.document().selection().select(missing);
    rest();
    EXPECT_TRUE(lineOf(missing));
}

TEST_F(ComparePageTest, CopyTakesTheChartThatHasTheKeyboard)
{
    PlotWidget& slopes = *page().findChild<PlotWidget*>(QStringLiteral("plot_rank_slopes"));
    slopes.setFocus();
    trigger("copyWithHeaders");
    EXPECT_TRUE(
        QGuiApplication::clipboard()->text().startsWith(QLatin1String("panel\tmarks\tpath\tlabel\t")));
    users().setFocus();
    users().selectAll();
    trigger("copyWithHeaders");
    EXPECT_FALSE(
        QGuiApplication::clipboard()->text().startsWith(QLatin1String("panel\tmarks\tpath\tlabel\t")));
}

} // namespace
} // namespace fairshare::gui
