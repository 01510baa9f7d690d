// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/models/comparison_model.h"
#include "widgets/theme/theme.h"
#include "widgets/views/row_in_sight.h"
#include "widgets/views/type_ahead.h"

#include <QTableView>

#include <functional>
#include <vector>

namespace fairshare::gui {

class ComparisonHeader;

/// The table of a comparison: keyboard and mouse on its groups and users. What is selected is what the
/// document says.
class ComparisonTable : public QTableView {
    Q_OBJECT

public:
    ComparisonTable(Document& document, ComparisonModel& model, QWidget* parent = nullptr);

    ComparisonModel& comparisonModel() const { return m_model; }
    /// Scrolls to the current row as if everything had just come, so that pictures do not depend on the order
    /// in which it did.
    void settle();
    void setTheme(const Theme& theme);
    /// Tab-separated text of the selected rows and shown columns, exact figures.
    void copySelection(bool withHeaders);
    QString selectionAsText(bool withHeaders) const;
    /// Shows the hover card of the current cell.
    void showCard();
    /// As clicking the heading of the current column does.
    void sortByCurrentColumn();
    /// So wide that no column is cut.
    QSize sizeHint() const override;

Q_SIGNALS:
    /// What was to be copied is not in the clipboard.
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
    int m_neededWidth = 0; ///< for all columns with readable names
    bool m_showsSelection = false; ///< what is selected comes from the document, not from somebody here
    NodeRow m_stood = NoRow; ///< where the keyboard was before the rows changed
    int m_rowsAbove = -1; ///< between the top of the view and that row
    TypeAhead m_typed;
};

} // namespace fairshare::gui
