// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/panel/body_map.h"

#include <QImage>

#include <vector>

namespace fairshare::gui {

/// The values of a grid as a mesh of columns × rows positions in a 3D plot; the part that does not depend on
/// the camera.
struct SurfaceMesh {
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::vector<float> x{}; ///< 0 to 1, by column
    std::vector<float> y{}; ///< by row
    std::vector<float> z{}; ///< row by row; NaN if undefined
    std::vector<float> color{}; ///< 0 to SurfaceColors - 1
    struct Normal {
        float x;
        float y;
        float z;
    };
    std::vector<Normal> normals{}; ///< of length 1, in units of the floor's side

    /// Returns the greatest distance between neighbors on either axis.
    double spacing() const;
    BodyPlace place(std::size_t column, std::size_t row) const;
};

inline constexpr int SurfaceColors = 256;

/// Maximum number of positions per side: a finer mesh takes longer but shows no more detail.
inline constexpr std::size_t FinestMesh = 150;

/// @param finest maximum number of positions per side
SurfaceMesh meshOf(const PlotPanel& panel, const ColorScale& scale, std::size_t finest = FinestMesh);

/// A surface as seen by a camera.
struct SurfacePicture {
    QImage image{}; ///< of the panel's area; transparent outside the surface
    std::vector<float> away{}; ///< distance of each pixel, infinite outside the surface
    double ratio = 1; ///< image pixels per pixel of the canvas
};

/// Returns the light at each position of a mesh, 0 (dark) to 1. It comes from above the viewer's left
/// shoulder.
std::vector<float> lightOn(const SurfaceMesh& mesh, const BodyProjection& projection);

/// Returns a color of the map under this light: dark enough to show the shape, light enough to be found on
/// the scale.
QRgb shaded(QRgb color, float light);

/// Draws into `picture` and keeps its ratio; reuses the memory of an earlier picture.
void drawSurface(SurfacePicture& picture, const SurfaceMesh& mesh, const BodyMap& map, ColorMap colors);

} // namespace fairshare::gui
