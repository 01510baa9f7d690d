// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/jobs/peregrine_workload.h"

#include "core/base/random.h"
#include "core/base/say.h"
#include "core/simulator/jobs/drawn_arrivals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t Jobs = 7275;
constexpr double NodeSeconds = 26838.58 * 3600;
constexpr std::int32_t LargestJob = 16;

/// Change a seed so that several series of random numbers from it differ.
constexpr std::uint64_t QueueSeed = 0x51;
constexpr std::uint64_t ApplicationSeed = 0x6A;
constexpr std::uint64_t RequestSeed = 0x77;

enum Queue : std::uint32_t { NoQueue, Batch, Short, Debug, Bigmem, Long, Phi, Large };
constexpr std::array<std::string_view, 8> QueueNames{
    "", "batch", "short", "debug", "bigmem", "long", "phi", "large"};
constexpr std::array<Seconds, 8> LimitHours{0, 48, 4, 1, 48, 240, 48, 24};

std::vector<double> draws(std::uint64_t seed)
{
    SplitMix64 generator(seed);
    std::vector<double> values(Jobs);
    std::ranges::generate(values, [&generator] { return generator.unit(); });
    return values;
}

/// Returns the indices in ascending order of their keys, ties by index.
std::vector<std::size_t> sortedBy(std::span<const double> keys)
{
    std::vector<std::size_t> places(keys.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::ranges::sort(places, {}, [keys](std::size_t at) { return std::pair(keys[at], at); });
    return places;
}

/// Returns ascending run times: powers between the published quartiles, with a knee near the longest.
std::vector<Seconds> runTimes()
{
    constexpr std::array Knots{33.0, 439.5, 1921.0, 6840.5, 85945.0};
    constexpr double Knee = 49790.75;
    constexpr double KneeAt = 0.96;
    std::vector<Seconds> runs(Jobs);
    for (std::size_t i = 0; i < Jobs; ++i) {
        const double x = 4 * static_cast<double>(i) / static_cast<double>(Jobs - 1);
        const auto part = static_cast<std::size_t>(std::min(static_cast<int>(x), 3));
        const double v = x - static_cast<double>(part);
        double run = Knots[part] * std::pow(Knots[part + 1] / Knots[part], v);
        if (part == 3)
            run = v < KneeAt ? Knots[3] * std::pow(Knee / Knots[3], v / KneeAt)
                             : Knee * std::pow(Knots[4] / Knee, (v - KneeAt) / (1 - KneeAt));
        runs[i] = static_cast<Seconds>(std::floor(run + 0.5));
    }
    return runs;
}

std::vector<std::int32_t> nodeCounts()
{
    constexpr std::array<std::pair<std::int32_t, std::size_t>, 10> Counts{
        {{1, 5968}, {2, 400}, {3, 200}, {4, 662}, {5, 15}, {6, 12}, {8, 12}, {10, 1}, {12, 1}, {16, 4}}};
    std::vector<std::int32_t> nodes{};
    nodes.reserve(Jobs);
    for (const auto& [count, jobs] : Counts)
        nodes.insert(nodes.end(), jobs, count);
    return nodes;
}

/// Properties of each job, by rank of its run time.
struct Drawn {
    std::vector<Seconds> run{};
    std::vector<std::int32_t> nodes{};
    std::vector<std::uint32_t> queue{};
    std::vector<std::uint32_t> application{};
    std::vector<Seconds> requested{};

    double rank(std::size_t at) const { return (static_cast<double>(at) + 0.5) / static_cast<double>(Jobs); }
};

/// Couples node counts to run times just enough to match the published node-hours.
void drawNodes(std::uint64_t seed, Drawn& jobs)
{
    const std::vector<double> drawn = draws(seed);
    const std::vector<std::int32_t> counts = nodeCounts();
    jobs.nodes.resize(Jobs);
    std::vector<double> keys(Jobs);
    const auto handOut = [&](double coupling) {
        for (std::size_t i = 0; i < Jobs; ++i)
            keys[i] = coupling * jobs.rank(i) + (1 - coupling) * drawn[i];
        const std::vector<std::size_t> order = sortedBy(keys);
        for (std::size_t i = 0; i < Jobs; ++i)
            jobs.nodes[order[i]] = counts[i];
    };
    const auto nodeSeconds = [&] {
        double sum = 0;
        for (std::size_t i = 0; i < Jobs; ++i)
            sum += static_cast<double>(jobs.run[i] * jobs.nodes[i]);
        return sum;
    };
    constexpr int Halvings = 40;
    double low = 0;
    double high = 1;
    for (int step = 0; step < Halvings; ++step) {
        const double middle = (low + high) / 2;
        handOut(middle);
        (nodeSeconds() < NodeSeconds ? low : high) = middle;
    }
    handOut(high);
}

void drawQueues(std::uint64_t seed, Drawn& jobs)
{
    const std::vector<double> drawn = draws(seed ^ QueueSeed);
    jobs.queue.assign(Jobs, NoQueue);
    const auto fill = [&](Queue queue, std::size_t count, double rankWeight, const auto& isEligible) {
        std::vector<double> keys(Jobs);
        for (std::size_t i = 0; i < Jobs; ++i)
            keys[i] = drawn[i] - rankWeight * jobs.rank(i);
        for (const std::size_t at : sortedBy(keys)) {
            if (count == 0)
                break;
            if (jobs.queue[at] != NoQueue || !isEligible(at))
                continue;
            jobs.queue[at] = queue;
            --count;
        }
    };
    const auto isOneNode = [&jobs](std::size_t at) { return jobs.nodes[at] == 1; };
    fill(Large, 1, 0, [&jobs](std::size_t at) { return jobs.nodes[at] == LargestJob; });
    fill(Debug, 143, 0, [&jobs](std::size_t at) { return jobs.run[at] <= 3600 && jobs.nodes[at] <= 2; });
    fill(Short, 922, 0, [&jobs](std::size_t at) { return jobs.run[at] <= 14400; });
    fill(Long, 44, 0, [&jobs](std::size_t at) { return jobs.run[at] > 14400; });
    fill(Phi, 42, 0, isOneNode);
    fill(Bigmem, 76, 2, isOneNode);
    std::ranges::replace(jobs.queue, static_cast<std::uint32_t>(NoQueue), static_cast<std::uint32_t>(Batch));
}

/// Draws an application for each job: 1 is gaussian, 2 to 24 are the others.
void drawApplications(std::uint64_t seed, Drawn& jobs)
{
    constexpr std::size_t GaussianJobs = 341;
    constexpr double RankWeight = 0.1;
    constexpr std::uint64_t Others = 23;
    SplitMix64 generator(seed ^ ApplicationSeed);
    std::vector<double> keys(Jobs);
    for (std::size_t i = 0; i < Jobs; ++i)
        keys[i] = generator.unit() - RankWeight * jobs.rank(i);
    jobs.application.assign(Jobs, 0);
    std::size_t left = GaussianJobs;
    for (const std::size_t at : sortedBy(keys))
        if (left > 0 && jobs.queue[at] == Batch && jobs.nodes[at] == 1) {
            jobs.application[at] = 1;
            --left;
        }
    for (std::uint32_t& application : jobs.application) {
        const std::uint64_t drawn = generator.below(Others);
        if (application == 0)
            application = static_cast<std::uint32_t>(2 + drawn);
    }
}

/// Draws requested times so that half of the jobs request at least 19.2 times their run time.
void drawRequests(std::uint64_t seed, Drawn& jobs)
{
    constexpr std::array<Seconds, 9> Menu{1, 2, 4, 8, 12, 24, 48, 96, 240}; // hours
    constexpr double MedianFactor = 19.2;
    constexpr std::size_t Half = 3637;
    constexpr int Halvings = 30;
    SplitMix64 generator(seed ^ RequestSeed);
    std::vector<std::pair<double, double>> drawn(Jobs);
    for (auto& [limit, choice] : drawn) {
        limit = generator.unit();
        choice = generator.unit();
    }
    jobs.requested.resize(Jobs);
    const auto ask = [&](double threshold) {
        for (std::size_t i = 0; i < Jobs; ++i) {
            const Seconds limit = LimitHours[jobs.queue[i]];
            const auto first =
                std::ranges::find_if(Menu, [&](Seconds hours) { return hours * 3600 >= jobs.run[i]; });
            const auto end = std::ranges::find_if(Menu, [limit](Seconds hours) { return hours > limit; });
            const auto count = static_cast<double>(end - first);
            jobs.requested[i] = 3600
                * (drawn[i].first < threshold
                        ? limit
                        : *(first + static_cast<std::ptrdiff_t>(drawn[i].second * count)));
        }
    };
    double low = 0;
    double high = 1;
    for (int step = 0; step < Halvings; ++step) {
        const double middle = (low + high) / 2;
        ask(middle);
        std::size_t generous = 0;
        for (std::size_t i = 0; i < Jobs; ++i)
            generous +=
                static_cast<double>(jobs.requested[i]) >= MedianFactor * static_cast<double>(jobs.run[i])
                ? 1U
                : 0U;
        (generous <= Half ? low : high) = middle;
    }
    ask(high);
}

Workload workloadOf(const Drawn& jobs, const std::vector<std::size_t>& order)
{
    Workload workload;
    auto& queues = workload.names[static_cast<std::size_t>(JobAttribute::Queue)];
    queues.assign(QueueNames.begin(), QueueNames.end());
    auto& applications = workload.names[static_cast<std::size_t>(JobAttribute::Application)];
    applications.emplace_back("gaussian");
    for (int other = 1; other <= 23; ++other)
        applications.push_back(fmt::format("app{:02}", other));
    workload.jobs.reserve(order.size());
    workload.ids.reserve(order.size());
    for (const std::size_t at : order) {
        SubmittedJob job{.run = jobs.run[at], .requested = jobs.requested[at], .procs = jobs.nodes[at]};
        job.attributes[static_cast<std::size_t>(JobAttribute::Queue)] = jobs.queue[at];
        job.attributes[static_cast<std::size_t>(JobAttribute::Application)] = jobs.application[at];
        workload.jobs.push_back(job);
        workload.ids.push_back(fmt::to_string(workload.jobs.size()));
    }
    return workload;
}

} // namespace

Result<Workload> peregrineWorkload(const PeregrineSettings& settings)
{
    if (!std::isfinite(settings.load) || settings.load < 0)
        return fail(ErrorCode::OutOfRange, fairshare::say("invalid load; expected a number, 0 or more"));
    if (settings.machine < LargestJob)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the generator peregrine creates jobs of up to {0} nodes, so the machine needs at "
                           "least {0}; it has {1}",
                LargestJob, settings.machine));
    Drawn jobs{.run = runTimes()};
    drawNodes(settings.seed, jobs);
    drawQueues(settings.seed, jobs);
    drawApplications(settings.seed, jobs);
    drawRequests(settings.seed, jobs);
    SplitMix64 generator(settings.seed ^ OrderSeed);
    const std::size_t count = settings.jobs == 0 ? Jobs : settings.jobs;
    Workload workload = workloadOf(jobs, drawnOrder(Jobs, count, generator));
    workload.name = fmt::format("peregrine-like, seed {}", settings.seed);
    workload.machine = settings.machine;
    return spreadArrivals(std::move(workload), settings.load, generator);
}

} // namespace fairshare
