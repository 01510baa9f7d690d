// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>

namespace fairshare {

class ShareTree;

/// Returns the path to a row as the window shows it, "root › engineering › dvorak". One that is too long is
/// shortened to an ellipsis and the last two names. For typed or machine-readable text, use a path, which has
/// '/' between the names.
std::string shownWay(const ShareTree& tree, NodeRow row);

} // namespace fairshare
