// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// From where a body is seen, without perspective: what is parallel stays parallel, and heights can be
/// compared.
struct Camera {
    double turn =
        -32; ///< degrees around the upright axis, -180 up to below 180; at 0 the x axis runs to the right
    double tilt = 26; ///< degrees above the floor, 0 (from the side) to 90 (from above)
    double zoom = 1; ///< 1 (all of it) to MostZoom
    double right = 0; ///< what the middle of the picture shows, in sides of the floor from the body's middle
    double up = 0;

    bool operator==(const Camera&) const = default;
};

inline constexpr double MostZoom = 20;

/// The same camera with every number within its range: a turn goes on at the other end, all else stops there.
Camera keptWithin(const Camera& camera);

/// A place in a body, each number from 0 (lowest) to 1 (highest).
struct BodyPlace {
    double x = 0;
    double y = 0;
    double z = 0;
};

/// The same as a camera sees it: sides of the floor from the body's middle, `away` growing with the distance.
struct SeenPlace {
    double right = 0;
    double up = 0;
    double away = 0;
};

/// Between places in a body and what a camera sees of it. Zoom and middle of the camera are left to who
/// draws.
class BodyProjection {
public:
    static constexpr double Height = 0.8; ///< of a body, in sides of its floor

    explicit BodyProjection(const Camera& camera);

    SeenPlace seen(const BodyPlace& place) const;
    BodyPlace place(const SeenPlace& seen) const;

    /// Whether the wall at the highest x is nearer than that at the lowest; the same of y.
    bool isHighestXNear() const { return m_sinTurn < 0; }
    bool isHighestYNear() const { return m_cosTurn < 0; }
    /// What a body takes at most while it turns, in sides of the floor.
    static double greatestWidth();
    double greatestHeight() const;

private:
    double m_sinTurn;
    double m_cosTurn;
    double m_sinTilt;
    double m_cosTilt;
};

} // namespace fairshare
