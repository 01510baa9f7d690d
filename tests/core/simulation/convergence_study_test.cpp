// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/convergence_tables.h"
#include "core/scenario/scenario.h"
#include "core/simulation/cea_study.h"
#include "core/simulation/saturating_load.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

#include <array>
#include <set>
#include <span>

namespace fairshare {
namespace {

using testing::AllOf;
using testing::DoubleEq;
using testing::DoubleNear;
using testing::ElementsAre;
using testing::Ge;
using testing::Optional;

Scenario threeToOne()
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ana", .shares = 3});
    builder.add(builder.root(), {.name = "ben", .shares = 1});
    Diagnostics none;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, none).value();
    return scenario;
}

constexpr Seconds Day = 86'400;

ReplaySection byFairshareAlone()
{
    return {.accountBy = JobAttribute::User, .tree = ReplayTree::Scenario, .halfLife = Day, .ageWeight = 0};
}

ConvergenceStudy studied(const Scenario& scenario, const Workload& workload)
{
    auto study = studyConvergence({.workload = workload,
        .scenario = scenario,
        .section = byFairshareAlone(),
        .machine = 16,
        .algorithms = convergenceAlgorithms()});
    EXPECT_TRUE(study);
    return study.value();
}

// Worked by hand: serving whoever is furthest below its share brings usage to 3/4 and 1/4. Level-based
// compares with 0.1 + 0.9 S instead, 0.775 and 0.325, so that usage goes to 0.775 / 1.1 = 0.7045.
TEST(ConvergenceStudy, BringsTwoUsersToTheirShares)
{
    const Scenario scenario = threeToOne();
    const Workload workload = saturatingLoad(
        scenario.tree, {.machine = 16, .span = 4 * Day, .mostProcs = 4, .leastRun = 600, .mostRun = 1800});
    const ConvergenceStudy study = studied(scenario, workload);
    ASSERT_EQ(study.courses.size(), 6U);
    ASSERT_THAT(study.accounts.shares, testing::UnorderedElementsAre(0.75, 0.25));
    for (const char* id : {"classic", "depth_oblivious", "fair_tree"}) {
        const ConvergenceCourse& course = *study.find(id);
        EXPECT_THAT(course.settledDistance, Optional(DoubleNear(0, 0.01))) << id;
        EXPECT_THAT(course.jain, Optional(DoubleNear(1, 0.001))) << id;
    }
    EXPECT_THAT(study.find("level_based")->settledDistance, Optional(DoubleNear(0.0455, 0.01)));
    // By hand: in the order of submission usage is as what was submitted, 1.5 and 1 of the machine.
    EXPECT_THAT(study.find("")->settledDistance, Optional(DoubleNear(0.75 - 1.5 / 2.5, 0.03)));
}

TEST(ConvergenceStudy, ReplaysTheSameJobsUnderEachAlgorithm)
{
    const Scenario scenario = threeToOne();
    const Workload workload = saturatingLoad(scenario.tree, {.machine = 16, .span = Day, .mostProcs = 4});
    const ConvergenceStudy study = studied(scenario, workload);
    std::set<std::size_t> jobs;
    for (const ConvergenceCourse& course : study.courses) {
        EXPECT_EQ(course.distances.size(), course.usage.size());
        EXPECT_LE(course.usage.times.back(), study.window.until);
        std::size_t ofAccounts = 0;
        for (const ServedAccount& account : course.accounts)
            ofAccounts += account.jobs;
        EXPECT_EQ(ofAccounts, workload.jobs.size());
        jobs.insert(course.metrics.jobs);
    }
    EXPECT_THAT(jobs, ElementsAre(workload.jobs.size()));
    EXPECT_EQ(study.window.until, workload.jobs.back().submit);
}

/// The order of submission is that of a replay without any priority.
TEST(ConvergenceStudy, HasTheOrderOfSubmissionAsBaseline)
{
    const Scenario scenario = threeToOne();
    const Workload workload = saturatingLoad(scenario.tree, {.machine = 16, .span = Day, .mostProcs = 4});
    const ConvergenceStudy study = studied(scenario, workload);
    const auto schedule = makeSchedule(workload, {.machine = 16});
    const ScheduleMetrics expected = metricsOf(workload, *schedule, 16);
    EXPECT_EQ(study.find("")->metrics.meanWait, expected.meanWait);
    EXPECT_EQ(study.find("")->metrics.meanSlowdown, expected.meanSlowdown);
}

TEST(ConvergenceStudy, EndsWhenABacklogRunsOutForSomebody)
{
    const Scenario scenario = threeToOne();
    Workload workload = saturatingLoad(scenario.tree, {.machine = 16, .span = Day, .mostProcs = 4});
    for (SubmittedJob& job : workload.jobs)
        job.submit = 0;
    const ConvergenceStudy study = studied(scenario, workload);
    EXPECT_GT(study.window.until, 0);
    for (const ConvergenceCourse& course : study.courses)
        for (std::size_t tick = 0; tick + 1 < course.usage.size(); ++tick)
            for (const AccountMoment& moment : course.usage.at(tick))
                EXPECT_GT(moment.queuedProcs, 0);
}

/// Two jobs, and two accounts at three ticks.
Workload submittedWithin(Seconds span)
{
    Workload workload;
    workload.jobs = {{.submit = 0}, {.submit = span}};
    return workload;
}

AccountMoment usageOf(double usage, std::int64_t queued)
{
    return {.usage = usage, .queuedProcs = queued};
}

UsageCourse ofTwo(std::vector<AccountMoment> moments)
{
    UsageCourse usage{.accounts = 2};
    for (std::size_t tick = 1; tick <= moments.size() / 2; ++tick)
        usage.times.push_back(300 * static_cast<Seconds>(tick));
    usage.queueLength.resize(usage.times.size());
    usage.moments = std::move(moments);
    return usage;
}

UsageWindow windowOf(const Workload& workload, const UsageCourse& usage)
{
    const UsageCourse* const course = &usage;
    return competitionWindow(workload, std::span(&course, 1));
}

// By hand: usage of 3/4 and 1/4, then of a half each, where a half is the share.
TEST(UsageFairness, IsMeasuredWhileJobsWaitWhereNoTickIsAmongTheSubmissions)
{
    const UsageCourse usage = ofTwo({usageOf(600, 4), usageOf(200, 2), usageOf(900, 4), usageOf(900, 0),
        usageOf(1500, 0), usageOf(900, 0)});
    const UsageWindow window = windowOf(submittedWithin(100), usage);
    EXPECT_EQ(window.period, UsagePeriod::Backlog);
    EXPECT_EQ(window.until, 600);
    EXPECT_EQ(window.settledFrom(), 300);
    EXPECT_EQ(window.submissions, 100);
    const UsageFairness fairness = usageFairness(usage, std::array{0.5, 0.5}, window);
    EXPECT_EQ(fairness.settledDistance, 0.125);
    EXPECT_EQ(fairness.lastDistance, 0.0);
    EXPECT_THAT(fairness.meanFractions, ElementsAre(0.625, 0.375));
    ASSERT_TRUE(fairness.jain);
    EXPECT_THAT(*fairness.jain, DoubleNear(4 / 4.25, 1e-12)); // of 1.25 and 0.75
    EXPECT_EQ(windowOf(submittedWithin(700), usage).period, UsagePeriod::Submissions);
}

TEST(UsageFairness, IsUnknownWhereNoJobWaitsAtATick)
{
    const UsageCourse usage = ofTwo({usageOf(600, 0), usageOf(200, 0)});
    for (const UsageCourse& course : {usage, UsageCourse{.accounts = 2}}) {
        const UsageWindow window = windowOf(submittedWithin(100), course);
        EXPECT_EQ(window.period, UsagePeriod::Nothing);
        const UsageFairness fairness = usageFairness(course, std::array{0.5, 0.5}, window);
        EXPECT_FALSE(fairness.settledDistance);
        EXPECT_FALSE(fairness.lastDistance);
        EXPECT_FALSE(fairness.jain);
    }
}

TEST(UsageFairness, IsUnknownWhereNobodyUsesAnything)
{
    const UsageCourse usage = ofTwo({usageOf(0, 1), usageOf(0, 1), usageOf(0, 1), usageOf(0, 1)});
    const UsageFairness fairness =
        usageFairness(usage, std::array{0.5, 0.5}, windowOf(submittedWithin(600), usage));
    EXPECT_FALSE(fairness.settledDistance);
    EXPECT_FALSE(fairness.jain);
}

// The other one has no tick up to 600.
TEST(UsageFairness, IsMeasuredOverOnePeriodForAllReplays)
{
    const UsageCourse early = ofTwo({usageOf(600, 4), usageOf(200, 2), usageOf(900, 4), usageOf(900, 0)});
    UsageCourse late = ofTwo({usageOf(600, 4), usageOf(200, 2), usageOf(900, 4), usageOf(900, 1)});
    late.times = {900, 1800};
    const std::array<const UsageCourse*, 2> courses{&late, &early};
    const UsageWindow window = competitionWindow(submittedWithin(600), courses);
    EXPECT_EQ(window.period, UsagePeriod::Backlog);
    EXPECT_EQ(window.until, 600);
    EXPECT_FALSE(usageFairness(late, std::array{0.5, 0.5}, window).settledDistance);
}

TEST(ConvergenceStudy, NeedsJobs)
{
    const auto study = studyConvergence({.workload = Workload(),
        .scenario = Scenario(),
        .section = byFairshareAlone(),
        .machine = 1,
        .algorithms = {""}});
    ASSERT_FALSE(study);
    EXPECT_EQ(study.error().message, "no jobs to replay");
}

TEST(JainIndex, IsOneForEqualsAndOneOfNForOneAlone)
{
    EXPECT_THAT(jainIndex(std::array{2.0, 2.0, 2.0, 2.0}), DoubleEq(1));
    EXPECT_THAT(jainIndex(std::array{0.0, 5.0, 0.0, 0.0}), DoubleEq(0.25));
    EXPECT_THAT(jainIndex(std::array{1.0, 3.0}), DoubleEq(0.8)); // 16 / (2 * 10)
    EXPECT_THAT(jainIndex(std::array{0.0, 0.0}), DoubleEq(1));
}

// Worked by hand. Classic: effective usage over shares is alike where 3 Ua = 2 Ub, as (U1 + (Ua - U1) / 2) /
// 0.25 = 3 Ua with U1 = Ua / 2; so a has 0.4 and b 0.6. Ticket-based: the tickets of a1, half of a's, are
// those of b where S^2/Ua = 2 S^2/Ub; so b has 2/3. The others: the shares.
TEST(CeaStudy, FindsWhatIsClaimed)
{
    const auto study = studyCea(1);
    ASSERT_TRUE(study);
    const auto fractions = [&](const char* id) {
        std::map<std::string, double> found;
        const ConvergenceCourse& course = *study->convergence.find(id);
        for (std::size_t account = 0; account < course.accounts.size(); ++account)
            found[study->convergence.accounts.names[account]] = course.accounts[account].meanFraction;
        return found;
    };
    EXPECT_THAT(fractions("classic")["u_b"], DoubleNear(0.6, 0.01));
    EXPECT_THAT(fractions("classic")["u_a1"], DoubleNear(0.2, 0.01));
    EXPECT_THAT(fractions("ticket_based")["u_b"], DoubleNear(2.0 / 3, 0.01));
    for (const char* id : {"depth_oblivious", "level_based", "fair_tree"}) {
        EXPECT_THAT(fractions(id)["u_b"], DoubleNear(0.5, 0.01)) << id;
        EXPECT_THAT(fractions(id)["u_a2"], DoubleNear(0.25, 0.01)) << id;
    }
    ASSERT_EQ(study->claims.size(), 4U);
    for (const StudiedClaim& claim : study->claims)
        EXPECT_TRUE(claim.isFound) << claim.claim << ": " << claim.found;
    EXPECT_EQ(claimsTable(*study).rows(), 4U);
    EXPECT_EQ(convergenceTable(study->convergence).rows(), 6U);
    EXPECT_EQ(convergenceAccountsTable(study->convergence).rows(), 18U);
}

TEST(SaturatingLoad, IsTheSameFromTheSameSeed)
{
    const ShareTree tree = threeToOne().tree;
    const Workload workload = saturatingLoad(tree, {.seed = 5, .machine = 16, .span = Day, .mostProcs = 4});
    EXPECT_EQ(
        workload.jobs, saturatingLoad(tree, {.seed = 5, .machine = 16, .span = Day, .mostProcs = 4}).jobs);
    EXPECT_NE(
        workload.jobs, saturatingLoad(tree, {.seed = 6, .machine = 16, .span = Day, .mostProcs = 4}).jobs);
    for (const SubmittedJob& job : workload.jobs) {
        EXPECT_THAT(job.procs, AllOf(Ge(1), testing::Le(4)));
        EXPECT_THAT(job.run, AllOf(Ge(600), testing::Le(7200)));
    }
    EXPECT_EQ(workload.ids.size(), workload.jobs.size());
}

} // namespace
} // namespace fairshare
