// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/norm_shares_of.h"

namespace fairshare {

class ShareTree;

/// Returns whether the rows of a part are all rows of the cluster but that of the root. Its shares, its usage
/// and its factors must prove it: no level lacks shares, the children of each account add up to its usage,
/// and either FairShare of the users are the ranks among just as many users, as under Fair Tree, or the
/// children of the root have all shares of the cluster, as under the older algorithms.
bool isWholeBelowRoot(const ShareTree& tree, NormSharesOf normSharesOf);

} // namespace fairshare
