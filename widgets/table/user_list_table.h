// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/table/user_list_model.h"
#include "widgets/theme/theme.h"

#include <QTableView>

class QHeaderView;

namespace fairshare::gui {

/// A list of users that shares the document's selection.
class UserListTable : public QTableView {
    Q_OBJECT

public:
    /// @param header header of the columns, owned by the table; null for the default one
    UserListTable(Document& document, UserListModel& model, QHeaderView* header, QWidget* parent);

    void setTheme(const Theme& theme);
    void copySelection(bool withHeaders);
    void showCard();

Q_SIGNALS:
    /// The selection could not be copied to the clipboard.
    void refused(const fairshare::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

    virtual void fitColumns() = 0;

private:
    void restore();
    void tellSelection();
    void followSelection();
    void showSelection();

    Document& m_document;
    UserListModel& m_model;
    int m_scrolled = 0; ///< scroll position while the model is reset
    bool m_showsSelection = false;
};

} // namespace fairshare::gui
