// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery.h"
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::rowOf;
using test::university;
using testing::Contains;
using testing::ElementsAre;

class CourseCharts : public testing::Test {
protected:
    Plot plot(std::string_view chart, std::vector<NodeRow> selected, const ParameterValues& values = {},
        std::string_view algorithm = "fair_tree") const
    {
        auto made = makePlot(chart,
            {.now = *m_now,
                .algorithm = algorithm,
                .selected = selected,
                .current = selected.empty() ? NoRow : selected.back(),
                .against = selected.size() < 2 ? NoRow : selected[selected.size() - 2]},
            values);
        if (!made)
            std::abort();
        return *std::move(made);
    }
    NodeRow row(std::string_view name) const { return rowOf(*m_now, name); }
    static const Marks& marks(const Plot& plot, std::size_t panel, std::string_view id)
    {
        for (const Marks& each : plot.panels.at(panel).marks)
            if (each.id == id)
                return each;
        std::abort();
    }

    Scenario m_scenario = university("after");
    std::shared_ptr<const Evaluation> m_now = evaluated(m_scenario);
};

// Origin of 22: the designed inspector, "shares of mechanical 20 -> 22".
TEST_F(CourseCharts, SweepDrawsAPanelForEachAlgorithm)
{
    const Plot sweep = plot("rank_sweep", {row("mechanical")});
    EXPECT_EQ(sweep.title, "Ranks while the shares of mechanical change");
    EXPECT_EQ(sweep.note, "Dashed: as it is, 20 shares.");
    ASSERT_EQ(sweep.panels.size(), 5U);
    EXPECT_EQ(sweep.panels[0].title, "Classic");
    EXPECT_EQ(sweep.panels[4].title, "Fair Tree");
    EXPECT_TRUE(sweep.sharesX && sweep.sharesY);
    const Marks& changes = marks(sweep, 4, "changes");
    EXPECT_THAT(changes.labels, Contains("pass castillo and 2 more at 22 shares"));
    EXPECT_THAT(changes.x, Contains(22));
    EXPECT_THAT(marks(sweep, 4, "now").x, ElementsAre(20));
    EXPECT_THAT(marks(sweep, 4, "now").labels, ElementsAre("now 20 shares"));
    const Marks& users = marks(sweep, 4, "users");
    EXPECT_EQ(users.rows.back(), row("dvorak"));
    EXPECT_EQ(users.roles.back(), PlotRole::Accent);
    EXPECT_EQ(users.labelled.front(), users.size() - 1);
    EXPECT_EQ(std::count(users.roles.begin(), users.roles.end(), PlotRole::Accent), 3);
    EXPECT_EQ(sweep.answer,
        "Under Fair Tree users of mechanical pass castillo and 2 more at 22 shares; now it has 20 shares.");
}

TEST_F(CourseCharts, SweepOfTheChosenAlgorithmAlone)
{
    const Plot sweep = plot("rank_sweep", {row("dvorak")},
        {{"algorithms", std::string("chosen")}, {"value", std::string("usage")}}, "classic");
    ASSERT_EQ(sweep.panels.size(), 1U);
    EXPECT_EQ(sweep.panels[0].title, "Classic");
    EXPECT_EQ(sweep.panels[0].x.unit, "TRES-h");
    EXPECT_EQ(sweep.title, "Ranks while the usage of dvorak changes");
}

TEST_F(CourseCharts, SweepAsksForARow)
{
    EXPECT_EQ(plot("rank_sweep", {}).empty, "Select the account or user whose value shall be swept.");
    EXPECT_EQ(plot("rank_sweep", {RootRow}).empty, "Select the account or user whose value shall be swept.");
}

TEST_F(CourseCharts, RecoveryDrawsRankAndFactor)
{
    const Plot recovery = plot("recovery", {row("dvorak")});
    ASSERT_EQ(recovery.panels.size(), 2U);
    EXPECT_EQ(recovery.panels[1].y.title, "Factor, Fair Tree");
    EXPECT_EQ(recovery.panels[0].x.unit, "days");
    const auto told = recover({m_scenario, "fair_tree", row("dvorak")});
    ASSERT_TRUE(told && told->flipSeconds);
    const Marks& changes = marks(recovery, 0, "changes");
    ASSERT_FALSE(changes.x.empty());
    EXPECT_DOUBLE_EQ(changes.x.front() * 86400, *told->flipSeconds);
    EXPECT_THAT(recovery.answer,
        testing::StartsWith("If dvorak submits nothing more while all others run on "
                            "as now, under Fair Tree it passes "));
    EXPECT_THAT(changes.labels.front(), testing::EndsWith(" after " + durationText(*told->flipSeconds)));
}

TEST_F(CourseCharts, RecoveryTakesTheHalfLifeOfItsParameter)
{
    const Plot week = plot("recovery", {row("dvorak")});
    const Plot day = plot("recovery", {row("dvorak")}, {{"half_life", std::int64_t{1}}});
    EXPECT_NEAR(marks(day, 0, "changes").x.front() * 7, marks(week, 0, "changes").x.front(), 0.01);
    EXPECT_EQ(day.note, "Usage decays with a half-life of 1 d 00:00 h; all others keep theirs.");
}

TEST_F(CourseCharts, RecoveryOfNobodyChosenIsOfWhoComesForwardFirst)
{
    const Plot recovery = plot("recovery", {});
    EXPECT_EQ(marks(recovery, 0, "users").roles.back(), PlotRole::Accent);
    EXPECT_THAT(recovery.answer, testing::HasSubstr(" submits nothing more"));
}

TEST_F(CourseCharts, RefuseRowsThatAreNone)
{
    const std::vector<NodeRow> rows{99999};
    const auto refused = makePlot("recovery", {.now = *m_now, .algorithm = "classic", .selected = rows}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "there is no row 99999 to follow");
}

} // namespace
} // namespace fairshare
