// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <map>
#include <string>
#include <string_view>

namespace fairshare {

/// Reads `sacctmgr -n -P show user format=User,DefaultAccount`: the default account of each user. Rows that
/// are not a user and an account are left out.
std::map<std::string, std::string, std::less<>> readDefaultAccounts(std::string_view listing);

/// Returns the tree with the default account of each user as `sacctmgr dump` writes it. Rows that have one
/// keep it.
ShareTree withDefaultAccounts(
    const ShareTree& tree, const std::map<std::string, std::string, std::less<>>& accounts);

} // namespace fairshare
