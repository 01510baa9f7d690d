// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/replayed_fairshare.h"

#include "core/scenario/evaluation.h"
#include "core/simulation/active_shares.h"
#include "core/simulation/saturating_load.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::DoubleEq;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto UserPlace = static_cast<std::size_t>(JobAttribute::User);
constexpr auto AccountPlace = static_cast<std::size_t>(JobAttribute::Account);

/// physics 3 shares: lab 1 share with ana, and ben 1 share; biology 1 share: ana 1 share and cem with the
/// shares of biology.
Scenario physicsAndBiology()
{
    ShareTreeBuilder builder;
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = 3});
    const auto biology = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "biology"});
    const auto lab = builder.add(physics, {.kind = NodeKind::Account, .name = "lab"});
    builder.add(lab, {.name = "ana", .usage = 1000});
    builder.add(physics, {.name = "ben"});
    builder.add(biology, {.name = "ana"});
    builder.add(biology, {.name = "cem", .shares = ParentShares});
    Diagnostics none;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, none).value();
    return scenario;
}

/// A job of user and account, by their places in the names below.
SubmittedJob jobOf(Seconds submit, std::uint32_t user, std::uint32_t account)
{
    SubmittedJob made{.submit = submit, .run = 500, .requested = 500};
    made.attributes[UserPlace] = user;
    made.attributes[AccountPlace] = account;
    return made;
}

Workload workloadOf(std::vector<SubmittedJob> list)
{
    Workload workload;
    workload.names[UserPlace] = {"", "ana", "ben", "zoe"};
    workload.names[AccountPlace] = {"", "biology", "physics", "lab", "art"};
    workload.jobs = std::move(list);
    workload.ids.resize(workload.jobs.size());
    return workload;
}

std::vector<std::string> paths(const ReplayAccounts& accounts)
{
    std::vector<std::string> found;
    for (const NodeRow row : accounts.rows)
        found.push_back(accounts.tree.path(row));
    return found;
}

TEST(ReplayAccounts, FindsTheAssociationOfUserAndAccount)
{
    const Workload workload =
        workloadOf({jobOf(0, 1, 1), jobOf(1, 1, 3), jobOf(2, 2, 4), jobOf(3, 3, 2), jobOf(4, 1, 1)});
    const auto accounts = replayAccounts(
        {.accountBy = JobAttribute::User, .tree = ReplayTree::Scenario}, workload, physicsAndBiology().tree);
    ASSERT_TRUE(accounts);
    EXPECT_THAT(
        paths(*accounts), ElementsAre("root/biology/ana", "root/physics/lab/ana", "root/physics/ben"));
    EXPECT_THAT(accounts->names, ElementsAre("biology/ana", "lab/ana", "ben"));
    EXPECT_THAT(accounts->charged.ofJob, ElementsAre(0U, 1U, 2U, ChargedAccounts::Nobody, 0U));
    EXPECT_EQ(accounts->unknownJobs, 1U);
    EXPECT_THAT(accounts->unknownNames, ElementsAre("zoe"));
    // By hand: biology has 1/4, of which ana has all own shares; lab and ben have half of 3/4 each.
    EXPECT_THAT(accounts->shares, ElementsAre(DoubleEq(0.25), DoubleEq(0.375), DoubleEq(0.375)));
    EXPECT_EQ(accounts->tree.usage(accounts->rows[1]), 0);
}

TEST(ReplayAccounts, MakesUpAUserOfAnAccountThatIsCharged)
{
    const Workload workload = workloadOf({jobOf(0, 1, 3), jobOf(1, 1, 2)});
    const auto accounts = replayAccounts({.accountBy = JobAttribute::Account, .tree = ReplayTree::Scenario},
        workload, physicsAndBiology().tree);
    ASSERT_TRUE(accounts);
    EXPECT_THAT(paths(*accounts), ElementsAre("root/physics/lab/lab", "root/physics/physics"));
    // By hand: physics has 3/4, of which lab and the user in place of ben have half each.
    EXPECT_THAT(accounts->shares, ElementsAre(DoubleEq(0.375), DoubleEq(0.375)));
}

// By hand: nobody asks who in physics or its lab has a job, so that physics has all of its 3/4.
TEST(ReplayAccounts, StandForAllBelowAnAccountThatIsChargedAlone)
{
    const auto accounts = replayAccounts({.accountBy = JobAttribute::Account, .tree = ReplayTree::Scenario},
        workloadOf({jobOf(0, 1, 2), jobOf(1, 1, 1)}), physicsAndBiology().tree);
    ASSERT_TRUE(accounts);
    EXPECT_THAT(paths(*accounts), ElementsAre("root/physics/physics", "root/biology/biology"));
    EXPECT_THAT(accounts->shares, ElementsAre(DoubleEq(0.75), DoubleEq(0.25)));
    EXPECT_EQ(accounts->tree.size(), 5U);
}

TEST(ReplayAccounts, StandBesideEachOtherWithoutTree)
{
    const Workload workload = workloadOf({jobOf(0, 1, 3), jobOf(1, 1, 2), jobOf(2, 1, 3)});
    const auto accounts = replayAccounts({}, workload, ShareTree());
    ASSERT_TRUE(accounts);
    EXPECT_THAT(accounts->names, ElementsAre("lab", "physics"));
    EXPECT_THAT(accounts->shares, ElementsAre(0.5, 0.5));
    EXPECT_THAT(accounts->unknownNames, IsEmpty());
}

// By hand: with ben alone active in physics it has all of 3/4; biology's 1/4 is ana's.
TEST(ActiveShares, LeaveOutWhoWantsNothing)
{
    const Workload workload = workloadOf({jobOf(0, 1, 1), jobOf(1, 1, 3), jobOf(2, 2, 2)});
    const auto accounts = replayAccounts(
        {.accountBy = JobAttribute::User, .tree = ReplayTree::Scenario}, workload, physicsAndBiology().tree);
    ASSERT_TRUE(accounts);
    std::vector<AccountMoment> moments(3);
    moments[0].queuedProcs = 2;
    moments[2].runningProcs = 1;
    EXPECT_THAT(activeShares(*accounts, moments), ElementsAre(DoubleEq(0.25), 0, DoubleEq(0.75)));
}

class EveryAlgorithm : public testing::TestWithParam<std::string> { };

/// The factors at each tick are those of an evaluation of the same tree with the usage of that tick.
TEST_P(EveryAlgorithm, HasTheFactorsOfAnEvaluationAtEveryTick)
{
    Scenario scenario = physicsAndBiology();
    const Workload workload = saturatingLoad(scenario.tree, {.machine = 4, .span = 20'000, .mostProcs = 2});
    const ReplaySection section{.algorithm = GetParam(),
        .accountBy = JobAttribute::User,
        .tree = ReplayTree::Scenario,
        .halfLife = 9000};
    auto replay = replayOrder(section, workload, scenario, {.machine = 4, .keepsCourse = true});
    ASSERT_TRUE(replay) << replay.error().message;
    ASSERT_TRUE(makeSchedule(workload, {.machine = 4, .queueOrder = replay->order.get()}));
    const UsageCourse& course = replay->recorder->course();
    ASSERT_GT(course.size(), 50U);
    for (std::size_t tick = 0; tick < course.size(); tick += 7) {
        std::vector<long double> usage(replay->accounts.tree.size(), 0);
        std::vector<std::uint32_t> pending(usage.size(), 0);
        for (std::size_t account = 0; account < course.accounts; ++account) {
            usage[replay->accounts.rows[account]] = course.at(tick)[account].usage;
            pending[replay->accounts.rows[account]] = course.at(tick)[account].queuedProcs > 0 ? 1 : 0;
        }
        ShareTree::Columns columns = replay->accounts.tree.columns();
        columns.usage = std::make_shared<const std::vector<long double>>(usage);
        columns.pendingJobs = std::make_shared<const std::vector<std::uint32_t>>(pending);
        scenario.tree = ShareTree(columns);
        const auto evaluation = evaluate(scenario, {GetParam()});
        ASSERT_TRUE(evaluation);
        const ResultTable& table = (*evaluation)->find(GetParam())->table;
        const auto factors = table.reals(table.find("factor_job") != nullptr ? "factor_job" : "factor");
        for (std::size_t account = 0; account < course.accounts; ++account)
            EXPECT_EQ(course.at(tick)[account].factor, factors[replay->accounts.rows[account]])
                << "tick " << tick << ", account " << account;
    }
}

INSTANTIATE_TEST_SUITE_P(Algorithms, EveryAlgorithm, testing::ValuesIn(allAlgorithmIds()),
    [](const auto& test) { return test.param; });

TEST(ReplayedFairshare, RefusesWhatTheAlgorithmDoesNotHave)
{
    Scenario scenario = physicsAndBiology();
    const Workload workload = workloadOf({jobOf(0, 1, 3)});
    const auto unknown = replayOrder({.algorithm = "fair"}, workload, scenario, {.machine = 1});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().message,
        "unknown algorithm 'fair'; expected one of classic, depth_oblivious, ticket_based, level_based, "
        "fair_tree");
    scenario.settings.parameters["classic"]["damping"] = std::int64_t{0};
    EXPECT_EQ(replayOrder({}, workload, scenario, {.machine = 1}).error().code, ErrorCode::OutOfRange);
}

} // namespace
} // namespace fairshare
