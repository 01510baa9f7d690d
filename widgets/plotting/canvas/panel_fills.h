// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/canvas/body_axes.h"
#include "widgets/plotting/panel/panel_map.h"

#include "core/chart/camera.h"

#include <QImage>

#include <memory>
#include <vector>

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

class BodyView;
struct SurfaceMesh;

/// True if a panel is a 3D plot.
bool isBody(const PlotPanel& panel);

/// The colors and 3D plots of panels, below their marks, cached while valid.
class PanelFills {
public:
    /// Keeps the color images of the previous plot that are still valid for this one.
    /// @param before null for none
    void setPlot(const Plot* before, std::shared_ptr<const Plot> plot, const PlotLook& look);

    /// Returns the cameras by panel. Panels without a 3D plot have an unused one. Never empty.
    const std::vector<Camera>& cameras() const { return m_cameras; }
    /// @return whether they changed
    bool setCameras(std::vector<Camera> cameras);

    /// Returns the 3D plot of the panel at an index in an area; null for other panels.
    std::shared_ptr<const BodyView> bodyOf(std::size_t at, const QRectF& area);
    /// Paints the colors or the surface of the panel at an index.
    void paint(QPainter& painter, std::size_t at, const PanelMap& map);
    /// Paints the axes of a 3D plot.
    void paintAxes(QPainter& painter, std::size_t at, const PanelMap& map);
    /// Returns the areas of the texts of these axes when they were last painted.
    const std::vector<BodyText>& texts(std::size_t panel) const { return m_bodies[panel].texts; }

private:
    /// Cached data of a 3D plot, while valid.
    struct Body {
        std::shared_ptr<const SurfaceMesh> mesh; ///< null until it is drawn
        std::shared_ptr<const BodyView> view;
        Camera camera;
        QRectF area;
        std::vector<BodyText> texts; ///< texts of its axes
    };

    std::shared_ptr<const Plot> m_plot;
    PlotLook m_look;
    std::vector<QImage> m_colors; ///< by panel, null until painted
    std::vector<Camera> m_cameras{Camera{}};
    std::vector<Body> m_bodies; ///< by panel
};

} // namespace fairshare::gui
