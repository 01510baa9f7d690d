// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/changes/change_model.h"
#include "widgets/controls/shared_width.h"
#include "widgets/theme/theme.h"
#include "widgets/work/results/change_results.h"

#include <QWidget>

#include <vector>

class QLabel;
class QStackedLayout;
class QTableView;

namespace fairshare::gui {

class ChangeDelegate;

/// The differences from the baseline, with the effect of each change on its own. Each change can be reverted.
class ChangesPanel : public QWidget {
    Q_OBJECT

public:
    ChangesPanel(Document& document, const ScenarioResults& results, QWidget* parent = nullptr);

    ChangeResults& changes() { return m_changes; }
    void setTheme(const Theme& theme);
    /// Reverts the current change.
    void revertCurrent();
    /// Waits until the visible rows are known.
    void waitUntilReady();

Q_SIGNALS:
    /// The user wants to see this row of the open scenario.
    void nodeChosen(fairshare::NodeRow row);
    void refused(const fairshare::Error& error);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void createTable();
    void createSum();
    void moveSum(int row);
    void activate(const QModelIndex& index);
    /// Selects the first change of the selected node; selects nothing if the node did not change.
    void followSelection();
    void revert(const QModelIndex& index);
    void refresh();
    /// Returns the widths that the contents need. Names and values are cut before other columns.
    std::vector<ColumnNeed> contentNeeds() const;
    /// Returns widths at which every column shows its full heading and contents.
    std::vector<int> wholeWidths() const;
    int shownRows() const;
    int roomForColumns() const;
    /// Shows whole rows of the changes. The row of all changes together is below them and never scrolls out
    /// of view.
    void placeRows();
    /// Fits the columns to the width; nothing scrolls sideways. If the room is too small, texts are cut, then
    /// algorithms fold: those without an effect first.
    void fitColumns();
    /// Returns the columns to fold, in ascending order.
    std::vector<int> columnsToFold(const std::vector<ColumnNeed>& needs, int room) const;
    /// Offers the folded algorithms.
    void offerFolded(const QPoint& place);
    std::size_t largestEffect() const;

    const Document& m_document;
    ChangeResults m_changes;
    ChangeModel m_model;
    QStackedLayout* m_pages;
    QWidget* m_lists; ///< the page with both tables
    QTableView* m_table;
    QTableView* m_sum;
    int m_sumRow = -1; ///< shown in the sum table and hidden in the table of changes; -1 = none
    QString m_kept; ///< title of the algorithm that the user asked for; it does not fold
    ChangeDelegate* m_delegate;
    QLabel* m_note;
};

} // namespace fairshare::gui
