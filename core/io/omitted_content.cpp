// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/omitted_content.h"

#include "core/base/say.h"
#include "core/io/htcondor/quota_import.h"
#include "core/priority/priority_config.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Part that a scenario may have, with its name.
struct Had {
    bool has;
    const char* name;
};

std::vector<std::string> namesOfThose(std::initializer_list<Had> things)
{
    std::vector<std::string> names;
    for (const Had& thing : things)
        if (thing.has)
            names.push_back(said(thing.name));
    return names;
}

template <typename Member>
bool differs(const GroupQuotas& quotas, Member member)
{
    return std::ranges::any_of(
        quotas.groups, [&](const QuotaGroup& group) { return group.*member != QuotaGroup().*member; });
}

bool hasOtherOptions(QuotaOptions options)
{
    options.rootRequested = 0; // a request, not a setting
    // Without the setting, HTCondor allows oversubscription, and so do our readers.
    return options != QuotaOptions{.oversubscription = true};
}

Had findPart(QuotaPart part, const GroupQuotas& quotas)
{
    switch (part) {
    case QuotaPart::PoolSize:
        return {quotas.poolSize != assumedPoolSize(quotas), fairshare::phrase("the pool size")};
    case QuotaPart::PoolSettings:
        return {hasOtherOptions(quotas.options), fairshare::phrase("pool settings")};
    case QuotaPart::Autoregroup:
        return {differs(quotas, &QuotaGroup::autoregroup), fairshare::phrase("autoregroup")};
    case QuotaPart::Weights:
        return {differs(quotas, &QuotaGroup::weight), fairshare::phrase("weights")};
    case QuotaPart::Thresholds:
        return {differs(quotas, &QuotaGroup::threshold), fairshare::phrase("thresholds")};
    case QuotaPart::Demand:
        return {differs(quotas, &QuotaGroup::demand), fairshare::phrase("demand")};
    case QuotaPart::Requests:
        return {quotas.options.rootRequested != 0 || differs(quotas, &QuotaGroup::requested),
            fairshare::phrase("requests")};
    case QuotaPart::Usage:
        return {differs(quotas, &QuotaGroup::usage), fairshare::phrase("usage")};
    case QuotaPart::Submitters:
        break;
    }
    return {!quotas.submitters.empty(), fairshare::phrase("submitters")};
}

bool hasUsage(const ShareTree& tree)
{
    return tree.columns().givenTotals != nullptr
        || std::ranges::any_of(tree.usage(), [](long double own) { return own > 0; });
}

bool hasSection(const Scenario& scenario, std::string_view name)
{
    return std::ranges::any_of(
        scenario.sections, [name](const auto& section) { return section.first == name; });
}

bool hasSettings(const Settings& settings)
{
    const Settings usual;
    return settings.algorithm != usual.algorithm || settings.halfLifeSeconds != usual.halfLifeSeconds
        || !settings.parameters.empty();
}

bool hasOptions(const Scenario& scenario)
{
    const TreeExtras* extras = scenario.tree.columns().extras.get();
    return hasSection(scenario, "slurm_qos") || (extras != nullptr && extras->slurmOptions.hasText());
}

} // namespace

std::vector<std::string> namesOf(std::initializer_list<QuotaPart> parts, const GroupQuotas& quotas)
{
    std::vector<std::string> names;
    for (const QuotaPart part : parts) {
        const Had found = findPart(part, quotas);
        if (found.has)
            names.push_back(said(found.name));
    }
    return names;
}

std::vector<std::string> partsLeftOut(const Format& format, const Scenario& scenario)
{
    if (format.holdsSections)
        return {};
    const bool hasTree = scenario.tree.size() > 1;
    std::vector<std::string> names = namesOfThose({
        {hasTree && !format.holdsTree, fairshare::phrase("the account tree")},
        {hasTree && format.holdsTree && !format.holdsUsage && hasUsage(scenario.tree),
            fairshare::phrase("usage")},
        {hasTree && !format.holdsOptions && hasOptions(scenario), fairshare::phrase("sacctmgr options")},
        {hasSettings(scenario.settings), fairshare::phrase("the algorithm and its settings")},
        {hasSection(scenario, "variants"), fairshare::phrase("variants")},
        {scenario.priority->config != PriorityConfig(), fairshare::phrase("priority settings")},
        {!scenario.priority->queue->jobs.empty(), fairshare::phrase("jobs")},
        {format.holdsTree && !scenario.quotas->groups.empty(), fairshare::phrase("group quotas")},
        {hasSection(scenario, "simulation"), fairshare::phrase("the simulation")},
    });
    if (format.leavesOut != nullptr) {
        const std::vector<std::string> ofGroups = format.leavesOut(scenario);
        names.insert(names.end(), ofGroups.begin(), ofGroups.end());
    }
    return names;
}

std::string leftOut(const Format& format, const Scenario& scenario)
{
    const std::vector<std::string> names = partsLeftOut(format, scenario);
    if (names.empty())
        return {};
    return fairshare::say(
        "{} cannot contain everything; omitted: {}", said(format.title), fmt::join(names, ", "));
}

} // namespace fairshare
