// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/quota_answer.h"

#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

/// What balancing a golden tree changes, as a sentence.
std::string answerOf(const std::string& name)
{
    const QuotaVector vector = loadQuotaVector(TEST_DATA "/vectors/htcondor/" + name + ".json");
    const BalancedFlags flags = balanceSurplus(vector.quotas, vector.tree);
    const SurplusFlags none = [&] {
        SurplusFlags off(vector.tree.size(), 0);
        off[RootQuotaRow] = 1;
        return off;
    }();
    const QuotaAllocation before = allocateQuotas({vector.quotas, vector.tree, none});
    const QuotaAllocation after = allocateQuotas({vector.quotas, vector.tree, flags.bothPasses});
    return quotaAnswer({vector.quotas, vector.tree, before, after, flags.bothPasses});
}

TEST(QuotaAnswer, TellsWhereIdleSlotsGoAndWhoWaits)
{
    EXPECT_EQ(answerOf("03_seed_no_prod"),
        "3000 slots more go to analysis (idle 10818 → 7818); group_gridods still waits for 1500, since it "
        "accepts "
        "no surplus.");
    EXPECT_EQ(answerOf("07_seed_all_idle"), "No allocation changes (idle 15323); nobody waits.");
}

TEST(QuotaAnswer, CountsIdleSlotsThatSomebodyWaitsFor)
{
    QuotaAllocation allocation;
    allocation.surplusLeft = 10;
    allocation.open = {0, 3, 4};
    EXPECT_EQ(idleWhileWaiting(allocation), 7);
    allocation.open = {0, 30};
    EXPECT_EQ(idleWhileWaiting(allocation), 10);
}

TEST(QuotaAnswer, TriesWhatAcceptingWouldGive)
{
    const QuotaVector vector = loadQuotaVector(TEST_DATA "/vectors/htcondor/03_seed_no_prod.json");
    const BalancedFlags flags = balanceSurplus(vector.quotas, vector.tree);
    const auto gains = gainsFromAccepting({vector.quotas, vector.tree, flags.bothPasses});
    ASSERT_EQ(gains.size(), 2U);
    EXPECT_EQ(quotaName(vector.quotas, vector.tree, gains[0].row), "group_gridods");
    EXPECT_EQ(gains[0].amount, 1500);
    EXPECT_EQ(quotaName(vector.quotas, vector.tree, gains[1].row), "group_atlas.software");
    EXPECT_EQ(gains[1].amount, 5);
}

} // namespace
} // namespace fairshare::test
