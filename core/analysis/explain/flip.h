// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <string>
#include <string_view>
#include <vector>

/// The smallest single change that reverses the order of two users or accounts.
namespace fairshare {

struct Scenario;
class ShareTree;

enum class FlipField { Shares, Usage };

/// A change that reverses the order when it is made alone.
struct Flip {
    NodeRow row = RootRow;
    FlipField field = FlipField::Shares;
    /// Raw shares (ParentShares for parent shares), or usage including everything below, in TRES-seconds.
    long double from = 0;
    long double to = 0; ///< a value with a short decimal text
    /// Size of the change divided by `from`. If `from` is 0, it is divided by the sum of the level, or by
    /// that of the cluster if that is 0 too. It is 1 for parent shares.
    double relativeChange = 0;

    /// Returns true for a change from or to parent shares, which has no size.
    bool isOfParentShares() const
    {
        return field == FlipField::Shares && (from == ParentShares || to == ParentShares);
    }

    /// Returns whether the change can be given as a percentage of `from`: nothing is a percentage of 0.
    bool hasPercentage() const { return from != 0 && !isOfParentShares(); }
};

struct FlipRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    NodeRow behind; ///< the user or account that should get ahead of the other
    NodeRow ahead;
};

/// Finds the smallest change of raw shares or usage of each row in the two chains that puts `behind` strictly
/// ahead of `ahead`: in more pairs of their users than the other way round, if one is an account. The
/// smallest relative change comes first; the list is empty if no single change suffices. Every result was
/// verified by evaluating the changed tree. It is minimal on the assumption that more of the same change does
/// not reverse the order again. That does not hold for 0 shares, the first share and parent shares, which are
/// therefore tried separately. Shares are exact integers. Usage is searched to a millionth of the usage of
/// the level, or of the cluster if the level has none, or to one TRES-second if that is finer. Usage of an
/// account is scaled together with everything below it. Takes a few hundred evaluations of one algorithm.
/// Errors: those of evaluate(); Cancelled.
Result<std::vector<Flip>> findFlips(const FlipRequest& request, const Progress& progress = {});

/// Returns the tree with the change applied, as findFlips evaluates it.
Result<ShareTree> withFlip(const ShareTree& tree, const Flip& flip);

/// Returns "shares of mechanical: 20 -> 22"; parent shares are "parent".
std::string describe(const Flip& flip, const ShareTree& tree);

} // namespace fairshare
