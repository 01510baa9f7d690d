// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

namespace fairshare {

class ShareTree;

/// Returns true if both rows are associations of one user in one account; false beyond the end of the tree.
bool isSameUser(const ShareTree& tree, NodeRow row, NodeRow other);

/// Returns true for two associations of one user in one account and partition, which differ only in their
/// ids.
bool differByIdAlone(const ShareTree& tree, NodeRow row, NodeRow other);

} // namespace fairshare
