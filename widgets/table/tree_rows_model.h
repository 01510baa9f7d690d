// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/column_model.h"
#include "widgets/table/visible_rows.h"

#include <vector>

namespace fairshare::gui {

/// A tree as a flat table of its visible rows: which rows are expanded, found and editable. A concrete model
/// says which columns there are and what a row shows in each. Only visible rows cost time, even in a tree of
/// a million rows.
class TreeRowsModel : public ColumnModel {
    Q_OBJECT

public:
    /// Roles that all trees have. A cell that lacks the quantity returns an invalid variant.
    enum {
        ChangedRole = ColumnModel::FirstOwnRole, ///< bool: differs from the baseline
        MutedRole, ///< bool
        CaptionRole, ///< bool: small text
        HitRole, ///< bool: search hit
        DepthRole, ///< int, 0 for the root
        ExpandableRole, ///< bool
        ExpandedRole, ///< bool
        FirstOwnRole,
    };

    using ColumnModel::ColumnModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Marks a drag as a drag of rows; the view remembers which ones.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

    const VisibleRows& visibleRows() const { return m_rows; }
    NodeRow nodeAt(const QModelIndex& index) const { return index.isValid() ? nodeAt(index.row()) : NoRow; }
    NodeRow nodeAt(int place) const { return m_rows.at(static_cast<std::size_t>(place)); }
    /// Returns -1 if the row is not shown.
    int placeOf(NodeRow row) const;
    /// Returns the places of those rows that are shown.
    std::vector<int> placesOf(const std::vector<NodeRow>& rows) const;

    void setExpanded(int place, bool expanded);
    void expandAll();
    void collapseAll();
    /// Expands the same rows as another model whose tree has the same rows.
    void adoptRows(const TreeRowsModel& other);
    /// Expands the ancestors of the row.
    /// @return its place, -1 if a filter hides it
    int reveal(NodeRow row);
    void revealAll(const std::vector<NodeRow>& rows);
    /// Marks the hits, which are in ascending order; with `only`, hides all rows except the hits and what is
    /// above and below them.
    void setHits(std::vector<NodeRow> hits, bool only);
    const std::vector<NodeRow>& hits() const { return m_hits; }
    /// Makes the name of one row editable; NoRow for none.
    void setRenamable(NodeRow row) { m_renamable = row; }

protected:
    /// True if the user types the value of the cell.
    virtual bool isTyped(const QModelIndex& index) const = 0;
    /// Reports new contents of all cells.
    virtual void refresh() = 0;

    VisibleRows& rows() { return m_rows; }
    NodeRow renamable() const { return m_renamable; }
    /// For a model that is being reset: forgets what applies to the earlier rows only.
    void forgetRows();
    bool isHit(NodeRow row) const;
    /// Returns what all names have, by role.
    QVariant expansionData(NodeRow row, int role) const;

private:
    VisibleRows m_rows;
    std::vector<NodeRow> m_hits; ///< ascending
    NodeRow m_renamable = NoRow;
};

} // namespace fairshare::gui
