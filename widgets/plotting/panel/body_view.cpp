// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/body_view.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {

BodyView::BodyView(const BodyMap& map, std::shared_ptr<const SurfaceMesh> mesh, ColorMap colors)
    : m_map(map)
    , m_mesh(std::move(mesh))
    , m_colors(colors)
{
    constexpr double Cells = 1.5; // maximum deviation of a mesh from its function
    constexpr double Furthest = 0.05;
    m_reach = m_mesh ? std::min(Cells * m_mesh->spacing(), Furthest) : 0;
}

SurfacePicture BodyView::takePicture() const
{
    return m_picture ? std::exchange(m_picture, std::nullopt).value() : SurfacePicture{};
}

const SurfacePicture& BodyView::picture(double ratio) const
{
    if (!m_picture || m_picture->ratio != ratio) {
        if (!m_picture)
            m_picture = std::exchange(m_spare, {});
        m_picture->ratio = ratio;
        drawSurface(*m_picture, *m_mesh, m_map, m_colors);
    }
    return *m_picture;
}

std::optional<double> BodyView::awayAt(const QPointF& at) const
{
    if (!m_mesh)
        return std::nullopt;
    const SurfacePicture& seen = m_picture ? *m_picture : picture(1);
    const QPointF pixel = (at - m_map.area().topLeft()) * seen.ratio;
    if (!(pixel.x() >= 0 && pixel.y() >= 0 && pixel.x() < seen.image.width()
            && pixel.y() < seen.image.height()))
        return std::nullopt;
    const auto index = static_cast<std::size_t>(pixel.y()) * static_cast<std::size_t>(seen.image.width())
        + static_cast<std::size_t>(pixel.x());
    const float away = seen.away[index];
    return std::isfinite(away) ? std::optional<double>(away) : std::nullopt;
}

std::optional<BodyPlace> BodyView::placeAt(const QPointF& at) const
{
    const auto away = awayAt(at);
    return away ? std::optional(m_map.projection().place(m_map.seenAt(at, *away))) : std::nullopt;
}

bool BodyView::hides(const BodyPlace& place) const
{
    constexpr double Rounding = 0.004; // in sides of the floor
    const SeenPlace seen = m_map.projection().seen(place);
    const QPointF pixel = m_map.pixel(seen);
    const auto away = awayAt(pixel);
    if (!away || *away > seen.away - Rounding)
        return false;
    const BodyPlace before = m_map.projection().place({seen.right, seen.up, *away});
    return std::abs(before.x - place.x) > m_reach || std::abs(before.y - place.y) > m_reach;
}

std::vector<QPolygonF> BodyView::visibleRuns(std::span<const BodyPlace> line) const
{
    std::vector<QPolygonF> runs;
    QPolygonF run;
    const auto finish = [&] {
        constexpr double Shortest = 3; // pixels; without it, lines at an edge of the surface would break into
                                       // dots
        const QRectF around = run.boundingRect();
        if (std::max(around.width(), around.height()) >= Shortest)
            runs.push_back(run);
        run.clear();
    };
    for (std::size_t at = 1; at < line.size(); ++at)
        addVisible(line[at - 1], line[at], run, finish);
    finish();
    return runs;
}

void BodyView::addVisible(
    const BodyPlace& from, const BodyPlace& to, QPolygonF& run, const std::function<void()>& finish) const
{
    constexpr double Step = 2; // pixels
    constexpr int MostSteps = 2000;
    if (!std::isfinite(from.x + from.y + from.z + to.x + to.y + to.z))
        return finish();
    const auto between = [&](double way) {
        return BodyPlace{
            from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way, from.z + (to.z - from.z) * way};
    };
    const double length = QLineF(m_map.pixel(from), m_map.pixel(to)).length();
    const int parts = std::clamp(static_cast<int>(std::ceil(length / Step)), 1, MostSteps);
    bool wasSeen = !run.isEmpty();
    for (int part = wasSeen ? 1 : 0; part <= parts; ++part) {
        const BodyPlace place = between(static_cast<double>(part) / parts);
        const bool isSeen = !hides(place);
        if (isSeen && (!wasSeen || part == parts)) {
            run << m_map.pixel(place);
        } else if (!isSeen && wasSeen) {
            run << m_map.pixel(between(static_cast<double>(part - 1) / parts));
            finish();
        }
        wasSeen = isSeen;
    }
}

} // namespace fairshare::gui
