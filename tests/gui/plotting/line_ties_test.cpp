// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/plot_texts.h"
#include "widgets/plotting/plot_widget.h"

#include "tests/gui/plotting/line_plots.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace fairshare::gui {
namespace {

TEST(LineTies, ATieWithoutRoomForANameIsCounted)
{
    Plot plot = *endings();
    plot.panels[0].marks[0].labels = {std::string(80, 'm'), std::string(80, 'n'), "cem"};
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(plot));
    widget.resize(480, 300);
    widget.show();
    const QImage seen = widget.grab().toImage();
    const QFontMetrics metrics(PlotLook{Theme{false}, widget.font()}.smallFont());
    const int counted = metrics.horizontalAdvance(QStringLiteral("1: 2 users"));
    const int ink = inkBesideEnd(seen, widget.pointOf({0, 0, 0}), metrics.height());
    EXPECT_LE(ink, counted);
    EXPECT_GT(ink, counted / 2);
}

// Thousands of ranks stand closer to each other than pixels.
TEST(LineTies, NeighboringRanksAreNoTie)
{
    Plot plot = *endings();
    plot.panels[0].marks[0].y[3] = 1.0009765625 * 2 - 1; // 1 and a bit, a fraction of a pixel below
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(plot));
    widget.resize(480, 300);
    widget.show();
    const QImage seen = widget.grab().toImage();
    const QFontMetrics metrics(PlotLook{Theme{false}, widget.font()}.smallFont());
    const QPoint end = widget.pointOf({0, 0, 0});
    ASSERT_EQ(widget.pointOf({0, 0, 1}), end);
    // Each has a line of its own.
    const int high = metrics.height();
    int rows = 0;
    for (int y = end.y() - 2 * high; y < end.y() + 2 * high; ++y) {
        bool ink = false;
        for (int x = end.x() + 2 * high; x < end.x() + 3 * high; ++x)
            ink = ink || qGray(seen.pixel(x, y)) < 160;
        rows += ink ? 1 : 0;
    }
    EXPECT_GT(rows, high);
}

/// Lines through the same three heights, all of one user.
PlotPtr alike(std::uint32_t count)
{
    Marks lines{.kind = MarkKind::Lines, .id = "users", .labelPlace = LabelPlace::LineEnds};
    lines.heightsNamed = true;
    for (std::uint32_t line = 0; line < count; ++line) {
        lines.starts.push_back(3 * line);
        lines.x.insert(lines.x.end(), {0, 1, 2});
        lines.y.insert(lines.y.end(), {2, 2, 2});
        lines.rows.push_back(fairshare::test::Ana);
        lines.labels.push_back("u");
    }
    lines.starts.push_back(3 * count);
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    PlotPanel panel{.marks = {lines}};
    panel.x = {.lowest = -1, .highest = 3, .shown = false};
    panel.y = {.lowest = 0, .highest = 4, .reversed = true, .shown = false};
    plot.panels = {panel};
    return std::make_shared<const Plot>(std::move(plot));
}

TEST(LineTies, ATieSaysItsHeightOnce)
{
    const auto accentOffTheLine = [](std::uint32_t count) {
        PlotWidget widget;
        widget.setPalette(Theme{false}.palette());
        widget.setPlot(alike(count));
        widget.resize(800, 400);
        widget.show();
        widget.setSelectedRows({fairshare::test::Ana});
        const QImage seen = widget.grab().toImage();
        const int line = widget.pointOf({0, 0, 0}).y();
        int accent = 0;
        for (int x = seen.width() / 3; x < seen.width() * 2 / 3; ++x)
            for (int y = 0; y < seen.height(); ++y)
                if (std::abs(y - line) > 3)
                    accent +=
                        (seen.pixel(x, y) & RGB_MASK) == (Theme{false}.color(Role::Accent).rgb() & RGB_MASK)
                        ? 1
                        : 0;
        return accent;
    };
    const int once = accentOffTheLine(1);
    EXPECT_GT(once, 0);
    EXPECT_EQ(accentOffTheLine(3), once);
}

} // namespace
} // namespace fairshare::gui
