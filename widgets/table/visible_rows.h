// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fairshare::gui {

/// The visible associations of a tree: their accounts are all expanded and they pass the filter. Even a tree
/// of a million associations is thus one flat list. The order is that of the tree's rows unless another order
/// is set for siblings.
class VisibleRows {
public:
    /// Resets the expansion to what fits a first view: everything in a small tree, two levels of a large one.
    void reset(std::shared_ptr<const TreeShape> shape);
    /// Like `reset`, but keeps what was expanded or collapsed.
    /// @param earlier by row of the new shape: its previous row, or NoRow
    void resetLike(std::shared_ptr<const TreeShape> shape, const std::vector<NodeRow>& earlier);

    const std::shared_ptr<const TreeShape>& shape() const { return m_shape; }
    std::size_t size() const { return m_shown.size(); }
    NodeRow at(std::size_t place) const { return rowAt(m_shown[place]); }
    /// Returns the place of a row; size() if it is not shown.
    std::size_t placeOf(NodeRow row) const;
    /// Returns the position of a row among all rows, shown or not.
    std::size_t position(NodeRow row) const { return m_position.empty() ? row : m_position[row]; }
    /// Sets the order of all rows. Every subtree must be contiguous and start with its account. Empty for the
    /// order of the tree.
    void setOrder(std::vector<NodeRow> order);
    const std::vector<NodeRow>& order() const { return m_order; }

    bool isExpandable(NodeRow row) const { return m_shape->subtreeEnd[row] > row + 1; }
    bool isExpanded(NodeRow row) const { return expansion()[row] != 0; }
    /// Returns what is shown below `row` once it is expanded; empty if it already is.
    std::vector<std::uint32_t> shownWhenExpanded(NodeRow row) const;
    /// @param below result of shownWhenExpanded
    void expand(NodeRow row, const std::vector<std::uint32_t>& below);
    /// Returns how many rows disappear when `row` is collapsed.
    std::size_t shownBelow(NodeRow row) const;
    void collapse(NodeRow row);
    void expandAll();
    /// Expands all accounts that hide one of the rows.
    void expandAbove(const std::vector<NodeRow>& rows);
    /// Collapses everything except the root.
    void collapseAll();
    /// Returns the collapsed accounts above `row`, topmost first.
    std::vector<NodeRow> collapsedAbove(NodeRow row) const;

    /// Shows only the hits, their ancestors and everything below them. Keeps the expansion of the unfiltered
    /// tree.
    void setFilter(const std::vector<NodeRow>& hits);
    void clearFilter();
    bool isFiltered() const { return !m_accepted.empty(); }

private:
    std::vector<std::uint8_t>& expansion() { return isFiltered() ? m_filterExpansion : m_expansion; }
    const std::vector<std::uint8_t>& expansion() const
    {
        return isFiltered() ? m_filterExpansion : m_expansion;
    }
    NodeRow rowAt(std::size_t position) const
    {
        return m_order.empty() ? static_cast<NodeRow>(position) : m_order[position];
    }
    /// Returns one past the position of the last row in the subtree.
    std::size_t endPosition(NodeRow row) const { return position(row) + m_shape->subtreeEnd[row] - row; }
    void rebuild();
    void appendBelow(NodeRow row, std::vector<std::uint32_t>& positions) const;

    std::shared_ptr<const TreeShape> m_shape;
    std::vector<std::uint32_t> m_shown; ///< positions, ascending
    std::vector<NodeRow> m_order; ///< row by position; empty = the order of the tree
    std::vector<std::uint32_t> m_position; ///< position by row; empty = the order of the tree
    std::vector<std::uint8_t> m_expansion;
    std::vector<std::uint8_t> m_filterExpansion;
    std::vector<std::uint8_t> m_accepted;
};

} // namespace fairshare::gui
