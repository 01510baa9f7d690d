// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"

#include <gtest/gtest.h>

#include <array>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>

namespace fairshare {
namespace {

constexpr long double ExtendedInfinity = std::numeric_limits<long double>::infinity();

TEST(ParseExtended, ReadsPlainNumbersExactly)
{
    EXPECT_EQ(parseExtended("0"), 0.0L);
    EXPECT_EQ(parseExtended("125000.5"), 125000.5L);
    EXPECT_EQ(parseExtended("-2.25"), -2.25L);
    EXPECT_EQ(parseExtended("1e3"), 1000.0L);
    EXPECT_EQ(parseExtended("25E-2"), 0.25L);
    EXPECT_EQ(parseExtended("0.1"), 0.1L);
    EXPECT_EQ(parseExtended("18446744073709551615"), 0x1p64L - 1.0L);
}

TEST(ParseExtended, RoundsLongInputsToTheNearestExtended)
{
    // 2^64 + 1 lies halfway between 2^64 and 2^64 + 2: ties to even. One digit further breaks the tie.
    EXPECT_EQ(parseExtended("18446744073709551617"), 0x1p64L);
    EXPECT_EQ(parseExtended("18446744073709551617.00000000000000000001"), 0x1p64L + 2.0L);
    // Half an ulp of 1 is 2^-64 = 5.42101086242752217003726400434970855712890625e-20.
    EXPECT_EQ(parseExtended("1.0000000000000000000542101086242752217003726400434970855712890625"), 1.0L);
    EXPECT_EQ(
        parseExtended("1.0000000000000000000542101086242752217003726400434970855712890626"), 1.0L + 0x1p-63L);
    EXPECT_EQ(parseExtended("0.30000000000000000000000"), 0.3L);
    EXPECT_EQ(parseExtended("123456789012345678901234567890"), 123456789012345678901234567890.0L);
}

TEST(ParseExtended, AgreesWithTheCLibraryOnRandomInputs)
{
    std::mt19937_64 random(20260101);
    for (int i = 0; i < 20000; ++i) {
        std::string text = std::to_string(random());
        text.insert(1 + random() % (text.size() - 1), ".");
        if (i % 3 == 0)
            text += std::to_string(random());
        if (i % 2 == 0)
            text += "e" + std::to_string(static_cast<int>(random() % 80) - 40);
        ASSERT_EQ(parseExtended(text), std::strtold(text.c_str(), nullptr)) << text;
    }
}

TEST(ParseExtended, ReachesTheEndsOfTheRange)
{
    EXPECT_EQ(parseExtended("1e400"), 1e400L); // beyond double, within extended
    EXPECT_EQ(parseExtended("1e5000"), ExtendedInfinity);
    EXPECT_EQ(parseExtended("-1e5000"), -ExtendedInfinity);
    EXPECT_EQ(parseExtended("1" + std::string(5000, '0')), ExtendedInfinity);
    EXPECT_EQ(parseExtended("1e-5000"), 0.0L);
    EXPECT_EQ(parseExtended("1e999999999999"), ExtendedInfinity);
    EXPECT_EQ(parseExtended("0e999999999999"), 0.0L);
    EXPECT_EQ(parseExtended("0.000001e5000"), ExtendedInfinity);
    EXPECT_EQ(parseExtended("10e-5000"), 0.0L);
    EXPECT_EQ(parseExtended("1" + std::string(6000, '0') + "e-10"), ExtendedInfinity);
    EXPECT_EQ(parseExtended("3.6451995318824746025e-4951"), std::numeric_limits<long double>::denorm_min());
    EXPECT_EQ(parseExtended("1.5e-4940"), 1.5e-4940L); // subnormal
}

TEST(ParseDouble, RoundsOnce)
{
    // Through extended precision this would first become the tie 1 + 2^-53 and then 1.
    EXPECT_EQ(parseDouble("1.00000000000000011102230246251565410000"), 1.0 + 0x1p-52);
    EXPECT_EQ(parseDouble("1e400"), std::numeric_limits<double>::infinity());
    EXPECT_EQ(parseDouble("1e-400"), 0.0);
    EXPECT_EQ(parseDouble("4.9406564584124654e-324"), std::numeric_limits<double>::denorm_min());
    EXPECT_EQ(parseDouble("2.5e-310"), 2.5e-310);
}

TEST(ParseExtended, RefusesWhatIsNoNumber)
{
    for (const char* text : {"", " 1", "1 ", "+1", "-", ".5", "5.", "1e", "1e+", "e5", "0x10", "inf", "nan",
             "1,5", "1.2.3", "--1", "1e5.0", "1_000"}) {
        EXPECT_EQ(parseExtended(text), std::nullopt) << text;
        EXPECT_EQ(parseDouble(text), std::nullopt) << text;
    }
}

TEST(ParseUnsigned, TakesDigitsUpTo64Bits)
{
    EXPECT_EQ(parseUnsigned("18446744073709551615"), 18446744073709551615U);
    EXPECT_EQ(parseUnsigned("007"), 7U);
    for (const char* text : {"", "-1", "+1", "1.0", "1e3", "18446744073709551616", " 1"})
        EXPECT_EQ(parseUnsigned(text), std::nullopt) << text;
}

TEST(Shortest, ReadsBackToTheSameValue)
{
    std::mt19937_64 random(7);
    for (int i = 0; i < 20000; ++i) {
        const long double value =
            std::ldexp(static_cast<long double>(random()), static_cast<int>(random() % 200) - 130);
        ASSERT_EQ(parseExtended(shortest(value)), value) << shortest(value);
        const auto narrow = static_cast<double>(value);
        ASSERT_EQ(parseDouble(shortest(narrow)), narrow) << shortest(narrow);
    }
    for (const long double value : {std::numeric_limits<long double>::denorm_min(),
             std::numeric_limits<long double>::min(), std::numeric_limits<long double>::max()})
        EXPECT_EQ(parseExtended(shortest(value)), value);
}

TEST(Shortest, LooksAsPeopleWriteIt)
{
    EXPECT_EQ(shortest(125000.5L), "125000.5");
    EXPECT_EQ(shortest(0.1), "0.1");
    EXPECT_EQ(shortest(0.1L), "0.1");
    EXPECT_EQ(shortest(604800.0), "604800");
    EXPECT_EQ(shortest(1e14), "100000000000000");
    EXPECT_EQ(shortest(0.0), "0");
    EXPECT_EQ(shortest(-ExtendedInfinity), "-inf");
    EXPECT_EQ(shortest(std::numeric_limits<double>::quiet_NaN()), "nan");
}

TEST(Fixed, PrintsDecimals)
{
    EXPECT_EQ(fixed(0.5, 6), "0.500000");
    EXPECT_EQ(fixed(2.0 / 3.0, 3), "0.667");
    EXPECT_EQ(fixed(-std::numeric_limits<double>::infinity(), 2), "-inf");
}

/// A locale whose decimal point is a comma, made for the test run or taken from the machine.
class CommaLocale {
public:
    CommaLocale()
    {
        for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "nl_NL.UTF-8", "de_DE"})
            if (std::setlocale(LC_ALL, name) != nullptr)
                return;
    }
    CommaLocale(const CommaLocale&) = delete;
    CommaLocale& operator=(const CommaLocale&) = delete;
    ~CommaLocale() { std::setlocale(LC_ALL, "C"); }
};

TEST(Numbers, DoNotLookAtTheLocale)
{
    const CommaLocale locale; // where no such locale is installed this still proves the C locale's answers
    EXPECT_EQ(parseExtended("0.5"), 0.5L);
    EXPECT_EQ(parseExtended("0.50000000000000000000000000001"), 0.5L);
    EXPECT_EQ(parseExtended("0,5"), std::nullopt);
    EXPECT_EQ(parseDouble("1234.5"), 1234.5);
    EXPECT_EQ(shortest(1234.5), "1234.5");
    EXPECT_EQ(shortest(0.1L), "0.1");
    EXPECT_EQ(fixed(1234.5, 2), "1234.50");
}

TEST(SpellsZero, TellsWhatSpellsZeroFromWhatIsRoundedToIt)
{
    for (const std::string_view zero : {"0", "-0", "0.000", "000", "0e5", "0.0e-5000"})
        EXPECT_TRUE(spellsZero(zero)) << zero;
    for (const std::string_view other : {"1e-5000", "-1e-5000", "0.0001", "00000000000000000000000.1e-9999"})
        EXPECT_FALSE(spellsZero(other)) << other;
    EXPECT_EQ(parseExtended("1e-5000"), 0.0L);
}

} // namespace
} // namespace fairshare
