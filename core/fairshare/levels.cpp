// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/levels.h"

#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace fairshare {

namespace {

/// Calls `visit(parent, first, last)` for each run of consecutive rows with the same fairshare parent.
template <typename Visit>
void forEachRun(std::span<const NodeRow> fairshareParent, Visit visit)
{
    const auto n = static_cast<NodeRow>(fairshareParent.size());
    for (NodeRow row = 1; row < n;) {
        const NodeRow first = row;
        const NodeRow parent = fairshareParent[row];
        while (row < n && fairshareParent[row] == parent)
            ++row;
        visit(parent, first, row);
    }
}

} // namespace

Levels::Levels(const ShareTree& tree)
{
    const auto n = static_cast<NodeRow>(tree.size());
    findParents(tree);
    // Offset by two, so that after the children are placed each row's entry is the start of its children.
    m_firstChild.assign(std::size_t{n} + 2, 0);
    m_childShares.assign(n, 0);
    forEachRun(m_fairshareParent, [&](NodeRow parent, NodeRow first, NodeRow last) {
        m_firstChild[parent + 2] += last - first;
        addShares(parent, std::span(tree.shares()).subspan(first, last - first));
    });
    for (const auto& [row, shares] : tree.shape().unlistedShares)
        addShares(row != RootRow && tree.hasParentShares(row) ? m_fairshareParent[row] : row,
            std::span(&shares, 1));
    std::partial_sum(m_firstChild.begin(), m_firstChild.end(), m_firstChild.begin());
    m_children.resize(n - 1);
    forEachRun(m_fairshareParent, [this](NodeRow parent, NodeRow first, NodeRow last) {
        std::uint32_t& at = m_firstChild[parent + 1];
        const auto begin = m_children.begin() + at;
        std::iota(begin, begin + (last - first), first);
        at += last - first;
    });
    m_firstChild.pop_back();
    for (NodeRow row = 0; row < n; ++row)
        if (m_firstChild[row] != m_firstChild[row + 1])
            m_parents.push_back(row);
    std::sort(m_wrapped.begin(), m_wrapped.end());
    m_wrapped.erase(std::unique(m_wrapped.begin(), m_wrapped.end()), m_wrapped.end());
}

void Levels::addShares(NodeRow parent, std::span<const std::uint32_t> shares)
{
    std::uint32_t sum = m_childShares[parent];
    for (const std::uint32_t own : shares) {
        if (own == ParentShares)
            continue;
        sum += own;
        if (sum < own)
            m_wrapped.push_back(parent);
    }
    m_childShares[parent] = sum;
}

void Levels::findParents(const ShareTree& tree)
{
    const auto n = static_cast<NodeRow>(tree.size());
    const auto& parents = tree.shape().parent;
    const auto& shares = tree.shares();
    m_fairshareParent.resize(n);
    m_fairshareParent[RootRow] = NoRow;
    for (NodeRow row = 1; row < n; ++row) {
        const NodeRow parent = parents[row];
        // Parents are resolved before their children, so one lookup is enough.
        const bool transparent = parent != RootRow && shares[parent] == ParentShares;
        m_fairshareParent[row] = transparent ? m_fairshareParent[parent] : parent;
    }
}

std::uint32_t Levels::levelShares(NodeRow row) const
{
    return row == RootRow ? UndefinedCount : m_childShares[m_fairshareParent[row]];
}

bool Levels::wraps(NodeRow row) const
{
    return std::binary_search(m_wrapped.begin(), m_wrapped.end(), row);
}

} // namespace fairshare
