// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/submitter_listing.h"

#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::dataFile;
using test::readAs;
using testing::ElementsAre;

Import userprio(const std::string& name)
{
    const auto import = readAs("condor-userprio", dataFile("samples/htcondor/userprio_" + name + ".txt"));
    return import ? *import : Import{};
}

Scenario pool()
{
    QuotaGroup gridods;
    gridods.name = "GROUP_gridods";
    gridods.quota = 400;
    gridods.usage = 7;
    QuotaGroup other;
    other.name = "other";
    other.quota = 100;
    other.usage = 5;
    QuotaSubmitter known;
    known.name = "group_gridods.osg@bnl.gov";
    known.unknown = {{"contact", "\"ann\""}};
    GroupQuotas quotas;
    quotas.poolSize = 500;
    quotas.groups = {gridods, other};
    quotas.submitters = {known};
    return withQuotas(Scenario(), std::move(quotas));
}

TEST(SubmitterAddition, TakesSubmittersAndWhatGroupsUse)
{
    Diagnostics remarks;
    const auto combined = withSubmitters(pool(), userprio("all"), remarks);
    ASSERT_TRUE(combined);
    const GroupQuotas& quotas = *combined->quotas;
    EXPECT_EQ(quotas.submitters.size(), 9U);
    EXPECT_EQ(quotas.groups[0].quota, 400);
    EXPECT_EQ(quotas.groups[0].usage, 482);
    EXPECT_EQ(quotas.groups[0].requested, 1900);
    EXPECT_EQ(quotas.groups[0].priorityFactor, 10);
    EXPECT_EQ(quotas.groups[1].usage, 5);
    const auto osg = std::ranges::find(quotas.submitters, "group_gridods.osg@bnl.gov", &QuotaSubmitter::name);
    ASSERT_NE(osg, quotas.submitters.end());
    EXPECT_EQ(osg->realPriority, 481.37);
    EXPECT_THAT(osg->unknown, ElementsAre(std::pair<std::string, std::string>("contact", "\"ann\"")));
    EXPECT_EQ(quotas.poolSize, 15323);
    ASSERT_GE(remarks.size(), 2U);
    EXPECT_EQ(remarks[0].message, "pool size set to 15323 cores from the quota of <none>; it was 500");
    EXPECT_EQ(remarks[1].message,
        "the pool has no group 'group_atlas.software'; its submitters count toward the nearest existing "
        "parent group");
}

TEST(SubmitterAddition, KeepsWhatAListingDoesNotTell)
{
    Diagnostics remarks;
    const auto combined = withSubmitters(pool(), userprio("priority_flat"), remarks);
    ASSERT_TRUE(combined);
    EXPECT_EQ(combined->quotas->groups[0].usage, 7);
}

TEST(SubmitterAddition, RefusesWhatHasNoneOrNoGroups)
{
    Diagnostics remarks;
    const auto none = withSubmitters(pool(), userprio("quotas"), remarks);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message,
        "contains no submitters; expected output of condor_userprio with -all or -allusers");
    const auto groupless = withSubmitters(Scenario(), userprio("all"), remarks);
    ASSERT_FALSE(groupless);
    EXPECT_EQ(groupless.error().message, "the scenario has no group quotas for the submitters");
}

} // namespace
} // namespace fairshare
