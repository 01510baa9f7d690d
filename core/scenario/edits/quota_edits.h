// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/groups/group_quotas.h"

#include <cstdint>
#include <span>
#include <string_view>

/// Edits of the groups of a pool. Groups are identified by their index in GroupQuotas::groups. Each edit
/// leaves the rest of the scenario unchanged. An edit that would make the pool invalid is refused with one
/// sentence.
namespace fairshare {

struct Scenario;

enum class QuotaField : std::uint8_t {
    Quota, ///< cores; a dynamic quota becomes static
    Fraction, ///< 0 to 1 of the parent's quota minus static siblings; a static quota becomes dynamic
    AcceptsSurplus,
    Autoregroup,
    Weight,
    Threshold,
    Demand,
    Requested, ///< also of the root, whose index is NoGroup
    Usage,
};

/// Returns whether a field is a flag instead of a number.
bool isFlag(QuotaField field);

/// Returns the value of a field, 0 or 1 for flags. Returns 0 for a quota of the other kind, or one that is
/// not configured.
double quotaValue(const GroupQuotas& quotas, std::uint32_t index, QuotaField field);
double quotaValue(const QuotaGroup& group, QuotaField field);

/// Returns whether a group requests exactly what its demand proposes. Its request then follows edits of
/// demand, weight and usage.
bool requestFollowsDemand(const QuotaGroup& group);

/// Field and new value, the same for all groups.
struct QuotaEdit {
    QuotaField field = QuotaField::Quota;
    double value = 0;
};

/// Sets a field. Errors: OutOfRange for amounts that are negative or not finite, for fractions above 1, and
/// for fields that the root does not have.
Result<Scenario> withGroupsEdited(
    const Scenario& scenario, std::span<const std::uint32_t> groups, const QuotaEdit& edit);
/// New value of one group, for edits with a separate value per group.
struct GroupValue {
    std::uint32_t group = 0;
    double value = 0;
};
Result<Scenario> withGroupValues(
    const Scenario& scenario, QuotaField field, std::span<const GroupValue> values);

/// Sets the pool size. Errors: OutOfRange for a size that is negative or not finite.
Result<Scenario> withPoolSize(const Scenario& scenario, double poolSize);
/// Sets the quota options. Errors: OutOfRange for a rate or a number of rounds below 1.
Result<Scenario> withQuotaOptions(const Scenario& scenario, const QuotaOptions& options);

/// Adds a group with a quota of 0 at the end.
/// @param name the full dotted path
/// Errors: BadInput for names that HTCondor rejects and for a name that already exists (ignoring case);
/// NotFound if the parent group does not exist.
Result<Scenario> withGroupAdded(const Scenario& scenario, std::string_view name);
/// Removes groups and all groups below them.
Result<Scenario> withGroupsRemoved(const Scenario& scenario, std::span<const std::uint32_t> groups);

} // namespace fairshare
