// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/fairshare_replay.h"

#include "core/simulator/schedule.h"
#include "tests/core/simulator/reference_rows.h"

#include <gmock/gmock.h>

#include <string>

namespace fairshare {
namespace {

using testing::ElementsAre;

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

std::vector<Seconds> starts(const Workload& workload, const ReplaySettings& settings)
{
    const auto order =
        fairshareOrder(workload, accountsBy(workload, JobAttribute::Account), equalShares(), settings);
    return makeSchedule(workload, {.scheduler = "fcfs", .machine = 1, .queueOrder = order.get()})->starts;
}

// By hand: at 300 s physics has used all there is, so biology goes first at 400 s.
TEST(FairshareReplay, ServesWhoUsedLess)
{
    EXPECT_THAT(starts(physicsFirst(), {}), ElementsAre(0, 800, 1200, 400));
}

// Usage is looked at for the first time after all have started.
TEST(FairshareReplay, KnowsUsageOnlyFromItsTicks)
{
    EXPECT_THAT(starts(physicsFirst(), {.period = 5000}), ElementsAre(0, 400, 800, 1200));
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
