// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/groups/quota_changes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(QuotaChanges, AreToldByGroupAndMember)
{
    GroupQuotas before;
    before.poolSize = 10;
    before.groups = {{.name = "a", .quota = 4}, {.name = "b", .quota = 0.5, .isDynamic = true}};
    GroupQuotas after = before;
    EXPECT_THAT(quotaChanges(before, after), IsEmpty());
    after.poolSize = 12;
    after.options.maxAllocationRounds = 5;
    after.groups = {{.name = "c", .quota = 1}, {.name = "A", .acceptsSurplus = true, .weight = 8}};
    EXPECT_THAT(quotaChanges(before, after),
        ElementsAre(QuotaChange{"", "pool_size", "10", "12"},
            QuotaChange{"", "max_allocation_rounds", "3", "5"}, QuotaChange{"c", "", "", "quota 1"},
            QuotaChange{"A", "name", "a", "A"}, QuotaChange{"A", "quota", "4", ""},
            QuotaChange{"A", "weight", "1", "8"}, QuotaChange{"A", "accept_surplus", "false", "true"},
            QuotaChange{"b", "", "dynamic quota 0.5", ""}));
}

TEST(QuotaChanges, ARenamedGroupIsOneChange)
{
    GroupQuotas before;
    before.groups = {{.name = "a", .quota = 4}, {.name = "a.x", .quota = 1}, {.name = "a.y", .quota = 2},
        {.name = "b", .quota = 7}};
    GroupQuotas after = before;
    after.groups[0].name = "c";
    after.groups[1].name = "c.x";
    after.groups[2].name = "c.y";
    after.groups[2].weight = 8;
    EXPECT_THAT(quotaChanges(before, after),
        ElementsAre(QuotaChange{"c", "name", "a", "c"}, QuotaChange{"c.y", "weight", "1", "8"}));
    after = before;
    after.groups[1].name = "a.z";
    EXPECT_THAT(quotaChanges(before, after), ElementsAre(QuotaChange{"a.z", "name", "a.x", "a.z"}));
    after.groups.push_back({.name = "d", .quota = 0});
    EXPECT_THAT(quotaChanges(before, after),
        ElementsAre(QuotaChange{"a.z", "name", "a.x", "a.z"}, QuotaChange{"d", "", "", "quota 0"}));
    after = before;
    after.groups[3] = {.name = "d", .quota = 0}; // another group in the place of one that went
    EXPECT_THAT(quotaChanges(before, after),
        ElementsAre(QuotaChange{"d", "", "", "quota 0"}, QuotaChange{"b", "", "quota 7", ""}));
}

TEST(QuotaChanges, AMovedGroupIsOneChange)
{
    GroupQuotas before;
    before.groups = {{.name = "a", .quota = 4}, {.name = "a.x", .quota = 1}, {.name = "b", .quota = 7}};
    GroupQuotas after = before;
    after.groups[0].name = "b.a";
    after.groups[1].name = "b.a.x";
    EXPECT_THAT(quotaChanges(before, after), ElementsAre(QuotaChange{"b.a", "name", "a", "b.a"}));
    EXPECT_EQ(pairedGroups(before, after)[1], &before.groups[1]);
    after = before;
    after.groups[1].name = "b.x";
    EXPECT_THAT(quotaChanges(before, after), ElementsAre(QuotaChange{"b.x", "name", "a.x", "b.x"}));
}

} // namespace
} // namespace fairshare
