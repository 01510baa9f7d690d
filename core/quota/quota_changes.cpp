// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/quota_changes.h"

#include "core/base/numbers.h"

#include <map>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

using Figures = std::vector<std::pair<std::string_view, std::string>>;

std::string textOf(const std::optional<double>& value)
{
    return value ? shortest(*value) : std::string();
}

std::string textOf(bool value)
{
    return value ? "true" : "false";
}

Figures figuresOf(const GroupQuotas& pool)
{
    const QuotaOptions& options = pool.options;
    return {{"pool_size", shortest(pool.poolSize)}, {"weighted_slots", textOf(options.weightedSlots)},
        {"oversubscription", textOf(options.oversubscription)}, {"strict_quota", textOf(options.strictQuota)},
        {"consider_preemption", textOf(options.considersPreemption)},
        {"weighted_demand", textOf(options.weightedDemand)},
        {"root_requested", shortest(options.rootRequested)},
        {"round_robin_rate", shortest(options.roundRobinRate)},
        {"max_allocation_rounds", std::to_string(options.maxAllocationRounds)},
        {"priority_half_life_seconds", shortest(options.priorityHalfLife)},
        {"default_priority_factor", shortest(options.defaultPriorityFactor)},
        {"nice_user_priority_factor", shortest(options.niceUserPriorityFactor)},
        {"remote_priority_factor", shortest(options.remotePriorityFactor)},
        {"sort_expression", options.sortExpression}};
}

Figures figuresOf(const QuotaGroup& group)
{
    return {{"name", group.name}, {"quota", textOf(group.quota)}, {"dynamic", textOf(group.isDynamic)},
        {"weight", shortest(group.weight)}, {"accept_surplus", textOf(group.acceptsSurplus)},
        {"autoregroup", textOf(group.autoregroup)}, {"threshold", shortest(group.threshold)},
        {"demand", shortest(group.demand)}, {"requested", shortest(group.requested)},
        {"usage", shortest(group.usage)}, {"priority_factor", textOf(group.priorityFactor)}};
}

/// The quota in one text, for groups that came or went.
std::string quotaOf(const QuotaGroup& group)
{
    const std::string quota = group.quota ? shortest(*group.quota) : std::string("none");
    return (group.isDynamic ? "dynamic quota " : "quota ") + quota;
}

void compare(
    const std::string& group, const Figures& before, const Figures& after, std::vector<QuotaChange>& changes)
{
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i].second != after[i].second)
            changes.push_back({group, std::string(before[i].first), before[i].second, after[i].second});
}

/// Groups by key; of equal names the first.
std::map<std::string, const QuotaGroup*> groupsByKey(const GroupQuotas& pool)
{
    std::map<std::string, const QuotaGroup*> groups;
    for (const QuotaGroup& group : pool.groups)
        groups.emplace(groupKey(group.name), &group);
    return groups;
}

} // namespace

std::string groupKey(const std::string& name)
{
    std::string key = name;
    for (char& c : key)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return key;
}

std::vector<QuotaChange> quotaChanges(const GroupQuotas& before, const GroupQuotas& after)
{
    std::vector<QuotaChange> changes;
    compare({}, figuresOf(before), figuresOf(after), changes);
    const auto old = groupsByKey(before);
    const auto now = groupsByKey(after);
    for (const QuotaGroup& group : after.groups) {
        const auto found = old.find(groupKey(group.name));
        if (found == old.end())
            changes.push_back({group.name, {}, {}, quotaOf(group)});
        else
            compare(group.name, figuresOf(*found->second), figuresOf(group), changes);
    }
    for (const QuotaGroup& group : before.groups)
        if (!now.contains(groupKey(group.name)))
            changes.push_back({group.name, {}, quotaOf(group), {}});
    return changes;
}

} // namespace fairshare
