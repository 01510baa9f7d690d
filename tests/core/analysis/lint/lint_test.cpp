// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint.h"

#include "core/io/format_registry.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"
#include "tests/support/vector_tree.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::scenarioOf;
using testing::Contains;
using testing::Not;

std::vector<std::string> rulesOf(const Scenario& scenario)
{
    std::vector<std::string> ids;
    const std::vector<Finding> findings = lint(scenario).value();
    for (const Finding& finding : findings)
        ids.emplace_back(finding.id);
    return ids;
}

struct User {
    std::uint32_t shares;
    long double usage;
};

Scenario flat(std::initializer_list<User> users)
{
    ShareTreeBuilder builder;
    char name = 'a';
    for (const User& user : users) {
        const std::string text(1, name++);
        builder.add(builder.root(), {.name = text, .shares = user.shares, .usage = user.usage});
    }
    return scenarioOf(std::move(builder));
}

// The golden tree whose users have equal ratios that the doubles of Slurm tell apart.
TEST(Lint, FindsTiesThatRoundingSplits)
{
    const auto golden = test::loadVectorTree(
        std::string(TEST_DATA) + "/vectors/slurm-22.05/trees/rounding_splits_equal_ratios.json",
        test::UsageMeans::Own);
    EXPECT_THAT(rulesOf(golden.scenario), Contains("tie_lost"));
}

TEST(Lint, EqualSharesAndUsageAreNoLostTie)
{
    const auto rules = rulesOf(flat({{1, 10}, {1, 10}}));
    EXPECT_THAT(rules, Not(Contains("tie_lost")));
    EXPECT_THAT(rules, Not(Contains("tie_by_rounding")));
}

// Worked with exact fractions: the usages differ by 2^-64 of their value, and both quotients over the sum of
// the three round to the same 64-bit mantissa.
TEST(Lint, FindsTiesThatOnlyRoundingMakes)
{
    const long double large = 18446744073709551615.0L;
    EXPECT_THAT(rulesOf(flat({{3, large}, {3, large - 1}, {1, 22e18L}})), Contains("tie_by_rounding"));
}

Scenario twoAccountsWithUsage(
    std::initializer_list<long double> first, std::initializer_list<long double> second)
{
    ShareTreeBuilder builder;
    for (const auto& [name, usages] : {std::pair("a", first), std::pair("b", second)}) {
        const NodeRow account = builder.add(builder.root(), {.kind = NodeKind::Account, .name = name});
        char user = 'a';
        for (const long double usage : usages) {
            const std::string text(1, user++);
            builder.add(account, {.name = text, .usage = usage});
        }
    }
    builder.add(builder.root(), {.name = "other", .usage = 1});
    return scenarioOf(std::move(builder));
}

// Both accounts used 6291204.68 on paper; the sums of the binary neighbors differ.
TEST(Lint, AddsUsageOfAccountsOnPaper)
{
    const auto rules =
        rulesOf(twoAccountsWithUsage({2578086.7L, 1947860.11L, 1765257.87L}, {2252561.22L, 4038643.46L}));
    EXPECT_THAT(rules, Contains("tie_lost"));
    EXPECT_THAT(rules, Not(Contains("tie_by_rounding")));
}

// The file prints 100.05 for both accounts; what is their own was never printed.
TEST(Lint, JudgesTiesByTheTotalsOfTheFile)
{
    const auto import = findFormat("csv")->read(
        "account,user,shares,usage_total\nroot,,,200.1\na,,1,100.05\na,u,1,60.02\na,v,1,40.02\n"
        "b,,1,100.05\nb,w,1,70.03\nb,x,1,30.02\n",
        {});
    ASSERT_TRUE(import) << describe(import.error());
    const auto rules = rulesOf(*import->scenario);
    EXPECT_THAT(rules, Not(Contains("tie_by_rounding")));
    EXPECT_THAT(rules, Not(Contains("tie_lost")));
}

// 0.01 is less than half of the last place of 1e18.
TEST(Lint, FindsTiesOfAccountsThatOnlyRoundingMakes)
{
    const auto rules = rulesOf(twoAccountsWithUsage({1e18L, 0.01L}, {1e18L}));
    EXPECT_THAT(rules, Contains("tie_by_rounding"));
    EXPECT_THAT(rules, Not(Contains("tie_lost")));
}

// Sums that no 28 digits hold are not judged.
TEST(Lint, LeavesSumsWithTooManyDigitsAlone)
{
    const auto rules = rulesOf(twoAccountsWithUsage({1e30L, 1e-30L}, {1e30L}));
    EXPECT_THAT(rules, Not(Contains("tie_by_rounding")));
    EXPECT_THAT(rules, Not(Contains("tie_lost")));
}

TEST(Lint, FindsTiedAccountsThatAreNotMerged)
{
    const auto golden = test::loadVectorTree(
        std::string(TEST_DATA) + "/vectors/slurm-22.05/trees/tied_accounts_are_not_merged.json",
        test::UsageMeans::Own);
    EXPECT_THAT(rulesOf(golden.scenario), Contains("tied_accounts"));
}

TEST(Lint, FindsSharesThatWrap)
{
    EXPECT_THAT(rulesOf(flat({{MaxShares, 1}, {MaxShares, 2}, {MaxShares, 3}})), Contains("shares_wrap"));
}

TEST(Lint, FindsIdleUsersWhomNobodyCanOutrank)
{
    EXPECT_THAT(rulesOf(flat({{1, 0}, {1, 5}})), Contains("cannot_be_outranked"));
}

// Worked by hand: four levels leave 16 bits a bucket. User a has no shares: the full bucket, 65535. User b
// has all shares and half the usage: 1 + 2^(-0.5 / (0.1 + 0.9)) * 65534 = 46340.5, cut to 46340.
TEST(Lint, FindsFullBucketsOfUsersWithoutShares)
{
    Scenario scenario = flat({{0, 5}, {1, 5}});
    const auto evaluation = evaluate(scenario, {"level_based"}).value();
    const ResultTable& table = evaluation->results.front().table;
    EXPECT_THAT(table.words("level_word"), testing::ElementsAre(0, 65535ULL << 48, 46340ULL << 48));
    EXPECT_THAT(evaluation->results.front().rank->at(1), 1U);
    const std::vector<Finding> findings = lint(scenario).value();
    EXPECT_THAT(findings,
        Contains(Finding{"full_bucket", Severity::Warning, 1,
            "LEVEL_BASED gives users of account 'root' with 0 shares the full bucket, so no user of the "
            "account ranks higher: user 'a'",
            "assign shares, or choose another algorithm"}));
    scenario.settings.compare = {"fair_tree"};
    EXPECT_THAT(rulesOf(scenario), Not(Contains("full_bucket"))); // LEVEL_BASED is nobody's concern there
    EXPECT_THAT(rulesOf(flat({{1, 5}, {1, 5}})), Not(Contains("full_bucket")));
}

// Worked by hand: a user in an account without shares draws level with nobody, since 65535 is the most.
TEST(Lint, FindsFullBucketsOfAccountsWithoutShares)
{
    ShareTreeBuilder builder;
    const auto idle = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "idle", .shares = 0});
    builder.add(idle, {.name = "a", .shares = 1, .usage = 7});
    const auto busy = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "busy", .shares = 9});
    builder.add(busy, {.name = "b", .shares = 1, .usage = 5});
    const Scenario scenario = scenarioOf(std::move(builder));
    const auto evaluation = evaluate(scenario, {"level_based"}).value();
    EXPECT_EQ(evaluation->results.front().rank->at(findByName(scenario.tree, "a").at(0)), 1U);
    EXPECT_THAT(lint(scenario).value(),
        Contains(Finding{"full_bucket", Severity::Warning, findByName(scenario.tree, "idle").at(0),
            "account 'idle' has 0 shares; LEVEL_BASED gives it the full bucket, so no user of its siblings "
            "ranks higher",
            "assign shares, or choose another algorithm"}));
}

// Five accounts inside each other leave four levels where one of them has parent shares.
TEST(Lint, CountsNoLevelForParentShares)
{
    const auto nested = [](std::uint32_t sharesOfSecond) {
        ShareTreeBuilder builder;
        auto account = builder.root();
        for (int level = 1; level <= 4; ++level)
            account = builder.add(account,
                {.kind = NodeKind::Account,
                    .name = "p" + std::to_string(level),
                    .shares = level == 2 ? sharesOfSecond : 1U});
        builder.add(account, {.name = "u", .shares = 1, .usage = 1});
        return scenarioOf(std::move(builder));
    };
    EXPECT_THAT(rulesOf(nested(ParentShares)), Not(Contains("too_deep")));
    const Scenario deep = nested(1);
    EXPECT_THAT(lint(deep).value(),
        Contains(Finding{"too_deep", Severity::Note, findByName(deep.tree, "u").at(0),
            "users deeper than the 4 levels that LEVEL_BASED counts: 1; the first is user 'u'",
            "raise level_based.priority_levels or flatten the tree; other algorithms are not affected"}));
}

TEST(Lint, NobodyIsOutOfReachWhereSharesWrapToNothing)
{
    const Scenario scenario = flat({{2147483646, 0}, {2147483646, 5}, {4, 5}});
    ASSERT_THAT(rulesOf(scenario), Contains("shares_wrap"));
    EXPECT_THAT(rulesOf(scenario), Not(Contains("cannot_be_outranked")));
}

TEST(Lint, FindsNothingInAPlainTree)
{
    EXPECT_THAT(rulesOf(flat({{1, 3}, {2, 5}})), testing::IsEmpty());
}

} // namespace
} // namespace fairshare
