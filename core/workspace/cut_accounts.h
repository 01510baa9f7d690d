// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/workspace/usage_rows.h"

namespace fairshare {

/// Gives the rows of a listing that has a tree of its own the names of the accounts that its cut names mean:
/// those that begin so below the account which the account above means. Where several begin so, their raw
/// shares tell; where these do not, the rows keep the names that they have.
/// @param rows all rows of `listed`, by row.
void completeCutAccounts(
    const ShareTree& known, const ShareTree& listed, std::vector<UsageRow>& rows, Remarks& remarks);

} // namespace fairshare
