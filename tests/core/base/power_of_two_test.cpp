// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/power_of_two.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <span>
#include <vector>

namespace fairshare {
namespace {

constexpr double Infinity = std::numeric_limits<double>::infinity();

// Powers are raised by fours where the processor can, by twos and one by one.
constexpr std::array<std::size_t, 3> Batches{1, 2, 4};

std::vector<double> powersByBatches(std::vector<double> exponents, std::size_t batch)
{
    for (std::span<double> rest(exponents); !rest.empty(); rest = rest.subspan(std::min(batch, rest.size())))
        raiseTwoTo(rest.first(std::min(batch, rest.size())));
    return exponents;
}

// The power of the C library, which the schedulers call, is the reference.
void expectPowersOfTheLibrary(const std::vector<double>& exponents, const std::vector<double>& powers)
{
    ASSERT_EQ(powers.size(), exponents.size());
    for (std::size_t i = 0; i < exponents.size(); ++i)
        ASSERT_EQ(std::bit_cast<std::uint64_t>(powers[i]),
            std::bit_cast<std::uint64_t>(std::pow(2.0, exponents[i])))
            << exponents[i];
}

TEST(PowerOfTwo, EqualsTheLibraryBitForBit)
{
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> unit(0, 1);
    std::vector<double> exponents;
    for (int i = 0; i < 2'000'000; ++i)
        exponents.push_back(-std::pow(10.0, unit(random) * 12 - 8) * unit(random));
    for (const std::size_t batch : Batches)
        expectPowersOfTheLibrary(exponents, powersByBatches(exponents, batch));
}

TEST(PowerOfTwo, EqualsTheLibraryAtTheEdges)
{
    const std::vector<double> exponents{0.0, -0.0, -1.0, -1.0 / 128, -1.0 / 256, -3.0 / 256, -1e-300, -5e-324,
        -1019.999, -1020.0, -1020.5, -1022.0, -1074.0, -1075.0, -1076.0, -1e300, -Infinity};
    for (const std::size_t batch : Batches)
        expectPowersOfTheLibrary(exponents, powersByBatches(exponents, batch));
}

TEST(PowerOfTwo, LeavesNaNsAsTheyAre)
{
    const std::vector<double> exponents(7, std::nan(""));
    for (const std::size_t batch : Batches)
        for (const double power : powersByBatches(exponents, batch))
            EXPECT_TRUE(std::isnan(power));
}

TEST(PowerOfTwo, RaisesAnyNumberOfExponents)
{
    for (std::size_t count = 0; count <= 9; ++count) {
        std::vector<double> exponents;
        for (std::size_t i = 0; i < count; ++i)
            exponents.push_back(i == 3 ? -Infinity : -0.3 * static_cast<double>(i));
        expectPowersOfTheLibrary(exponents, powersByBatches(exponents, std::max<std::size_t>(count, 1)));
    }
}

} // namespace
} // namespace fairshare
