// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/levels.h"

#include "core/table/column.h"

#include <algorithm>
#include <numeric>

namespace fairshare {

Levels::Levels(const ShareTree& tree)
{
    const auto n = static_cast<NodeRow>(tree.size());
    m_fairshareParent.resize(n);
    m_fairshareParent[RootRow] = NoRow;
    for (NodeRow row = 1; row < n; ++row) {
        const NodeRow parent = tree.parent(row);
        // A parent with parent shares was resolved before its children, so one look up is enough.
        const bool transparent = parent != RootRow && tree.hasParentShares(parent);
        m_fairshareParent[row] = transparent ? m_fairshareParent[parent] : parent;
    }
    m_firstChild.assign(std::size_t{n} + 1, 0);
    for (NodeRow row = 1; row < n; ++row)
        ++m_firstChild[m_fairshareParent[row] + 1];
    std::partial_sum(m_firstChild.begin(), m_firstChild.end(), m_firstChild.begin());
    m_children.resize(n - 1);
    m_childShares.assign(n, 0);
    Values<std::uint32_t> next(m_firstChild.begin(), m_firstChild.end() - 1);
    for (NodeRow row = 1; row < n; ++row) {
        const NodeRow parent = m_fairshareParent[row];
        m_children[next[parent]++] = row;
        const std::uint32_t shares = tree.shares(row);
        if (shares == ParentShares)
            continue;
        m_childShares[parent] += shares;
        if (m_childShares[parent] < shares)
            m_wrapped.push_back(parent);
    }
    for (NodeRow row = 0; row < n; ++row)
        if (m_firstChild[row] != m_firstChild[row + 1])
            m_parents.push_back(row);
    std::sort(m_wrapped.begin(), m_wrapped.end());
    m_wrapped.erase(std::unique(m_wrapped.begin(), m_wrapped.end()), m_wrapped.end());
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
