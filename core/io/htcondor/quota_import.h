// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/quota/quota_tree.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What the readers of HTCondor's files have in common.
namespace fairshare {

struct Import;
struct Scenario;

/// Groups and where each of them stands in the file.
struct PlacedQuotas {
    GroupQuotas quotas;
    std::vector<SourcePosition> places; ///< by group
};

/// Most levels of a group that missing parents are made for.
inline constexpr std::size_t MostGroupLevels = 100;

/// A number as configurations and databases spell it: `12`, `+3`, `12.`, `.5`, `1e+07`; nothing for anything
/// else.
std::optional<double> looseNumber(std::string_view text);

/// The name of the group above, `a.b` for `a.b.c`; "" for a group of the first level.
std::string_view parentGroup(std::string_view name);

/// Remarks what HTCondor finds odd in the groups and takes away those that it passes over: `<none>`, names
/// that are there already, whatever their case, and groups without the one above them. The others keep their
/// order. Errors: OutOfRange for values that no reader should have let through.
Result<void> dropPassedOver(PlacedQuotas& placed, Remarks& remarks);

/// What HTCondor finds odd in the groups, with the places of the groups.
Result<Diagnostics> quotaDiagnostics(const PlacedQuotas& placed);

/// Makes the parents that are missing, each before its first child, with the sum of their children's quotas,
/// of repeated names the first.
/// Errors: BadInput where a parent of a group of more than MostGroupLevels is missing.
Result<void> makeMissingParents(PlacedQuotas& placed, Remarks& remarks);

/// Remarks parents whose static quota is not the sum of their children's.
void compareWithChildren(const PlacedQuotas& placed, Remarks& remarks);

/// Remarks groups whose static quota is less than the sum of their children's, with the consequence.
void tellChildrenAbove(const PlacedQuotas& placed, Remarks& remarks);

/// For a pool whose size is not told: the sum of the quotas of the first level; 0 where some of them is a
/// fraction of the pool.
double assumedPoolSize(const GroupQuotas& quotas);

/// Where no pool size is known, takes the assumed one.
void assumePoolSize(GroupQuotas& quotas, Remarks& remarks);

/// A scenario with the root account alone and these groups.
Import importOf(PlacedQuotas placed, Remarks& remarks);

/// Errors: OutOfRange for a scenario without group quotas, as the formats of HTCondor hold nothing else.
Result<void> requireQuotas(const Scenario& scenario);

/// Codes of the remarks of assumePoolSize, for callers that bring a pool size.
inline constexpr std::string_view PoolSizeAssumed = "pool_size_assumed";
inline constexpr std::string_view PoolSizeUnknown = "pool_size_unknown";

} // namespace fairshare
