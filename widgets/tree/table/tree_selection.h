// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/row_in_sight.h"
#include "widgets/table/tree_table.h"
#include "widgets/tree/table/share_tree_model.h"

#include <functional>
#include <vector>

namespace fairshare::gui {

/// The selection and the current row of the tree table. They are those of the document, and stay when rows
/// change, as does the place of the current row on screen.
class TreeSelection : public QObject {
    Q_OBJECT

public:
    /// The table must have its model.
    TreeSelection(TreeTable& table, ShareTreeModel& model);

    /// Scrolls just far enough to show the current row, until the user has moved in the table.
    void keepInSight() { m_sight.keep(); }
    /// Applies a change that loses the selection, then selects the same rows. If the current row is now
    /// hidden, its closest visible account becomes the current one.
    void keep(const std::function<void()>& change);
    /// Selects exactly these rows and expands their ancestors.
    void select(const std::vector<NodeRow>& rows);
    /// Restores the selection and scroll position after the same file was read again, as far as the rows
    /// still exist.
    void restore();

private:
    /// The position of the user before the rows changed.
    struct Place {
        NodeRow current = NoRow;
        int column = 0;
        int rowsAbove = -1; ///< rows between the top of the view and the current row
    };

    void rememberPlace();
    void scrollToPlace();
    /// Makes a cell the current one, unless its row is not shown.
    void setCurrent(int place, int column);
    /// Updates the document's selection from the table.
    void tell();
    /// Follows the selection of another view.
    void follow();
    /// Applies a change that loses the selection, then selects the visible rows of the document's selection.
    void show(const std::function<void()>& change);

    TreeTable& m_table;
    ShareTreeModel& m_model;
    RowInSight m_sight;
    Place m_place;
    bool m_shows = false; ///< the selection is being set from the document, not by the user
};

} // namespace fairshare::gui
