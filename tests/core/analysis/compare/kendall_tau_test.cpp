// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/kendall_tau.h"

#include "core/table/column.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <random>
#include <vector>

namespace fairshare {
namespace {

using Ranks = std::vector<std::uint32_t>;

double bruteForce(const Ranks& a, const Ranks& b)
{
    double difference = 0;
    double untiedInA = 0;
    double untiedInB = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const int inA = (a[i] > a[j]) - (a[i] < a[j]);
            const int inB = (b[i] > b[j]) - (b[i] < b[j]);
            difference += inA * inB;
            untiedInA += inA != 0;
            untiedInB += inB != 0;
        }
    return difference / std::sqrt(untiedInA * untiedInB);
}

TEST(KendallTau, IsOneForEqualOrders)
{
    EXPECT_EQ(kendallTauB(Ranks{1, 2, 3, 4}, Ranks{1, 2, 3, 4}), 1);
}

TEST(KendallTau, IsMinusOneForReversedOrders)
{
    EXPECT_EQ(kendallTauB(Ranks{1, 2, 3, 4}, Ranks{4, 3, 2, 1}), -1);
}

// By hand: six pairs, one of them (the last two users) discordant: (5 - 1) / 6.
TEST(KendallTau, CountsOneDiscordantPair)
{
    EXPECT_DOUBLE_EQ(kendallTauB(Ranks{1, 2, 3, 4}, Ranks{1, 2, 4, 3}), 4.0 / 6.0);
}

// By hand: of six pairs one is tied in a; the other five agree: 5 / sqrt(5 * 6).
TEST(KendallTau, CountsTiesOfOneSide)
{
    EXPECT_DOUBLE_EQ(kendallTauB(Ranks{1, 2, 2, 4}, Ranks{1, 2, 3, 4}), 5.0 / std::sqrt(30.0));
}

TEST(KendallTau, IsExactlyOneForEqualOrdersWithTies)
{
    EXPECT_EQ(kendallTauB(Ranks{1, 1, 3, 3, 5}, Ranks{1, 1, 3, 3, 5}), 1);
}

TEST(KendallTau, IsUndefinedWhereOneSideTiesAll)
{
    EXPECT_TRUE(isUndefined(kendallTauB(Ranks{1, 1, 1}, Ranks{1, 2, 3})));
}

TEST(KendallTau, IsUndefinedForFewerThanTwoUsers)
{
    EXPECT_TRUE(isUndefined(kendallTauB(Ranks{UndefinedCount, 1}, Ranks{UndefinedCount, 1})));
}

TEST(KendallTau, LeavesAccountsOut)
{
    EXPECT_EQ(kendallTauB(Ranks{UndefinedCount, 1, 2}, Ranks{UndefinedCount, 2, 1}), -1);
}

class KendallTauOfRandomRanks : public testing::TestWithParam<std::uint32_t> { };

TEST_P(KendallTauOfRandomRanks, AgreesWithComparingEveryPair)
{
    std::mt19937 random(GetParam());
    const std::uint32_t places = 2 + GetParam() % 40;
    Ranks a(60);
    Ranks b(60);
    for (std::size_t i = 0; i < a.size(); ++i) {
        a[i] = static_cast<std::uint32_t>(random() % places);
        b[i] = static_cast<std::uint32_t>(random() % places);
    }
    EXPECT_NEAR(kendallTauB(a, b), bruteForce(a, b), 1e-14);
}

INSTANTIATE_TEST_SUITE_P(Seeds, KendallTauOfRandomRanks, testing::Range(0U, 50U));

TEST(KendallTau, HandlesAHundredThousandUsers)
{
    Ranks a(100'000);
    std::iota(a.begin(), a.end(), 1U);
    Ranks b(a.rbegin(), a.rend());
    EXPECT_EQ(kendallTauB(a, b), -1);
}

} // namespace
} // namespace fairshare
