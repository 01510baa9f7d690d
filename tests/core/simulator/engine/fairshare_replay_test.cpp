// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/fairshare_replay.h"

#include "core/simulator/engine/priority_points.h"
#include "core/simulator/engine/schedule.h"
#include "tests/core/simulator/reference_rows.h"

#include <gmock/gmock.h>

#include <string>

namespace fairshare {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto Account = static_cast<std::size_t>(JobAttribute::Account);

SubmittedJob job(Seconds submit, Seconds run, std::uint32_t account)
{
    SubmittedJob made{.submit = submit, .run = run, .requested = run};
    made.attributes[Account] = account;
    return made;
}

/// Three jobs of physics, then one of biology, on one processor.
Workload physicsFirst()
{
    Workload workload;
    workload.names[Account] = {"", "physics", "biology"};
    workload.jobs = {job(0, 400, 1), job(1, 400, 1), job(2, 400, 1), job(3, 400, 2)};
    workload.ids.resize(workload.jobs.size());
    return workload;
}

std::vector<Seconds> replayStarts(const Workload& workload, const ReplaySettings& settings)
{
    const auto order =
        fairshareOrder(workload, accountsBy(workload, JobAttribute::Account), equalShares(), settings);
    return makeSchedule(workload, {.scheduler = "fcfs", .machine = 1, .queueOrder = order.get()})->starts;
}

// By hand: at 300 s physics has used all there is, so biology goes first at 400 s.
TEST(FairshareReplay, ServesWhoUsedLess)
{
    EXPECT_THAT(replayStarts(physicsFirst(), {}), ElementsAre(0, 800, 1200, 400));
}

// Usage is looked at for the first time after all have started.
TEST(FairshareReplay, KnowsUsageOnlyFromItsTicks)
{
    EXPECT_THAT(replayStarts(physicsFirst(), {.period = 5000}), ElementsAre(0, 400, 800, 1200));
}

TEST(FairshareReplay, NumbersAccountsAsTheySubmit)
{
    Workload workload = physicsFirst();
    std::swap(workload.jobs.front(), workload.jobs.back());
    const ChargedAccounts accounts = accountsBy(workload, JobAttribute::Account);
    EXPECT_EQ(accounts.count, 2U);
    EXPECT_THAT(accounts.ofJob, ElementsAre(0U, 1U, 1U, 1U));
}

// 2^(-U/S): half of the usage at a share of a half is 1/2, all of it 1/4.
TEST(FairshareReplay, HasTheClassicFactorOfEqualShares)
{
    std::array<double, 2> factors{};
    const std::array<std::uint32_t, 2> nobodyWaits{};
    equalShares()({std::array{5.0, 5.0}, nobodyWaits}, factors);
    EXPECT_THAT(factors, ElementsAre(0.5, 0.5));
    equalShares()({std::array{8.0, 0.0}, nobodyWaits}, factors);
    EXPECT_THAT(factors, ElementsAre(0.25, 1));
    equalShares()({std::array{0.0, 0.0}, nobodyWaits}, factors);
    EXPECT_THAT(factors, ElementsAre(1, 1));
}

/// One job of physics from 0 on; the next is submitted at 1000 s.
Workload physicsAlone(Seconds run)
{
    Workload workload;
    workload.names[Account] = {"", "physics", "biology"};
    workload.jobs = {job(0, run, 1), job(1000, 10, 2)};
    workload.ids.resize(workload.jobs.size());
    return workload;
}

UsageCourse recorded(const Workload& workload, ReplaySettings settings, std::int32_t machine = 1)
{
    const ChargedAccounts accounts = accountsBy(workload, JobAttribute::Account);
    UsageRecorder recorder(accounts.count);
    settings.recorder = &recorder;
    const auto order = fairshareOrder(workload, accounts, equalShares(), settings);
    EXPECT_TRUE(makeSchedule(workload, {.machine = machine, .queueOrder = order.get()}));
    return recorder.take();
}

/// Usage of the first account at each tick.
std::vector<double> usageOfFirst(const UsageCourse& course)
{
    std::vector<double> usage;
    for (std::size_t tick = 0; tick < course.size(); ++tick)
        usage.push_back(course.at(tick).front().usage);
    return usage;
}

// By hand: 300 processor-seconds, halved for their own length and again at each tick of one half-life.
TEST(FairshareReplay, DecaysUsageByHalfInAHalfLife)
{
    const UsageCourse course = recorded(physicsAlone(300), {.halfLife = 300});
    EXPECT_THAT(course.times, ElementsAre(300, 600, 900));
    EXPECT_THAT(usageOfFirst(course), ElementsAre(150.0, 75.0, 37.5));
}

// By hand: a job that ended within the period decays by its own length: 100 * 2^(-100/300).
TEST(FairshareReplay, DecaysEachPartByItsLength)
{
    EXPECT_THAT(usageOfFirst(recorded(physicsAlone(100), {.halfLife = 300})),
        ElementsAre(DoubleNear(79.37005259840998, 1e-12), DoubleNear(39.68502629920499, 1e-12),
            DoubleNear(19.842513149602495, 1e-12)));
}

// By hand: 300 * (1 - 0.693/300)^300.
TEST(FairshareReplay, DecaysAsSlurmRounds)
{
    EXPECT_THAT(usageOfFirst(recorded(physicsAlone(300), {.halfLife = 300, .slurmDecay = true})).front(),
        DoubleNear(149.90186173493984, 1e-9));
}

TEST(FairshareReplay, KeepsAllUsageWithoutHalfLife)
{
    EXPECT_THAT(usageOfFirst(recorded(physicsAlone(400), {.halfLife = 0})), ElementsAre(300.0, 400.0, 400.0));
}

// By hand: at 600 s what was charged at 300 s is forgotten; the 100 s since then count.
TEST(FairshareReplay, ForgetsUsageAtAReset)
{
    EXPECT_THAT(usageOfFirst(recorded(physicsAlone(400), {.halfLife = 0, .usageReset = 500})),
        ElementsAre(300.0, 100.0, 100.0));
}

// By hand: at 300 s the first of physics runs and three wait; at 600 s biology runs, as it had used nothing.
TEST(FairshareReplay, TakesDownWhoRunsAndWaits)
{
    const UsageCourse course = recorded(physicsFirst(), {.halfLife = 0});
    ASSERT_GE(course.size(), 2U);
    EXPECT_EQ(course.queueLength[0], 3U);
    EXPECT_EQ(course.at(0)[0],
        (AccountMoment{
            .usage = 300, .factor = 0.25, .runningProcs = 1, .queuedProcs = 2, .started = 1, .finished = 0}));
    EXPECT_EQ(course.at(0)[1],
        (AccountMoment{
            .usage = 0, .factor = 1, .runningProcs = 0, .queuedProcs = 1, .started = 0, .finished = 0}));
    EXPECT_EQ(course.at(1)[0].finished, 1U);
    EXPECT_EQ(course.at(1)[1].started, 1U);
    EXPECT_EQ(course.at(1)[1].usage, 200);
}

// A job of nobody has the factor 0, so it waits for all others.
TEST(FairshareReplay, ServesJobsOfNobodyLast)
{
    const Workload workload = physicsFirst();
    ChargedAccounts accounts = accountsBy(workload, JobAttribute::Account);
    accounts.ofJob[1] = ChargedAccounts::Nobody;
    const auto order = fairshareOrder(workload, accounts, equalShares(), {});
    const auto schedule =
        makeSchedule(workload, {.scheduler = "fcfs", .machine = 1, .queueOrder = order.get()});
    EXPECT_THAT(schedule->starts, ElementsAre(0, 1200, 800, 400));
}

TEST(FairshareReplay, CutsEachTermToAWholeNumber)
{
    Workload workload = physicsFirst();
    workload.names[static_cast<std::size_t>(JobAttribute::Queue)] = {"", "short"};
    workload.jobs.resize(2);
    workload.jobs[1].procs = 2;
    workload.jobs[1].attributes[static_cast<std::size_t>(JobAttribute::Queue)] = 1;
    const ReplaySection section{.sizeWeight = 10, .queueWeight = 5, .queueFactors = {{"short", 0.5}}};
    // By hand: 10/3 and 20/3 cut to 3 and 6; half of 5 cut to 2.
    EXPECT_THAT(fixedPoints(section, workload, 3), ElementsAre(3, 8));
    const ReplaySection small{.sizeWeight = 10, .favorsSmall = true};
    EXPECT_THAT(fixedPoints(small, workload, 3), ElementsAre(6, 3));
    EXPECT_THAT(fixedPoints(ReplaySection(), workload, 3), IsEmpty());
}

// By hand: all wait for the same account, so that the larger job goes first.
TEST(FairshareReplay, AddsPointsOfSize)
{
    Workload workload = physicsFirst();
    workload.jobs[2].procs = 2;
    ReplaySettings settings{.fairshareWeight = 0, .ageWeight = 0};
    settings.jobPoints = fixedPoints({.sizeWeight = 1000}, workload, 2);
    const auto order =
        fairshareOrder(workload, accountsBy(workload, JobAttribute::Account), equalShares(), settings);
    const auto schedule =
        makeSchedule(workload, {.scheduler = "fcfs", .machine = 2, .queueOrder = order.get()});
    EXPECT_THAT(schedule->starts, ElementsAre(0, 1, 401, 801));
}

class RealReplay : public testing::TestWithParam<std::string> { };
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RealReplay);

/// The reference rounds powers of two otherwise in a last bit, so that one job of a thousand may differ.
TEST_P(RealReplay, StartsNearlyEveryJobWhenTheReferenceDoes)
{
    const auto rows = test::referenceRows(GetParam());
    Workload workload;
    for (const auto& row : rows) {
        workload.jobs.push_back({.submit = std::stoll(row.at(1)),
            .run = std::stoll(row.at(2)),
            .requested = std::stoll(row.at(4)),
            .procs = std::stoi(row.at(3))});
        workload.jobs.back().attributes[Account] = static_cast<std::uint32_t>(std::stoul(row.at(5)));
        workload.ids.push_back(row.at(0));
    }
    workload.names[Account].resize(100'000);
    const auto order =
        fairshareOrder(workload, accountsBy(workload, JobAttribute::Account), equalShares(), {});
    const auto schedule = makeSchedule(workload, {.machine = 100, .queueOrder = order.get()});
    ASSERT_TRUE(schedule);
    std::size_t different = 0;
    for (std::size_t at = 0; at < rows.size(); ++at)
        different += schedule->starts[at] == std::stoll(rows[at].at(6)) ? 0U : 1U;
    EXPECT_LE(different, rows.size() / 1000);
}

std::vector<std::string> replays()
{
    std::vector<std::string> found{test::realLogVector("kth_sp2_cln_fairshare_starts.csv.gz")};
    std::erase(found, "");
    return found;
}

INSTANTIATE_TEST_SUITE_P(Vectors, RealReplay, testing::ValuesIn(replays()));

} // namespace
} // namespace fairshare
