// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/delegates/cell_metrics.h"
#include "widgets/models/quota_column.h"
#include "widgets/theme/theme.h"

#include <QModelIndex>
#include <QPainter>
#include <QStyleOptionViewItem>

namespace fairshare::gui {

/// Draws one cell of the table of groups.
class QuotaCellPainter {
public:
    QuotaCellPainter(QPainter& painter, const QStyleOptionViewItem& option);

    /// @param current the keyboard stands here
    void paint(const QModelIndex& index, bool current);

private:
    void paintSurface(bool changed);
    void paintName(const QModelIndex& index);
    void paintText(const QModelIndex& index, QuotaColumn column);
    void paintBar(const QModelIndex& index);
    void paintSlider(double at);
    void paintFlags(const QModelIndex& index, QuotaColumn column);
    void paintBox(const QRect& place, bool on, bool differs);
    void drawText(const QRect& place, Qt::Alignment alignment, const QString& text);

    QPainter& m_painter;
    const QStyleOptionViewItem& m_option;
    Theme m_theme;
    CellMetrics m_metrics;
    QRect m_cell;
};

} // namespace fairshare::gui
