// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/panel_fills.h"

#include "widgets/plotting/canvas/body_painter.h"
#include "widgets/plotting/panel/grid_image.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

bool haveSameColors(const Plot& a, const Plot& b, std::size_t panel)
{
    if (panel >= a.panels.size() || !a.panels[panel].grid || !b.panels[panel].grid)
        return false;
    const PlotGrid& one = *a.panels[panel].grid;
    const PlotGrid& other = *b.panels[panel].grid;
    const bool sameScale = a.colorScale && b.colorScale && a.colorScale->map == b.colorScale->map
        && a.colorScale->lowest == b.colorScale->lowest && a.colorScale->highest == b.colorScale->highest
        && a.colorScale->logarithmic == b.colorScale->logarithmic;
    return sameScale && one.values == other.values && one.columns == other.columns && one.rows == other.rows;
}

} // namespace

bool isBody(const PlotPanel& panel)
{
    return panel.z.has_value();
}

void PanelFills::setPlot(const Plot* before, std::shared_ptr<const Plot> plot, const PlotLook& look)
{
    m_plot = std::move(plot);
    m_look = look;
    const std::vector<QImage> colors = std::exchange(m_colors, std::vector<QImage>(m_plot->panels.size()));
    for (std::size_t at = 0; before != nullptr && at < std::min(colors.size(), m_colors.size()); ++at)
        if (haveSameColors(*before, *m_plot, at))
            m_colors[at] = colors[at];
    m_bodies.assign(m_plot->panels.size(), {});
    const Camera first = m_cameras.front();
    m_cameras.resize(std::max<std::size_t>(m_plot->panels.size(), 1), first);
}

bool PanelFills::setCameras(std::vector<Camera> cameras)
{
    cameras.resize(m_cameras.size(), cameras.empty() ? Camera{} : cameras.back());
    return std::exchange(m_cameras, std::move(cameras)) != m_cameras;
}

std::shared_ptr<const BodyView> PanelFills::bodyOf(std::size_t at, const QRectF& area)
{
    const PlotPanel& panel = m_plot->panels[at];
    if (!isBody(panel))
        return nullptr;
    Body& body = m_bodies[at];
    const bool hasSurface = hasGrid(panel) && m_plot->colorScale;
    if (!body.mesh && hasSurface)
        body.mesh = std::make_shared<const SurfaceMesh>(meshOf(panel, *m_plot->colorScale));
    if (!body.view || body.area != area || body.camera != m_cameras[at]) {
        body.area = area;
        body.camera = m_cameras[at];
        const BodyMap map(panel, body.camera, area, bodyLabels(panel, area.size(), m_look));
        auto view = std::make_shared<BodyView>(
            map, body.mesh, hasSurface ? m_plot->colorScale->map : ColorMap::Viridis);
        if (body.view.use_count() == 1)
            view->reuse(body.view->takePicture());
        body.view = std::move(view);
    }
    return body.view;
}

void PanelFills::paintAxes(QPainter& painter, std::size_t at, const PanelMap& map)
{
    const PlotPanel& panel = m_plot->panels[at];
    if (!isBody(panel))
        return;
    const BodyMap& body = map.body->map();
    const BodyTicks ticks = bodyTicks(panel, body.area().size(), m_look);
    m_bodies[at].texts = BodyAxes(panel, body, ticks, m_look).paint(painter);
}

void PanelFills::paint(QPainter& painter, std::size_t at, const PanelMap& map)
{
    const PlotPanel& panel = m_plot->panels[at];
    if (isBody(panel)) {
        const BodyTicks ticks = bodyTicks(panel, map.body->map().area().size(), m_look);
        return BodyPainter(*map.body, ticks, m_look).paint(painter);
    }
    if (!hasGrid(panel) || !m_plot->colorScale)
        return;
    if (m_colors[at].isNull())
        m_colors[at] = gridImage(*panel.grid, *m_plot->colorScale);
    paintGrid(painter, m_colors[at], panel, map);
}

} // namespace fairshare::gui
