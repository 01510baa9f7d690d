// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/tree_header_view.h"

#include <QStyleOptionViewItem>
#include <QTableView>

#include <optional>

namespace fairshare::gui {

/// The cells of the tree table that stay in place while the others scroll under them: names and shares, so
/// the effect of a change of shares remains visible.
class PinnedCells {
public:
    PinnedCells(const QTableView& table, const TreeHeaderView& header);

    /// Returns the area where pinned columns cover scrolled ones; empty at scroll position 0.
    QRect rect() const;
    bool contains(const QModelIndex& index) const;
    /// Returns the pinned cell at a place; nothing if no pinned column is there.
    std::optional<QModelIndex> indexAt(const QPoint& place) const;
    /// @param option what all cells have in common
    void paint(QPainter& painter, const QRect& area, const QStyleOptionViewItem& option) const;
    /// Hides what open editors cover of the pinned columns.
    void maskEditors() const;

private:
    void paintCell(QPainter& painter, QStyleOptionViewItem option, const QModelIndex& index) const;

    const QTableView& m_table;
    const TreeHeaderView& m_header;
};

} // namespace fairshare::gui
