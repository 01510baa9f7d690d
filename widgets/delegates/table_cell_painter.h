// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/cell_metrics.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QStyleOptionViewItem>

namespace fairshare::gui {

/// What the cells of a table that is a tree have in common: their surface, the expander before a name, the
/// line to the next column and the frame of the keyboard.
class TableCellPainter {
protected:
    TableCellPainter(QPainter& painter, const QStyleOptionViewItem& option);

    /// A changed cell has a corner mark beside its fill.
    void paintSurface(bool changed);
    void paintExpander(const QRect& place, bool expanded);
    void paintGrid();
    void paintFocus();
    /// As the names of what was found.
    void underlineText();
    /// Elided where it is too long.
    void drawText(const QRect& place, Qt::Alignment alignment, const QString& text);

    QPainter& m_painter;
    const QStyleOptionViewItem& m_option;
    Theme m_theme;
    CellMetrics m_metrics;
    QRect m_cell;
};

} // namespace fairshare::gui
