// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QString>
#include <QStringList>
#include <QTreeWidget>

#include <vector>

namespace fairshare::gui {

/// A short table whose rows are links: one click, Return or Space follows the row. It is as high as its rows
/// and never scrolls. A narrow table hides columns from the right.
class LinkTable : public QTreeWidget {
    Q_OBJECT

public:
    /// @param stretched the column that takes the remaining width and is elided first
    LinkTable(const QStringList& headings, int stretched, QWidget* parent = nullptr);

    struct Row {
        QStringList cells;
        QString target; ///< argument of `followed`
        QString toolTip;
    };
    void setRows(const std::vector<Row>& rows);
    /// Sets a color other than link color in the first column and minor text color in the others.
    void setCellRole(int row, int column, Role role);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void followed(const QString& target);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void follow(const QTreeWidgetItem* item);
    int naturalWidth(int column) const;
    void arrangeColumns();

    int m_stretched;
};

} // namespace fairshare::gui
