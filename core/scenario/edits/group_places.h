// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/edits/level_move.h"

#include <cstdint>
#include <span>
#include <string_view>

/// Edits of the dotted names of HTCondor groups, which define the group hierarchy. Groups are identified by
/// their index in GroupQuotas::groups, which these edits keep. Subgroups and submitters move with their
/// group.
namespace fairshare {

struct GroupQuotas;
struct Scenario;

/// Returns whether `name` is `group` itself or below it. Both are keys as returned by groupKey.
bool isWithinGroup(std::string_view name, std::string_view group);

/// Checks whether a group can have this full dotted path. Errors: BadInput for names that HTCondor rejects,
/// and for a path that already exists (ignoring case); NotFound if the parent group does not exist.
Result<void> checkGroupPath(const GroupQuotas& quotas, std::string_view path);

/// Renames a group.
/// @param name the last part of its path; a name with a dot is a full path, and the group moves there
/// Errors: those of checkGroupPath; BadInput for a path below the group itself.
Result<Scenario> withGroupRenamed(const Scenario& scenario, std::uint32_t index, std::string_view name);

/// Moves groups below another group, or to the top level if `parent` is NoGroup. Groups below another group
/// in the list move with it.
/// Errors: BadInput if `groups` is empty or contains the root, if a group would go below itself, if its name
/// is taken there, or if all groups are already there.
Result<Scenario> withGroupsMoved(
    const Scenario& scenario, std::span<const std::uint32_t> groups, std::uint32_t parent);

/// Moves groups up or down by one level, as described for accounts at LevelMove. Errors: those of
/// withGroupsMoved; BadInput if there is no group to move into.
Result<Scenario> withGroupsMovedByLevel(
    const Scenario& scenario, std::span<const std::uint32_t> groups, LevelMove move);

} // namespace fairshare
