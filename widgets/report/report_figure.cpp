// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_blocks.h"

#include "widgets/plotting/plot_picture.h"
#include "widgets/text/shown_text.h"

#include <QPainter>
#include <QPicture>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr double FigureGap = 0.6; ///< in lines of body text
constexpr double FigureCaptionGap = 0.3;
/// A figure leaves room for its caption and for the heading above it.
constexpr double LargestPart = 0.86;
/// How much the height of a figure may change to fill pages.
constexpr double ShrinkPart = 0.16;
constexpr double TallPart = 0.55; ///< fraction of the page; higher figures may shrink to it
constexpr double StretchPart = 0.3;

} // namespace

void paintFigure(QPainter& painter, const ReviewFigure& figure, const QSize& size, const PlotLook& look)
{
    const int count = static_cast<int>(figure.plots.size());
    const int width = size.width() / std::max(count, 1);
    for (int at = 0; at < count; ++at) {
        PlotPicture picture{.plot = figure.plots[static_cast<std::size_t>(at)],
            .look = look,
            .strongCategory = QString::fromStdString(figure.strongCategory)};
        if (count == 1)
            picture.selected = figure.selected;
        // Painted through a QPicture, because a widget painted at another position than the origin is clipped
        // at the wrong place.
        QPicture recording;
        QPainter recorder(&recording);
        paintPlot(recorder, picture, {width, size.height()});
        recorder.end();
        painter.drawPicture(at * width, 0, recording);
    }
}

Flow figureFlow(const BlockRoom& room, const ReviewFigure& figure)
{
    const ReportStyle& style = room.style;
    const double highest = LargestPart * room.page.height();
    const double height = std::min(figure.aspect * room.page.width(), highest);
    Flow flow{{.height = height,
        .gap = FigureGap * style.em(),
        .keepsWithNext = true,
        .paint =
            [figure, look = PlotLook{.font = style.plot()}](QPainter& painter, const QRectF& place) {
                painter.save();
                painter.translate(place.topLeft());
                paintFigure(painter, figure, place.size().toSize(), look);
                painter.restore();
            },
        .shrink = std::max(ShrinkPart * height, height - TallPart * room.page.height()),
        .stretch = std::min(StretchPart * height, highest - height)}};
    Flow caption = textFlow(room, shownProse(figure.caption),
        {style.small(), style.color(Role::Text2), FigureCaptionGap * style.em()});
    keepTogether(caption, 0, caption.size());
    flow.insert(flow.end(), caption.begin(), caption.end());
    return flow;
}

} // namespace fairshare::gui
