// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/value_edit.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/bench/bench_trees.h"
#include "tests/bench/window/open_window.h"
#include "widgets/compare/compare_charts.h"
#include "widgets/compare/comparison_table.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/tree/tree_page.h"
#include "widgets/window/views/view_tabs.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QSplitter>

#include <algorithm>
#include <memory>
#include <numeric>

/// How long the window does not answer while somebody works in it: the longest pause between two beats of a
/// timer of one millisecond, from the moment of the edit until everything has settled.
namespace fairshare::gui {
namespace {

/// With a generated tree.
class OpenTree : public OpenWindow {
public:
    explicit OpenTree(std::int64_t associations)
        : OpenWindow(bench::labTree(static_cast<std::size_t>(associations)))
    {
        settle();
    }

    /// Runs the event loop until figures and findings are there and nothing is left to paint.
    void settle()
    {
        do {
            window().results().waitUntilReady();
            window().lint().waitUntilReady();
            runFor(50);
        } while (!window().results().isReady() || !window().lint().isReady());
    }

    ScenarioResults& results() { return window().results(); }
    Document& document() { return window().document(); }
    TreeTableView& table() { return window().findChild<TreePage*>()->table(); }
    FindField& field() { return *window().findChild<FindField*>(); }
    /// The view of table and charts, with the slider of the inspector beside it. A narrower window would
    /// show them in turns.
    void showComparison()
    {
        window().resize(1920, 1080);
        window().views().showView(QStringLiteral("compare"));
        action("inspector").trigger();
        settle();
    }
    /// The table and the ranks, with the charts below them pushed out of sight.
    void showTableAndRanks()
    {
        showComparison();
        for (const char* name : {"compareLeft", "compareRight"}) {
            auto* splitter = window().findChild<QSplitter*>(QLatin1String(name));
            splitter->setSizes({1, 0});
            Q_EMIT splitter->splitterMoved(splitter->sizes().value(0), 1);
        }
        settle();
    }
    QWidget& comparison() { return *window().findChild<ComparisonTable*>()->viewport(); }
    QWidget& chart()
    {
        return *window().findChild<CompareCharts*>()->plot("rank_slopes")->findChild<QWidget*>();
    }
    QAction& action(const char* name) { return *window().findChild<QAction*>(QLatin1String(name)); }
    NodeRow firstUser()
    {
        const ShareTree& tree = document().scenario()->tree;
        NodeRow row = RootRow;
        while (!tree.isUser(row))
            ++row;
        return row;
    }

    void setShares(NodeRow row, std::uint32_t shares, const QString& gesture)
    {
        [[maybe_unused]] const auto applied = document().apply(
            QStringLiteral("Set shares"), gesture, [row, shares](const Scenario& now) -> Result<Scenario> {
                Scenario after = now;
                after.tree = *withShares(now.tree, row, shares);
                return after;
            });
    }
};

/// Time and counters: what one action after the other keeps the window from answering.
void measure(
    benchmark::State& state, const std::function<void(int)>& act, const std::function<void()>& settle)
{
    std::vector<double> blocks;
    std::vector<double> work;
    int number = 0;
    for ([[maybe_unused]] auto _ : state) {
        Watchdog watchdog;
        QTimer::singleShot(0, qApp, [&act, &number] { act(number); });
        runFor(1);
        settle();
        ++number;
        blocks.push_back(watchdog.longestBlock());
        work.push_back(watchdog.longestWork());
        state.SetIterationTime(blocks.back() / 1000);
    }
    std::sort(blocks.begin(), blocks.end());
    state.counters["median_ms"] = blocks[blocks.size() / 2];
    state.counters["max_ms"] = blocks.back();
    std::sort(work.begin(), work.end());
    state.counters["median_cpu_ms"] = work[work.size() / 2];
    state.counters["max_cpu_ms"] = work.back();
}

/// A new value every sixtieth of a second, as a slider gives them; an iteration is the whole gesture.
/// Counts how often the first widget is painted, and the second where there is one.
void dragPainting(benchmark::State& state, OpenTree& window, QWidget& table, QWidget* chart)
{
    const NodeRow row = window.firstUser();
    double frames = 0;
    double figures = 0;
    double charts = 0;
    measure(
        state,
        [&](int number) {
            PaintCounter paints(table);
            PaintCounter chartPaints(chart == nullptr ? table : *chart);
            int answers = 0;
            const auto counting = QObject::connect(
                &window.results(), &ScenarioResults::changed, qApp, [&answers] { ++answers; });
            const double seconds = everyFrame(DragSteps, FrameMilliseconds, [&](int step) {
                window.setShares(row, static_cast<std::uint32_t>(1000 + 7 * step + number),
                    QStringLiteral("drag %1").arg(number));
            });
            frames = paints.count() / seconds;
            charts = chartPaints.count() / seconds;
            figures = answers / seconds;
            QObject::disconnect(counting);
        },
        [&] { window.settle(); });
    state.counters["paints_per_s"] = frames;
    state.counters["figures_per_s"] = figures;
    if (chart != nullptr)
        state.counters["charts_per_s"] = charts;
}

void drag(benchmark::State& state)
{
    OpenTree window(state.range(0));
    dragPainting(state, window, *window.table().viewport(), nullptr);
}

/// The table of who gains and loses, with ranks, agreement and the spread of factors beside it.
void dragBesideCharts(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.showComparison();
    dragPainting(state, window, window.comparison(), &window.chart());
}

void dragBesideOneChart(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.showTableAndRanks();
    dragPainting(state, window, window.comparison(), &window.chart());
}

void oneEdit(benchmark::State& state)
{
    OpenTree window(state.range(0));
    const NodeRow row = window.firstUser();
    measure(
        state, [&](int number) { window.setShares(row, static_cast<std::uint32_t>(2000 + number), {}); },
        [&] { window.settle(); });
}

void undoAndRedo(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.setShares(window.firstUser(), 2000, {});
    window.settle();
    measure(
        state, [&](int number) { window.action(number % 2 == 0 ? "undo" : "redo").trigger(); },
        [&] { window.settle(); });
}

void structureEdit(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.table().setCurrentIndex(window.table().model()->index(1, 1));
    measure(state, [&](int) { window.action("duplicate").trigger(); }, [&] { window.settle(); });
}

void undoStructureEdit(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.table().setCurrentIndex(window.table().model()->index(1, 1));
    window.action("duplicate").trigger();
    window.settle();
    measure(
        state, [&](int number) { window.action(number % 2 == 0 ? "undo" : "redo").trigger(); },
        [&] { window.settle(); });
}

/// Shares of all associations are typed at once.
void editOfAll(benchmark::State& state)
{
    OpenTree window(state.range(0));
    std::vector<NodeRow> rows(window.document().scenario()->tree.size() - 1);
    std::iota(rows.begin(), rows.end(), RootRow + 1);
    const auto shares = std::find_if(treeColumns().begin(), treeColumns().end(),
        [](const TreeColumn& column) { return column.kind == ColumnKind::Shares; });
    measure(
        state,
        [&](int number) {
            [[maybe_unused]] const auto done =
                window.table().treeModel().edits().set(rows, *shares, QString::number(2 + number));
        },
        [&] { window.settle(); });
}

/// The file changed on disk and is read again: what comes after reading.
void reload(benchmark::State& state)
{
    OpenTree window(state.range(0));
    std::vector<LoadedScenario> read(9);
    for (LoadedScenario& file : read)
        file.scenario = bench::labTree(static_cast<std::size_t>(state.range(0)));
    measure(
        state,
        [&](int number) { window.document().reopen(std::move(read[static_cast<std::size_t>(number)])); },
        [&] { window.settle(); });
}

/// One key more or less each time, with all other rows hidden.
void filterTyping(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.action("onlyHits").setChecked(true);
    const QString typed = QStringLiteral("u000123");
    measure(
        state,
        [&](int number) { window.field().setText(typed.left(1 + number % static_cast<int>(typed.size()))); },
        [&] { runFor(300); });
}

/// A drag with a filter that follows the figures.
void filterFollowing(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.action("showMoved").trigger();
    window.settle();
    const NodeRow row = window.firstUser();
    measure(
        state,
        [&](int number) { window.setShares(row, static_cast<std::uint32_t>(3000 + 500 * number), {}); },
        [&] { window.settle(); });
}

void expandAll(benchmark::State& state)
{
    OpenTree window(state.range(0));
    measure(
        state, [&](int number) { window.action(number % 2 == 0 ? "expandAll" : "collapseAll").trigger(); },
        [&] { runFor(100); });
}

void selectAll(benchmark::State& state)
{
    OpenTree window(state.range(0));
    window.action("expandAll").trigger();
    window.settle();
    measure(
        state,
        [&](int number) { number % 2 == 0 ? window.table().selectAll() : window.table().clearSelection(); },
        [&] { runFor(100); });
}

void sizes(benchmark::internal::Benchmark* bench)
{
    bench->Arg(10'000)->Arg(100'000)->Arg(1'000'000)->UseManualTime()->Unit(benchmark::kMillisecond);
}

BENCHMARK(drag)->Apply(sizes)->Iterations(4);
BENCHMARK(dragBesideOneChart)->Apply(sizes)->Iterations(4);
BENCHMARK(dragBesideCharts)->Apply(sizes)->Iterations(4);
BENCHMARK(oneEdit)->Apply(sizes)->Iterations(15);
BENCHMARK(undoAndRedo)->Apply(sizes)->Iterations(14);
BENCHMARK(structureEdit)->Apply(sizes)->Iterations(9);
BENCHMARK(undoStructureEdit)->Apply(sizes)->Iterations(10);
BENCHMARK(editOfAll)->Apply(sizes)->Iterations(9);
BENCHMARK(reload)->Apply(sizes)->Iterations(9);
BENCHMARK(filterTyping)->Apply(sizes)->Iterations(14);
BENCHMARK(filterFollowing)->Apply(sizes)->Iterations(9);
BENCHMARK(expandAll)->Apply(sizes)->Iterations(10);
BENCHMARK(selectAll)->Apply(sizes)->Iterations(10);

} // namespace
} // namespace fairshare::gui
