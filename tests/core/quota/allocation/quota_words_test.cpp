// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/quota_words.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(QuotaWords, HaveTwoDecimalsWhereTheseSaySomething)
{
    EXPECT_EQ(slotsText(2000), "2000");
    EXPECT_EQ(slotsText(1.0 / 3), "0.33");
    EXPECT_EQ(slotsText(2.5), "2.5");
    EXPECT_EQ(slotsText(2.0001), "2");
}

TEST(QuotaWords, ShowSmallAmountsWithOneDigit)
{
    EXPECT_EQ(slotsText(0.004), "0.004");
    EXPECT_EQ(slotsText(0.0012), "0.001");
    EXPECT_EQ(slotsText(-0.00004), "-0.00004");
    EXPECT_EQ(slotsText(0), "0");
    EXPECT_EQ(slotsText(1e-12), "0"); // what sums leave
}

} // namespace
} // namespace fairshare
