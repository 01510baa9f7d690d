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

/// How the order of users goes along one quantity that changes a tree in whole steps: a value that is swept,
/// or time.
namespace fairshare {

struct Algorithm;
struct Scenario;
class ShareTree;

using CourseStep = std::uint64_t;

/// How many trees are looked at, so that large ones take seconds and not minutes.
struct CourseEffort {
    std::size_t samples; ///< trees evaluated under all algorithms
    std::size_t points; ///< instants named on each side of the start, under each algorithm
};

/// 65 samples and 96 points up to 2,000 rows, 65 and 8 up to 20,000, 33 and 4 up to 200,000, else 13 and 2.
CourseEffort courseEffort(std::size_t rows);

/// Whole steps from `lowest` to `highest`, both among them and evenly spread, with `start` and its
/// neighbours. @param count about how many, 2 or more
std::vector<CourseStep> spreadSteps(
    CourseStep lowest, CourseStep highest, CourseStep start, std::size_t count);

struct CourseRequest {
    const Scenario& scenario;
    std::vector<std::string> algorithms;
    std::vector<NodeRow> movers; ///< users whose passes are looked for
    std::vector<NodeRow> beside{}; ///< users whose course is told whoever passes them
    std::vector<CourseStep> samples; ///< ascending, `start` among them
    CourseStep start = 0; ///< from where the order is followed to both sides
    std::size_t mostPoints = 1; ///< on each side
    std::function<Result<ShareTree>(CourseStep step)> treeAt; ///< all of the scenario's shape
    bool withFactors = false; ///< curves have factors too
};

/// Two users who changed places, seen from the start.
struct CoursePass {
    NodeRow mover = NoRow;
    NodeRow other = NoRow;
    bool passes = true; ///< the mover stands before the other now; false = behind

    bool operator==(const CoursePass&) const = default;
};

/// Where, going away from the start, users first stand in another order.
struct CoursePoint {
    CourseStep step = 0; ///< the first one with the other order
    std::vector<CoursePass> passes; ///< at least one
};

struct CourseCurve {
    NodeRow user = NoRow;
    std::vector<std::uint32_t> ranks; ///< by step of the course
    std::vector<double> factors; ///< likewise; empty unless asked for
};

/// The course under one algorithm.
struct AlgorithmCourse {
    const Algorithm* algorithm = nullptr;
    std::vector<CourseStep> steps; ///< ascending: the samples and the two steps around each point
    std::vector<CourseCurve> curves; ///< movers first, then those beside, then those of the points
    std::vector<CoursePoint> points; ///< ascending
    bool more = false; ///< there are points beyond those that were looked for
};

struct RankCourse {
    std::vector<AlgorithmCourse> algorithms; ///< in the order asked for
    std::size_t evaluations = 0; ///< of one tree under one algorithm
};

/// Follows the order of every mover and every other user away from the start. Users change places where one
/// comes to stand strictly before the other and stood behind it or level before; a tie in between is none.
/// Points are exact steps under the premise that two users change places at most once between two samples;
/// where the samples are all steps, without any. At most samples x algorithms + 2 x points x algorithms x
/// log2(steps between two samples) evaluations of one algorithm. Errors: those of treeAt and evaluate;
/// Cancelled.
Result<RankCourse> followRanks(const CourseRequest& request, const Progress& progress = {});

/// So many users of one row are followed.
inline constexpr std::size_t MostFollowed = 8;

/// The users of a row, itself if it is one; of more than `most`, these many, evenly chosen.
std::vector<NodeRow> usersOf(const ShareTree& tree, NodeRow row, std::size_t most);

} // namespace fairshare
