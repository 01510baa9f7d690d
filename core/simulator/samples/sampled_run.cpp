// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/sampled_run.h"

#include "core/base/say.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/preemption_settings.h"
#include "core/simulator/samples/sample_cursor.h"
#include "core/simulator/samples/shown_values.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace fairshare {
namespace {

/// Order in which nodes are taken; those that are never taken come last.
enum class Turn : std::uint8_t { Free, Protected, Never };

struct RankedNode {
    Turn turn = Turn::Free;
    double key = 0;
    std::uint32_t node = 0;

    auto operator<=>(const RankedNode&) const = default;
};

Turn turnOf(const SampleState& state, std::uint32_t holder)
{
    if (holder == IdleNode)
        return Turn::Free;
    if (!state.running[holder].isPreemptible)
        return Turn::Never;
    return state.isProtected(holder) ? Turn::Protected : Turn::Free;
}

/// Ranks nodes from the lowest value. If a policy counts jobs once, a job's other nodes follow its first one.
std::vector<std::uint32_t> rankedNodes(
    const SampleState& state, const PreemptionPolicy& policy, std::span<const double> keys)
{
    const auto count = static_cast<std::uint32_t>(state.holders.size());
    std::vector<std::uint32_t> firstOf(state.running.size(), count);
    std::vector<RankedNode> ranked(count);
    for (std::uint32_t node = 0; node < count; ++node) {
        const std::uint32_t holder = state.holders[node];
        ranked[node] = {turnOf(state, holder), keys[node], node};
        if (holder != IdleNode)
            firstOf[holder] = std::min(firstOf[holder], node);
    }
    const auto place = [&](const RankedNode& each) {
        const std::uint32_t holder = state.holders[each.node];
        const bool follows = policy.countsJobsOnce && holder != IdleNode;
        return std::tuple(each.turn, each.key, follows ? firstOf[holder] : each.node, each.node);
    };
    std::ranges::sort(ranked, {}, place);
    std::vector<std::uint32_t> nodes;
    nodes.reserve(count);
    for (const RankedNode& each : ranked)
        nodes.push_back(each.node);
    return nodes;
}

MomentPolicy policyAt(
    const SampleState& state, const SampleSettings& settings, const PreemptionPolicy& policy)
{
    MomentPolicy result;
    const std::size_t nodes = state.holders.size();
    result.values.resize(nodes);
    JobChoice choice;
    const std::int32_t wanted = settings.preemption.nodes;
    const auto chosen = choice.choose(state, policy, wanted);
    std::vector<std::uint8_t> taken(nodes);
    choice.mark(state, policy, taken);
    result.lost.resize(settings.preemption.graces.size());
    addLostWork(state, chosen, settings.preemption.graces, result.lost);
    const TakenNodes counts = takenNodes(state, chosen);
    result.takenIdle = static_cast<std::int32_t>(counts.idle);
    result.breaches = static_cast<std::int32_t>(counts.breaches);
    result.shortfall = choice.shortfall();
    result.taken = wanted - result.shortfall;
    std::vector<double> keys(nodes);
    const ShownValues values(state, policy, settings.scale);
    for (std::uint32_t node = 0; node < nodes; ++node) {
        keys[node] = values.key(node);
        result.values[node] = {
            std::max(keys[node], 0.0), values.shown(node, keys[node]), 0, taken[node] != 0};
    }
    std::uint32_t place = 0;
    for (const std::uint32_t node : rankedNodes(state, policy, keys))
        result.values[node].place = ++place;
    return result;
}

} // namespace

Result<SampleSettings> sampleSettings(const PreemptionSection& section, std::int32_t machine)
{
    for (const std::string& id : section.policies)
        if (findPreemptionPolicy(id) == nullptr)
            return fail(ErrorCode::NotFound, fairshare::say("unknown preemption policy '{}'", id));
    if (section.policies.empty())
        return fail(ErrorCode::OutOfRange, fairshare::say("preemption needs at least one policy"));
    if (section.graces.empty())
        return fail(ErrorCode::OutOfRange, fairshare::say("preemption needs at least one grace period"));
    SampleSettings settings{
        .preemption = preemptionSettings(section), .classes = section.classes, .scale = section.scale};
    settings.preemption.nodes = std::min(section.nodes, machine);
    auto& graces = settings.preemption.graces;
    std::ranges::sort(graces);
    settings.grace =
        static_cast<std::size_t>(std::ranges::lower_bound(graces, section.graces.front()) - graces.begin());
    return settings;
}

Seconds SampledRun::zero() const
{
    if (!m_run->tellsSubmissions && m_clock.count() > 0)
        return m_clock.timeOf(0);
    const auto& jobs = m_run->workload.jobs;
    return jobs.empty() ? 0 : jobs.front().submit;
}

Moment momentOf(const SampledRun& sampled, std::uint64_t sample, const SampleSettings& settings)
{
    SampleCursor cluster(sampled, settings);
    const SampleState state = cluster.at(sample);
    Moment moment{.sample = sample,
        .now = state.now,
        .sinceZero = sampled.sinceZero(state.now),
        .nodes = std::vector<MomentNode>(sampled.nodes())};
    for (std::uint32_t node = 0; node < sampled.nodes(); ++node) {
        MomentNode& shown = moment.nodes[node];
        shown.isAway = state.isAway(node);
        shown.job = state.jobOf(node);
        moment.away += shown.isAway ? 1 : 0;
        if (shown.job == NoJob)
            continue;
        const std::uint32_t holder = state.holders[node];
        shown.jobNodes = state.running[holder].nodes;
        shown.elapsed = state.elapsed(holder);
        ++moment.busy;
    }
    for (const PreemptionPolicy* policy : settings.preemption.policies)
        moment.policies.push_back(policyAt(state, settings, *policy));
    return moment;
}

} // namespace fairshare
