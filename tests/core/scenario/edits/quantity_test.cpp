// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/quantity.h"

#include "core/base/say.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

constexpr QuantityRules HoursRules{
    .kind = QuantityRules::Kind::Usage, .unit = TimeUnit::Hour, .whole = 7200000.0L};
constexpr QuantityRules SpanRules{.kind = QuantityRules::Kind::Span, .changes = false};

/// Returns the value in seconds, or -1 if the text is no quantity.
long double valueOf(std::string_view text, const QuantityRules& rules = {}, long double now = 100)
{
    const auto quantity = typedQuantity(text, rules);
    return quantity && *quantity ? (*quantity)->appliedTo(now) : -1;
}

std::string understood(std::string_view text, const QuantityRules& rules = {})
{
    const auto quantity = typedQuantity(text, rules);
    return quantity && *quantity ? quantityText(**quantity, rules) : "nothing";
}

TEST(Quantity, TakesMultiples)
{
    EXPECT_EQ(valueOf("2k"), 2000);
    EXPECT_EQ(valueOf(" 1.5 M "), 1500000);
    EXPECT_EQ(valueOf("3G"), 3e9L);
    EXPECT_EQ(valueOf("2T"), 2e12L);
    EXPECT_EQ(valueOf(".5k"), 500);
    EXPECT_EQ(valueOf("5.k"), 5000);
    EXPECT_EQ(valueOf("1e3"), 1000);
    for (const char* text :
        {"", "k", "2kk", "2h", "2 k M", "30%", "1.2.3", "2e", "0x10", "inf", "nan", "--3"})
        EXPECT_EQ(valueOf(text), -1) << text;
}

TEST(Quantity, TakesUnitsOfUsageWithOrWithoutBlank)
{
    EXPECT_EQ(valueOf("50", HoursRules), 180000);
    EXPECT_EQ(valueOf("50 TRES-h", HoursRules), 180000);
    EXPECT_EQ(valueOf("50TRES-h", HoursRules), 180000);
    EXPECT_EQ(valueOf("50 tres-hours", HoursRules), 180000);
    EXPECT_EQ(valueOf("50k TRES-h", HoursRules), 180000000);
    EXPECT_EQ(valueOf("50 kTRES-h", HoursRules), 180000000);
    EXPECT_EQ(valueOf("3600 s", HoursRules), 3600);
    EXPECT_EQ(valueOf("90m", HoursRules), 5400);
    EXPECT_EQ(valueOf("90 min", HoursRules), 5400);
    EXPECT_EQ(valueOf("3 d", HoursRules), 259200);
    EXPECT_EQ(valueOf("2M", HoursRules), 7.2e9L); // a million TRES-h
    EXPECT_EQ(valueOf("2 TRES", HoursRules), -1);
    EXPECT_EQ(valueOf("2 GPU-h", HoursRules), -1);
}

TEST(Quantity, TakesPercentagesOfTheWhole)
{
    EXPECT_EQ(valueOf("30%", HoursRules), 2160000);
    EXPECT_EQ(valueOf("30 %", HoursRules), 2160000);
    EXPECT_EQ(valueOf("30%"), -1); // of what?
}

TEST(Quantity, TakesChanges)
{
    EXPECT_EQ(valueOf("*1.5"), 150);
    EXPECT_EQ(valueOf("\xC3\x97 1.5"), 150);
    EXPECT_EQ(valueOf("/4"), 25);
    EXPECT_EQ(valueOf("+10%"), 110);
    EXPECT_EQ(valueOf("-30%"), 70);
    EXPECT_EQ(valueOf("+3"), 103);
    EXPECT_EQ(valueOf("+2k"), 2100);
    EXPECT_EQ(valueOf("+2h", HoursRules), 7300);
    EXPECT_EQ(valueOf("+2", HoursRules), 7300);
    EXPECT_EQ(valueOf("-3"), -3); // a number, which every field refuses
    EXPECT_EQ(valueOf("*2k"), -1);
    EXPECT_EQ(valueOf("/0"), -1);
    EXPECT_EQ(valueOf("*1.5", {.changes = false}), -1);
    EXPECT_TRUE(isChangeText(" -30 %"));
    EXPECT_FALSE(isChangeText("30%"));
}

TEST(Quantity, TakesSpansInAnyCase)
{
    EXPECT_EQ(valueOf("90", SpanRules), 90);
    EXPECT_EQ(valueOf("20 Min", SpanRules), 1200);
    EXPECT_EQ(valueOf("5M", SpanRules), 300);
    EXPECT_EQ(valueOf("1.5 h", SpanRules), 5400);
    EXPECT_EQ(valueOf("3 days", SpanRules), 259200);
    EXPECT_EQ(valueOf("2k", SpanRules), 2000);
    EXPECT_EQ(valueOf("3 TRES-h", SpanRules), -1);
}

TEST(Quantity, ReadsTheMarksOfTheLocale)
{
    const QuantityRules german{.marks = {",", "."}};
    const QuantityRules english{.marks = {".", ","}};
    EXPECT_EQ(valueOf("1,5k", german), 1500);
    EXPECT_EQ(valueOf("50,000", english), 50000);
    EXPECT_EQ(valueOf("1,234,567.5", english), 1234567.5L);
    EXPECT_EQ(valueOf("1'234'567"), 1234567);
    EXPECT_EQ(valueOf("12\xE2\x80\x99"
                      "500"),
        12500);
    for (const char* text : {"1,5", "0,500", "1234,567", "1,2345", "1,234,56", "1.5,000"})
        EXPECT_EQ(valueOf(text, english), -1) << text;
    EXPECT_EQ(typedQuantity("50.000", german).error().message,
        "'50.000' is ambiguous because '.' separates groups of digits here; omit it and use ',' for "
        "decimals");
}

TEST(Quantity, SaysWhatItUnderstood)
{
    EXPECT_EQ(understood("50k TRES-h", HoursRules), "50000 TRES-h = 180000000 TRES-s");
    EXPECT_EQ(understood("2 d", HoursRules), "2 TRES-d = 172800 TRES-s");
    EXPECT_EQ(understood("5400 s", HoursRules), "5400 TRES-s = 1.5 TRES-h");
    EXPECT_EQ(understood("30%", HoursRules), "30% of all usage = 600 TRES-h = 2160000 TRES-s");
    EXPECT_EQ(understood("+2", HoursRules), "+2 TRES-h = 7200 TRES-s");
    EXPECT_EQ(understood("-30%", HoursRules), "-30%");
    EXPECT_EQ(understood("2k"), "2000");
    EXPECT_EQ(understood("*1.5"), "× 1.5");
    EXPECT_EQ(understood("3 d", SpanRules), "3 d = 259200 s");
    const Speaking language({.decimalPoint = ',', .signs = NumberSigns::Printed});
    EXPECT_EQ(understood("50k TRES-h", HoursRules), "50\u202F000 TRES-h = 180\u202F000\u202F000 TRES-s");
}

TEST(Quantity, ShowsUsageInAUnitWithTheDigitsThatMatter)
{
    EXPECT_EQ(editableUsage(TimeUnit::Hour, 7946486.0L), "2207.35722222");
    EXPECT_EQ(editableUsage(TimeUnit::Hour, 180000.0L), "50");
    EXPECT_EQ(editableUsage(TimeUnit::Hour, 0.0L), "0");
    EXPECT_EQ(usageIn(TimeUnit::Hour, 7946486.0L), "2207.3572222222222");
    EXPECT_EQ(usageIn(TimeUnit::Hour, 180000.0L), "50");
    EXPECT_EQ(usageIn(TimeUnit::Hour, 0.0L), "0");
    EXPECT_EQ(usageIn(TimeUnit::Second, 540.125L), "540.125");
    for (const double usage : {7946486.0, 1.0 / 3, 1e300, 5e-324, 123456789.123456789})
        EXPECT_EQ(static_cast<double>(valueOf(usageIn(TimeUnit::Hour, usage), HoursRules)), usage) << usage;
}

} // namespace
} // namespace fairshare
