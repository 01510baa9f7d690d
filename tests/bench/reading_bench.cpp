// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "tests/bench/bench_trees.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

/// Reading and writing as opening and saving do, without the disk.
namespace fairshare::bench {
namespace {

std::string written(const Format& format, std::int64_t associations)
{
    auto content = format.write(labTree(static_cast<std::size_t>(associations)));
    if (!content)
        std::abort();
    return *content;
}

void reading(benchmark::State& state, const char* formatId)
{
    const Format& format = *findFormat(formatId);
    const std::string content = written(format, state.range(0));
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto import = format.read(content, {});
        if (!import)
            std::abort();
        benchmark::DoNotOptimize(import);
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(content.size()));
}

void writing(benchmark::State& state, const char* formatId)
{
    const Format& format = *findFormat(formatId);
    const Scenario scenario = labTree(static_cast<std::size_t>(state.range(0)));
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto content = format.write(scenario);
        benchmark::DoNotOptimize(content);
    }
}

BENCHMARK_CAPTURE(reading, sacctmgr_dump, "sacctmgr-dump")
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reading, fairshare, "fairshare")
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(reading, csv, "csv")->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writing, sacctmgr_dump, "sacctmgr-dump")->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(writing, fairshare, "fairshare")->Arg(1'000'000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::bench
