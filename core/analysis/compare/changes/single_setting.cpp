// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/single_setting.h"

#include "core/base/say.h"
#include "core/priority/job.h"
#include "core/priority/priority_config.h"
#include "core/priority/priority_section.h"
#include "core/quota/groups/quota_changes.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace fairshare {
namespace {

/// Copies one member from the second object to the first.
template <typename Owner>
struct Member {
    std::string_view name;
    void (*copy)(Owner& to, const Owner& from);
};

template <typename Owner, std::size_t Count>
const Member<Owner>* find(const std::array<Member<Owner>, Count>& members, std::string_view name)
{
    const auto found = std::ranges::find(members, name, &Member<Owner>::name);
    return found == members.end() ? nullptr : &*found;
}

using Config = PriorityConfig;
constexpr std::array<Member<Config>, 10> ConfigKeys{{
    {"PriorityWeightAge", [](Config& to, const Config& from) { to.weights.age = from.weights.age; }},
    {"PriorityWeightAssoc",
        [](Config& to, const Config& from) { to.weights.association = from.weights.association; }},
    {"PriorityWeightFairshare",
        [](Config& to, const Config& from) { to.weights.fairshare = from.weights.fairshare; }},
    {"PriorityWeightJobSize",
        [](Config& to, const Config& from) { to.weights.jobSize = from.weights.jobSize; }},
    {"PriorityWeightPartition",
        [](Config& to, const Config& from) { to.weights.partition = from.weights.partition; }},
    {"PriorityWeightQOS", [](Config& to, const Config& from) { to.weights.qos = from.weights.qos; }},
    {"PriorityWeightTRES", [](Config& to, const Config& from) { to.tresWeights = from.tresWeights; }},
    {"PriorityFlags", [](Config& to, const Config& from) { to.flags = from.flags; }},
    {"PriorityFavorSmall", [](Config& to, const Config& from) { to.favorSmall = from.favorSmall; }},
    {"PriorityMaxAge", [](Config& to, const Config& from) { to.maxAgeSeconds = from.maxAgeSeconds; }},
}};

using Section = PrioritySection;
constexpr std::array<Member<Section>, 3> PriorityMembers{{
    {"priority.jobs",
        [](Section& to, const Section& from) {
            to.queue = SharedValue<JobQueue>(JobQueue{to.queue->cluster, from.queue->jobs});
        }},
    {"priority.cluster",
        [](Section& to, const Section& from) {
            to.queue = SharedValue<JobQueue>(JobQueue{from.queue->cluster, to.queue->jobs});
        }},
    {"priority.fairshare_from",
        [](Section& to, const Section& from) { to.fairshareSource = from.fairshareSource; }},
}};

using Pool = GroupQuotas;
constexpr std::array<Member<Pool>, 15> PoolMembers{{
    {"pool_size", [](Pool& to, const Pool& from) { to.poolSize = from.poolSize; }},
    {"weighted_slots",
        [](Pool& to, const Pool& from) { to.options.weightedSlots = from.options.weightedSlots; }},
    {"oversubscription",
        [](Pool& to, const Pool& from) { to.options.oversubscription = from.options.oversubscription; }},
    {"strict_quota", [](Pool& to, const Pool& from) { to.options.strictQuota = from.options.strictQuota; }},
    {"consider_preemption",
        [](Pool& to, const Pool& from) {
            to.options.considersPreemption = from.options.considersPreemption;
        }},
    {"weighted_demand",
        [](Pool& to, const Pool& from) { to.options.weightedDemand = from.options.weightedDemand; }},
    {"root_requested",
        [](Pool& to, const Pool& from) { to.options.rootRequested = from.options.rootRequested; }},
    {"round_robin_rate",
        [](Pool& to, const Pool& from) { to.options.roundRobinRate = from.options.roundRobinRate; }},
    {"max_allocation_rounds",
        [](Pool& to, const Pool& from) {
            to.options.maxAllocationRounds = from.options.maxAllocationRounds;
        }},
    {"priority_half_life_seconds",
        [](Pool& to, const Pool& from) { to.options.priorityHalfLife = from.options.priorityHalfLife; }},
    {"default_priority_factor",
        [](Pool& to, const Pool& from) {
            to.options.defaultPriorityFactor = from.options.defaultPriorityFactor;
        }},
    {"nice_user_priority_factor",
        [](Pool& to, const Pool& from) {
            to.options.niceUserPriorityFactor = from.options.niceUserPriorityFactor;
        }},
    {"remote_priority_factor",
        [](Pool& to, const Pool& from) {
            to.options.remotePriorityFactor = from.options.remotePriorityFactor;
        }},
    {"sort_expression",
        [](Pool& to, const Pool& from) { to.options.sortExpression = from.options.sortExpression; }},
    {"submitters", [](Pool& to, const Pool& from) { to.submitters = from.submitters; }},
}};

using Group = QuotaGroup;
constexpr std::array<Member<Group>, 11> GroupMembers{{
    {"name", [](Group& to, const Group& from) { to.name = from.name; }},
    {"quota", [](Group& to, const Group& from) { to.quota = from.quota; }},
    {"dynamic", [](Group& to, const Group& from) { to.isDynamic = from.isDynamic; }},
    {"weight", [](Group& to, const Group& from) { to.weight = from.weight; }},
    {"accept_surplus", [](Group& to, const Group& from) { to.acceptsSurplus = from.acceptsSurplus; }},
    {"autoregroup", [](Group& to, const Group& from) { to.autoregroup = from.autoregroup; }},
    {"threshold", [](Group& to, const Group& from) { to.threshold = from.threshold; }},
    {"demand", [](Group& to, const Group& from) { to.demand = from.demand; }},
    {"requested", [](Group& to, const Group& from) { to.requested = from.requested; }},
    {"usage", [](Group& to, const Group& from) { to.usage = from.usage; }},
    {"priority_factor", [](Group& to, const Group& from) { to.priorityFactor = from.priorityFactor; }},
}};

constexpr std::array<Member<Scenario>, 6> DocumentMembers{{
    {"title", [](Scenario& to, const Scenario& from) { to.title = from.title; }},
    {"notes", [](Scenario& to, const Scenario& from) { to.notes = from.notes; }},
    {"cluster", [](Scenario& to, const Scenario& from) { to.cluster = from.cluster; }},
    {"algorithm",
        [](Scenario& to, const Scenario& from) { to.settings.algorithm = from.settings.algorithm; }},
    {"compare", [](Scenario& to, const Scenario& from) { to.settings.compare = from.settings.compare; }},
    {"half_life_seconds",
        [](Scenario& to, const Scenario& from) {
            to.settings.halfLifeSeconds = from.settings.halfLifeSeconds;
        }},
}};

std::vector<Group>::const_iterator findGroup(const Pool& pool, const std::string& name)
{
    return std::ranges::find_if(
        pool.groups, [key = groupKey(name)](const Group& group) { return groupKey(group.name) == key; });
}

/// The same group in two pools; the end iterator if a pool lacks it.
struct Both {
    std::vector<Group>::const_iterator was;
    std::vector<Group>::const_iterator is;
};

/// Finds the group of a change; it may have been renamed.
Both findBoth(const Pool& old, const Pool& now, const std::string& name)
{
    Both both{findGroup(old, name), findGroup(now, name)};
    const std::vector<const Group*> pairs = pairedGroups(now, old); // by group of `old`
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto was = old.groups.begin() + static_cast<std::ptrdiff_t>(i);
        if (pairs[i] == nullptr)
            continue;
        const auto is = now.groups.begin() + (pairs[i] - now.groups.data());
        if (was == both.was)
            both.is = is;
        else if (is == both.is)
            both.was = was;
    }
    return both;
}

/// Renames a group and everything below it.
void rename(Pool& now, const std::string& before, const std::string& name)
{
    const std::string old = groupKey(before);
    for (Group& group : now.groups)
        if (const std::string key = groupKey(group.name); key == old || key.starts_with(old + '.'))
            group.name = name + group.name.substr(old.size());
}

tl::unexpected<Error> cannotRevert(std::string_view name)
{
    return fail(
        ErrorCode::NotFound, fairshare::say("cannot revert '{}' alone; undo the whole step instead", name));
}

/// Restores the group as in `before`: removed, added again after the group that preceded it, or one figure
/// changed.
Result<Pool> withGroup(Pool now, const Pool& before, const SettingChange& change)
{
    const auto [was, is] = findBoth(before, now, change.group);
    const auto place = std::distance(now.groups.cbegin(), is);
    if (!change.member.empty()) {
        const Member<Group>* known = find(GroupMembers, change.member);
        if (known == nullptr || was == before.groups.end())
            return cannotRevert(change.name);
        if (is == now.groups.end())
            return fail(ErrorCode::NotFound, fairshare::say("group '{}' no longer exists", change.group));
        if (change.member == "name")
            rename(now, std::string(is->name), was->name);
        else
            known->copy(now.groups[static_cast<std::size_t>(place)], *was);
    } else if (was == before.groups.end()) {
        if (is != now.groups.end())
            now.groups.erase(is);
    } else if (is == now.groups.end()) {
        auto behind = now.groups.cbegin();
        for (auto earlier = before.groups.begin(); earlier != was; ++earlier)
            if (const auto found = findGroup(now, earlier->name); found != now.groups.end())
                behind = std::next(found);
        now.groups.insert(behind, *was);
    }
    return now;
}

/// Restores a parameter such as `classic.damping`.
Result<Scenario> withParameter(Scenario now, const Scenario& before, const SettingChange& change)
{
    const std::string_view name = change.name;
    const std::size_t dot = name.find('.');
    const std::string algorithm(name.substr(0, dot));
    const std::string parameter(dot == std::string_view::npos ? std::string_view() : name.substr(dot + 1));
    const auto was = before.settings.parameters.find(algorithm);
    const bool given = was != before.settings.parameters.end() && was->second.contains(parameter);
    const auto is = now.settings.parameters.find(algorithm);
    if (given)
        now.settings.parameters[algorithm][parameter] = was->second.find(parameter)->second;
    else if (is != now.settings.parameters.end() && is->second.contains(parameter))
        is->second.erase(parameter);
    else
        return cannotRevert(name);
    return now;
}

} // namespace

bool isSingleSetting(const SettingChange& change)
{
    const std::string_view name = change.name;
    if (!change.group.empty())
        return change.member.empty() || find(GroupMembers, change.member) != nullptr;
    if (!change.member.empty())
        return find(PoolMembers, change.member) != nullptr;
    const bool isParameter = name.find('.') != std::string_view::npos && !name.starts_with("priority.");
    return isParameter || find(ConfigKeys, name) != nullptr || find(PriorityMembers, name) != nullptr
        || find(DocumentMembers, name) != nullptr;
}

Result<Scenario> withSetting(const Scenario& now, const Scenario& before, const SettingChange& change)
{
    if (!change.group.empty())
        return withGroup(*now.quotas, *before.quotas, change).map([&now](Pool&& pool) {
            return withQuotas(now, std::move(pool));
        });
    if (const Member<Pool>* known = find(PoolMembers, change.member)) {
        Pool pool = *now.quotas;
        known->copy(pool, *before.quotas);
        return withQuotas(now, std::move(pool));
    }
    Section section = *now.priority;
    if (const Member<Config>* known = find(ConfigKeys, change.name)) {
        known->copy(section.config, before.priority->config);
        return withPriority(now, std::move(section));
    }
    if (const Member<Section>* known = find(PriorityMembers, change.name)) {
        known->copy(section, *before.priority);
        return withPriority(now, std::move(section));
    }
    if (const Member<Scenario>* known = find(DocumentMembers, change.name)) {
        Scenario back = now;
        known->copy(back, before);
        return back;
    }
    return withParameter(now, before, change);
}

} // namespace fairshare
