// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/node_removals.h"

#include "core/base/random.h"
#include "core/simulator/engine/schedule.h"

#include <gmock/gmock.h>

#include <algorithm>

/// Nodes that are taken from a cluster while its jobs run.
namespace fairshare {
namespace {

using testing::ElementsAre;

constexpr const char* AllSchedulers[] = {"fcfs", "easy", "conservative", "slurm_bf"};

/// 4 nodes. a and b hold two each from the begin on.
class NodeRemovalsTest : public testing::Test {
protected:
    NodeRemovalsTest()
    {
        add("a", {.submit = 0, .run = 100, .requested = 100, .procs = 2});
        add("b", {.submit = 0, .run = 100, .requested = 100, .procs = 2});
    }

    void add(const char* id, const SubmittedJob& job)
    {
        m_workload.jobs.push_back(job);
        m_workload.ids.emplace_back(id);
    }

    Result<Schedule> run(std::vector<CommittedRemoval> removals, std::string_view scheduler = "easy")
    {
        m_settings.removals = std::move(removals);
        m_settings.terms.resize(m_workload.jobs.size());
        return makeSchedule(m_workload, {.scheduler = scheduler, .machine = 4, .removals = &m_settings});
    }

    Workload m_workload;
    RemovalSettings m_settings;
};

// By hand: both are worth as much, so nodes 0 and 1 go. a is killed at 40 + 10 and waits until its nodes are
// back and b has ended, both at 100.
TEST_F(NodeRemovalsTest, KillAndRequeueFromTheHeadOfTheQueue)
{
    add("c", {.submit = 5, .run = 10, .requested = 10, .procs = 4});
    for (const char* scheduler : AllSchedulers) {
        const auto schedule = run({{.at = 40, .nodes = 2, .grace = 10, .returnAfter = 60}}, scheduler);
        ASSERT_TRUE(schedule) << schedule.error().message;
        EXPECT_THAT(schedule->attempts,
            ElementsAre(JobAttempt{0, 0, 50, true, {0, 1}}, JobAttempt{1, 0, 100, false, {2, 3}},
                JobAttempt{0, 100, 200, false, {0, 1}}, JobAttempt{2, 200, 210, false, {0, 1, 2, 3}}))
            << scheduler;
    }
}

TEST_F(NodeRemovalsTest, CancelWhoIsNotRequeued)
{
    const auto schedule = run({{.at = 40, .nodes = 2, .grace = 10, .requeues = false}});
    ASSERT_TRUE(schedule);
    EXPECT_THAT(schedule->attempts,
        ElementsAre(JobAttempt{0, 0, 50, true, {0, 1}}, JobAttempt{1, 0, 100, false, {2, 3}}));
}

// a ends within the grace period and leaves its nodes to the removal; c has those of b.
TEST_F(NodeRemovalsTest, LetJobsEndInTheGracePeriod)
{
    m_workload.jobs[0].run = 50;
    add("c", {.submit = 5, .run = 10, .requested = 10, .procs = 2});
    for (const char* scheduler : AllSchedulers) {
        const auto schedule = run({{.at = 40, .nodes = 2, .grace = 10}}, scheduler);
        ASSERT_TRUE(schedule);
        EXPECT_THAT(schedule->attempts,
            ElementsAre(JobAttempt{0, 0, 50, false, {0, 1}}, JobAttempt{1, 0, 100, false, {2, 3}},
                JobAttempt{2, 100, 110, false, {2, 3}}))
            << scheduler;
    }
}

TEST_F(NodeRemovalsTest, TakeIdleNodesFirst)
{
    m_workload.jobs[1] = {.submit = 20, .run = 10, .requested = 10, .procs = 2};
    const auto schedule = run({{.at = 10, .nodes = 2, .returnAfter = 50, .policy = "lifo"}});
    ASSERT_TRUE(schedule);
    EXPECT_THAT(schedule->attempts,
        ElementsAre(JobAttempt{0, 0, 100, false, {0, 1}}, JobAttempt{1, 60, 70, false, {2, 3}}));
}

// Node 2 is gone for good from 10 s on, node 3 from 20 to 60 s, and node 0 for good from 30 s on, with a.
TEST_F(NodeRemovalsTest, FollowEachOther)
{
    m_workload.jobs.pop_back();
    m_workload.ids.pop_back();
    for (const char* scheduler : AllSchedulers) {
        const auto schedule =
            run({{.at = 30, .nodes = 1}, {.at = 10, .nodes = 1}, {.at = 20, .nodes = 1, .returnAfter = 40}},
                scheduler);
        ASSERT_TRUE(schedule);
        EXPECT_THAT(schedule->attempts,
            ElementsAre(JobAttempt{0, 0, 30, true, {0, 1}}, JobAttempt{0, 60, 160, false, {1, 3}}))
            << scheduler;
    }
}

// As in FollowEachOther, and as in KillAndRequeueFromTheHeadOfTheQueue: nodes are away from when nobody runs
// there any more.
TEST_F(NodeRemovalsTest, TellWhenNodesAreAway)
{
    const auto killed = run({{.at = 40, .nodes = 2, .grace = 10, .returnAfter = 60}});
    ASSERT_TRUE(killed);
    EXPECT_THAT(killed->absences, ElementsAre(NodeAbsence{0, 50, 100}, NodeAbsence{1, 50, 100}));
    m_workload.jobs.pop_back();
    m_workload.ids.pop_back();
    const auto following =
        run({{.at = 30, .nodes = 1}, {.at = 10, .nodes = 1}, {.at = 20, .nodes = 1, .returnAfter = 40}});
    ASSERT_TRUE(following);
    EXPECT_THAT(
        following->absences, ElementsAre(NodeAbsence{2, 10}, NodeAbsence{3, 20, 60}, NodeAbsence{0, 30}));
    EXPECT_TRUE(run({})->absences.empty());
}

TEST_F(NodeRemovalsTest, TakeNoJobThatMayNotBePreempted)
{
    m_settings.terms = {{.isPreemptible = false}, {}};
    const auto schedule = run({{.at = 40, .nodes = 3, .returnAfter = 10}});
    ASSERT_TRUE(schedule);
    EXPECT_THAT(schedule->attempts,
        ElementsAre(JobAttempt{0, 0, 100, false, {0, 1}}, JobAttempt{1, 0, 40, true, {2, 3}},
            JobAttempt{1, 50, 150, false, {2, 3}}));
}

TEST_F(NodeRemovalsTest, RefuseToLeaveAJobWithoutEnoughNodes)
{
    add("c", {.submit = 500, .run = 10, .requested = 10, .procs = 3});
    const auto schedule = run({{.at = 40, .nodes = 2}});
    ASSERT_FALSE(schedule);
    EXPECT_EQ(schedule.error().message,
        "job c needs 3 nodes, but only 2 remain after a permanent removal; it could never start");
    EXPECT_TRUE(run({{.at = 600, .nodes = 2}}));
    EXPECT_TRUE(run({{.at = 40, .nodes = 2, .returnAfter = 500}}));
}

/// Jobs and removals at random, by a seed.
class RandomRemovals : public NodeRemovalsTest, public testing::WithParamInterface<int> {
protected:
    static constexpr std::int32_t Nodes = 4;

    std::int64_t draw(SplitMix64& generator, std::int64_t least, std::int64_t most)
    {
        return least
            + static_cast<std::int64_t>(generator.below(static_cast<std::uint64_t>(most - least + 1)));
    }

    std::vector<CommittedRemoval> drawAll(SplitMix64& generator)
    {
        for (int job = 0; job < 60; ++job) {
            const std::int64_t run = draw(generator, 1, 200);
            add("j",
                {.submit = draw(generator, 0, 3000),
                    .run = run,
                    .requested = run + draw(generator, 0, 100),
                    .procs = static_cast<std::int32_t>(draw(generator, 1, Nodes))});
        }
        std::ranges::sort(m_workload.jobs, {}, &SubmittedJob::submit);
        std::vector<CommittedRemoval> removals;
        const char* policies[] = {"fifo", "lifo", "random", "pap", "pap_plus"};
        for (int place = 0; place < 5; ++place) {
            CommittedRemoval removal{.at = 700 * place + draw(generator, 0, 200),
                .nodes = static_cast<std::int32_t>(draw(generator, 1, Nodes)),
                .grace = draw(generator, 0, 100),
                .policy = policies[place]};
            removal.returnAfter = removal.grace + draw(generator, 1, 300);
            removals.push_back(removal);
        }
        return removals;
    }

    static std::int32_t goneAt(const std::vector<CommittedRemoval>& removals, Seconds time)
    {
        std::int32_t gone = 0;
        for (const CommittedRemoval& removal : removals)
            if (removal.at + removal.grace <= time && time < removal.at + removal.returnAfter)
                gone += removal.nodes;
        return gone;
    }
};

TEST_P(RandomRemovals, UseNoNodeTwiceNorWhileItIsGoneAndEndEveryJob)
{
    SplitMix64 generator(static_cast<std::uint64_t>(GetParam()));
    const std::vector<CommittedRemoval> removals = drawAll(generator);
    for (const char* scheduler : AllSchedulers) {
        const auto schedule = run(removals, scheduler);
        ASSERT_TRUE(schedule);
        std::vector<int> completed(m_workload.jobs.size());
        std::set<Seconds> moments;
        for (const JobAttempt& attempt : schedule->attempts) {
            const SubmittedJob& job = m_workload.jobs[attempt.job];
            EXPECT_GE(attempt.start, job.submit);
            EXPECT_EQ(attempt.nodes.size(), static_cast<std::size_t>(job.procs));
            if (attempt.isKilled)
                EXPECT_LT(attempt.end - attempt.start, job.run);
            else
                EXPECT_EQ(attempt.end - attempt.start, job.run);
            completed[attempt.job] += attempt.isKilled ? 0 : 1;
            moments.insert(attempt.start);
        }
        EXPECT_THAT(completed, testing::Each(1)) << scheduler;
        for (const Seconds moment : moments) {
            std::vector<int> held(Nodes);
            for (const JobAttempt& attempt : schedule->attempts)
                if (attempt.start <= moment && moment < attempt.end)
                    for (const std::uint32_t node : attempt.nodes)
                        ++held[node];
            EXPECT_THAT(held, testing::Each(testing::Le(1)));
            EXPECT_LE(std::ranges::count(held, 1), Nodes - goneAt(removals, moment)) << scheduler << moment;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomRemovals, testing::Range(1, 30));

} // namespace
} // namespace fairshare
