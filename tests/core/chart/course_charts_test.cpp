// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/recovery.h"
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
    EXPECT_EQ(sweep.title, "Ranks as the shares of mechanical change");
    EXPECT_EQ(sweep.note, "Dashed: current value, 20 shares.");
    ASSERT_EQ(sweep.panels.size(), 5U);
    EXPECT_EQ(sweep.panels[4].title, "Fair Tree: up at 22");
    EXPECT_EQ(sweep.panels[4].englishTitle, "Fair Tree");
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
        "Under Fair Tree, users of mechanical pass castillo and 2 more at 22 shares; current value: 20 "
        "shares.");
}

TEST_F(CourseCharts, SweepOfTheChosenAlgorithmAlone)
{
    const Plot sweep = plot("rank_sweep", {row("dvorak")},
        {{"algorithms", std::string("chosen")}, {"value", std::string("usage")}}, "classic");
    ASSERT_EQ(sweep.panels.size(), 1U);
    EXPECT_THAT(sweep.panels[0].title, testing::StartsWith("Classic: "));
    EXPECT_EQ(sweep.panels[0].x.unit, "TRES-h");
    EXPECT_EQ(sweep.title, "Ranks as the usage of dvorak changes");
}

// Slurm takes 0 shares: the sweep begins where it says.
TEST_F(CourseCharts, SweepBeginsAtZero)
{
    const Plot sweep = plot("rank_sweep", {row("iyer")});
    EXPECT_EQ(marks(sweep, 0, "users").x.front(), 0);
    EXPECT_EQ(sweep.panels[0].x.firstTick, 0);
    const Plot later = plot("rank_sweep", {row("iyer")}, {{"from", std::int64_t{3}}});
    EXPECT_EQ(marks(later, 0, "users").x.front(), 3);
}

// Under Fair Tree iyer has rank 19 with one share; with parent shares its rank is the present one all the
// same.
TEST_F(CourseCharts, SweepOfParentSharesShowsThePresentRank)
{
    ShareTree::Columns columns = m_scenario.tree.columns();
    auto shares = *columns.shares;
    shares[row("iyer")] = ParentShares;
    columns.shares = std::make_shared<const std::vector<std::uint32_t>>(std::move(shares));
    m_scenario.tree = ShareTree(std::move(columns));
    m_now = evaluated(m_scenario);
    const Plot sweep = plot("rank_sweep", {row("iyer")});
    const std::uint32_t rank = (*m_now->find("fair_tree")->rank)[row("iyer")];
    const Marks& now = marks(sweep, 4, "now");
    EXPECT_THAT(now.y, ElementsAre(rank));
    EXPECT_THAT(now.y2, ElementsAre(rank));
    EXPECT_THAT(now.labels, ElementsAre("now rank " + std::to_string(rank)));
    EXPECT_EQ(now.x.front(), sweep.panels[4].x.lowest);
    EXPECT_EQ(sweep.note, "Dashed: current value, parent shares.");
}

TEST_F(CourseCharts, SweepNamesPointsShortlyWhereThereIsLittleRoom)
{
    const Plot sweep = plot("rank_sweep", {row("mechanical")});
    const Marks& changes = marks(sweep, 4, "changes");
    ASSERT_EQ(changes.shortLabels.size(), changes.labels.size());
    EXPECT_THAT(changes.shortLabels, Contains("castillo and 2 more"));
}

// Five small panels have no room for the names of everybody who is passed.
TEST_F(CourseCharts, SweepOfSeveralAlgorithmsNamesItsSubjectOnly)
{
    const Plot all = plot("rank_sweep", {row("dvorak")});
    for (std::size_t panel = 0; panel < all.panels.size(); ++panel) {
        const Marks& users = marks(all, panel, "users");
        EXPECT_GT(users.size(), 1U);
        ASSERT_EQ(users.labelled.size(), 1U);
        EXPECT_EQ(users.row(users.labelled.front()), row("dvorak"));
        EXPECT_LE(marks(all, panel, "changes").labelled.size(), 2U) << "the next one in each direction";
    }
    const Plot alone = plot("rank_sweep", {row("dvorak")}, {{"algorithms", std::string("chosen")}});
    EXPECT_EQ(marks(alone, 0, "users").labelled.size(), marks(alone, 0, "users").size());
    EXPECT_EQ(marks(alone, 0, "changes").labelled.size(), marks(alone, 0, "changes").size());
}

TEST_F(CourseCharts, SweepOfAllAlgorithmsSaysSo)
{
    EXPECT_TRUE(plot("rank_sweep", {row("iyer")}).allAlgorithms);
    EXPECT_FALSE(plot("rank_sweep", {row("iyer")}, {{"algorithms", std::string("chosen")}}).allAlgorithms);
    EXPECT_FALSE(plot("recovery", {row("iyer")}).allAlgorithms);
}

TEST_F(CourseCharts, SweepAsksForARow)
{
    EXPECT_EQ(plot("rank_sweep", {}).empty, "Select the account or user to sweep.");
    EXPECT_EQ(plot("rank_sweep", {RootRow}).empty, "Select the account or user to sweep.");
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
        testing::StartsWith("If dvorak pauses and everyone else continues as now, under Fair Tree it passes "
                            "castillo after 20 h 59 min (0.12 half-lives) and reaches rank 10"));
    EXPECT_THAT(changes.labels.front(), testing::EndsWith(" after " + durationText(*told->flipSeconds)));
}

TEST_F(CourseCharts, RecoveryTakesTheHalfLifeOfItsParameter)
{
    const Plot week = plot("recovery", {row("dvorak")});
    const Plot day = plot("recovery", {row("dvorak")}, {{"half_life", std::int64_t{1}}});
    EXPECT_NEAR(marks(day, 0, "changes").x.front() * 7, marks(week, 0, "changes").x.front(), 0.01);
    EXPECT_EQ(day.note,
        "Usage decays with a half-life of 1 d; users who keep running jobs stay at their current level.");
}

TEST_F(CourseCharts, RecoverySaysWhichHalfLifeItAssumes)
{
    EXPECT_EQ(plot("recovery", {row("dvorak")}).premise, "");
    EXPECT_EQ(plot("recovery", {row("dvorak")}, {{"half_life", std::int64_t{14}}}).premise,
        "half-life 14 d instead of 7 d");
}

// Source: Slurm 22.05.8, PriorityDecayHalfLife: "If set to 0, usage will never decay."
TEST_F(CourseCharts, RecoverySaysThatUsageNeverDecays)
{
    const std::vector<NodeRow> selected{row("dvorak")};
    const ChartInput input{.now = *m_now,
        .algorithm = "fair_tree",
        .selected = selected,
        .current = selected.front(),
        .halfLifeSeconds = 0};
    const auto never = makePlot("recovery", input, {});
    ASSERT_TRUE(never);
    EXPECT_EQ(never->empty,
        "Usage never decays here (PriorityDecayHalfLife=0), so there is no recovery to show. Set a half-life "
        "to see one.");
    EXPECT_EQ(never->answer, never->empty);
    EXPECT_TRUE(never->panels.empty());
    const auto week = makePlot("recovery", input, {{"half_life", std::int64_t{7}}});
    ASSERT_TRUE(week);
    EXPECT_EQ(week->empty, "");
}

TEST_F(CourseCharts, RecoveryDashesWhoRunsSecond)
{
    const Plot turns =
        plot("recovery", {row("castillo"), row("dvorak")}, {{"load", std::string("take_turns")}});
    for (const std::size_t panel : {0U, 1U}) {
        const Marks& users = marks(turns, panel, "users");
        ASSERT_EQ(users.dashes.size(), users.size());
        for (std::size_t line = 0; line < users.size(); ++line)
            EXPECT_EQ(users.dashes[line] == PlotDash::Dashed, users.rows[line] == row("dvorak"));
    }
    EXPECT_THAT(turns.note, testing::EndsWith(" Dashed: dvorak, second turn."));
    EXPECT_TRUE(marks(plot("recovery", {row("dvorak")}), 0, "users").dashes.empty());
}

TEST_F(CourseCharts, TurnsHaveAnEffectWithTurnsAlone)
{
    const Chart& recovery = *findChart("recovery");
    EXPECT_FALSE(recovery.uses("turn", {}));
    EXPECT_FALSE(recovery.uses("turn", {{"load", std::string("all_pause")}}));
    EXPECT_TRUE(recovery.uses("turn", {{"load", std::string("take_turns")}}));
    EXPECT_TRUE(recovery.uses("weeks", {}));
}

TEST_F(CourseCharts, TicksStayWithinWhatIsDrawn)
{
    const Plot recovery = plot("recovery", {row("dvorak")});
    EXPECT_EQ(recovery.panels[0].x.firstTick, 0);
    EXPECT_EQ(recovery.panels[0].x.lastTick, 28);
    const Marks& users = marks(recovery, 0, "users");
    EXPECT_EQ(recovery.panels[0].y.lastTick, *std::max_element(users.y.begin(), users.y.end()));
}

TEST_F(CourseCharts, RecoveryOfNobodyChosenIsOfWhoComesForwardFirst)
{
    const Plot recovery = plot("recovery", {});
    EXPECT_EQ(marks(recovery, 0, "users").roles.back(), PlotRole::Accent);
    EXPECT_THAT(recovery.answer, testing::HasSubstr(" pauses and everyone else continues"));
}

TEST_F(CourseCharts, RefuseRowsThatAreNone)
{
    const std::vector<NodeRow> rows{99999};
    const auto refused = makePlot("recovery", {.now = *m_now, .algorithm = "classic", .selected = rows}, {});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "selected row 99999 does not exist");
}

// Alone in the cluster, so that no factor changes.
TEST(RecoveryChart, WhoDoesNotMoveHasAnAxisAndASentence)
{
    for (const long double usage : {0.0L, 3600.0L}) {
        ShareTreeBuilder builder;
        builder.add(builder.root(), {.name = "ana", .usage = usage});
        const auto now = evaluated(test::scenarioOf(std::move(builder)));
        const std::vector<NodeRow> selected{1};
        const auto plot = makePlot(
            "recovery", {.now = *now, .algorithm = "fair_tree", .selected = selected, .current = 1}, {});
        ASSERT_TRUE(plot);
        ASSERT_EQ(plot->panels.size(), 2U);
        EXPECT_THAT(plot->note,
            testing::EndsWith(usage > 0 ? " ana keeps the same rank and factor."
                                        : " ana has no usage to decay, so rank and factor stay the same."));
        EXPECT_GE(plot->panels[1].y.highest - plot->panels[1].y.lowest, 0.09);
    }
}

} // namespace
} // namespace fairshare
