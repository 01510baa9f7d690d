// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_model.h"
#include "widgets/table/dragged_rows.h"
#include "widgets/table/editable_table.h"
#include "widgets/table/two_line_header.h"
#include "widgets/theme/theme.h"

#include <vector>

class QMenu;

namespace fairshare::gui {

/// Table of the groups of a pool; handles keyboard and mouse input on the visible rows of a QuotaModel.
class QuotaTable : public EditableTable {
    Q_OBJECT

public:
    explicit QuotaTable(QuotaModel& model, QWidget* parent = nullptr);

    QuotaModel& quotaModel() const { return m_model; }
    void setTheme(const Theme& theme);
    /// Returns the selected groups in ascending order.
    std::vector<QuotaRow> selectedGroups() const;
    /// Returns the selection, or the current row if nothing is selected.
    std::vector<QuotaRow> chosenGroups() const;
    /// Selects a group and expands its ancestors.
    void goTo(QuotaRow row);
    /// Returns the selected rows, or all rows, and the visible columns as tab-separated text with exact
    /// figures.
    QString asText(bool withHeaders, bool all) const;
    /// Toggles the flag of the current cell on all selected rows.
    void toggleFlag();
    /// Shows the hover card of the current cell.
    void showCard();
    /// Returns the current cell, or the quota of the current row if that cell shows a name or results.
    QModelIndex cellToEdit() const;
    /// Edits the current cell, including its name. Edits the quota if the cell is not editable.
    void editCurrentCell();
    /// Reverts the current cell to its baseline value, on all selected rows.
    void revertCurrent();
    /// Adds a group below the current one and starts editing its name.
    void addGroup();
    void renameCurrent();
    void removeSelected();
    /// Moves the selected groups, or the current one, by one level.
    void moveSelected(LevelMove move);
    void expandAll();
    void collapseAll();
    /// Pastes groups; emits `textPasted` for text from another program.
    void paste();
    /// Marks the hits, which are in ascending order; with `only`, hides the rest.
    void showFound(std::vector<QuotaRow> hits, bool only);
    /// Goes to the next (previous) hit after (before) the current row and wraps around.
    void findNext(bool backwards);
    /// Selects exactly these rows and expands their ancestors.
    void selectRows(const std::vector<QuotaRow>& rows);
    /// Adds one checkable entry per column.
    void fillColumnMenu(QMenu& menu);
    /// Returns the IDs of the visible columns, for the settings.
    QStringList shownColumns() const;
    void setShownColumns(const QStringList& ids);
    /// Shows or hides a column by the user's choice.
    void chooseColumn(int column, bool shown);

Q_SIGNALS:
    void textPasted(const QString& text);
    /// An edit was refused.
    void refused(const fairshare::Error& error);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void endNaming() override { m_model.setRenamable(NoQuotaRow); }

private:
    void createHeader();
    void createDragging();
    /// Shows what a drop on this row would do, or why it is refused; shows nothing for NoQuotaRow.
    void setDropTarget(QuotaRow row);
    void showMoved(const Result<std::vector<QuotaRow>>& moved);
    void keepRows();
    std::vector<QuotaRow> editedRows(const QModelIndex& index) const;
    bool clickedExpander(const QPoint& place);
    bool clickedFlag(const QPoint& place);
    bool grabbedSlider(const QPoint& place);
    void slideTo(int x);
    bool walkTree(int key);
    bool stepDemand(int key);
    void tell(const Result<void>& done);
    /// Shows the columns that have values, unless the user chose otherwise. They stay visible until another
    /// file is opened.
    void showFilledColumns();
    void fitColumns();
    /// Returns the widths that the visible columns need. Surplus is included only if there is room for it.
    std::vector<int> neededWidths();
    int neededWidth(int column);
    void select(const std::vector<QuotaRow>& rows, QuotaRow current);

    QuotaModel& m_model;
    TwoLineHeader* m_header;
    DropPlace m_drop; ///< the group under a drag
    bool m_pressTaken = false; ///< the mouse press was used by a cell, so no drag follows
    QuotaRow m_slid = NoQuotaRow; ///< row whose slider is being dragged
    int m_gesture = 0; ///< counts slider drags; each is one step of the history
    std::vector<QuotaModel::KnownGroup> m_keptSelection; ///< selection while the rows are rebuilt
    QuotaModel::KnownGroup m_keptCurrent;
    int m_keptColumn = 0;
    std::vector<int> m_chosenColumns; ///< columns that the user showed or hid
    std::vector<int> m_contents; ///< by column: the largest width so far, to keep columns stable
};

} // namespace fairshare::gui
