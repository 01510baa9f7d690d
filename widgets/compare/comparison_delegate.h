// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_model.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>

class QTableView;

namespace fairshare::gui {

/// Draws the cells of a comparison: names below the group heads, ranks, moves as bars to both sides, and
/// moves under other algorithms as shades.
class ComparisonDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit ComparisonDelegate(QTableView& view);

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Cell;

    void paintSurface(const Cell& cell) const;
    void paintName(const Cell& cell) const;
    void paintNumber(const Cell& cell) const;
    void paintMove(const Cell& cell) const;
    void paintMoveText(const Cell& cell, const QRectF& bar) const;
    void paintBar(const Cell& cell, const QRectF& bar, bool gains) const;
    void paintShade(const Cell& cell) const;
    /// Paints how many users of a group move, across the columns on the right that are empty for groups.
    /// Where the summary of a group is written: from the factor to the right, and over the moves, which a
    /// group has none of, if it would be cut otherwise.
    QRect summaryPlace(const Cell& cell, const QString& text) const;
    /// Paints this cell's part of the summary. @return false if the summary does not reach the cell
    bool paintSummary(const Cell& cell) const;
    void paintExpander(const Cell& cell, const QRect& place) const;

    QTableView& m_view;
};

/// Returns the background color of a move, from the view's surface color to teal for gains and brown for
/// losses.
/// @param part fraction of the largest move, −1 to 1
QColor moveShade(const Theme& theme, double part);

/// Returns the width of one side of a bar for a move of `largest` ranks.
int moveSideWidth(const QFont& font, std::int32_t largest);

} // namespace fairshare::gui
