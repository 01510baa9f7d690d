// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"
#include "widgets/theme/theme.h"

#include "core/chart/plot.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

namespace fairshare::gui {
namespace {

// As the cells of a heat map: the second has no value.
TEST(BoxMarks, CellsWithoutAValueAreHatched)
{
    Marks cells{.kind = MarkKind::Rectangles, .id = "cells"};
    cells.x = {0, 0.5};
    cells.x2 = {0.5, 1};
    cells.y = {0, 0};
    cells.y2 = {1, 1};
    cells.role = PlotRole::Idle;
    cells.values = {0.5, std::numeric_limits<double>::quiet_NaN()};
    cells.labels = {"value", "unused"};
    cells.seamless = true;
    Plot plot;
    plot.title = "A plot";
    plot.colorScale = ColorScale{};
    plot.panels = {{.marks = {cells}}};
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(std::move(plot)));
    widget.resize(400, 300);
    widget.show();
    const QImage seen = widget.grab().toImage();
    const auto colorsAround = [&](std::size_t item) {
        const QPoint at = widget.pointOf({0, 0, item});
        std::set<QRgb> colors;
        for (int y = at.y() - 10; y < at.y() + 10; ++y)
            for (int x = at.x() - 10; x < at.x() + 10; ++x)
                colors.insert(seen.pixel(x, y));
        return colors;
    };
    EXPECT_EQ(colorsAround(0).size(), 1U);
    const std::set<QRgb> unused = colorsAround(1);
    EXPECT_TRUE(unused.contains(Theme{false}.color(Role::Base).rgb()));
    EXPECT_TRUE(unused.contains(Theme{false}.color(Role::Idle).rgb()));
}

} // namespace
} // namespace fairshare::gui
