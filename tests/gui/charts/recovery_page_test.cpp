// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/recovery_page.h"
#include "widgets/controls/fields/user_field.h"
#include "widgets/controls/fields/whole_number_box.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/charts/chart_panel.h"
#include "widgets/charts/charts_page.h"
#include "widgets/page/work_strip.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"
#include "core/scenario/edits/value_edit.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;
using testing::StartsWith;

class RecoveryPageTest : public MainWindowTest {
protected:
    RecoveryPageTest() { open({m_file}); }

    RecoveryPage& page()
    {
        return *qobject_cast<RecoveryPage*>(m_window.views().page(QStringLiteral("recovery")));
    }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    const Plot& recovery() { return *page().recovery().plot().plot(); }
    const Plot& sweep() { return *page().sweep().plot().plot(); }
    static const Marks& marks(const Plot& plot, std::size_t panel, std::string_view id)
    {
        for (const Marks& each : plot.panels.at(panel).marks)
            if (each.id == id)
                return each;
        std::abort();
    }
    void select(const char* name)
    {
        m_window.document().selection().select(row(name));
        ready();
    }
    void clickLine(PlotWidget& plot, NodeRow user)
    {
        plot.grab();
        const Plot& drawn = *plot.plot();
        for (std::size_t m = 0; m < drawn.panels[0].marks.size(); ++m)
            for (std::size_t i = 0; i < drawn.panels[0].marks[m].rows.size(); ++i)
                if (drawn.panels[0].marks[m].id == "users" && drawn.panels[0].marks[m].rows[i] == user) {
                    auto* canvas = plot.findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
                    QTest::mouseClick(canvas, Qt::LeftButton, {}, plot.pointOf({0, m, i}));
                    return;
                }
        ADD_FAILURE() << "is not drawn";
    }
    template <typename Box>
    Box* control(QWidget& panel, const char* name)
    {
        return panel.findChild<Box*>(QStringLiteral("parameter_%1").arg(QLatin1String(name)));
    }
    const Selection& selection() { return m_window.document().selection(); }
};

TEST_F(RecoveryPageTest, SaysFirstWhenTheOrderNextFlips)
{
    trigger("showRecovery");
    EXPECT_EQ(m_window.views().currentId(), "recovery");
    select("dvorak");
    EXPECT_THAT(page().answer().sentence().toStdString(),
        StartsWith("If dvorak pauses and everyone else continues as now, under Fair Tree it passes castillo "
                   "after 20 h 59 min (0.12 half-lives) and reaches rank 5"));
    EXPECT_EQ(recovery().panels.size(), 2U);
    EXPECT_FALSE(page().sweep().isVisible());
    EXPECT_EQ(marks(recovery(), 0, "users").rows.back(), row("dvorak"));
}

TEST_F(RecoveryPageTest, HasItsKeysAndItsPlace)
{
    const auto keys = [this](const char* name) {
        return m_window.findChild<QAction*>(QLatin1String(name))->shortcut().toString().toStdString();
    };
    EXPECT_EQ(keys("sweepValue"), "Ctrl+Shift+W");
    EXPECT_EQ(keys("showRecovery"), "Ctrl+Shift+R");
    EXPECT_EQ(keys("view_recovery"), "Ctrl+5");
    EXPECT_EQ(keys("view_charts"), "Ctrl+3");
}

TEST_F(RecoveryPageTest, SweepsTheCurrentRowOnDemand)
{
    m_window.document().selection().select(row("mechanical"));
    trigger("sweepValue");
    ready();
    EXPECT_EQ(m_window.views().currentId(), "recovery");
    EXPECT_TRUE(page().sweep().isVisible());
    EXPECT_EQ(sweep().title, "Ranks as the shares of mechanical change");
    EXPECT_EQ(sweep().panels.size(), 5U);
    EXPECT_EQ(label("sentence_rank_sweep").toStdString(), sweep().answer);
    m_window.findChild<QToolButton*>(QStringLiteral("closeSweep"))->click();
    EXPECT_FALSE(page().sweep().isVisible());
    EXPECT_TRUE(m_window.findChild<QToolButton*>(QStringLiteral("openSweep"))->isVisible());
}

TEST_F(RecoveryPageTest, AClickOnACurveSelectsEverywhere)
{
    m_window.document().selection().select(row("dvorak"));
    trigger("showRecovery");
    ready();
    const NodeRow other = marks(recovery(), 0, "users").rows.front();
    ASSERT_NE(other, row("dvorak"));
    clickLine(page().recovery().plot(), other);
    EXPECT_THAT(selection().rows(), ElementsAre(other));
    ready();
    EXPECT_EQ(marks(recovery(), 0, "users").rows.back(), other) << "the view is about the new selection";
}

TEST_F(RecoveryPageTest, FollowsEditsControlsAndTheAlgorithm)
{
    m_window.document().selection().select(row("dvorak"));
    trigger("showRecovery");
    ready();
    const auto first = [this] { return marks(recovery(), 0, "changes").x.front(); };
    const double before = first();
    auto* halfLife = control<QSpinBox>(page().recovery(), "half_life");
    ASSERT_NE(halfLife, nullptr);
    EXPECT_EQ(halfLife->text(), "as configured");
    halfLife->setValue(14);
    ready();
    EXPECT_NEAR(first(), 2 * before, 0.01);
    halfLife->setValue(0);
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("edit"), {}, [this](const Scenario& now) {
        const NodeRow rows[] = {row("dvorak")};
        return withEditedValues(now, rows, {ValueField::Usage, "*2"});
    }));
    ready();
    EXPECT_NE(first(), before);
    for (QAction* action : m_window.findChildren<QAction*>())
        if (action->data().toString() == QLatin1String("classic"))
            action->trigger();
    ready();
    EXPECT_EQ(recovery().panels[1].y.title, "Factor, Classic");
}

TEST_F(RecoveryPageTest, APointIsNotLeftOutOfAHalfLife)
{
    m_window.document().selection().select(row("dvorak"));
    trigger("showRecovery");
    ready();
    auto* halfLife = control<WholeNumberBox>(page().recovery(), "half_life");
    ASSERT_NE(halfLife, nullptr);
    for (const char* typed : {"3.5", "3,5"}) {
        halfLife->setValue(7);
        halfLife->selectAll();
        QTest::keyClicks(halfLife, QLatin1String(typed));
        QTest::keyClick(halfLife, Qt::Key_Return);
        EXPECT_EQ(halfLife->value(), 7);
        EXPECT_EQ(halfLife->text(), QLatin1String(typed));
        EXPECT_EQ(halfLife->refusal().toStdString(), "Enter a whole number from 0 to 3650");
        QTest::keyClick(halfLife, Qt::Key_Up);
        EXPECT_EQ(halfLife->value(), 8);
        EXPECT_EQ(halfLife->text(), QStringLiteral("8"));
        EXPECT_EQ(halfLife->refusal(), QString());
    }
    halfLife->setValue(12);
    halfLife->selectAll();
    QTest::keyClicks(halfLife, QStringLiteral("35"));
    EXPECT_EQ(halfLife->value(), 12); // nobody said that it ends here
    QTest::keyClick(halfLife, Qt::Key_Return);
    EXPECT_EQ(halfLife->value(), 35);
}

TEST_F(RecoveryPageTest, TwoTakeTurns)
{
    m_window.document().selection().set({row("castillo"), row("dvorak")}, row("castillo"));
    m_window.document().selection().set({row("castillo"), row("dvorak")}, row("dvorak"));
    trigger("showRecovery");
    ready();
    auto* load = control<QComboBox>(page().recovery(), "load");
    load->setCurrentIndex(load->findData(QStringLiteral("take_turns")));
    ready();
    EXPECT_THAT(page().answer().sentence().toStdString(),
        StartsWith(
            "If castillo and dvorak alternate every 7 d (castillo first) and together use as much as now, "));
}

TEST_F(RecoveryPageTest, TheTurnIsAskedForWhereTurnsAreTaken)
{
    trigger("showRecovery");
    select("dvorak");
    auto* turn = control<QSpinBox>(page().recovery(), "turn");
    auto* load = control<QComboBox>(page().recovery(), "load");
    EXPECT_FALSE(turn->isVisible());
    load->setCurrentIndex(load->findData(QStringLiteral("take_turns")));
    EXPECT_TRUE(turn->isVisible());
    load->setCurrentIndex(load->findData(QStringLiteral("all_pause")));
    EXPECT_FALSE(turn->isVisible());
}

TEST_F(RecoveryPageTest, WhoPausesCanBePicked)
{
    trigger("showRecovery");
    ready();
    auto* user = page().findChild<UserField*>(QStringLiteral("recoveryUser"));
    auto* other = page().findChild<UserField*>(QStringLiteral("recoveryOther"));
    EXPECT_EQ(user->text(), QString());
    EXPECT_EQ(user->placeholderText(), QStringLiteral("first to move up"));
    EXPECT_FALSE(other->isVisible());
    QTest::keyClicks(user, QStringLiteral("dvor"));
    QTest::keyClick(user, Qt::Key_Return);
    ready();
    EXPECT_THAT(selection().rows(), ElementsAre(row("dvorak")));
    EXPECT_THAT(page().answer().sentence().toStdString(), StartsWith("If dvorak pauses"));
    select("petrov");
    EXPECT_EQ(user->text(), QStringLiteral("petrov")) << "the field follows the selection";
    user->clear();
    EXPECT_TRUE(selection().rows().empty());
}

TEST_F(RecoveryPageTest, WhoTakesTurnsCanBePicked)
{
    trigger("showRecovery");
    select("dvorak");
    auto* load = control<QComboBox>(page().recovery(), "load");
    load->setCurrentIndex(load->findData(QStringLiteral("take_turns")));
    auto* other = page().findChild<UserField*>(QStringLiteral("recoveryOther"));
    EXPECT_TRUE(other->isVisible());
    QTest::keyClicks(other, QStringLiteral("castillo"));
    QTest::keyClick(other, Qt::Key_Return);
    ready();
    EXPECT_EQ(selection().current(), row("dvorak"));
    EXPECT_EQ(selection().against(), row("castillo"));
    EXPECT_THAT(page().answer().sentence().toStdString(),
        StartsWith("If castillo and dvorak alternate every 7 d (castillo first)"));
    other->clear();
    EXPECT_THAT(selection().rows(), ElementsAre(row("dvorak")));
}

TEST_F(RecoveryPageTest, LongWorkIsSeenAndCanBeCancelled)
{
    WorkStrip strip([] { return 0.25; });
    QSignalSpy cancelled(&strip, &WorkStrip::cancelled);
    strip.begin(false);
    EXPECT_FALSE(strip.isVisible()) << "what is ready soon does not flicker";
    EXPECT_TRUE(QTest::qWaitFor([&strip] { return strip.isVisible(); }));
    EXPECT_EQ(strip.findChild<QLabel*>(QStringLiteral("workSentence"))->text(),
        QStringLiteral("Computing the chart."));
    EXPECT_EQ(strip.findChild<QProgressBar*>(QStringLiteral("workProgress"))->value(), 250);
    strip.findChild<QPushButton*>(QStringLiteral("workCancel"))->click();
    EXPECT_EQ(cancelled.count(), 1);
    strip.end();
    EXPECT_FALSE(strip.isVisible());
    strip.beginWaiting(true);
    EXPECT_TRUE(strip.findChild<QPushButton*>(QStringLiteral("workCancel"))->isHidden());
}

TEST_F(RecoveryPageTest, CancelledWorkLeavesASentence)
{
    trigger("showRecovery");
    select("dvorak");
    const Plot before = recovery();
    m_window.document().selection().select(row("castillo"));
    Q_EMIT page().recovery().findChild<WorkStrip*>()->cancelled();
    QApplication::processEvents();
    EXPECT_EQ(page().answer().sentence(),
        QStringLiteral("This chart was canceled. Change the selection or a value to compute it."));
    EXPECT_EQ(recovery().answer, before.answer) << "the old picture stays";
    select("petrov");
    EXPECT_THAT(page().answer().sentence().toStdString(), StartsWith("If petrov pauses"));
}

TEST_F(RecoveryPageTest, BothChartsAreAmongTheCharts)
{
    m_window.document().selection().select(row("dvorak"));
    m_window.views().showView(QStringLiteral("charts"));
    auto& charts = *qobject_cast<ChartsPage*>(m_window.views().page(QStringLiteral("charts")));
    const auto shown = [&](const char* id) {
        charts.setChart(QLatin1String(id));
        settle();
        charts.waitUntilReady();
        return charts.plot().plot()->title;
    };
    EXPECT_EQ(shown("rank_sweep"), "Ranks as the shares of dvorak change");
    m_window.document().selection().select(row("iyer"));
    charts.waitUntilReady();
    EXPECT_EQ(charts.plot().plot()->title, "Ranks as the shares of iyer change");
    EXPECT_THAT(charts.answer().sentence().toStdString(), StartsWith("Under Fair Tree, iyer "));
    EXPECT_EQ(shown("recovery"), "Recovery while one pauses and everyone else continues");
}

TEST_F(RecoveryPageTest, CopiesTheDataBehindThePicture)
{
    m_window.document().selection().select(row("dvorak"));
    trigger("showRecovery");
    ready();
    trigger("copyWithHeaders");
    EXPECT_THAT(
        QGuiApplication::clipboard()->text().toStdString(), StartsWith("panel\tmarks\tpath\tlabel\t"));
}

TEST_F(RecoveryPageTest, EveryControlHasAName)
{
    trigger("sweepValue");
    ready();
    for (const QWidget* widget : page().findChildren<QWidget*>())
        if (qobject_cast<const QComboBox*>(widget) != nullptr
            || qobject_cast<const QSpinBox*>(widget) != nullptr
            || qobject_cast<const QToolButton*>(widget) != nullptr) {
            EXPECT_FALSE(widget->accessibleName().isEmpty()) << widget->objectName().toStdString();
            EXPECT_FALSE(widget->objectName().isEmpty());
        }
}

TEST_F(RecoveryPageTest, ItsDataAreThoseOfThePicture)
{
    trigger("showRecovery");
    select("castillo");
    ASSERT_TRUE(page().data());
    EXPECT_EQ(page().data()(), plotCsv(recovery()));
    EXPECT_FALSE(page().algorithmUse().all);
    page().setSweepShown(true);
    ready();
    EXPECT_TRUE(page().algorithmUse().all);
}

} // namespace
} // namespace fairshare::gui
