// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fairshare::gui {

/// Which associations of a tree are shown: those whose accounts are all expanded and that pass the filter, so
/// a tree of a million associations is one flat list. They stand in the order of the tree's rows unless
/// siblings were put into another.
class VisibleRows {
public:
    /// Starts collapsed to what fits a first look: everything in a small tree, two levels of a large one.
    void reset(std::shared_ptr<const TreeShape> shape);
    /// As `reset`, but what was expanded or collapsed stays so. @param earlier by row of the new shape: its
    /// row until now, or NoRow
    void resetLike(std::shared_ptr<const TreeShape> shape, const std::vector<NodeRow>& earlier);

    const std::shared_ptr<const TreeShape>& shape() const { return m_shape; }
    std::size_t size() const { return m_shown.size(); }
    NodeRow at(std::size_t place) const { return rowAt(m_shown[place]); }
    /// Place of a row; size() when it is not shown.
    std::size_t placeOf(NodeRow row) const;
    /// Place of a row among all, shown or not.
    std::size_t position(NodeRow row) const { return m_position.empty() ? row : m_position[row]; }
    /// All rows in the order in which they are to stand; every subtree must be contiguous and start with its
    /// account. Empty for the order of the tree.
    void setOrder(std::vector<NodeRow> order);
    const std::vector<NodeRow>& order() const { return m_order; }

    bool isExpandable(NodeRow row) const { return m_shape->subtreeEnd[row] > row + 1; }
    bool isExpanded(NodeRow row) const { return expansion()[row] != 0; }
    /// What is shown below `row` once it is expanded; nothing when it is already.
    std::vector<std::uint32_t> shownWhenExpanded(NodeRow row) const;
    /// @param below as shownWhenExpanded gave it
    void expand(NodeRow row, const std::vector<std::uint32_t>& below);
    /// How many rows disappear when `row` is collapsed.
    std::size_t shownBelow(NodeRow row) const;
    void collapse(NodeRow row);
    void expandAll();
    /// Expands whatever hides one of the rows.
    void expandAbove(const std::vector<NodeRow>& rows);
    /// Leaves the root expanded.
    void collapseAll();
    /// Collapsed accounts above `row`, the topmost first.
    std::vector<NodeRow> collapsedAbove(NodeRow row) const;

    /// Shows only the hits, what is above them and what is below them. Expansion of the unfiltered tree is
    /// kept.
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
    /// One past the position of the last row below.
    std::size_t endPosition(NodeRow row) const { return position(row) + m_shape->subtreeEnd[row] - row; }
    void rebuild();
    void appendBelow(NodeRow row, std::vector<std::uint32_t>& positions) const;

    std::shared_ptr<const TreeShape> m_shape;
    std::vector<std::uint32_t> m_shown; ///< positions, ascending
    std::vector<NodeRow> m_order; ///< row by position; empty = the tree's own
    std::vector<std::uint32_t> m_position; ///< position by row; empty likewise
    std::vector<std::uint8_t> m_expansion;
    std::vector<std::uint8_t> m_filterExpansion;
    std::vector<std::uint8_t> m_accepted;
};

} // namespace fairshare::gui
