// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/omitted_content.h"

#include "core/io/format_registry.h"
#include "core/quota/groups/group_quotas.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(LeftOut, OfGroupsInATable)
{
    GroupQuotas quotas;
    quotas.poolSize = 5;
    quotas.options.oversubscription = true; // the default of HTCondor
    quotas.groups = {{.name = "a", .quota = 5, .weight = 2, .threshold = 3, .usage = 1}};
    const Format& format = *findFormat("quota-table");
    EXPECT_EQ(leftOut(format, withQuotas({}, quotas)), "");
    quotas.poolSize = 6;
    quotas.options.oversubscription = false;
    quotas.options.rootRequested = 1;
    quotas.groups[0].autoregroup = true;
    quotas.groups[0].demand = 7;
    quotas.submitters = {{.name = "a.b@c"}};
    EXPECT_EQ(leftOut(format, withQuotas({}, quotas)),
        "Group quotas (SQL table) cannot contain everything; omitted: the pool size, pool settings, "
        "autoregroup, demand, requests, submitters");
}

TEST(LeftOut, OfGroupsInAConfiguration)
{
    GroupQuotas quotas;
    quotas.poolSize = 10;
    quotas.groups.push_back({.name = "a", .quota = 10});
    const Format& format = *findFormat("condor-config");
    EXPECT_EQ(leftOut(format, withQuotas({}, quotas)), "");
    quotas.poolSize = 12;
    quotas.groups[0].weight = 8;
    quotas.groups[0].threshold = 1;
    quotas.groups[0].demand = 2;
    quotas.groups[0].requested = 3;
    quotas.groups[0].usage = 4;
    quotas.submitters.push_back({.name = "a.b@c"});
    EXPECT_EQ(leftOut(format, withQuotas({}, quotas)),
        "Group quotas (HTCondor configuration) cannot contain everything; omitted: the pool size, weights, "
        "thresholds, demand, requests, usage, submitters");
}

} // namespace
} // namespace fairshare
