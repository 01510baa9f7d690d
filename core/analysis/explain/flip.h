// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <string>
#include <string_view>
#include <vector>

/// The smallest single change that turns the order of two users round.
namespace fairshare {

struct Scenario;
class ShareTree;

enum class FlipField { Shares, Usage };

/// One change that flips the order when it is made alone.
struct Flip {
    NodeRow row = RootRow;
    FlipField field = FlipField::Shares;
    /// Raw shares (ParentShares for parent shares), or usage with everything below in TRES-seconds.
    long double from = 0;
    long double to = 0; ///< of a short decimal text
    /// Amount of the change over `from`; where `from` is 0 over the level's sum, or the cluster's where that
    /// is 0 too; 1 for parent shares.
    double relativeChange = 0;

    /// True for a change from or to parent shares, which has no amount.
    bool isOfParentShares() const
    {
        return field == FlipField::Shares && (from == ParentShares || to == ParentShares);
    }
};

struct FlipRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    NodeRow behind; ///< the user that shall come to stand before the other
    NodeRow ahead;
};

/// Looks for the smallest change of raw shares or usage of each row in the two chains that puts `behind`
/// strictly before `ahead`, the smallest relative change first; empty when no single change of theirs does.
/// Every answer was verified by evaluating the changed tree. That no smaller one exists is known under the
/// premise that more of the same change does not turn the order back; 0 shares, the first share and parent
/// shares, where that does not hold, are asked apart. Shares are exact integers, usage is searched to a
/// millionth of the level's or else the cluster's (one TRES-second where that is more). Usage of an account
/// is scaled with everything below it. Some hundred evaluations of one algorithm. Errors: as evaluate();
/// Cancelled.
Result<std::vector<Flip>> findFlips(const FlipRequest& request, const Progress& progress = {});

/// The tree with the change made, as findFlips evaluates it.
Result<ShareTree> withFlip(const ShareTree& tree, const Flip& flip);

/// "shares of mechanical 20 -> 22"; parent shares are "parent".
std::string describe(const Flip& flip, const ShareTree& tree);

} // namespace fairshare
