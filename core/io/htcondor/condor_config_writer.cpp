// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_config_writer.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/htcondor/condor_lines.h"
#include "core/io/htcondor/quota_import.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace fairshare {
namespace {

constexpr std::size_t MostShown = 200; ///< most bytes of a text in a comment

/// HTCondor setting with its value; "" unsets it.
struct Setting {
    std::string key;
    std::string value;

    bool operator==(const Setting&) const = default;
};

std::string switchText(bool value)
{
    return value ? "True" : "False";
}

std::vector<Setting> settingsOf(const QuotaOptions& options)
{
    return {{"NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION", switchText(options.oversubscription)},
        {"NEGOTIATOR_STRICT_ENFORCE_QUOTA", switchText(options.strictQuota)},
        {"NEGOTIATOR_USE_SLOT_WEIGHTS", switchText(options.weightedSlots)},
        {"NEGOTIATOR_USE_WEIGHTED_DEMAND", switchText(options.weightedDemand)},
        {"NEGOTIATOR_CONSIDER_PREEMPTION", switchText(options.considersPreemption)},
        {"GROUP_QUOTA_MAX_ALLOCATION_ROUNDS", std::to_string(options.maxAllocationRounds)},
        {"GROUP_QUOTA_ROUND_ROBIN_RATE", shortest(options.roundRobinRate)},
        {"PRIORITY_HALFLIFE", shortest(options.priorityHalfLife)},
        {"DEFAULT_PRIO_FACTOR", shortest(options.defaultPriorityFactor)},
        {"NICE_USER_PRIO_FACTOR", shortest(options.niceUserPriorityFactor)},
        {"REMOTE_PRIO_FACTOR", shortest(options.remotePriorityFactor)},
        {"GROUP_SORT_EXPR", options.sortExpression}};
}

constexpr std::size_t AcceptsSurplusPlace = 3; ///< among the settings of a group
constexpr std::size_t AutoregroupPlace = 4;

/// Returns all settings that a group can have, always in the same order.
std::vector<Setting> settingsOf(const QuotaGroup& group)
{
    const std::string quota = group.quota ? shortest(*group.quota) : std::string();
    return {{"GROUP_QUOTA_" + group.name, group.isDynamic ? std::string() : quota},
        {"GROUP_QUOTA_DYNAMIC_" + group.name, group.isDynamic ? quota : std::string()},
        {"GROUP_PRIO_FACTOR_" + group.name,
            group.priorityFactor ? shortest(*group.priorityFactor) : std::string()},
        {"GROUP_ACCEPT_SURPLUS_" + group.name, switchText(group.acceptsSurplus)},
        {"GROUP_AUTOREGROUP_" + group.name, switchText(group.autoregroup)}};
}

std::string lineOf(const Setting& setting)
{
    return setting.key + (setting.value.empty() ? " =" : " = ") + setting.value + "\n";
}

/// Returns the list of groups, one per line.
std::string groupNamesText(const GroupQuotas& quotas)
{
    std::string text = "GROUP_NAMES =";
    for (const QuotaGroup& group : quotas.groups)
        text += (&group == &quotas.groups.front() ? " \\\n    " : ", \\\n    ") + group.name;
    return text + "\n";
}

tl::unexpected<Error> refuseGroup(const QuotaGroup& group, const std::string& reason)
{
    return fail(
        ErrorCode::OutOfRange, fairshare::say("cannot write group {}: {}", quotedPart(group.name), reason));
}

/// Checks that HTCondor would read these groups back.
Result<void> check(const GroupQuotas& quotas)
{
    std::set<std::string> known;
    for (const QuotaGroup& group : quotas.groups) {
        const std::string key = groupKey(group.name);
        if (key.empty() || condorNameEnd(key) != key.size())
            return refuseGroup(group,
                fairshare::say("HTCondor group names may contain only letters, digits, '_', '.' and '/'"));
        if (key == "max_allocation_rounds" || key == "round_robin_rate")
            return refuseGroup(group,
                fairshare::say("its quota would overwrite the pool setting {}",
                    quotedPart("GROUP_QUOTA_" + group.name)));
        if (!known.insert(key).second)
            return refuseGroup(
                group, fairshare::say("another group already has this name (HTCondor ignores case)"));
    }
    for (const QuotaGroup& group : quotas.groups) {
        const std::string key = groupKey(group.name);
        if (key.find('.') != std::string::npos && !known.contains(std::string(parentGroup(key))))
            return refuseGroup(group, fairshare::say("its parent group is missing"));
        if (group.isDynamic && known.contains("dynamic_" + key))
            return refuseGroup(group,
                fairshare::say("its dynamic quota would be read as the static quota of group {}",
                    quotedPart("DYNAMIC_" + group.name)));
    }
    const std::string& sort = quotas.options.sortExpression;
    if (sort.find_first_of("\r\n") != std::string::npos || sort.find("$(") != std::string::npos
        || sort.ends_with('\\') || trimmed(sort) != sort)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("cannot write the sort expression {}: it contains line breaks, '$(', a final "
                           "'\\', or leading or trailing blanks",
                quotedPart(sort)));
    return {};
}

using GroupsByKey = std::map<std::string, const QuotaGroup*>;

GroupsByKey groupsByKey(const GroupQuotas& quotas)
{
    GroupsByKey groups;
    for (const QuotaGroup& group : quotas.groups)
        groups.emplace(groupKey(group.name), &group);
    return groups;
}

/// Returns the settings of a group in a configuration that is read earlier; empty values for a group that it
/// does not have.
std::vector<Setting> settingsBefore(const GroupsByKey& before, const QuotaGroup& group)
{
    const auto found = before.find(groupKey(group.name));
    return found == before.end() ? std::vector<Setting>(settingsOf(group).size())
                                 : settingsOf(*found->second);
}

/// Returns the pool settings that differ from HTCondor's defaults or from `before`.
std::string poolText(const GroupQuotas& quotas, const GroupQuotas* before)
{
    std::string text;
    const auto pool = settingsOf(quotas.options);
    const auto defaults = settingsOf({.oversubscription = true}); // differs from the default of scenarios
    const auto earlier = before != nullptr ? settingsOf(before->options) : pool;
    for (std::size_t i = 0; i < pool.size(); ++i)
        if (pool[i] != defaults[i] || pool[i] != earlier[i])
            text += lineOf(pool[i]);
    return text;
}

/// Returns the complete configuration.
/// @param before configuration that is read earlier; its settings that differ in `quotas` are overridden.
/// Null for none
std::string wholeText(const GroupQuotas& quotas, const GroupQuotas* before)
{
    std::string text = poolText(quotas, before) + "\n" + groupNamesText(quotas);
    const GroupsByKey old = before != nullptr ? groupsByKey(*before) : GroupsByKey();
    const bool anyAcceptsSurplus = std::ranges::any_of(quotas.groups, &QuotaGroup::acceptsSurplus);
    for (const QuotaGroup& group : quotas.groups) {
        text += "\n";
        if (!group.quota)
            text += fmt::format("# {} has no quota\n", group.name);
        const std::vector<Setting> settings = settingsOf(group);
        const std::vector<Setting> earlier = before != nullptr ? settingsBefore(old, group) : settings;
        for (std::size_t i = 0; i < settings.size(); ++i) {
            // A flag that no group needs may be set for the whole pool in another file.
            const bool isUsual = settings[i].value.empty() || (i == AutoregroupPlace && !group.autoregroup)
                || (i == AcceptsSurplusPlace && !anyAcceptsSurplus);
            if (!isUsual || settings[i].value != earlier[i].value)
                text += lineOf(settings[i]);
        }
    }
    return text;
}

/// Returns a comment such as `# group_a: quota 100 -> 120`.
std::string commentOf(const QuotaChange& change)
{
    const auto shown = [](const std::string& value) {
        return value.empty() ? "none" : excerpt(value, MostShown);
    };
    const std::string who = change.group.empty() ? "pool" : excerpt(change.group, MostShown);
    if (!change.member.empty())
        return fmt::format(
            "# {}: {} {} -> {}\n", who, change.member, shown(change.before), shown(change.after));
    return change.before.empty() ? fmt::format("# {}: new, {}\n", who, change.after)
                                 : fmt::format("# {}: removed, had {}\n", who, change.before);
}

/// Returns true if the changed value is configured by HTCondor.
bool isConfigured(const QuotaChange& change)
{
    static const std::set<std::string, std::less<>> others{
        "pool_size", "root_requested", "weight", "threshold", "demand", "requested", "usage"};
    return !others.contains(change.member);
}

/// Comments by group in lower case; "" for the pool.
using Comments = std::map<std::string, std::string>;

Comments commentsOf(const GroupQuotas& before, const GroupQuotas& after)
{
    Comments comments;
    for (const QuotaChange& change : condorChanges(before, after))
        comments[groupKey(change.group)] += commentOf(change);
    return comments;
}

/// Returns the settings in `after` that differ from `before`.
std::string changedLines(const std::vector<Setting>& before, const std::vector<Setting>& after)
{
    std::string text;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (before[i].value != after[i].value)
            text += lineOf(after[i]);
    return text;
}

std::string changesText(const GroupQuotas& before, const GroupQuotas& after, const Comments& comments)
{
    std::string text;
    const auto section = [&text](const std::string& comment, const std::string& lines) {
        if (!comment.empty() || !lines.empty())
            text += "\n" + comment + lines;
    };
    const auto commentFor = [&comments](const std::string& key) {
        const auto found = comments.find(key);
        return found == comments.end() ? std::string() : found->second;
    };
    section(commentFor({}), changedLines(settingsOf(before.options), settingsOf(after.options)));
    const GroupsByKey old = groupsByKey(before);
    if (const std::string names = groupNamesText(after); names != groupNamesText(before)) {
        std::string gone;
        std::set<std::string> kept;
        for (const QuotaGroup& group : after.groups)
            kept.insert(groupKey(group.name));
        for (const auto& [key, group] : old)
            gone += kept.contains(key) ? std::string() : commentFor(key);
        section(gone, names);
    }
    for (const QuotaGroup& group : after.groups)
        section(
            commentFor(groupKey(group.name)), changedLines(settingsBefore(old, group), settingsOf(group)));
    return text;
}

} // namespace

std::vector<QuotaChange> condorChanges(const GroupQuotas& before, const GroupQuotas& after)
{
    std::vector<QuotaChange> changes = quotaChanges(before, after);
    std::erase_if(changes, [](const QuotaChange& change) { return !isConfigured(change); });
    return changes;
}

Result<std::string> condorConfig(const GroupQuotas& quotas)
{
    if (auto checked = check(quotas); !checked)
        return tl::unexpected(checked.error());
    return "# Group quotas for HTCondor\n" + wholeText(quotas, nullptr);
}

Result<std::string> condorFragment(
    const GroupQuotas& before, const GroupQuotas& after, const FragmentOptions& options)
{
    if (auto checked = check(after); !checked)
        return tl::unexpected(checked.error());
    std::string text = "# Group quotas for HTCondor\n";
    if (!options.reason.empty())
        text += "# " + excerpt(options.reason, MostShown) + "\n";
    const Comments comments = commentsOf(before, after);
    if (comments.empty())
        text += "# No changes.\n";
    if (options.extent == FragmentExtent::Changes)
        return text + changesText(before, after, comments);
    for (const auto& [key, comment] : comments)
        text += comment;
    return text + wholeText(after, &before);
}

} // namespace fairshare
