// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_trees.h"
#include "widgets/plotting/plot_widget.h"

#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>

/// What a frame of a map and of a body takes, from the change to the painted picture: the calls that the view
/// of surfaces makes, with all users and iso-lines.
namespace fairshare::gui {
namespace {

constexpr std::size_t Associations = 100;

const Evaluation& site()
{
    static const auto evaluation = [] {
        auto made = evaluate(bench::labTree(Associations), {"classic"});
        if (!made)
            std::abort();
        return *made;
    }();
    return *evaluation;
}

std::shared_ptr<const Plot> plotOf(const char* shape, std::int64_t places, std::int64_t damping)
{
    auto plot = makePlot("factor_surface", {.now = site(), .algorithm = "classic"},
        {{"shape", std::string(shape)}, {"interpolation", std::string("without")}, {"places", places},
            {"damping", damping}});
    if (!plot)
        std::abort();
    return std::make_shared<const Plot>(*std::move(plot));
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
    Shown shown;
    std::int64_t step = 0;
    for ([[maybe_unused]] const auto _ : state) {
        shown.widget.setPlot(plotOf("map", 1000, 1 + ++step % 5));
        Shown::paint();
    }
}
BENCHMARK(mapAfterChange)->Unit(benchmark::kMillisecond);

/// The same with values that are there already: what drawing alone takes.
void mapDrawn(benchmark::State& state)
{
    Shown shown;
    const std::shared_ptr<const Plot> plots[] = {plotOf("map", 1000, 1), plotOf("map", 1000, 2)};
    std::size_t step = 0;
    for ([[maybe_unused]] const auto _ : state) {
        shown.widget.setPlot(plots[++step % 2]);
        Shown::paint();
    }
}
BENCHMARK(mapDrawn)->Unit(benchmark::kMillisecond);

void bodyAfterChange(benchmark::State& state)
{
    Shown shown;
    std::int64_t step = 0;
    for ([[maybe_unused]] const auto _ : state) {
        shown.widget.setPlot(plotOf("solid", 100, 1 + ++step % 5));
        Shown::paint();
    }
}
BENCHMARK(bodyAfterChange)->Unit(benchmark::kMillisecond);

void bodyWhileTurning(benchmark::State& state)
{
    Shown shown;
    shown.widget.setPlot(plotOf("solid", 100, 1));
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
