// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/factor_surface.h"
#include "core/tree/node_row.h"

#include <string>
#include <vector>

/// The associations of a tree as points on F over U and S, and the effect of interpolation on them.
namespace fairshare {

struct AlgorithmResult;
struct Evaluation;
class ShareTree;

enum class PointsOf : std::uint8_t { Users, All };

/// Associations at their U and S under one algorithm: of the whole cluster, or of one level under Fair Tree
/// and LEVEL_BASED. Entry i of every list belongs to row `rows[i]`. The root and rows without a number for U
/// or S are omitted.
struct SurfacePoints {
    std::vector<NodeRow> rows; ///< in processing order
    std::vector<double> usage; ///< effective usage, 0 or more; above 1 if the data contain such values
    std::vector<double> shares; ///< normalized shares, 0 to 1
    /// F without and with interpolation. Where the algorithm does not use the formula, this is the value it
    /// sets: 0 for rows without shares, or 1 under LEVEL_BASED, where users with parent shares have 1 as
    /// well.
    std::vector<double> without;
    std::vector<double> with;
    std::size_t left = 0; ///< number of rows omitted because U or S is not a number

    std::size_t size() const { return rows.size(); }
};

/// @param damping FairShareDampeningFactor for F without interpolation
SurfacePoints surfacePoints(
    const Evaluation& now, const AlgorithmResult& result, PointsOf who, double damping = 1);

/// Returns true if F comes from a special rule of the algorithm instead of the formula.
bool passesFormulaOver(const AlgorithmResult& result, const ShareTree& tree, NodeRow row, double shares);

/// Points that have the same integer priority as another point.
struct SurfaceCollisions {
    std::vector<std::uint32_t> without; ///< priority of each point, from fairsharePriority
    std::vector<std::uint32_t> with;
    std::vector<std::uint32_t> usersWithout; ///< number of points with the same priority as each point,
                                             ///< including itself
    std::vector<std::uint32_t> usersWith;
    std::size_t sharingWithout = 0; ///< points that share their priority
    std::size_t sharingWith = 0;
};

/// @param weight PriorityWeightFairshare
SurfaceCollisions surfaceCollisions(const SurfacePoints& points, std::uint32_t weight);

/// Summarizes the effect of interpolation: "Interpolation raises F of the 24 users from 0.014–0.476 to
/// 0.283–0.832; at weight 50, 15 share an integer priority without it, 8 with it."
/// @param points points of users
std::string surfaceAnswer(
    const SurfacePoints& points, const ShareTree& tree, std::uint32_t weight, double damping);

} // namespace fairshare
