// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/quota_edits.h"

#include "core/base/say.h"
#include "core/quota/allocation/quota_allocation.h"
#include "core/quota/groups/quota_changes.h"
#include "core/scenario/edits/group_places.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Checks all values. Errors: the first value out of range.
Result<Scenario> checked(const Scenario& scenario, GroupQuotas quotas)
{
    if (const QuotaRemarks bad = badQuotaValues(quotas); !bad.empty())
        return fail(ErrorCode::OutOfRange, bad.front().message);
    return withQuotas(scenario, std::move(quotas));
}

void setNumber(GroupQuotas& quotas, const GroupValue& to, QuotaField field)
{
    QuotaGroup& group = quotas.groups[to.group];
    switch (field) {
    case QuotaField::Quota:
        group.quota = to.value;
        group.isDynamic = false;
        return;
    case QuotaField::Fraction:
        group.quota = to.value;
        group.isDynamic = true;
        return;
    case QuotaField::AcceptsSurplus:
        group.acceptsSurplus = to.value != 0;
        return;
    case QuotaField::Autoregroup:
        group.autoregroup = to.value != 0;
        return;
    case QuotaField::Weight:
        group.weight = to.value;
        return;
    case QuotaField::Threshold:
        group.threshold = to.value;
        return;
    case QuotaField::Demand:
        group.demand = to.value;
        return;
    case QuotaField::Requested:
        group.requested = to.value;
        return;
    case QuotaField::Usage:
        group.usage = to.value;
        return;
    }
}

Result<void> checkGroup(const GroupQuotas& quotas, std::uint32_t group)
{
    if (group >= quotas.groups.size())
        return fail(
            ErrorCode::OutOfRange, fairshare::say("this value of {} is set by the pool", RootGroupName));
    return {};
}

} // namespace

bool isFlag(QuotaField field)
{
    return field == QuotaField::AcceptsSurplus || field == QuotaField::Autoregroup;
}

double quotaValue(const GroupQuotas& quotas, std::uint32_t index, QuotaField field)
{
    if (index == NoGroup)
        return field == QuotaField::Requested ? quotas.options.rootRequested : 0;
    return quotaValue(quotas.groups[index], field);
}

double quotaValue(const QuotaGroup& group, QuotaField field)
{
    switch (field) {
    case QuotaField::Quota:
        return group.isDynamic ? 0 : group.quota.value_or(0);
    case QuotaField::Fraction:
        return group.isDynamic ? group.quota.value_or(0) : 0;
    case QuotaField::AcceptsSurplus:
        return group.acceptsSurplus ? 1 : 0;
    case QuotaField::Autoregroup:
        return group.autoregroup ? 1 : 0;
    case QuotaField::Weight:
        return group.weight;
    case QuotaField::Threshold:
        return group.threshold;
    case QuotaField::Demand:
        return group.demand;
    case QuotaField::Requested:
        return group.requested;
    case QuotaField::Usage:
        return group.usage;
    }
    return 0;
}

bool requestFollowsDemand(const QuotaGroup& group)
{
    return group.requested == proposedRequest(group);
}

Result<Scenario> withGroupValues(
    const Scenario& scenario, QuotaField field, std::span<const GroupValue> values)
{
    GroupQuotas quotas = *scenario.quotas;
    for (const GroupValue& to : values) {
        if (to.group == NoGroup && field == QuotaField::Requested) {
            quotas.options.rootRequested = to.value;
            continue;
        }
        if (auto known = checkGroup(quotas, to.group); !known)
            return tl::unexpected(known.error());
        QuotaGroup& group = quotas.groups[to.group];
        const bool follows = field != QuotaField::Requested && requestFollowsDemand(group);
        setNumber(quotas, to, field);
        if (follows)
            group.requested = proposedRequest(group);
    }
    return checked(scenario, std::move(quotas));
}

Result<Scenario> withGroupsEdited(
    const Scenario& scenario, std::span<const std::uint32_t> groups, const QuotaEdit& edit)
{
    std::vector<GroupValue> values;
    for (const std::uint32_t group : groups)
        values.push_back({group, edit.value});
    return withGroupValues(scenario, edit.field, values);
}

Result<Scenario> withPoolSize(const Scenario& scenario, double poolSize)
{
    GroupQuotas quotas = *scenario.quotas;
    quotas.poolSize = poolSize;
    return checked(scenario, std::move(quotas));
}

Result<Scenario> withQuotaOptions(const Scenario& scenario, const QuotaOptions& options)
{
    GroupQuotas quotas = *scenario.quotas;
    quotas.options = options;
    return checked(scenario, std::move(quotas));
}

Result<Scenario> withGroupAdded(const Scenario& scenario, std::string_view name)
{
    GroupQuotas quotas = *scenario.quotas;
    if (auto legal = checkGroupPath(quotas, name); !legal)
        return tl::unexpected(legal.error());
    QuotaGroup group;
    group.name = std::string(name);
    group.quota = 0;
    quotas.groups.push_back(std::move(group));
    return checked(scenario, std::move(quotas));
}

Result<Scenario> withGroupsRemoved(const Scenario& scenario, std::span<const std::uint32_t> groups)
{
    GroupQuotas quotas = *scenario.quotas;
    std::vector<std::string> paths;
    for (const std::uint32_t group : groups) {
        if (auto known = checkGroup(quotas, group); !known)
            return tl::unexpected(known.error());
        paths.push_back(groupKey(quotas.groups[group].name));
    }
    std::erase_if(quotas.groups, [&paths](const QuotaGroup& group) {
        const std::string name = groupKey(group.name);
        return std::any_of(paths.begin(), paths.end(),
            [&name](const std::string& path) { return isWithinGroup(name, path); });
    });
    return checked(scenario, std::move(quotas));
}

} // namespace fairshare
