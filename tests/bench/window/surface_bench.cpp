// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

/// What a frame of a map and of a body takes, from the change to the painted picture.
namespace fairshare::gui {
namespace {

constexpr double Levels[] = {0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1};
constexpr std::size_t Users = 24;

/// 2^(-U/(d*S)) on side x side places.
Reals factors(std::size_t side, double damping)
{
    Values<double> values(side * side);
    const double step = 1.0 / static_cast<double>(side - 1);
    for (std::size_t row = 0; row < side; ++row) {
        const double slope = row > 0 ? -step / (damping * step * static_cast<double>(row)) : -HUGE_VAL;
        for (std::size_t column = 0; column < side; ++column)
            values[row * side + column] = std::exp2(slope * static_cast<double>(column + (row > 0 ? 0 : 1)));
    }
    return std::make_shared<const Values<double>>(std::move(values));
}

/// Rays of equal factors.
Marks isoLines(double damping, bool withHeights)
{
    Marks lines{.kind = MarkKind::Lines, .id = "iso_lines", .starts = {0}};
    lines.labelPlace = LabelPlace::Along;
    for (const double level : Levels) {
        const double slope = -1 / (damping * std::log2(level));
        const double end = std::min(1.0, 1 / slope);
        constexpr int Parts = 64;
        for (int part = 0; part <= Parts; ++part) {
            lines.x.push_back(end * part / Parts);
            lines.y.push_back(slope * end * part / Parts);
            if (withHeights)
                lines.z.push_back(level);
        }
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        lines.labels.push_back(std::to_string(level).substr(0, 3));
    }
    return lines;
}

Marks users(bool withHeights)
{
    Marks points{.kind = MarkKind::Points, .id = "users"};
    for (std::size_t at = 0; at < Users; ++at) {
        const double x = std::fmod(0.33 + static_cast<double>(at) * 0.618034, 1.0);
        const double y = std::fmod(0.41 + static_cast<double>(at) * 0.754878, 1.0);
        points.x.push_back(x);
        points.y.push_back(y);
        if (withHeights)
            points.z.push_back(std::exp2(-x / y));
    }
    return points;
}

std::shared_ptr<const Plot> plotOf(std::size_t side, Reals values, double damping, bool asBody)
{
    PlotPanel panel{.x = {.title = "usage U"}, .y = {.title = "share S"}};
    if (asBody)
        panel.z = PlotAxis{.title = "F"};
    panel.grid =
        PlotGrid{.id = "without", .title = "F", .columns = side, .rows = side, .values = std::move(values)};
    panel.marks = {isoLines(damping, asBody), users(asBody)};
    Plot plot;
    plot.title = "F";
    plot.panels = {std::move(panel)};
    plot.colorScale = ColorScale{.title = "F"};
    return std::make_shared<const Plot>(std::move(plot));
}

/// A widget in a window of its own.
struct Shown {
    Shown()
    {
        widget.resize(800, 600);
        widget.show();
        paint();
    }

    /// Until the window has it.
    static void paint() { QCoreApplication::processEvents(); }

    PlotWidget widget;
};

void mapAfterChange(benchmark::State& state)
{
    constexpr std::size_t Side = 1000;
    Shown shown;
    int step = 0;
    for ([[maybe_unused]] const auto _ : state) {
        const double damping = 1 + 0.01 * (++step % 100);
        shown.widget.setPlot(plotOf(Side, factors(Side, damping), damping, false));
        Shown::paint();
    }
}
BENCHMARK(mapAfterChange)->Unit(benchmark::kMillisecond);

/// The same with values that are there already: what drawing alone takes.
void mapDrawn(benchmark::State& state)
{
    constexpr std::size_t Side = 1000;
    Shown shown;
    const Reals values[] = {factors(Side, 1), factors(Side, 2)};
    int step = 0;
    for ([[maybe_unused]] const auto _ : state) {
        const int which = ++step % 2;
        shown.widget.setPlot(plotOf(Side, values[which], which + 1, false));
        Shown::paint();
    }
}
BENCHMARK(mapDrawn)->Unit(benchmark::kMillisecond);

void bodyWhileTurning(benchmark::State& state)
{
    constexpr std::size_t Side = 100;
    Shown shown;
    shown.widget.setPlot(plotOf(Side, factors(Side, 1), 1, true));
    Shown::paint();
    Camera camera;
    for ([[maybe_unused]] const auto _ : state) {
        camera.turn += 3;
        shown.widget.setCamera(camera);
        Shown::paint();
    }
}
BENCHMARK(bodyWhileTurning)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::gui
