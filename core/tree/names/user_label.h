// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>

namespace fairshare {

class ShareTree;

/// Returns the name of a user for sentences: with account and partition if `tree` has the name several times,
/// and with the association id if nothing else differs. For an account, returns its name.
std::string userLabel(const ShareTree& tree, NodeRow user);

} // namespace fairshare
