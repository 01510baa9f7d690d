// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/table/cell_metrics.h"

#include <QHelpEvent>
#include <QImage>
#include <QScrollBar>
#include <QToolTip>

namespace fairshare::gui {
namespace {

/// The university in a window that shows about half of the columns: names and shares stay.
class PinnedNamesTest : public MainWindowTest {
protected:
    PinnedNamesTest()
    {
        hideInspector();
        table().columns().setFolding(false);
        open({m_file});
        m_window.resize(700, 700);
        QApplication::processEvents();
        scroll(10000);
    }

    void scroll(int to) { table().horizontalScrollBar()->setValue(to); }
    int scrolled() { return table().horizontalScrollBar()->value(); }
    int pinned() { return table().header().pinnedWidth(); }
    int nameEnd() { return table().columnWidth(0); }

    QPoint rowPlace(const char* name, int x)
    {
        const int place = table().treeModel().placeOf(row(name));
        return {x, table().rowViewportPosition(place) + table().rowHeight(place) / 2};
    }

    QModelIndex nameOf(const char* name)
    {
        return table().model()->index(table().treeModel().placeOf(row(name)), 0);
    }

    void click(const QPoint& place) { QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place); }

    static void drag(QWidget& area, const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(&area, Qt::LeftButton, {}, from);
        for (const QPoint& place : {(from + to) / 2, to}) {
            QMouseEvent move(
                QEvent::MouseMove, place, area.mapToGlobal(place), Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(&area, &move);
        }
        QTest::mouseRelease(&area, Qt::LeftButton, {}, to);
    }

    static QString cardAt(QWidget& area, const QPoint& place)
    {
        QHelpEvent help(QEvent::ToolTip, place, area.mapToGlobal(place));
        QApplication::sendEvent(&area, &help);
        const QString card = QToolTip::text();
        QToolTip::hideText();
        return card;
    }

    QImage names()
    {
        const QRect place(0, 0, nameEnd() + table().columnWidth(1) - 1, table().viewport()->height());
        return table().viewport()->grab(place).toImage();
    }
};

TEST_F(PinnedNamesTest, StayWhereTheyAreWhileFiguresScroll)
{
    table().clearSelection();
    table().setCurrentIndex({});
    scroll(0);
    EXPECT_EQ(pinned(), 0);
    const QImage unscrolled = names();
    scroll(10000);
    ASSERT_GT(scrolled(), 0);
    EXPECT_EQ(pinned(), nameEnd() + table().columnWidth(1));
    EXPECT_EQ(names(), unscrolled);
    EXPECT_EQ(table().visualRect(nameOf("brandt").siblingAtColumn(1)).left(), nameEnd());
    EXPECT_EQ(table().visualRect(nameOf("brandt")).left(), 0);
    const QImage seen = table().viewport()->grab().toImage();
    const QColor border = themeOf(table().palette()).color(Role::Border);
    EXPECT_EQ(seen.pixelColor(pinned() - 1, 5), border);
}

TEST_F(PinnedNamesTest, AClickSelectsTheirRow)
{
    click(rowPlace("mbeki", nameEnd() - 5));
    EXPECT_EQ(table().currentIndex(), nameOf("mbeki"));
    click(rowPlace("brandt", pinned() - 5));
    EXPECT_EQ(table().currentIndex(), nameOf("brandt").siblingAtColumn(1));
    EXPECT_EQ(table().selectedNodes(9), std::vector{row("brandt")});
    EXPECT_EQ(scrolled(), table().horizontalScrollBar()->maximum());
    click(rowPlace("iyer", pinned() + 5));
    EXPECT_GT(table().currentIndex().column(), 1);
    EXPECT_EQ(table().selectedNodes(9), std::vector{row("iyer")});
}

TEST_F(PinnedNamesTest, ExpandersWorkScrolledAndUnscrolled)
{
    for (const int to : {10000, 0}) {
        scroll(to);
        const QModelIndex chemistry = nameOf("chemistry");
        const int depth = chemistry.data(ShareTreeModel::DepthRole).toInt();
        const QRect expander = CellMetrics(table().font()).expanderRect(table().visualRect(chemistry), depth);
        click(expander.center());
        EXPECT_EQ(table().treeModel().placeOf(row("brandt")), -1) << to;
        click(expander.center());
        EXPECT_GE(table().treeModel().placeOf(row("brandt")), 0) << to;
    }
}

TEST_F(PinnedNamesTest, KeysBringCoveredCellsOutFromUnderThem)
{
    const int last = table().header().logicalIndexAt(table().viewport()->width() - 2);
    stand("brandt", last);
    for (int step = 0; step < table().model()->columnCount() && table().currentIndex().column() > 1; ++step) {
        QTest::keyClick(table().viewport(), Qt::Key_Left);
        const QRect cell = table().visualRect(table().currentIndex());
        EXPECT_GE(cell.left(), table().currentIndex().column() > 1 ? pinned() : nameEnd())
            << table().currentIndex().column();
        EXPECT_EQ(table().indexAt(cell.center()), table().currentIndex());
    }
    scroll(10000);
    stand("iyer", 0);
    EXPECT_GT(scrolled(), 0);
}

TEST_F(PinnedNamesTest, TabShowsTheCellThatItEdits)
{
    scroll(10000);
    click(rowPlace("brandt", 5));
    QTest::keyClick(table().viewport(), Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(table().currentIndex().column(), 1);
    EXPECT_GT(scrolled(), 0);
    EXPECT_EQ(editor()->geometry().right(), pinned() - 1);
    EXPECT_TRUE(editor()->mask().isEmpty());
    QTest::keyClick(editor(), Qt::Key_Tab);
    QApplication::processEvents();
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(table().currentIndex().column(), 2);
    EXPECT_GE(editor()->geometry().left(), pinned());
    scroll(10000);
    EXPECT_TRUE(editor()->mask().intersected(editor()->rect()).isEmpty());
    scroll(0);
    EXPECT_TRUE(editor()->mask().isEmpty());
    QTest::keyClick(editor(), Qt::Key_Escape);
}

TEST_F(PinnedNamesTest, TheirHeadingSortsAndResizes)
{
    auto& header = table().header();
    QWidget* area = header.viewport();
    QTest::mouseClick(area, Qt::LeftButton, {}, QPoint(20, header.height() / 2));
    EXPECT_EQ(header.sortIndicatorSection(), 0);
    const int names = nameEnd();
    const int shares = table().columnWidth(1);
    const auto widen = [&](int end) {
        const QPoint divider(end - 1, header.height() / 2);
        drag(*area, divider, divider + QPoint(30, 0));
    };
    widen(names);
    EXPECT_EQ(nameEnd(), names + 30);
    widen(pinned());
    EXPECT_EQ(table().columnWidth(1), shares + 30);
    EXPECT_EQ(pinned(), names + shares + 60);
    QTest::mouseClick(area, Qt::LeftButton, {}, QPoint(pinned() + 45, header.height() / 2));
    EXPECT_GT(header.sortIndicatorSection(), 0);
}

TEST_F(PinnedNamesTest, TheirCardTellsWhoItIs)
{
    EXPECT_TRUE(cardAt(*table().viewport(), rowPlace("brandt", 9)).contains(QStringLiteral("› brandt<")));
}

TEST_F(PinnedNamesTest, TheCardOfTheirHeadingIsTheirs)
{
    EXPECT_TRUE(cardAt(*table().header().viewport(), QPoint(9, 9))
            .contains(QLatin1String("Accounts and their users")));
}

TEST_F(PinnedNamesTest, ANameIsEditedInSight)
{
    click(rowPlace("brandt", 5));
    trigger("rename");
    ASSERT_NE(editor(), nullptr);
    EXPECT_GT(scrolled(), 0);
    EXPECT_TRUE(editor()->mask().isEmpty());
    EXPECT_LE(editor()->geometry().right(), nameEnd());
    QTest::keyClick(editor(), Qt::Key_Escape);
}

TEST_F(PinnedNamesTest, HiddenSharesLeaveTheNamesAlone)
{
    table().setColumnHidden(1, true);
    scroll(10000);
    EXPECT_EQ(pinned(), nameEnd());
    click(rowPlace("brandt", nameEnd() - 5));
    EXPECT_EQ(table().currentIndex(), nameOf("brandt"));
}

TEST_F(PinnedNamesTest, WithoutRoomForBothTheNamesStayAlone)
{
    scroll(0);
    table().setColumnWidth(0, table().viewport()->width() / 2 - 20);
    scroll(10000);
    EXPECT_EQ(pinned(), nameEnd());
    EXPECT_LT(table().visualRect(nameOf("brandt").siblingAtColumn(1)).left(), 0);
}

TEST_F(PinnedNamesTest, WideNamesScrollAlong)
{
    scroll(0);
    table().setColumnWidth(0, table().viewport()->width() / 2 + 1);
    scroll(10000);
    EXPECT_EQ(pinned(), 0);
    EXPECT_LT(table().visualRect(nameOf("brandt")).left(), 0);
}

} // namespace
} // namespace fairshare::gui
