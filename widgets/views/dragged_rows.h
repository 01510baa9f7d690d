// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>
#include <QTableView>

namespace fairshare::gui {

/// What a drop of dragged rows would do there.
struct DropPlace {
    int row = -1; ///< of the model; -1 for none
    QString text; ///< what it does, or why it cannot be
    bool isRefused = false; ///< it cannot be
};

/// A frame around the row that a drop would go to, with what the drop would do.
void paintDropPlace(QPainter& painter, const QTableView& table, const DropPlace& drop);

/// Says in the status line what a drop would do.
void tellDropPlace(QTableView& table, const DropPlace& drop);

/// Drags what a view knows to be dragged, under a picture of its words: a whole row would hide where it goes.
void dragRows(QTableView& table, const QString& words, Qt::DropActions actions);

} // namespace fairshare::gui
