// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/share_tree.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fairshare::gui {

/// Which associations of a tree are shown: those whose accounts are all expanded and that pass the filter.
/// Rows of the tree in ascending order, so a tree of a million associations is one flat list.
class VisibleRows {
public:
    /// Starts collapsed to what fits a first look: everything in a small tree, two levels of a large one.
    void reset(std::shared_ptr<const TreeShape> shape);

    const std::shared_ptr<const TreeShape>& shape() const { return m_shape; }
    std::size_t size() const { return m_rows.size(); }
    NodeRow at(std::size_t place) const { return m_rows[place]; }
    /// Place of a row; size() when it is not shown.
    std::size_t placeOf(NodeRow row) const;

    bool isExpandable(NodeRow row) const { return m_shape->subtreeEnd[row] > row + 1; }
    bool isExpanded(NodeRow row) const { return expansion()[row] != 0; }
    /// Shown rows below `row` when it is expanded now; none when it is already.
    std::vector<NodeRow> rowsBelow(NodeRow row) const;
    /// `rows` as rowsBelow gave them.
    void expand(NodeRow row, const std::vector<NodeRow>& rows);
    /// How many rows disappear when `row` is collapsed.
    std::size_t shownBelow(NodeRow row) const;
    void collapse(NodeRow row);
    void expandAll();
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
    void rebuild();
    void appendBelow(NodeRow row, std::vector<NodeRow>& rows) const;

    std::shared_ptr<const TreeShape> m_shape;
    std::vector<NodeRow> m_rows;
    std::vector<std::uint8_t> m_expansion;
    std::vector<std::uint8_t> m_filterExpansion;
    std::vector<std::uint8_t> m_accepted;
};

} // namespace fairshare::gui
