// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/flip.h"
#include "core/analysis/recovery/course.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <optional>
#include <string>
#include <vector>

/// Ranks while one value of one row varies over a range.
namespace fairshare {

struct RankSweepRequest {
    const Scenario& scenario;
    std::vector<std::string> algorithms; ///< one or more
    NodeRow row = NoRow;
    FlipField field = FlipField::Shares;
    /// Ends of the range: raw shares, or TRES-seconds of usage including everything below. If empty, a range
    /// is chosen in which changes are likely.
    std::optional<long double> lowest{};
    std::optional<long double> highest{};
};

struct RankSweep {
    NodeRow row = NoRow;
    FlipField field = FlipField::Shares;
    long double now = 0; ///< current value: raw shares, possibly ParentShares, or TRES-seconds
    long double perStep = 1; ///< size of a step: one share, or the resolution in TRES-seconds
    CourseStep lowest = 0;
    CourseStep highest = 1;
    std::size_t users = 0; ///< number of users below the row; 1 if it is a user
    std::size_t followed = 0; ///< number of them that are followed
    RankCourse course;

    long double valueAt(CourseStep step) const { return static_cast<long double>(step) * perStep; }
};

/// Sweeps raw shares or usage of a row and follows its users, at most MostFollowed of them. Points are
/// counted outward from the current value. If that is outside the range, they are counted from the nearest
/// end; for parent shares, from the lowest value.
/// Shares are exact integers. Usage is swept in steps of a power of ten, at most a hundred-thousandth of the
/// range but not less than one TRES-second. Usage of an account is scaled together with everything below it.
/// Errors: OutOfRange for the root, and for a range that is empty or invalid for shares; those of
/// followRanks.
Result<RankSweep> sweepRanks(const RankSweepRequest& request, const Progress& progress = {});

/// Returns "67 shares", "1 share", "412.3 TRES-h".
std::string sweptValueText(FlipField field, long double value);

/// Returns "passes feldman at 67 shares", "falls behind feldman and 3 more at 31 shares"; for users of an
/// account "pass feldman at 67 shares". If users pass in both directions, the more frequent direction is
/// named.
std::string changeText(const ShareTree& tree, const RankSweep& sweep, const CoursePoint& point);

/// The changes of an algorithm nearest to the current value; null if there is none in the range.
struct NearestChanges {
    const CoursePoint* passing = nullptr; ///< a followed user gets ahead
    const CoursePoint* falling = nullptr; ///< a followed user falls behind
};
NearestChanges nearestChanges(const RankSweep& sweep, const AlgorithmCourse& course);

/// Returns the nearest changes without names, in the unit of the axis: "up at 67, down at 31", "up at 67",
/// "no change".
std::string nearestChangesText(const RankSweep& sweep, const AlgorithmCourse& course);

/// Names the first change in each direction from the current value: "Under Fair Tree, iyer passes feldman at
/// 67 shares and falls behind gupta at 31 shares; current value: 40 shares."
std::string sweepSentence(const RankSweep& sweep, const ShareTree& tree, std::string_view algorithmId);

} // namespace fairshare
