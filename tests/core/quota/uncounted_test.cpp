// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/uncounted.h"

#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare::test {
namespace {

TEST(Uncounted, NamesRequestsOfInnerGroupsAndOfTheRoot)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {quotaGroup("a", 60, 40), quotaGroup("a.b", 10, 5), quotaGroup("c", 40, 7)};
    quotas.options.rootRequested = 50;
    EXPECT_EQ(uncountedRequests(quotas, treeOf(quotas)),
        "the simulated day includes only jobs of groups without subgroups; these requests, in cores, are "
        "omitted: <none> 50, a 40");
    quotas.options.rootRequested = 0;
    quotas.groups[0].requested = 0;
    EXPECT_THAT(uncountedInDay(quotas, treeOf(quotas)), testing::IsEmpty());
}

TEST(Uncounted, NamesGroupsThatAutoregroup)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    for (const char* name : {"a", "b", "c", "d", "e"})
        quotas.groups.push_back(quotaGroup(name, 10, 5));
    EXPECT_EQ(uncountedAutoregroup(quotas, treeOf(quotas)), "");
    quotas.groups[1].autoregroup = true;
    quotas.groups[3].autoregroup = true;
    EXPECT_EQ(uncountedAutoregroup(quotas, treeOf(quotas)),
        "autoregroup is not modeled: jobs of b, d may also use idle cores anywhere in the pool");
    for (QuotaGroup& group : quotas.groups)
        group.autoregroup = true;
    EXPECT_EQ(uncountedAutoregroup(quotas, treeOf(quotas)),
        "autoregroup is not modeled: jobs of a and 4 more may also use idle cores anywhere in the pool");
}

} // namespace
} // namespace fairshare::test
