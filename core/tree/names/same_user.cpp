// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/same_user.h"

#include "core/tree/share_tree.h"

namespace fairshare {

bool isSameUser(const ShareTree& tree, NodeRow row, NodeRow other)
{
    return other < tree.size() && tree.isUser(row) && tree.isUser(other)
        && tree.parent(other) == tree.parent(row) && tree.name(other) == tree.name(row);
}

bool differByIdAlone(const ShareTree& tree, NodeRow row, NodeRow other)
{
    return row != other && isSameUser(tree, row, other) && tree.partition(row) == tree.partition(other);
}

} // namespace fairshare
