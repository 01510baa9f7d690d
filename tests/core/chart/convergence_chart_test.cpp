// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/simulation/cea_study.h"
#include "core/simulation/saturating_load.h"
#include "core/table/column.h"

#include <gmock/gmock.h>

#include <cmath>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class ConvergenceChart : public testing::Test {
protected:
    Plot plot(const ParameterValues& values = {}, bool isStudied = true)
    {
        return makePlot("convergence",
            {.now = *m_evaluation, .algorithm = "classic", .convergence = isStudied ? &study() : nullptr},
            values)
            .value();
    }

    /// The bundled study with jobs of two days instead of ten.
    static const ConvergenceStudy& study()
    {
        static const Scenario scenario = ceaScenario().value();
        static const Workload workload =
            saturatingLoad(scenario.tree, {.machine = CeaMachine, .span = 2 * 86'400});
        static const ConvergenceStudy made = studyConvergence({.workload = workload,
                                                                  .scenario = scenario,
                                                                  .section = ceaSection(),
                                                                  .machine = CeaMachine,
                                                                  .algorithms = convergenceAlgorithms()})
                                                 .value();
        return made;
    }

    std::shared_ptr<const Evaluation> m_evaluation = evaluate(ceaScenario().value()).value();
};

TEST_F(ConvergenceChart, HasAPanelForTheDistanceAndOneAnAlgorithmInFixedOrder)
{
    const Plot picture = plot();
    std::vector<std::string> titles;
    for (const PlotPanel& panel : picture.panels)
        titles.push_back(panel.title);
    EXPECT_THAT(titles,
        ElementsAre("Distance to shares", "Order of submission", "Classic", "Depth-oblivious", "Ticket-based",
            "Level-based", "Fair Tree"));
    const Marks& distances = picture.panels.front().marks.front();
    EXPECT_EQ(distances.size(), 6U);
    EXPECT_THAT(
        distances.shortLabels, ElementsAre("Submission", "Classic", "Depth", "Ticket", "Level", "Fair"));
    EXPECT_EQ(distances.roleOf(1), PlotRole::Accent);
    EXPECT_EQ(distances.roleOf(2), PlotRole::Muted);
    // A share of a quarter and one of a half, and a line for each of three users.
    EXPECT_EQ(picture.panels[1].marks[0].y, (std::vector{0.25, 0.5}));
    EXPECT_EQ(picture.panels[1].marks[1].size(), 3U);
    for (const PlotPanel& panel : picture.panels)
        EXPECT_EQ(panel.x.highest, picture.panels.front().x.highest);
}

TEST_F(ConvergenceChart, SpeaksOfOneJobAsOne)
{
    ConvergenceStudy lone = study();
    lone.courses.front().metrics.jobs = 1;
    const auto made =
        makePlot("convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &lone}, {});
    ASSERT_TRUE(made);
    EXPECT_THAT(made->note, testing::StartsWith("Jobs, the same under each algorithm: 1; half-life "));
}

// What the lines of algorithms and accounts say beside their course.
TEST_F(ConvergenceChart, TellsWaitsSlowdownsAndJainsIndex)
{
    ConvergenceStudy told = study();
    told.courses[1].jain = 0.75;
    told.courses[1].metrics.meanWait = 120;
    told.courses[1].metrics.meanSlowdown = 3.5;
    for (ServedAccount& account : told.courses[1].accounts)
        account.meanSlowdown = 2.5;
    const auto made =
        makePlot("convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &told}, {});
    ASSERT_TRUE(made);
    const auto valueOf = [](const Marks& marks, std::string_view id, std::size_t at) {
        for (const PlotFigure& figure : marks.figures)
            if (figure.id == id)
                return std::get<Reals>(figure.values)->at(at);
        ADD_FAILURE() << "no figure " << id;
        return 0.0;
    };
    const Marks& algorithms = made->panels[0].marks.front();
    EXPECT_EQ(valueOf(algorithms, "jain", 1), 0.75);
    EXPECT_EQ(valueOf(algorithms, "mean_wait", 1), 120);
    EXPECT_EQ(valueOf(algorithms, "mean_bounded_slowdown", 1), 3.5);
    EXPECT_EQ(valueOf(made->panels[2].marks[1], "mean_bounded_slowdown", 0), 2.5);
}

TEST_F(ConvergenceChart, ShowsTheChosenAlgorithmAlone)
{
    const Plot picture = plot({{"shown", "chosen"}});
    ASSERT_EQ(picture.panels.size(), 2U);
    EXPECT_EQ(picture.panels[1].title, "Classic");
}

TEST_F(ConvergenceChart, SaysWhoComesNearest)
{
    EXPECT_EQ(plot().answer,
        "Depth-oblivious comes closest to the shares, with a mean distance of 0.0065 in the second half; "
        "Ticket-based stays farthest away, with 0.1587.");
    EXPECT_THAT(plotCsv(plot()), HasSubstr("Fair Tree"));
}

TEST_F(ConvergenceChart, DrawsMoreAccountsThanCanBeToldApartInGray)
{
    ConvergenceStudy many = study();
    for (int more = 0; more < 10; ++more) {
        many.accounts.names.push_back("other" + std::to_string(more));
        many.accounts.shares.push_back(0);
    }
    for (ConvergenceCourse& course : many.courses) {
        course.accounts.resize(many.accounts.names.size());
        UsageCourse wider;
        wider.accounts = many.accounts.names.size();
        for (std::size_t tick = 0; tick < course.usage.size(); ++tick) {
            wider.times.push_back(course.usage.times[tick]);
            for (std::size_t account = 0; account < wider.accounts; ++account)
                wider.moments.push_back(account < 3 ? course.usage.at(tick)[account] : AccountMoment());
        }
        course.usage = std::move(wider);
    }
    const Plot picture =
        makePlot("convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &many}, {})
            .value();
    const PlotPanel& panel = picture.panels[2];
    ASSERT_EQ(panel.marks.size(), 3U);
    EXPECT_EQ(panel.marks[1].size(), 7U);
    EXPECT_EQ(panel.marks[1].role, PlotRole::Border);
    EXPECT_EQ(panel.marks[2].size(), 6U);
    EXPECT_EQ(panel.marks[2].role, PlotRole::Accent);
    EXPECT_THAT(picture.note,
        HasSubstr("Dashed: the shares and, in the distance panel, the order of submission. Gray: the 7 "
                  "accounts without a label."));
}

TEST_F(ConvergenceChart, SaysWhereNoneComesNearer)
{
    ConvergenceStudy same = study();
    for (ConvergenceCourse& course : same.courses)
        course.settledDistance = 0.85;
    same.courses.back().settledDistance = 0.8501;
    EXPECT_EQ(
        makePlot("convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &same}, {})
            .value()
            .answer,
        "All algorithms come equally close to the shares: the mean distance in the second half is 0.850 "
        "under each.");
}

TEST_F(ConvergenceChart, SaysUntilWhenItIsDrawnWhereSubmissionsAreShort)
{
    ConvergenceStudy backlog = study();
    backlog.window.period = UsagePeriod::Backlog;
    backlog.window.submissions = 100;
    const Plot picture =
        makePlot("convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &backlog}, {})
            .value();
    EXPECT_THAT(picture.note,
        HasSubstr(" processors. The chart ends when an account has no pending job, because all jobs are "
                  "submitted within 100 s and usage is sampled every 300 s. Dashed: the shares"));
    EXPECT_EQ(picture.panels.front().x.meaning, "Days since the first submission.");
}

TEST_F(ConvergenceChart, SaysWhoIsChargedWhereJobsDoNotTell)
{
    const auto noteOf = [&](const ConvergenceStudy& changed) {
        return makePlot(
            "convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &changed}, {})
            .value()
            .note;
    };
    ConvergenceStudy users = study();
    users.chargesInstead = true;
    EXPECT_THAT(noteOf(users),
        HasSubstr(
            " processors. No account is recorded for any job, so jobs are charged to their users. Dashed: "));
    ConvergenceStudy nameless = study();
    nameless.accounts.names = {""};
    nameless.chargedBy = JobAttribute::Queue;
    EXPECT_THAT(noteOf(nameless),
        HasSubstr(" processors. No queue is recorded for any job, so all jobs are charged to one unnamed "
                  "account. Dashed: "));
}

TEST_F(ConvergenceChart, LeavesOutWhatWasNotMeasuredUnderOneAlgorithm)
{
    ConvergenceStudy partial = study();
    partial.courses.front().settledDistance.reset();
    const Plot picture =
        makePlot("convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &partial}, {})
            .value();
    EXPECT_TRUE(std::isnan(std::get<Reals>(picture.panels[0].marks[0].figures[0].values)->front()));
    EXPECT_THAT(picture.answer, testing::StartsWith("Depth-oblivious comes closest to the shares, "));
}

TEST_F(ConvergenceChart, IsEmptyWhereNothingWasMeasured)
{
    ConvergenceStudy nothing = study();
    for (ConvergenceCourse& course : nothing.courses)
        course.settledDistance.reset();
    const auto emptiness = [&] {
        return makePlot(
            "convergence", {.now = *m_evaluation, .algorithm = "classic", .convergence = &nothing}, {})
            .value()
            .empty;
    };
    EXPECT_EQ(emptiness(),
        "No distances are available: usage is sampled every 300 s, and no account had any usage at any "
        "sample.");
    nothing.window.period = UsagePeriod::Nothing;
    EXPECT_EQ(emptiness(),
        "No distances are available: usage is sampled every 300 s, and no job was pending at any sample.");
}

TEST_F(ConvergenceChart, IsEmptyWithoutAStudy)
{
    EXPECT_EQ(plot({}, false).empty, "No jobs have been replayed yet. Run a simulation with priorities.");
}

} // namespace
} // namespace fairshare
