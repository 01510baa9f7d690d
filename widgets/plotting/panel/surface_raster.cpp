// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/surface_mesh.h"
#include "widgets/theme/color_maps.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

/// Renders a surface to pixels: triangles with a depth per pixel, at the picture's own resolution.
namespace fairshare::gui {
namespace {

constexpr float Darkest = 0.85F; ///< fraction of a color that remains without light
constexpr float Underside = 0.8F; ///< fraction of the light when seen from below
constexpr int Lights = 64;

/// A corner of a triangle in pixels of the image.
struct Corner {
    float x;
    float y;
    float away;
    float color;
    float light; ///< 0 to Lights - 1
};

/// A value that changes linearly over a triangle.
struct Slope {
    float start; ///< value at the first corner
    float right; ///< per pixel
    float down;

    float at(float x, float y) const { return start + x * right + y * down; }
};

class Raster {
public:
    Raster(SurfacePicture& picture, const std::vector<QRgb>& table)
        : m_pixels(reinterpret_cast<QRgb*>(picture.image.bits()))
        , m_away(picture.away.data())
        , m_width(picture.image.width())
        , m_height(picture.image.height())
        , m_table(table)
    {
    }

    void triangle(const Corner& a, const Corner& b, const Corner& c)
    {
        const Corner* top = &a;
        const Corner* middle = &b;
        const Corner* bottom = &c;
        if (middle->y < top->y)
            std::swap(middle, top);
        if (bottom->y < middle->y)
            std::swap(bottom, middle);
        if (middle->y < top->y)
            std::swap(middle, top);
        const int first = std::max(0, roundedUp(top->y - Half));
        const int end = std::min(m_height, roundedUp(bottom->y - Half));
        if (first >= end || !setSlopes(*top, *middle, *bottom))
            return;
        // Triangles compute the pixels of a shared edge from the same numbers, so there are no gaps or
        // overlaps.
        const Edge whole(*top, *bottom);
        const Edge upper(*top, *middle);
        const Edge lower(*middle, *bottom);
        for (int y = first; y < end; ++y) {
            const float middleY = static_cast<float>(y) + Half;
            const float one = whole.at(middleY);
            const float other = (middleY < middle->y ? upper : lower).at(middleY);
            row(y, std::min(one, other), std::max(one, other), *top);
        }
    }

private:
    static constexpr float Half = 0.5F;

    struct Edge {
        Edge(const Corner& from, const Corner& to)
            : x(from.x)
            , y(from.y)
            , slope(to.y > from.y ? (to.x - from.x) / (to.y - from.y) : 0)
        {
        }

        float at(float height) const { return x + (height - y) * slope; }

        float x;
        float y;
        float slope;
    };

    /// False for a triangle that is seen edge-on.
    bool setSlopes(const Corner& a, const Corner& b, const Corner& c)
    {
        constexpr float Least = 1e-3F; // pixels
        const float abX = b.x - a.x;
        const float abY = b.y - a.y;
        const float acX = c.x - a.x;
        const float acY = c.y - a.y;
        const float area = abX * acY - acX * abY;
        if (std::abs(area) < Least)
            return false;
        const float part = 1 / area;
        const auto slope = [&](float start, float atB, float atC) {
            const float ab = (atB - start) * part;
            const float ac = (atC - start) * part;
            return Slope{start, ab * acY - ac * abY, ac * abX - ab * acX};
        };
        m_awaySlope = slope(a.away, b.away, c.away);
        m_colorSlope = slope(a.color, b.color, c.color);
        m_lightSlope = slope(a.light, b.light, c.light);
        return true;
    }

    /// Returns the smallest whole number that is not below; the library function takes longer than the rest
    /// of a row.
    static int roundedUp(float number)
    {
        const int whole = static_cast<int>(number);
        return whole + (number > static_cast<float>(whole) ? 1 : 0);
    }

    void row(int y, float left, float right, const Corner& from)
    {
        const int first = std::max(0, roundedUp(left - Half));
        const int end = std::min(m_width, roundedUp(right - Half));
        const float atX = static_cast<float>(first) + Half - from.x;
        const float atY = static_cast<float>(y) + Half - from.y;
        // Local copies that nothing else can change stay in registers.
        const Slope awaySlope = m_awaySlope;
        const float colorStep = m_colorSlope.right;
        const float lightStep = m_lightSlope.right;
        const QRgb* table = m_table.data();
        float color = m_colorSlope.at(atX, atY) + Half;
        float light = m_lightSlope.at(atX, atY) + Half;
        float away = awaySlope.at(atX, atY);
        const std::ptrdiff_t start = static_cast<std::ptrdiff_t>(y) * m_width;
        float* distances = m_away + start;
        QRgb* pixels = m_pixels + start;
        for (int x = first; x < end; ++x) {
            if (away < distances[x]) {
                distances[x] = away;
                const int tint = std::clamp(static_cast<int>(color), 0, SurfaceColors - 1);
                const int shade = std::clamp(static_cast<int>(light), 0, Lights - 1);
                pixels[x] = table[shade * SurfaceColors + tint];
            }
            away += awaySlope.right;
            color += colorStep;
            light += lightStep;
        }
    }

    QRgb* m_pixels;
    float* m_away;
    int m_width;
    int m_height;
    const std::vector<QRgb>& m_table;
    Slope m_awaySlope{};
    Slope m_colorSlope{};
    Slope m_lightSlope{};
};

/// Returns every color at every light level.
std::vector<QRgb> colorTable(ColorMap map)
{
    std::vector<QRgb> table;
    for (int light = 0; light < Lights; ++light)
        for (int color = 0; color < SurfaceColors; ++color)
            table.push_back(shaded(mapColor(map, color / (SurfaceColors - 1.0)).rgb(),
                static_cast<float>(light) / static_cast<float>(Lights - 1)));
    return table;
}

std::vector<Corner> cornersOf(const SurfaceMesh& mesh, const BodyMap& map, double ratio)
{
    const std::vector<float> light = lightOn(mesh, map.projection());
    std::vector<Corner> corners;
    corners.reserve(mesh.z.size());
    for (std::size_t row = 0; row < mesh.rows; ++row)
        for (std::size_t column = 0; column < mesh.columns; ++column) {
            const std::size_t at = row * mesh.columns + column;
            const SeenPlace seen = map.projection().seen(mesh.place(column, row));
            const QPointF pixel = (map.pixel(seen) - map.area().topLeft()) * ratio;
            corners.push_back({static_cast<float>(pixel.x()), static_cast<float>(pixel.y()),
                static_cast<float>(seen.away), mesh.color[at], light[at] * (Lights - 1)});
        }
    return corners;
}

} // namespace

QRgb shaded(QRgb color, float light)
{
    const float part = Darkest + (1 - Darkest) * light;
    const auto dim = [part](int channel) {
        return static_cast<int>(std::lround(static_cast<float>(channel) * part));
    };
    return qRgb(dim(qRed(color)), dim(qGreen(color)), dim(qBlue(color)));
}

std::vector<float> lightOn(const SurfaceMesh& mesh, const BodyProjection& projection)
{
    const BodyPlace origin = projection.place({0, 0, 0});
    const auto direction = [&](const SeenPlace& seen) {
        const BodyPlace to = projection.place(seen);
        return SurfaceMesh::Normal{static_cast<float>(to.x - origin.x), static_cast<float>(to.y - origin.y),
            static_cast<float>((to.z - origin.z) * BodyProjection::Height)};
    };
    const auto along = [](const SurfaceMesh::Normal& a, const SurfaceMesh::Normal& b) {
        return a.x * b.x + a.y * b.y + a.z * b.z;
    };
    const SurfaceMesh::Normal toLight = direction({-0.48, 0.72, -0.5});
    const SurfaceMesh::Normal toEye = direction({0, 0, -1});
    std::vector<float> light;
    light.reserve(mesh.normals.size());
    for (const SurfaceMesh::Normal& normal : mesh.normals) {
        const float side = along(normal, toEye) < 0 ? Underside : 1;
        light.push_back(std::clamp(std::abs(along(normal, toLight)) * side, 0.0F, 1.0F));
    }
    return light;
}

void drawSurface(SurfacePicture& picture, const SurfaceMesh& mesh, const BodyMap& map, ColorMap colors)
{
    static std::map<ColorMap, std::vector<QRgb>> tables;
    std::vector<QRgb>& table = tables[colors];
    if (table.empty())
        table = colorTable(colors);
    const double ratio = picture.ratio;
    const QSize size = (map.area().size() * ratio).toSize();
    if (picture.image.size() != size)
        picture.image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    if (picture.image.isNull())
        return;
    picture.image.fill(Qt::transparent);
    picture.away.assign(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
        std::numeric_limits<float>::infinity());
    const std::vector<Corner> corners = cornersOf(mesh, map, ratio);
    Raster raster(picture, table);
    for (std::size_t row = 0; row + 1 < mesh.rows; ++row)
        for (std::size_t column = 0; column + 1 < mesh.columns; ++column) {
            const std::size_t at = row * mesh.columns + column;
            const Corner& a = corners[at];
            const Corner& b = corners[at + 1];
            const Corner& c = corners[at + mesh.columns + 1];
            const Corner& d = corners[at + mesh.columns];
            if (std::isnan(a.y + b.y + c.y + d.y))
                continue;
            raster.triangle(a, b, c);
            raster.triangle(a, c, d);
        }
}

} // namespace fairshare::gui
