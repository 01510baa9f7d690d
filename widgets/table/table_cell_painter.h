// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/cell_metrics.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace fairshare::gui {

/// Common painting of cells in a tree-like table: the background, the expander before a name, the line to the
/// next column and the focus frame.
class TableCellPainter {
protected:
    TableCellPainter(QPainter& painter, const QStyleOptionViewItem& option);

    /// Paints the background; a changed cell also has a corner mark.
    void paintSurface(bool changed);
    void paintExpander(const QRect& place, bool expanded);
    void paintGrid();
    void paintFocus();
    /// Underlines text, as for the names of search hits.
    void underlineText();
    /// Draws text, elided if it is too long.
    void drawText(const QRect& place, Qt::Alignment alignment, const QString& text);

    QPainter& m_painter;
    const QStyleOptionViewItem& m_option;
    Theme m_theme;
    CellMetrics m_metrics;
    QRect m_cell;
};

} // namespace fairshare::gui
