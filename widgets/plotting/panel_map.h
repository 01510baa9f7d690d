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

/// Where the numbers of one axis lie in the picture.
class AxisMap {
public:
    struct Ends {
        double from = 0;
        double to = 1;
    };

    AxisMap() = default;
    /// @param shown lowest and highest number; @param pixels where they lie
    AxisMap(const PlotAxis& axis, const Ends& shown, const Ends& pixels);

    double pixel(double value) const;
    /// As `pixel`, however far outside of the picture.
    double anyPixel(double value) const;
    /// The number at a pixel.
    double value(double pixel) const;

private:
    bool m_logarithmic = false;
    double m_zeroAt = 0; ///< where a logarithmic axis shows what is not above 0
    double m_start = 0; ///< the lowest number, or its logarithm
    double m_pixels = 1; ///< a unit, or a factor of e
    double m_from = 0;
    double m_furthest = 1;
};

/// Where the items of one panel lie in the picture, in pixels of the canvas.
struct PanelMap {
    QRectF area;
    AxisMap x;
    AxisMap y;
    double turnRadius = 0; ///< pixels a unit of a sector's radius
    std::shared_ptr<const BodyView> body{}; ///< of a panel with heights, else null

    QPointF point(double atX, double atY) const { return {x.pixel(atX), y.pixel(atY)}; }
    /// Of a point of points or lines.
    QPointF point(const Marks& marks, std::size_t at) const;
    QRectF rectangle(const Marks& marks, std::size_t item) const;
    QPainterPath sector(const Marks& marks, std::size_t item) const;
    QPainterPath ribbon(const Marks& marks, std::size_t item) const;
    /// Of a cell, a bar or a rectangle.
    QRectF box(const Marks& marks, std::size_t item) const;
    /// A point inside the item, where its card and its label belong.
    QPointF anchor(const Marks& marks, std::size_t item) const;
};

/// True when positions of the panel are angles and radii.
bool isPolar(const PlotPanel& panel);

} // namespace fairshare::gui
