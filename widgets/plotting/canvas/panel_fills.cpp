// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/body_axes.h"
#include "widgets/plotting/canvas/body_painter.h"
#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/panel/grid_image.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <utility>

/// The colors and the surface of a panel, below its marks.
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

void PlotCanvas::keepColors(const Plot* before)
{
    const std::vector<QImage> colors = std::exchange(m_colors, std::vector<QImage>(m_plot->panels.size()));
    for (std::size_t at = 0; before != nullptr && at < std::min(colors.size(), m_colors.size()); ++at)
        if (haveSameColors(*before, *m_plot, at))
            m_colors[at] = colors[at];
    m_bodies.assign(m_plot->panels.size(), {});
    const Camera first = m_cameras.front();
    m_cameras.resize(std::max<std::size_t>(m_plot->panels.size(), 1), first);
    // The visible part of a 3D plot is repainted without its surroundings.
    const bool hasBody = std::any_of(m_plot->panels.begin(), m_plot->panels.end(),
        [](const PlotPanel& panel) { return panel.z.has_value(); });
    layer(QStringLiteral("main"))->setMode(hasBody ? QCPLayer::lmBuffered : QCPLayer::lmLogical);
}

QRectF PlotCanvas::bodyArea(std::size_t at) const
{
    // Adjacent 3D plots are compared, so all have the same scale and ticks.
    QSizeF least = QRectF(m_panels[at].rect->rect()).size();
    for (std::size_t other = 0; other < m_panels.size(); ++other)
        if (isBody(other))
            least = least.boundedTo(QRectF(m_panels[other].rect->rect()).size());
    return {QRectF(m_panels[at].rect->rect()).topLeft(), least};
}

std::shared_ptr<const BodyView> PlotCanvas::bodyOf(std::size_t at) const
{
    if (!isBody(at))
        return nullptr;
    const PlotPanel& panel = m_plot->panels[at];
    Body& body = m_bodies[at];
    const QRectF area = bodyArea(at);
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

void PlotCanvas::setCameras(std::vector<Camera> cameras)
{
    cameras.resize(m_cameras.size(), cameras.empty() ? Camera{} : cameras.back());
    if (std::exchange(m_cameras, std::move(cameras)) == m_cameras || !m_plot || !m_painted)
        return;
    layer(QStringLiteral("main"))->replot();
    layer(QStringLiteral("overlay"))->replot();
}

void PlotCanvas::paintBodyAxes(QPainter& painter, std::size_t at) const
{
    if (!isBody(at))
        return;
    const PlotPanel& panel = m_plot->panels[at];
    const BodyMap& map = bodyOf(at)->map();
    const BodyTicks ticks = bodyTicks(panel, map.area().size(), m_look);
    m_bodies[at].texts = BodyAxes(panel, map, ticks, m_look).paint(painter);
}

void PlotCanvas::paintColors(QPainter& painter, std::size_t at)
{
    const PlotPanel& panel = m_plot->panels[at];
    if (isBody(at)) {
        const auto view = bodyOf(at);
        const BodyTicks ticks = bodyTicks(panel, view->map().area().size(), m_look);
        return BodyPainter(*view, ticks, m_look).paint(painter);
    }
    if (!hasGrid(panel) || !m_plot->colorScale)
        return;
    if (m_colors[at].isNull())
        m_colors[at] = gridImage(*panel.grid, *m_plot->colorScale);
    paintGrid(painter, m_colors[at], panel, mapOf(at));
}

} // namespace fairshare::gui
