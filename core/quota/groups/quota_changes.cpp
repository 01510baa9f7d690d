// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/groups/quota_changes.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/quota/groups/quota_tree.h"

#include <algorithm>
#include <map>
#include <set>
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

/// Formats the quota as one text, for added or removed groups.
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

/// Returns the index of each group by key. For equal names, returns the first.
std::map<std::string, std::size_t> placesByKey(const GroupQuotas& pool)
{
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < pool.groups.size(); ++i)
        places.emplace(groupKey(pool.groups[i].name), i);
    return places;
}

std::string_view above(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot);
}

std::string keyOf(std::string_view name)
{
    return groupKey(std::string(name));
}

/// Returns whether a removed group and the group added in its place are the same group, renamed or moved.
bool isRenamed(const QuotaGroup& before, const QuotaGroup& after)
{
    return (keyOf(above(before.name)) == keyOf(above(after.name))
               || keyOf(lastNamePart(before.name)) == keyOf(lastNamePart(after.name)))
        && before.quota == after.quota && before.isDynamic == after.isDynamic;
}

/// Returns whether a group only has a new name because its parent was renamed or moved.
/// @param parent the parent before the change; null for none
bool isCarriedAlong(const QuotaGroup& before, const QuotaGroup& after, const QuotaGroup* parent)
{
    const std::string was = keyOf(above(before.name));
    return lastNamePart(before.name) == lastNamePart(after.name)
        && (parent == nullptr ? was.empty() && above(after.name).empty() : was == keyOf(parent->name));
}

/// Returns the key in `before` for a key in `after`, if the group or a group above it was renamed.
std::string keyBefore(const std::map<std::string, std::string>& renamed, const std::string& key)
{
    std::string was = key;
    for (std::size_t end = key.size(); end != std::string::npos && end > 0; end = key.rfind('.', end - 1))
        if (const auto found = renamed.find(key.substr(0, end)); found != renamed.end()) {
            was = found->second + key.substr(end);
            break;
        }
    return was;
}

} // namespace

std::string groupKey(const std::string& name)
{
    return lowerCase(name);
}

std::vector<const QuotaGroup*> pairedGroups(const GroupQuotas& before, const GroupQuotas& after)
{
    const auto old = placesByKey(before);
    const auto now = placesByKey(after);
    std::map<std::string, std::string> renamed; ///< old keys by new key
    for (std::size_t i = 0; i < std::min(before.groups.size(), after.groups.size()); ++i) {
        const std::string was = groupKey(before.groups[i].name);
        const std::string is = groupKey(after.groups[i].name);
        if (!now.contains(was) && !old.contains(is) && isRenamed(before.groups[i], after.groups[i]))
            renamed.emplace(is, was);
    }
    std::vector<const QuotaGroup*> pairs;
    pairs.reserve(after.groups.size());
    for (const QuotaGroup& group : after.groups) {
        const std::string key = groupKey(group.name);
        auto found = old.find(key);
        if (found == old.end())
            found = old.find(keyBefore(renamed, key));
        pairs.push_back(found == old.end() ? nullptr : &before.groups[found->second]);
    }
    return pairs;
}

std::vector<QuotaChange> quotaChanges(const GroupQuotas& before, const GroupQuotas& after)
{
    std::vector<QuotaChange> changes;
    compare({}, figuresOf(before), figuresOf(after), changes);
    const std::vector<const QuotaGroup*> pairs = pairedGroups(before, after);
    const auto places = placesByKey(after);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const QuotaGroup& group = after.groups[i];
        if (pairs[i] == nullptr) {
            changes.push_back({group.name, {}, {}, quotaOf(group)});
            continue;
        }
        QuotaGroup was = *pairs[i];
        const auto parent = places.find(keyOf(above(group.name)));
        if (isCarriedAlong(was, group, parent == places.end() ? nullptr : pairs[parent->second]))
            was.name = group.name;
        compare(group.name, figuresOf(was), figuresOf(group), changes);
    }
    const std::set<const QuotaGroup*> kept(pairs.begin(), pairs.end());
    for (const QuotaGroup& group : before.groups)
        if (!kept.contains(&group))
            changes.push_back({group.name, {}, quotaOf(group), {}});
    return changes;
}

} // namespace fairshare
