// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/dragged_rows.h"
#include "widgets/table/editable_table.h"
#include "widgets/table/row_in_sight.h"
#include "widgets/table/type_ahead.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/column_contents.h"
#include "widgets/tree/share_tree_model.h"
#include "widgets/tree/tree_header_view.h"

#include <functional>
#include <vector>

class QMenu;

namespace fairshare::gui {

/// The tree table; handles keyboard and mouse input on the visible rows of a ShareTreeModel.
class TreeTableView : public EditableTable {
    Q_OBJECT

public:
    explicit TreeTableView(ShareTreeModel& model, QWidget* parent = nullptr);

    ShareTreeModel& treeModel() const { return m_model; }
    TreeHeaderView& header() const { return *m_header; }
    void setTheme(const Theme& theme);

    void expandAll();
    void collapseAll();
    /// Copies the selected rows and visible columns as tab-separated text with exact figures.
    /// @return false, with `refused`, if the clipboard cannot be written
    bool copySelection(bool withHeaders);
    QString selectionAsText(bool withHeaders) const;
    /// Edits the current cell, or the shares of the current row if that cell is not editable.
    void editCurrentCell();
    /// Edits the tree structure at the current row or on the selected rows. Editing the name of a new
    /// association starts immediately.
    void addAssociation(NodeKind kind);
    void renameCurrent();
    /// Edits the partition of the current user instead of its name.
    void editPartition();
    void removeSelected();
    void duplicateSelected();
    void moveSelected(LevelMove move);
    /// Copies the selected rows as text and remembers them for `paste`.
    void cut();
    /// Pastes the cut or copied rows into the current account; emits `textPasted` for other text.
    void paste();
    bool canPaste() const { return !m_clip.rows.empty() || m_hasOtherText; }
    /// Sets the shares of the selected rows to `parent`.
    void shareFromParent();
    /// Reverts the cells that editCurrentCell would edit to their baseline values.
    void revertChange();
    /// Sorts siblings by the current column: ascending, then in the opposite order, then unsorted.
    void sortByCurrentColumn();
    /// Restores the selection and scroll position after the same file was read again, as far as the rows
    /// still exist.
    void restorePlace();
    /// Shows the hover card of the current cell.
    void showCard();

    /// Returns the selected associations in ascending order, at most `most`.
    std::vector<NodeRow> selectedNodes(std::size_t most) const;
    std::size_t selectedCount() const;
    /// Returns the selection, or the current row if nothing is selected.
    std::vector<NodeRow> chosenRows() const;
    /// Expands the ancestors of a row, then selects and shows it.
    void goTo(NodeRow node);
    /// Marks the hits, which are in ascending order; with `only`, hides the rest.
    void showFound(std::vector<NodeRow> hits, bool only);
    const std::vector<NodeRow>& hits() const { return m_hits; }
    /// Selects exactly these rows and expands their ancestors.
    void selectRows(const std::vector<NodeRow>& rows);
    /// Goes to the next (previous) hit after (before) the current row and wraps around.
    void findNext(bool backwards);

    /// Returns which columns are visible, and their widths.
    QByteArray columnState() const;
    void restoreColumns(const QByteArray& state);
    void resetColumns();
    /// Adds one checkable entry per column; the columns of each algorithm are in a submenu.
    void fillColumnMenu(QMenu& menu);

    /// Names and shares are pinned: they stay on the left, over the columns that scroll.
    QModelIndex indexAt(const QPoint& place) const override;
    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /// Selects all rows. Under a filter, selects only the hits and not the accounts above them.
    void selectAll() override;

Q_SIGNALS:
    void clipChanged();
    /// The user pasted text from another program.
    void textPasted(const QString& text);
    /// An edit of the tree structure was refused.
    void refused(const fairshare::Error& error);
    void columnsChanged();

protected:
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateEditorGeometries() override;
    void endNaming() override { m_model.setRenamable(NoRow); }
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyboardSearch(const QString& text) override;

private:
    /// The position of the user before the rows changed.
    struct Place {
        NodeRow current = NoRow;
        int column = 0;
        int rowsAbove = -1; ///< rows between the top of the view and the current row
    };

    /// Rows that `paste` moves or copies.
    struct Clip {
        std::vector<NodeRow> rows{};
        ShareTreeModel::Transfer how = ShareTreeModel::Transfer::Copy;
    };
    using Touched = Result<std::vector<NodeRow>>;

    void createHeader();
    void createTransfers();
    void setClip(Clip clip);
    void followClip();
    void lookAtClipboard();
    /// Shows and selects the rows that an edit changed, or reports why it was refused.
    void showTouched(const Touched& touched);
    void startNaming(NodeRow node, ShareTreeModel::Naming naming);
    NodeRow dropTarget(const QPoint& place) const;
    /// Shows what a drop on this account would do, or why it is refused; shows nothing for NoRow.
    void setDropTarget(NodeRow account, ShareTreeModel::Transfer how);
    void keepPlaces();
    void rememberPlace();
    void scrollToPlace();
    QModelIndex cellToEdit() const;
    void shareSelection();
    /// Updates the document's selection from this view.
    void tellSelection();
    /// Follows the selection of another view.
    void followSelection();
    /// Applies a change that loses the selection, then selects the visible rows of the document's selection.
    void showSelection(const std::function<void()>& change);
    void keepSelection(const std::function<void()>& change);
    bool clickedExpander(const QPoint& place);
    bool walkTree(int key);
    QModelIndex nextEditable(int step) const;
    std::vector<NodeRow> editedRows(const QModelIndex& index) const;
    void createColumns();
    void hideDetails();
    void addColumnEntry(QMenu& menu, int column, const QString& text);
    std::vector<bool> hiddenColumns() const;
    void fitColumns();
    void fitNewTree();
    void fitNewFigures();
    /// Scrolls to the factor and rank of the algorithm of the answer line, and stays there until the user
    /// scrolls away.
    void showChosenAlgorithm();
    void scrollToChosenAlgorithm();
    /// Returns the area where pinned columns cover scrolled ones; empty at scroll position 0.
    QRect pinnedRect() const;
    bool isPinned(const QModelIndex& index) const;
    void paintPinnedCells(QPainter& painter, const QRect& pinned);
    void paintPinnedCell(QPainter& painter, const QModelIndex& index);

    ShareTreeModel& m_model;
    TreeHeaderView* m_header;
    RowInSight m_sight{*this};
    Place m_place;
    Clip m_clip;
    QByteArray m_clipMark; ///< distinguishes copies of this view from those of other programs
    bool m_hasOtherText = false; ///< text from another program is on the clipboard
    DropPlace m_drop; ///< the account under a drag
    std::vector<NodeRow> m_hits;
    TypeAhead m_typed;
    ColumnContents m_contents;
    std::vector<int> m_chosenWidths; ///< by column: the width that the user chose; 0 = automatic
    bool m_fitting = false;
    bool m_showsSelection = false; ///< the selection is being set from the document, not by the user
    bool m_placing = false; ///< the view itself is scrolling
    bool m_followsChosen = true; ///< the user has not scrolled away from the chosen algorithm
    bool m_figuresWait = false; ///< new figures are to be measured when they become visible
};

} // namespace fairshare::gui
