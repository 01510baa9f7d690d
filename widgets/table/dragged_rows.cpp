// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/dragged_rows.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/theme/theme.h"

#include <QCoreApplication>
#include <QDrag>
#include <QMimeData>
#include <QPainter>
#include <QStatusTipEvent>

namespace fairshare::gui {

void paintDropPlace(QPainter& painter, const QTableView& table, const DropPlace& drop)
{
    if (drop.row < 0)
        return;
    const QRect name = table.visualRect(table.model()->index(drop.row, 0));
    QRect row = name;
    row.setLeft(0);
    row.setRight(table.viewport()->width() - 1);
    const Theme theme = themeOf(table.palette());
    painter.setPen(QPen(theme.color(drop.isRefused ? Role::Error : Role::Accent), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(row.adjusted(1, 1, -1, -1));
    const CellMetrics metrics(table.font());
    QRect label = row.adjusted(1, 1, -1, -1);
    label.setLeft(name.right() + metrics.pad);
    label.setWidth(table.fontMetrics().horizontalAdvance(drop.text) + 2 * metrics.pad);
    painter.fillRect(label, theme.color(Role::Card));
    painter.drawRect(label);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(label, Qt::AlignCenter, drop.text);
}

void tellDropPlace(QTableView& table, const DropPlace& drop)
{
    QStatusTipEvent tip(drop.text);
    QCoreApplication::sendEvent(&table, &tip);
}

void dragRows(QTableView& table, const QString& words, Qt::DropActions actions)
{
    const CellMetrics metrics(table.font());
    const QSize size(table.fontMetrics().horizontalAdvance(words) + 4 * metrics.pad, metrics.rowHeight);
    QPixmap picture(size * table.devicePixelRatioF());
    picture.setDevicePixelRatio(table.devicePixelRatioF());
    const Theme theme = themeOf(table.palette());
    picture.fill(theme.color(Role::SelectionFill));
    QPainter painter(&picture);
    painter.setFont(table.font());
    painter.setPen(theme.color(Role::Text));
    painter.drawText(QRect(QPoint(), size), Qt::AlignCenter, words);
    painter.end();
    auto* drag = new QDrag(&table);
    drag->setMimeData(table.model()->mimeData({}));
    drag->setPixmap(picture);
    drag->setHotSpot(QPoint(-metrics.em, -metrics.em / 2));
    drag->exec(actions, Qt::MoveAction);
}

} // namespace fairshare::gui
