// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/negotiation/negotiation_turns.h"

#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

/// a wants more than its quota of 40 and may not have it, b takes 15 of what is left, c wants nothing.
GroupQuotas pool()
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "a", .quota = 40, .requested = 60},
        {.name = "b", .quota = 20, .acceptsSurplus = true, .requested = 35},
        {.name = "c", .quota = 10, .requested = 0}, {.name = "d", .quota = 0, .requested = 5}};
    return quotas;
}

std::string sentence(const GroupQuotas& quotas, QuotaRow row, const NegotiationOptions& options = {})
{
    const QuotaTree tree = buildQuotaTree(quotas)->tree;
    const AllocationInput input{.quotas = quotas, .tree = tree};
    return turnsSentence(input, *negotiate(input, options), row);
}

TEST(NegotiationTurns, SayWhereALimitComesFrom)
{
    EXPECT_EQ(
        sentence(pool(), 1), "a may use up to 40 cores in its only turn (its own quota) and ends with 40");
    EXPECT_EQ(sentence(pool(), 2),
        "b may use up to 35 cores in its only turn (its allocation including surplus) and ends with 35");
}

TEST(NegotiationTurns, SayWhyAGroupHasNone)
{
    EXPECT_EQ(sentence(pool(), 3), "c gets no turn: it has no requests of its own");
    EXPECT_EQ(sentence(pool(), 4), "d gets no turn: nothing is allocated to it");
}

// With a finite rate the cap counts what was matched in earlier turns of the round twice.
TEST(NegotiationTurns, SayWhatHoldsAGroupBack)
{
    GroupQuotas quotas;
    quotas.poolSize = 60;
    quotas.options.roundRobinRate = 10;
    quotas.options.maxAllocationRounds = 1;
    quotas.groups = {
        {.name = "a", .quota = 40, .requested = 60}, {.name = "b", .quota = 20, .requested = 60}};
    const QuotaTree tree = buildQuotaTree(quotas)->tree;
    const auto negotiation = negotiate({.quotas = quotas, .tree = tree}, {QuotaCap::Corrected});
    ASSERT_TRUE(negotiation);
    const auto turns = groupTurns(*negotiation);
    EXPECT_EQ(turns[1].turns, 4U);
    EXPECT_EQ(turns[1].limit, 40);
    EXPECT_EQ(turns[1].granted, 40);
    EXPECT_EQ(sentence(quotas, 1, {QuotaCap::Corrected}),
        "a may use up to 40 cores in its first round (its own quota); after 4 turns it ends with 40");
}

TEST(NegotiationTurns, SayThatAStrictQuotaAboveCaps)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.options.oversubscription = true;
    quotas.options.maxAllocationRounds = 1;
    quotas.groups = {{.name = "p", .quota = 30}, {.name = "p.a", .quota = 30, .requested = 30},
        {.name = "p.b", .quota = 30, .requested = 30}};
    EXPECT_EQ(sentence(quotas, 3),
        "p.b may use up to 0 cores in its only turn (lowered from 30 by the strict quota of a group that "
        "accepts no surplus) and ends with 0");
}

} // namespace
} // namespace fairshare
