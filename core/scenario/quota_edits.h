// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/quota/group_quotas.h"

#include <cstdint>
#include <span>
#include <string_view>

/// Edits of the groups of a pool. Groups are named by their index in GroupQuotas::groups. Each leaves the
/// rest of the scenario as it was; what would not be a legal pool is refused with one sentence.
namespace fairshare {

struct Scenario;

enum class QuotaField : std::uint8_t {
    Quota, ///< cores; a dynamic quota becomes static
    Fraction, ///< 0 to 1 of what static siblings leave of the parent's; a static quota becomes dynamic
    AcceptsSurplus,
    Autoregroup,
    Weight,
    Threshold,
    Demand,
    Requested, ///< also of the root, whose index is NoGroup
    Usage,
};

/// Whether a field is on or off instead of a number.
bool isFlag(QuotaField field);

/// A number of a group, 0 or 1 for flags; 0 for a quota of the other kind, or one that is not configured.
double quotaValue(const GroupQuotas& quotas, std::uint32_t index, QuotaField field);
double quotaValue(const QuotaGroup& group, QuotaField field);

/// Whether a group requests what its demand proposes, so that its request follows an edit of demand, weight
/// or usage.
bool requestFollowsDemand(const QuotaGroup& group);

/// What is set, on all of the groups alike.
struct QuotaEdit {
    QuotaField field = QuotaField::Quota;
    double value = 0;
};

/// Sets a field. Errors: OutOfRange for amounts that are negative or not finite, fractions above 1, and
/// fields that the root does not have.
Result<Scenario> withGroupsEdited(
    const Scenario& scenario, std::span<const std::uint32_t> groups, const QuotaEdit& edit);
/// As `withGroupsEdited`, each group to its own value.
struct GroupValue {
    std::uint32_t group = 0;
    double value = 0;
};
Result<Scenario> withGroupValues(
    const Scenario& scenario, QuotaField field, std::span<const GroupValue> values);

/// Errors: OutOfRange for a pool that is negative or not finite.
Result<Scenario> withPoolSize(const Scenario& scenario, double poolSize);
/// Errors: OutOfRange for a rate or a number of rounds below 1.
Result<Scenario> withQuotaOptions(const Scenario& scenario, const QuotaOptions& options);

/// Adds a group with a quota of 0 at the end. @param name the full dotted path
/// Errors: BadInput for names that HTCondor does not take; AlreadyThere when there is one of that name
/// without case; NotFound without its parent.
Result<Scenario> withGroupAdded(const Scenario& scenario, std::string_view name);
/// Removes groups with all below them.
Result<Scenario> withGroupsRemoved(const Scenario& scenario, std::span<const std::uint32_t> groups);

} // namespace fairshare
