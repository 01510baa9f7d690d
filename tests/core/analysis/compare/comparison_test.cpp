// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/comparison.h"

#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::rowOf;
using test::university;

class Comparison : public testing::Test {
protected:
    RankMoves since(std::string_view id) const
    {
        return movesSince(*m_after->find(id), *m_before->find(id), matchRows(m_after->tree, m_before->tree));
    }

    std::shared_ptr<const Evaluation> m_before = evaluated(university("before"));
    std::shared_ptr<const Evaluation> m_after = evaluated(university("after"));
};

// Origin of the figures: the designed main window of this university, which shows rank and move per user.
TEST_F(Comparison, CountsMovesUnderFairTree)
{
    const RankMoves moves = since("fair_tree");
    EXPECT_EQ(moves.up, 6U);
    EXPECT_EQ(moves.down, 9U);
    EXPECT_EQ(moves.kept, 9U);
}

TEST_F(Comparison, CountsMovesUnderClassic)
{
    const RankMoves moves = since("classic");
    EXPECT_EQ(moves.up, 8U);
    EXPECT_EQ(moves.down, 14U);
    EXPECT_EQ(moves.kept, 2U);
}

TEST_F(Comparison, CountsMovesUnderDepthOblivious)
{
    const RankMoves moves = since("depth_oblivious");
    EXPECT_EQ(moves.up, 7U);
    EXPECT_EQ(moves.down, 11U);
}

TEST_F(Comparison, GivesGainsAPositiveMove)
{
    EXPECT_EQ(since("fair_tree").move[rowOf(*m_after, "gupta")], 8);
}

TEST_F(Comparison, GivesLossesANegativeMove)
{
    EXPECT_EQ(since("fair_tree").move[rowOf(*m_after, "castillo")], -5);
}

TEST_F(Comparison, GivesAccountsNoMove)
{
    EXPECT_EQ(since("fair_tree").move[rowOf(*m_after, "medicine")], NoMove);
}

// Ranks of iyer: 18 under classic, 19 under Fair Tree.
TEST_F(Comparison, ComparesTwoAlgorithmsOfOneTree)
{
    const RankMoves moves = movesBetween(*m_after->find("fair_tree"), *m_after->find("classic"));
    EXPECT_EQ(moves.move[rowOf(*m_after, "iyer")], -1);
}

TEST_F(Comparison, SumsMovesPerAccount)
{
    const auto accounts = accountMoves(m_after->tree, since("fair_tree"));
    const auto medicine = std::find_if(accounts.begin(), accounts.end(),
        [this](const AccountMoves& entry) { return entry.account == rowOf(*m_after, "medicine"); });
    ASSERT_NE(medicine, accounts.end());
    EXPECT_EQ(medicine->up, 5U);
    EXPECT_EQ(medicine->down, 0U);
    EXPECT_EQ(medicine->ranks, 40);
}

TEST_F(Comparison, SumsTheRootOverEverybody)
{
    const AccountMoves root = accountMoves(m_after->tree, since("fair_tree")).front();
    EXPECT_EQ(root.up, 6U);
    EXPECT_EQ(root.down, 9U);
    EXPECT_EQ(root.kept, 9U);
}

// The matrix of the designed compare view; only pairs without ties, where tau-a and tau-b agree.
TEST_F(Comparison, GivesTauBetweenEachPair)
{
    const auto tau = tauMatrix(*m_after);
    const auto between = [&](std::size_t i, std::size_t j) { return tau[i * 5 + j]; };
    EXPECT_NEAR(between(0, 1), 0.80, 0.005);
    EXPECT_NEAR(between(0, 3), 0.67, 0.005);
    EXPECT_NEAR(between(1, 3), 0.53, 0.005);
    EXPECT_EQ(between(3, 4), 1);
    EXPECT_EQ(between(4, 1), between(1, 4));
}

} // namespace
} // namespace fairshare
