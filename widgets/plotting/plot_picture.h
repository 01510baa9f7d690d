// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/camera.h"
#include "core/chart/plot_panel.h"
#include "widgets/plotting/plot_look.h"

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

/// A plot alone, without anybody who points at it.
struct PlotPicture {
    std::shared_ptr<const Plot> plot; ///< not null
    PlotLook look{};
    QString caption{}; ///< below it; "" for none
    QString strongCategory{}; ///< name of the category in bold; "" for none
    std::vector<NodeRow> selected{};
    std::vector<Camera>
        cameras{}; ///< of bodies by panel, the last one also of all further; empty = the usual
};

/// Paints from the painter's origin on, in logical pixels, as lines and texts where the device takes them.
void paintPlot(QPainter& painter, const PlotPicture& picture, const QSize& size);

/// @param scale pixels of the image per logical pixel. A null image where memory does not suffice.
QImage imageOf(const PlotPicture& picture, const QSize& size, double scale);

} // namespace fairshare::gui
