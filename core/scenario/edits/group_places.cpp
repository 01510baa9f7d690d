// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/group_places.h"

#include "core/base/say.h"
#include "core/quota/groups/quota_changes.h"
#include "core/quota/groups/quota_tree.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

std::string_view above(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string_view::npos ? std::string_view() : name.substr(0, dot);
}

std::string keyOf(std::string_view name)
{
    return groupKey(std::string(name));
}

/// Changes the path of a group, and of everything below it and its submitters.
void setPath(GroupQuotas& quotas, const std::string& before, const std::string& path)
{
    const std::string old = keyOf(before);
    for (QuotaGroup& group : quotas.groups)
        if (isWithinGroup(keyOf(group.name), old))
            group.name = path + group.name.substr(before.size());
    for (QuotaSubmitter& submitter : quotas.submitters)
        if (keyOf(submitter.name).starts_with(old + '.'))
            submitter.name = path + submitter.name.substr(before.size());
}

Result<void> checkNotBelowItself(std::string_view group, std::string_view parent)
{
    if (!parent.empty() && isWithinGroup(keyOf(parent), keyOf(group)))
        return fail(ErrorCode::BadInput, fairshare::say("'{}' cannot be placed below itself", group));
    return {};
}

Result<void> checkMovable(const GroupQuotas& quotas, std::span<const std::uint32_t> groups)
{
    if (groups.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no groups to move"));
    for (const std::uint32_t group : groups)
        if (group >= quotas.groups.size())
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is the pool itself and cannot be changed here", RootGroupName));
    return {};
}

/// Returns the groups that are not below another one in the list, in the order of the pool.
std::vector<std::uint32_t> topmostGroups(const GroupQuotas& quotas, std::span<const std::uint32_t> groups)
{
    std::vector<std::string> keys;
    keys.reserve(groups.size());
    for (const std::uint32_t group : groups)
        keys.push_back(keyOf(quotas.groups[group].name));
    std::vector<std::string> sorted = keys;
    std::ranges::sort(sorted);
    std::vector<std::uint32_t> top;
    top.reserve(groups.size());
    for (std::size_t i = 0; i < groups.size(); ++i) {
        bool below = false;
        for (std::string_view up = above(keys[i]); !up.empty() && !below; up = above(up))
            below = std::ranges::binary_search(sorted, up);
        if (!below)
            top.push_back(groups[i]);
    }
    std::ranges::sort(top);
    const auto repeated = std::ranges::unique(top);
    top.erase(repeated.begin(), repeated.end());
    return top;
}

/// Returns the group to move down into: the last sibling before `row` that stays, else the first after it;
/// NoQuotaRow for none.
/// @param moved rows, ascending
QuotaRow stayingSibling(const QuotaTree& tree, QuotaRow row, const std::vector<QuotaRow>& moved)
{
    const QuotaRow parent = tree.parent[row];
    QuotaRow before = NoQuotaRow;
    for (QuotaRow each = parent + 1; each < tree.subtreeEnd[parent]; each = tree.subtreeEnd[each]) {
        if (std::ranges::binary_search(moved, each))
            continue;
        if (each > row)
            return before == NoQuotaRow ? each : before;
        before = each;
    }
    return before;
}

struct GroupTarget {
    std::uint32_t group;
    std::uint32_t parent; ///< NoGroup for the top level
};

/// Moves groups to their targets. Groups that are already there stay.
Result<Scenario> withTargets(const Scenario& scenario, const std::vector<GroupTarget>& targets)
{
    GroupQuotas quotas = *scenario.quotas;
    bool anyMoves = false;
    for (const auto& [group, parent] : targets) {
        const std::string before = quotas.groups[group].name;
        const std::string to = parent == NoGroup ? std::string() : quotas.groups[parent].name;
        if (auto legal = checkNotBelowItself(before, to); !legal)
            return tl::unexpected(legal.error());
        if (keyOf(above(before)) == keyOf(to))
            continue;
        const std::string path = (to.empty() ? to : to + '.') + std::string(lastNamePart(before));
        if (auto legal = checkGroupPath(quotas, path); !legal)
            return tl::unexpected(legal.error());
        setPath(quotas, before, path);
        anyMoves = true;
    }
    if (!anyMoves)
        return fail(ErrorCode::BadInput, fairshare::say("already there"));
    return withQuotas(scenario, std::move(quotas));
}

} // namespace

bool isWithinGroup(std::string_view name, std::string_view group)
{
    return name.starts_with(group) && (name.size() == group.size() || name[group.size()] == '.');
}

Result<void> checkGroupPath(const GroupQuotas& quotas, std::string_view path)
{
    const std::string_view own = lastNamePart(path);
    if (own.empty() || path.starts_with('.'))
        return fail(ErrorCode::BadInput, fairshare::say("a group name must not be empty"));
    if (own == RootGroupName)
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is the name of the pool itself; choose another name", RootGroupName));
    if (own.find_first_of(" \t\r\n,@()=") != std::string_view::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "'{}' is not a valid group name; names must not contain blanks, commas, or any of @ ( ) =",
                std::string(own)));
    const std::string wanted = keyOf(path);
    const std::string parent = keyOf(above(path));
    bool hasParent = parent.empty();
    for (const QuotaGroup& group : quotas.groups) {
        const std::string key = keyOf(group.name);
        if (key == wanted)
            return fail(ErrorCode::BadInput, fairshare::say("group '{}' already exists", group.name));
        hasParent = hasParent || key == parent;
    }
    if (!hasParent)
        return fail(ErrorCode::NotFound, fairshare::say("unknown group '{}'", above(path)));
    return {};
}

Result<Scenario> withGroupRenamed(const Scenario& scenario, std::uint32_t index, std::string_view name)
{
    GroupQuotas quotas = *scenario.quotas;
    const std::array<std::uint32_t, 1> one{index};
    if (auto movable = checkMovable(quotas, one); !movable)
        return tl::unexpected(movable.error());
    const std::string before = quotas.groups[index].name;
    const bool isPath = name.find('.') != std::string_view::npos;
    const std::string path = isPath
        ? std::string(name)
        : before.substr(0, before.size() - lastNamePart(before).size()) + std::string(name);
    if (path == before)
        return scenario;
    if (keyOf(path) != keyOf(before)) {
        if (auto legal = checkNotBelowItself(before, above(path)); !legal)
            return tl::unexpected(legal.error());
        if (auto legal = checkGroupPath(quotas, path); !legal)
            return tl::unexpected(legal.error());
    }
    setPath(quotas, before, path);
    return withQuotas(scenario, std::move(quotas));
}

Result<Scenario> withGroupsMoved(
    const Scenario& scenario, std::span<const std::uint32_t> groups, std::uint32_t parent)
{
    const GroupQuotas& quotas = *scenario.quotas;
    if (auto movable = checkMovable(quotas, groups); !movable)
        return tl::unexpected(movable.error());
    std::vector<GroupTarget> targets;
    for (const std::uint32_t group : topmostGroups(quotas, groups))
        targets.push_back({group, parent});
    return withTargets(scenario, targets);
}

Result<Scenario> withGroupsMovedByLevel(
    const Scenario& scenario, std::span<const std::uint32_t> groups, LevelMove move)
{
    const GroupQuotas& quotas = *scenario.quotas;
    if (auto movable = checkMovable(quotas, groups); !movable)
        return tl::unexpected(movable.error());
    const auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    const QuotaTree& tree = built->tree;
    const std::vector<std::uint32_t> moved = topmostGroups(quotas, groups);
    std::vector<QuotaRow> rows(moved.size());
    std::ranges::transform(
        moved, rows.begin(), [&tree](std::uint32_t group) { return tree.rowOfGroup[group]; });
    std::ranges::sort(rows);
    std::vector<GroupTarget> targets;
    targets.reserve(moved.size());
    for (const std::uint32_t group : moved) {
        const QuotaRow row = tree.rowOfGroup[group];
        const QuotaRow parent = row == NoQuotaRow ? NoQuotaRow : tree.parent[row];
        QuotaRow to = NoQuotaRow;
        if (parent != NoQuotaRow)
            to = move == LevelMove::Up ? tree.parent[parent] : stayingSibling(tree, row, rows);
        if (to == NoQuotaRow)
            return fail(ErrorCode::BadInput,
                move == LevelMove::Up
                    ? fairshare::say(
                          "'{}' is directly in the pool and cannot move up", quotas.groups[group].name)
                    : fairshare::say("'{}' has no sibling group to move into", quotas.groups[group].name));
        targets.push_back({group, tree.group[to]});
    }
    return withTargets(scenario, targets);
}

} // namespace fairshare
