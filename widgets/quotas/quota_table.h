// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_model.h"
#include "widgets/table/tree_table.h"
#include "widgets/table/two_line_header.h"
#include "widgets/theme/theme.h"

#include <vector>

namespace fairshare::gui {

/// Table of the groups of a pool; handles keyboard and mouse input on the visible rows of a QuotaModel.
class QuotaTable : public TreeTable {
    Q_OBJECT

public:
    explicit QuotaTable(QuotaModel& model, QWidget* parent = nullptr);

    QuotaModel& quotaModel() const { return m_model; }
    void setTheme(const Theme& theme);
    /// Returns the selected rows, or all rows, and the visible columns as tab-separated text with exact
    /// figures.
    QString asText(bool withHeaders, bool all) const;
    /// Toggles the flag of the current cell on all selected rows.
    void toggleFlag();
    /// Returns the current cell, or the quota of the current row if that cell shows a name or results.
    QModelIndex cellToEdit() const;
    /// Edits the current cell, including its name. Edits the quota if the cell is not editable.
    void editCurrentCell();
    /// Reverts the current cell to its baseline value, on all selected rows.
    void revertCurrent();
    /// Adds a group below the current one and starts editing its name.
    void addGroup();
    void renameCurrent();
    /// Moves the selected groups, or the current one, by one level.
    void moveSelected(LevelMove move) override;
    void expandAll();
    void collapseAll();
    /// Pastes groups; emits `textPasted` for text from another program.
    void paste();
    /// Marks the hits, which are in ascending order; with `only`, hides the rest.
    void showFound(std::vector<QuotaRow> hits, bool only);
    /// Selects exactly these rows and expands their ancestors.
    void selectRows(const std::vector<QuotaRow>& rows);
    void fillColumnMenu(QMenu& menu) override;
    /// Returns the IDs of the visible columns, for the settings.
    QStringList shownColumns() const;
    void setShownColumns(const QStringList& ids);
    /// Shows or hides a column by the user's choice.
    void chooseColumn(int column, bool shown);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void copyRows() override;
    Result<void> removeRows(const std::vector<NodeRow>& rows) override
    {
        return m_model.edits().remove(rows);
    }
    QString draggedText(const std::vector<NodeRow>& rows) const override;
    DropPlace dropEffect(NodeRow target, bool copies) const override;
    void dropRows(const std::vector<NodeRow>& rows, NodeRow target, bool copies) override;
    bool takesInput(const QModelIndex& index) const override;

private:
    void createHeader();
    void showMoved(const Result<std::vector<QuotaRow>>& moved);
    void keepRows();
    bool clickedFlag(const QPoint& place);
    bool grabbedSlider(const QPoint& place);
    void slideTo(int x);
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
    bool m_pressTaken = false; ///< the mouse press was used by a cell, so no drag follows
    QuotaRow m_slid = NoQuotaRow; ///< row whose slider is being dragged
    int m_gesture = 0; ///< counts slider drags; each is one step of the history
    std::vector<ShownGroups::KnownGroup> m_keptSelection; ///< selection while the rows are rebuilt
    ShownGroups::KnownGroup m_keptCurrent;
    int m_keptColumn = 0;
    std::vector<int> m_chosenColumns; ///< columns that the user showed or hid
    std::vector<int> m_contents; ///< by column: the largest width so far, to keep columns stable
};

} // namespace fairshare::gui
