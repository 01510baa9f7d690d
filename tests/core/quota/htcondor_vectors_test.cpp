// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/surplus_balancer.h"
#include "core/quota/negotiation/negotiation.h"
#include "tests/core/quota/quota_vectors.h"
#include "tests/support/vector_tree.h"

#include <gtest/gtest.h>

#include <fmt/format.h>

/// Figures of 36 trees, computed by functions of HTCondor 25.14.0 and of the balancer of BNL
/// (tests/data/vectors/htcondor).
namespace fairshare::test {
namespace {

class HtcondorVector : public testing::TestWithParam<std::string> {
protected:
    AllocationInput input() const { return {m_vector.quotas, m_vector.tree}; }
    bool has(const char* member) const { return m_vector.expected.contains(member); }
    std::string difference(const char* member, const std::vector<double>& actual) const
    {
        return differenceOf(m_vector, m_vector.expected.at(member), actual);
    }
    std::string flagDifference(const char* member, const std::vector<std::uint8_t>& actual) const
    {
        return has(member) ? differenceOfFlags(m_vector, m_vector.expected.at(member), actual) : "";
    }

    const QuotaVector m_vector = loadQuotaVector(GetParam());
};

TEST(HtcondorVectors, AreAllThere)
{
    EXPECT_EQ(vectorFiles("htcondor").size(), 38U); // 36 trees, demand and the accountant
}

TEST_P(HtcondorVector, QuotasAreAssigned)
{
    const AssignedQuotas assigned = assignQuotas(m_vector.quotas, m_vector.tree);
    EXPECT_EQ(difference("quota", assigned.quota), "");
    EXPECT_EQ(difference("subtree_quota", assigned.subtreeQuota), "");
}

TEST_P(HtcondorVector, PoolIsAllocated)
{
    const QuotaAllocation allocation = allocateQuotas(input());
    EXPECT_EQ(difference("allocation", allocation.allocated), "");
    EXPECT_EQ(difference("quota", allocation.quota), "");
    EXPECT_EQ(difference("subtree_quota", allocation.subtreeQuota), "");
    // As printed: fifteen digits.
    EXPECT_EQ(fmt::format("{:.15g}", allocation.surplusLeft),
        fmt::format("{:.15g}", m_vector.expected.at("surplus_left").get<double>()));
}

TEST_P(HtcondorVector, FlagsAreBalanced)
{
    const BalancedFlags balanced = balanceSurplus(m_vector.quotas, m_vector.tree);
    EXPECT_EQ(flagDifference("balance", balanced.of(BalancerMode::Code)), "");
    EXPECT_EQ(flagDifference("balance_first_pass", balanced.of(BalancerMode::Slides)), "");
    EXPECT_EQ(flagDifference("has_demand", balanced.hasDemand), "");
    EXPECT_EQ(flagDifference("has_slack", balanced.hasSlack), "");
}

TEST_P(HtcondorVector, BalancedFlagsAllocate)
{
    if (!has("balance"))
        return;
    AllocationInput balanced = input();
    const BalancedFlags flags = balanceSurplus(m_vector.quotas, m_vector.tree);
    balanced.acceptsSurplus = flags.bothPasses;
    EXPECT_EQ(difference("allocation_balanced", allocateQuotas(balanced).allocated), "");
    EXPECT_EQ(difference("granted_balanced", negotiate(balanced)->granted), "");
}

TEST_P(HtcondorVector, GroupsAreGranted)
{
    const auto negotiation = negotiate(input());
    EXPECT_EQ(difference("granted", negotiation->granted), "");
    nlohmann::json limits = nlohmann::json::array();
    for (const NegotiationCall& call : negotiation->calls)
        limits.push_back({quotaName(m_vector.quotas, m_vector.tree, call.row),
            call.limit ? nlohmann::json(static_cast<std::int64_t>(*call.limit)) : nlohmann::json()});
    EXPECT_EQ(limits, m_vector.expected.at("negotiation_limits"));
}

INSTANTIATE_TEST_SUITE_P(Quota, HtcondorVector, testing::ValuesIn(quotaVectorFiles()),
    [](const auto& each) { return "v" + vectorName(each.param); });

} // namespace
} // namespace fairshare::test
