// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/difference.h"

#include "core/base/numbers.h"
#include "core/base/shared_value.h"
#include "core/priority/array_tasks.h"
#include "core/priority/job.h"
#include "core/priority/priority_keys.h"
#include "core/priority/priority_section.h"
#include "core/quota/groups/quota_changes.h"
#include "core/scenario/scenario.h"
#include "core/simulator/section/simulation_keys.h"
#include "core/simulator/section/simulation_section.h"
#include "core/tree/edits/usage_after_moves.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

/// Notes what differs between the associations of two trees, row by row.
class TreeComparison {
public:
    /// @param result its `match` is known; receives the associations
    TreeComparison(const ShareTree& before, const ShareTree& after, Difference& result)
        : m_before(before)
        , m_after(after)
        , m_result(result)
        , m_expectedUsage(usageAfterMoves(before, after, result.match.earlier))
    {
    }

    void run()
    {
        std::vector<bool> kept(m_before.size(), false);
        for (NodeRow row = 0; row < m_after.size(); ++row) {
            const NodeRow earlier = m_result.match.earlier[row];
            if (earlier == NoRow) {
                m_result.associations.push_back({ChangeKind::Added, NoRow, row});
                continue;
            }
            kept[earlier] = true;
            compare({earlier, row});
        }
        for (NodeRow row = 0; row < m_before.size(); ++row)
            if (!kept[row])
                m_result.associations.push_back({ChangeKind::Removed, row, NoRow});
    }

private:
    void compare(RowPair rows)
    {
        const auto note = [this, rows](ChangeKind kind) {
            m_result.associations.push_back({kind, rows.before, rows.after});
        };
        const NodeRow parent = m_after.parent(rows.after);
        if (parent != NoRow && m_result.match.earlier[parent] != m_before.parent(rows.before))
            note(ChangeKind::Moved);
        if (rows.after != RootRow && m_before.name(rows.before) != m_after.name(rows.after))
            note(ChangeKind::Renamed);
        if (m_before.partition(rows.before) != m_after.partition(rows.after))
            note(ChangeKind::Partition);
        if (m_before.shares(rows.before) != m_after.shares(rows.after))
            note(ChangeKind::Shares);
        if (isUsageEdited(m_before, m_after, rows, m_expectedUsage[rows.after]))
            note(ChangeKind::Usage);
        if (m_before.pendingJobs(rows.before) != m_after.pendingJobs(rows.after))
            note(ChangeKind::PendingJobs);
        if (m_before.slurmOptions(rows.before) != m_after.slurmOptions(rows.after))
            note(ChangeKind::Options);
    }

    const ShareTree& m_before;
    const ShareTree& m_after;
    Difference& m_result;
    std::vector<long double> m_expectedUsage; ///< by row of the later tree
};

void compareSetting(std::string name, const std::string& before, const std::string& after,
    std::vector<SettingChange>& changes)
{
    if (before != after)
        changes.push_back({std::move(name), before, after});
}

std::string valueOf(const Settings& settings, const std::string& algorithm, const std::string& parameter)
{
    const auto values = settings.parameters.find(algorithm);
    if (values == settings.parameters.end())
        return {};
    const auto value = values->second.find(parameter);
    return value == values->second.end() ? std::string() : toText(value->second);
}

void compareParameters(const Settings& before, const Settings& after, std::vector<SettingChange>& changes)
{
    std::set<std::pair<std::string, std::string>> names;
    for (const Settings* settings : {&before, &after})
        for (const auto& [algorithm, values] : settings->parameters)
            for (const auto& [parameter, value] : values)
                names.emplace(algorithm, parameter);
    for (const auto& [algorithm, parameter] : names)
        compareSetting(fmt::format("{}.{}", algorithm, parameter), valueOf(before, algorithm, parameter),
            valueOf(after, algorithm, parameter), changes);
}

void compareMembers(const JsonMembers& before, const JsonMembers& after, std::vector<SettingChange>& changes)
{
    const auto textOf = [](const JsonMembers& members, const std::string& key) {
        for (const auto& [name, text] : members)
            if (name == key)
                return text;
        return std::string();
    };
    for (const auto& [key, text] : before)
        compareSetting(key, text, textOf(after, key), changes);
    for (const auto& [key, text] : after)
        if (textOf(before, key).empty())
            compareSetting(key, {}, text, changes);
}

/// Reports that the jobs differ, even if their number is the same.
void compareJobs(const SharedValue<JobQueue>& before, const SharedValue<JobQueue>& after,
    std::vector<SettingChange>& changes)
{
    if (before == after)
        return;
    const std::vector<Job>& earlier = before->jobs;
    const std::vector<Job>& now = after->jobs;
    const auto counted = [](const std::vector<Job>& jobs) {
        return jobs.empty() ? "" : fmt::to_string(taskCount(jobs));
    };
    std::uint64_t changed = 0;
    for (std::size_t job = 0; job < now.size() && earlier.size() == now.size(); ++job)
        changed += earlier[job] == now[job] ? 0U : tasksOf(now[job].id).tasks;
    if (earlier != now)
        changes.push_back({"priority.jobs", counted(earlier),
            changed == 0 ? counted(now) : fmt::format("{}, {} changed", taskCount(now), changed)});
    if (before->cluster != after->cluster) {
        const auto size = [](const PriorityCluster& cluster) {
            return fmt::format("{} CPUs, {} nodes", cluster.cpus, cluster.nodes);
        };
        changes.push_back({"priority.cluster", size(before->cluster), size(after->cluster)});
    }
}

/// Compares keys as in slurm.conf one by one, and the jobs as a whole.
void comparePriority(
    const PrioritySection& before, const PrioritySection& after, std::vector<SettingChange>& changes)
{
    const std::vector<PriorityKey> keys = priorityKeys(after.config);
    const std::vector<PriorityKey> earlier = priorityKeys(before.config);
    for (std::size_t at = 0; at < keys.size(); ++at)
        compareSetting(std::string(keys[at].key), earlier[at].value, keys[at].value, changes);
    if (before.fairshareSource != after.fairshareSource)
        changes.push_back(
            {"priority.fairshare_from", nameOf(before.fairshareSource), nameOf(after.fairshareSource)});
    compareJobs(before.queue, after.queue, changes);
    compareMembers(before.unknown, after.unknown, changes);
    compareMembers(before.unknownConfig, after.unknownConfig, changes);
    compareMembers(before.unknownWeights, after.unknownWeights, changes);
}

std::string countedSubmitters(const GroupQuotas& quotas)
{
    return quotas.submitters.empty() ? "" : fmt::to_string(quotas.submitters.size());
}

/// Compares the groups and their figures one by one.
void compareQuotas(const GroupQuotas& before, const GroupQuotas& after, std::vector<SettingChange>& changes)
{
    for (const QuotaChange& change : quotaChanges(before, after)) {
        std::string name = "quotas";
        for (const std::string_view part : {std::string_view(change.group), std::string_view(change.member)})
            if (!part.empty())
                name.append(".").append(part);
        changes.push_back({std::move(name), change.before, change.after, change.group, change.member});
    }
    if (const std::string earlier = countedSubmitters(before), now = countedSubmitters(after); earlier != now)
        changes.push_back({"quotas.submitters", earlier, now, {}, "submitters"});
    compareMembers(before.unknown, after.unknown, changes);
    compareMembers(before.unknownOptions, after.unknownOptions, changes);
}

/// Compares the values one by one; a scenario without a simulation has no values.
void compareSimulation(const SharedValue<SimulationSection>& before,
    const SharedValue<SimulationSection>& after, std::vector<SettingChange>& changes)
{
    if (before == after)
        return;
    const std::vector<SimulationKey> earlier = simulationKeys(*before);
    const std::vector<SimulationKey> now = simulationKeys(*after);
    for (std::size_t at = 0; at < now.size(); ++at)
        compareSetting("simulation." + now[at].key, before.has() ? earlier[at].value : std::string(),
            after.has() ? now[at].value : std::string(), changes);
    const SimulationSection& old = *before;
    const SimulationSection& current = *after;
    compareMembers(old.unknown, current.unknown, changes);
    compareMembers(old.workload.unknown, current.workload.unknown, changes);
    compareMembers(old.cluster.unknown, current.cluster.unknown, changes);
    compareMembers(old.scheduler.unknown, current.scheduler.unknown, changes);
    compareMembers(old.sampling.unknown, current.sampling.unknown, changes);
    compareMembers(old.preemption.unknown, current.preemption.unknown, changes);
}

/// Returns the sections that are not compared value by value.
JsonMembers remainingSections(const Scenario& scenario)
{
    JsonMembers sections = scenario.sections;
    std::erase_if(sections, [](const auto& section) {
        return section.first == "priority" || section.first == "quotas" || section.first == "simulation";
    });
    return sections;
}

} // namespace

bool isOfFileItself(const SettingChange& change)
{
    return change.name == "title" || change.name == "notes" || change.name == "variants";
}

std::vector<SettingChange> changedSettings(const Scenario& before, const Scenario& after)
{
    std::vector<SettingChange> changes;
    compareSetting("title", before.title, after.title, changes);
    compareSetting("notes", before.notes, after.notes, changes);
    compareSetting("cluster", before.cluster, after.cluster, changes);
    compareSetting("algorithm", before.settings.algorithm, after.settings.algorithm, changes);
    compareSetting("compare", fmt::format("{}", fmt::join(before.settings.compare, ",")),
        fmt::format("{}", fmt::join(after.settings.compare, ",")), changes);
    compareParameters(before.settings, after.settings, changes);
    compareSetting("half_life_seconds", shortest(before.settings.halfLifeSeconds),
        shortest(after.settings.halfLifeSeconds), changes);
    compareMembers(before.settings.unknown, after.settings.unknown, changes);
    comparePriority(*before.priority, *after.priority, changes);
    compareQuotas(*before.quotas, *after.quotas, changes);
    compareSimulation(before.simulation, after.simulation, changes);
    compareMembers(remainingSections(before), remainingSections(after), changes);
    compareMembers(before.unknown, after.unknown, changes);
    return changes;
}

Difference differenceOf(const Scenario& before, const Scenario& after)
{
    return differenceOf(before, after, matchNames(after.tree, before.tree));
}

Difference differenceOf(const Scenario& before, const Scenario& after, RowMatch match)
{
    Difference result;
    result.match = std::move(match);
    TreeComparison(before.tree, after.tree, result).run();
    result.settings = changedSettings(before, after);
    return result;
}

bool isOfValue(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
    case ChangeKind::Removed:
    case ChangeKind::Moved:
    case ChangeKind::Renamed:
    case ChangeKind::Partition:
        return false;
    case ChangeKind::Shares:
    case ChangeKind::Usage:
    case ChangeKind::PendingJobs:
    case ChangeKind::Options:
        return true;
    }
    return true;
}

std::string_view nameOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Added:
        return "added";
    case ChangeKind::Removed:
        return "removed";
    case ChangeKind::Moved:
        return "moved";
    case ChangeKind::Renamed:
        return "renamed";
    case ChangeKind::Partition:
        return "partition";
    case ChangeKind::Shares:
        return "shares";
    case ChangeKind::Usage:
        return "usage";
    case ChangeKind::PendingJobs:
        return "pending jobs";
    case ChangeKind::Options:
        return "options";
    }
    return {};
}

} // namespace fairshare
