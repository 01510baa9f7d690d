// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_trees.h"
#include "tests/bench/window/watchdog.h"
#include "widgets/panels/quiet_slider.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/views/job_table.h"
#include "widgets/window/main_window.h"
#include "widgets/window/view_tabs.h"
#include "widgets/window/weights_page.h"

#include "core/analysis/queue_generator.h"
#include "core/scenario/sections.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>

#include <cstdlib>
#include <utility>

/// How often the weights view shows a new order while a slider of a weight moves: old and new places, bars,
/// what decides, warnings and the chart, all columns filled.
namespace fairshare::gui {
namespace {

constexpr double FrameMilliseconds = 1000.0 / 60;
constexpr int DragSteps = 120;
constexpr std::size_t Associations = 1000;

LoadedScenario queueOf(std::uint64_t jobs)
{
    LoadedScenario loaded;
    loaded.scenario = bench::labTree(Associations);
    auto queue = generateQueue(loaded.scenario.tree, {.size = jobs, .seed = 1});
    if (!queue)
        std::abort();
    PrioritySection section;
    section.queue = SharedValue(std::move(*queue));
    section.fairshareSource = FairshareSource::Tree;
    section.config.weights = {
        .age = 8000, .fairshare = 4000, .jobSize = 1000, .partition = 2000, .qos = 20000};
    loaded.scenario = withPriority(loaded.scenario, std::move(section));
    return loaded;
}

void weightDrag(benchmark::State& state)
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ThemeSwitch theme(ThemeChoice::Light);
    MainWindow window(settings, theme);
    window.resize(1440, 900);
    window.show();
    window.document().open(queueOf(static_cast<std::uint64_t>(state.range(0))), {});
    window.views().showView(QStringLiteral("weights"));
    auto* page = qobject_cast<WeightsPage*>(window.views().page(QStringLiteral("weights")));
    const auto settle = [&] {
        window.waitUntilReady();
        page->waitUntilReady();
        runFor(100);
    };
    settle();
    auto* slider = window.findChild<QuietSlider*>(QStringLiteral("slider Age"));
    double tables = 0;
    double charts = 0;
    double blocked = 0;
    for ([[maybe_unused]] auto _ : state) {
        Watchdog watchdog;
        PaintCounter tablePaints(*page->findChild<JobTable*>()->viewport());
        PaintCounter chartPaints(*page->findChild<PlotWidget*>());
        slider->setSliderDown(true);
        const double seconds =
            everyFrame(DragSteps, FrameMilliseconds, [&](int step) { slider->setValue(200 + step % 100); });
        slider->setSliderDown(false);
        tables = tablePaints.count() / seconds;
        charts = chartPaints.count() / seconds;
        settle();
        blocked = watchdog.longestBlock();
        state.SetIterationTime(seconds);
    }
    state.counters["paints_per_s"] = tables;
    state.counters["charts_per_s"] = charts;
    state.counters["longest_block_ms"] = blocked;
    window.document().undoStack().setClean();
}

BENCHMARK(weightDrag)
    ->Arg(10'000)
    ->Arg(100'000)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::gui
