// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/value_edit.h"

#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

Scenario twoUsers()
{
    ShareTreeBuilder builder;
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = 60});
    builder.add(physics, {.name = "alice", .shares = 4, .usage = 7200});
    builder.add(physics, {.name = "bob", .shares = ParentShares, .usage = 100});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    return scenario;
}

TEST(EditedShares, TakesWholeNumbersAndParent)
{
    EXPECT_EQ(editedShares(7, "12"), 12U);
    EXPECT_EQ(editedShares(7, "0"), 0U);
    EXPECT_EQ(editedShares(7,
                  " 12\xE2\x80\x89"
                  "345 "),
        12345U);
    EXPECT_EQ(editedShares(7, "2147483646"), MaxShares);
    EXPECT_EQ(editedShares(7, "parent"), ParentShares);
    EXPECT_EQ(editedShares(7, "2k"), 2000U);
    EXPECT_EQ(editedShares(7, "1.5 k"), 1500U);
}

TEST(EditedShares, AppliesChangesAndRoundsToWholeNumbers)
{
    EXPECT_EQ(editedShares(5, "*1.5"), 8U); // 7.5 rounds away from zero
    EXPECT_EQ(editedShares(20, "+10%"), 22U);
    EXPECT_EQ(editedShares(20,
                  "\xE2\x88\x92"
                  "10%"),
        18U);
    EXPECT_EQ(editedShares(20, "/4"), 5U);
    EXPECT_EQ(editedShares(20, "+3"), 23U);
    EXPECT_EQ(editedShares(20, "-5%"), 19U);
}

TEST(EditedShares, RefusesWhatIsNoNumber)
{
    const auto refused = editedShares(7, "many");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message,
        "'many' is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or "
        "+10%");
    EXPECT_FALSE(editedShares(7, ""));
    EXPECT_FALSE(editedShares(7, "1.5"));
    EXPECT_FALSE(editedShares(7, "*"));
    EXPECT_FALSE(editedShares(7, "/0"));
    EXPECT_FALSE(editedShares(7, "--3"));
    EXPECT_FALSE(editedShares(7, "1e400"));
    EXPECT_FALSE(editedShares(7, "nan"));
}

TEST(EditedShares, SaysThatNothingWasTyped)
{
    EXPECT_EQ(editedShares(7, " ").error().message,
        "no value entered; type a whole number, parent, or a change such as *1.5 or +10%");
    EXPECT_EQ(editedUsage(7, "").error().message,
        "no value entered; type TRES-seconds, hours such as 2h, or a change such as *1.5 or +10%");
}

constexpr NumberMarks German{.point = ",", .group = "."};

TEST(EditedShares, RefusesPointsThatPartDigitGroups)
{
    EXPECT_EQ(editedShares(7, "1.000", German).error().message,
        "'1.000' is ambiguous because '.' separates groups of digits here; omit it and use ',' for decimals");
    EXPECT_FALSE(editedShares(7, "12.345.678", German));
    EXPECT_FALSE(editedShares(7, "*1.500", German));
    EXPECT_FALSE(editedUsage(7, "1.000,5", {German}));
    EXPECT_FALSE(editedUsage(7, "+1.000h", {German}));
}

TEST(EditedUsage, TakesBothDecimalPointsWhereTheyAreClear)
{
    EXPECT_EQ(editedUsage(1, "5400,25", {German}), 5400.25L);
    EXPECT_EQ(editedUsage(1, "5400.25", {German}), 5400.25L);
    EXPECT_EQ(editedUsage(1, "0.125", {German}), 0.125L);
    EXPECT_EQ(editedUsage(1, "1234.567", {German}), 1234.567L);
    EXPECT_EQ(editedShares(8, "*1,5", German), 12U);
    EXPECT_EQ(editedUsage(1, "1.000"), 1.0L);
    EXPECT_EQ(editedShares(1, "1,5z", German).error().message,
        "'1,5z' is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or "
        "+10%");
}

TEST(EditedShares, RefusesWhatIsOutsideTheBounds)
{
    EXPECT_EQ(editedShares(50, "-1").error().message, "shares cannot be -1; expected 0 to 2147483646");
    EXPECT_EQ(editedShares(50, "-200%").error().message, "shares cannot be -50; expected 0 to 2147483646");
    EXPECT_EQ(editedShares(7, "2147483647").error().message,
        "shares cannot be 2147483647; expected 0 to 2147483646");
    EXPECT_EQ(editedShares(ParentShares, "+10%").error().message,
        "parent shares have no number to change; type a whole number");
}

TEST(EditedUsage, TakesSecondsAndUnits)
{
    EXPECT_EQ(editedUsage(1, "125000.5"), 125000.5L);
    EXPECT_EQ(editedUsage(1, "50 TRES-h"), 180000.0L);
    EXPECT_EQ(editedUsage(1, "50", {.unit = TimeUnit::Hour}), 180000.0L);
    EXPECT_EQ(editedUsage(1, "30%", {.whole = 1000}), 300.0L);
    EXPECT_EQ(editedUsage(1, "2h"), 7200.0L);
    EXPECT_EQ(editedUsage(1, "1.5 d"), 129600.0L);
    EXPECT_EQ(editedUsage(1, "90m"), 5400.0L);
    EXPECT_EQ(editedUsage(1, "3s"), 3.0L);
    EXPECT_EQ(editedUsage(10, "+2h"), 7210.0L);
    EXPECT_EQ(editedUsage(200, "-50%"), 100.0L);
}

TEST(EditedUsage, RefusesWithASentence)
{
    EXPECT_EQ(editedUsage(1, "lots").error().message,
        "'lots' is not a valid value for usage; type TRES-seconds, hours such as 2h, or a change such as "
        "*1.5 or +10%");
    EXPECT_EQ(editedUsage(50, "-6").error().message, "usage cannot be -6 TRES-seconds; expected 0 or more");
    EXPECT_EQ(
        editedUsage(50, "-2h").error().message, "usage cannot be -7200 TRES-seconds; expected 0 or more");
    EXPECT_EQ(editedUsage(5, "1e4000h").error().message, "usage '1e4000h' is too large");
    EXPECT_FALSE(editedUsage(5, "1e999999"));
    EXPECT_FALSE(editedUsage(5, "h"));
    EXPECT_FALSE(editedUsage(5, "30%"));
    const UsageRules hours{.unit = TimeUnit::Hour};
    EXPECT_EQ(editedUsage(50, "-2", hours).error().message, "usage cannot be -2 TRES-h; expected 0 or more");
    EXPECT_EQ(editedUsage(50, "lots", hours).error().message,
        "'lots' is not a valid value for usage; type TRES-h, another unit such as 2d, or a change such as "
        "*1.5 "
        "or +10%");
}

TEST(WithEditedValues, ChangesEachRowFromItsOwnValue)
{
    const Scenario before = twoUsers();
    const std::vector<NodeRow> rows{2, 3};
    const auto after = withEditedValues(before, rows, {ValueField::Usage, "*2"});
    ASSERT_TRUE(after);
    EXPECT_EQ(after->tree.usage(2), 14400.0L);
    EXPECT_EQ(after->tree.usage(3), 200.0L);
    EXPECT_EQ(before.tree.usage(2), 7200.0L);
    EXPECT_EQ(after->tree.columns().shares, before.tree.columns().shares);
}

std::string understoodText(const std::vector<NodeRow>& rows, const ValueEdit& edit)
{
    const auto text = understoodEdit(twoUsers(), rows, edit);
    return text ? *text : text.error().message;
}

TEST(UnderstoodEdit, SaysWhatTheEditDoes)
{
    // physics has 7300 TRES-s
    EXPECT_EQ(understoodText({1}, {ValueField::Usage, "7.3k h", {}, TimeUnit::Hour}),
        "7300 TRES-h = 26280000 TRES-s; physics's total × 3600");
    EXPECT_EQ(understoodText({1, 2, 3}, {ValueField::Usage, "-30%", {}, TimeUnit::Hour}),
        "1.41944 TRES-h = 5110 TRES-s; physics's total × 0.7");
    EXPECT_EQ(understoodText({2}, {ValueField::Usage, "1", {}, TimeUnit::Hour}),
        "1 TRES-h = 3600 TRES-s; alice's usage × 0.5");
    EXPECT_EQ(understoodText({2}, {ValueField::Usage, "50%", {}, TimeUnit::Hour}),
        "50% of all usage = 1.01389 TRES-h = 3650 TRES-s; alice's usage × 0.506944");
    EXPECT_EQ(understoodText({2, 3}, {ValueField::Usage, "+1", {}, TimeUnit::Hour}),
        "+1 TRES-h = 3600 TRES-s for each of 2 rows");
    EXPECT_EQ(understoodText({2}, {ValueField::Shares, "2k"}), "2000 shares");
    EXPECT_EQ(understoodText({2}, {ValueField::Shares, "*1.6"}), "4 → 6 shares");
    EXPECT_EQ(understoodText({2}, {ValueField::Shares, "parent"}), "parent shares");
    EXPECT_EQ(understoodText({1, 2}, {ValueField::Shares, "*2"}), "× 2 for each of 2 rows");
    EXPECT_EQ(
        understoodText({2}, {ValueField::Shares, "-1"}), "shares cannot be -1; expected 0 to 2147483646");
    EXPECT_EQ(understoodText({}, {ValueField::Shares, "1"}), "no rows to edit");
    const Scenario idle =
        withEditedValues(twoUsers(), std::vector<NodeRow>{1}, {ValueField::Usage, "0"}).value();
    EXPECT_EQ(understoodEdit(idle, std::vector<NodeRow>{1}, {ValueField::Usage, "5", {}, TimeUnit::Hour}),
        "5 TRES-h = 18000 TRES-s; physics has no usage to scale, so it becomes the account's own");
}

TEST(WithEditedValues, EditsNothingWhenOneRowRefuses)
{
    const Scenario before = twoUsers();
    const std::vector<NodeRow> rows{2, 3};
    EXPECT_FALSE(withEditedValues(before, rows, {ValueField::Shares, "*2"}));
    const std::vector<NodeRow> root{RootRow};
    EXPECT_EQ(withEditedValues(before, root, {ValueField::Shares, "2"}).error().message,
        "the root account has no shares");
}

} // namespace
} // namespace fairshare
