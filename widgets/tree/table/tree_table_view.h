// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/tree_table.h"
#include "widgets/table/type_ahead.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/table/pinned_cells.h"
#include "widgets/tree/table/row_clipboard.h"
#include "widgets/tree/table/share_tree_model.h"
#include "widgets/tree/table/tree_column_layout.h"
#include "widgets/tree/table/tree_header_view.h"
#include "widgets/tree/table/tree_selection.h"

#include <vector>

namespace fairshare::gui {

/// The tree table; handles keyboard and mouse input on the visible rows of a ShareTreeModel.
class TreeTableView : public TreeTable {
    Q_OBJECT

public:
    explicit TreeTableView(ShareTreeModel& model, QWidget* parent = nullptr);

    ShareTreeModel& treeModel() const { return m_model; }
    TreeHeaderView& header() const { return *m_header; }
    TreeColumnLayout& columns() const { return *m_columns; }
    const RowClipboard& clipboard() const { return *m_clipboard; }
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
    void duplicateSelected();
    void moveSelected(LevelMove move) override;
    /// Copies the selected rows as text and remembers them for `paste`. They are pale until they are pasted
    /// or the user presses Escape.
    void cut();
    /// Says what was cut and what a paste at the current row would do: "Cut: dvorak · Paste moves it to
    /// physics";
    /// "" for nothing.
    QString cutText() const;
    /// Pastes the cut or copied rows into the current account; emits `textPasted` for other text.
    void paste();
    /// Sets the shares of the selected rows to `parent`.
    void shareFromParent();
    /// Reverts the cells that editCurrentCell would edit to their baseline values.
    void revertChange();
    /// Sorts siblings by the current column: ascending, then in the opposite order, then unsorted.
    void sortByCurrentColumn();
    /// Restores the selection and scroll position after the same file was read again, as far as the rows
    /// still exist.
    void restorePlace() { m_selection->restore(); }

    std::size_t selectedCount() const;
    /// Marks the hits, which are in ascending order; with `only`, hides the rest.
    void showFound(std::vector<NodeRow> hits, bool only);
    /// Selects exactly these rows and expands their ancestors.
    void selectRows(const std::vector<NodeRow>& rows) { m_selection->select(rows); }
    void fillColumnMenu(QMenu& menu) override { m_columns->fillMenu(menu); }

    QModelIndex indexAt(const QPoint& place) const override;
    QRect visualRect(const QModelIndex& index) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    /// Selects all rows. Under a filter, selects only the hits and not the accounts above them.
    void selectAll() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateEditorGeometries() override;
    void keyboardSearch(const QString& text) override;
    void paintOver(QPainter& painter, const QRect& area) override;
    void copyRows() override { copySelection(false); }
    Result<void> removeRows(const std::vector<NodeRow>& rows) override;
    QString draggedText(const std::vector<NodeRow>& rows) const override;
    NodeRow dropTarget(NodeRow under) const override;
    DropPlace dropEffect(NodeRow target, bool copies) const override;
    void dropRows(const std::vector<NodeRow>& rows, NodeRow target, bool copies) override;

private:
    using Touched = Result<std::vector<NodeRow>>;

    void createHeader();
    const ShareTree& tree() const;
    /// Shows and selects the rows that an edit changed, or reports why it was refused.
    void showTouched(const Touched& touched);
    void startNaming(NodeRow node, ShareTreeModel::Naming naming);
    QModelIndex cellToEdit() const;
    std::vector<NodeRow> editedRows(const QModelIndex& index) const;

    ShareTreeModel& m_model;
    TreeHeaderView* m_header;
    PinnedCells m_pinned;
    TreeColumnLayout* m_columns = nullptr;
    RowClipboard* m_clipboard = nullptr;
    TreeSelection* m_selection = nullptr;
    TypeAhead m_typed;
};

} // namespace fairshare::gui
