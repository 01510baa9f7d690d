// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/quota_edits.h"

#include "core/quota/groups/quota_tree.h"
#include "core/scenario/edits/value_edit.h"
#include "core/scenario/sections.h"
#include "tests/core/scenario/four_groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>
#include <vector>

namespace fairshare {
namespace {

using test::messageOf;
using testing::ElementsAre;

Scenario poolOfFourGroups()
{
    return withQuotas(Scenario(), test::fourGroups());
}

std::vector<std::string> namesOf(const Scenario& scenario)
{
    std::vector<std::string> names;
    for (const QuotaGroup& each : scenario.quotas->groups)
        names.push_back(each.name);
    return names;
}

TEST(QuotaEdits, SetsANumberOfSeveralGroups)
{
    const std::array<std::uint32_t, 2> groups{1, 3};
    const auto edited = withGroupsEdited(poolOfFourGroups(), groups, {QuotaField::Threshold, 7});
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->quotas->groups[1].threshold, 7);
    EXPECT_EQ(edited->quotas->groups[2].threshold, 0);
    EXPECT_EQ(edited->quotas->groups[3].threshold, 7);
}

TEST(QuotaEdits, MakesAQuotaDynamicByItsFractionAndStaticByItsCores)
{
    const std::array<std::uint32_t, 1> first{0};
    const auto dynamic = withGroupsEdited(poolOfFourGroups(), first, {QuotaField::Fraction, 0.25});
    ASSERT_TRUE(dynamic);
    EXPECT_TRUE(dynamic->quotas->groups[0].isDynamic);
    EXPECT_EQ(dynamic->quotas->groups[0].quota, 0.25);
    const auto fixed = withGroupsEdited(*dynamic, first, {QuotaField::Quota, 50});
    ASSERT_TRUE(fixed);
    EXPECT_FALSE(fixed->quotas->groups[0].isDynamic);
    EXPECT_EQ(fixed->quotas->groups[0].quota, 50);
}

// A request of usage + demand × weight follows; any other one stays.
TEST(QuotaEdits, LetsRequestsFollowDemandUntilTheyAreSet)
{
    const std::array<std::uint32_t, 1> last{3};
    Scenario scenario = *withGroupsEdited(poolOfFourGroups(), last, {QuotaField::Weight, 8});
    scenario = *withGroupsEdited(scenario, last, {QuotaField::Demand, 5});
    EXPECT_EQ(scenario.quotas->groups[3].requested, 40);
    scenario = *withGroupsEdited(scenario, last, {QuotaField::Usage, 16});
    EXPECT_EQ(scenario.quotas->groups[3].requested, 56);
    scenario = *withGroupsEdited(scenario, last, {QuotaField::Requested, 50});
    scenario = *withGroupsEdited(scenario, last, {QuotaField::Demand, 9});
    EXPECT_EQ(scenario.quotas->groups[3].requested, 50);
}

TEST(QuotaEdits, SetsTheRequestOfTheRoot)
{
    const std::array<std::uint32_t, 1> root{NoGroup};
    const auto edited = withGroupsEdited(poolOfFourGroups(), root, {QuotaField::Requested, 12});
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->quotas->options.rootRequested, 12);
    EXPECT_EQ(messageOf(withGroupsEdited(poolOfFourGroups(), root, {QuotaField::Quota, 12})),
        "this value of <none> is set by the pool");
}

TEST(QuotaEdits, RefusesWhatIsNoLegalPool)
{
    const std::array<std::uint32_t, 1> first{0};
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(withGroupsEdited(poolOfFourGroups(), first, {QuotaField::Fraction, 1.5}));
    EXPECT_FALSE(withGroupsEdited(poolOfFourGroups(), first, {QuotaField::Quota, -1}));
    EXPECT_FALSE(withGroupsEdited(poolOfFourGroups(), first, {QuotaField::Demand, infinity}));
    EXPECT_FALSE(withPoolSize(poolOfFourGroups(), -1));
    QuotaOptions options;
    options.maxAllocationRounds = 0;
    EXPECT_FALSE(withQuotaOptions(poolOfFourGroups(), options));
}

TEST(QuotaEdits, AddsAGroupBelowOneThatIsThere)
{
    const auto added = withGroupAdded(poolOfFourGroups(), "A.new");
    ASSERT_TRUE(added);
    EXPECT_THAT(namesOf(*added), ElementsAre("a", "a.b", "a.c", "d", "A.new"));
    EXPECT_EQ(added->quotas->groups.back().quota, 0);
    EXPECT_EQ(messageOf(withGroupAdded(poolOfFourGroups(), "x.new")), "unknown group 'x'");
    EXPECT_EQ(messageOf(withGroupAdded(poolOfFourGroups(), "A.B")), "group 'a.b' already exists");
    EXPECT_EQ(messageOf(withGroupAdded(poolOfFourGroups(), "a b")),
        "'a b' is not a valid group name; names must not contain blanks, commas, or any of @ ( ) =");
}

TEST(QuotaEdits, RemovesAGroupWithWhatIsBelowIt)
{
    const std::array<std::uint32_t, 1> first{0};
    const auto removed = withGroupsRemoved(poolOfFourGroups(), first);
    ASSERT_TRUE(removed);
    EXPECT_THAT(namesOf(*removed), ElementsAre("d"));
}

TEST(EditedAmount, TakesNumbersAndChanges)
{
    EXPECT_EQ(editedAmount(100, "12.5").value_or(-1), 12.5);
    EXPECT_EQ(editedAmount(100, "*1.5").value_or(-1), 150);
    EXPECT_EQ(editedAmount(100, "+10%").value_or(-1), 110);
    const auto message = [](std::string_view text) { return editedAmount(1, text).error().message; };
    EXPECT_EQ(message(""), "no value entered; type a number, or a change such as *1.5 or +10%");
    EXPECT_EQ(
        message("many"), "'many' is not a valid amount; type a number, or a change such as *1.5 or +10%");
    EXPECT_EQ(message("-3"), "an amount cannot be -3; expected 0 or more");
}

} // namespace
} // namespace fairshare
