// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/negotiation/negotiation.h"

#include "tests/core/quota/quota_vectors.h"
#include "tests/core/quota/random_quotas.h"

#include <gmock/gmock.h>

#include <numeric>

namespace fairshare::test {
namespace {

using testing::ElementsAre;

GroupQuotas slowRounds()
{
    GroupQuotas quotas;
    quotas.poolSize = 60;
    quotas.options.roundRobinRate = 10;
    quotas.groups = {quotaGroup("a", 40, 60), quotaGroup("b", 20, 60)};
    return quotas;
}

TEST(Negotiation, StallsBelowTheQuotaAsHtcondorDoes)
{
    const GroupQuotas quotas = slowRounds();
    const QuotaTree tree = treeOf(quotas);
    EXPECT_THAT(negotiate({quotas, tree})->granted, ElementsAre(0, 30, 15));
}

TEST(Negotiation, ReachesTheQuotaWithTheCorrectedCap)
{
    const GroupQuotas quotas = slowRounds();
    const QuotaTree tree = treeOf(quotas);
    const auto negotiation = negotiate({quotas, tree}, {QuotaCap::Corrected});
    EXPECT_THAT(negotiation->granted, ElementsAre(0, 40, 20));
    EXPECT_EQ(negotiation->idle, 0);
    EXPECT_EQ(negotiation->rounds.size(), 1U);
    std::vector<double> limits;
    for (const NegotiationCall& call : negotiation->calls)
        limits.push_back(call.limit.value_or(-1));
    EXPECT_THAT(limits, ElementsAre(10, 5, 20, 10, 30, 15, 40, 20));
}

TEST(Negotiation, CapsAtTheQuotaOnlyWhenStrict)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.options.oversubscription = true;
    // The children keep their quotas although the parent has less.
    quotas.groups = {quotaGroup("p", 30, 0), quotaGroup("p.a", 30, 30), quotaGroup("p.b", 30, 30)};
    const QuotaTree tree = treeOf(quotas);
    EXPECT_THAT(negotiate({quotas, tree})->granted, ElementsAre(0, 0, 30, 0));
    quotas.options.strictQuota = false;
    EXPECT_THAT(negotiate({quotas, tree})->granted, ElementsAre(0, 0, 30, 30));
}

TEST(Negotiation, PassesOverFullGroupsWithoutPreemption)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {quotaGroup("a", 40, 80), quotaGroup("b", 60, 60)};
    quotas.groups[0].usage = 55;
    const QuotaTree tree = treeOf(quotas);
    EXPECT_EQ(negotiate({quotas, tree})->calls[1].row, 1U);
    quotas.options.considersPreemption = false;
    const auto negotiation = negotiate({quotas, tree});
    for (const NegotiationCall& call : negotiation->calls)
        EXPECT_EQ(call.row, 2U);
}

TEST(Negotiation, OrdersTheMostStarvedFirstAndTiesBreadthFirst)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.options.rootRequested = 5;
    quotas.groups = {quotaGroup("a", 20, 20), quotaGroup("a.x", 10, 20), quotaGroup("b", 20, 20),
        quotaGroup("c", 20, 20), quotaGroup("d", 0, 9, true)};
    quotas.groups[3].usage = 1;
    quotas.groups[2].usage = 10;
    const QuotaTree tree = treeOf(quotas);
    std::vector<std::string> names;
    const auto negotiation = negotiate({quotas, tree});
    for (const NegotiationCall& call : negotiation->calls)
        if (call.round == 0)
            names.emplace_back(quotaName(quotas, tree, call.row));
    EXPECT_THAT(names, ElementsAre("a", "a.x", "c", "b", "d", "<none>"));
}

TEST(Negotiation, HandsToOthersWhatOneGroupCannotMatch)
{
    GroupQuotas quotas;
    quotas.poolSize = 10;
    quotas.groups = {quotaGroup("a", 5, 10, true), quotaGroup("b", 5, 10, true)};
    const QuotaTree tree = treeOf(quotas);
    const auto negotiation = negotiate({quotas, tree});
    EXPECT_THAT(negotiation->granted, ElementsAre(0, 5, 5));
    EXPECT_EQ(std::accumulate(negotiation->calls.begin(), negotiation->calls.end(), 0.0,
                  [](double sum, const NegotiationCall& call) { return sum + call.matched; }),
        10);
}

TEST(Negotiation, RefusesARateThatNeverEnds)
{
    GroupQuotas quotas;
    quotas.poolSize = 1e9;
    quotas.options.roundRobinRate = 1;
    quotas.groups = {quotaGroup("a", 1e9, 1e9)};
    const auto negotiation = negotiate({quotas, treeOf(quotas)});
    ASSERT_FALSE(negotiation);
    EXPECT_EQ(negotiation.error(),
        (Error{ErrorCode::TooLarge,
            "with a round robin rate of 1, the negotiation takes more than 2000000 turns; increase the "
            "rate"}));
}

class RandomNegotiation : public testing::TestWithParam<std::uint64_t> { };

TEST_P(RandomNegotiation, GrantsNoMoreThanIsRequestedAndThere)
{
    SplitMix64 random(GetParam());
    for (int i = 0; i < 50; ++i) {
        GroupQuotas quotas = randomQuotas(random, true);
        for (QuotaGroup& group : quotas.groups)
            group.autoregroup = random.below(8) == 0;
        const QuotaTree tree = treeOf(quotas);
        const auto negotiation = negotiate({quotas, tree});
        ASSERT_TRUE(negotiation);
        const std::vector<double> requested = requestedByRow(quotas, tree);
        double granted = 0;
        for (QuotaRow row = 0; row < tree.size(); ++row) {
            EXPECT_LE(negotiation->granted[row], requested[row]);
            granted += negotiation->granted[row];
        }
        EXPECT_EQ(granted + negotiation->idle, quotas.poolSize);
        EXPECT_LE(negotiation->rounds.size(), 3U);
    }
}

INSTANTIATE_TEST_SUITE_P(Quota, RandomNegotiation, testing::Range(std::uint64_t{1}, std::uint64_t{11}));

} // namespace
} // namespace fairshare::test
