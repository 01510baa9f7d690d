// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_page.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/figure_table.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/quotas/quota_controls.h"
#include "widgets/quotas/quota_day.h"
#include "widgets/quotas/quota_submitters.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/start/recent_sketch.h"
#include "widgets/start/sample_list.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"

#include <QComboBox>
#include <QSpinBox>
#include <QTabBar>

#include <gmock/gmock.h>

#include <algorithm>

/// What is seen below the groups of the view Quotas: the day and the submitters.
namespace fairshare::gui {
namespace {

using testing::HasSubstr;

class QuotaLowerTest : public MainWindowTest {
protected:
    explicit QuotaLowerTest(const char* sample = "submitters")
    {
        open({samplePath(sample)});
        ready();
    }

    QuotaPage& page() { return *qobject_cast<QuotaPage*>(m_window.views().page(QStringLiteral("quotas"))); }
    void ready()
    {
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }
    /// Clicks the tab.
    void show(QuotaPage::Lower part)
    {
        auto* tabs = page().findChild<QTabBar*>(QStringLiteral("quotaTabs"));
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(static_cast<int>(part)).center());
        ready();
    }
    FigureTable& table() { return page().submitters().table(); }
    /// Texts of the first column.
    QStringList listed()
    {
        QStringList names;
        for (const FigureRow& row : table().rows().rows())
            names.push_back(row.cells.front().text);
        return names;
    }
    QStringList cellsOf(const QString& name)
    {
        QStringList cells;
        for (const FigureRow& row : table().rows().rows())
            if (row.cells.front().text == name)
                for (const FigureCell& cell : row.cells)
                    cells.push_back(cell.text);
        return cells;
    }
    void click(const QString& name)
    {
        const int row = static_cast<int>(listed().indexOf(name));
        const QModelIndex index = table().model()->index(row, 0);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(index).center());
    }
    std::string reasons()
    {
        return page().findChild<QLabel*>(QStringLiteral("submitterReasons"))->text().toStdString();
    }
    template <typename Control>
    Control* control(QWidget& part, const char* parameter)
    {
        Control* found = nullptr;
        for (Control* each : part.findChildren<Control*>(QStringLiteral("parameter_%1").arg(parameter)))
            found = each->isVisible() ? each : found;
        return found;
    }
};

// By hand: 1/60 of 1/60 + 1/180 + 1/590, of 600 + the 500 that optics, the root and genome leave unused.
TEST_F(QuotaLowerTest, ListsSubmittersWithTheirPriorities)
{
    page().controls().setPolicy("declared");
    show(QuotaPage::Lower::Submitters);
    EXPECT_EQ(cellsOf(QStringLiteral("berg@uni")).mid(1, 4).join(QLatin1Char(' ')),
        QStringLiteral("60 1000 60000 69.7\u202f%"));
    EXPECT_THAT(page().answer().sentence().toStdString(), HasSubstr("berg@uni uses 100 of the"));
    click(QStringLiteral("fabre@uni"));
    EXPECT_THAT(reasons(), HasSubstr("The accountant reports a real priority (RUP) of 70."));
    EXPECT_THAT(
        reasons(), HasSubstr("With the factor of optics, 100, the effective priority (EUP) is 70 × 100"));
}

TEST_F(QuotaLowerTest, FollowsTheSelectedGroups)
{
    show(QuotaPage::Lower::Submitters);
    EXPECT_EQ(listed().filter(QStringLiteral("@uni")).size(), 9);
    page().table().goTo(1);
    ready();
    EXPECT_EQ(listed().filter(QStringLiteral("@uni")),
        QStringList(
            {QStringLiteral("berg@uni"), QStringLiteral("arias@uni"), QStringLiteral("castillo@uni")}));
    page().table().clearSelection();
    ready();
    EXPECT_EQ(listed().filter(QStringLiteral("@uni")).size(), 9);
}

TEST_F(QuotaLowerTest, DrawsTheSelectedGroups)
{
    show(QuotaPage::Lower::Submitters);
    const auto drawn = [this] { return page().submitters().plot().plot()->panels.front().y.ticks.size(); };
    EXPECT_EQ(drawn(), 4U);
    page().table().goTo(1);
    ready();
    ASSERT_EQ(drawn(), 1U);
    const Marks& bars = page().submitters().plot().plot()->panels.front().marks.front();
    EXPECT_THAT(bars.labels, testing::ElementsAre("berg@uni", "arias@uni", "castillo@uni"));
    // The figures are those of the same submitters.
    EXPECT_EQ(std::get<Reals>(bars.figures.front().values)->front(), 60000);
    page().table().clearSelection();
    ready();
    EXPECT_EQ(drawn(), 4U);
}

// A half-life of a day: 60/2 + 100/2, 180/2 + 200/2.
TEST_F(QuotaLowerTest, LetsTimePass)
{
    show(QuotaPage::Lower::Submitters);
    auto* after = control<QSpinBox>(page().submitters(), "after");
    ASSERT_NE(after, nullptr);
    after->setFocus();
    QTest::keyClick(after, Qt::Key_Up);
    ready();
    EXPECT_EQ(cellsOf(QStringLiteral("berg@uni")).value(1), QStringLiteral("80"));
    EXPECT_EQ(cellsOf(QStringLiteral("arias@uni")).value(1), QStringLiteral("190"));
    auto* half = control<QSpinBox>(page().submitters(), "half_life");
    half->setValue(12);
    ready();
    EXPECT_EQ(cellsOf(QStringLiteral("berg@uni")).value(1), QStringLiteral("90"));
    EXPECT_EQ(m_window.document().undoStack().count(), 0);
}

TEST_F(QuotaLowerTest, ExportsSubmitters)
{
    show(QuotaPage::Lower::Submitters);
    const auto parts = page().parts();
    ASSERT_EQ(parts.size(), 3U);
    EXPECT_THAT(parts[1].data(), HasSubstr("genome.eriksen@uni,genome,310,1000,310000,"));
    EXPECT_THAT(parts[2].data(), HasSubstr("castillo@uni"));
}

TEST_F(QuotaLowerTest, TakesSubmittersFromAFile)
{
    m_window.files().addUsage({QStringLiteral(TEST_DATA "/samples/htcondor/userprio_all.txt")});
    ready();
    ASSERT_EQ(m_window.document().scenario()->quotas->submitters.size(), 9U);
    EXPECT_EQ(m_window.document().scenario()->quotas->groups.size(), 3U);
    m_window.document().undoStack().undo();
    ready();
    EXPECT_EQ(m_window.document().scenario()->quotas->submitters.front().name, "astro.arias@uni");
}

TEST_F(QuotaLowerTest, IsRememberedWithoutAssociations)
{
    const auto factsOf = [](const Scenario& scenario) {
        return recentFactsOf(scenario, **evaluate(scenario));
    };
    const RecentFacts pool = factsOf(*m_window.document().scenario());
    EXPECT_EQ(pool.kind, RecentFacts::Kind::Groups);
    EXPECT_EQ(pool.count, m_window.document().scenario()->quotas->groups.size());
    EXPECT_FALSE(pool.sketch.isEmpty());
    const RecentFacts tree = factsOf(loadScenario(sampleFile("cea_classic"))->scenario);
    EXPECT_EQ(tree.kind, RecentFacts::Kind::Associations);
    EXPECT_EQ(tree.count, 9U) << "the root, four accounts and four users";
}

TEST_F(QuotaLowerTest, SaysWhatIsSeen)
{
    const QString ofSteps = page().answer().sentence();
    show(QuotaPage::Lower::Day);
    EXPECT_THAT(page().answer().sentence().toStdString(), HasSubstr("Core-hours per day"));
    show(QuotaPage::Lower::Steps);
    EXPECT_EQ(page().answer().sentence(), ofSteps);
}

/// The sample whose day is worth looking at.
class QuotaDayTest : public QuotaLowerTest {
protected:
    QuotaDayTest()
        : QuotaLowerTest("wasted_slots")
    {
        show(QuotaPage::Lower::Day);
    }
};

TEST_F(QuotaDayTest, SharesItsControls)
{
    auto& day = page().day();
    EXPECT_EQ(std::ranges::count_if(day.findChildren<QSpinBox*>(QStringLiteral("parameter_seed")),
                  [](const QSpinBox* box) { return box->isVisible(); }),
        1);
    const std::vector<double> wasted = day.wastedSlots().plot()->panels.front().marks.front().y;
    const std::vector<double> used = day.groups().plot()->panels.back().marks.front().y;
    auto* seed = control<QSpinBox>(day, "seed");
    seed->setFocus();
    QTest::keyClick(seed, Qt::Key_Up);
    ready();
    EXPECT_NE(day.wastedSlots().plot()->panels.front().marks.front().y, wasted);
    EXPECT_NE(day.groups().plot()->panels.back().marks.front().y, used);
    EXPECT_THAT(day.groups().plot()->premise, HasSubstr("seed 2"));
    EXPECT_EQ(day.groups().plot()->premise, day.wastedSlots().plot()->premise);
}

TEST_F(QuotaDayTest, RunsThePassesThatAreChosenAbove)
{
    show(QuotaPage::Lower::Day);
    auto* balancer = page().findChild<QComboBox*>(QStringLiteral("quotaBalancer"));
    page().controls().setPolicy("declared");
    EXPECT_TRUE(balancer->isEnabled()); // the day compares it whatever the policy
    EXPECT_THAT(page().premise().toStdString(), HasSubstr("both passes of the balancer"));
    balancer->setCurrentIndex(1);
    ready();
    EXPECT_THAT(page().premise().toStdString(), HasSubstr("first pass of the balancer only"));
    EXPECT_THAT(page().day().groups().plot()->premise, HasSubstr("first pass of the balancer only"));
    show(QuotaPage::Lower::Steps);
    EXPECT_FALSE(balancer->isEnabled());
    EXPECT_EQ(page().quotaResults().policy(), "declared");
}

TEST_F(QuotaDayTest, DrawsSharesByGroup)
{
    auto& day = page().day();
    auto* quantity = control<QComboBox>(day, "quantity");
    quantity->setFocus();
    QTest::keyClick(quantity, Qt::Key_Down);
    auto* panels = control<QComboBox>(day, "panels");
    panels->setFocus();
    QTest::keyClick(panels, Qt::Key_Down);
    ready();
    const auto plot = day.groups().plot();
    EXPECT_EQ(plot->panels.front().title, "mp");
    EXPECT_EQ(plot->panels.front().y.unit, "%");
    // 6110 of 15323.
    EXPECT_NEAR(plot->panels.front().marks.front().y.front(), 39.8747, 1e-4);
}

TEST_F(QuotaDayTest, SaysWhenTooFewPollsMakeADemand)
{
    control<QSpinBox>(page().day(), "poll")->setValue(30);
    ready();
    EXPECT_THAT(page().day().groups().plot()->note,
        HasSubstr("Only 6 polls fall within the window, but 8 are needed; the balancer sees no demand."));
}

} // namespace
} // namespace fairshare::gui
