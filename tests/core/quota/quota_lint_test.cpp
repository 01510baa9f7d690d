// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/quota_lint.h"

#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> findings(const GroupQuotas& quotas)
{
    std::vector<std::string> lines;
    for (const QuotaRemark& remark : lintQuotas(quotas, treeOf(quotas)))
        lines.push_back(remark.code + ": " + remark.message);
    return lines;
}

GroupQuotas family(double parent, double first, double second)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {quotaGroup("p", parent, 0), quotaGroup("p.a", first, 0), quotaGroup("p.b", second, 0)};
    return quotas;
}

TEST(QuotaLint, IsSilentWhereChildrenAddUp)
{
    EXPECT_THAT(findings(family(30, 20, 10)), IsEmpty());
}

TEST(QuotaLint, TellsHowFarChildrenShrink)
{
    EXPECT_THAT(findings(family(15, 20, 10)),
        ElementsAre("children_above_parent: the static quotas in 'p' add up to 30, more than its 15; they "
                    "are scaled by 0.500"));
    GroupQuotas quotas = family(15, 20, 0.5);
    quotas.groups[2].isDynamic = true;
    EXPECT_THAT(findings(quotas),
        ElementsAre("children_above_parent: the static quotas in 'p' add up to 20, more than its 15; static "
                    "quotas are scaled by 0.750 and dynamic ones get nothing"));
}

TEST(QuotaLint, TellsThatOversubscribedChildrenDoNotShrink)
{
    GroupQuotas quotas = family(15, 20, 10);
    quotas.options.oversubscription = true;
    EXPECT_THAT(findings(quotas),
        ElementsAre("oversubscription: quotas may be oversubscribed: surplus counts twice, so allocations "
                    "can exceed the pool and the group that negotiates first gets the slots",
            "quota_counted_twice: group 'p' keeps its whole quota of 15 although its subgroups use it too, "
            "so its surplus is counted twice",
            "children_above_parent: the static quotas in 'p' add up to 30, more than its 15; none is "
            "reduced, and the group that negotiates first gets the slots"));
}

TEST(QuotaLint, TellsWhatChildrenLeave)
{
    EXPECT_THAT(findings(family(40, 20, 10)),
        ElementsAre("children_below_parent: the static quotas in 'p' add up to 30, less than its 40; the "
                    "remaining 10 belong to the group itself and become surplus if unused"));
}

TEST(QuotaLint, BlamesAPoolThatShrankOnce)
{
    GroupQuotas quotas = family(30, 20, 10);
    quotas.poolSize = 15;
    EXPECT_THAT(findings(quotas),
        ElementsAre("children_above_parent: the static quotas in '<none>' add up to 30, more than its 15; "
                    "they are scaled by 0.500"));
}

TEST(QuotaLint, AddsFractions)
{
    GroupQuotas quotas = family(30, 0.75, 0.5);
    quotas.groups[1].isDynamic = quotas.groups[2].isDynamic = true;
    EXPECT_THAT(findings(quotas),
        ElementsAre(
            "fractions_above_one: the dynamic quotas in 'p' add up to 1.25, so each is divided by that sum"));
}

TEST(QuotaLint, KnowsGroupsThatGetNothing)
{
    GroupQuotas quotas = family(30, 30, 0);
    EXPECT_THAT(findings(quotas),
        ElementsAre("quota_zero: group 'p.b' has a quota of 0 and accepts no surplus, so it gets nothing"));
    quotas.groups[2].acceptsSurplus = true;
    EXPECT_THAT(findings(quotas),
        ElementsAre("quota_zero: group 'p.b' has a quota of 0 and gets surplus only if no group with a quota "
                    "wants it"));
}

TEST(QuotaLint, FindsInnerGroupsOfWeightZeroAndWidthsThatCompete)
{
    GroupQuotas quotas = family(30, 20, 10);
    quotas.groups[0].weight = 0;
    quotas.groups[1].weight = 8;
    quotas.groups[1].acceptsSurplus = quotas.groups[2].acceptsSurplus = true;
    EXPECT_THAT(findings(quotas),
        ElementsAre("inner_weight_zero: group 'p' has weight 0 and subgroups: the balancer ignores their "
                    "demand and slack",
            "widths_compete: 'p.a' with 8-core jobs and 'p.b' with 1-core jobs accept the same surplus; the "
            "narrower jobs always win"));
}

} // namespace
} // namespace fairshare::test
