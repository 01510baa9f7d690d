// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// Limits of an association in Slurm, in the order in which they are listed.
enum class LimitKind : std::uint8_t {
    GrpTres,
    GrpTresMins,
    GrpTresRunMins,
    GrpJobs,
    GrpSubmitJobs,
    GrpWall,
    MaxTresPerJob,
    MaxTresPerNode,
    MaxTresMinsPerJob,
    MaxJobs,
    MaxSubmitJobs,
    MaxWall,
    Priority,
    DefaultQos,
    Qos,
};

/// How Slurm spells a limit.
struct LimitNames {
    LimitKind kind;
    std::string_view name; ///< in a dump, and as shown
    std::size_t least; ///< minimum bytes of an abbreviation in a dump
    std::string_view column; ///< of `sacctmgr show assoc`: lower case, no blanks
    std::string_view record; ///< key in `scontrol show assoc_mgr`; "" = not there
    const char* meaning; ///< one sentence, marked by `phrase`
};

/// Returns all limits, in the order of LimitKind.
std::span<const LimitNames> limitNames();
const LimitNames& namesOf(LimitKind kind);

/// One amount of a limit. The texts belong to the tree.
struct LimitAmount {
    std::string_view tres; ///< "" for limits that are not per TRES
    std::string_view limit;
    std::string_view used; ///< as recorded in the file; "" = not recorded
};

struct AssociationLimit {
    LimitKind kind{};
    std::vector<LimitAmount> amounts{}; ///< never empty
};

/// Returns the limits set for a row, in the order of LimitKind. Listed limits take precedence over those of
/// a dump, because they may have figures of what is used.
std::vector<AssociationLimit> limitsOf(const ShareTree& tree, NodeRow row);

/// Returns the limits that any row has, in the order of LimitKind.
std::vector<LimitKind> limitKindsOf(const ShareTree& tree);

/// Returns a limit as Slurm prints it, such as `cpu=100,gres/gpu=4`.
std::string limitText(const AssociationLimit& limit);

/// Returns one limit of a row as text; "" if it is not set.
std::string limitText(const ShareTree& tree, NodeRow row, LimitKind kind);

/// Returns the limits of a row as listed by other commands than `sacctmgr dump` (TreeExtras::limits).
std::string_view listedLimits(const ShareTree& tree, NodeRow row);

/// Splits the value of a limit as Slurm prints it, with or without the amounts used: `cpu=100(98),mem=N(5)`.
/// Amounts that are unlimited are left out.
std::vector<LimitAmount> limitAmounts(std::string_view value, bool isPerTres);

/// Writes amounts as Slurm prints them, with those used: `cpu=100(98)`.
std::string amountsText(const std::vector<LimitAmount>& amounts);

/// Appends a limit to the text of a row (TreeExtras::limits), without amounts that are unlimited.
/// @param value as printed by Slurm, with or without the amounts used: `cpu=100(98),mem=N(5)`
void appendLimit(std::string& limits, LimitKind kind, std::string_view value);

} // namespace fairshare
