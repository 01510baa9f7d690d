// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/order_answers.h"

#include "core/analysis/compare/kendall_tau.h"
#include "core/table/column.h"
#include "tests/core/analysis/hand_made.h"

#include <gtest/gtest.h>

#include <array>

namespace fairshare {
namespace {

constexpr double None = Undefined;

/// Three users: classic orders them a, b, c, level-based c, b, a, and Fair Tree ties a with b.
class OrderAnswersTest : public testing::Test {
protected:
    ShareTree m_tree = test::treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}});
    std::shared_ptr<const Evaluation> m_three = test::handMade(m_tree,
        {{"classic", {{"a", 0.9}, {"b", 0.5}, {"c", 0.1}}},
            {"level_based", {{"a", 0.2}, {"b", 0.3}, {"c", 0.4}}},
            {"fair_tree", {{"a", 0.7}, {"b", 0.7}, {"c", 0.1}}}});
    std::shared_ptr<const Evaluation> m_same = test::handMade(m_tree,
        {{"classic", {{"a", 0.9}, {"b", 0.5}, {"c", 0.1}}},
            {"fair_tree", {{"a", 0.8}, {"b", 0.7}, {"c", 0.1}}}});
};

TEST_F(OrderAnswersTest, NamesWhoseRankDependsMostOnTheAlgorithm)
{
    EXPECT_EQ(rankRangeAnswer(*m_three),
        "The rank of a depends most on the algorithm: 1 under Classic, 3 under Level-based.");
    EXPECT_EQ(rankRangeAnswer(*m_same), "Every user has the same rank under all algorithms.");
    EXPECT_EQ(rankRangeAnswer(*test::handMade(m_tree, {{"classic", {{"a", 1}, {"b", 0.5}, {"c", 0}}}})), "");
}

TEST_F(OrderAnswersTest, NamesThePairsThatAgreeMostAndLeast)
{
    EXPECT_EQ(agreementAnswer(*m_three, std::array<double, 9>{1, -1, 0.816, -1, 1, -0.816, 0.816, -0.816, 1}),
        "Classic and Fair Tree agree most (tau 0.82), Classic and Level-based agree least (−1.00).");
    EXPECT_EQ(agreementAnswer(*m_three, std::array<double, 9>{1, 0.5, None, 0.5, 1, None, None, None, None}),
        "Tau is 0.50 for every pair of algorithms.");
    EXPECT_EQ(agreementAnswer(*m_same, std::array<double, 4>{1, 0.999, 0.999, 1}),
        "Tau is 0.99 for every pair of algorithms.");
    EXPECT_EQ(agreementAnswer(*m_same, std::array<double, 4>{1, None, None, 1}), "");
}

TEST_F(OrderAnswersTest, NamesWhoGivesMostUsersASharedFactor)
{
    const auto spread = [](std::size_t sharing) {
        FactorSpread made;
        made.sharing = sharing;
        return made;
    };
    EXPECT_EQ(sharedFactorsAnswer(*m_three, std::array{spread(0), spread(2), spread(3)}),
        "Fair Tree has the most users with tied factors: 3 of 3.");
    EXPECT_EQ(sharedFactorsAnswer(*m_three, std::array{spread(2), spread(2), spread(2)}),
        "Under every algorithm, 2 of 3 users have tied factors.");
    EXPECT_EQ(sharedFactorsAnswer(*m_three, std::array{spread(0), spread(0), spread(0)}),
        "No two users have the same factor under any algorithm.");
    EXPECT_EQ(sharedFactorsAnswer(*m_three, {}), "");
}

TEST_F(OrderAnswersTest, NamesUnderWhichAlgorithmMostUsersCollide)
{
    const auto found = [](std::size_t sharing, std::size_t byFactor) {
        return PriorityCollisions{.sharing = sharing, .sharingByFactor = byFactor};
    };
    EXPECT_EQ(collisionsAnswer(*m_three, std::array{found(0, 0), found(3, 2), found(2, 2)}, 1'000'000),
        "At weight 1 000 000, Level-based has the most users who share an integer priority: 3 of 3, 2 of "
        "them because of equal factors.");
    EXPECT_EQ(collisionsAnswer(*m_three, std::array{found(2, 0), found(2, 2), found(2, 2)}, 50),
        "At weight 50, 2 of 3 users share an integer priority under every algorithm.");
    EXPECT_EQ(collisionsAnswer(*m_three, std::array{found(0, 0), found(0, 0), found(0, 0)}, 50),
        "At weight 50, 0 of 3 users share an integer priority under every algorithm.");
    EXPECT_EQ(collisionsAnswer(*m_three, {}, 50), "");
}

TEST(TauText, NeverReadsAsAgreementWhereThereIsADifference)
{
    EXPECT_EQ(tauText(1), "1.00");
    EXPECT_EQ(tauText(0.9999), "0.99");
    EXPECT_EQ(tauText(-0.254), "−0.25");
    EXPECT_EQ(tauText(None), "–");
}

} // namespace
} // namespace fairshare
