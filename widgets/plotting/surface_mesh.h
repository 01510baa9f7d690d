// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/body_map.h"

#include <QImage>

#include <vector>

namespace fairshare::gui {

/// The values of a grid as a net of columns × rows places in a body. What does not depend on the camera.
struct SurfaceMesh {
    std::size_t columns = 0;
    std::size_t rows = 0;
    std::vector<float> x{}; ///< 0 to 1, by column
    std::vector<float> y{}; ///< by row
    std::vector<float> z{}; ///< row after row; NaN where there is no value
    std::vector<float> color{}; ///< 0 to SurfaceColors - 1
    struct Normal {
        float x;
        float y;
        float z;
    };
    std::vector<Normal> normals{}; ///< of length 1, in sides of the floor

    /// The greatest distance between neighbors on either axis.
    double spacing() const;
    BodyPlace place(std::size_t column, std::size_t row) const;
};

inline constexpr int SurfaceColors = 256;

/// At most so many places a side: a finer net costs time and shows no more.
inline constexpr std::size_t FinestMesh = 150;

/// @param finest places a side
SurfaceMesh meshOf(const PlotPanel& panel, const ColorScale& scale, std::size_t finest = FinestMesh);

/// A surface as a camera sees it.
struct SurfacePicture {
    QImage image{}; ///< of the panel's area; transparent beside the surface
    std::vector<float> away{}; ///< of each pixel, infinite beside the surface
    double ratio = 1; ///< pixels of the image a pixel of the canvas
};

/// How light falls on each place of a mesh, 0 (dark) to 1; it comes from over the left shoulder of who looks.
std::vector<float> lightOn(const SurfaceMesh& mesh, const BodyProjection& projection);

/// A color of the map in such light: dark enough for a shape, light enough to be found on the scale.
QRgb shaded(QRgb color, float light);

/// Draws into `picture`, whose ratio is kept; memory of an earlier one is taken again.
void drawSurface(SurfacePicture& picture, const SurfaceMesh& mesh, const BodyMap& map, ColorMap colors);

} // namespace fairshare::gui
