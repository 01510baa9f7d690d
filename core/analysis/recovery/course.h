// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// Follows the order of users along one quantity that changes a tree in whole steps: a swept value, or time.
namespace fairshare {

struct Algorithm;
struct Scenario;
class ShareTree;

using CourseStep = std::uint64_t;

/// How many trees to evaluate, so that large trees take seconds rather than minutes.
struct CourseEffort {
    std::size_t samples; ///< trees evaluated under all algorithms
    std::size_t points; ///< points located on each side of the start, under each algorithm
};

/// Returns 65 samples and 96 points up to 2,000 rows, 65 and 8 up to 20,000, 33 and 4 up to 200,000, and 13
/// and 2 above.
CourseEffort courseEffort(std::size_t rows);

/// Returns evenly spread whole steps from `lowest` to `highest`, including both, and `start` and its
/// neighbors.
/// @param count approximate number of steps, 2 or more
std::vector<CourseStep> spreadSteps(
    CourseStep lowest, CourseStep highest, CourseStep start, std::size_t count);

struct CourseRequest {
    const Scenario& scenario;
    std::vector<std::string> algorithms;
    std::vector<NodeRow> movers; ///< users whose passes are searched for
    std::vector<NodeRow> beside{}; ///< more users to return curves for, whether or not anybody passes them
    std::vector<CourseStep> samples; ///< ascending; must include `start`
    CourseStep start = 0; ///< the order is followed from here in both directions
    std::size_t mostPoints = 1; ///< maximum on each side
    std::function<Result<ShareTree>(CourseStep step)> treeAt; ///< trees of the same shape
    bool withFactors = false; ///< curves include factors
};

/// Two users who changed places, seen in the direction away from the start.
struct CoursePass {
    NodeRow mover = NoRow;
    NodeRow other = NoRow;
    bool passes = true; ///< true if the mover is now ahead of the other, false if it is now behind

    bool operator==(const CoursePass&) const = default;
};

/// A step at which, going away from the start, the order of users changes.
struct CoursePoint {
    CourseStep step = 0; ///< the first step with the new order
    std::vector<CoursePass> passes; ///< at least one
};

struct CourseCurve {
    NodeRow user = NoRow;
    std::vector<std::uint32_t> ranks; ///< by step of AlgorithmCourse::steps
    std::vector<double> factors; ///< by step as well; empty unless requested
};

/// Ranks along the steps under one algorithm.
struct AlgorithmCourse {
    const Algorithm* algorithm = nullptr;
    std::vector<CourseStep> steps; ///< ascending: the samples and the two steps around each point
    std::vector<CourseCurve> curves; ///< of the movers, then of `beside`, then of the users in the points
    std::vector<CoursePoint> points; ///< ascending
    bool more = false; ///< more points exist than were located
};

struct RankCourse {
    std::vector<AlgorithmCourse> algorithms; ///< in the requested order
    std::size_t evaluations = 0; ///< number of evaluations of one tree under one algorithm
};

/// Follows the order of every mover and every other user away from the start. Users change places when one
/// gets strictly ahead of a user that was ahead of it or tied with it; a tie in between does not count.
/// Points are exact steps, provided that two users change places at most once between two samples. If the
/// samples are all steps, they are always exact. Takes at most samples x algorithms + 2 x points x algorithms
/// x log2(steps between two samples) evaluations of one algorithm. Errors: those of treeAt and evaluate;
/// Cancelled.
Result<RankCourse> followRanks(const CourseRequest& request, const Progress& progress = {});

/// Maximum number of users of one row that are followed.
inline constexpr std::size_t MostFollowed = 8;

/// Returns the users of a row, or the row itself if it is a user. If there are more than `most`, returns that
/// many, evenly chosen.
std::vector<NodeRow> usersOf(const ShareTree& tree, NodeRow row, std::size_t most);

} // namespace fairshare
