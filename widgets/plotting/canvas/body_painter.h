// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/canvas/body_axes.h"
#include "widgets/plotting/panel/body_view.h"
#include "widgets/plotting/panel/plot_look.h"

#include <QPainter>

namespace fairshare::gui {

/// Paints what is below the marks of a 3D plot: its floor, the walls behind it and its surface.
class BodyPainter {
public:
    BodyPainter(const BodyView& view, const BodyTicks& ticks, const PlotLook& look)
        : m_view(view)
        , m_map(view.map())
        , m_ticks(ticks)
        , m_look(look)
    {
    }

    void paint(QPainter& painter) const;

private:
    void paintFrame(QPainter& painter) const;
    void paintSurface(QPainter& painter) const;
    /// Paints the surface as polygons from back to front, for vector devices.
    void paintPolygons(QPainter& painter) const;
    void paintMesh(QPainter& painter) const;

    const BodyView& m_view;
    const BodyMap& m_map;
    const BodyTicks& m_ticks;
    const PlotLook& m_look;
};

} // namespace fairshare::gui
