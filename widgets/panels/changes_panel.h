// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/change_model.h"
#include "widgets/theme/theme.h"
#include "widgets/views/shared_width.h"
#include "widgets/work/change_results.h"

#include <QWidget>

#include <vector>

class QLabel;
class QStackedLayout;
class QTableView;

namespace fairshare::gui {

class ChangeDelegate;

/// What differs from the baseline, with the effect of each change alone; each can be taken back.
class ChangesPanel : public QWidget {
    Q_OBJECT

public:
    ChangesPanel(Document& document, const ScenarioResults& results, QWidget* parent = nullptr);

    ChangeResults& changes() { return m_changes; }
    void setTheme(const Theme& theme);
    /// Takes the current change back.
    void revertCurrent();

Q_SIGNALS:
    /// Somebody wants to see this row of the open scenario.
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
    /// The first change of the node that is selected; none where it did not change.
    void followSelection();
    void revert(const QModelIndex& index);
    void refresh();
    /// Needs of contents, of which names and values are cut before the others.
    std::vector<ColumnNeed> contentNeeds() const;
    /// Columns that show all of their heading and contents.
    std::vector<int> wholeWidths() const;
    int shownRows() const;
    int roomForColumns() const;
    /// Whole rows of the changes, and below them the row of all together, which never scrolls away.
    void placeRows();
    /// The columns share the width; texts are cut before any of them is scrolled out of sight.
    void fitColumns();
    std::size_t largestEffect() const;

    const Document& m_document;
    ChangeResults m_changes;
    ChangeModel m_model;
    QStackedLayout* m_pages;
    QWidget* m_lists; ///< the page of both tables
    QTableView* m_table;
    QTableView* m_sum;
    int m_sumRow = -1; ///< shown there and hidden in the table of the changes; -1 = none
    ChangeDelegate* m_delegate;
    QLabel* m_note;
};

} // namespace fairshare::gui
