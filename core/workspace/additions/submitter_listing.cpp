// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/submitter_listing.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/htcondor/quota_import.h"
#include "core/io/import/import.h"
#include "core/io/text/text_lines.h"
#include "core/quota/groups/quota_tree.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <unordered_map>

namespace fairshare {
namespace {

/// Indexes of groups by lowercase name.
using GroupPlaces = std::unordered_map<std::string, std::size_t>;

GroupPlaces placesOf(const std::vector<QuotaGroup>& groups)
{
    GroupPlaces places;
    for (std::size_t i = 0; i < groups.size(); ++i)
        places.emplace(lowerCase(groups[i].name), i);
    return places;
}

bool isTold(const std::vector<QuotaGroup>& groups, double QuotaGroup::* figure)
{
    return std::any_of(
        groups.begin(), groups.end(), [figure](const QuotaGroup& group) { return group.*figure != 0; });
}

void takeGroups(const GroupQuotas& listed, GroupQuotas& quotas)
{
    const GroupPlaces places = placesOf(quotas.groups);
    const bool hasUsage = isTold(listed.groups, &QuotaGroup::usage);
    const bool hasRequests =
        isTold(listed.groups, &QuotaGroup::requested) || listed.options.rootRequested != 0;
    for (const QuotaGroup& group : listed.groups) {
        const auto found = places.find(lowerCase(group.name));
        if (found == places.end())
            continue;
        QuotaGroup& own = quotas.groups[found->second];
        if (hasUsage)
            own.usage = group.usage;
        if (hasRequests)
            own.requested = group.requested;
        if (!own.priorityFactor)
            own.priorityFactor = group.priorityFactor;
    }
    if (hasRequests)
        quotas.options.rootRequested = listed.options.rootRequested;
}

void takeSubmitters(const GroupQuotas& listed, GroupQuotas& quotas)
{
    std::unordered_map<std::string, JsonMembers> unknown;
    for (QuotaSubmitter& submitter : quotas.submitters)
        if (!submitter.unknown.empty())
            unknown.emplace(lowerCase(submitter.name), std::move(submitter.unknown));
    quotas.submitters = listed.submitters;
    for (QuotaSubmitter& submitter : quotas.submitters)
        if (const auto found = unknown.find(lowerCase(submitter.name)); found != unknown.end())
            submitter.unknown = found->second;
}

/// Adds remarks about groups that the pool does not have. Their submitters count toward a parent group.
void remarkUnknown(const GroupQuotas& listed, const GroupQuotas& quotas, Diagnostics& diagnostics)
{
    const GroupPlaces places = placesOf(quotas.groups);
    for (const QuotaGroup& group : listed.groups) {
        if (places.contains(lowerCase(group.name)))
            continue;
        const std::string prefix = lowerCase(group.name) + '.';
        const bool hasSubmitters = std::any_of(listed.submitters.begin(), listed.submitters.end(),
            [&prefix](const QuotaSubmitter& each) { return lowerCase(each.name).starts_with(prefix); });
        if (hasSubmitters)
            diagnostics.push_back({"submitters_without_group",
                fairshare::say("the pool has no group '{}'; its submitters count toward the nearest existing "
                               "parent group",
                    group.name),
                {}});
    }
}

} // namespace

bool tellsPoolSize(const Import& source)
{
    return source.scenario && source.scenario->quotas.has() && source.scenario->quotas->poolSize > 0
        && std::ranges::none_of(source.diagnostics, [](const Diagnostic& remark) {
               return remark.code == PoolSizeAssumed || remark.code == PoolSizeUnknown;
           });
}

bool listsSubmitters(const Import& import)
{
    return import.scenario && import.scenario->quotas.has() && !import.scenario->quotas->submitters.empty();
}

Result<Scenario> withSubmitters(const Scenario& scenario, const Import& source, Diagnostics& diagnostics)
{
    if (!listsSubmitters(source))
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "contains no submitters; expected output of condor_userprio with -all or -allusers"));
    if (!scenario.quotas.has())
        return fail(
            ErrorCode::BadInput, fairshare::say("the scenario has no group quotas for the submitters"));
    const GroupQuotas& listed = *source.scenario->quotas;
    GroupQuotas quotas = *scenario.quotas;
    const GroupPlaces places = placesOf(quotas.groups);
    if (!listed.groups.empty() && !quotas.groups.empty()
        && std::ranges::none_of(listed.groups,
            [&places](const QuotaGroup& group) { return places.contains(lowerCase(group.name)); }))
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "none of the {} groups in this listing, such as '{}', is in the pool; it is of another "
                "pool",
                listed.groups.size(), listed.groups.front().name));
    if (tellsPoolSize(source) && listed.poolSize != quotas.poolSize) {
        diagnostics.push_back({"pool_size_taken",
            fairshare::say("pool size set to {} cores from the quota of {}; it was {}",
                saidNumber(shortest(listed.poolSize)), RootGroupName, saidNumber(shortest(quotas.poolSize))),
            {}});
        quotas.poolSize = listed.poolSize;
    }
    takeGroups(listed, quotas);
    takeSubmitters(listed, quotas);
    remarkUnknown(listed, quotas, diagnostics);
    return withQuotas(scenario, std::move(quotas));
}

} // namespace fairshare
