// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTableView>

namespace fairshare::gui {

/// Scrolls as little as the current row needs, and shows the rows beside it: in pictures the rows at the ends
/// give way to how many are left out.
void showCurrentRow(QTableView& table);

/// Keeps the current row of a table in sight until somebody moves in the table. Until then what stands at the
/// top follows from the rows, the current one and the height, in whatever order these came about.
class RowInSight : public QObject {
    Q_OBJECT

public:
    /// Hears of the scroll bar by itself; the table tells of rows, sizes and what is selected in it.
    explicit RowInSight(QTableView& table);

    /// Nobody moved in the table yet, or it shows something else.
    void arm() { m_armed = true; }
    /// Somebody moved in the table.
    void release() { m_armed = false; }
    bool isArmed() const { return m_armed; }
    /// While armed scrolls as little from the top as the current row needs.
    void keep();

private:
    void scroll();

    QTableView& m_table;
    bool m_armed = true;
    bool m_scrolls = false;
    bool m_waits = false; ///< to scroll once all is laid out
};

} // namespace fairshare::gui
