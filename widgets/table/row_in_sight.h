// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTableView>

namespace fairshare::gui {

/// Scrolls just far enough to show the current row and the rows next to it. In pictures, a note about omitted
/// rows replaces the first and last rows.
void showCurrentRow(QTableView& table);

/// Keeps the current row of a table in view until the user scrolls or moves in the table. Until then the
/// scroll position depends only on the rows, the current row and the height, not on the order in which they
/// changed.
class RowInSight : public QObject {
    Q_OBJECT

public:
    /// Watches the scroll bar by itself. The table must report changes of rows, size and selection.
    explicit RowInSight(QTableView& table);

    /// Call when the table shows something new, before the user has moved in it.
    void arm() { m_armed = true; }
    /// The user moved in the table.
    void release() { m_armed = false; }
    bool isArmed() const { return m_armed; }
    /// While armed, scrolls from the top just far enough to show the current row.
    void keep();

private:
    void scroll();

    QTableView& m_table;
    bool m_armed = true;
    bool m_scrolls = false;
    bool m_waits = false; ///< a scroll is scheduled after the layout
};

} // namespace fairshare::gui
