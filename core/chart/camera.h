// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// View of a 3D body without perspective: parallel lines stay parallel, and heights can be compared.
struct Camera {
    double turn = -32; ///< degrees around the vertical axis, -180 to below 180; at 0 x runs to the right
    double tilt = 26; ///< degrees above the floor, 0 (from the side) to 90 (from above)
    double zoom = 1; ///< 1 (the whole body) to MostZoom
    double right = 0; ///< center of the picture, in sides of the floor from the body's center
    double up = 0;

    bool operator==(const Camera&) const = default;
};

inline constexpr double MostZoom = 20;

/// Returns the camera with every number within its range. The turn wraps around; all other numbers are
/// clamped.
Camera keptWithin(const Camera& camera);

/// Place in a body. Each coordinate is from 0 (lowest) to 1 (highest).
struct BodyPlace {
    double x = 0;
    double y = 0;
    double z = 0;
};

/// Place as a camera sees it, in sides of the floor from the body's center. `away` grows with the distance.
struct SeenPlace {
    double right = 0;
    double up = 0;
    double away = 0;
};

/// Converts between places in a body and places as a camera sees them. The renderer applies the camera's zoom
/// and center.
class BodyProjection {
public:
    static constexpr double Height = 0.8; ///< height of a body, in sides of its floor

    explicit BodyProjection(const Camera& camera);

    SeenPlace seen(const BodyPlace& place) const;
    BodyPlace place(const SeenPlace& seen) const;

    /// Return whether the wall at the highest x or y is closer to the camera than that at the lowest.
    bool isHighestXNear() const { return m_sinTurn < 0; }
    bool isHighestYNear() const { return m_cosTurn < 0; }
    /// Return the largest extent of a body while it turns, in sides of the floor.
    static double greatestWidth();
    double greatestHeight() const;

private:
    double m_sinTurn;
    double m_cosTurn;
    double m_sinTilt;
    double m_cosTilt;
};

} // namespace fairshare
