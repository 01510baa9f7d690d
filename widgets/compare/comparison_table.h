// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_model.h"
#include "widgets/document/document.h"
#include "widgets/table/row_in_sight.h"
#include "widgets/table/type_ahead.h"
#include "widgets/theme/theme.h"

#include <QTableView>

#include <functional>
#include <vector>

namespace fairshare::gui {

class ComparisonHeader;

/// Table of a comparison; handles keyboard and mouse input on groups and users. The document determines the
/// selection.
class ComparisonTable : public QTableView {
    Q_OBJECT

public:
    ComparisonTable(Document& document, ComparisonModel& model, QWidget* parent = nullptr);

    ComparisonModel& comparisonModel() const { return m_model; }
    /// Scrolls to the current row as if all data had just arrived. Pictures then do not depend on the order
    /// in which the data arrived.
    void settle();
    void setTheme(const Theme& theme);
    /// Copies the selected rows and visible columns as tab-separated text with exact figures.
    void copySelection(bool withHeaders);
    QString selectionAsText(bool withHeaders) const;
    /// Shows the hover card of the current cell.
    void showCard();
    /// Sorts as a click on the heading of the current column does.
    void sortByCurrentColumn();
    /// Returns a width at which no column is cut off.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// The selection could not be copied to the clipboard.
    void refused(const fairshare::Error& error);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyboardSearch(const QString& text) override;

private:
    void createHeader();
    void keepPlace();
    void rememberPlace();
    void restorePlace();
    void tellSelection();
    void followSelection();
    void showSelection(const std::function<void()>& change);
    std::vector<NodeRow> selectedNodes() const;
    NodeRow currentNode() const;
    bool toggleGroup(const QModelIndex& index);
    bool walk(int key);
    void showColumns();
    void fitColumns();
    int namesWidth() const;

    Document& m_document;
    ComparisonModel& m_model;
    ComparisonHeader* m_header;
    RowInSight m_sight{*this};
    int m_neededWidth = 0; ///< room for all columns with readable names
    bool m_showsSelection = false; ///< the selection is being set from the document, not by the user
    NodeRow m_stood = NoRow; ///< row of the keyboard focus before the rows changed
    int m_rowsAbove = -1; ///< rows between the top of the view and that row
    TypeAhead m_typed;
};

} // namespace fairshare::gui
