// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/share_gap.h"

#include "tests/core/analysis/university.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::scenarioOf;

struct Account {
    const char* name;
    std::uint32_t shares;
    long double usage;
};

AnswerLine answerForAccounts(std::initializer_list<Account> accounts)
{
    ShareTreeBuilder builder;
    for (const Account& account : accounts) {
        const auto added = builder.add(
            builder.root(), {.kind = NodeKind::Account, .name = account.name, .shares = account.shares});
        builder.add(added, {.name = "ann", .usage = account.usage});
    }
    return shareGapAnswer(*evaluated(scenarioOf(std::move(builder))));
}

// By hand: physics has 1 of 10 shares and used 44 of 100, chemistry 4 of 10 and 8, biology 5 of 10 and 48.
TEST(ShareGapAnswer, NamesWhoIsFurthestAndWhoIsNext)
{
    const AnswerLine line = answerForAccounts({{"biology", 5, 48}, {"chemistry", 4, 8}, {"physics", 1, 44}});
    EXPECT_EQ(line.sentence,
        "physics is the account furthest from its share: 0.4400 of all usage with a share of 0.1000, 4.40 "
        "times the share.");
    EXPECT_EQ(line.cause, "next: chemistry 0.3200 below, biology 0.0200 below");
}

TEST(ShareGapAnswer, TakesTheFirstOfEquals)
{
    EXPECT_EQ(answerForAccounts({{"a", 1, 3}, {"b", 1, 1}}).sentence,
        "a is the account furthest from its share: 0.7500 of all usage with a share of 0.5000, 1.50 times "
        "the share.");
}

TEST(ShareGapAnswer, TellsNothingFromLittle)
{
    EXPECT_EQ(answerForAccounts({{"a", 3, 0}, {"b", 1, 1}}).sentence,
        "a is the account furthest from its share: no usage, with a share of 0.7500.");
    EXPECT_EQ(answerForAccounts({{"a", 0, 1}, {"b", 1, 0}}).sentence,
        "a is the account furthest from its share: 1.0000 of all usage but no share.");
    EXPECT_EQ(
        answerForAccounts({{"a", 1, 1}, {"b", 1, 1}}).sentence, "Every account's usage equals its share.");
    EXPECT_EQ(answerForAccounts({{"a", 1, 0}}).sentence, "No usage yet.");
    EXPECT_EQ(answerForAccounts({}).sentence, "No shares to compare.");
}

TEST(ShareGapAnswer, SpeaksOfUsersWhereThereIsNoAccount)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 1, .usage = 3});
    builder.add(builder.root(), {.name = "bob", .shares = 1, .usage = 1});
    EXPECT_EQ(shareGapAnswer(*evaluated(scenarioOf(std::move(builder)))).sentence,
        "ann is the user furthest from their share: 0.7500 of all usage with a share of 0.5000, 1.50 times "
        "the share.");
}

TEST(ShareGapAnswer, ATinyPartOfAShareIsNoZero)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 1'000'000, .usage = 1});
    builder.add(builder.root(), {.name = "bob", .shares = 1, .usage = 1'000'000});
    EXPECT_EQ(shareGapAnswer(*evaluated(scenarioOf(std::move(builder)))).sentence,
        "ann is the user furthest from their share: 1.0e-06 of all usage with a share of 1.0000, 1.0e-06 "
        "times the share.");
}

TEST(ShareGaps, LeaveOutParentShares)
{
    ShareTreeBuilder builder;
    const auto a =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "a", .shares = ParentShares});
    builder.add(a, {.name = "ann", .usage = 9});
    builder.add(builder.root(), {.kind = NodeKind::Account, .name = "b", .shares = 2});
    const auto gaps = shareGaps(*evaluated(scenarioOf(std::move(builder))), 5);
    ASSERT_EQ(gaps.size(), 1U);
    EXPECT_EQ(gaps.front().row, 3U);
}

// Origin: the figures of the sample, divided in a spreadsheet.
TEST(ShareGapAnswer, SpeaksOfPhysicsAtTheUniversity)
{
    const AnswerLine line = shareGapAnswer(*evaluated(test::university("after")));
    EXPECT_EQ(line.sentence,
        "physics is the account furthest from its share: 0.2650 of all usage with a share of 0.1220, 2.17 "
        "times the share.");
    EXPECT_EQ(line.cause, "next: sciences 0.0895 above, civil 0.0713 below");
}

} // namespace
} // namespace fairshare
