// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/level_move.h"

#include <cstdint>
#include <span>
#include <string_view>

/// Where the groups of a pool stand: what their dotted names are. Groups are named by their index in
/// GroupQuotas::groups, which none of these edits changes; what is below a group and its submitters go with
/// it.
namespace fairshare {

struct GroupQuotas;
struct Scenario;

/// Whether a key of a name, as groupKey has it, is that of a group or of what is below that.
bool isWithinGroup(std::string_view name, std::string_view group);

/// Whether a group can have this full dotted path. Errors: BadInput for names that HTCondor does not take and
/// for one that is there without case; NotFound without its parent.
Result<void> checkGroupPath(const GroupQuotas& quotas, std::string_view path);

/// Renames a group. @param name the last part of its path; with a dot a full path, to which the group moves
/// Errors: those of checkGroupPath; BadInput for a path below the group itself.
Result<Scenario> withGroupRenamed(const Scenario& scenario, std::uint32_t index, std::string_view name);

/// Moves groups below another one, NoGroup for the pool itself; those below others of them go with these.
/// Errors: BadInput for no groups, the root, a group below itself, a name that is taken there, and when all
/// stand there already.
Result<Scenario> withGroupsMoved(
    const Scenario& scenario, std::span<const std::uint32_t> groups, std::uint32_t parent);

/// Moves by one level, as LevelMove says of accounts. Errors: as withGroupsMoved; BadInput without a group to
/// go to.
Result<Scenario> withGroupsMovedByLevel(
    const Scenario& scenario, std::span<const std::uint32_t> groups, LevelMove move);

} // namespace fairshare
