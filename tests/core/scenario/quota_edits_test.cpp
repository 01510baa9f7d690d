// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/quota_edits.h"

#include "core/quota/quota_tree.h"
#include "core/scenario/sections.h"
#include "core/scenario/value_edit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>
#include <vector>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// a with a.b and a.c, then d.
Scenario pool()
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "a", .quota = 60}, {.name = "a.b", .quota = 20}, {.name = "a.c", .quota = 40},
        {.name = "d", .quota = 40}};
    return withQuotas(Scenario(), std::move(quotas));
}

std::string messageOf(const Result<Scenario>& result)
{
    return result ? std::string("edited") : result.error().message;
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
    const auto edited = withGroupsEdited(pool(), groups, {QuotaField::Threshold, 7});
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->quotas->groups[1].threshold, 7);
    EXPECT_EQ(edited->quotas->groups[2].threshold, 0);
    EXPECT_EQ(edited->quotas->groups[3].threshold, 7);
}

TEST(QuotaEdits, MakesAQuotaDynamicByItsFractionAndStaticByItsCores)
{
    const std::array<std::uint32_t, 1> first{0};
    const auto dynamic = withGroupsEdited(pool(), first, {QuotaField::Fraction, 0.25});
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
    Scenario scenario = *withGroupsEdited(pool(), last, {QuotaField::Weight, 8});
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
    const auto edited = withGroupsEdited(pool(), root, {QuotaField::Requested, 12});
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->quotas->options.rootRequested, 12);
    EXPECT_EQ(messageOf(withGroupsEdited(pool(), root, {QuotaField::Quota, 12})),
        "<none> is given by the pool alone");
}

TEST(QuotaEdits, RefusesWhatIsNoLegalPool)
{
    const std::array<std::uint32_t, 1> first{0};
    const double infinity = std::numeric_limits<double>::infinity();
    EXPECT_FALSE(withGroupsEdited(pool(), first, {QuotaField::Fraction, 1.5}));
    EXPECT_FALSE(withGroupsEdited(pool(), first, {QuotaField::Quota, -1}));
    EXPECT_FALSE(withGroupsEdited(pool(), first, {QuotaField::Demand, infinity}));
    EXPECT_FALSE(withPoolSize(pool(), -1));
    QuotaOptions options;
    options.maxAllocationRounds = 0;
    EXPECT_FALSE(withQuotaOptions(pool(), options));
}

TEST(QuotaEdits, AddsAGroupBelowOneThatIsThere)
{
    const auto added = withGroupAdded(pool(), "A.new");
    ASSERT_TRUE(added);
    EXPECT_THAT(namesOf(*added), ElementsAre("a", "a.b", "a.c", "d", "A.new"));
    EXPECT_EQ(added->quotas->groups.back().quota, 0);
    EXPECT_EQ(messageOf(withGroupAdded(pool(), "x.new")), "there is no group 'x'");
    EXPECT_EQ(messageOf(withGroupAdded(pool(), "A.B")), "there is a group 'a.b' already");
    EXPECT_EQ(messageOf(withGroupAdded(pool(), "a b")),
        "'a b' is no name of a group; names have no blanks, commas, or any of @ ( ) =");
}

TEST(QuotaEdits, RemovesAGroupWithWhatIsBelowIt)
{
    const std::array<std::uint32_t, 1> first{0};
    const auto removed = withGroupsRemoved(pool(), first);
    ASSERT_TRUE(removed);
    EXPECT_THAT(namesOf(*removed), ElementsAre("d"));
}

TEST(EditedAmount, TakesNumbersAndChanges)
{
    EXPECT_EQ(editedAmount(100, "12.5").value_or(-1), 12.5);
    EXPECT_EQ(editedAmount(100, "*1.5").value_or(-1), 150);
    EXPECT_EQ(editedAmount(100, "+10%").value_or(-1), 110);
    const auto message = [](std::string_view text) { return editedAmount(1, text).error().message; };
    EXPECT_EQ(message(""), "nothing was typed; type a number, or a change such as *1.5 or +10%");
    EXPECT_EQ(message("many"), "'many' is no amount; type a number, or a change such as *1.5 or +10%");
    EXPECT_EQ(message("-3"), "an amount cannot be -3; it is 0 or more");
}

} // namespace
} // namespace fairshare
