// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charts_page.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/plot.h"
#include "core/scenario/edits/value_edit.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

class ChartsPageTest : public MainWindowTest {
protected:
    ChartsPageTest()
    {
        open({m_file});
        m_window.views().showView(QStringLiteral("charts"));
        ready();
    }

    ChartsPage& page() { return *qobject_cast<ChartsPage*>(m_window.views().page(QStringLiteral("charts"))); }
    PlotWidget& plot() { return page().plot(); }
    void ready()
    {
        settle();
        page().waitUntilReady();
        plot().grab();
    }
    PlotItem itemOf(const char* name)
    {
        const Plot& drawn = *plot().plot();
        for (std::size_t m = 0; m < drawn.panels[0].marks.size(); ++m)
            for (std::size_t i = 0; i < drawn.panels[0].marks[m].rows.size(); ++i)
                if (drawn.panels[0].marks[m].rows[i] == row(name))
                    return {0, m, i};
        ADD_FAILURE() << name << " is not drawn";
        return {};
    }
    void click(const char* name, Qt::KeyboardModifiers keys = {})
    {
        auto* canvas = plot().findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        QTest::mouseClick(canvas, Qt::LeftButton, keys, plot().pointOf(itemOf(name)));
    }
    void choose(const char* control, const char* data)
    {
        auto* box = m_window.findChild<QComboBox*>(QLatin1String(control));
        ASSERT_NE(box, nullptr) << control;
        box->setCurrentIndex(box->findData(QLatin1String(data)));
        ready();
    }
    const Selection& selection() { return m_window.document().selection(); }
};

TEST_F(ChartsPageTest, SaysFirstWhoIsFurthestFromItsShare)
{
    EXPECT_TRUE(page().answer().sentence().startsWith(
        QLatin1String("physics is the account furthest from its share: ")))
        << page().answer().sentence().toStdString();
    EXPECT_EQ(plot().plot()->title, "Usage versus share");
}

TEST_F(ChartsPageTest, ListsChartsByGroupAndOffersThoseWithData)
{
    auto* box = m_window.findChild<QComboBox*>(QStringLiteral("chartChoice"));
    const auto isOffered = [box](int at) { return box->model()->flags(box->model()->index(at, 0)) != 0; };
    EXPECT_EQ(box->itemText(0), QStringLiteral("Shares and usage"));
    EXPECT_FALSE(isOffered(0)) << "a heading";
    EXPECT_EQ(box->currentIndex(), 1);
    EXPECT_TRUE(isOffered(box->findData(QStringLiteral("rank_slopes"))));
    const int order = box->findData(QStringLiteral("queue_order"));
    EXPECT_FALSE(isOffered(order));
    EXPECT_EQ(box->itemText(order - 1), QStringLiteral("Job queue (needs pending jobs)"));
    EXPECT_EQ(box->itemText(order), QStringLiteral("Queue order"));
    EXPECT_TRUE(box->itemData(order, Qt::ToolTipRole)
            .toString()
            .endsWith(QLatin1String("Not available: the open file does not contain pending jobs.")));
    EXPECT_GE(box->findText(QStringLiteral("Pool and quotas (needs group quotas)")), 0);
    EXPECT_GE(box->findText(QStringLiteral("Simulation (needs jobs to simulate)")), 0);
}

TEST_F(ChartsPageTest, OpensWithAChartThatHasData)
{
    open({QString::fromStdString(sampleFile("wasted_slots"))});
    m_window.views().showView(QStringLiteral("charts"));
    ready();
    EXPECT_EQ(page().chart(), QStringLiteral("quota_flow"));
    EXPECT_EQ(plot().plot()->empty, "");
    page().setChart(QStringLiteral("quota_day"));
    open({m_file});
    m_window.views().showView(QStringLiteral("charts"));
    ready();
    EXPECT_EQ(page().chart(), QStringLiteral("share_vs_usage"));
}

TEST_F(ChartsPageTest, EveryChartSaysWhatItShows)
{
    const auto startsWith = [this](const char* start) {
        return page().answer().sentence().startsWith(QLatin1String(start));
    };
    choose("chartChoice", "tau_matrix");
    EXPECT_TRUE(page().answer().sentence().contains(QLatin1String(" agree most (tau ")));
    choose("chartChoice", "priority_collisions");
    EXPECT_TRUE(startsWith("At weight 100"));
    choose("chartChoice", "rank_sweep");
    EXPECT_EQ(page().answer().sentence(), QLatin1String("Select the account or user to sweep."));
    choose("chartChoice", "sunburst");
    EXPECT_TRUE(startsWith("physics is the account furthest from its share: "));
}

TEST_F(ChartsPageTest, SelectingAnywhereSelectsEverywhere)
{
    choose("chartChoice", "icicle");
    click("dvorak");
    EXPECT_THAT(selection().rows(), ElementsAre(row("dvorak")));
    click("petrov", Qt::ControlModifier);
    EXPECT_THAT(selection().rows(), testing::UnorderedElementsAre(row("dvorak"), row("petrov")));
    EXPECT_EQ(selection().current(), row("petrov"));
    EXPECT_EQ(selection().against(), row("dvorak"));
    QTest::keyClick(&plot(), Qt::Key_Escape);
    EXPECT_TRUE(selection().rows().empty());
}

TEST_F(ChartsPageTest, GoesIntoAccountsAndBack)
{
    choose("chartChoice", "icicle");
    click("engineering");
    QTest::keyClick(&plot(), Qt::Key_Space);
    ready();
    EXPECT_EQ(plot().plot()->focus, row("engineering"));
    click("electrical");
    QTest::keyClick(&plot(), Qt::Key_Space);
    ready();
    EXPECT_EQ(plot().plot()->focus, row("electrical"));
    QTest::keyClick(&plot(), Qt::Key_Backspace);
    ready();
    EXPECT_EQ(plot().plot()->focus, row("engineering"));
    auto* root = m_window.findChild<QToolButton*>(QStringLiteral("way_0"));
    ASSERT_NE(root, nullptr);
    EXPECT_EQ(root->accessibleName(), "root");
    root->click();
    ready();
    EXPECT_EQ(plot().plot()->focus, RootRow);
}

TEST_F(ChartsPageTest, KeepsTheParametersOfEachChart)
{
    choose("chartChoice", "sunburst");
    choose("parameter_color", "rank");
    EXPECT_EQ(plot().plot()->colorScale->title, "Rank, Fair Tree");
    choose("chartChoice", "share_vs_usage");
    choose("chartChoice", "sunburst");
    EXPECT_EQ(plot().plot()->colorScale->title, "Rank, Fair Tree");
}

TEST_F(ChartsPageTest, FollowsEditsAndTheAlgorithm)
{
    const auto usageOf = [this](const char* name) {
        const PlotItem item = itemOf(name);
        return marksOf(*plot().plot(), item).y[item.item];
    };
    const double before = usageOf("physics");
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("edit"), {}, [this](const Scenario& now) {
        const NodeRow rows[] = {row("abara")};
        return withEditedValues(now, rows, {ValueField::Usage, "0"});
    }));
    ready();
    EXPECT_LT(usageOf("physics"), before);
    for (QAction* action : m_window.findChildren<QAction*>())
        if (action->data().toString() == QLatin1String("classic"))
            action->trigger();
    ready();
    EXPECT_EQ(plot().plot()->colorScale->title, "Factor, Classic");
}

TEST_F(ChartsPageTest, EveryControlHasAName)
{
    choose("chartChoice", "icicle");
    for (const QComboBox* box : page().findChildren<QComboBox*>()) {
        EXPECT_FALSE(box->accessibleName().isEmpty());
        EXPECT_FALSE(box->objectName().isEmpty());
    }
    EXPECT_EQ(plot().accessibleName(), "Shares of the cluster");
}

TEST_F(ChartsPageTest, ItsMenuHasTheCommandsOfTheWindow)
{
    choose("chartChoice", "icicle");
    click("engineering");
    const auto open = [this](QContextMenuEvent::Reason reason, const QPoint& at) {
        QContextMenuEvent event(reason, at, plot().mapToGlobal(at));
        QApplication::sendEvent(&plot(), &event);
        QStringList names;
        QMenu* menu = plot().findChild<QMenu*>(QStringLiteral("chartMenu"));
        for (const QAction* action : menu == nullptr ? QList<QAction*>() : menu->actions())
            if (!action->isSeparator()) {
                names << action->objectName();
                EXPECT_EQ(action, m_window.findChild<QAction*>(action->objectName()));
            }
        delete menu;
        return names;
    };
    const QStringList whole{QStringLiteral("copy"), QStringLiteral("copyWithHeaders"),
        QStringLiteral("exportView"), QStringLiteral("exportData"), QStringLiteral("copyAsCommand"),
        QStringLiteral("fitRange"), QStringLiteral("wholeRange"), QStringLiteral("enterPart"),
        QStringLiteral("leavePart"), QStringLiteral("whatIsThis")};
    EXPECT_EQ(open(QContextMenuEvent::Keyboard, {}), whole);
    EXPECT_EQ(open(QContextMenuEvent::Mouse, plot().pointOf(itemOf("medicine"))), whole);
    EXPECT_EQ(plot().currentItem(), itemOf("medicine")) << "the menu is about what it was opened on";
    trigger("enterPart");
    ready();
    EXPECT_EQ(plot().plot()->focus, row("medicine"));
    EXPECT_EQ(open(QContextMenuEvent::Keyboard, {}), whole);
    trigger("leavePart");
    ready();
    EXPECT_EQ(plot().plot()->focus, RootRow);
    choose("chartChoice", "share_vs_usage");
    EXPECT_FALSE(open(QContextMenuEvent::Keyboard, {}).contains(QStringLiteral("enterPart")));
}

TEST_F(ChartsPageTest, ARightClickOpensItsMenu)
{
    choose("chartChoice", "icicle");
    const QPoint at = plot().mapTo(&m_window, plot().pointOf(itemOf("medicine")));
    QTest::mouseClick(m_window.windowHandle(), Qt::RightButton, {}, at);
    const QMenu* menu = plot().findChild<QMenu*>(QStringLiteral("chartMenu"));
    ASSERT_NE(menu, nullptr);
    EXPECT_TRUE(menu->isVisible());
    delete menu;
}

TEST_F(ChartsPageTest, FitsTheAxesToTheSelectedAndBack)
{
    choose("chartChoice", "share_vs_usage");
    plot().setFocus();
    EXPECT_TRUE(m_window.findChild<QAction*>(QStringLiteral("fitRange"))->isEnabled());
    click("dvorak");
    click("petrov", Qt::ControlModifier);
    QTest::keyClick(&plot(), Qt::Key_0);
    EXPECT_FALSE(plot().showsAll());
    QTest::keyClick(&plot(), Qt::Key_0, Qt::ShiftModifier);
    EXPECT_TRUE(plot().showsAll());
    trigger("fitRange");
    EXPECT_FALSE(plot().showsAll());
    trigger("wholeRange");
    EXPECT_TRUE(plot().showsAll());
    QTest::keyClick(&plot(), Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_FALSE(plot().showsAll());
    table().setFocus();
    m_window.views().showView(QStringLiteral("tree"));
    table().setFocus();
    EXPECT_FALSE(m_window.findChild<QAction*>(QStringLiteral("fitRange"))->isEnabled());
}

TEST_F(ChartsPageTest, TheCaptionOfASweepHasAllAlgorithms)
{
    m_window.document().selection().select(row("dvorak"));
    choose("chartChoice", "rank_sweep");
    EXPECT_TRUE(page().algorithmUse().all);
    trigger("showCaption");
    EXPECT_TRUE(QTest::qWaitFor([this] { return page().caption().contains(QLatin1String("Ticket-based")); }))
        << page().caption().toStdString();
    auto* panels = page().findChild<QComboBox*>(QStringLiteral("parameter_algorithms"));
    panels->setCurrentIndex(panels->findData(QStringLiteral("chosen")));
    ready();
    EXPECT_FALSE(page().caption().contains(QLatin1String("Ticket-based"))) << page().caption().toStdString();
    choose("chartChoice", "recovery");
    auto* halfLife = page().findChild<QSpinBox*>(QStringLiteral("parameter_half_life"));
    halfLife->setValue(14);
    ready();
    EXPECT_TRUE(page().caption().contains(QLatin1String("half-life 14 d instead of 7 d")))
        << page().caption().toStdString();
}

} // namespace
} // namespace fairshare::gui
