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

} // namespace
} // namespace fairshare
