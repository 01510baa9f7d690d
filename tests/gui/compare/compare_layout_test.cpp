// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_layout.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/compare/compare_charts.h"
#include "widgets/compare/compare_page.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/pictures/clean_picture.h"
#include "widgets/window/views/view_tabs.h"

#include <QComboBox>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>

namespace fairshare::gui {
namespace {

class CompareLayoutTest : public MainWindowTest {
protected:
    CompareLayoutTest() { open({QString::fromStdString(sampleFile("university_60"))}); }

    static ComparePage& pageOf(MainWindow& window)
    {
        return *qobject_cast<ComparePage*>(window.views().page(QStringLiteral("compare")));
    }
    ComparePage& page() { return pageOf(m_window); }
    static void rest(MainWindow& window)
    {
        window.waitUntilReady();
        QApplication::processEvents();
    }
    void showAt(int width, int height)
    {
        m_window.resize(width, height);
        trigger("view_compare");
        rest(m_window);
    }
    CompareLayout& layout() { return *page().findChild<CompareLayout*>(); }
    QTabBar& tabs(const char* name) { return *page().findChild<QTabBar*>(QLatin1String(name)); }
    PlotWidget& plot(const char* id) { return *page().charts().plot(id); }

    /// The widget is seen, within the view, and has the room that it needs.
    bool isWhole(const QWidget& widget)
    {
        const QRect place(widget.mapTo(&page(), QPoint()), widget.size());
        const QSize least = widget.minimumSizeHint();
        return widget.isVisible() && page().rect().contains(place) && place.width() >= least.width()
            && place.height() >= least.height();
    }
    int ems(int count) const { return count * m_window.fontMetrics().height(); }

    /// Where the table of users stands with this row selected.
    static int topOf(MainWindow& window, NodeRow user)
    {
        ComparisonTable& users = pageOf(window).table();
        const QModelIndex cell = users.model()->index(users.comparisonModel().placeOf(user), 0);
        EXPECT_EQ(users.currentIndex().row(), cell.row());
        const QRect place = users.visualRect(cell);
        EXPECT_GE(place.top(), 0);
        EXPECT_LE(place.bottom(), users.viewport()->rect().bottom());
        return users.verticalScrollBar()->value();
    }
};

TEST_F(CompareLayoutTest, EverythingStandsTogetherWhereThereIsRoom)
{
    showAt(1440, 900);
    EXPECT_EQ(layout().shape(), CompareLayout::Shape::Together);
    EXPECT_FALSE(tabs("compareTabs").isVisible());
    EXPECT_FALSE(tabs("compareChartTabs").isVisible());
    for (const char* id : {"rank_slopes", "tau_matrix", "priority_collisions", "factor_strips"})
        EXPECT_TRUE(isWhole(plot(id))) << id;
    EXPECT_TRUE(isWhole(page().table()));
}

TEST_F(CompareLayoutTest, ASmallWindowShowsOneChartBesideTheTable)
{
    showAt(ems(86), 640);
    ASSERT_EQ(layout().shape(), CompareLayout::Shape::Beside);
    EXPECT_TRUE(isWhole(page().table()));
    EXPECT_EQ(page().table().horizontalScrollBar()->maximum(), 0);
    EXPECT_TRUE(isWhole(plot("factor_strips")));
    EXPECT_TRUE(isWhole(plot("rank_slopes")));
    EXPECT_FALSE(plot("tau_matrix").isVisible());
    const auto& line = *page().findChild<QComboBox*>(QStringLiteral("compareLine"));
    EXPECT_LE(
        line.mapTo(&page(), line.rect().bottomLeft()).y(), plot("rank_slopes").mapTo(&page(), QPoint()).y());
    tabs("compareChartTabs").setCurrentIndex(1);
    QApplication::processEvents();
    EXPECT_FALSE(plot("rank_slopes").isVisible());
    for (const char* id : {"tau_matrix", "priority_collisions"}) {
        EXPECT_TRUE(isWhole(plot(id))) << id;
        EXPECT_GE(plot(id).width(), ems(28)) << id;
    }
    m_window.resize(1440, 900);
    QApplication::processEvents();
    EXPECT_TRUE(isWhole(plot("rank_slopes")));
    EXPECT_TRUE(isWhole(plot("tau_matrix")));
}

class SmallCompareTest : public CompareLayoutTest, public testing::WithParamInterface<QSize> { };

TEST_P(SmallCompareTest, ShowsOneAtATime)
{
    showAt(GetParam().width(), GetParam().height());
    ASSERT_EQ(layout().shape(), CompareLayout::Shape::Single);
    EXPECT_TRUE(isWhole(page().table()));
    EXPECT_EQ(page().table().horizontalScrollBar()->maximum(), 0);
    const std::vector<std::vector<const char*>> parts{
        {}, {"rank_slopes"}, {"tau_matrix", "priority_collisions"}, {"factor_strips"}};
    ASSERT_EQ(tabs("compareTabs").count(), 4);
    for (int tab = 0; tab < 4; ++tab) {
        tabs("compareTabs").setCurrentIndex(tab);
        QApplication::processEvents();
        EXPECT_EQ(page().table().isVisible(), tab == 0);
        for (const char* id : parts.at(static_cast<std::size_t>(tab)))
            EXPECT_TRUE(isWhole(plot(id))) << id;
    }
}

INSTANTIATE_TEST_SUITE_P(Sizes, SmallCompareTest, testing::Values(QSize(1000, 640), QSize(800, 500)));

TEST_F(CompareLayoutTest, OpensWhereTheSelectionIsInWhateverOrder)
{
    showAt(1440, 900);
    const NodeRow user = page().table().comparisonModel().nodeAt(page().table().model()->rowCount() - 1);
    ASSERT_NE(user, NoRow);
    ASSERT_GT(page().table().verticalScrollBar()->maximum(), 2);
    // Chosen elsewhere while the table is looked at.
    m_window.document().selection().set({user}, user);
    rest(m_window);
    const int top = topOf(m_window, user);
    EXPECT_GT(top, 0);

    OpenDocument beforeDocument(m_settings);
    MainWindow before(beforeDocument, m_theme);
    before.resize(1440, 900);
    before.document().open(loadScenario(sampleFile("university_60")).value(),
        QString::fromStdString(sampleFile("university_60")));
    before.document().selection().set({user}, user);
    before.show();
    before.views().showView(QStringLiteral("compare"));
    rest(before);
    EXPECT_EQ(topOf(before, user), top);

    OpenDocument afterDocument(m_settings);
    MainWindow after(afterDocument, m_theme);
    after.resize(900, 500);
    after.show();
    after.document().open(loadScenario(sampleFile("university_60")).value(),
        QString::fromStdString(sampleFile("university_60")));
    rest(after);
    after.document().selection().set({user}, user);
    after.views().showView(QStringLiteral("compare"));
    after.resize(1440, 900);
    rest(after);
    EXPECT_EQ(topOf(after, user), top);
}

// Columns that come late bring a scroll bar, which takes room below.
TEST_F(CompareLayoutTest, ShowsTheSelectedRowWholeBesideAScrollBar)
{
    OpenDocument windowDocument(m_settings);
    MainWindow window(windowDocument, m_theme);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.document().open(*loadScenario(sampleFile("university_after")), QStringLiteral("after.fairshare"));
    window.document().setBaseline(university().scenario, QStringLiteral("before"));
    const NodeRow user = rowOf(*window.document().scenario(), "dvorak");
    window.document().selection().set({user}, user);
    window.views().showView(QStringLiteral("compare"));
    window.setFixedSize(1280, 800);
    auto& split = *window.findChild<QSplitter*>(QStringLiteral("compareSplit"));
    split.setSizes({800, 400});
    Q_EMIT split.splitterMoved(800, 1); // as somebody who wants a wide chart
    window.show();
    rest(window);
    ComparisonTable& users = pageOf(window).table();
    ASSERT_TRUE(users.horizontalScrollBar()->isVisible());
    EXPECT_EQ(topOf(window, user), users.verticalScrollBar()->maximum());
}

TEST_F(CompareLayoutTest, StaysWhereSomebodyScrolled)
{
    showAt(1440, 900);
    ComparisonTable& users = page().table();
    const NodeRow user = users.comparisonModel().nodeAt(users.model()->rowCount() - 1);
    m_window.document().selection().set({user}, user);
    rest(m_window);
    users.verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
    m_window.resize(1440, 880);
    rest(m_window);
    EXPECT_EQ(users.verticalScrollBar()->value(), 0);
}

TEST_F(CompareLayoutTest, PicturesHideNeitherTheSelectedRowNorHalfOfOne)
{
    showAt(1000, 640);
    ComparisonTable& users = page().table();
    for (const int row : {1, users.model()->rowCount() / 2, users.model()->rowCount() - 1}) {
        users.setCurrentIndex(users.model()->index(row, 0));
        rest(m_window);
        const CleanPicture clean(page());
        QApplication::processEvents();
        const QRect current = users.visualRect(users.currentIndex());
        EXPECT_TRUE(users.viewport()->rect().contains(current.center())) << row;
        for (const QLabel* mark : users.findChildren<QLabel*>(QStringLiteral("leftOutRows"))) {
            EXPECT_FALSE(mark->geometry().intersects(current)) << row;
            const int edge = mark->y() == 0 ? mark->height() : mark->y();
            EXPECT_EQ(users.rowViewportPosition(users.rowAt(edge)), edge) << row;
        }
    }
}

/// A file, and the one it is compared with.
struct Pair {
    const char* file;
    const char* baseline;
};

class ComparedFilesTest : public MainWindowTest, public testing::WithParamInterface<Pair> { };

// Rows of users and heads of groups that come and go are the widest.
TEST_P(ComparedFilesTest, CausesAreWholeInAWindowOf1200Pixels)
{
    open({QString::fromStdString(sampleFile(GetParam().file))});
    m_window.document().setBaseline(
        loadScenario(sampleFile(GetParam().baseline))->scenario, QStringLiteral("baseline.fairshare"));
    m_window.resize(1200, 800);
    trigger("view_compare");
    m_window.waitUntilReady();
    QApplication::processEvents();
    const auto& page = *qobject_cast<ComparePage*>(m_window.views().page(QStringLiteral("compare")));
    constexpr int Cause = 10;
    ASSERT_FALSE(page.table().isColumnHidden(Cause));
    EXPECT_EQ(page.table().horizontalScrollBar()->maximum(), 0);
}

INSTANTIATE_TEST_SUITE_P(Files, ComparedFilesTest,
    testing::Values(Pair{"university_before", "university_60"}, Pair{"university_after", "university_before"},
        Pair{"cea_equal_use", "cea_tickets"}));

} // namespace
} // namespace fairshare::gui
