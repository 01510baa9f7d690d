// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>

namespace fairshare {

class ShareTree;

/// The way to a row as the window shows it, "root › engineering › dvorak"; of one that is too long to be
/// spelled out the last two names behind an ellipsis. What can be typed or read by programs is a path, which
/// has '/' between the names.
std::string shownWay(const ShareTree& tree, NodeRow row);

} // namespace fairshare
