// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/export/picture_facts.h"

#include "core/base/result.h"

#include <QColor>
#include <QPainter>
#include <QSize>

#include <functional>

namespace fairshare::gui {

/// What to draw, independent of the format.
struct Picture {
    std::function<void(QPainter&)> paint; ///< from the origin, in logical pixels; in the window's thread
    QSize size{}; ///< logical pixels
    double scale = 1; ///< image pixels per logical pixel
    double dpi = 0; ///< resolution in the image metadata, changes no pixel; 0 for 96 times the scale
    QColor background{Qt::white};
    PictureFacts facts{}; ///< without fullNames, which drawing collects
};

inline constexpr int LargestSide = 16384; ///< pixels of an image, and logical pixels of every picture
inline constexpr double LogicalDpi = 96; ///< of the screen and of logical pixels
inline constexpr double SmallestScale = 0.25;
inline constexpr double LargestScale = 8;
inline constexpr double LargestDpi = 2400;

/// Returns the size in image pixels of a size in logical pixels.
QSize pixelsOf(const QSize& size, double scale);

/// Checks the limits of a picture. Errors: OutOfRange, with one sentence, for an unsupported size, scale or
/// resolution.
Result<void> checkPicture(const QSize& size, double scale, double dpi);

/// Returns the error for a picture that does not fit into memory.
Error outOfMemory();

} // namespace fairshare::gui
