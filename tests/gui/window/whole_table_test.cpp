// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/compare/compare_page.h"
#include "widgets/window/pictures/posed_view.h"
#include "widgets/window/views/view_tabs.h"

#include <QScrollBar>

namespace fairshare::gui {
namespace {

/// Pictures of views whose table has more rows than fit on the screen.
class WholeTableTest : public MainWindowTest {
protected:
    WholeTableTest()
    {
        open({m_file});
        m_window.resize(1400, 500);
        settle();
        table().expandAll();
    }

    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
    }

    ViewPage& page() { return m_window.views().current(); }
};

TEST_F(WholeTableTest, CountsTheRowsThatAreLeftOut)
{
    const PosedView posed(page(), m_theme, {.size = {1000, 300}});
    ASSERT_TRUE(posed.ready());
    const auto all = static_cast<std::uint64_t>(table().model()->rowCount());
    EXPECT_EQ(posed.rows().all, all);
    EXPECT_GT(posed.rows().leftOut, all / 2);
    EXPECT_LT(posed.rows().leftOut, all);
}

TEST_F(WholeTableTest, IsHighEnoughForAllRows)
{
    for (const char* view : {"tree", "compare"})
        for (const QString& part : {QString(), QStringLiteral("table")}) {
            show(view);
            const QTableView& shown = *page().mainTable();
            const int least = shown.minimumHeight();
            const QSize before = shown.size();
            const QSize pageBefore = page().size();
            {
                const PosedView posed(page(), m_theme, {.part = part, .size = {1200, 300}, .allRows = true});
                ASSERT_TRUE(posed.ready()) << view;
                EXPECT_EQ(posed.size().width(), 1200) << view;
                EXPECT_GT(posed.rows().all, 20U) << view;
                EXPECT_EQ(posed.rows().leftOut, 0U) << view;
                EXPECT_GE(shown.viewport()->height(), shown.verticalHeader()->length()) << view;
                EXPECT_GE(posed.size().height(), shown.verticalHeader()->length()) << view;
            }
            EXPECT_EQ(shown.minimumHeight(), least) << view;
            EXPECT_EQ(shown.size(), before) << view;
            EXPECT_EQ(page().size(), pageBefore) << view;
        }
}

TEST_F(WholeTableTest, KeepsToTheLimitAndCountsTheRest)
{
    const PosedView posed(page(), m_theme, {.size = {1200, 300}, .allRows = true, .highest = 600});
    ASSERT_TRUE(posed.ready());
    EXPECT_LE(posed.size().height(), 600);
    EXPECT_GT(posed.size().height(), 550);
    EXPECT_GT(posed.rows().leftOut, 0U);
}

TEST_F(WholeTableTest, KeepsTheTableAboveAWrappedCaption)
{
    const QString caption = QStringLiteral("a caption of several words ").repeated(20);
    const PosedView posed(page(), m_theme, {.size = {1000, 300}, .caption = caption, .allRows = true});
    ASSERT_TRUE(posed.ready());
    const int bottom = table().mapTo(&page(), QPoint(0, table().height())).y();
    EXPECT_LE(bottom, page().height() - page().captionHeight());
}

TEST_F(WholeTableTest, LeavesAViewWithoutATableAsItIs)
{
    show("charts");
    EXPECT_EQ(page().mainTable(), nullptr);
    const PosedView posed(page(), m_theme, {.size = {1200, 700}, .allRows = true});
    ASSERT_TRUE(posed.ready());
    EXPECT_EQ(posed.size(), QSize(1200, 700));
    EXPECT_EQ(posed.rows().all, 0U);
}

} // namespace
} // namespace fairshare::gui
