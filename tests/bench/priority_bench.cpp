// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/queue_comparison.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>

/// Times priorities, order and places of a queue whose jobs have every factor.
namespace fairshare::bench {
namespace {

constexpr std::size_t Users = 500;

Job randomJob(std::size_t number, std::mt19937_64& random)
{
    const auto cpus = static_cast<std::uint32_t>(1 + random() % 512);
    Job job{.id = std::to_string(1000000 + number),
        .user = "user" + std::to_string(random() % Users),
        .account = "account",
        .qos = "normal",
        .ageSeconds = static_cast<std::uint32_t>(random() % 1'000'000),
        .fairshare = static_cast<double>(random() % 1000) / 999,
        .associationPriority = static_cast<std::uint32_t>(random() % 10),
        .cpus = cpus,
        .minNodes = 1 + cpus / 64,
        .timeLimitMinutes = static_cast<std::uint32_t>(1 + random() % 10'000),
        .qosPriority = static_cast<std::uint32_t>(random() % 5),
        .nice = static_cast<std::int64_t>(random() % 100)};
    job.maxima = {.association = 9, .partition = 4, .qos = 4};
    job.requested = {{"cpu", cpus}, {"mem", std::uint64_t{4000} * cpus}, {"node", 1 + cpus / 64},
        {"gres/gpu", random() % 4}};
    job.partitions = {{.name = "standard",
        .jobFactor = static_cast<std::uint32_t>(1 + random() % 4),
        .maxTimeMinutes = 10'000,
        .tres = {{"cpu", 64'000}, {"mem", 256'000'000}, {"node", 1000}, {"gres/gpu", 400}}}};
    return job;
}

SharedValue<JobQueue> randomQueue(std::size_t jobs)
{
    std::mt19937_64 random(1);
    JobQueue queue{.cluster = {64'000, 1000}};
    queue.jobs.reserve(jobs);
    for (std::size_t job = 0; job < jobs; ++job)
        queue.jobs.push_back(randomJob(job, random));
    return SharedValue(std::move(queue));
}

PriorityConfig allFactors(std::uint32_t age)
{
    PriorityConfig config;
    config.weights = {.age = age,
        .association = 100,
        .fairshare = 100'000,
        .jobSize = 500,
        .partition = 1000,
        .qos = 10'000};
    config.tresWeights = {{"cpu", 819}, {"mem", 245}, {"node", 327}, {"gres/gpu", 245}};
    config.flags.set(PriorityFlag::SmallRelativeToTime);
    return config;
}

Values<double> factorsOf(const JobQueue& queue)
{
    Values<double> factors(queue.jobs.size());
    std::ranges::transform(queue.jobs, factors.begin(), [](const Job& job) { return *job.fairshare; });
    return factors;
}

/// Priorities, order and places.
void order(benchmark::State& state)
{
    const auto queue = randomQueue(static_cast<std::size_t>(state.range(0)));
    const PriorityConfig config = allFactors(1000);
    const Values<double> factors = factorsOf(*queue);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto ordered = orderedQueue(config, queue, factors);
        benchmark::DoNotOptimize(ordered);
    }
}

/// What a weight that is dragged asks for: the new order against the old one.
void reorder(benchmark::State& state)
{
    const auto queue = randomQueue(static_cast<std::size_t>(state.range(0)));
    const Values<double> factors = factorsOf(*queue);
    const OrderedQueue before = orderedQueue(allFactors(1000), queue, factors);
    std::uint32_t age = 0;
    for (auto iteration : state) {
        static_cast<void>(iteration);
        age = age % 200'000 + 997;
        const OrderedQueue now = orderedQueue(allFactors(age), queue, factors);
        auto comparison = compareQueues(before, now);
        benchmark::DoNotOptimize(comparison);
    }
}

BENCHMARK(order)->Name("queueOrder/all_factors")->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);
BENCHMARK(reorder)->Name("queueOrder/reordered")->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::bench
