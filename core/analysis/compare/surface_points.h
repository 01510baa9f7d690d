// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/factor_surface.h"
#include "core/tree/node_row.h"

#include <string>
#include <vector>

/// Where the associations of a tree stand on F over U and S, and what interpolation does to them.
namespace fairshare {

struct AlgorithmResult;
struct Evaluation;
class ShareTree;

enum class PointsOf : std::uint8_t { Users, All };

/// Associations at U and S as one algorithm has them: of the whole cluster, or of one level under Fair Tree
/// and LEVEL_BASED. Entry i of every list belongs to row `rows[i]`. Not among them: the root, and who has no
/// number for U or S.
struct SurfacePoints {
    std::vector<NodeRow> rows; ///< in processing order
    std::vector<double> usage; ///< effective usage, 0 or more; above 1 where the data say so
    std::vector<double> shares; ///< normalized shares, 0 to 1
    /// F of the formulas, and of the algorithm where it passes them over: without shares 0, under LEVEL_BASED
    /// 1, which a user with parent shares has there too.
    std::vector<double> without;
    std::vector<double> with;
    std::size_t left = 0; ///< who has no number for U or S

    std::size_t size() const { return rows.size(); }
};

/// @param damping FairShareDampeningFactor of F without interpolation
SurfacePoints surfacePoints(
    const Evaluation& now, const AlgorithmResult& result, PointsOf who, double damping = 1);

/// True where F does not come from the formula but from a rule of the algorithm.
bool passesFormulaOver(const AlgorithmResult& result, const ShareTree& tree, NodeRow row, double shares);

/// How many of the points fall on an integer priority that another has too.
struct SurfaceCollisions {
    std::vector<std::uint32_t> without; ///< priority of each point, as fairsharePriority has it
    std::vector<std::uint32_t> with;
    std::vector<std::uint32_t> usersWithout; ///< how many points have the priority of each, itself included
    std::vector<std::uint32_t> usersWith;
    std::size_t sharingWithout = 0; ///< points that share their priority
    std::size_t sharingWith = 0;
};

/// @param weight PriorityWeightFairshare
SurfaceCollisions surfaceCollisions(const SurfacePoints& points, std::uint32_t weight);

/// "Interpolation lifts the 24 users from F 0.014–0.476 to 0.283–0.832; at weight 50, 15 share an integer
/// priority without it and 8 with it."
/// @param points of users
std::string surfaceAnswer(
    const SurfacePoints& points, const ShareTree& tree, std::uint32_t weight, double damping);

} // namespace fairshare
