// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/groups_edit.h"

#include "core/quota/groups/quota_tree.h"
#include "core/scenario/sections.h"
#include "tests/core/scenario/four_groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fairshare {
namespace {

using test::GroupA;
using test::GroupAB;
using test::GroupAC;
using test::LastGroup;
using testing::ElementsAre;

/// a with a.b and a.c, then d, whose quota is a fraction.
Scenario poolWithFraction()
{
    GroupQuotas quotas = test::fourGroups();
    quotas.groups[LastGroup].quota = 0.5;
    quotas.groups[LastGroup].isDynamic = true;
    return withQuotas(Scenario(), std::move(quotas));
}

std::vector<double> valuesAfter(const std::vector<std::uint32_t>& groups, const GroupsEdit& edit)
{
    const auto edited = withGroupsEdited(poolWithFraction(), groups, edit);
    EXPECT_TRUE(edited) << (edited ? "" : edited.error().message);
    std::vector<double> values;
    for (std::uint32_t each = 0; edited && each < 4; ++each)
        values.push_back(quotaValue(*edited->quotas, each, edit.field));
    return values;
}

std::string refusal(const std::vector<std::uint32_t>& groups, const GroupsEdit& edit)
{
    const auto edited = withGroupsEdited(poolWithFraction(), groups, edit);
    return edited ? std::string("edited") : edited.error().message;
}

TEST(GroupsEdit, SetsEachFromItsOwnValue)
{
    EXPECT_THAT(valuesAfter({GroupAB, GroupAC}, {RowsOperation::Set, QuotaField::Quota, "+10%"}),
        ElementsAre(60, 22, 44, 0));
    EXPECT_THAT(valuesAfter({GroupAB, LastGroup}, {RowsOperation::Set, QuotaField::Weight, "8"}),
        ElementsAre(1, 8, 1, 8));
}

TEST(GroupsEdit, ScalesByAFactor)
{
    EXPECT_THAT(valuesAfter({GroupA, GroupAB}, {RowsOperation::Scale, QuotaField::Quota, "1.5"}),
        ElementsAre(90, 30, 40, 0));
    EXPECT_EQ(refusal({GroupA}, {RowsOperation::Scale, QuotaField::Quota, "+3"}),
        "'+3' is not a factor; type a number such as 1.5, or a change such as /2 or +10%");
}

// 10 in proportion to 60, 20, 40 is 5, 1 2/3, 3 1/3: what is left goes to the largest remainder, a.b.
TEST(GroupsEdit, DistributesAWholeTotalInWholeNumbers)
{
    EXPECT_THAT(valuesAfter({GroupA, GroupAB, GroupAC}, {RowsOperation::Distribute, QuotaField::Quota, "10"}),
        ElementsAre(5, 2, 3, 0));
}

TEST(GroupsEdit, DistributesEquallyWhereNothingIs)
{
    EXPECT_THAT(
        valuesAfter({GroupA, GroupAB, GroupAC}, {RowsOperation::Distribute, QuotaField::Threshold, "8"}),
        ElementsAre(3, 3, 2, 0));
    EXPECT_THAT(valuesAfter({GroupAB, GroupAC}, {RowsOperation::Distribute, QuotaField::Demand, "1.5"}),
        ElementsAre(0, 0.75, 0.75, 0));
}

TEST(GroupsEdit, RefusesATotalThatIsNone)
{
    EXPECT_EQ(refusal({GroupA}, {RowsOperation::Distribute, QuotaField::Quota, "*2"}),
        "'*2' is a relative change, not a total; type a number");
    EXPECT_EQ(refusal({GroupA}, {RowsOperation::Distribute, QuotaField::Quota, "-2"}),
        "an amount cannot be -2; expected 0 or more");
}

TEST(GroupsEdit, NamesGroupsThatCannotTakePart)
{
    const GroupQuotas quotas = *poolWithFraction().quotas;
    const std::vector<std::uint32_t> all{NoGroup, GroupA, GroupAB, LastGroup};
    const UnfitGroups demand = unfitGroups(quotas, all, {RowsOperation::Set, QuotaField::Demand, "3"});
    EXPECT_THAT(demand.groups, ElementsAre(NoGroup, GroupA));
    EXPECT_EQ(demand.why,
        "this value of <none> is set by the pool; the demand of a comes from the groups below it");
    const UnfitGroups quota = unfitGroups(quotas, all, {RowsOperation::Scale, QuotaField::Quota, "2"});
    EXPECT_THAT(quota.groups, ElementsAre(NoGroup, LastGroup));
    EXPECT_EQ(quota.why,
        "this value of <none> is set by the pool; the quota of d is a fraction, not a number of cores");
    const UnfitGroups fraction = unfitGroups(quotas, all, {RowsOperation::Scale, QuotaField::Fraction, "2"});
    EXPECT_EQ(fraction.why,
        "this value of <none> is set by the pool; the quota of a and a.b is a number of cores, not a "
        "fraction");
    EXPECT_TRUE(unfitGroups(quotas, all, {RowsOperation::Set, QuotaField::Requested, "2"}).groups.empty());
}

TEST(GroupsEdit, MakesAQuotaOfTheOtherKindBySettingIt)
{
    const auto edited = withGroupsEdited(poolWithFraction(), std::vector<std::uint32_t>{LastGroup},
        GroupsEdit{RowsOperation::Set, QuotaField::Quota, "30"});
    ASSERT_TRUE(edited);
    EXPECT_FALSE(edited->quotas->groups[LastGroup].isDynamic);
    EXPECT_EQ(edited->quotas->groups[LastGroup].quota, 30);
}

TEST(GroupsEdit, RefusesNothingSelectedAndFractionsAboveOne)
{
    EXPECT_EQ(refusal({}, {RowsOperation::Set, QuotaField::Quota, "1"}), "no rows to edit");
    EXPECT_NE(refusal({LastGroup}, {RowsOperation::Scale, QuotaField::Fraction, "3"}), "edited");
}

} // namespace
} // namespace fairshare
