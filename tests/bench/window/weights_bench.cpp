// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/window/open_window.h"
#include "widgets/controls/fields/quiet_slider.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/weights/job_table.h"
#include "widgets/weights/weights_jobs.h"
#include "widgets/weights/weights_page.h"
#include "widgets/window/views/view_tabs.h"

#include "core/analysis/generate/generator.h"
#include "core/analysis/weights/synthetic_queue.h"
#include "core/scenario/sections.h"

#include <benchmark/benchmark.h>

#include <QApplication>

#include <algorithm>
#include <cstdlib>

/// A queue of jobs in its order while the slider of a weight moves: what the Weights view does with every
/// value, with a baseline, the chart of the queue and all its panels.
namespace fairshare::gui {
namespace {

constexpr int FirstStep = 300; ///< of the slider: weights around 33 000

Scenario siteWithJobs(std::uint64_t jobs)
{
    auto made = withSyntheticQueue(*generateScenario({"university", 200, 1}), {.size = jobs});
    if (!made)
        std::abort();
    PrioritySection section = *made->priority;
    section.config.weights = SyntheticWeights;
    return withPriority(*made, std::move(section));
}

class OpenWeights : public OpenWindow {
public:
    explicit OpenWeights(std::uint64_t jobs)
        : OpenWindow(siteWithJobs(jobs))
    {
        window().views().showView(QStringLiteral("weights"));
        settle();
    }

    void settle()
    {
        do {
            window().results().waitUntilReady();
            page().waitUntilReady();
            runFor(50);
        } while (!window().results().isReady() || !page().queue().isReady());
    }

    WeightsPage& page() { return *window().findChild<WeightsPage*>(); }
    QWidget& table() { return *page().jobs().table().viewport(); }
    QWidget& chart() { return *page().findChild<PlotWidget*>()->findChild<QWidget*>(); }
    QuietSlider& slider(const char* name) { return *window().findChild<QuietSlider*>(QLatin1String(name)); }
};

/// A new value every sixtieth of a second, as the mouse gives them; an iteration is the whole gesture.
void weightSlider(benchmark::State& state)
{
    OpenWeights window(static_cast<std::uint64_t>(state.range(0)));
    QuietSlider& slider = window.slider("slider Fairshare");
    double figures = 0;
    double tables = 0;
    double charts = 0;
    double seconds = 0;
    std::vector<double> blocks;
    for ([[maybe_unused]] auto _ : state) {
        PaintCounter painted(window.table());
        PaintCounter drawn(window.chart());
        int arrived = 0;
        const auto counting =
            QObject::connect(&window.page().queue(), &QueueResults::changed, [&arrived] { ++arrived; });
        Watchdog watchdog;
        slider.setSliderDown(true);
        const double took = everyFrame(DragSteps, FrameMilliseconds,
            [&slider](int step) { slider.setSliderPosition(FirstStep + step); });
        QObject::disconnect(counting);
        slider.setSliderDown(false);
        seconds += took;
        figures += arrived;
        tables += painted.count();
        charts += drawn.count();
        blocks.push_back(watchdog.longestBlock());
        state.SetIterationTime(took);
        window.settle();
        slider.setSliderPosition(FirstStep - 1);
        window.settle();
    }
    std::ranges::sort(blocks);
    state.counters["figures_per_s"] = figures / seconds;
    state.counters["tables_per_s"] = tables / seconds;
    state.counters["charts_per_s"] = charts / seconds;
    state.counters["median_ms"] = blocks[blocks.size() / 2];
    state.counters["max_ms"] = blocks.back();
}
BENCHMARK(weightSlider)
    ->Arg(1000)
    ->Arg(10000)
    ->Arg(100000)
    ->Iterations(3)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::gui
