// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/body_painter.h"

#include "widgets/theme/color_maps.h"

#include <QPaintEngine>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr double BodyLineWidth = 1;
constexpr double MeshWidth = 0.8;
constexpr float MeshOpacity = 0.3F;
constexpr float OutlineOpacity = 0.35F;
constexpr double FloorPart = 0.35; ///< fraction of the way from the background color to the grid color
constexpr std::size_t MeshLines = 12; ///< in each direction
constexpr double Seam = 0.7; ///< overlap of polygons, to avoid gaps between them

QColor faint(QColor color, float opacity)
{
    color.setAlphaF(opacity);
    return color;
}

QColor between(const QColor& base, const QColor& grid)
{
    const auto mix = [](int from, int to) { return qRound(from + FloorPart * (to - from)); };
    return {mix(base.red(), grid.red()), mix(base.green(), grid.green()), mix(base.blue(), grid.blue())};
}

/// Returns positions along an axis of a mesh, the most distant first, thinned for a fine mesh.
std::vector<std::size_t> fromBehind(std::size_t count, bool highestIsNear)
{
    constexpr std::size_t Most = 75; // each area takes a few hundred bytes in a file
    const std::size_t parts = std::min(count - 1, Most);
    std::vector<std::size_t> places;
    for (std::size_t part = 0; part <= parts; ++part)
        places.push_back((part * (count - 1) + parts / 2) / parts);
    if (!highestIsNear)
        std::reverse(places.begin(), places.end());
    return places;
}

} // namespace

void BodyPainter::paint(QPainter& painter) const
{
    painter.save();
    painter.setClipRect(m_map.area());
    paintFrame(painter);
    if (m_view.mesh() != nullptr) {
        paintSurface(painter);
        paintMesh(painter);
    }
    painter.restore();
}

void BodyPainter::paintFrame(QPainter& painter) const
{
    const double farX = m_map.projection().isHighestXNear() ? 0 : 1;
    const double farY = m_map.projection().isHighestYNear() ? 0 : 1;
    const auto wall = [this](std::initializer_list<BodyPlace> places) {
        QPolygonF polygon;
        for (const BodyPlace& place : places)
            polygon << m_map.pixel(place);
        return polygon;
    };
    const auto line = [&](const BodyPlace& from, const BodyPlace& to) {
        painter.drawLine(m_map.pixel(from), m_map.pixel(to));
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(between(m_look.theme.color(Role::Base), m_look.theme.color(Role::Grid)));
    const QPolygonF floor = wall({{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}});
    painter.drawPolygon(floor);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_look.theme.color(Role::Grid), BodyLineWidth));
    for (const BodyTick& tick : m_ticks.x) {
        line({tick.at, 0, 0}, {tick.at, 1, 0});
        line({tick.at, farY, 0}, {tick.at, farY, 1});
    }
    for (const BodyTick& tick : m_ticks.y) {
        line({0, tick.at, 0}, {1, tick.at, 0});
        line({farX, tick.at, 0}, {farX, tick.at, 1});
    }
    for (const BodyTick& tick : m_ticks.z) {
        line({farX, 0, tick.at}, {farX, 1, tick.at});
        line({0, farY, tick.at}, {1, farY, tick.at});
    }
    painter.setPen(QPen(m_look.theme.color(Role::Border), BodyLineWidth));
    painter.drawPolygon(floor);
    painter.drawPolygon(wall({{farX, 0, 0}, {farX, 1, 0}, {farX, 1, 1}, {farX, 0, 1}}));
    painter.drawPolygon(wall({{0, farY, 0}, {1, farY, 0}, {1, farY, 1}, {0, farY, 1}}));
}

void BodyPainter::paintSurface(QPainter& painter) const
{
    constexpr double FineEnough = 2; // also sufficient to decide what hides lines and points
    const bool isRaster =
        painter.paintEngine() == nullptr || painter.paintEngine()->type() == QPaintEngine::Raster;
    if (!isRaster && !m_look.hasImagesOfSurfaces) {
        m_view.picture(FineEnough);
        return paintPolygons(painter);
    }
    const double ratio = isRaster ? painter.deviceTransform().m11() : FineEnough;
    const SurfacePicture& picture = m_view.picture(ratio);
    const QRectF target(m_map.area().topLeft(), QSizeF(picture.image.size()) / ratio);
    painter.drawImage(target, picture.image);
}

void BodyPainter::paintPolygons(QPainter& painter) const
{
    const SurfaceMesh& mesh = *m_view.mesh();
    const std::vector<float> light = lightOn(mesh, m_map.projection());
    const bool nearX = m_map.projection().isHighestXNear() != (mesh.x.front() > mesh.x.back());
    const bool nearY = m_map.projection().isHighestYNear() != (mesh.y.front() > mesh.y.back());
    const std::vector<std::size_t> columns = fromBehind(mesh.columns, nearX);
    const std::vector<std::size_t> rows = fromBehind(mesh.rows, nearY);
    for (std::size_t j = 1; j < rows.size(); ++j)
        for (std::size_t i = 1; i < columns.size(); ++i) {
            const std::array<std::pair<std::size_t, std::size_t>, 4> corners{{{columns[i - 1], rows[j - 1]},
                {columns[i], rows[j - 1]}, {columns[i], rows[j]}, {columns[i - 1], rows[j]}}};
            QPolygonF polygon;
            float color = 0;
            float shade = 0;
            for (const auto& [column, row] : corners) {
                const std::size_t at = row * mesh.columns + column;
                polygon << m_map.pixel(mesh.place(column, row));
                color += (mesh.color[at] + 0 * mesh.z[at]) / 4; // undefined if the height is undefined
                shade += light[at] / 4;
            }
            if (std::isnan(color))
                continue;
            const double place = static_cast<double>(color) / (SurfaceColors - 1);
            const QColor fill(shaded(mapColor(m_view.colors(), place).rgb(), shade));
            painter.setPen(QPen(fill, Seam, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.setBrush(fill);
            painter.drawPolygon(polygon);
        }
}

void BodyPainter::paintMesh(QPainter& painter) const
{
    const SurfaceMesh& mesh = *m_view.mesh();
    const auto paintLine = [&](const std::vector<BodyPlace>& line) {
        for (const QPolygonF& run : m_view.visibleRuns(line))
            painter.drawPolyline(run);
    };
    const auto alongX = [&mesh](std::size_t row) {
        std::vector<BodyPlace> line;
        line.reserve(mesh.columns);
        for (std::size_t column = 0; column < mesh.columns; ++column)
            line.push_back(mesh.place(column, row));
        return line;
    };
    const auto alongY = [&mesh](std::size_t column) {
        std::vector<BodyPlace> line;
        line.reserve(mesh.rows);
        for (std::size_t row = 0; row < mesh.rows; ++row)
            line.push_back(mesh.place(column, row));
        return line;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint(Qt::white, MeshOpacity), MeshWidth));
    for (std::size_t at = 1; at < MeshLines; ++at) {
        paintLine(alongX(at * (mesh.rows - 1) / MeshLines));
        paintLine(alongY(at * (mesh.columns - 1) / MeshLines));
    }
    painter.setPen(QPen(faint(m_look.theme.color(Role::Text), OutlineOpacity), BodyLineWidth));
    for (const std::size_t row : {std::size_t{0}, mesh.rows - 1})
        paintLine(alongX(row));
    for (const std::size_t column : {std::size_t{0}, mesh.columns - 1})
        paintLine(alongY(column));
}

} // namespace fairshare::gui
