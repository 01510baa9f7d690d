// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/quota/allocation/allocation_reasons.h"
#include "core/quota/demand/demand_day.h"
#include "core/quota/negotiation/negotiation.h"

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <string>

/// Times the allocation of a pool among many groups.
namespace fairshare::bench {
namespace {

/// A pool of departments with as many groups each as is said, two thirds of which have a request.
GroupQuotas poolOf(benchmark::State& state)
{
    const auto groups = static_cast<std::size_t>(state.range(0));
    const auto ofDepartment = static_cast<std::size_t>(state.range(1));
    SplitMix64 random(1);
    GroupQuotas quotas;
    QuotaGroup* department = nullptr;
    quotas.groups.reserve(groups);
    for (std::size_t i = 0; i < groups; ++i) {
        QuotaGroup group;
        group.acceptsSurplus = random.below(2) == 0;
        group.weight = static_cast<double>(1 + random.below(8));
        group.threshold = 50;
        if (i % (ofDepartment + 1) == 0) {
            group.name = "department" + std::to_string(i);
            group.quota = 0;
            quotas.groups.push_back(group);
            department = &quotas.groups.back();
            continue;
        }
        group.name = department->name + ".group" + std::to_string(i);
        group.quota = static_cast<double>(1 + random.below(1000));
        group.requested = random.below(3) == 0 ? 0 : 2 * *group.quota * random.unit();
        group.demand = static_cast<double>(random.below(100));
        *department->quota += *group.quota;
        quotas.poolSize += *group.quota;
        quotas.groups.push_back(group);
    }
    return quotas;
}

QuotaTree treeOf(const GroupQuotas& quotas)
{
    auto built = buildQuotaTree(quotas);
    if (!built)
        std::abort();
    return std::move(built->tree);
}

void quotaTree(benchmark::State& state)
{
    const GroupQuotas quotas = poolOf(state);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        benchmark::DoNotOptimize(treeOf(quotas));
    }
}

void quotaAllocation(benchmark::State& state)
{
    const GroupQuotas quotas = poolOf(state);
    const QuotaTree tree = treeOf(quotas);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        benchmark::DoNotOptimize(allocateQuotas({quotas, tree}));
    }
}

/// With everything that a table of the groups shows: flags as they are balanced, the allocation before and
/// after, and a reason for every group.
void quotaColumns(benchmark::State& state)
{
    const GroupQuotas quotas = poolOf(state);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        const QuotaTree tree = treeOf(quotas);
        const QuotaAllocation before = allocateQuotas({quotas, tree});
        const BalancedFlags flags = balanceSurplus(quotas, tree);
        const AllocationInput input{quotas, tree, flags.bothPasses};
        AllocationTrace trace;
        const QuotaAllocation after = allocateQuotas(input, &trace);
        const AllocationReasons reasons({input, after, trace, &flags});
        std::size_t length = before.allocated.size();
        for (QuotaRow row = 0; row < tree.size(); ++row)
            length += reasons.reason(row).size();
        benchmark::DoNotOptimize(length);
    }
}

void quotaBalance(benchmark::State& state)
{
    const GroupQuotas quotas = poolOf(state);
    const QuotaTree tree = treeOf(quotas);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        benchmark::DoNotOptimize(balanceSurplus(quotas, tree));
    }
}

void quotaNegotiation(benchmark::State& state)
{
    const GroupQuotas quotas = poolOf(state);
    const QuotaTree tree = treeOf(quotas);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto negotiation = negotiate({quotas, tree});
        if (!negotiation)
            std::abort();
        benchmark::DoNotOptimize(negotiation);
    }
}

void quotaDay(benchmark::State& state)
{
    const GroupQuotas quotas = poolOf(state);
    const QuotaTree tree = treeOf(quotas);
    const auto profiles = proposedProfiles(quotas, tree);
    std::vector<const SurplusPolicy*> policies;
    for (const SurplusPolicy& policy : surplusPolicies())
        policies.push_back(&policy);
    for (auto iteration : state) {
        static_cast<void>(iteration);
        benchmark::DoNotOptimize(simulateDemandDay({quotas, tree, profiles, policies}));
    }
}

void thousands(benchmark::internal::Benchmark* bench)
{
    bench->Args({10'000, 100})->Args({10'000, 10'000})->Unit(benchmark::kMillisecond);
}

BENCHMARK(quotaTree)->Apply(thousands);
BENCHMARK(quotaAllocation)->Apply(thousands);
BENCHMARK(quotaColumns)->Apply(thousands);
BENCHMARK(quotaBalance)->Apply(thousands);
BENCHMARK(quotaNegotiation)->Apply(thousands);
BENCHMARK(quotaDay)->Args({11, 10})->Args({1'000, 100})->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::bench
