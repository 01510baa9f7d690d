// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>

namespace fairshare {

class ShareTree;

/// The name of a user as sentences give it: with account and partition if `tree` has the name several times,
/// and with the association's ID if nothing else differs. An account: its name.
std::string userLabel(const ShareTree& tree, NodeRow user);

} // namespace fairshare
