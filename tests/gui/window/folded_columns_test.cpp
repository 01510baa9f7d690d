// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/menus/mnemonics.h"
#include "widgets/table/whole_columns.h"

#include <QClipboard>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

namespace fairshare::gui {
namespace {

/// Columns give way to each other; none is cut, and nothing scrolls unasked.
class FoldedColumnsTest : public MainWindowTest {
protected:
    bool hidden(const char* column) { return table().isColumnHidden(columnOf(column)); }
    Fold fold(const char* column) { return table().header().fold(columnOf(column)); }
    QScrollBar& bar() { return *table().horizontalScrollBar(); }

    void resizeWindow(int width)
    {
        m_window.resize(width, 700);
        QApplication::processEvents();
    }

    bool isInView(const std::string& column)
    {
        const QModelIndex cell = table().model()->index(0, columnOf(column.c_str()));
        const QRect place = table().visualRect(cell);
        return place.left() >= 0 && place.width() > 0 && table().viewport()->width() > place.right();
    }

    void openTree(ShareTreeBuilder builder)
    {
        Diagnostics diagnostics;
        LoadedScenario loaded;
        loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
        m_window.document().open(std::move(loaded), {});
        settle();
    }

    /// Two users without usage: every algorithm ranks them the same.
    void openTies()
    {
        ShareTreeBuilder builder;
        builder.add(0, {.name = "ann", .shares = 1});
        builder.add(0, {.name = "bob", .shares = 1});
        openTree(std::move(builder));
    }

    void clickHeading(const char* column)
    {
        auto& header = table().header();
        const int at = columnOf(column);
        const QPoint middle(
            header.sectionViewportPosition(at) + header.sectionSize(at) / 2, header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, middle);
        QApplication::processEvents();
    }

    QMenu* columnMenu()
    {
        for (QMenu* menu : m_window.findChildren<QMenu*>()) {
            if (menu->title() == QStringLiteral("&Columns")) {
                Q_EMIT menu->aboutToShow();
                return menu;
            }
        }
        return nullptr;
    }

    static QAction* entry(const QMenu& menu, const QString& text)
    {
        for (QAction* action : menu.actions())
            if (plainText(action->text()) == text)
                return action;
        ADD_FAILURE() << text.toStdString();
        return nullptr;
    }

    QWidget* rightCover() { return table().findChild<QWidget*>(QStringLiteral("rightColumnCover")); }
    QWidget* leftCover() { return table().findChild<QWidget*>(QStringLiteral("leftColumnCover")); }
};

TEST_F(FoldedColumnsTest, NothingScrollsAndTheChosenAlgorithmIsWhole)
{
    for (const int width : {1440, 1366, 1100, 1024, 950}) {
        resizeWindow(width);
        open({m_file});
        EXPECT_EQ(bar().maximum(), 0) << width;
        for (const char* column : {"name", "shares", "usage", "fair_tree.factor", "fair_tree.rank"})
            EXPECT_TRUE(isInView(column)) << column << " at " << width;
    }
}

// Whoever edits shares sees what becomes of the rank.
TEST_F(FoldedColumnsTest, SharesStayBesideTheChosenAlgorithm)
{
    for (const char* algorithm : {"classic", "ticket_based", "fair_tree"}) {
        for (const int width : {1000, 1100, 1440}) {
            resizeWindow(width);
            open({QString::fromStdString(sampleFile("university_before"))});
            trigger((std::string("algorithm_") + algorithm).c_str());
            for (const std::string column : {"name", "shares", "factor", "rank"}) {
                const bool ofTree = column == "name" || column == "shares";
                const std::string id = ofTree ? column : algorithm + ("." + column);
                EXPECT_TRUE(isInView(id)) << id << " at " << width;
            }
        }
    }
}

TEST_F(FoldedColumnsTest, WithRoomNothingFolds)
{
    resizeWindow(2000);
    open({m_file});
    for (const TreeColumn& column : treeColumns())
        EXPECT_EQ(fold(column.id().toUtf8().constData()), Fold::Open) << column.id().toStdString();
}

TEST_F(FoldedColumnsTest, ColumnsGiveWayInAFixedOrder)
{
    FoldQuestion question{.hidden = {}, .kept = {}, .tied = {}, .chosen = QStringLiteral("fair_tree")};
    for (const TreeColumn& column : treeColumns())
        question.hidden.push_back(column.isHiddenAtFirst());
    question.kept.resize(treeColumns().size(), false);
    question.tied.resize(treeColumns().back().place + 1, false);
    question.tied[treeColumns()[static_cast<std::size_t>(columnOf("ticket_based.rank"))].place] = true;
    const auto at = [&question](int level, const char* column) {
        return foldsAt(level, question)[static_cast<std::size_t>(columnOf(column))];
    };
    EXPECT_EQ(at(0, "ticket_based.factor"), Fold::Away);
    EXPECT_EQ(at(0, "ticket_based.rank"), Fold::Tied);
    EXPECT_EQ(at(0, "classic.factor"), Fold::Open);
    EXPECT_EQ(at(1, "ticket_based.rank"), Fold::Strip);
    EXPECT_EQ(at(1, "classic.factor"), Fold::Open);
    EXPECT_EQ(at(1, "share_fraction"), Fold::Open);
    EXPECT_EQ(at(2, "share_fraction"), Fold::Strip);
    EXPECT_EQ(at(2, "classic.factor"), Fold::Open);
    EXPECT_EQ(at(3, "classic.factor"), Fold::Away);
    EXPECT_EQ(at(3, "classic.rank"), Fold::Open);
    EXPECT_EQ(at(4, "classic.rank"), Fold::Strip);
    EXPECT_EQ(at(5, "classic.rank"), Fold::Away);
    for (int level = 0; level < FoldLevels; ++level) {
        for (const char* column : {"name", "shares", "usage", "fair_tree.factor", "fair_tree.rank"})
            EXPECT_EQ(at(level, column), Fold::Open) << column;
    }
    question.kept[static_cast<std::size_t>(columnOf("classic.rank"))] = true;
    question.sorted = columnOf("ticket_based.factor");
    EXPECT_EQ(at(5, "classic.factor"), Fold::Open);
    EXPECT_EQ(at(5, "ticket_based.rank"), Fold::Open);
}

TEST_F(FoldedColumnsTest, AnAlgorithmWithTiesAloneFoldsAndOpens)
{
    resizeWindow(2000);
    openTies();
    EXPECT_TRUE(hidden("classic.factor"));
    EXPECT_EQ(fold("classic.rank"), Fold::Tied);
    EXPECT_EQ(fold("fair_tree.rank"), Fold::Open); // the answer line speaks of it
    auto& header = table().header();
    const QPoint place(header.sectionViewportPosition(columnOf("classic.rank")) + 9, 9);
    QHelpEvent help(QEvent::ToolTip, place, header.viewport()->mapToGlobal(place));
    QApplication::sendEvent(header.viewport(), &help);
    EXPECT_EQ(QToolTip::text(),
        QStringLiteral("Classic ranks all users the same, so it is folded. Click to show its columns."));
    clickHeading("classic.rank");
    EXPECT_FALSE(hidden("classic.factor"));
    EXPECT_EQ(fold("classic.rank"), Fold::Open);
    EXPECT_EQ(header.sortIndicatorSection(), -1); // opening does not sort
    QAction* never =
        entry(*entry(*columnMenu(), QStringLiteral("Classic"))->menu(), QStringLiteral("Never fold"));
    EXPECT_TRUE(never->isChecked());
    never->trigger();
    EXPECT_EQ(fold("classic.rank"), Fold::Tied);
}

// Columns do not fold under the hand, but a difference is shown at once.
TEST_F(FoldedColumnsTest, AnEditThatBreaksTheTieOpens)
{
    resizeWindow(2000);
    openTies();
    ASSERT_EQ(fold("classic.rank"), Fold::Tied);
    ASSERT_TRUE(table().treeModel().setData(table().model()->index(1, 2), QStringLiteral("5")));
    settle();
    EXPECT_EQ(fold("classic.rank"), Fold::Open);
    trigger("undo");
    settle();
    EXPECT_EQ(fold("classic.rank"), Fold::Open);
}

TEST_F(FoldedColumnsTest, FoldedColumnsAreCopied)
{
    resizeWindow(1024);
    open({m_file});
    ASSERT_TRUE(hidden("classic.factor"));
    stand("castillo", 0);
    table().selectRow(table().currentIndex().row());
    trigger("copyWithHeaders");
    const QStringList headings =
        QApplication::clipboard()->text().section(QLatin1Char('\n'), 0, 0).split(QLatin1Char('\t'));
    EXPECT_TRUE(headings.contains(QStringLiteral("Classic factor")));
    EXPECT_FALSE(headings.contains(QStringLiteral("Fair Tree LevelFS")));
}

TEST_F(FoldedColumnsTest, FoldingIsRememberedAndReset)
{
    open({m_file});
    entry(*columnMenu(), QStringLiteral("Fold columns to fit"))->trigger();
    resizeWindow(1024);
    EXPECT_FALSE(hidden("classic.factor"));
    EXPECT_GT(bar().maximum(), 0);
    EXPECT_EQ(bar().value(), 0);
    OpenDocument nextDocument(m_settings);
    MainWindow next(nextDocument, m_theme);
    next.resize(m_window.size());
    next.show();
    EXPECT_FALSE(next.findChild<TreePage*>()->table().isColumnHidden(columnOf("classic.factor")));
    entry(*columnMenu(), QStringLiteral("Reset columns"))->trigger();
    EXPECT_TRUE(hidden("classic.factor"));
}

TEST_F(FoldedColumnsTest, ScrollingStopsAtWholeColumns)
{
    table().columns().setFolding(false);
    resizeWindow(1024);
    open({m_file});
    ASSERT_GT(bar().maximum(), 0);
    EXPECT_TRUE(rightCover()->isVisible());
    EXPECT_FALSE(leftCover()->isVisible());
    const int pinned = table().header().sectionsToPin();
    const int first = table().columnWidth(pinned);
    bar().triggerAction(QAbstractSlider::SliderSingleStepAdd);
    EXPECT_EQ(bar().value(), first);
    EXPECT_FALSE(leftCover()->isVisible());
    bar().triggerAction(QAbstractSlider::SliderSingleStepSub);
    EXPECT_EQ(bar().value(), 0);
    // Where the program itself scrolls to, a cut column is covered.
    bar().setValue(first + 10);
    EXPECT_TRUE(leftCover()->isVisible());
    EXPECT_EQ(leftCover()->width(), table().columnWidth(pinned + 1) - 10);
    bar().triggerAction(QAbstractSlider::SliderToMaximum);
    EXPECT_EQ(bar().value(), bar().maximum());
    EXPECT_FALSE(rightCover()->isVisible());
}

TEST_F(FoldedColumnsTest, ANamedSetIsChosenAndRemoved)
{
    open({m_file});
    entry(*entry(*columnMenu(), QStringLiteral("Fair Tree"))->menu(), QStringLiteral("LevelFS"))->trigger();
    columnMenu()->findChild<QAction*>(QStringLiteral("saveColumnSet"))->trigger();
    auto* band = m_window.findChild<QWidget*>(QStringLiteral("columnSetNameBand"));
    ASSERT_TRUE(band->isVisible());
    auto* field = band->findChild<QLineEdit*>(QStringLiteral("nameField"));
    EXPECT_EQ(field->text(), QStringLiteral("Columns 1"));
    field->setText(QStringLiteral("levels & ranks"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(
        m_settings.columnSets(QStringLiteral("tree")).names(), QStringList{QStringLiteral("levels & ranks")});
    entry(*columnMenu(), QStringLiteral("Reset columns"))->trigger();
    ASSERT_TRUE(hidden("fair_tree.level_fs"));
    columnMenu()->findChild<QAction*>(QStringLiteral("columnSet_levels & ranks"))->trigger();
    EXPECT_FALSE(hidden("fair_tree.level_fs"));
    columnMenu()->findChild<QAction*>(QStringLiteral("removeColumnSet_levels & ranks"))->trigger();
    EXPECT_TRUE(m_settings.columnSets(QStringLiteral("tree")).names().isEmpty());
    EXPECT_FALSE(hidden("fair_tree.level_fs"));
}

TEST_F(FoldedColumnsTest, EscapeClosesTheCardFirst)
{
    open({m_file});
    stand("castillo", 1);
    table().selectRow(table().currentIndex().row());
    trigger("whatIsThis");
    ASSERT_TRUE(QToolTip::isVisible());
    QTest::keyClick(&table(), Qt::Key_Escape);
    EXPECT_FALSE(QToolTip::isVisible());
    EXPECT_EQ(table().selectedCount(), 1U);
    QTest::keyClick(&table(), Qt::Key_Escape);
    EXPECT_EQ(table().selectedCount(), 0U);
    trigger("whatIsThis");
    ASSERT_TRUE(QToolTip::isVisible());
    QTest::keyClick(&table(), Qt::Key_Down); // to a row that the card is not about
    EXPECT_FALSE(QToolTip::isVisible());
}

} // namespace
} // namespace fairshare::gui
