// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/evaluation.h"
#include "tests/bench/bench_trees.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <vector>

#include <malloc.h>

/// Bytes that stay allocated, as the C library counts them.
namespace fairshare::bench {
namespace {

double bytesInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
}

/// What the results hold: every distinct column once.
double resultBytes(const Evaluation& evaluation)
{
    std::vector<const void*> seen;
    double bytes = 0;
    const auto add = [&](const auto& values) {
        if (std::find(seen.begin(), seen.end(), values.get()) != seen.end())
            return;
        seen.push_back(values.get());
        bytes += static_cast<double>(values->size() * sizeof(values->front()));
    };
    add(evaluation.usageTotal);
    for (const AlgorithmResult& result : evaluation.results) {
        for (const Column& column : result.table.columns)
            std::visit(add, column.values);
        add(result.rank);
    }
    return bytes;
}

/// The tree, who competes with whom, the exact totals and what is kept for the next edit; results are told
/// apart.
void engineMemory(benchmark::State& state)
{
    for (auto iteration : state) {
        static_cast<void>(iteration);
        const double before = bytesInUse();
        auto scenario = std::make_unique<Scenario>(labTree(static_cast<std::size_t>(state.range(0))));
        const double tree = bytesInUse() - before;
        Evaluator evaluator;
        auto evaluation = evaluator.evaluate(*scenario);
        if (!evaluation)
            std::abort();
        const double all = bytesInUse() - before;
        const auto associations = static_cast<double>(scenario->tree.size());
        const double results = resultBytes(**evaluation);
        state.counters["tree_bytes"] = tree / associations;
        state.counters["engine_bytes"] = (all - results) / associations;
        state.counters["result_bytes"] = results / associations;
    }
}

BENCHMARK(engineMemory)->Arg(100'000)->Arg(1'000'000)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::bench
