// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sections.h"
#include "widgets/views/film_view.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>

/// How often the film of a simulation is painted while somebody scrolls and zooms in it, and the longest time
/// between two paints.
namespace fairshare::gui {
namespace {

constexpr int Steps = 240;
constexpr double ScrollStep = 0.01; ///< of the span
constexpr double ZoomStep = 1.02;

LoadedScenario cluster(std::int32_t nodes)
{
    SimulationSection section;
    section.workload.generator = "peregrine";
    section.cluster.nodes = nodes;
    section.cluster.allocation = AllocationUnit::Node;
    section.preemption.nodes = nodes / 2;
    LoadedScenario loaded;
    loaded.scenario = withSimulation(loaded.scenario, std::move(section));
    return loaded;
}

void filmScroll(benchmark::State& state)
{
    Document document;
    SimulationResults results(document, KnownRuns());
    FilmLook look(results);
    FilmView view(look);
    results.setWatched(true);
    document.open(cluster(static_cast<std::int32_t>(state.range(0))), {});
    view.resize(1100, 640);
    view.show();
    results.waitUntilReady();
    view.waitUntilReady();
    double paints = 0;
    double longest = 0;
    for ([[maybe_unused]] const auto _ : state) {
        QElapsedTimer all;
        all.start();
        for (int step = 0; step < Steps; ++step) {
            QElapsedTimer one;
            one.start();
            const TimeSpan span = view.span();
            const double moved = span.length() * ScrollStep;
            if (step < Steps / 2)
                view.setSpan({span.begin + moved, span.end + moved});
            else
                view.setSpan({span.begin, span.begin + span.length() * ZoomStep});
            view.repaint();
            QCoreApplication::processEvents();
            longest = std::max(longest, static_cast<double>(one.nsecsElapsed()) / 1e6);
        }
        paints = Steps * 1000.0 / static_cast<double>(std::max<qint64>(1, all.elapsed()));
    }
    state.counters["paints_per_s"] = paints;
    state.counters["max_ms"] = longest;
}
BENCHMARK(filmScroll)->Arg(20)->Arg(200)->Arg(10'000)->Iterations(2)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::gui
