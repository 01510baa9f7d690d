// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>
#include <QTableView>

namespace fairshare::gui {

/// Effect of dropping the dragged rows at a place.
struct DropPlace {
    int row = -1; ///< row of the model; -1 for none
    QString text; ///< what the drop does, or why it is refused
    bool isRefused = false; ///< the drop is refused
};

/// Paints a frame around the target row of a drop, with the effect of the drop.
void paintDropPlace(QPainter& painter, const QTableView& table, const DropPlace& drop);

/// Shows the effect of a drop in the status line.
void tellDropPlace(QTableView& table, const DropPlace& drop);

/// Starts dragging the rows that the view has remembered. The drag picture shows only text, because a picture
/// of the whole row would hide the target.
void dragRows(QTableView& table, const QString& words, Qt::DropActions actions);

} // namespace fairshare::gui
