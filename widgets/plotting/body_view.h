// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/surface_mesh.h"

#include <QPolygonF>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace fairshare::gui {

/// A body as its camera sees it: what lies where, and what hides what.
class BodyView {
public:
    /// @param mesh of its surface, or null; @param colors of its surface
    BodyView(const BodyMap& map, std::shared_ptr<const SurfaceMesh> mesh, ColorMap colors);

    const BodyMap& map() const { return m_map; }
    const SurfaceMesh* mesh() const { return m_mesh.get(); }
    ColorMap colors() const { return m_colors; }

    /// Memory of a picture that nobody needs any more.
    void reuse(SurfacePicture picture) { m_spare = std::move(picture); }
    SurfacePicture takePicture() const;

    /// The surface, drawn once for each fineness in a row. Only with a mesh.
    const SurfacePicture& picture(double ratio) const;

    /// Whether some other part of the surface lies before a place.
    bool hides(const BodyPlace& place) const;
    /// The parts of a line that nothing hides; it breaks where a place is undefined.
    std::vector<QPolygonF> visibleRuns(std::span<const BodyPlace> line) const;
    /// The place of the surface that is seen at a point of the canvas.
    std::optional<BodyPlace> placeAt(const QPointF& at) const;

private:
    /// Of the surface at a point, or nothing.
    std::optional<double> awayAt(const QPointF& at) const;
    /// What nothing hides of a straight part goes on with the run; `finish` ends it.
    void addVisible(const BodyPlace& from, const BodyPlace& to, QPolygonF& run,
        const std::function<void()>& finish) const;

    BodyMap m_map;
    std::shared_ptr<const SurfaceMesh> m_mesh;
    ColorMap m_colors;
    double m_reach; ///< what lies so near on the surface is the same place
    mutable std::optional<SurfacePicture> m_picture;
    mutable SurfacePicture m_spare;
};

} // namespace fairshare::gui
