// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sacctmgr/command_risks.h"

#include "core/base/say.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_set>

namespace fairshare {
namespace {

/// A reorganization seldom deletes more users than one in ten, a wrong pair of files nearly all of them.
constexpr std::size_t UsersPerDeletedUser = 10;
constexpr std::size_t AssociationsPerDeletedOne = 2;

std::unordered_set<std::string_view> userNames(const ShareTree& tree)
{
    std::unordered_set<std::string_view> names;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row))
            names.insert(tree.name(row));
    return names;
}

std::string clustersMessage(const Scenario& before, const Scenario& after)
{
    if (before.cluster.empty() || after.cluster.empty() || before.cluster == after.cluster)
        return {};
    return fairshare::say(
        "the trees are of different clusters, '{0}' and '{1}'", before.cluster, after.cluster);
}

/// Returns whether there is nothing to compare, since the scenario is about something other than a tree.
bool hasOtherThanTree(const Scenario& scenario)
{
    return scenario.tree.size() <= 1
        && (scenario.quotas.has() || scenario.priority.has() || scenario.simulation.has());
}

std::string kindsMessage(const Scenario& before, const Scenario& after)
{
    const bool lacksBefore = hasOtherThanTree(before);
    if (lacksBefore == hasOtherThanTree(after))
        return {};
    return lacksBefore ? fairshare::say("the current state has no accounts or users")
                       : fairshare::say("the proposed state has no accounts or users");
}

std::string partMessage(const Scenario& before, const Scenario& after)
{
    if (after.tree.isPart())
        return fairshare::say("the proposed state lists only a part of the cluster");
    return before.tree.isPart() ? fairshare::say("the current state lists only a part of the cluster")
                                : std::string();
}

/// Returns the users whom a command deletes from an account, even if another adds them elsewhere: sacctmgr
/// neither moves users nor renames accounts.
std::unordered_set<std::string_view> usersDeletedSomewhere(
    const ShareTree& tree, const Difference& difference)
{
    std::vector<std::int32_t> begins(tree.size() + 1); // minus the number of subtrees that end before the row
    for (const AssociationChange& change : difference.associations) {
        const bool isDeleted = change.kind == ChangeKind::Removed
            || (change.kind == ChangeKind::Moved && tree.isUser(change.before))
            || (change.kind == ChangeKind::Renamed && !tree.isUser(change.before));
        if (isDeleted) {
            ++begins[change.before];
            --begins[tree.subtreeEnd(change.before)];
        }
    }
    std::unordered_set<std::string_view> users;
    std::int32_t deletions = 0;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        deletions += begins[row];
        if (deletions > 0 && tree.isUser(row))
            users.insert(tree.name(row));
    }
    return users;
}

std::string deletionsMessage(const Scenario& before, const Scenario& after, const Difference& difference)
{
    const auto removed =
        static_cast<std::size_t>(std::count_if(difference.associations.begin(), difference.associations.end(),
            [](const AssociationChange& change) { return change.kind == ChangeKind::Removed; }));
    if (removed == 0)
        return {};
    const auto usersBefore = userNames(before.tree);
    const auto usersAfter = userNames(after.tree);
    const auto gone = static_cast<std::size_t>(std::count_if(usersBefore.begin(), usersBefore.end(),
        [&usersAfter](std::string_view name) { return !usersAfter.contains(name); }));
    if (gone * UsersPerDeletedUser > usersBefore.size())
        return fairshare::say("the commands would delete {0} of {1} users", gone, usersBefore.size());
    const auto losing = usersDeletedSomewhere(before.tree, difference);
    if (losing.size() > 1 && losing.size() * UsersPerDeletedUser > usersBefore.size())
        return fairshare::say("the commands would delete associations, with their usage, of {0} of {1} users",
            losing.size(), usersBefore.size());
    const std::size_t associations = before.tree.size() - 1; // nobody deletes the root
    if (removed * AssociationsPerDeletedOne > associations)
        return fairshare::say("the commands would delete {0} of {1} associations", removed, associations);
    return {};
}

/// Returns the users whose usage the commands would reset to 0.
std::size_t usersReset(const Scenario& before, const Scenario& after, const Difference& difference)
{
    std::unordered_set<std::string_view> users;
    for (const AssociationChange& change : difference.associations)
        if (change.kind == ChangeKind::Usage && change.after != NoRow && after.tree.isUser(change.after)
            && after.tree.usage(change.after) == 0 && before.tree.usage(change.before) > 0)
            users.insert(after.tree.name(change.after));
    return users.size();
}

std::string resetsMessage(const Scenario& before, const Scenario& after, const Difference& difference)
{
    const std::size_t users = userNames(before.tree).size();
    const std::size_t reset = usersReset(before, after, difference);
    return reset > 1 && reset * UsersPerDeletedUser > users
        ? fairshare::say("the commands would reset the usage of {0} of {1} users", reset, users)
        : std::string();
}

std::string clusterMessage(const Scenario& before, const Scenario& after, const Difference& difference)
{
    const bool destroys = usersReset(before, after, difference) > 0
        || std::ranges::any_of(difference.associations,
            [](const AssociationChange& change) { return change.kind == ChangeKind::Removed; });
    return before.cluster.empty() && after.cluster.empty() && destroys
        ? fairshare::say("neither file names its cluster, so the commands would delete or reset usage on "
                         "every cluster of the database")
        : std::string();
}

std::string messageOf(
    CommandRisk risk, const Scenario& before, const Scenario& after, const Difference& difference)
{
    switch (risk) {
    case CommandRisk::Clusters:
        return clustersMessage(before, after);
    case CommandRisk::Kinds:
        return kindsMessage(before, after);
    case CommandRisk::Part:
        return partMessage(before, after);
    case CommandRisk::Resets:
        return resetsMessage(before, after, difference);
    case CommandRisk::Cluster:
        return clusterMessage(before, after, difference);
    case CommandRisk::Deletions:
        return deletionsMessage(before, after, difference);
    }
    return {};
}

} // namespace

std::string_view nameOf(CommandRisk risk)
{
    switch (risk) {
    case CommandRisk::Clusters:
        return "clusters";
    case CommandRisk::Kinds:
        return "kinds";
    case CommandRisk::Part:
        return "part";
    case CommandRisk::Resets:
        return "resets";
    case CommandRisk::Cluster:
        return "cluster";
    case CommandRisk::Deletions:
        return "deletions";
    }
    return {};
}

std::vector<FoundRisk> commandRisks(const Scenario& before, const Scenario& after,
    const Difference& difference, const std::vector<CommandRisk>& accepted)
{
    std::vector<FoundRisk> found;
    for (const CommandRisk risk : AllCommandRisks) {
        if (std::find(accepted.begin(), accepted.end(), risk) != accepted.end())
            continue;
        if (std::string message = messageOf(risk, before, after, difference); !message.empty())
            found.push_back({risk, std::move(message)});
    }
    return found;
}

} // namespace fairshare
