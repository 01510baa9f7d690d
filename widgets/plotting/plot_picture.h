// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "core/chart/plot_panel.h"
#include "widgets/plotting/panel/plot_look.h"

#include <QImage>
#include <QSize>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

namespace fairshare {
struct Plot;
} // namespace fairshare

namespace fairshare::gui {

/// A plot as a static picture, without interaction.
struct PlotPicture {
    std::shared_ptr<const Plot> plot; ///< not null
    PlotLook look{};
    QString caption{}; ///< text below the plot; "" for none
    QString strongCategory{}; ///< name of the category shown in bold; "" for none
    std::vector<NodeRow> selected{};
    std::vector<Camera>
        cameras{}; ///< of 3D plots, by panel; the last one applies to all further panels; empty = default
};

/// Paints the plot from the painter's origin, in logical pixels. Vector devices receive lines and texts.
void paintPlot(QPainter& painter, const PlotPicture& picture, const QSize& size);

/// @param scale image pixels per logical pixel
/// Returns a null image if there is not enough memory.
QImage imageOf(const PlotPicture& picture, const QSize& size, double scale);

} // namespace fairshare::gui
