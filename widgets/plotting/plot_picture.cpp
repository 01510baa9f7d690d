// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_picture.h"

#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/plotting/marks/item_finder.h"

#include <QPainter>

namespace fairshare::gui {
namespace {

void dress(PlotCanvas& canvas, const PlotPicture& picture)
{
    canvas.setPlot(picture.plot, picture.look, picture.caption, false);
    canvas.setCameras(picture.cameras);
    canvas.setStrongCategory(picture.strongCategory);
    canvas.setEmphasized({itemsOf(*picture.plot, picture.selected), std::nullopt});
}

} // namespace

void paintPlot(QPainter& painter, const PlotPicture& picture, const QSize& size)
{
    PlotCanvas canvas(nullptr);
    canvas.setAttribute(Qt::WA_DontShowOnScreen);
    canvas.resize(size);
    dress(canvas, picture);
    canvas.setDrawnAnew(true);
    canvas.render(&painter);
}

QImage imageOf(const PlotPicture& picture, const QSize& size, double scale)
{
    PlotCanvas canvas(nullptr);
    dress(canvas, picture);
    return canvas.image(size, scale);
}

} // namespace fairshare::gui
