// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairshare {
namespace {

constexpr double HalfTurn = 180;
constexpr double Degree = std::numbers::pi / HalfTurn;
constexpr double FromAbove = 90;

double finiteOr(double value, double other)
{
    return std::isfinite(value) ? value : other;
}

} // namespace

Camera keptWithin(const Camera& camera)
{
    const Camera first;
    Camera kept;
    const double turn = std::fmod(finiteOr(camera.turn, first.turn) + HalfTurn, 2 * HalfTurn);
    kept.turn = (turn < 0 ? turn + 2 * HalfTurn : turn) - HalfTurn;
    kept.tilt = std::clamp(finiteOr(camera.tilt, first.tilt), 0.0, FromAbove);
    kept.zoom = std::clamp(finiteOr(camera.zoom, first.zoom), 1.0, MostZoom);
    // Keeps part of the body in the picture.
    const double furthest = (1 - 1 / kept.zoom) * BodyProjection::greatestWidth() / 2;
    kept.right = std::clamp(finiteOr(camera.right, 0), -furthest, furthest);
    kept.up = std::clamp(finiteOr(camera.up, 0), -furthest, furthest);
    return kept;
}

BodyProjection::BodyProjection(const Camera& camera)
    : m_sinTurn(std::sin(camera.turn * Degree))
    , m_cosTurn(std::cos(camera.turn * Degree))
    , m_sinTilt(std::sin(camera.tilt * Degree))
    , m_cosTilt(std::cos(camera.tilt * Degree))
{
}

SeenPlace BodyProjection::seen(const BodyPlace& place) const
{
    const double x = place.x - 0.5;
    const double y = place.y - 0.5;
    const double z = (place.z - 0.5) * Height;
    const double back = x * m_sinTurn + y * m_cosTurn;
    return {
        x * m_cosTurn - y * m_sinTurn, z * m_cosTilt + back * m_sinTilt, back * m_cosTilt - z * m_sinTilt};
}

BodyPlace BodyProjection::place(const SeenPlace& seen) const
{
    const double back = seen.up * m_sinTilt + seen.away * m_cosTilt;
    const double z = seen.up * m_cosTilt - seen.away * m_sinTilt;
    return {seen.right * m_cosTurn + back * m_sinTurn + 0.5, back * m_cosTurn - seen.right * m_sinTurn + 0.5,
        z / Height + 0.5};
}

double BodyProjection::greatestWidth()
{
    return std::numbers::sqrt2;
}

double BodyProjection::greatestHeight() const
{
    return Height * m_cosTilt + greatestWidth() * m_sinTilt;
}

} // namespace fairshare
