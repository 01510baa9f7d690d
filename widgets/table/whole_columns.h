// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTableView>

#include <array>
#include <functional>
#include <vector>

namespace fairshare::gui {

/// Property of a table whose columns fold: the width at which all of them are shown.
inline constexpr const char* UnfoldedWidth = "unfoldedWidth";

class ColumnCover;

/// Lets a table that scrolls sideways show only whole columns, so that a cut number cannot be taken for
/// another one. Scrolling by the user stops at columns, and what is visible of a cut column is covered.
class WholeColumns : public QObject {
    Q_OBJECT

public:
    /// The table must have its header.
    /// @param pinned returns the number of leading columns that stay while the others scroll; empty for none
    explicit WholeColumns(QTableView& table, std::function<int()> pinned = {});

    /// Returns the scroll positions at which a column starts at the left edge, in ascending order.
    std::vector<int> stops() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void snap(int action);
    void cover();
    int pinnedWidth() const;

    QTableView& m_table;
    std::function<int()> m_pinned;
    std::array<ColumnCover*, 2> m_covers; ///< left and right
    int m_wheeled = 0; ///< distance of the wheel since the last stop
};

} // namespace fairshare::gui
