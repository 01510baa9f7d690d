// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/menus/mnemonics.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/tree/table/column_widths.h"

#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>

#include <numeric>

namespace fairshare::gui {
namespace {

/// Which columns the table shows, how wide, and where it starts.
class ColumnsTest : public MainWindowTest {
protected:
    ColumnsTest() { table().columns().setFolding(false); }

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
        for (QAction* action : menu.actions()) {
            if (plainText(action->text()) == text)
                return action;
        }
        ADD_FAILURE() << text.toStdString();
        return nullptr;
    }

    bool hidden(const char* column) { return table().isColumnHidden(columnOf(column)); }
    int width(const char* column) { return table().columnWidth(columnOf(column)); }
    int scrolled() { return table().horizontalScrollBar()->value(); }
    int ch() { return CellMetrics(table().font()).ch; }

    void resizeWindow(int width)
    {
        m_window.resize(width, 700);
        QApplication::processEvents();
    }

    bool isInView(const char* column)
    {
        const QModelIndex cell = table().model()->index(0, columnOf(column));
        const QRect place = table().visualRect(cell);
        return place.left() >= 0 && table().viewport()->width() > place.right()
            && table().indexAt(place.topLeft()) == cell;
    }

    void openTree(ShareTreeBuilder builder)
    {
        Diagnostics diagnostics;
        LoadedScenario loaded;
        loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
        m_window.document().open(std::move(loaded), {});
        settle();
    }
};

TEST_F(ColumnsTest, IntermediateValuesAreHiddenAtFirst)
{
    open({m_file});
    for (int column = 0; column < table().model()->columnCount(); ++column) {
        const TreeColumn& described = treeColumns()[static_cast<std::size_t>(column)];
        EXPECT_EQ(table().isColumnHidden(column), described.isHiddenAtFirst())
            << described.id().toStdString();
    }
}

TEST_F(ColumnsTest, TheMenuGroupsByAlgorithm)
{
    open({m_file});
    const QMenu* columns = columnMenu();
    ASSERT_NE(columns, nullptr);
    entry(*columns, QStringLiteral("Share S"))->trigger();
    EXPECT_TRUE(hidden("share_fraction"));
    const QMenu* fairTree = entry(*columns, QStringLiteral("Fair Tree"))->menu();
    ASSERT_NE(fairTree, nullptr);
    entry(*fairTree, QStringLiteral("LevelFS"))->trigger();
    EXPECT_FALSE(hidden("fair_tree.level_fs"));
    entry(*fairTree, QStringLiteral("rank"))->trigger();
    EXPECT_TRUE(hidden("fair_tree.rank"));
    EXPECT_FALSE(m_settings.treeColumns().isEmpty());
    entry(*columns, QStringLiteral("Reset columns"))->trigger();
    EXPECT_FALSE(hidden("share_fraction"));
    EXPECT_TRUE(hidden("fair_tree.level_fs"));
    EXPECT_FALSE(hidden("fair_tree.rank"));
}

TEST_F(ColumnsTest, LimitsAreOfferedIfTheFileHasAny)
{
    open({m_file});
    for (const QAction* action : columnMenu()->actions())
        EXPECT_NE(action->text(), QStringLiteral("Limits"));
    ShareTreeBuilder builder;
    const auto mech = builder.add(builder.root(),
        {.kind = NodeKind::Account, .name = "mech", .limits = "GrpTRES=cpu=100(3),gres/gpu=4:MaxJobs=7"});
    builder.add(mech, {.name = "carol", .slurmOptions = "MaxJobs=9"});
    openTree(std::move(builder));
    const QMenu* limits = entry(*columnMenu(), QStringLiteral("Limits"))->menu();
    ASSERT_NE(limits, nullptr);
    ASSERT_EQ(limits->actions().size(), 2);
    EXPECT_TRUE(hidden("limit.grptres"));
    entry(*limits, QStringLiteral("GrpTRES"))->trigger();
    entry(*limits, QStringLiteral("MaxJobs"))->trigger();
    EXPECT_FALSE(hidden("limit.grptres"));
    const auto shown = [this](const char* name, const char* column) {
        return table()
            .model()
            ->index(table().treeModel().placeOf(row(name)), columnOf(column))
            .data()
            .toString()
            .toStdString();
    };
    EXPECT_EQ(shown("mech", "limit.grptres"), "cpu=100,gres/gpu=4");
    EXPECT_EQ(shown("mech", "limit.maxjobs"), "7");
    EXPECT_EQ(shown("carol", "limit.maxjobs"), "9");
    EXPECT_EQ(shown("carol", "limit.grptres"), "");
}

TEST_F(ColumnsTest, TickingLeavesTheMenuOpen)
{
    open({m_file});
    QMenu* fairTree = entry(*columnMenu(), QStringLiteral("Fair Tree"))->menu();
    fairTree->popup(QPoint(50, 50));
    QAction* levelFs = entry(*fairTree, QStringLiteral("LevelFS"));
    QTest::mouseMove(fairTree, fairTree->actionGeometry(levelFs).center());
    fairTree->setActiveAction(levelFs);
    QTest::mouseClick(fairTree, Qt::LeftButton, {}, fairTree->actionGeometry(levelFs).center());
    EXPECT_TRUE(fairTree->isVisible());
    EXPECT_FALSE(hidden("fair_tree.level_fs"));
    fairTree->setActiveAction(levelFs);
    QTest::keyClick(fairTree, Qt::Key_Return);
    EXPECT_TRUE(fairTree->isVisible());
    EXPECT_TRUE(hidden("fair_tree.level_fs"));
    QTest::keyClick(fairTree, Qt::Key_Escape);
    EXPECT_FALSE(fairTree->isVisible());
}

TEST_F(ColumnsTest, AreRememberedOverARestart)
{
    open({m_file});
    entry(*entry(*columnMenu(), QStringLiteral("Fair Tree"))->menu(), QStringLiteral("LevelFS"))->trigger();
    entry(*entry(*columnMenu(), QStringLiteral("Classic"))->menu(), QStringLiteral("rank"))->trigger();
    table().setColumnWidth(0, 333);
    OpenDocument nextDocument(m_settings);
    MainWindow next(nextDocument, m_theme);
    next.resize(m_window.size());
    next.show();
    const TreeTableView& restarted = next.findChild<TreePage*>()->table();
    EXPECT_FALSE(restarted.isColumnHidden(columnOf("fair_tree.level_fs")));
    EXPECT_TRUE(restarted.isColumnHidden(columnOf("fair_tree.level_shares")));
    EXPECT_TRUE(restarted.isColumnHidden(columnOf("classic.rank")));
    EXPECT_EQ(restarted.columnWidth(0), 333);
}

// As the versions before intermediate values wrote it.
TEST_F(ColumnsTest, AnOlderLayoutIsUnderstood)
{
    open({m_file});
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << false << 2 << QStringLiteral("shares") << true << 70 << QStringLiteral("usage") << false << 99;
    const int before = width("usage");
    table().columns().restore(state);
    EXPECT_TRUE(hidden("shares"));
    EXPECT_EQ(width("usage"), before);
    EXPECT_TRUE(hidden("fair_tree.level_fs"));
}

TEST_F(ColumnsTest, OneChosenWidthLeavesTheOthersFitting)
{
    open({m_file});
    resizeWindow(2000);
    table().setColumnWidth(columnOf("usage"), 150);
    const int bar = width("fair_tree.factor");
    resizeWindow(1150);
    EXPECT_EQ(width("usage"), 150);
    EXPECT_LT(width("fair_tree.factor"), bar);
    table().columns().reset();
    EXPECT_LT(width("usage"), 150);
}

// The window of the reference picture leaves the table this much beside its inspector.
TEST_F(ColumnsTest, TheFirstColumnsFitBesideAnInspector)
{
    m_window.files().openAgainst({QString::fromStdString(sampleFile("university_after"))}, m_file);
    EXPECT_TRUE(QTest::qWaitFor([this] { return !m_window.document().baselineName().isEmpty(); }));
    settle();
    m_window.resize(1460, 900);
    QApplication::processEvents();
    EXPECT_LT(table().width(), 1100);
    EXPECT_EQ(table().horizontalScrollBar()->maximum(), 0);
}

// As narrow as it gets, a cell shows what it shows when there is room.
TEST_F(ColumnsTest, AMoveOfTwoDigitsIsWhole)
{
    open({m_file});
    resizeWindow(900);
    ASSERT_TRUE(table().treeModel().setData(
        table().model()->index(table().treeModel().placeOf(row("castillo")), columnOf("shares")),
        QStringLiteral("7")));
    settle();
    const int column = columnOf("classic.rank");
    const QModelIndex cell = table().model()->index(table().treeModel().placeOf(row("castillo")), column);
    ASSERT_EQ(cell.data(ShareTreeModel::MoveRole).toInt(), 14);
    table().scrollTo(cell, QAbstractItemView::PositionAtCenter);
    // Where there is room for it the rank stands under the end of its heading, so the place does not count.
    const auto drawn = [this, cell] {
        const QRect place = table().visualRect(cell).adjusted(0, 0, -1, -1); // without the grid
        const QImage image = table().viewport()->grab(place).toImage();
        int first = image.width();
        int last = -1;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixel(x, y) != image.pixel(0, 0)) {
                    first = std::min(first, x);
                    last = x;
                }
        return image.copy(first, 0, last + 1 - first, image.height());
    };
    const QImage narrow = drawn();
    table().setColumnWidth(column, table().columnWidth(column) + 60);
    EXPECT_EQ(drawn(), narrow);
    EXPECT_GT(narrow.width(), table().fontMetrics().horizontalAdvance(QStringLiteral("2014")));
}

TEST_F(ColumnsTest, BarsStayComparableAndTheRestFree)
{
    open({m_file});
    resizeWindow(2500);
    const int last = columnOf("fair_tree.rank");
    EXPECT_LE(width("classic.factor"), 23 * ch());
    EXPECT_GE(width("classic.factor"), 20 * ch());
    EXPECT_LT(table().header().sectionViewportPosition(last) + table().columnWidth(last),
        table().viewport()->width() - 100);
}

TEST_F(ColumnsTest, NamesGetWhatTheyNeedBeforeBarsGrow)
{
    ShareTreeBuilder builder;
    const std::string name = "a-name-of-forty-letters-that-is-not-cut-";
    const auto account = builder.add(0, {.kind = NodeKind::Account, .name = name, .shares = 1});
    builder.add(account, {.name = name, .usage = 5});
    openTree(std::move(builder));
    resizeWindow(2000);
    const QModelIndex cell = table().model()->index(2, 0);
    const CellMetrics metrics(table().font());
    const int text = table().fontMetrics().horizontalAdvance(QString::fromStdString(name));
    EXPECT_GE(metrics.nameRect(table().visualRect(cell), 2).width(), text);
    resizeWindow(1100);
    EXPECT_LT(metrics.nameRect(table().visualRect(cell), 2).width(), text);
}

TEST_F(ColumnsTest, EveryUsageIsWhole)
{
    ShareTreeBuilder builder;
    // Shown with an exponent, the total is shorter than what it is the total of.
    builder.add(0, {.name = "most", .usage = 5e18L});
    builder.add(0, {.name = "much", .usage = 123456789012345678.0L});
    openTree(std::move(builder));
    const QString longest = table().model()->index(2, 2).data().toString();
    EXPECT_EQ(longest.size(), 20) << longest.toStdString();
    EXPECT_GE(width("usage"), table().fontMetrics().horizontalAdvance(longest) + ch());
}

TEST_F(ColumnsTest, SmallFractionsHaveRoom)
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "a", .shares = 1'000'000, .usage = 1});
    builder.add(0, {.name = "b", .shares = 1, .usage = 1e6L});
    openTree(std::move(builder));
    EXPECT_GT(
        width("share_fraction"), table().fontMetrics().horizontalAdvance(QStringLiteral("1.0e−06")) + ch());
}

// Shares of 1000 to 1 at equal usage.
TEST_F(ColumnsTest, ALargeLevelFsKeepsItsWord)
{
    ShareTreeBuilder builder;
    for (const auto& [name, shares] : {std::pair("a", 100'000U), {"b", 100U}}) {
        const auto account = builder.add(0, {.kind = NodeKind::Account, .name = name, .shares = shares});
        builder.add(account, {.name = "user", .usage = name[0] == 'a' ? 1.0L : 1000.0L});
    }
    openTree(std::move(builder));
    resizeWindow(800);
    const QModelIndex cell = table().model()->index(1, columnOf("fair_tree.factor"));
    EXPECT_EQ(cell.data().toString(), QStringLiteral("LevelFS 1 000.0000"));
    EXPECT_GT(width("fair_tree.factor"),
        QFontMetrics(captionFont(table().font())).horizontalAdvance(cell.data().toString()));
}

TEST_F(ColumnsTest, ADoubleClickOnTheDividerFitsTheNames)
{
    open({m_file});
    table().setColumnWidth(0, 60);
    auto& header = table().header();
    const QPoint divider(header.sectionViewportPosition(1) - 1, header.height() / 2);
    QTest::mouseDClick(header.viewport(), Qt::LeftButton, {}, divider);
    const CellMetrics metrics(table().font());
    for (int at = 0; at < table().model()->rowCount(); ++at) {
        const QModelIndex cell = table().model()->index(at, 0);
        const int depth = cell.data(ShareTreeModel::DepthRole).toInt();
        EXPECT_GE(metrics.nameRect(table().visualRect(cell), depth).width(),
            table().fontMetrics().horizontalAdvance(cell.data().toString()));
    }
    EXPECT_LT(width("name"), 200);
}

/// The first places gained or lost must not make columns jump under the hand.
TEST_F(ColumnsTest, TheFirstEditLeavesEveryWidth)
{
    for (const int width : {2000, 1400, 1100, 900, 700}) {
        resizeWindow(width);
        open({m_file});
        const auto widths = [this] {
            std::vector<int> list;
            for (int column = 0; column < table().model()->columnCount(); ++column)
                list.push_back(table().columnWidth(column));
            return list;
        };
        const std::vector<int> before = widths();
        ASSERT_TRUE(table().treeModel().setData(
            table().model()->index(table().treeModel().placeOf(row("castillo")), columnOf("shares")),
            QStringLiteral("7")));
        settle();
        EXPECT_EQ(widths(), before) << width;
        trigger("undo");
        settle();
    }
}

TEST_F(ColumnsTest, AnAlgorithmIsInViewWhenItIsChosen)
{
    resizeWindow(700);
    open({m_file});
    trigger("algorithm_classic");
    EXPECT_TRUE(isInView("classic.factor") && isInView("classic.rank"));
    trigger("algorithm_level_based");
    EXPECT_TRUE(isInView("level_based.factor") && isInView("level_based.rank"));
}

TEST_F(ColumnsTest, ANarrowerWindowDoesNotScroll)
{
    resizeWindow(700);
    open({m_file});
    table().horizontalScrollBar()->setValue(40);
    resizeWindow(600);
    EXPECT_EQ(scrolled(), 40);
}

TEST_F(ColumnsTest, NewFiguresDoNotScroll)
{
    resizeWindow(700);
    open({m_file});
    table().horizontalScrollBar()->setValue(40);
    ASSERT_TRUE(table().treeModel().setData(table().model()->index(2, 1), QStringLiteral("9")));
    settle();
    EXPECT_EQ(scrolled(), 40);
    trigger("undo");
    settle();
    trigger("reload");
    settle();
    EXPECT_EQ(scrolled(), 40);
}

/// The columns that are shown at first, without contents, for a tree with moves.
ColumnNeeds needsWithMoves()
{
    ColumnNeeds needs{.contents = std::vector<int>(treeColumns().size(), 0),
        .chosen = std::vector<int>(treeColumns().size(), 0),
        .hidden = {},
        .users = 24};
    for (const TreeColumn& column : treeColumns())
        needs.hidden.push_back(column.isHiddenAtFirst());
    return needs;
}

// Room for moves makes the columns wider, by less than the margins have to spare.
TEST_F(ColumnsTest, TheFirstEditDoesNotScroll)
{
    open({m_file});
    int fitting = 1400;
    while (table().horizontalScrollBar()->maximum() == 0 && fitting > 900)
        resizeWindow(--fitting);
    resizeWindow(fitting + 1);
    ASSERT_EQ(scrolled(), 0);
    stand("medicine", 1);
    type(QStringLiteral("20"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(scrolled(), 0);
}

TEST_F(ColumnsTest, RoomForMovesTakesTheMarginsFirst)
{
    open({m_file});
    const ColumnNeeds needs = needsWithMoves();
    const auto sum = [&needs, this](int available) {
        const auto widths = columnWidths(table().font(), needs, available);
        return std::accumulate(widths.begin(), widths.end(), 0);
    };
    const int needed = sum(1);
    EXPECT_EQ(sum(needed - 1), needed - 1);
    EXPECT_EQ(sum(needed - 10), needed - 10);
    EXPECT_EQ(sum(needed - 100), needed);
}

// Names are elided in the middle; a column outside of the window is not seen at all.
TEST_F(ColumnsTest, NamesGiveWayBeforeAColumnLeavesTheWindow)
{
    open({m_file});
    const int ch = QFontMetrics(table().font()).horizontalAdvance(QLatin1Char('0'));
    ColumnNeeds needs = needsWithMoves();
    needs.contents.front() = 30 * ch;
    const auto widths = [&needs, this](
                            int available) { return columnWidths(table().font(), needs, available); };
    const auto sum = [](const std::vector<int>& list) {
        return std::accumulate(list.begin(), list.end(), 0);
    };
    const int needed = sum(widths(1));
    EXPECT_EQ(widths(1).front(), 22 * ch);
    EXPECT_EQ(sum(widths(needed - 8 * ch)), needed - 8 * ch);
    EXPECT_LT(widths(needed - 8 * ch).front(), 22 * ch);
    EXPECT_GE(widths(needed - 8 * ch).front(), 14 * ch);
    needs.chosen.front() = 22 * ch;
    EXPECT_EQ(sum(widths(needed - 8 * ch)), needed);
}

TEST_F(ColumnsTest, TheMarkOfTheOrderIsWhole)
{
    open({m_file});
    for (const char* name : {"shares", "share_fraction", "fair_tree.factor", "fair_tree.rank"}) {
        const int column = columnOf(name);
        const auto picture = [&](Qt::SortOrder order) {
            table().sortByColumn(column, order);
            QApplication::processEvents();
            const auto& header = table().header();
            const int left = table().visualRect(table().model()->index(0, column)).left();
            const QRect place(left, 0, header.sectionSize(column), header.height());
            return header.viewport()->grab(place).toImage();
        };
        const QImage up = picture(Qt::AscendingOrder);
        const QImage down = picture(Qt::DescendingOrder);
        ASSERT_EQ(up.size(), down.size()) << name;
        int different = 0;
        for (int y = 0; y < up.height(); ++y)
            for (int x = 0; x < up.width(); ++x)
                different += up.pixel(x, y) != down.pixel(x, y) ? 1 : 0;
        // The triangles of height h differ in about h * h pixels.
        const int height = QFontMetrics(captionFont(table().font())).ascent() / 2;
        EXPECT_GE(different, height * height / 2) << name;
    }
}

TEST_F(ColumnsTest, ATitleKeepsItsRoomWithoutTheFactor)
{
    open({m_file});
    QMenu* tickets = entry(*columnMenu(), QStringLiteral("Ticket-based"))->menu();
    ASSERT_NE(tickets, nullptr);
    entry(*tickets, QStringLiteral("factor"))->setChecked(false);
    EXPECT_TRUE(hidden("ticket_based.factor"));
    EXPECT_GE(width("ticket_based.rank"),
        QFontMetrics(table().font()).horizontalAdvance(QStringLiteral("Ticket-based")));
}

// A found name is marked without getting wider.
TEST_F(ColumnsTest, FoundNamesKeepTheirWidth)
{
    open({m_file});
    const QModelIndex index = table().model()->index(table().treeModel().placeOf(row("nakamura")), 0);
    const int before = table().itemDelegate()->sizeHint({}, index).width();
    const QImage plain = table().viewport()->grab(table().visualRect(index)).toImage();
    m_window.findChild<QLineEdit*>(QStringLiteral("findField"))->setText(QStringLiteral("nakam"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return index.data(ShareTreeModel::HitRole).toBool(); }));
    EXPECT_EQ(table().itemDelegate()->sizeHint({}, index).width(), before);
    EXPECT_NE(table().viewport()->grab(table().visualRect(index)).toImage(), plain);
}

TEST_F(ColumnsTest, CopiesWithHeadersSayWhatEachFigureIs)
{
    open({m_file});
    table().setColumnHidden(columnOf("fair_tree.level_fs"), false);
    stand("electrical", 0);
    table().selectRow(table().currentIndex().row());
    trigger("copyWithHeaders");
    const QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
    const qsizetype factor = lines[0].split(QLatin1Char('\t')).indexOf(QStringLiteral("Fair Tree factor"));
    const qsizetype level = lines[0].split(QLatin1Char('\t')).indexOf(QStringLiteral("Fair Tree LevelFS"));
    const QStringList cells = lines[1].split(QLatin1Char('\t'));
    EXPECT_EQ(cells[factor], QStringLiteral("LevelFS ") + cells[level]);
    EXPECT_GT(cells[level].size(), 10);
}

/// Rows whose names differ at their ends only.
TEST_F(ColumnsTest, CutNamesDifferAtTheirEnds)
{
    ShareTreeBuilder builder;
    const std::string start(60, 'w');
    builder.add(0, {.name = start + "1", .usage = 1, .partition = "gpu"});
    builder.add(0, {.name = start + "2", .usage = 1, .partition = "gpu"});
    builder.add(0, {.name = start + "2", .usage = 1, .partition = "cpu"});
    openTree(std::move(builder));
    resizeWindow(900);
    table().clearSelection();
    table().setCurrentIndex({});
    const QImage seen = table().viewport()->grab().toImage();
    const auto name = [&](int row) {
        QRect place = table().visualRect(table().model()->index(row, 0));
        return seen.copy(place.adjusted(0, 2, -2, -2));
    };
    const auto ink = [&](int row) {
        const QImage picture = name(row).convertToFormat(QImage::Format_Grayscale8);
        std::vector<int> columns;
        for (int x = 0; x < picture.width(); ++x) {
            int dark = 0;
            for (int y = 0; y < picture.height(); ++y)
                dark += qGray(picture.pixel(x, y)) < 200 ? 1 : 0;
            columns.push_back(dark);
        }
        return columns;
    };
    EXPECT_NE(ink(1), ink(2));
    EXPECT_NE(ink(2), ink(3));
}

} // namespace
} // namespace fairshare::gui
