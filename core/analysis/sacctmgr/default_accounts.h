// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// A user who keeps or gets associations while the one with the default account goes. sacctmgr then leaves
/// the user without a default account, and jobs that name no account are refused.
struct LostDefaultAccount {
    std::string_view user;
    std::string_view left; ///< an account whose association goes
    std::string_view next; ///< the account to be the default from now on
    bool isCertain = false; ///< false: `before` does not say which of several accounts is the default
    bool isAfterRemoval = false; ///< an association with `next` goes, too, so that it must be set behind that
};

/// In the order of the users' names; `removed` are the users' rows of `before` that go. The default account
/// is the option DefaultAccount of a dump line, or the only account. `next` is what `after` says, where that
/// fits, else the first account of the user there.
std::vector<LostDefaultAccount> lostDefaultAccounts(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> removed);

} // namespace fairshare
