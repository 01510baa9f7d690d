// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/evaluation.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/bench/bench_trees.h"
#include "widgets/work/tasks/side_by_side.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <random>

/// Times Evaluator::evaluate, every column and every rank filled: on one thread, and as the window calls it,
/// on all processors.
namespace fairshare::bench {
namespace {

using MakeTree = Scenario (*)(std::size_t);

void perAssociation(benchmark::State& state, std::size_t associations)
{
    state.counters["per_association"] = benchmark::Counter(static_cast<double>(associations),
        benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

/// A full pass as after opening a file: nothing is left from an earlier evaluation.
void fullPass(benchmark::State& state, MakeTree make, const std::vector<std::string>& algorithms)
{
    const Scenario scenario = make(static_cast<std::size_t>(state.range(0)));
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto evaluation = evaluate(scenario, algorithms);
        if (!evaluation)
            std::abort();
        benchmark::DoNotOptimize(evaluation);
    }
    perAssociation(state, scenario.tree.size());
}

/// One user's usage changes, a random user each time; all five algorithms are brought up to date.
void usageEdit(benchmark::State& state, MakeTree make, const RunTasks& runTasks)
{
    Scenario scenario = make(static_cast<std::size_t>(state.range(0)));
    Evaluator evaluator(runTasks);
    std::mt19937_64 random(2);
    if (!evaluator.evaluate(scenario))
        std::abort();
    const auto randomUser = [&] {
        for (;;)
            if (const auto row = static_cast<NodeRow>(random() % scenario.tree.size());
                scenario.tree.isUser(row))
                return row;
    };
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto edited =
            withUsage(scenario.tree, randomUser(), static_cast<long double>(random() % 1'000'000'000));
        scenario.tree = *edited;
        auto evaluation = evaluator.evaluate(scenario);
        benchmark::DoNotOptimize(evaluation);
    }
}

BENCHMARK_CAPTURE(fullPass, lab_fair_tree, labTree, {"fair_tree"})
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, lab_classic, labTree, {"classic"})->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, lab_depth_oblivious, labTree, {"depth_oblivious"})
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, lab_ticket_based, labTree, {"ticket_based"})
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, lab_level_based, labTree, {"level_based"})
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, lab_all_five, labTree, {})
    ->Arg(1'000)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, flat_fair_tree, flatTree, {"fair_tree"})
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, deep_fair_tree, deepTree, {"fair_tree"})
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fullPass, deep_all_five, deepTree, {})->Arg(100'000)->Unit(benchmark::kMillisecond);
const RunTasks OneThread;
const RunTasks AsTheWindow = gui::runSideBySide;

BENCHMARK_CAPTURE(usageEdit, lab_one_thread, labTree, OneThread)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(usageEdit, lab_as_the_window, labTree, AsTheWindow)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(usageEdit, flat_as_the_window, flatTree, AsTheWindow)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
} // namespace fairshare::bench
