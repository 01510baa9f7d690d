// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sections.h"
#include "core/workspace/loaded_scenario.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <vector>

/// How often the timeline of a simulation is painted while somebody scrolls and zooms in it, and the longest
/// time between two paints; late are paints that take longer than a sixtieth of a second.
namespace fairshare::gui {
namespace {

constexpr int Steps = 240;
constexpr double ScrollStep = 0.01; ///< of the span
constexpr double ZoomStep = 1.02;
constexpr double Frame = 1000.0 / 60; ///< ms

LoadedScenario cluster(std::int32_t nodes, std::uint64_t jobs)
{
    SimulationSection section;
    section.workload.generator = "peregrine";
    section.workload.jobs = jobs;
    section.cluster.nodes = nodes;
    section.cluster.allocation = AllocationUnit::Node;
    section.preemption.nodes = nodes / 2;
    LoadedScenario loaded;
    loaded.scenario = withSimulation(loaded.scenario, std::move(section));
    return loaded;
}

void timelineScroll(benchmark::State& state)
{
    Document document;
    SimulationResults results(document, KnownRuns());
    MomentSelection look(results);
    TimelineView view(look);
    results.setWatched(true);
    document.open(
        cluster(static_cast<std::int32_t>(state.range(0)), static_cast<std::uint64_t>(state.range(1))), {});
    view.resize(1100, 640);
    view.show();
    results.waitUntilReady();
    view.waitUntilReady();
    const SampleClock& clock = results.sampled()->clock();
    view.showAll();
    const TimeSpan whole = view.span();
    double paints = 0;
    double longest = 0;
    std::vector<double> steps;
    for ([[maybe_unused]] const auto _ : state) {
        view.setSpan({whole.begin, whole.begin + whole.length() / 4});
        view.waitUntilReady();
        QElapsedTimer all;
        all.start();
        for (int step = 0; step < Steps; ++step) {
            QElapsedTimer one;
            one.start();
            const TimeSpan span = view.span();
            const double moved = span.length() * ScrollStep;
            if (step < Steps / 3)
                view.setSpan({span.begin + moved, span.end + moved});
            else if (step < 2 * Steps / 3)
                view.setSpan({span.begin, span.begin + span.length() / ZoomStep});
            else
                view.setSpan({span.begin, span.begin + span.length() * ZoomStep});
            QCoreApplication::processEvents();
            steps.push_back(static_cast<double>(one.nsecsElapsed()) / 1e6);
            longest = std::max(longest, steps.back());
        }
        paints = Steps * 1000.0 / static_cast<double>(std::max<qint64>(1, all.elapsed()));
    }
    state.counters["paints_per_s"] = paints;
    state.counters["samples"] = static_cast<double>(clock.count());
    state.counters["max_ms"] = longest;
    const auto late = std::count_if(steps.begin(), steps.end(), [](double step) { return step > Frame; });
    state.counters["late_percent"] = 100.0 * static_cast<double>(late) / static_cast<double>(steps.size());
}
BENCHMARK(timelineScroll)
    ->ArgNames({"nodes", "jobs"})
    ->Args({20, 7'280})
    ->Args({200, 60'000})
    ->Args({10'000, 100'000})
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::gui
