// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/workspace/additions/usage_row.h"

namespace fairshare {

/// Completes truncated account names in a listing that has its own tree. Candidates are the accounts of
/// `known` that begin with the truncated name, below the account that matches the parent. If several match,
/// raw shares decide. If these do not decide either, the rows keep their names.
/// @param rows all rows of `listed`, by row
void completeCutAccounts(
    const ShareTree& known, const ShareTree& listed, std::vector<UsageRow>& rows, Remarks& remarks);

} // namespace fairshare
