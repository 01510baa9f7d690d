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

/// What is to be drawn, for every format alike.
struct Picture {
    std::function<void(QPainter&)> paint; ///< from the origin on, in logical pixels, in the window's thread
    QSize size{}; ///< logical pixels
    double scale = 1; ///< pixels of an image per logical pixel
    double dpi = 0; ///< that an image is tagged with, which changes no pixel; 0 for 96 times the scale
    QColor background{Qt::white};
    PictureFacts facts{}; ///< without the names that are cut short: drawing finds them
};

inline constexpr int LargestSide = 16384; ///< pixels of an image, and logical pixels of every picture
inline constexpr double LogicalDpi = 96; ///< of the screen and of what is measured in its pixels
inline constexpr double SmallestScale = 0.25;
inline constexpr double LargestScale = 8;
inline constexpr double LargestDpi = 2400;

/// Pixels of an image of that many logical ones.
QSize pixelsOf(const QSize& size, double scale);

/// Errors: OutOfRange for a size, a scale or a dpi that no picture has, in one sentence.
Result<void> checkPicture(const QSize& size, double scale, double dpi);

/// For what did not fit into memory.
Error outOfMemory();

} // namespace fairshare::gui
