// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"

#include "tests/gui/plotting/line_plots.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairshare::gui {
namespace {

TEST(PointMarks, PointsAtTheEndsOfTheAxesAreWhole)
{
    Marks points{.kind = MarkKind::Points, .id = "users", .x = {0.5, 1}, .y = {0.5, 1}};
    points.rows = {fairshare::test::Ana, fairshare::test::Ben};
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    plot.panels = {{.marks = {points}}};
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    widget.resize(400, 300);
    widget.show();
    const QImage seen = widget.grab().toImage();
    const QRgb fill = seen.pixel(widget.pointOf({0, 0, 0}));
    const auto filled = [&](std::size_t point) {
        const QPoint at = widget.pointOf({0, 0, point});
        int found = 0;
        for (int y = at.y() - 6; y <= at.y() + 6; ++y)
            for (int x = at.x() - 6; x <= at.x() + 6; ++x)
                found += seen.pixel(x, y) == fill ? 1 : 0;
        return found;
    };
    EXPECT_NEAR(filled(1), filled(0), filled(0) / 5);
}

TEST(PointMarks, NamesOfReferencesKeepClearOfMany)
{
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    Marks now{.kind = MarkKind::References, .id = "now", .x = {0.5}, .y = {0}, .x2 = {0.5}, .y2 = {1}};
    now.role = PlotRole::Text;
    now.labels = {"nnnnnn"};
    now.labelPlace = LabelPlace::Beside;
    Marks points{.kind = MarkKind::Points, .id = "users"};
    for (int at = 0; at < 2000; ++at) {
        points.x.push_back((at % 50) / 50.0);
        points.y.push_back(0.8 + 0.2 * (at / 50) / 40.0);
        points.rows.push_back(fairshare::test::Ana);
    }
    plot.panels = {{.marks = {now, points}}};
    for (PlotAxis* axis : {&plot.panels[0].x, &plot.panels[0].y})
        axis->shown = false;
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(plot));
    widget.resize(400, 300);
    widget.show();
    const QImage seen = widget.grab().toImage();
    const int lowest = widget.pointOf({0, 1, 0}).y();
    const int line = widget.pointOf({0, 0, 0}).x();
    int below = 0;
    for (int y = lowest + 4; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (std::abs(x - line) > 3)
                below += qGray(seen.pixel(x, y)) < 60 ? 1 : 0;
    EXPECT_GT(below, 10);
}

} // namespace
} // namespace fairshare::gui
