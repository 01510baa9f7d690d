// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/value_distribution.h"

#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>
#include <random>

namespace fairshare {
namespace {

using testing::ElementsAre;

Scenario flat(const std::vector<std::pair<std::uint32_t, long double>>& users)
{
    ShareTreeBuilder builder;
    char name = 'a';
    for (const auto& [shares, usage] : users) {
        const std::string text(1, name++);
        builder.add(builder.root(), {.name = text, .shares = shares, .usage = usage});
    }
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

std::vector<NodeRow> usersOf(const Scenario& scenario)
{
    std::vector<NodeRow> rows(scenario.tree.size() - 1);
    std::iota(rows.begin(), rows.end(), 1U);
    return rows;
}

std::string distributionError(const Scenario& scenario, const ValueEdit& edit)
{
    const auto result = withDistributedTotal(scenario, usersOf(scenario), edit);
    return result ? "done" : result.error().message;
}

// 100 by 1 : 1 : 1 is 33 each with the last one to the first; by 5 : 3 : 2 it divides evenly.
TEST(ValueDistribution, SharesAddUpToTheTotal)
{
    const auto sharesAfter = [](const Scenario& scenario, std::string_view total) {
        return withDistributedTotal(scenario, usersOf(scenario), {ValueField::Shares, total})->tree.shares();
    };
    EXPECT_THAT(sharesAfter(flat({{1, 0}, {1, 0}, {1, 0}}), "100"), ElementsAre(1, 34, 33, 33));
    EXPECT_THAT(sharesAfter(flat({{5, 0}, {3, 0}, {2, 0}}), "100"), ElementsAre(1, 50, 30, 20));
    EXPECT_THAT(sharesAfter(flat({{0, 0}, {0, 0}}), "7"), ElementsAre(1, 4, 3));
    // 10 by 1 : 2 : 4 is 1.43, 2.86 and 5.71: the largest remainders are those of the last two.
    EXPECT_THAT(sharesAfter(flat({{1, 0}, {2, 0}, {4, 0}}), "10"), ElementsAre(1, 1, 3, 6));
    EXPECT_THAT(sharesAfter(flat({{MaxShares, 0}, {MaxShares, 0}}), "2147483646"),
        ElementsAre(1, MaxShares / 2, MaxShares / 2));
}

TEST(ValueDistribution, AnyTotalIsMet)
{
    std::mt19937_64 random(3);
    for (int times = 0; times < 200; ++times) {
        std::vector<std::pair<std::uint32_t, long double>> users(1 + random() % 20);
        for (auto& user : users)
            user.first = static_cast<std::uint32_t>(random() % 1000);
        const Scenario scenario = flat(users);
        const std::uint64_t total = random() % 100'000;
        const auto after =
            withDistributedTotal(scenario, usersOf(scenario), {ValueField::Shares, std::to_string(total)});
        ASSERT_TRUE(after);
        const auto& shares = after->tree.shares();
        EXPECT_EQ(std::accumulate(shares.begin() + 1, shares.end(), std::uint64_t{0}), total);
    }
}

TEST(ValueDistribution, UsageKeepsItsProportions)
{
    const Scenario scenario = flat({{1, 30}, {1, 10}, {1, 0}});
    EXPECT_THAT(withDistributedTotal(scenario, usersOf(scenario), {ValueField::Usage, "2h"})->tree.usage(),
        ElementsAre(0, 5400, 1800, 0));
    const Scenario idle = flat({{1, 0}, {1, 0}});
    EXPECT_THAT(withDistributedTotal(idle, usersOf(idle), {ValueField::Usage, "9"})->tree.usage(),
        ElementsAre(0, 4.5L, 4.5L));
}

TEST(ValueDistribution, WhatIsNoTotalIsRefused)
{
    const Scenario scenario = flat({{1, 0}, {ParentShares, 0}});
    EXPECT_EQ(distributionError(scenario, {ValueField::Shares, "10"}),
        "user 'b' has parent shares and cannot receive part of a total");
    EXPECT_EQ(distributionError(scenario, {ValueField::Shares, "parent"}),
        "parent is not a total; type a whole number");
    EXPECT_EQ(distributionError(scenario, {ValueField::Usage, "*1.5"}),
        "'*1.5' is a relative change, not a total; type a number");
    EXPECT_EQ(distributionError(scenario, {ValueField::Usage, "-1"}),
        "usage cannot be -1 TRES-seconds; expected 0 or more");
    EXPECT_EQ(withDistributedTotal(scenario, {}, {ValueField::Shares, "1"}).error().message,
        "no rows to distribute a total to");
}

} // namespace
} // namespace fairshare
