// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

/// The smallest single change that turns the order of two users round.
namespace fairshare {

enum class FlipField { Shares, Usage };

/// One change that flips the order when it is made alone.
struct Flip {
    NodeRow row = RootRow;
    FlipField field = FlipField::Shares;
    long double from = 0; ///< raw shares, or usage with everything below in TRES-seconds
    long double to = 0;
    /// Amount of the change over `from`; over the level's sum where `from` is 0.
    double relativeChange = 0;

    bool takesAllShares() const { return field == FlipField::Shares && to == 0; }
};

struct FlipRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    NodeRow behind; ///< the user that shall come to stand before the other
    NodeRow ahead;
};

/// Looks for the smallest change of raw shares or usage of each row in the two chains below the common
/// ancestor that puts `behind` strictly before `ahead`, the smallest relative change first; empty when no
/// single change does. Every answer was verified by evaluating the changed tree; that no smaller one exists
/// is known under the premise that more of the same change does not turn the order back. Shares are exact
/// integers, usage is searched to a millionth of the level's (one TRES-second where that is more). Usage of
/// an account is scaled with everything below it. Shares go down to 1; only where nothing else helps, the
/// answers are those that take all shares of a row away. Some hundred evaluations of one algorithm. Errors:
/// as evaluate(); Cancelled.
Result<std::vector<Flip>> findFlips(const FlipRequest& request, const Progress& progress = {});

/// The tree with the change made, as findFlips evaluates it.
Result<ShareTree> withFlip(const ShareTree& tree, const Flip& flip);

/// "shares of mechanical 20 -> 22".
std::string describe(const Flip& flip, const ShareTree& tree);

} // namespace fairshare
