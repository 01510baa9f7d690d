// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/row_conditions.h"

#include "core/scenario/evaluation.h"
#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <algorithm>

namespace fairshare {
namespace {

NodeRow rowBefore(NodeRow row, std::span<const NodeRow> earlier)
{
    if (earlier.empty() || row == NoRow)
        return row;
    return row < earlier.size() ? earlier[row] : NoRow;
}

bool isChanged(const ShareTree& tree, NodeRow row, const ShareTree& before, std::span<const NodeRow> earlier)
{
    const NodeRow there = rowBefore(row, earlier);
    return there >= before.size() || before.shares(there) != tree.shares(row)
        || before.usage(there) != tree.usage(row) || before.name(there) != tree.name(row)
        || before.partition(there) != tree.partition(row)
        || rowBefore(tree.parent(row), earlier) != before.parent(there);
}

} // namespace

std::vector<NodeRow> changedRows(
    const ShareTree& tree, const ShareTree& before, std::span<const NodeRow> earlier)
{
    std::vector<NodeRow> rows;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (isChanged(tree, row, before, earlier))
            rows.push_back(row);
    return rows;
}

std::vector<NodeRow> movedRows(const AlgorithmResult& now, const AlgorithmResult& before,
    std::uint32_t places, std::span<const NodeRow> earlier)
{
    std::vector<NodeRow> rows;
    for (NodeRow row = 0; row < now.rank->size(); ++row) {
        const NodeRow there = rowBefore(row, earlier);
        if (there >= before.rank->size())
            continue;
        const std::uint32_t rank = (*now.rank)[row];
        const std::uint32_t rankBefore = (*before.rank)[there];
        if (rank == UndefinedCount || rankBefore == UndefinedCount)
            continue;
        if ((rank > rankBefore ? rank - rankBefore : rankBefore - rank) >= places)
            rows.push_back(row);
    }
    return rows;
}

std::vector<NodeRow> warnedRows(std::span<const Finding> findings)
{
    std::vector<NodeRow> rows;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Warning)
            rows.push_back(finding.row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace fairshare
