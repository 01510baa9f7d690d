// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/filter_text.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

std::optional<PlainFilter> plainOf(std::string_view text)
{
    return plainFilter(RowFilter::parse(text).value());
}

TEST(FilterText, PlainFiltersAreNamesAndWordsThatAllHold)
{
    EXPECT_EQ(plainOf("Lint bran MOVED:12 changed dt"),
        (PlainFilter{.names = {"bran", "dt"}, .changed = true, .lint = true, .moved = 12}));
    EXPECT_EQ(plainOf("two words"), (PlainFilter{.names = {"two words"}}));
    EXPECT_EQ(plainOf("moved"), (PlainFilter{.moved = 1}));
    EXPECT_EQ(plainOf("moved:"), (PlainFilter{.moved = 1}));
    EXPECT_EQ(plainOf("moved:99999999999"), (PlainFilter{.moved = 4294967295U}));
    EXPECT_EQ(plainOf(""), PlainFilter());
    EXPECT_EQ(plainOf("unchanged"), (PlainFilter{.names = {"unchanged"}}));
    for (const char* other : {"shares<5", "a or b", "not changed", "idle", "new", "moved>5", "user=ann"})
        EXPECT_EQ(plainOf(other), std::nullopt) << other;
}

TEST(FilterText, DemandsWhatEveryRowMustMeet)
{
    const auto demanded = [](std::string_view text) {
        return demands(RowFilter::parse(text).value(), "changed");
    };
    EXPECT_TRUE(demanded("changed"));
    EXPECT_TRUE(demanded("shares<5 and (changed and ann)"));
    EXPECT_FALSE(demanded("changed or ann"));
    EXPECT_FALSE(demanded("not changed"));
    EXPECT_FALSE(demanded(""));
}

TEST(FilterText, ConditionsAreAddedAndRemoved)
{
    EXPECT_EQ(withCondition(" ", "changed"), "changed");
    EXPECT_EQ(withCondition("shares<5", "changed"), "shares<5 changed");
    EXPECT_EQ(withCondition("ann or bob", "moved:1"), "(ann or bob) moved:1");
    EXPECT_EQ(withCondition("shares<", "lint"), "lint");
    EXPECT_EQ(withoutCondition("shares<5 changed", "changed"), "shares<5");
    EXPECT_EQ(withoutCondition("changed and shares<5", "changed"), "shares<5");
    EXPECT_EQ(withoutCondition("shares<5 AND changed AND ann", "changed"), "shares<5 AND ann");
    EXPECT_EQ(withoutCondition("ann, moved>=5, changed", "moved"), "ann, changed");
    EXPECT_EQ(withoutCondition("(ann and changed)", "changed"), "(ann)");
    EXPECT_EQ(withoutCondition("ann and (changed)", "changed"), "ann");
    EXPECT_EQ(withoutCondition("changed", "changed"), "");
    EXPECT_EQ(withoutCondition("changed or ann", "changed"), "changed or ann");
    EXPECT_EQ(withoutCondition("changed sand changed", "changed"), "sand");
}

TEST(FilterText, TheWrongPartIsAWord)
{
    const auto wrong = [](std::string_view text, std::uint32_t column) {
        const FilterPart part = wrongPart(text, {ErrorCode::BadInput, "", {1, column}, {}});
        return std::string(text.substr(part.from, part.length));
    };
    EXPECT_EQ(wrong("usage>5 sharez<5", 9), "sharez");
    EXPECT_EQ(wrong("shares<five and x", 8), "five");
    EXPECT_EQ(wrong("shares<5 and", 13), "and");
    EXPECT_EQ(wrong("shares< ", 9), "shares<");
    EXPECT_EQ(wrong("<=5", 1), "<=");
    EXPECT_EQ(wrong("shares<5)", 9), ")");
    EXPECT_EQ(wrong("usage>'x y' or", 7), "'x y'");
    EXPECT_EQ(wrong("usage", 0), "usage");
    EXPECT_EQ(wrong(" ", 1), "");
}

} // namespace
} // namespace fairshare
