// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/surface_points.h"

#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

using test::evaluated;
using testing::ElementsAre;

struct Expected {
    std::string name;
    double usage;
    double shares;
    double without;
    double with;
    std::uint32_t priorityWithout;
    std::uint32_t priorityWith;
};

// Worked out elsewhere for the same university under classic, to the digits below.
const std::vector<Expected> University{{"eriksen", 0.0384, 0.0217, 0.292537, 0.800133, 14, 40},
    {"ahmadi", 0.0787, 0.0423, 0.275717, 0.673743, 13, 33},
    {"lindqvist", 0.0922, 0.0476, 0.261286, 0.639301, 13, 31},
    {"svensson", 0.3227, 0.1220, 0.159722, 0.344223, 7, 17},
    {"brandt", 0.1121, 0.0366, 0.119496, 0.557264, 5, 27}};

TEST(SurfacePoints, StandWhereTheAlgorithmHasThem)
{
    const auto now = evaluated(test::university("after"));
    const SurfacePoints points = surfacePoints(*now, *now->find("classic"), PointsOf::Users);
    const SurfaceCollisions found = surfaceCollisions(points, 50);
    ASSERT_EQ(points.size(), 24U);
    for (const Expected& expected : University) {
        SCOPED_TRACE(expected.name);
        const auto at = static_cast<std::size_t>(
            std::find(points.rows.begin(), points.rows.end(), test::rowOf(*now, expected.name))
            - points.rows.begin());
        EXPECT_NEAR(points.usage[at], expected.usage, 0.00005);
        EXPECT_NEAR(points.shares[at], expected.shares, 0.00005);
        EXPECT_NEAR(points.without[at], expected.without, 0.0000005);
        EXPECT_NEAR(points.with[at], expected.with, 0.0000005);
        EXPECT_EQ(found.without[at], expected.priorityWithout);
        EXPECT_EQ(found.with[at], expected.priorityWith);
    }
    EXPECT_EQ(found.sharingWithout, 15U);
    EXPECT_EQ(found.sharingWith, 8U);
}

TEST(SurfacePoints, WithoutInterpolationAreTheFactorsOfClassic)
{
    const auto now = evaluated(test::university("before"));
    const SurfacePoints points = surfacePoints(*now, *now->find("classic"), PointsOf::All);
    const auto factors = now->find("classic")->table.reals("factor");
    ASSERT_EQ(points.size(), now->tree.size() - 1);
    for (std::size_t i = 0; i < points.size(); ++i)
        EXPECT_DOUBLE_EQ(points.without[i], factors[points.rows[i]]);
}

/// root: a with 0 shares and b with parent shares beside c with 1, all of whom used something.
Scenario oddShares()
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "a", .shares = 0, .usage = 10});
    builder.add(builder.root(), {.name = "b", .shares = ParentShares, .usage = 10});
    builder.add(builder.root(), {.name = "c", .shares = 1, .usage = 20});
    return test::scenarioOf(std::move(builder));
}

TEST(SurfacePoints, FollowTheRulesOfTheAlgorithmWhereItSkipsTheFormula)
{
    const auto now = evaluated(oddShares());
    const SurfacePoints classic = surfacePoints(*now, *now->find("classic"), PointsOf::Users);
    ASSERT_EQ(classic.size(), 3U);
    EXPECT_EQ(classic.without[0], 0);
    EXPECT_EQ(classic.with[0], 0);
    const SurfacePoints level = surfacePoints(*now, *now->find("level_based"), PointsOf::Users);
    ASSERT_EQ(level.size(), 3U);
    EXPECT_EQ(level.without[0], 1); // a full bucket without shares
    EXPECT_EQ(level.with[0], 1);
    EXPECT_EQ(level.without[1], 1); // and with those of the account
    EXPECT_EQ(level.with[1], 1);
    EXPECT_DOUBLE_EQ(level.without[2], std::exp2(-0.5));
    EXPECT_DOUBLE_EQ(level.with[2], std::exp2(-0.5));
}

TEST(SurfacePoints, LeavesOutWhoHasNoNumber)
{
    ShareTreeBuilder builder;
    const auto account = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "x"});
    builder.add(account, {.name = "a", .shares = 0});
    const auto now = evaluated(test::scenarioOf(std::move(builder)));
    const SurfacePoints points = surfacePoints(*now, *now->find("ticket_based"), PointsOf::Users);
    EXPECT_EQ(points.size(), 0U);
    EXPECT_EQ(points.left, 1U);
    EXPECT_EQ(surfaceAnswer(points, now->tree, 50, 1), "No user has finite usage and shares.");
}

TEST(SurfaceAnswer, SaysWhatInterpolationDoes)
{
    const auto now = evaluated(test::university("after"));
    const AlgorithmResult& classic = *now->find("classic");
    EXPECT_EQ(surfaceAnswer(surfacePoints(*now, classic, PointsOf::Users), now->tree, 50, 1),
        "Interpolation raises F of the 24 users from 0.014–0.476 to 0.283–0.832; at weight 50, 15 share an "
        "integer priority without it, 8 with it.");
    EXPECT_EQ(surfaceAnswer(surfacePoints(*now, classic, PointsOf::Users), now->tree, 100000000, 1),
        "Interpolation raises F of the 24 users from 0.014–0.476 to 0.283–0.832; at weight 100 000 000, all "
        "integer priorities differ with and without it.");
}

SurfacePoints pointsAt(std::vector<double> without, std::vector<double> with)
{
    SurfacePoints points;
    for (NodeRow row = 1; row <= without.size(); ++row)
        points.rows.push_back(row);
    points.usage.resize(without.size());
    points.shares.resize(without.size());
    points.without = std::move(without);
    points.with = std::move(with);
    return points;
}

TEST(SurfaceAnswer, FindsItsWordsForEveryCount)
{
    const ShareTree tree = oddShares().tree;
    EXPECT_EQ(surfaceAnswer(pointsAt({0.5}, {0.75}), tree, 100, 1),
        "Interpolation raises F of a from 0.500 to 0.750; at weight 100, all integer priorities differ with "
        "and without it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({0.5}, {0.75}), tree, 100, 5),
        "Interpolation changes F of a from 0.500 (damping 5) to 0.750; at weight 100, all integer priorities "
        "differ with and without it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({1}, {1}), tree, 100, 1),
        "Interpolation leaves F of a unchanged at 1.000; at weight 100, all integer priorities differ with "
        "and "
        "without it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({1, 0.9999}, {1, 1}), tree, 100, 5),
        "Interpolation leaves F of the 2 users unchanged at 1.000; at weight 100, 0 share an integer "
        "priority without it, 2 with it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({0, 0.25, 1}, {0, 0.5, 1}), tree, 100, 1),
        "Interpolation raises F of 1 of the 3 users by up to 0.250, within 0.000–1.000; at weight 100, all "
        "integer priorities differ with and without it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({0, 0.25, 0.5, 1}, {0, 0.5, 0.25, 1}), tree, 100, 3),
        "Interpolation changes F of 2 of the 4 users by up to 0.250 from damping 3, within 0.000–1.000; at "
        "weight 100, all integer priorities differ with and without it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({1e-7, 1e-9, 0.5}, {0.6, 0.7, 0.8}), tree, 100, 1),
        "Interpolation raises F of the 3 users from 1.0e-09–0.500 to 0.600–0.800; at weight 100, 2 share an "
        "integer priority without it, 0 with it.");
    EXPECT_EQ(surfaceAnswer(pointsAt({0.2, 0.4}, {0.5, 0.5}), tree, 100, 3),
        "Interpolation changes F of the 2 users from 0.200–0.400 (damping 3) to 0.500; at weight 100, 0 "
        "share an integer priority without it, 2 with it.");
}

// 0.5 and 0.504 are 50 at weight 100, 0.51 is 51.
TEST(SurfaceCollisions, MarksWhoSharesAPriority)
{
    const SurfaceCollisions found = surfaceCollisions(pointsAt({0.5, 0.504, 0.51}, {0.001, 0.002, 0.5}), 100);
    EXPECT_THAT(found.without, ElementsAre(50, 50, 51));
    EXPECT_THAT(found.with, ElementsAre(1, 1, 50));
    EXPECT_THAT(found.usersWithout, ElementsAre(2, 2, 1));
    EXPECT_THAT(found.usersWith, ElementsAre(2, 2, 1));
    EXPECT_EQ(found.sharingWithout, 2U);
    EXPECT_EQ(found.sharingWith, 2U);
}

} // namespace
} // namespace fairshare
