// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/queue_priorities.h"

#include "core/priority/job_standing.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

Job aged(std::string id, std::uint32_t seconds)
{
    return {.id = std::move(id), .ageSeconds = seconds, .partitions = {{}}};
}

PriorityConfig ageAlone()
{
    PriorityConfig config;
    config.weights.age = 1000;
    config.maxAgeSeconds = 1000;
    return config;
}

std::vector<std::uint32_t> prioritiesOf(const PriorityConfig& config, const JobQueue& queue)
{
    const std::vector<double> nobody(queue.jobs.size(), 0);
    const QueuePriorities priorities = queuePriorities(config, queue, nobody);
    std::vector<std::uint32_t> found;
    for (const QueueEntry& entry : priorities.entries)
        found.push_back(entry.terms.priority);
    return found;
}

TEST(QueuePriorities, JobsAreInOrderOfPriorityThenOfTheirNumbers)
{
    JobQueue queue{.cluster = {}, .jobs = {aged("30", 5), aged("4", 5), aged("100", 9), aged("4_2", 5)}};
    const std::vector<double> nobody(4, 0);
    const QueuePriorities priorities = queuePriorities(ageAlone(), queue, nobody);
    const Values<std::uint32_t> order = queueOrder(queue, priorities);
    EXPECT_THAT(order, ElementsAre(2, 1, 3, 0));
    EXPECT_THAT(queuePlaces(order, 4), ElementsAre(4, 2, 1, 3));
}

TEST(QueuePriorities, OnlyPendingJobsThatAreNotHeldHavePlaces)
{
    JobQueue queue{
        .cluster = {}, .jobs = {aged("1", 9), aged("2", 8), aged("3", 7), aged("4", 6), aged("5", 9)}};
    queue.jobs[0].state = JobState::Running;
    queue.jobs[1].state = JobState::Suspended;
    queue.jobs[2].setPriority = 0;
    const std::vector<double> nobody(queue.jobs.size(), 0);
    const QueuePriorities priorities = queuePriorities(ageAlone(), queue, nobody);
    const Values<std::uint32_t> order = queueOrder(queue, priorities);
    EXPECT_THAT(order, ElementsAre(4, 3));
    EXPECT_THAT(jobsWithoutPlace(queue, priorities), ElementsAre(0, 1, 2));
    EXPECT_THAT(queuePlaces(order, queue.jobs.size()), ElementsAre(0, 0, 0, 2, 1));
    EXPECT_EQ(stateText(queue.jobs[0]), "running");
    EXPECT_EQ(stateText(queue.jobs[1]), "suspended");
    EXPECT_EQ(stateText(queue.jobs[2]), "held");
    EXPECT_EQ(stateText(queue.jobs[3]), "pending");
}

TEST(QueuePriorities, WithoutWeightsAreThoseTheSchedulerPrinted)
{
    Job pending = aged("1", 500);
    pending.partitions.front().lastPriority = 1200;
    const Job unknown = aged("2", 500);
    EXPECT_THAT(prioritiesOf({}, {.cluster = {}, .jobs = {pending, unknown}}), ElementsAre(1200, 1));
    PriorityConfig config;
    config.tresWeights = {{"cpu", 0}};
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {pending}}), ElementsAre(1200));
    config.tresWeights.front().weight = 1;
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {pending}}), ElementsAre(1));
}

TEST(QueuePriorities, EachPartitionHasItsOwnTerms)
{
    Job job = aged("1", 500);
    job.maxima.partition = 4;
    job.requested = {{"cpu", 6}};
    job.partitions = {{.name = "a", .jobFactor = 1, .tres = {{"cpu", 8}}},
        {.name = "b", .jobFactor = 4, .tres = {{"cpu", 3}}}};
    PriorityConfig config = ageAlone();
    config.weights.partition = 100;
    config.tresWeights = {{"cpu", 40}};
    // 500 of age, 100/4 and 100 of partition, 40·6/8 and 40·6/3 of TRES: twice what a partition has counts
    // twice.
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {job}}), ElementsAre(555, 680));
}

TEST(QueuePriorities, ByHandIsKept)
{
    Job held = aged("1", 500);
    held.setPriority = 0;
    Job chosen = aged("2", 500);
    chosen.setPriority = 4294967295U;
    EXPECT_THAT(
        prioritiesOf(ageAlone(), {.cluster = {}, .jobs = {held, chosen}}), ElementsAre(0, 4294967295U));
}

TEST(QueuePriorities, RunningJobsKeepTheirsUnlessAskedFor)
{
    Job running = aged("1", 500);
    running.state = JobState::Running;
    running.partitions.front().lastPriority = 77;
    Job suspended = running;
    suspended.state = JobState::Suspended;
    PriorityConfig config = ageAlone();
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {running, suspended}}), ElementsAre(77, 77));
    config.flags.set(PriorityFlag::CalculateRunning);
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {running, suspended}}), ElementsAre(500, 500));
}

TEST(QueuePriorities, NeverFallUnderIncrementOnly)
{
    Job job = aged("1", 500);
    job.partitions = {{.name = "a", .lastPriority = 501}, {.name = "b", .lastPriority = 499}};
    PriorityConfig config = ageAlone();
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {job}}), ElementsAre(500, 500));
    config.flags.set(PriorityFlag::IncrementOnly);
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {job}}), ElementsAre(501, 500));
}

TEST(QueuePriorities, SumsAreHeldBetweenOneAndTheLargestWord)
{
    Job nicer = aged("1", 500);
    nicer.nice = 2147483645;
    Job pushed = aged("2", 500);
    pushed.nice = -2147483645;
    pushed.site = 2147483647;
    pushed.requested = {{"cpu", 1000}};
    PriorityConfig config = ageAlone();
    config.flags.set(PriorityFlag::NoNormalTres);
    config.tresWeights = {{"cpu", 1}};
    EXPECT_THAT(prioritiesOf(config, {.cluster = {}, .jobs = {nicer, pushed}}), ElementsAre(1, 4294967295U));
}

} // namespace
} // namespace fairshare
