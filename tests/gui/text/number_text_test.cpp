// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/number_text.h"

#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <gtest/gtest.h>

#include <limits>

namespace fairshare::gui {
namespace {

// "_" stands for the thin space, "-" for the minus sign U+2212.
std::string plain(QString text)
{
    EXPECT_FALSE(text.contains(QLatin1Char('_')) || text.contains(QLatin1Char('-')));
    text.replace(QChar(0x2009), QLatin1Char('_')).replace(QChar(0x2212), QLatin1Char('-'));
    return text.toStdString();
}

const NumberText& english()
{
    static const NumberText text{QLocale::c()};
    return text;
}

const NumberText& german()
{
    static const NumberText text{QLocale(QLocale::German, QLocale::Germany)};
    return text;
}

constexpr double Inf = std::numeric_limits<double>::infinity();
constexpr double Nan = std::numeric_limits<double>::quiet_NaN();

TEST(NumberText, GroupsFromFourDigitsOn)
{
    EXPECT_EQ(plain(english().count(999)), "999");
    EXPECT_EQ(plain(english().count(1000)), "1_000");
    EXPECT_EQ(plain(english().count(12345)), "12_345");
    EXPECT_EQ(plain(english().count(1234567)), "1_234_567");
    EXPECT_EQ(plain(english().count(18446744073709551615U)), "18_446_744_073_709_551_615");
}

TEST(NumberText, GroupsAreTheSameInEveryLocale)
{
    EXPECT_EQ(plain(german().count(1234567)), "1_234_567");
    EXPECT_EQ(plain(NumberText(QLocale(QLocale::Hindi)).count(1234567)), "1_234_567");
}

TEST(NumberText, IdentifiersHaveNoGroups)
{
    EXPECT_EQ(plain(english().identifier(1234567)), "1234567");
}

TEST(NumberText, SharesAreIntegersOrParent)
{
    EXPECT_EQ(plain(english().shares(0)), "0");
    EXPECT_EQ(plain(english().shares(20)), "20");
    EXPECT_EQ(plain(english().shares(2147483646)), "2_147_483_646");
    EXPECT_EQ(plain(english().shares(ParentShares)), "parent");
}

// Figures of the picture of the main window: 61234000 / 3600 = 17009.444…, 416158920 / 3600 = 115599.7.
TEST(NumberText, UsageIsInHoursWithOneDecimal)
{
    EXPECT_EQ(plain(english().usage(61234000.0L)), "17_009.4");
    EXPECT_EQ(plain(english().usage(416158920.0L)), "115_599.7");
    EXPECT_EQ(plain(german().usage(61234000.0L)), "17_009,4");
    EXPECT_EQ(plain(english().usage(3600.0L)), "1.0");
}

TEST(NumberText, TrueZeroTellsItselfFromRoundedZero)
{
    EXPECT_EQ(plain(english().usage(0.0L)), "0");
    EXPECT_EQ(plain(english().usage(180.0L)), "0.1");
    EXPECT_EQ(plain(english().usage(179.0L)), "5.0e-02");
    EXPECT_EQ(plain(english().usage(1.0L)), "2.8e-04");
    EXPECT_EQ(plain(english().factor(0.0)), "0");
    EXPECT_EQ(plain(english().factor(1e-9)), "0.000000");
    EXPECT_EQ(plain(english().fraction(0.0)), "0");
    EXPECT_EQ(plain(english().fraction(-0.0)), "0");
}

TEST(NumberText, RoundedZeroHasNoSign)
{
    EXPECT_EQ(plain(english().real(-0.01, 1)), "0.0");
    EXPECT_EQ(plain(english().real(-0.06, 1)), "-0.1");
}

TEST(NumberText, FractionsHaveFourDecimals)
{
    EXPECT_EQ(plain(english().fraction(0.47619047619047616)), "0.4762");
    EXPECT_EQ(plain(german().fraction(0.47619047619047616)), "0,4762");
    EXPECT_EQ(plain(english().fraction(1.0)), "1.0000");
    EXPECT_EQ(plain(english().fraction(12345.5)), "12_345.5000");
    EXPECT_EQ(plain(english().fraction(0.0001)), "0.0001");
}

TEST(NumberText, SmallFractionsKeepTheirDigits)
{
    EXPECT_EQ(plain(english().fraction(0.000012)), "1.2e-05");
    EXPECT_EQ(plain(german().fraction(0.000012)), "1,2e-05");
    EXPECT_EQ(plain(english().fraction(-0.000012)), "-1.2e-05");
    EXPECT_EQ(plain(english().fraction(5e-324)), "4.9e-324");
}

TEST(NumberText, HugeFractionsStayShort)
{
    EXPECT_EQ(plain(english().fraction(999999.5)), "999_999.5000");
    EXPECT_EQ(plain(english().fraction(1e6)), "1.0e+06");
    EXPECT_EQ(plain(english().real(999999999999999.0, 4)), "999_999_999_999_999.0000");
    EXPECT_EQ(plain(english().real(1e15, 4)), "1.0e+15");
    EXPECT_EQ(plain(german().usage(3.6e303L)), "1,0e+300");
}

TEST(NumberText, FactorHasSixDecimalsAsSshare)
{
    EXPECT_EQ(plain(english().factor(0.625)), "0.625000");
    EXPECT_EQ(plain(german().factor(0.625)), "0,625000");
    EXPECT_EQ(plain(english().factor(1.0)), "1.000000");
    EXPECT_EQ(plain(english().factor(0.1503571)), "0.150357");
}

TEST(NumberText, MovesCarryTheirSign)
{
    EXPECT_EQ(plain(english().move(5)), "+5");
    EXPECT_EQ(plain(english().move(-13)), "-13");
    EXPECT_EQ(plain(english().move(-1234)), "-1_234");
    EXPECT_EQ(plain(english().move(0)), "0");
}

TEST(NumberText, WordIsFourGroupsOfHexDigits)
{
    EXPECT_EQ(english().word(0xAAAA12347777CCCCU), QStringLiteral("aaaa 1234 7777 cccc"));
    EXPECT_EQ(german().word(0), QStringLiteral("0000 0000 0000 0000"));
}

TEST(NumberText, NamesWhatHasNoDigits)
{
    EXPECT_EQ(english().fraction(Inf), QStringLiteral("∞"));
    EXPECT_EQ(english().fraction(-Inf), QStringLiteral("−∞"));
    EXPECT_EQ(english().fraction(Nan), QStringLiteral("nan"));
    EXPECT_EQ(english().fraction(Undefined), QStringLiteral("–"));
    EXPECT_EQ(english().factor(Inf), QStringLiteral("∞"));
    EXPECT_EQ(english().factor(Nan), QStringLiteral("nan"));
    EXPECT_EQ(german().factor(Undefined), QStringLiteral("–"));
}

TEST(NumberText, RankMayBeUndefined)
{
    EXPECT_EQ(plain(english().rank(12)), "12");
    EXPECT_EQ(plain(english().rank(1000)), "1_000");
    EXPECT_EQ(english().rank(UndefinedCount), QStringLiteral("–"));
}

TEST(NumberText, PercentIsNoZeroWhereThereIsAPart)
{
    const NumberText numbers(QLocale::c());
    EXPECT_EQ(numbers.percent(0.25).toStdString(), "25\u2009%");
    EXPECT_EQ(numbers.percent(0.0123).toStdString(), "1.23\u2009%");
    EXPECT_EQ(numbers.percent(0.00001).toStdString(), "0.0010\u2009%");
    EXPECT_EQ(numbers.percent(1e-9).toStdString(), "1.0e\u221207\u2009%");
    EXPECT_EQ(numbers.percent(0).toStdString(), "0\u2009%");
    EXPECT_EQ(numbers.percent(12.5).toStdString(), "1\u2009250\u2009%");
}

} // namespace
} // namespace fairshare::gui
