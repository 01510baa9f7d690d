// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/quota/groups/quota_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Functions shared by the readers of HTCondor's files.
namespace fairshare {

struct Import;
struct Scenario;

/// Groups with their positions in the file.
struct PlacedQuotas {
    GroupQuotas quotas;
    std::vector<SourcePosition> places; ///< by group
};

/// Most levels of a group for which missing parents are added.
inline constexpr std::size_t MostGroupLevels = 100;

/// Returns the name of the parent group, `a.b` for `a.b.c`; "" for a first-level group.
std::string_view parentGroup(std::string_view name);

/// Removes the groups that HTCondor skips, and adds remarks about all problems that HTCondor finds in the
/// groups. It skips `<none>`, names that already exist (ignoring case) and groups without a parent. The other
/// groups keep their order. Errors: OutOfRange for values that a reader should have rejected.
Result<void> dropPassedOver(PlacedQuotas& placed, Remarks& remarks);

/// Returns the problems that HTCondor finds in the groups, with their positions.
Result<Diagnostics> quotaDiagnostics(const PlacedQuotas& placed);

/// Adds missing parents, each before its first child. The quota of an added parent is the sum of the static
/// quotas of its children; of repeated names, the first counts.
/// Errors: BadInput if the parent of a group with more than MostGroupLevels levels is missing.
Result<void> makeMissingParents(PlacedQuotas& placed, Remarks& remarks);

/// Adds remarks for parents whose static quota differs from the sum of their children's.
void compareWithChildren(const PlacedQuotas& placed, Remarks& remarks);

/// Adds remarks for groups whose static quota is less than the sum of their children's, with the consequence.
void tellChildrenAbove(const PlacedQuotas& placed, Remarks& remarks);

/// Returns the pool size to assume if it is not known: the sum of the first-level quotas; 0 if any of them is
/// a fraction of the pool.
double assumedPoolSize(const GroupQuotas& quotas);

/// Sets the pool size to the assumed one and adds a remark.
void assumePoolSize(GroupQuotas& quotas, Remarks& remarks);

/// Returns a scenario with only the root account and these groups.
Import importOf(PlacedQuotas placed, Remarks& remarks);

/// Errors: OutOfRange for a scenario without group quotas, since HTCondor's formats contain nothing else.
Result<void> requireQuotas(const Scenario& scenario);

/// Codes of the remarks of assumePoolSize, for callers that supply a pool size.
inline constexpr std::string_view PoolSizeAssumed = "pool_size_assumed";
inline constexpr std::string_view PoolSizeUnknown = "pool_size_unknown";

} // namespace fairshare
