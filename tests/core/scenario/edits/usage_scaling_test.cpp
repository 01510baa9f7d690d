// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_scaling.h"

#include "core/fairshare/usage_totals.h"
#include "core/scenario/edits/rows_edit.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using Totals = std::vector<std::pair<NodeRow, long double>>;

/// root; engineering (own 10): mech: a 30, b 60; naval: empty; then science: c 100
Scenario college()
{
    ShareTreeBuilder builder;
    const auto engineering =
        builder.add(0, {.kind = NodeKind::Account, .name = "engineering", .shares = 5, .usage = 10});
    const auto mech = builder.add(engineering, {.kind = NodeKind::Account, .name = "mech", .shares = 1});
    builder.add(mech, {.name = "a", .shares = 1, .usage = 30});
    builder.add(mech, {.name = "b", .shares = 1, .usage = 60});
    builder.add(engineering, {.kind = NodeKind::Account, .name = "naval", .shares = 1});
    const auto science = builder.add(0, {.kind = NodeKind::Account, .name = "science", .shares = 5});
    builder.add(science, {.name = "c", .shares = 1, .usage = 100});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

constexpr NodeRow Engineering = 1;
constexpr NodeRow Mech = 2;
constexpr NodeRow RowOfA = 3;
constexpr NodeRow RowOfB = 4;
constexpr NodeRow Naval = 5;
constexpr NodeRow Science = 6;
constexpr NodeRow RowOfC = 7;

std::vector<long double> usageWithTotals(const Totals& totals)
{
    return withTotalUsageOf(college().tree, totals).value().usage();
}

std::vector<long double> afterUsageEdit(
    const std::vector<NodeRow>& rows, std::string_view text, RowsOperation operation = RowsOperation::Set)
{
    const RowsEdit edit{operation, {.field = ValueField::Usage, .text = text, .unit = TimeUnit::Second}};
    return withRowsEdited(college(), rows, edit).value().tree.usage();
}

TEST(UsageScaling, AnAccountScalesWhatIsBelowIt)
{
    EXPECT_THAT(usageWithTotals({{Engineering, 200}}), ElementsAre(0, 20, 0, 60, 120, 0, 0, 100));
    EXPECT_THAT(usageWithTotals({{Mech, 9}, {Science, 50}}), ElementsAre(0, 10, 0, 3, 6, 0, 0, 50));
    EXPECT_THAT(usageWithTotals({{RootRow, 400}}), ElementsAre(0, 20, 0, 60, 120, 0, 0, 200));
    EXPECT_THAT(usageWithTotals({{Engineering, 0}}), ElementsAre(0, 0, 0, 0, 0, 0, 0, 100));
}

TEST(UsageScaling, AnAccountWithoutUsageGetsItAsItsOwn)
{
    EXPECT_THAT(usageWithTotals({{Naval, 7}, {RowOfA, 1}}), ElementsAre(0, 10, 0, 1, 60, 7, 0, 100));
}

TEST(UsageScaling, TheUpperRowGetsItsTotalLast)
{
    // With b at 20, mech has 50; 100 doubles both.
    EXPECT_THAT(usageWithTotals({{Mech, 100}, {RowOfB, 20}}), ElementsAre(0, 10, 0, 60, 40, 0, 0, 100));
    // Sums of a spreadsheet agree with the users.
    EXPECT_THAT(usageWithTotals({{RowOfA, 40}, {RowOfB, 50}, {Mech, 90}, {Engineering, 100}}),
        ElementsAre(0, 10, 0, 40, 50, 0, 0, 100));
}

TEST(UsageScaling, GivenTotalsFollow)
{
    ShareTree::Columns columns = college().tree.columns();
    columns.givenTotals =
        std::make_shared<const GivenTotals>(GivenTotals{{RootRow, 300}, {Engineering, 200}, {RowOfA, 40}});
    const ShareTree tree(std::move(columns));
    const ShareTree scaled = withTotalUsageOf(tree, Totals{{Engineering, 100}}).value();
    EXPECT_THAT(scaled.usage(), ElementsAre(0, 5, 0, 15, 30, 0, 0, 100));
    EXPECT_THAT(*scaled.columns().givenTotals,
        ElementsAre(std::pair(RootRow, 200.0L), std::pair(Engineering, 100.0L), std::pair(RowOfA, 20.0L)));
    const ShareTree both = withTotalUsageOf(tree, Totals{{RowOfA, 50}, {Science, 200}}).value();
    EXPECT_THAT(both.usage(), ElementsAre(0, 10, 0, 50, 60, 0, 0, 200));
    EXPECT_THAT(
        *both.columns().givenTotals, ElementsAre(std::pair(RootRow, 410.0L), std::pair(Engineering, 210.0L)));
}

TEST(UsageScaling, RefusesWhatIsNoUsage)
{
    const auto refusal = [](long double total) {
        return withTotalUsageOf(college().tree, Totals{{Science, total}}).error().message;
    };
    EXPECT_EQ(refusal(-1), "usage of 'science' is -1; expected a finite number, 0 or more");
    EXPECT_FALSE(withTotalUsageOf(college().tree, Totals{{Science, std::nanl("")}}));
}

TEST(UsageScaling, CountsUsageOnce)
{
    const ShareTree tree = college().tree;
    EXPECT_THAT(
        rowsCountedOnce(tree, std::vector{RowOfC, RowOfA, Mech, RowOfB, RowOfC}), ElementsAre(RowOfC, Mech));
    EXPECT_THAT(usageWithSubtree(tree, std::vector{Engineering, RowOfC}), ElementsAre(100, 100));
    EXPECT_EQ(totalOf(tree, std::vector{Engineering, RowOfA, RowOfC}, ValueField::Usage), 200);
}

TEST(UsageScaling, EditsOfManyRowsTakeAccounts)
{
    // engineering -30 %, set to 200 TRES-s; the account wins over its users
    EXPECT_THAT(afterUsageEdit({Science}, "-30%"), ElementsAre(0, 10, 0, 30, 60, 0, 0, 70));
    EXPECT_THAT(afterUsageEdit({Engineering, RowOfA}, "200"), ElementsAre(0, 20, 0, 60, 120, 0, 0, 100));
    EXPECT_THAT(afterUsageEdit({RowOfA, Engineering, RowOfC}, "2", RowsOperation::Scale),
        ElementsAre(0, 20, 0, 60, 120, 0, 0, 200));
    EXPECT_THAT(afterUsageEdit({RowOfC}, "25%"), ElementsAre(0, 10, 0, 30, 60, 0, 0, 50));
    EXPECT_THAT(afterUsageEdit({Engineering, RowOfB, Science}, "400", RowsOperation::Distribute),
        ElementsAre(0, 20, 0, 60, 120, 0, 0, 200));
}

TEST(UsageScaling, ChangesNothingWhenTheTotalStays)
{
    const Scenario before = college();
    EXPECT_EQ(afterUsageEdit({Engineering, Science}, "*1"), before.tree.usage());
    EXPECT_EQ(afterUsageEdit({RootRow}, "200"), before.tree.usage());
}

} // namespace
} // namespace fairshare
