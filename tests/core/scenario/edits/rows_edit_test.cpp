// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/rows_edit.h"

#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <numeric>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// root: users a, b, c (parent shares), d; account x with user e
Scenario siteForRowsEdits()
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "a", .shares = 4, .usage = 100});
    builder.add(0, {.name = "b", .shares = 1, .usage = 50});
    builder.add(0, {.name = "c", .shares = ParentShares, .usage = 10});
    builder.add(0, {.name = "d", .shares = 3, .usage = 0});
    const auto account = builder.add(0, {.kind = NodeKind::Account, .name = "x", .shares = 2});
    builder.add(account, {.name = "e", .shares = 7, .usage = 40});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

using Rows = std::vector<NodeRow>;

std::string rowsEditError(const Rows& rows, const RowsEdit& edit)
{
    const auto result = withRowsEdited(siteForRowsEdits(), rows, edit);
    return result ? "done" : result.error().message;
}

std::vector<std::uint32_t> sharesAfterEdit(const Rows& rows, const RowsEdit& edit)
{
    return withRowsEdited(siteForRowsEdits(), rows, edit).value().tree.shares();
}

std::vector<long double> usageAfterEdit(const Rows& rows, const RowsEdit& edit)
{
    return withRowsEdited(siteForRowsEdits(), rows, edit).value().tree.usage();
}

constexpr auto Set = RowsOperation::Set;
constexpr auto Scale = RowsOperation::Scale;
constexpr auto Distribute = RowsOperation::Distribute;
constexpr auto Shares = ValueField::Shares;
constexpr auto Usage = ValueField::Usage;

TEST(RowsEdit, SetsScalesAndDistributes)
{
    EXPECT_THAT(sharesAfterEdit({1, 2, 3}, {Set, {Shares, "10"}}), ElementsAre(1, 10, 10, 10, 3, 2, 7));
    EXPECT_THAT(
        sharesAfterEdit({1, 2}, {Scale, {Shares, "1.5"}}), ElementsAre(1, 6, 2, ParentShares, 3, 2, 7));
    EXPECT_THAT(
        sharesAfterEdit({1, 2}, {Scale, {Shares, " /2 "}}), ElementsAre(1, 2, 1, ParentShares, 3, 2, 7));
    EXPECT_THAT(sharesAfterEdit({1, 2, 5}, {Distribute, {Shares, "70"}}),
        ElementsAre(1, 40, 10, ParentShares, 3, 20, 7));
    EXPECT_THAT(
        usageAfterEdit({1, 2}, {Scale, {Usage, "1,5", {",", "."}}}), ElementsAre(0, 150, 75, 10, 0, 0, 40));
    EXPECT_THAT(usageAfterEdit({1, 2}, {Scale, {Usage, "+10%"}}), ElementsAre(0, 110, 55, 10, 0, 0, 40));
    EXPECT_THAT(usageAfterEdit({1, 2}, {Scale, {Usage, "0"}}), ElementsAre(0, 0, 0, 10, 0, 0, 40));
    EXPECT_THAT(usageAfterEdit({1, 4}, {Set, {Usage, "2h"}}), ElementsAre(0, 7200, 50, 10, 7200, 0, 40));
}

TEST(RowsEdit, NamesTheRowsThatCannotTakePart)
{
    EXPECT_EQ(rowsEditError({0, 1}, {Set, {Shares, "10"}}), "account 'root' has no shares");
    EXPECT_EQ(rowsEditError({1, 3}, {Scale, {Shares, "2"}}), "parent shares instead of a number: user 'c'");
    EXPECT_EQ(rowsEditError({1, 3}, {Set, {Shares, "*2"}}), "parent shares instead of a number: user 'c'");
    EXPECT_EQ(rowsEditError({0, 3}, {Distribute, {Shares, "9"}}),
        "account 'root' has no shares; parent shares instead of a number: user 'c'");
    EXPECT_EQ(rowsEditError({0, 1, 5}, {Set, {Usage, "1"}}), "done");
    const UnfitRows unfit = unfitRows(siteForRowsEdits().tree, Rows{0, 1, 3}, {Distribute, {Shares, ""}});
    EXPECT_THAT(unfit.rows, ElementsAre(0, 3));
}

TEST(RowsEdit, CountsManyRowsThatCannotTakePart)
{
    ShareTreeBuilder builder;
    for (const char* name : {"a", "b", "c", "d", "e"})
        builder.add(0, {.name = name, .shares = ParentShares});
    Diagnostics diagnostics;
    const ShareTree tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    EXPECT_EQ(unfitRows(tree, Rows{1, 2, 3, 4, 5}, {Scale, {Shares, "2"}}).why,
        "parent shares instead of a number: user 'a', user 'b', user 'c' and 2 more");
}

TEST(RowsEdit, RefusesWhatIsNoFactor)
{
    for (const char* text : {"-2", "+3", "x", "parent", "-200%", "*-1", "/0", "inf", "1e5000", "2h"})
        EXPECT_EQ(rowsEditError({1}, {Scale, {Usage, text}}),
            std::string("'") + text
                + "' is not a factor; type a number such as 1.5, or a change such as /2 or +10%");
    EXPECT_EQ(rowsEditError({1}, {Scale, {Usage, " "}}),
        "no factor entered; type a factor such as 1.5, or a change such as /2 or +10%");
    EXPECT_EQ(rowsEditError({1}, {Scale, {Shares, "1e9"}}),
        "shares cannot be 4000000000; expected 0 to 2147483646");
    EXPECT_EQ(rowsEditError({}, {Scale, {Shares, "2"}}), "no rows to edit");
}

TEST(RowsEdit, TotalsLeaveParentSharesOut)
{
    const Scenario scenario = siteForRowsEdits();
    EXPECT_EQ(totalOf(scenario.tree, Rows{0, 1, 2, 3}, Shares), 5);
    EXPECT_EQ(totalOf(scenario.tree, Rows{1, 2, 3}, Usage), 160);
    EXPECT_EQ(totalOf(scenario.tree, Rows{0, 1, 2, 3}, Usage), 200);
}

} // namespace
} // namespace fairshare
