// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/surface_mesh.h"

#include "widgets/plotting/panel/grid_image.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairshare::gui {
namespace {

/// Returns every n-th position, and the last.
std::vector<std::size_t> chosenPlaces(std::size_t count, std::size_t finest)
{
    const std::size_t step = (count - 1 + finest - 2) / (finest - 1);
    std::vector<std::size_t> chosen;
    for (std::size_t at = 0; at + 1 < count; at += step)
        chosen.push_back(at);
    chosen.push_back(count - 1);
    return chosen;
}

double greatestStep(const std::vector<float>& places)
{
    double greatest = 0;
    for (std::size_t at = 1; at < places.size(); ++at)
        greatest = std::max<double>(greatest, std::abs(places[at] - places[at - 1]));
    return greatest;
}

/// A position on one of the axes of a mesh.
struct Along {
    const std::vector<float>& places;
    std::size_t at; ///< index among the positions
    std::size_t stride; ///< from its height to that of the next position
};

/// Returns the slope of the heights from the previous to the next position, as far as they exist.
/// @param index index of the height
float slopeOf(const SurfaceMesh& mesh, const Along& along, std::size_t index)
{
    const auto& [places, at, stride] = along;
    const bool hasBefore = at > 0 && !std::isnan(mesh.z[index - stride]);
    const bool hasBehind = at + 1 < places.size() && !std::isnan(mesh.z[index + stride]);
    const std::size_t before = hasBefore ? 1 : 0;
    const std::size_t behind = hasBehind ? 1 : 0;
    const float way = places[at + behind] - places[at - before];
    const float rise = mesh.z[index + behind * stride] - mesh.z[index - before * stride];
    return way != 0 ? rise * static_cast<float>(BodyProjection::Height) / way : 0;
}

void addNormals(SurfaceMesh& mesh)
{
    mesh.normals.reserve(mesh.z.size());
    for (std::size_t row = 0; row < mesh.rows; ++row)
        for (std::size_t column = 0; column < mesh.columns; ++column) {
            const std::size_t index = row * mesh.columns + column;
            const float x = slopeOf(mesh, {mesh.x, column, 1}, index);
            const float y = slopeOf(mesh, {mesh.y, row, mesh.columns}, index);
            const float length = std::sqrt(x * x + y * y + 1);
            mesh.normals.push_back({-x / length, -y / length, 1 / length});
        }
}

} // namespace

double SurfaceMesh::spacing() const
{
    return std::max(greatestStep(x), greatestStep(y));
}

BodyPlace SurfaceMesh::place(std::size_t column, std::size_t row) const
{
    return {x[column], y[row], z[row * columns + column]};
}

SurfaceMesh meshOf(const PlotPanel& panel, const ColorScale& scale, std::size_t finest)
{
    const PlotGrid& grid = *panel.grid;
    const BodyMap unit(panel, Camera{}, QRectF(0, 0, 1, 1), {});
    const std::vector<float> colors = placesOn(scale, grid, SurfaceColors - 1);
    const std::vector<std::size_t> columns = chosenPlaces(grid.columns, finest);
    const std::vector<std::size_t> rows = chosenPlaces(grid.rows, finest);
    SurfaceMesh mesh{.columns = columns.size(), .rows = rows.size()};
    for (const std::size_t column : columns)
        mesh.x.push_back(static_cast<float>(unit.place(grid.x(column, panel.x.scale), panel.y.lowest, 0).x));
    for (const std::size_t row : rows)
        mesh.y.push_back(static_cast<float>(unit.place(panel.x.lowest, grid.y(row, panel.y.scale), 0).y));
    // Positions outside the axes are omitted.
    constexpr float Rounding = 1e-5F;
    const auto isInside = [](float at) { return at >= -Rounding && at <= 1 + Rounding; };
    for (std::size_t row = 0; row < mesh.rows; ++row)
        for (std::size_t column = 0; column < mesh.columns; ++column) {
            const std::size_t from = rows[row] * grid.columns + columns[column];
            const bool inside = isInside(mesh.x[column]) && isInside(mesh.y[row]);
            const double height = inside ? unit.place(panel.x.lowest, panel.y.lowest, (*grid.values)[from]).z
                                         : std::numeric_limits<double>::quiet_NaN();
            mesh.z.push_back(static_cast<float>(height));
            mesh.color.push_back(colors[from]);
        }
    addNormals(mesh);
    return mesh;
}

} // namespace fairshare::gui
