// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QFont>
#include <QPainter>
#include <QSize>

#include <functional>

class QTableView;
class QWidget;

namespace fairshare::gui {

/// Lays out a widget for a picture of a given size. If its contents need more space, lays it out larger in
/// the same proportions and scales it down.
class FittedWidget {
public:
    struct Room {
        /// Resizes the widget and lays out its contents.
        std::function<void(const QSize&)> resize;
        /// Returns how much larger it must be so that nothing is cut off.
        std::function<QSize()> missing;
        std::function<void(QPainter&)> paint;
        QFont smallest; ///< smallest font of its texts
    };

    explicit FittedWidget(Room room);

    /// Makes it as large as `wanted`, or larger if not everything would be visible.
    void grow(const QSize& wanted);
    /// Makes the picture exactly as large as `wanted`. Errors: OutOfRange if the text would be too small to
    /// read; the message has the smallest possible size.
    Result<void> fit(const QSize& wanted);
    /// The size of the picture.
    const QSize& size() const { return m_size; }
    /// Paints from the origin of the painter.
    void paint(QPainter& painter) const;

private:
    Room m_room;
    QSize m_size;
    double m_part = 1; ///< scale of the drawing
};

/// Returns how much wider and higher a view must be so that nothing scrolls away, and every table shows all
/// columns and at least a few rows.
QSize missingRoom(const QWidget& view);

/// Returns the same for a single table.
QSize missingCells(const QTableView& table);

} // namespace fairshare::gui
