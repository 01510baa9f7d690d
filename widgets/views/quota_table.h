// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/quota_model.h"
#include "widgets/theme/theme.h"
#include "widgets/views/dragged_rows.h"
#include "widgets/views/editable_table.h"
#include "widgets/views/two_line_header.h"

#include <vector>

class QMenu;

namespace fairshare::gui {

/// The table of the groups of a pool: keyboard and mouse on the visible rows of a QuotaModel.
class QuotaTable : public EditableTable {
    Q_OBJECT

public:
    explicit QuotaTable(QuotaModel& model, QWidget* parent = nullptr);

    QuotaModel& quotaModel() const { return m_model; }
    void setTheme(const Theme& theme);
    /// Selected groups, ascending.
    std::vector<QuotaRow> selectedGroups() const;
    /// The selection, or the current row when nothing is selected.
    std::vector<QuotaRow> chosenGroups() const;
    /// Selects one and expands what hides it.
    void goTo(QuotaRow row);
    /// Tab-separated text of the selected rows, or of all, and the shown columns, exact figures.
    QString asText(bool withHeaders, bool all) const;
    /// Turns the flag of the current cell over, on all selected rows.
    void toggleFlag();
    /// Shows the hover card of the current cell.
    void showCard();
    /// The current cell, or the quota of the current row where that cell shows a name or results.
    QModelIndex cellToEdit() const;
    /// Edits the current cell: its name too, and the quota where the cell takes nothing.
    void editCurrentCell();
    /// Gives the current cell, on all selected rows, its value of the baseline.
    void revertCurrent();
    /// Adds one below the current group, to be named at once.
    void addGroup();
    void renameCurrent();
    void removeSelected();
    /// Moves the chosen groups by one level.
    void moveSelected(LevelMove move);
    void expandAll();
    void collapseAll();
    /// Text of another program is for `textPasted` to look at.
    void paste();
    /// Marks what was found, ascending; with `only` hides the rest.
    void showFound(std::vector<QuotaRow> hits, bool only);
    /// The hit after (before) the current row, around the ends.
    void findNext(bool backwards);
    /// Selects these rows and nothing else, and expands what hides them.
    void selectRows(const std::vector<QuotaRow>& rows);
    /// One checkable entry a column.
    void fillColumnMenu(QMenu& menu);
    /// The id of what the table shows in settings: which columns.
    QStringList shownColumns() const;
    void setShownColumns(const QStringList& ids);
    /// Shows or hides a column as somebody chose.
    void chooseColumn(int column, bool shown);

Q_SIGNALS:
    void textPasted(const QString& text);
    /// An edit that cannot be.
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
    /// Shows what a drop there would do, or why it cannot be; nothing for NoQuotaRow.
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
    /// Shows columns that the groups fill, where nobody chose otherwise; they stay until another file.
    void showFilledColumns();
    void fitColumns();
    /// What is as wide as the shown columns need, and Surplus where there is room for it.
    std::vector<int> neededWidths();
    int neededWidth(int column);
    void select(const std::vector<QuotaRow>& rows, QuotaRow current);

    QuotaModel& m_model;
    TwoLineHeader* m_header;
    DropPlace m_drop; ///< the group that a drag is over
    bool m_pressTaken = false; ///< the mouse button works a cell, which no drag follows
    QuotaRow m_slid = NoQuotaRow; ///< whose slider the mouse holds
    int m_gesture = 0; ///< counts drags, each one step of the history
    std::vector<QuotaModel::KnownGroup> m_keptSelection; ///< while the rows are made anew
    QuotaModel::KnownGroup m_keptCurrent;
    int m_keptColumn = 0;
    std::vector<int> m_chosenColumns; ///< whose visibility somebody chose
    std::vector<int> m_contents; ///< by column: the widest so far, so that figures do not move columns
};

} // namespace fairshare::gui
