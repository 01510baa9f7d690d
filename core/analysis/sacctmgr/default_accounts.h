// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// A user who keeps or gets associations while the one with the default account is removed. sacctmgr then
/// leaves the user without a default account, and jobs that name no account are rejected.
struct LostDefaultAccount {
    std::string_view user;
    std::string_view left; ///< an account whose association is removed
    std::string_view next; ///< the new default account
    bool isCertain = false; ///< false if `before` does not show which of several accounts is the default
    bool isAfterRemoval = false; ///< true if an association with `next` is removed too, so the default must
                                 ///< be set after that
};

/// Returns the users sorted by name. The default account before is the option DefaultAccount of a dump line,
/// or the only account. `next` is the default account before or, preferably, the one in `after`, if the user
/// has that account in `after`; otherwise the user's first account there.
/// @param removed rows of `before` whose user associations are removed
std::vector<LostDefaultAccount> lostDefaultAccounts(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> removed);

} // namespace fairshare
