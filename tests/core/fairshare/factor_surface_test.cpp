// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/factor_surface.h"

#include "core/fairshare/effective_ratio.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <fstream>
#include <string>
#include <vector>

namespace fairshare {
namespace {

constexpr double Tolerance = 1e-12; // relative

nlohmann::json table(const std::string& name)
{
    return nlohmann::json::parse(
        std::ifstream(std::string(TEST_DATA) + "/vectors/slurm-14.11/" + name + ".json"));
}

void expectNear(double value, double expected)
{
    EXPECT_NEAR(value, expected, std::abs(expected) * Tolerance);
}

TEST(FactorSurface, AgreesWithTheTableOfTheSurface)
{
    const auto points = table("surface_samples").at("points");
    ASSERT_GT(points.size(), 50U);
    for (const auto& point : points) {
        const double usage = point.at("U");
        const double shares = point.at("S");
        SCOPED_TRACE(point.dump());
        expectNear(factorAt({}, usage, shares), point.at("F_plain"));
        expectNear(factorAt({.interpolated = true}, usage, shares), point.at("F_interp"));
        const std::array at{usage};
        std::array<double, 1> filled{};
        fillFactors({}, at, shares, filled);
        expectNear(filled[0], point.at("F_plain"));
        fillFactors({.interpolated = true}, at, shares, filled);
        expectNear(filled[0], point.at("F_interp"));
    }
}

TEST(FactorSurface, AgreesWithTheCurvesOfTheArticle)
{
    const auto curve = table("curve_s0067");
    ASSERT_GT(curve.at("rows").size(), 20U);
    for (const auto& row : curve.at("rows")) {
        const double usage = row.at("U");
        SCOPED_TRACE(row.dump());
        expectNear(factorAt({}, usage, 0.0067), row.at("F_plain"));
        expectNear(factorAt({}, usage, 1.0 / 150), row.at("F_plain_S1_150"));
        expectNear(interpolatedShares(0.0067), row.at("S_interp"));
        expectNear(factorAt({.interpolated = true}, usage, 0.0067), row.at("F_interp"));
        expectNear(factorAt({}, usage, 0.1), row.at("F_S_0_1"));
    }
}

TEST(FactorSurface, DampingMultipliesTheShareWithoutInterpolationAlone)
{
    EXPECT_EQ(factorAt({.damping = 4}, 0.5, 0.125), 0.5);
    EXPECT_EQ(factorAt({.damping = 4}, 0.5, 0), 0);
    EXPECT_EQ(factorAt({.interpolated = true, .damping = 4}, 1, 1), 0.5);
}

TEST(FactorSurface, KnowsUsageBeyondOne)
{
    EXPECT_EQ(factorAt({}, 3, 1), 0.125);
    EXPECT_EQ(factorAt({}, 5000, 0.5), 0); // below the least double
}

// By hand: F = 1/4 where U = 2 S, or 2 S'.
TEST(FactorSurface, FindsTheLinesOfEqualFactor)
{
    EXPECT_EQ(usageAt({}, 0.25, 0.25), 0.5);
    EXPECT_EQ(usageAt({.damping = 3}, 0.25, 0.25), 1.5);
    EXPECT_DOUBLE_EQ(usageAt({.interpolated = true}, 0, 0.25), 0.2);
    EXPECT_DOUBLE_EQ(usageAt({.interpolated = true}, 1, 0.5), 1);
}

// Roots of 2^(-U/0.145) - 2^(-U/0.05) = 0.25 and 2^(-U/0.55) - 2^(-U/2.5) = -0.25, halved in another program.
TEST(FactorSurface, FindsWhereInterpolationMakesADifference)
{
    const UsageSpan gain = usageOfDifference(1, 0.05, 0.25);
    EXPECT_NEAR(gain.from, 0.03960133732198111, 1e-13);
    EXPECT_NEAR(gain.to, 0.27141912138387414, 1e-13);
    const UsageSpan loss = usageOfDifference(5, 0.5, -0.25);
    EXPECT_NEAR(loss.from, 0.32515938208642303, 1e-13);
    EXPECT_NEAR(loss.to, 4.972721199903461, 1e-12);
}

TEST(FactorSurface, FindsNothingWhereTheDifferenceIsSmaller)
{
    for (const UsageSpan& span : {usageOfDifference(1, 0.05, 0.9), usageOfDifference(1, 0.05, -0.1),
             usageOfDifference(1, 1, 0.01), usageOfDifference(5, 0.5, 0.1), usageOfDifference(1, 0.05, 0)})
        EXPECT_EQ(span.from, span.to);
}

// k = 1 / (1 + (5 ln 2)^2) = 0.0768561…, in another program.
TEST(EffectiveRatio, PullsOnlyBackOverTheTarget)
{
    EXPECT_NEAR(keptExponent(2, 0.25), 0.07685612136024007, 1e-15);
    EXPECT_NEAR(keptExponent(0.5, 4), 0.07685612136024007, 1e-15);
    EXPECT_EQ(keptExponent(2, 1.5), 1);
    EXPECT_EQ(keptExponent(0.5, 0.5), 1);
    EXPECT_EQ(keptExponent(1, 7), 1);
    EXPECT_NEAR(effectiveRatio(0.5, 2), 1.7978688170444024, 1e-14);
    EXPECT_NEAR(effectiveRatio(2, 0.5), 0.5562141077923277, 1e-15);
    EXPECT_NEAR(effectiveRatio(1, 2), 1.8962430313883305, 1e-14);
    EXPECT_DOUBLE_EQ(effectiveRatio(3, 2), 3);
    EXPECT_DOUBLE_EQ(effectiveRatio(2, 1), 2);
    EXPECT_EQ(effectiveRatio(0, 2), 0);
}

TEST(EffectiveRatio, IsFoundBackFromItsValue)
{
    EXPECT_NEAR(ownRatioAt(1.7978688170444024, 2), 0.5, 1e-13);
    EXPECT_NEAR(ownRatioAt(0.5562141077923277, 0.5), 2, 1e-12);
    EXPECT_DOUBLE_EQ(ownRatioAt(3, 2), 3);
}

} // namespace
} // namespace fairshare
