// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFont>
#include <QFontMetricsF>

namespace fairshare::gui {

/// Colors and sizes of a plot, all from theme and font.
struct PlotLook {
    Theme theme{};
    QFont font{};
    /// Draws surfaces of 3D plots as images on every device; thousands of polygons would make files large.
    bool hasImagesOfSurfaces = false;

    double em() const { return QFontMetricsF(font).height(); }
    /// Returns the font of captions and ticks: 0.9 em, never below 8 pt.
    QFont smallFont() const;
};

} // namespace fairshare::gui
