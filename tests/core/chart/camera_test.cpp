// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/camera.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

void expectSeen(const SeenPlace& seen, const SeenPlace& expected)
{
    constexpr double Rounding = 1e-12;
    EXPECT_NEAR(seen.right, expected.right, Rounding);
    EXPECT_NEAR(seen.up, expected.up, Rounding);
    EXPECT_NEAR(seen.away, expected.away, Rounding);
}

TEST(Camera, TurnsGoOnAtTheOtherEndAndTiltsStop)
{
    EXPECT_DOUBLE_EQ(keptWithin({.turn = 190}).turn, -170);
    EXPECT_DOUBLE_EQ(keptWithin({.turn = -190}).turn, 170);
    EXPECT_DOUBLE_EQ(keptWithin({.turn = 180}).turn, -180);
    EXPECT_DOUBLE_EQ(keptWithin({.turn = 3 * 360 + 10}).turn, 10);
    EXPECT_DOUBLE_EQ(keptWithin({.tilt = 91}).tilt, 90);
    EXPECT_DOUBLE_EQ(keptWithin({.tilt = -1}).tilt, 0);
    EXPECT_DOUBLE_EQ(keptWithin({.zoom = 0.5}).zoom, 1);
    EXPECT_DOUBLE_EQ(keptWithin({.zoom = 100}).zoom, 20);
    EXPECT_EQ(keptWithin({.turn = NAN, .tilt = INFINITY}).turn, Camera{}.turn);
}

TEST(Camera, LooksAtTheMiddleWhereAllIsSeen)
{
    const Camera all = keptWithin({.right = 0.3, .up = -0.3});
    EXPECT_EQ(all.right, 0);
    EXPECT_EQ(all.up, 0);
    // At twice the size half of sqrt(2) to each side is seen, and so the middle moves by a quarter.
    const Camera closer = keptWithin({.zoom = 2, .right = 1, .up = -1});
    EXPECT_NEAR(closer.right, std::sqrt(2.0) / 4, 1e-12);
    EXPECT_NEAR(closer.up, -std::sqrt(2.0) / 4, 1e-12);
}

TEST(BodyProjection, FromTheFrontXRunsRightAndHeightsUp)
{
    const BodyProjection front({.turn = 0, .tilt = 0});
    expectSeen(front.seen({0.5, 0.5, 0.5}), {0, 0, 0});
    expectSeen(front.seen({1, 0, 1}), {0.5, 0.4, -0.5});
    expectSeen(front.seen({0, 1, 0}), {-0.5, -0.4, 0.5});
}

TEST(BodyProjection, FromAboveYRunsUp)
{
    const BodyProjection above({.turn = 0, .tilt = 90});
    expectSeen(above.seen({1, 1, 0.5}), {0.5, 0.5, 0});
    expectSeen(above.seen({1, 1, 1}), {0.5, 0.5, -0.4}); // what is higher is nearer
}

TEST(BodyProjection, AQuarterTurnBringsYToTheLeft)
{
    const BodyProjection side({.turn = 90, .tilt = 0});
    expectSeen(side.seen({0.5, 1, 0.5}), {-0.5, 0, 0});
    expectSeen(side.seen({1, 0.5, 0.5}), {0, 0, 0.5});
}

TEST(BodyProjection, TurnedAndTiltedAsWorkedOutByHand)
{
    // sin 30 = 0.5, cos 30 = sqrt(3)/2; tilted by as much.
    const double root = std::sqrt(3.0);
    const BodyProjection projection({.turn = 30, .tilt = 30});
    // x = 0.5, y = 0, z = 0.4 from the middle: back = 0.25, right = root/4.
    expectSeen(projection.seen({1, 0.5, 1}), {root / 4, 0.2 * root + 0.125, 0.125 * root - 0.2});
}

TEST(BodyProjection, FindsThePlaceAgain)
{
    for (const double turn : {-170.0, -32.0, 0.0, 77.0, 135.0})
        for (const double tilt : {0.0, 26.0, 90.0}) {
            const BodyProjection projection({.turn = turn, .tilt = tilt});
            const BodyPlace place = projection.place(projection.seen({0.2, 0.9, 0.7}));
            EXPECT_NEAR(place.x, 0.2, 1e-12);
            EXPECT_NEAR(place.y, 0.9, 1e-12);
            EXPECT_NEAR(place.z, 0.7, 1e-12);
        }
}

TEST(BodyProjection, TellsWhichWallsAreNear)
{
    const BodyProjection usual({.turn = -32, .tilt = 26});
    EXPECT_TRUE(usual.isHighestXNear());
    EXPECT_FALSE(usual.isHighestYNear());
    const BodyProjection behind({.turn = 148, .tilt = 26});
    EXPECT_FALSE(behind.isHighestXNear());
    EXPECT_TRUE(behind.isHighestYNear());
}

TEST(BodyProjection, NeverTakesMoreThanItSays)
{
    for (int turn = -180; turn < 180; turn += 5)
        for (int tilt = 0; tilt <= 90; tilt += 10) {
            const BodyProjection projection(
                {.turn = static_cast<double>(turn), .tilt = static_cast<double>(tilt)});
            for (int corner = 0; corner < 8; ++corner) {
                const SeenPlace seen =
                    projection.seen({corner & 1 ? 1.0 : 0.0, corner & 2 ? 1.0 : 0.0, corner & 4 ? 1.0 : 0.0});
                EXPECT_LE(2 * std::abs(seen.right), BodyProjection::greatestWidth() + 1e-12);
                EXPECT_LE(2 * std::abs(seen.up), projection.greatestHeight() + 1e-12);
            }
        }
}

} // namespace
} // namespace fairshare
