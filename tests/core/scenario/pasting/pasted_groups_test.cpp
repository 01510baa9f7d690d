// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_groups.h"

#include "core/quota/groups/quota_tree.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::uint32_t A = 0;
constexpr std::uint32_t AX = 1;
constexpr std::uint32_t BX = 3;
constexpr std::uint32_t C = 4;

/// a with a.x, b with b.x, and c, whose quota is a fraction that comes to 12.5 cores.
Scenario poolForPasting()
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "a", .quota = 60}, {.name = "a.x", .quota = 20}, {.name = "b", .quota = 15},
        {.name = "b.x", .quota = 15}, {.name = "c", .quota = 0.5}};
    quotas.groups[C].isDynamic = true;
    return withQuotas(Scenario(), std::move(quotas));
}

/// The whole table with the columns group, quota, weight, surplus, allocated; the root first.
GroupPasteTarget target(std::size_t current = 1)
{
    GroupPasteTarget made;
    made.groups = {NoGroup, A, AX, 2, BX, C};
    made.columns = {{true, {}, "Group"}, {false, QuotaField::Quota, "Quota"},
        {false, QuotaField::Weight, "Weight"}, {false, QuotaField::AcceptsSurplus, "Accepts surplus"},
        {false, {}, "Allocated"}};
    made.current = current;
    made.cores = {60, 20, 15, 15, 12.5};
    made.on = "an";
    made.off = "aus";
    return made;
}

GroupPastePlan planned(std::string_view text, const GroupPasteTarget& where = target())
{
    const auto plan = planGroupPaste(*poolForPasting().quotas, text, where);
    EXPECT_TRUE(plan) << (plan ? "" : plan.error().message);
    return plan.value_or(GroupPastePlan());
}

std::vector<std::string> groupMisfits(std::string_view text)
{
    std::vector<std::string> sentences;
    for (const PasteMisfit& misfit : planned(text).misfits)
        sentences.push_back(std::to_string(misfit.line) + ": " + misfit.why);
    return sentences;
}

GroupQuotas quotasAfter(std::string_view text, const GroupPasteTarget& where = target())
{
    return *withGroupsPasted(poolForPasting(), planned(text, where)).value().quotas;
}

TEST(PastedGroups, SetsQuotasByName)
{
    const GroupQuotas now = quotasAfter("a\t70\nB.X\t14\n");
    EXPECT_EQ(now.groups[A].quota, 70);
    EXPECT_EQ(now.groups[BX].quota, 14);
    EXPECT_EQ(now.groups[AX].quota, 20);
}

TEST(PastedGroups, TakesTheEndOfAPathWhereItIsClear)
{
    EXPECT_EQ(quotasAfter("b\t9\nc\t3\n").groups[2].quota, 9);
    EXPECT_THAT(groupMisfits("x\t5\ny\t6\na\t1\n"),
        ElementsAre("1: 2 groups end in 'x'; write the full path", "2: unknown group 'y'"));
}

TEST(PastedGroups, GoesDownFromTheCurrentCell)
{
    GroupPasteTarget where = target(2);
    where.groups = {AX, 2, BX, C};
    const GroupQuotas now = quotasAfter("8\n4\n\n2\n", where);
    EXPECT_EQ(now.groups[AX].weight, 8);
    EXPECT_EQ(now.groups[2].weight, 4);
    EXPECT_EQ(now.groups[BX].weight, 1);
    EXPECT_EQ(now.groups[C].weight, 2);
}

TEST(PastedGroups, FillsAllSelectedFromOneLine)
{
    GroupPasteTarget where = target(2);
    where.groups = {A, C};
    where.fills = true;
    const GroupQuotas now = quotasAfter("8\n", where);
    EXPECT_EQ(now.groups[A].weight, 8);
    EXPECT_EQ(now.groups[C].weight, 8);
    EXPECT_EQ(now.groups[AX].weight, 1);
}

TEST(PastedGroups, TakesFlagsInWords)
{
    const GroupQuotas now = quotasAfter("a\t60\t1\tTRUE\na.x\t20\t1\tan → aus\nb\t15\t1\taus\n");
    EXPECT_TRUE(now.groups[A].acceptsSurplus);
    EXPECT_TRUE(now.groups[AX].acceptsSurplus);
    EXPECT_FALSE(now.groups[2].acceptsSurplus);
    EXPECT_THAT(groupMisfits("a\t60\t1\tmaybe\n"), ElementsAre("1: 'maybe' is neither on nor off"));
}

TEST(PastedGroups, LeavesWhatWasCopiedHere)
{
    const GroupPastePlan plan = planned("Group\tQuota\tWeight\tAccepts surplus\tAllocated\n"
                                        "<none>\t100\t\t\t\na\t60\t1\taus → an\t3\nc\t12.5\t1\taus\t12.5\n");
    EXPECT_EQ(plan.changeCount(), 0U);
    EXPECT_THAT(plan.misfits, IsEmpty());
    EXPECT_EQ(plan.lines, 3U);
    EXPECT_EQ(plan.passedOver, 1U);
}

TEST(PastedGroups, SaysWhatDoesNotFit)
{
    EXPECT_THAT(groupMisfits("<none>\t5\na\tmany\nb\t-3\nc\t1\n"),
        ElementsAre("1: this value of <none> is set by the pool", "2: 'many' is not a number",
            "3: an amount cannot be -3; expected 0 or more"));
    const auto none = planGroupPaste(*poolForPasting().quotas, "hello\nworld\n", target());
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().message,
        "the clipboard contains no numbers; copy a column of quotas, weights or demand from a spreadsheet, "
        "with or without names next to it");
}

TEST(PastedGroups, RefusesDemandOfInnerGroupsAndFractionsAboveOne)
{
    GroupPasteTarget where;
    where.columns = {
        {true, {}, "Group"}, {false, QuotaField::Fraction, "Dynamic"}, {false, QuotaField::Demand, "Demand"}};
    where.current = 1;
    const auto plan = planGroupPaste(*poolForPasting().quotas, "a\t0.5\t3\nc\t1.5\t3\n", where);
    ASSERT_TRUE(plan);
    ASSERT_EQ(plan->misfits.size(), 2U);
    EXPECT_EQ(plan->misfits[0].why, "the demand of a comes from the groups below it");
    EXPECT_EQ(plan->misfits[1].why, "'1.5' is not a fraction; expected 0 to 1");
}

// A request that is usage + demand × weight follows demand, unless the block states it.
TEST(PastedGroups, KeepsRequestsThatTheBlockStates)
{
    GroupPasteTarget where;
    where.columns = {{true, {}, "Group"}, {false, QuotaField::Demand, "Demand"},
        {false, QuotaField::Requested, "Requested"}};
    where.current = 1;
    EXPECT_EQ(quotasAfter("a.x\t7\n", where).groups[AX].requested, 7);
    EXPECT_EQ(quotasAfter("a.x\t7\t0\n", where).groups[AX].requested, 0);
}

} // namespace
} // namespace fairshare
