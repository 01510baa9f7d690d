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

/// Something laid out for a picture of a given size. Where it needs more room for everything to be seen, it
/// is laid out as large as it must be, in the same proportions, and drawn smaller.
class FittedWidget {
public:
    struct Room {
        /// Makes it so large, with everything in it laid out.
        std::function<void(const QSize&)> resize;
        /// How much larger it must be for nothing to be cut off.
        std::function<QSize()> missing;
        std::function<void(QPainter&)> paint;
        QFont smallest; ///< of its texts
    };

    explicit FittedWidget(Room room);

    /// As large as `wanted`, or larger where not everything would be seen.
    void grow(const QSize& wanted);
    /// Exactly so large. Errors: OutOfRange where its texts would be too small to be read, naming the least
    /// size.
    Result<void> fit(const QSize& wanted);
    /// The size of the picture.
    const QSize& size() const { return m_size; }
    /// From the painter's origin on.
    void paint(QPainter& painter) const;

private:
    Room m_room;
    QSize m_size;
    double m_part = 1; ///< how large it is drawn
};

/// How much wider and higher a view must be for its parts to be as large as they need: what scrolls away, and
/// tables that do not show a few rows.
QSize missingRoom(const QWidget& view);

/// The same of a table alone.
QSize missingCells(const QTableView& table);

} // namespace fairshare::gui
