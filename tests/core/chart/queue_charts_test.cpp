// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_registry.h"
#include "tests/core/chart/small_site.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace fairshare {
namespace {

using test::bundledSample;

class QueueCharts : public testing::Test {
protected:
    QueueCharts()
        : m_before(bundledSample("caviness_before"))
        , m_now(bundledSample("caviness_after"))
        , m_evaluation(*evaluate(m_now, {"fair_tree"}))
    {
    }

    Plot plot(std::string_view chart, bool withBaseline = true, const ParameterValues& values = {}) const
    {
        auto plot = makePlot(chart,
            {.now = *m_evaluation,
                .baseline = withBaseline ? m_evaluation.get() : nullptr,
                .algorithm = "fair_tree",
                .priority = &*m_now.priority,
                .baselinePriority = &*m_before.priority},
            values);
        if (!plot)
            std::abort();
        return *std::move(plot);
    }

    Scenario m_before;
    Scenario m_now;
    std::shared_ptr<const Evaluation> m_evaluation;
};

TEST_F(QueueCharts, PutOldBesideNew)
{
    const Plot both = plot("queue_order");
    ASSERT_EQ(both.panels.size(), 2U);
    EXPECT_EQ(both.panels[0].title, "Queue with the old weights");
    EXPECT_EQ(both.panels[1].title, "Queue with the new weights");
    EXPECT_EQ(both.answer,
        "Under the old weights, abara, the user with the lowest fairshare factor, had 98 of the first 100 "
        "places; under the new weights, 0.");
    EXPECT_EQ(plot("queue_order", false).panels.size(), 1U);
}

TEST_F(QueueCharts, ListUsersWithJobsByFactor)
{
    const Plot order = plot("queue_order");
    // 22 of 24 users have jobs; gupta, the first of all, has none.
    const auto& ticks = order.panels[1].y.ticks;
    ASSERT_EQ(ticks.size(), 22U);
    EXPECT_EQ(ticks.front().text, "haddad");
    EXPECT_EQ(ticks.back().text, "abara");
    // The last 2200 places in one piece.
    const Marks& runs = order.panels[1].marks.front();
    EXPECT_EQ(runs.x.back(), 152.5);
    EXPECT_EQ(runs.x2.back(), 2352.5);
    EXPECT_EQ(runs.roleOf(runs.size() - 1), PlotRole::Accent);
}

TEST_F(QueueCharts, CountEveryJobOnce)
{
    for (const PlotPanel& panel : plot("priority_distribution").panels) {
        double jobs = 0;
        for (const double count : panel.marks.front().y2)
            jobs += count;
        EXPECT_EQ(jobs, 2352.0);
    }
}

TEST_F(QueueCharts, DecideForEveryPlaceButTheLast)
{
    for (const PlotPanel& panel : plot("deciding_factor").panels) {
        double places = 0;
        const Marks& cells = panel.marks.front();
        for (std::size_t i = 0; i < cells.size(); ++i)
            places += cells.x2[i] - cells.x[i];
        EXPECT_EQ(places, 2351.0);
        // Also where a line is empty in one of both.
        std::vector<std::string> lines;
        for (const PlotTick& tick : panel.y.ticks)
            lines.push_back(tick.text);
        EXPECT_THAT(lines, testing::ElementsAre("QOS", "fairshare", "age", "TRES", "tie: job ID"));
    }
}

TEST_F(QueueCharts, StackTermsToTheWhole)
{
    const Plot terms = plot("priority_terms", false, {{"jobs", std::int64_t{1}}});
    double end = 0;
    for (const Marks& marks : terms.panels.front().marks)
        if (marks.kind == MarkKind::Bars)
            end = std::max(end, marks.x2.front());
    EXPECT_NEAR(end, 100, 1e-9);
}

TEST_F(QueueCharts, NameTheColorsOfTerms)
{
    const PlotPanel panel = plot("priority_terms").panels.front();
    const Marks& names = panel.marks.back();
    const Marks& swatches = panel.marks[panel.marks.size() - 2];
    EXPECT_THAT(names.labels, testing::ElementsAre("QOS", "fairshare", "age", "job size, TRES", "partition"));
    ASSERT_EQ(swatches.roles.size(), 5U);
    for (const Marks& marks : panel.marks)
        if (marks.kind == MarkKind::Bars) {
            const auto named = std::ranges::find_if(
                names.labels, [&](const std::string& name) { return name.find(marks.title) != name.npos; });
            EXPECT_EQ(swatches.roles[static_cast<std::size_t>(named - names.labels.begin())], marks.role)
                << marks.title;
        }
}

TEST_F(QueueCharts, FollowPrioritiesForAWeek)
{
    const Plot course =
        plot("priority_course", false, {{"jobs", std::int64_t{2}}, {"usage", std::string("stays")}});
    const Marks& lines = course.panels.front().marks.front();
    ASSERT_EQ(lines.starts.size(), 3U);
    EXPECT_EQ(lines.x.front(), 0.0);
    EXPECT_EQ(lines.x.back(), 7.0);
    EXPECT_GT(lines.y[lines.starts[1] - 1], lines.y.front());
}

/// Of two jobs the week says what --pass says of the pair (tests/cli/priority_lab_test.cpp).
TEST_F(QueueCharts, TellWhoseUsageDecays)
{
    const std::vector<Job>& all = m_now.priority->queue->jobs;
    const auto indexOf = [&all](std::string_view id) {
        return static_cast<std::uint32_t>(std::ranges::find(all, id, &Job::id) - all.begin());
    };
    const auto course = [&](std::span<const std::uint32_t> jobs) {
        const auto made = makePlot("priority_course",
            {.now = *m_evaluation,
                .algorithm = "fair_tree",
                .jobs = jobs,
                .halfLifeSeconds = m_now.settings.halfLifeSeconds,
                .priority = &*m_now.priority},
            {{"days", std::int64_t{28}}});
        return made ? made->answer + " | " + made->note : std::string();
    };
    EXPECT_EQ(course(std::array{indexOf("418205"), indexOf("418533")}),
        "If the users of these jobs pause, job 418205 passes job 418533 in 16 d 17 h. | The users of these "
        "jobs pause (run no more jobs), so their usage decays with a half-life of 7 d. Everyone else "
        "continues as now.");
    EXPECT_EQ(course(std::array{indexOf("418205")}),
        "If their users pause, none of these jobs passes another in the time shown. | The users of these "
        "jobs pause (run no more jobs), so their usage decays with a half-life of 7 d. Everyone else "
        "continues as now.");
}

TEST_F(QueueCharts, AreAboutTheJobsThatAreAskedFor)
{
    const std::array<std::uint32_t, 2> jobs{2, 0};
    const ChartInput asked{.now = *m_evaluation,
        .algorithm = "fair_tree",
        .jobs = jobs,
        .priority = &*m_now.priority,
        .baselinePriority = &*m_before.priority};
    for (const char* chart : {"priority_course", "priority_terms"}) {
        const auto plot = makePlot(chart, asked, {});
        ASSERT_TRUE(plot) << chart;
        for (const Marks& marks : plot->panels.front().marks)
            for (const NodeRow row : marks.rows)
                EXPECT_EQ(row, NoRow) << "frames of selected users would hide what tells jobs apart";
    }
    const auto course = makePlot("priority_course", asked, {});
    const Marks& lines = course->panels.front().marks.front();
    ASSERT_EQ(lines.labels.size(), 2U);
    EXPECT_NE(lines.roles[0], lines.roles[1]);
    const std::vector<Job>& all = asked.priority->queue->jobs;
    for (const std::uint32_t job : jobs)
        EXPECT_TRUE(std::ranges::any_of(
            lines.labels, [&](const std::string& label) { return label.ends_with(' ' + all[job].id); }));
}

TEST_F(QueueCharts, SayThatThereAreNoJobs)
{
    for (const Chart& chart : charts())
        if (chart.needsJobs) {
            EXPECT_EQ(test::plotOf(chart.id, *m_evaluation).empty,
                "No pending jobs: the file has no \"priority\" section with jobs that wait.");
        }
}

} // namespace
} // namespace fairshare
