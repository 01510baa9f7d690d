// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QFont>
#include <QFontMetricsF>

namespace fairshare::gui {

/// How a plot is dressed: colors and sizes, all from theme and font.
struct PlotLook {
    Theme theme{};
    QFont font{};
    /// Surfaces of bodies are images on every device, for files that thousands of polygons would make large.
    bool hasImagesOfSurfaces = false;

    double em() const { return QFontMetricsF(font).height(); }
    /// Of captions and ticks: 0.9 em, never below 8 pt.
    QFont smallFont() const;
};

} // namespace fairshare::gui
