// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain/flip.h"
#include "core/analysis/recovery/rank_course.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <optional>
#include <string>
#include <vector>

/// Ranks while one value of one row is changed over a range.
namespace fairshare {

struct RankSweepRequest {
    const Scenario& scenario;
    std::vector<std::string> algorithms; ///< one or more
    NodeRow row = NoRow;
    FlipField field = FlipField::Shares;
    /// Raw shares, or TRES-seconds of usage with everything below; nothing = a range in which something may
    /// happen.
    std::optional<long double> lowest{};
    std::optional<long double> highest{};
};

struct RankSweep {
    NodeRow row = NoRow;
    FlipField field = FlipField::Shares;
    long double now = 0; ///< as it is: raw shares, which may be ParentShares, or TRES-seconds
    long double perStep = 1; ///< a step of the course: one share, or the resolution in TRES-seconds
    CourseStep lowest = 0;
    CourseStep highest = 1;
    std::size_t users = 0; ///< below the row, or 1
    std::size_t followed = 0; ///< how many of them the course follows
    RankCourse course;

    long double valueAt(CourseStep step) const { return static_cast<long double>(step) * perStep; }
};

/// Sweeps raw shares or usage of a row and follows its users, 8 of them where it has more. Points are counted
/// from the present value away; a present value outside the range, or parent shares, counts from the nearest
/// end or from the lowest. Shares are exact integers. Usage is swept in steps of a power of ten, at most a
/// hundred-thousandth of the range and one TRES-second or more; usage of an account is scaled with everything
/// below it. Errors: OutOfRange for the root, for a range that is empty or not one of shares; as followRanks.
Result<RankSweep> sweepRanks(const RankSweepRequest& request, const Progress& progress = {});

/// "67 shares", "1 share", "412.3 TRES-h".
std::string sweptValueText(FlipField field, long double value);

/// "passes feldman at 67 shares", "falls behind feldman and 3 more at 31 shares"; of the users of an account
/// "pass feldman at 67 shares". Of passes in both directions the more numerous.
std::string changeText(const ShareTree& tree, const RankSweep& sweep, const CoursePoint& point);

/// What comes first on the way from the present value: "Under Fair Tree iyer passes feldman at 67 shares and
/// falls behind gupta at 31 shares; now it has 40 shares."
std::string sweepSentence(const RankSweep& sweep, const ShareTree& tree, std::string_view algorithmId);

} // namespace fairshare
