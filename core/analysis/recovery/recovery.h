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

/// When a user moves up again as its usage decays.
///
/// Decay alone changes nothing: it reduces everybody's usage by the same factor, and every algorithm compares
/// ratios of usage. The question is therefore about a pause. The user submits nothing from now on and its
/// usage decays as in the scheduler. Everybody else continues at the current level, so that what decays is
/// replaced. Pending jobs do not change.
namespace fairshare {

struct Scenario;
class ShareTree;

/// Resolution of the search: one minute.
inline constexpr double RecoveryStepSeconds = 60;

struct RecoveryRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    NodeRow user; ///< the user who pauses
    NodeRow against = NoRow; ///< the user to pass; NoRow for the next user ahead
};

struct RecoveryPoint {
    double seconds = 0; ///< from now
    std::uint32_t rank = 0; ///< rank of the user who pauses
};

struct Recovery {
    NodeRow user = NoRow;
    NodeRow against = NoRow;
    double halfLifeSeconds = 0;
    std::uint32_t rankNow = 0;
    /// Time at which the user first gets ahead of `against`, or gains a rank, to the minute. Empty if that
    /// does not happen within 60 half-lives.
    std::optional<double> flipSeconds;
    std::uint32_t rankAfterFlip = 0;
    std::vector<RecoveryPoint> course{}; ///< now and after 1, 2, 4, 8 half-lives
    std::string decayAlone{}; ///< "no change; both decay equally"
    std::string sentence{}; ///< "If abara runs no more jobs … it passes feldman after 3 d 4 h …"
};

/// Takes a few dozen evaluations of one algorithm. Errors: those of evaluate(); OutOfRange if `user` is
/// already ahead of `against`, or if one of them is an account.
Result<Recovery> recover(const RecoveryRequest& request, const Progress& progress = {});

/// Returns `sentence` for a recovery whose other members are set.
/// @param title title of the algorithm
std::string pauseSentence(const Recovery& recovery, const ShareTree& tree, std::string_view title);

/// Formats a duration with its units, so that it cannot be taken for a time of day: "3 d 4 h", "3 d" to the
/// nearest hour; below a day "20 h 59 min" to the nearest minute; below an hour
/// "8 min 20 s", "5 min" or "45 s".
std::string durationText(double seconds);

} // namespace fairshare
