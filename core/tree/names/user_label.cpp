// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/user_label.h"

#include "core/base/say.h"
#include "core/tree/names/same_user.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

namespace fairshare {

std::string userLabel(const ShareTree& tree, NodeRow user)
{
    std::string label(tree.name(user));
    if (!tree.isUser(user))
        return label;
    std::size_t same = 0;
    std::size_t sameBesidesId = 0;
    for (const NodeRow row : findByName(tree, tree.name(user))) {
        same += tree.isUser(row) ? 1U : 0U;
        sameBesidesId += differByIdAlone(tree, row, user) ? 1U : 0U;
    }
    if (same < 2)
        return label;
    label = fairshare::say("{} in {}", label, tree.name(tree.parent(user)));
    if (!tree.partition(user).empty())
        label = fairshare::say("{}, partition {}", label, tree.partition(user));
    if (sameBesidesId > 0)
        label = fairshare::say("{}, association {}", label, fmt::to_string(tree.association(user)));
    return label;
}

} // namespace fairshare
