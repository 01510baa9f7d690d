// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/row_way.h"

#include "core/tree/names/row_paths.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace fairshare {

std::string shownWay(const ShareTree& tree, NodeRow row)
{
    if (row != RootRow && !shortPath(tree, row))
        return fmt::format("… › {} › {}", tree.name(tree.parent(row)), tree.name(row));
    std::vector<NodeRow> rows;
    for (NodeRow at = row; at != NoRow; at = tree.parent(at))
        rows.push_back(at);
    std::reverse(rows.begin(), rows.end());
    std::string way;
    for (const NodeRow at : rows) {
        way += way.empty() ? "" : " › ";
        way += tree.name(at);
    }
    return way;
}

} // namespace fairshare
