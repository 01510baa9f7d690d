// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/jobs/workload_generators.h"

#include "core/simulator/engine/schedule.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

namespace fairshare {
namespace {

using testing::ElementsAre;

std::int64_t nodeSeconds(const Workload& workload)
{
    std::int64_t sum = 0;
    for (const SubmittedJob& job : workload.jobs)
        sum += job.run * job.procs;
    return sum;
}

const std::string& nameOf(const Workload& workload, const SubmittedJob& job, JobAttribute attribute)
{
    const auto kind = static_cast<std::size_t>(attribute);
    return workload.names[kind].at(job.attributes[kind]);
}

// The check sums of the specification for seed 1 on 20 nodes.
TEST(WorkloadGenerators, PeregrineHasTheCheckSumsOfTheSpecification)
{
    const auto workload = generateWorkload("peregrine", {.seed = 1});
    ASSERT_TRUE(workload);
    std::int64_t requests = 0;
    for (const SubmittedJob& job : workload->jobs)
        requests += job.requested;
    EXPECT_EQ(nodeSeconds(*workload), 96618948);
    EXPECT_EQ(requests, 602877600);
    const SubmittedJob& third = workload->jobs[2];
    EXPECT_EQ(third.run, 2811);
    EXPECT_EQ(third.requested, 172800);
    EXPECT_EQ(nameOf(*workload, third, JobAttribute::Queue), "batch");
    EXPECT_EQ(nameOf(*workload, third, JobAttribute::Application), "app08");
    const auto schedule = makeSchedule(*workload, {.machine = 20});
    ASSERT_TRUE(schedule);
    std::int64_t starts = 0;
    for (const Seconds start : schedule->starts)
        starts += start;
    EXPECT_EQ(starts, 15651523606);
}

// Mean gap = node-seconds / (jobs x nodes x load), so the last of n arrives near (n - 1) / n of the work
// divided by machine and load; the sum of 7274 exponential gaps has a standard deviation of 1.2 percent.
TEST(WorkloadGenerators, PeregrineArrivesAtALoad)
{
    const auto workload = generateWorkload("peregrine", {.seed = 1, .load = 0.8});
    ASSERT_TRUE(workload);
    EXPECT_EQ(nodeSeconds(*workload), 96618948);
    EXPECT_EQ(workload->jobs.front().submit, 0);
    EXPECT_TRUE(std::ranges::is_sorted(workload->jobs, {}, &SubmittedJob::submit));
    EXPECT_NEAR(static_cast<double>(workload->jobs.back().submit), 96618948 / (20 * 0.8), 0.05 * 6038684);
}

TEST(WorkloadGenerators, PeregrineComesInOtherSizes)
{
    const auto all = generateWorkload("peregrine", {.seed = 1});
    const auto some = generateWorkload("peregrine", {.seed = 1, .jobs = 100});
    const auto more = generateWorkload("peregrine", {.seed = 1, .jobs = 2 * 7275});
    ASSERT_TRUE(all && some && more);
    ASSERT_EQ(some->jobs.size(), 100U);
    EXPECT_TRUE(std::equal(some->jobs.begin(), some->jobs.end(), all->jobs.begin()));
    ASSERT_EQ(more->jobs.size(), 14550U);
    EXPECT_EQ(more->ids.back(), "14550");
    EXPECT_EQ(nodeSeconds(*more), 2 * nodeSeconds(*all));
    EXPECT_FALSE(std::equal(more->jobs.begin() + 7275, more->jobs.end(), all->jobs.begin()));
}

// 1350 node-hours over 10 copies of 50 jobs of one node: 67.5 h on 20 nodes.
TEST(WorkloadGenerators, HtcIsTenCopiesOfFiftyJobs)
{
    const auto workload = generateWorkload("htc", {.seed = 3});
    ASSERT_TRUE(workload);
    ASSERT_EQ(workload->jobs.size(), 500U);
    EXPECT_EQ(nodeSeconds(*workload), 1350 * 3600);
    std::map<Seconds, int> runs;
    for (const SubmittedJob& job : workload->jobs) {
        EXPECT_EQ(job.procs, 1);
        EXPECT_EQ(job.requested % 3600, 0);
        EXPECT_GE(job.requested, job.run);
        ++runs[job.run];
    }
    EXPECT_TRUE(std::ranges::all_of(runs, [](const auto& run) { return run.second % 10 == 0; }));
    EXPECT_GT(runs.size(), 45U);
    EXPECT_GT(runs.rbegin()->first, 4 * runs.begin()->first);
    EXPECT_EQ(generateWorkload("htc", {.seed = 3})->jobs, workload->jobs);
    EXPECT_NE(generateWorkload("htc", {.seed = 4})->jobs, workload->jobs);
}

TEST(WorkloadGenerators, SaturatedServesEverySubmitterAlike)
{
    const GeneratorSettings settings{.seed = 2,
        .machine = 64,
        .jobs = 900,
        .submitters = {{"eva", "physics"}, {"bob", "physics"}, {"", "library"}}};
    const auto workload = generateWorkload("saturated", settings);
    ASSERT_TRUE(workload);
    std::map<std::string, int> jobs;
    std::int32_t most = 0;
    for (const SubmittedJob& job : workload->jobs) {
        ++jobs[nameOf(*workload, job, JobAttribute::User) + "/"
            + nameOf(*workload, job, JobAttribute::Account)];
        most = std::max(most, job.procs);
        EXPECT_EQ(job.submit, 0);
        EXPECT_GE(job.run, 300);
        EXPECT_LE(job.run, 4 * 3600);
        EXPECT_GE(job.requested, job.run);
        EXPECT_LE(job.requested, 10 * job.run + 60);
    }
    EXPECT_THAT(jobs,
        ElementsAre(
            std::pair("/library", 300), std::pair("bob/physics", 300), std::pair("eva/physics", 300)));
    EXPECT_EQ(most, 16);
    EXPECT_EQ(generateWorkload("saturated", settings)->jobs, workload->jobs);
}

// 2000 exponential draws of mean 3600 s: the standard deviation of their mean is 80 s.
TEST(WorkloadGenerators, SaturatedDrawsExponentialRunTimes)
{
    const auto workload =
        generateWorkload("saturated", {.machine = 1, .jobs = 2000, .runTimes = RunTimes::Exponential});
    ASSERT_TRUE(workload);
    EXPECT_NEAR(static_cast<double>(nodeSeconds(*workload)) / 2000, 3600, 400);
}

TEST(WorkloadGenerators, RefuseWhatMakesNoSense)
{
    const auto refusal = [](std::string_view id, const GeneratorSettings& settings) {
        const auto workload = generateWorkload(id, settings);
        return workload ? "made" : workload.error().message;
    };
    EXPECT_EQ(refusal("kth", {}), "unknown generator 'kth'; expected one of peregrine, htc, saturated");
    EXPECT_EQ(refusal("htc", {.load = -0.5}), "invalid load; expected a number, 0 or more");
    EXPECT_EQ(refusal("htc", {.machine = 0}), "the machine needs at least 1 node");
    EXPECT_EQ(refusal("peregrine", {.machine = 15}),
        "the generator peregrine creates jobs of up to 16 nodes, so the machine needs at least 16; it has "
        "15");
    EXPECT_EQ(refusal("htc", {.jobs = 10'000'001}), "10000001 jobs requested; expected at most 10000000");
}

} // namespace
} // namespace fairshare
