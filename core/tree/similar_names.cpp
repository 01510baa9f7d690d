// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/similar_names.h"

#include "core/base/nearest_words.h"
#include "core/tree/share_tree.h"

namespace fairshare {

std::vector<std::string_view> similarNames(const ShareTree& tree, std::string_view name)
{
    NearestWords nearest(name);
    for (NodeRow row = 0; row < tree.size(); ++row)
        nearest.consider(tree.name(row));
    return nearest.found();
}

} // namespace fairshare
