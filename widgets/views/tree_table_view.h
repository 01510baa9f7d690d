// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/share_tree_model.h"
#include "widgets/theme/theme.h"
#include "widgets/views/column_contents.h"
#include "widgets/views/dragged_rows.h"
#include "widgets/views/editable_table.h"
#include "widgets/views/row_in_sight.h"
#include "widgets/views/tree_header_view.h"
#include "widgets/views/type_ahead.h"

#include <functional>
#include <vector>

class QMenu;

namespace fairshare::gui {

/// The tree table: keyboard and mouse on the visible rows of a ShareTreeModel.
class TreeTableView : public EditableTable {
    Q_OBJECT

public:
    explicit TreeTableView(ShareTreeModel& model, QWidget* parent = nullptr);

    ShareTreeModel& treeModel() const { return m_model; }
    TreeHeaderView& header() const { return *m_header; }
    void setTheme(const Theme& theme);

    void expandAll();
    void collapseAll();
    /// Tab-separated text of the selected rows and shown columns, exact figures.
    /// @return false, with `refused`, when the clipboard cannot be written
    bool copySelection(bool withHeaders);
    QString selectionAsText(bool withHeaders) const;
    /// Edits the current cell, or the shares of the current row when that cell is not editable.
    void editCurrentCell();
    /// Edits of the structure at the current row or on the selected ones. What is added is named at once.
    void addAssociation(NodeKind kind);
    void renameCurrent();
    /// Edits the partition of the current user in place of its name.
    void editPartition();
    void removeSelected();
    void duplicateSelected();
    void moveSelected(LevelMove move);
    /// Remembers the selected rows for `paste` beside copying them as text.
    void cut();
    /// Puts what was cut or copied into the current account; other text is for `textPasted` to look at.
    void paste();
    bool canPaste() const { return !m_clip.rows.empty() || m_hasOtherText; }
    /// Gives the selected rows parent shares.
    void shareFromParent();
    /// Gives the cells that editCurrentCell would edit their values of the baseline.
    void revertChange();
    /// Sorts siblings by the current column, then the other way round, then not at all.
    void sortByCurrentColumn();
    /// After the same file was read again: selects and shows what was, as far as it is still there.
    void restorePlace();
    /// Shows the hover card of the current cell.
    void showCard();

    /// Selected associations, ascending, at most `most`.
    std::vector<NodeRow> selectedNodes(std::size_t most) const;
    std::size_t selectedCount() const;
    /// The selection, or the current row when nothing is selected.
    std::vector<NodeRow> chosenRows() const;
    /// Expands what hides it, selects and shows it.
    void goTo(NodeRow node);
    /// Marks what was found, ascending; with `only` hides the rest.
    void showFound(std::vector<NodeRow> hits, bool only);
    const std::vector<NodeRow>& hits() const { return m_hits; }
    /// Selects these rows and nothing else, and expands what hides them.
    void selectRows(const std::vector<NodeRow>& rows);
    /// The hit after (before) the current row, around the ends.
    void findNext(bool backwards);

    /// Which columns, how wide.
    QByteArray columnState() const;
    void restoreColumns(const QByteArray& state);
    void resetColumns();
    /// One checkable entry a column, those of an algorithm in a menu of their own.
    void fillColumnMenu(QMenu& menu);

    /// Names and shares are pinned: scrolled to the right they stay at the left, over what is scrolled.
    QModelIndex indexAt(const QPoint& place) const override;
    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /// Under a filter only what matches it, and not the accounts that say where that stands.
    void selectAll() override;

Q_SIGNALS:
    void clipChanged();
    /// Text of another program is to be pasted.
    void textPasted(const QString& text);
    /// An edit of the structure that cannot be.
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
    /// Where one stood before the rows changed.
    struct Place {
        NodeRow current = NoRow;
        int column = 0;
        int rowsAbove = -1; ///< between the top of the view and the current row
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
    /// Shows and selects what an edit touched, or tells why it cannot be.
    void showTouched(const Touched& touched);
    void startNaming(NodeRow node, ShareTreeModel::Naming naming);
    NodeRow dropTarget(const QPoint& place) const;
    /// Shows what a drop there would do, or why it cannot be; nothing for NoRow.
    void setDropTarget(NodeRow account, ShareTreeModel::Transfer how);
    void keepPlaces();
    void rememberPlace();
    void scrollToPlace();
    QModelIndex cellToEdit() const;
    void shareSelection();
    /// Tells the document what is selected here.
    void tellSelection();
    /// Goes where another view went.
    void followSelection();
    /// Selects what the document says, as far as it is visible, after a change that loses that.
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
    /// Scrolls to the factor and rank of the algorithm of the answer line, and stays there until somebody
    /// scrolls away.
    void showChosenAlgorithm();
    void scrollToChosenAlgorithm();
    /// Where the pinned columns cover what is scrolled; empty while nothing is.
    QRect pinnedRect() const;
    bool isPinned(const QModelIndex& index) const;
    void paintPinnedCells(QPainter& painter, const QRect& pinned);
    void paintPinnedCell(QPainter& painter, const QModelIndex& index);

    ShareTreeModel& m_model;
    TreeHeaderView* m_header;
    RowInSight m_sight{*this};
    Place m_place;
    Clip m_clip;
    QByteArray m_clipMark; ///< tells what this view copied from what others did
    bool m_hasOtherText = false; ///< on the clipboard
    DropPlace m_drop; ///< the account that a drag is over
    std::vector<NodeRow> m_hits;
    TypeAhead m_typed;
    ColumnContents m_contents;
    std::vector<int> m_chosenWidths; ///< by column, of those that somebody made wider or narrower; 0 = fits
    bool m_fitting = false;
    bool m_showsSelection = false; ///< what is selected comes from the document, not from somebody here
    bool m_placing = false; ///< scrolls by itself
    bool m_followsChosen = true; ///< nobody scrolled away from the chosen algorithm
    bool m_figuresWait = false; ///< to be measured when they are seen
};

} // namespace fairshare::gui
