// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/visible_rows.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr std::size_t SmallTree = 1000;
constexpr std::uint32_t FirstLookDepth = 2;

} // namespace

void VisibleRows::reset(std::shared_ptr<const TreeShape> shape)
{
    m_shape = std::move(shape);
    m_accepted.clear();
    m_filterExpansion.clear();
    const std::size_t count = m_shape ? m_shape->parent.size() : 0;
    m_expansion.assign(count, 1);
    if (count > SmallTree) {
        for (std::size_t row = 0; row < count; ++row)
            m_expansion[row] = m_shape->depth[row] < FirstLookDepth ? 1 : 0;
    }
    rebuild();
}

std::size_t VisibleRows::placeOf(NodeRow row) const
{
    const auto found = std::lower_bound(m_rows.begin(), m_rows.end(), row);
    return found != m_rows.end() && *found == row ? static_cast<std::size_t>(found - m_rows.begin())
                                                  : m_rows.size();
}

std::vector<NodeRow> VisibleRows::rowsBelow(NodeRow row) const
{
    std::vector<NodeRow> rows;
    if (!isExpanded(row))
        appendBelow(row, rows);
    return rows;
}

void VisibleRows::expand(NodeRow row, const std::vector<NodeRow>& rows)
{
    const std::size_t place = placeOf(row);
    expansion()[row] = 1;
    if (place < m_rows.size())
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(place) + 1, rows.begin(), rows.end());
}

std::size_t VisibleRows::shownBelow(NodeRow row) const
{
    const auto first = std::upper_bound(m_rows.begin(), m_rows.end(), row);
    const auto last = std::lower_bound(first, m_rows.end(), m_shape->subtreeEnd[row]);
    return static_cast<std::size_t>(last - first);
}

void VisibleRows::collapse(NodeRow row)
{
    const auto first = std::upper_bound(m_rows.begin(), m_rows.end(), row);
    const auto last = std::lower_bound(first, m_rows.end(), m_shape->subtreeEnd[row]);
    m_rows.erase(first, last);
    expansion()[row] = 0;
}

void VisibleRows::expandAll()
{
    std::fill(expansion().begin(), expansion().end(), std::uint8_t{1});
    rebuild();
}

void VisibleRows::collapseAll()
{
    std::fill(expansion().begin(), expansion().end(), std::uint8_t{0});
    if (!expansion().empty())
        expansion()[RootRow] = 1;
    rebuild();
}

std::vector<NodeRow> VisibleRows::collapsedAbove(NodeRow row) const
{
    std::vector<NodeRow> closed;
    for (NodeRow above = m_shape->parent[row]; above != NoRow; above = m_shape->parent[above]) {
        if (!isExpanded(above))
            closed.push_back(above);
    }
    std::reverse(closed.begin(), closed.end());
    return closed;
}

void VisibleRows::setFilter(const std::vector<NodeRow>& hits)
{
    const std::size_t count = m_shape->parent.size();
    m_accepted.assign(count, 0);
    m_filterExpansion.assign(count, 0);
    for (const NodeRow hit : hits) {
        m_accepted[hit] = 1;
        for (NodeRow above = m_shape->parent[hit]; above != NoRow && m_filterExpansion[above] == 0;
            above = m_shape->parent[above]) {
            m_accepted[above] = 1;
            m_filterExpansion[above] = 1;
        }
    }
    NodeRow end = 0;
    for (const NodeRow hit : hits) {
        // What lies in an account that was found is shown when the account is expanded.
        for (NodeRow row = std::max(hit, end); row < m_shape->subtreeEnd[hit]; ++row)
            m_accepted[row] = 1;
        end = std::max(end, m_shape->subtreeEnd[hit]);
    }
    rebuild();
}

void VisibleRows::clearFilter()
{
    m_accepted.clear();
    m_filterExpansion.clear();
    rebuild();
}

void VisibleRows::rebuild()
{
    m_rows.clear();
    if (!m_shape || m_expansion.empty())
        return;
    if (!m_accepted.empty() && m_accepted[RootRow] == 0)
        return;
    m_rows.push_back(RootRow);
    if (isExpanded(RootRow))
        appendBelow(RootRow, m_rows);
}

void VisibleRows::appendBelow(NodeRow row, std::vector<NodeRow>& rows) const
{
    const NodeRow end = m_shape->subtreeEnd[row];
    NodeRow next = row + 1;
    while (next < end) {
        const bool accepted = m_accepted.empty() || m_accepted[next] != 0;
        if (accepted)
            rows.push_back(next);
        next = accepted && isExpanded(next) ? next + 1 : m_shape->subtreeEnd[next];
    }
}

} // namespace fairshare::gui
