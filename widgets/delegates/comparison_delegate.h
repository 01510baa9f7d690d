// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/cell_metrics.h"
#include "widgets/models/comparison_model.h"
#include "widgets/theme/theme.h"

#include <QStyledItemDelegate>

class QTableView;

namespace fairshare::gui {

/// Draws the cells of a comparison: names under the heads of groups, ranks, moves as bars to both sides, and
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
    /// Who moves in a group, over the columns at the right that have nothing to say about it.
    void paintSummary(const Cell& cell) const;
    void paintExpander(const Cell& cell, const QRect& place) const;

    QTableView& m_view;
};

/// The surface of a move: from that of the view towards teal for what is gained, brown for what is lost.
/// @param part of the largest move, −1 to 1
QColor moveShade(const Theme& theme, double part);

/// What a bar's side needs for a move of `largest` ranks.
int moveSideWidth(const QFont& font, std::int32_t largest);

} // namespace fairshare::gui
