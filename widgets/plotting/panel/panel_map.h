// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/plot_panel.h"

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <memory>

namespace fairshare::gui {

class BodyView;

/// Maps the numbers of one axis to pixels.
class AxisMap {
public:
    struct Ends {
        double from = 0;
        double to = 1;
    };

    AxisMap() = default;
    /// @param shown lowest and highest number
    /// @param pixels positions of these numbers
    AxisMap(const PlotAxis& axis, const Ends& shown, const Ends& pixels);

    double pixel(double value) const;
    /// Like `pixel`, but without a limit outside the picture.
    double anyPixel(double value) const;
    /// Returns the number at a pixel.
    double value(double pixel) const;

private:
    bool m_logarithmic = false;
    double m_zeroAt = 0; ///< position of values that are not above 0 on a logarithmic axis
    double m_start = 0; ///< the lowest number, or its logarithm
    double m_pixels = 1; ///< per unit, or per factor of e
    double m_from = 0;
    double m_furthest = 1;
};

/// Maps the items of one panel to pixels of the canvas.
struct PanelMap {
    QRectF area;
    AxisMap x;
    AxisMap y;
    double turnRadius = 0; ///< pixels per unit of a sector's radius
    std::shared_ptr<const BodyView> body{}; ///< for a panel with heights, otherwise null

    QPointF point(double atX, double atY) const { return {x.pixel(atX), y.pixel(atY)}; }
    /// Returns the position of a point of points or lines.
    QPointF point(const Marks& marks, std::size_t at) const;
    QRectF rectangle(const Marks& marks, std::size_t item) const;
    QPainterPath sector(const Marks& marks, std::size_t item) const;
    QPainterPath ribbon(const Marks& marks, std::size_t item) const;
    /// Returns the box of a cell, a bar or a rectangle.
    QRectF box(const Marks& marks, std::size_t item) const;
    /// Returns a point inside the item, for its card and its label.
    QPointF anchor(const Marks& marks, std::size_t item) const;
};

/// True if positions in the panel are angles and radii.
bool isPolar(const PlotPanel& panel);

} // namespace fairshare::gui
