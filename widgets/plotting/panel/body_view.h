// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/surface_mesh.h"

#include <QPolygonF>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace fairshare::gui {

/// A 3D plot as seen by its camera: projected positions, and what hides what.
class BodyView {
public:
    /// @param mesh mesh of its surface, or null
    /// @param colors colors of its surface
    BodyView(const BodyMap& map, std::shared_ptr<const SurfaceMesh> mesh, ColorMap colors);

    const BodyMap& map() const { return m_map; }
    const SurfaceMesh* mesh() const { return m_mesh.get(); }
    ColorMap colors() const { return m_colors; }

    /// Provides the memory of a picture that is no longer needed.
    void reuse(SurfacePicture picture) { m_spare = std::move(picture); }
    SurfacePicture takePicture() const;

    /// Returns the surface, redrawn only when the resolution changes. Requires a mesh.
    const SurfacePicture& picture(double ratio) const;

    /// True if another part of the surface is in front of a position.
    bool hides(const BodyPlace& place) const;
    /// Returns the visible parts of a line; it breaks where a position is undefined.
    std::vector<QPolygonF> visibleRuns(std::span<const BodyPlace> line) const;
    /// Returns the position on the surface that is visible at a point of the canvas.
    std::optional<BodyPlace> placeAt(const QPointF& at) const;

private:
    /// Returns the distance of the surface at a point, if any.
    std::optional<double> awayAt(const QPointF& at) const;
    /// Appends the visible part of a straight segment to the run; `finish` ends the run.
    void addVisible(const BodyPlace& from, const BodyPlace& to, QPolygonF& run,
        const std::function<void()>& finish) const;

    BodyMap m_map;
    std::shared_ptr<const SurfaceMesh> m_mesh;
    ColorMap m_colors;
    double m_reach; ///< positions on the surface within this distance count as the same
    mutable std::optional<SurfacePicture> m_picture;
    mutable SurfacePicture m_spare;
};

} // namespace fairshare::gui
