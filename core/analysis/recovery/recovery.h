// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// When a user comes forward again as its usage decays.
///
/// Decay alone changes nothing: it takes the same part of everybody's usage, and every algorithm compares
/// ratios of usage. So the question is asked for a pause: the user submits nothing from now on and its usage
/// decays as the scheduler decays it, while everybody else runs on at the present level, so that what decays
/// is replaced. Waiting jobs stay as they are.
namespace fairshare {

struct Scenario;
class ShareTree;

/// When somebody comes forward is looked for minute by minute.
inline constexpr double RecoveryStepSeconds = 60;

struct RecoveryRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    NodeRow user; ///< who pauses
    NodeRow against = NoRow; ///< whom it shall pass; NoRow = whoever stands before it
};

struct RecoveryPoint {
    double seconds = 0; ///< from now
    std::uint32_t rank = 0; ///< of the user who pauses
};

struct Recovery {
    NodeRow user = NoRow;
    NodeRow against = NoRow;
    double halfLifeSeconds = 0;
    std::uint32_t rankNow = 0;
    /// When the user first stands before `against`, or gains a rank; to the minute; nothing when it never
    /// does within 60 half-lives.
    std::optional<double> flipSeconds;
    std::uint32_t rankAfterFlip = 0;
    std::vector<RecoveryPoint> course{}; ///< now and after 1, 2, 4, 8 half-lives
    std::string decayAlone{}; ///< "never: both decay alike"
    std::string sentence{}; ///< "If abara stops submitting … it passes feldman after 3 d 4 h."
};

/// Some dozen evaluations of one algorithm. Errors: as evaluate(); OutOfRange when `user` already stands
/// before `against`.
Result<Recovery> recover(const RecoveryRequest& request, const Progress& progress = {});

/// What a recovery says: `sentence` of one that has everything else. @param title of the algorithm
std::string pauseSentence(const Recovery& recovery, const ShareTree& tree, std::string_view title);

/// To the nearest hour "3 d 4 h" or "3 d"; "4:20:00", hours, minutes and seconds, below a day.
std::string durationText(double seconds);

} // namespace fairshare
