// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/factor_spread.h"

#include "tests/core/analysis/hand_made.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// Six users with factors that somebody wrote down.
class FactorSpreadTest : public testing::Test {
protected:
    const AlgorithmResult& result() const { return m_evaluation->results.front(); }

    ShareTree m_tree = test::treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}, {"y", "d"}, {"y", "e"}, {"y", "f"}});
    std::shared_ptr<const Evaluation> m_evaluation = test::handMade(m_tree,
        {{"classic",
            {{"a", 0.5}, {"b", 0.500015}, {"c", 0.25}, {"d", 0.25}, {"e", 0}, {"f", std::nan("")}}}});
};

TEST_F(FactorSpreadTest, ListsEachValueOnce)
{
    const FactorSpread spread = factorSpread(m_tree, result());
    EXPECT_THAT(spread.factors,
        ElementsAre(
            SharedFactor{0, 1}, SharedFactor{0.25, 2}, SharedFactor{0.5, 1}, SharedFactor{0.500015, 1}));
    EXPECT_EQ(spread.sharing, 2U);
    EXPECT_EQ(spread.notNumbers, 1U);
}

// 0.5 and 0.500015 become 500 of 1000; 0.25 twice 250; 0 becomes 1.
TEST_F(FactorSpreadTest, CountsPrioritiesThatCollide)
{
    const PriorityCollisions found = priorityCollisions(m_tree, result(), 1000);
    EXPECT_EQ(found,
        (PriorityCollisions{.users = 5,
            .factors = 4,
            .priorities = 3,
            .sharing = 4,
            .sharingByFactor = 2,
            .largest = 2,
            .largestPriority = 500}));
}

// 50000 and 50001 of 100,000: only the equal factors collide.
TEST_F(FactorSpreadTest, TellsFactorsApartByALargerWeight)
{
    const PriorityCollisions found = priorityCollisions(m_tree, result(), 100'000);
    EXPECT_EQ(found.sharing, 2U);
    EXPECT_EQ(found.priorities, 4U);
}

TEST_F(FactorSpreadTest, PutsAllOnOnePriorityWithoutAWeight)
{
    const PriorityCollisions found = priorityCollisions(m_tree, result(), 0);
    EXPECT_EQ(found.priorities, 1U);
    EXPECT_EQ(found.largest, 5U);
    EXPECT_EQ(found.largestPriority, 1U);
}

// What jobs get decides, where a table tells it apart from what is displayed.
TEST_F(FactorSpreadTest, TakesTheFactorOfJobs)
{
    AlgorithmResult other = result();
    other.table.columns.push_back({{"factor_job", "Job factor", "", "Written down.", 6},
        std::make_shared<const Values<double>>(m_tree.size(), 0.125)});
    EXPECT_EQ(priorityCollisions(m_tree, other, 1000),
        (PriorityCollisions{.users = 6,
            .factors = 1,
            .priorities = 1,
            .sharing = 6,
            .sharingByFactor = 6,
            .largest = 6,
            .largestPriority = 125}));
}

// 0.5 of the weight of a published design is 536868864 = 0x1FFFF800.
TEST(FairsharePriority, IsTheTruncatedProduct)
{
    EXPECT_EQ(fairsharePriority(0.5, 1073737728), 536868864U);
    EXPECT_EQ(fairsharePriority(0.9999, 100), 99U);
    EXPECT_EQ(fairsharePriority(1, 100'000), 100'000U);
}

TEST(FairsharePriority, StaysWithin32Bits)
{
    EXPECT_EQ(fairsharePriority(0, 100'000), 1U);
    EXPECT_EQ(fairsharePriority(-1, 100'000), 1U);
    EXPECT_EQ(fairsharePriority(1, 4294967295), 4294967295U);
    EXPECT_EQ(fairsharePriority(2, 4294967295), 4294967295U);
    EXPECT_EQ(fairsharePriority(std::numeric_limits<double>::infinity(), 1), 4294967295U);
    EXPECT_EQ(fairsharePriority(std::nan(""), 1), 0U);
}

} // namespace
} // namespace fairshare
