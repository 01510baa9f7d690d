// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/visible_rows.h"

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
    m_order.clear();
    m_position.clear();
    const std::size_t count = m_shape ? m_shape->parent.size() : 0;
    m_expansion.assign(count, 1);
    if (count > SmallTree) {
        for (std::size_t row = 0; row < count; ++row)
            m_expansion[row] = m_shape->depth[row] < FirstLookDepth ? 1 : 0;
    }
    rebuild();
}

void VisibleRows::resetLike(std::shared_ptr<const TreeShape> shape, const std::vector<NodeRow>& earlier)
{
    const std::vector<std::uint8_t> before = m_expansion;
    reset(std::move(shape));
    for (std::size_t row = 0; row < earlier.size(); ++row) {
        if (earlier[row] < before.size())
            m_expansion[row] = before[earlier[row]];
    }
    rebuild();
}

void VisibleRows::setOrder(std::vector<NodeRow> order)
{
    m_order = std::move(order);
    m_position.resize(m_order.size());
    for (std::size_t position = 0; position < m_order.size(); ++position)
        m_position[m_order[position]] = static_cast<std::uint32_t>(position);
    rebuild();
}

std::size_t VisibleRows::placeOf(NodeRow row) const
{
    const std::size_t wanted = position(row);
    const auto found = std::lower_bound(m_shown.begin(), m_shown.end(), wanted);
    return found != m_shown.end() && *found == wanted ? static_cast<std::size_t>(found - m_shown.begin())
                                                      : m_shown.size();
}

std::vector<std::uint32_t> VisibleRows::shownWhenExpanded(NodeRow row) const
{
    std::vector<std::uint32_t> below;
    if (!isExpanded(row))
        appendBelow(row, below);
    return below;
}

void VisibleRows::expand(NodeRow row, const std::vector<std::uint32_t>& below)
{
    const std::size_t place = placeOf(row);
    expansion()[row] = 1;
    if (place < m_shown.size())
        m_shown.insert(m_shown.begin() + static_cast<std::ptrdiff_t>(place) + 1, below.begin(), below.end());
}

std::size_t VisibleRows::shownBelow(NodeRow row) const
{
    const auto first = std::upper_bound(m_shown.begin(), m_shown.end(), position(row));
    const auto last = std::lower_bound(first, m_shown.end(), endPosition(row));
    return static_cast<std::size_t>(last - first);
}

void VisibleRows::collapse(NodeRow row)
{
    const auto first = std::upper_bound(m_shown.begin(), m_shown.end(), position(row));
    m_shown.erase(first, first + static_cast<std::ptrdiff_t>(shownBelow(row)));
    expansion()[row] = 0;
}

void VisibleRows::expandAll()
{
    std::fill(expansion().begin(), expansion().end(), std::uint8_t{1});
    rebuild();
}

void VisibleRows::expandAbove(const std::vector<NodeRow>& rows)
{
    std::vector<std::uint8_t> seen(expansion().size(), 0);
    for (const NodeRow row : rows) {
        for (NodeRow above = m_shape->parent[row]; above != NoRow && seen[above] == 0;
            above = m_shape->parent[above]) {
            seen[above] = 1;
            expansion()[above] = 1;
        }
    }
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
        // The contents of a hit account become visible when the account is expanded.
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
    m_shown.clear();
    if (!m_shape || m_expansion.empty())
        return;
    if (!m_accepted.empty() && m_accepted[RootRow] == 0)
        return;
    m_shown.push_back(RootRow);
    if (isExpanded(RootRow))
        appendBelow(RootRow, m_shown);
}

void VisibleRows::appendBelow(NodeRow row, std::vector<std::uint32_t>& positions) const
{
    const std::size_t end = endPosition(row);
    std::size_t next = position(row) + 1;
    while (next < end) {
        const NodeRow at = rowAt(next);
        const bool accepted = m_accepted.empty() || m_accepted[at] != 0;
        if (accepted)
            positions.push_back(static_cast<std::uint32_t>(next));
        next = accepted && isExpanded(at) ? next + 1 : endPosition(at);
    }
}

} // namespace fairshare::gui
