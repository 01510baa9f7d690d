// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/power_of_two.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace fairshare {
namespace {

bool sameBits(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

// The power of the C library, which the schedulers call, is the reference.
TEST(PowerOfTwo, EqualsTheLibraryBitForBit)
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> unit(0, 1);
    for (int i = 0; i < 2'000'000; ++i) {
        const double exponent = -std::pow(10.0, unit(random) * 12 - 8) * unit(random);
        ASSERT_TRUE(sameBits(powerOfTwo(exponent), std::pow(2.0, exponent))) << exponent;
    }
}

TEST(PowerOfTwo, EqualsTheLibraryAtTheEdges)
{
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    for (const double exponent : {0.0, -0.0, -1.0, -1.0 / 128, -1.0 / 256, -3.0 / 256, -1e-300, -5e-324,
             -1019.999, -1020.0, -1020.5, -1022.0, -1074.0, -1075.0, -1076.0, -1e300, -Infinity})
        EXPECT_TRUE(sameBits(powerOfTwo(exponent), std::pow(2.0, exponent))) << exponent;
    EXPECT_TRUE(std::isnan(powerOfTwo(std::nan(""))));
}

TEST(PowerOfTwo, RaisesManyAsOneByOne)
{
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    std::mt19937_64 random(2);
    std::uniform_real_distribution<double> unit(0, 1);
    std::vector<double> exponents{0, -0.0, -1, -1020, -1020.5, -1075, -1e300, -Infinity, std::nan("")};
    for (int i = 0; i < 100'000; ++i)
        exponents.push_back(-std::pow(10.0, unit(random) * 6 - 2));
    std::vector<double> powers = exponents;
    raiseTwoTo(powers);
    for (std::size_t i = 0; i < exponents.size(); ++i)
        if (std::isnan(exponents[i]))
            EXPECT_TRUE(std::isnan(powers[i]));
        else
            ASSERT_TRUE(sameBits(powers[i], std::pow(2.0, exponents[i]))) << exponents[i];
    raiseTwoTo({});
}

} // namespace
} // namespace fairshare
