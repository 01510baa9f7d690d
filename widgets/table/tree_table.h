// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/dragged_rows.h"
#include "widgets/table/editable_table.h"
#include "widgets/table/tree_rows_model.h"

#include "core/base/result.h"
#include "core/scenario/edits/level_move.h"

#include <limits>
#include <vector>

class QMenu;

namespace fairshare::gui {

/// A table of the visible rows of a tree: selects rows, expands them, and drags them below others.
class TreeTable : public EditableTable {
    Q_OBJECT

public:
    TreeTable(TreeRowsModel& model, QWidget* parent);

    /// Returns the selected rows in ascending order, at most `most`.
    std::vector<NodeRow> selectedNodes(std::size_t most = std::numeric_limits<std::size_t>::max()) const;
    /// Returns the selection, or the current row if nothing is selected.
    std::vector<NodeRow> chosenRows() const;
    /// Selects exactly these rows, as far as they are shown, and leaves the current one.
    void selectShown(const std::vector<NodeRow>& rows);
    /// Expands the ancestors of a row, then selects and shows it.
    void goTo(NodeRow node);
    /// Goes to the next (previous) hit after (before) the current row and wraps around.
    void findNext(bool backwards);
    void removeSelected();
    /// Shows the hover card of the current cell.
    void showCard();
    virtual void moveSelected(LevelMove move) = 0;
    /// Adds one checkable entry per column.
    virtual void fillColumnMenu(QMenu& menu) = 0;

Q_SIGNALS:
    /// The user pasted text from another program.
    void textPasted(const QString& text);
    /// An edit was refused.
    void refused(const fairshare::Error& error);

protected:
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void endNaming() override { m_rows.setRenamable(NoRow); }
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;

    virtual void copyRows() = 0;
    virtual Result<void> removeRows(const std::vector<NodeRow>& rows) = 0;
    /// Returns the name of a row, or the number of rows.
    virtual QString draggedText(const std::vector<NodeRow>& rows) const = 0;
    /// Returns the row below which a drop on this row puts the dragged ones.
    virtual NodeRow dropTarget(NodeRow under) const { return under; }
    /// Returns what a drop of the chosen rows below this one would do, or why it is refused.
    virtual DropPlace dropEffect(NodeRow target, bool copies) const = 0;
    virtual void dropRows(const std::vector<NodeRow>& rows, NodeRow target, bool copies) = 0;
    /// True if the user can change the cell with the keyboard alone.
    virtual bool takesInput(const QModelIndex& index) const;
    /// Paints what lies over the cells.
    virtual void paintOver(QPainter& /*painter*/, const QRect& /*area*/) { }

    /// Returns the rows that an edit of the cell concerns: its own, or all selected ones if it is among them.
    std::vector<NodeRow> rowsWith(const QModelIndex& index) const;
    /// Edits a name.
    void startNaming(NodeRow node);
    /// Expands or collapses the row if the place is on its triangle.
    bool clickedExpander(const QPoint& place);
    /// Offers the columns in the context menu of the headings.
    void offerColumns();

private:
    bool walkTree(int key);
    bool copies(const QDropEvent& event) const;
    /// Shows what a drop would do; shows nothing for NoRow.
    void setDropTarget(NodeRow target, bool copies);

    TreeRowsModel& m_rows;
    DropPlace m_drop; ///< the row under a drag
    bool m_dropCopies = false;
};

} // namespace fairshare::gui
