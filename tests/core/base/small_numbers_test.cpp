// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/small_numbers.h"

#include <gtest/gtest.h>

#include <limits>

namespace fairshare {
namespace {

TEST(FixedOrScientific, ShowsNoNumberAsZeroButZero)
{
    EXPECT_EQ(fixedOrScientific(1234.56, 1), "1234.6");
    EXPECT_EQ(fixedOrScientific(0.06, 1), "0.1");
    EXPECT_EQ(fixedOrScientific(0.0017, 1), "1.7e-03");
    EXPECT_EQ(fixedOrScientific(-0.0017, 1), "-1.7e-03");
    EXPECT_EQ(fixedOrScientific(0.4, 0), "4.0e-01");
    EXPECT_EQ(fixedOrScientific(0, 4), "0.0000");
    EXPECT_EQ(fixedOrScientific(std::numeric_limits<double>::infinity(), 4), "inf");
    EXPECT_EQ(fixedOrScientific(std::numeric_limits<double>::quiet_NaN(), 4), "nan");
}

TEST(FixedOrScientific, KeepsTwoDigitsOfSmallFractions)
{
    EXPECT_EQ(fixedOrScientific(0.000124, 4), "1.2e-04");
    EXPECT_EQ(fixedOrScientific(-0.00064, 4), "-6.4e-04");
    EXPECT_EQ(fixedOrScientific(0.0001, 4), "0.0001"); // exact
    EXPECT_EQ(fixedOrScientific(0.00125, 4), "0.0013");
    EXPECT_EQ(fixedOrScientific(0.0000032, 6), "3.2e-06");
    EXPECT_EQ(fixedOrScientific(0.016, 2), "0.02"); // an amount
}

} // namespace
} // namespace fairshare
