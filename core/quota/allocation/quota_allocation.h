// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/allocation_trace.h"
#include "core/quota/groups/quota_tree.h"

#include <cstdint>
#include <span>
#include <vector>

/// Divides a pool among groups like HTCondor 25.14: quotas from the top down, then the request of each group,
/// then surplus from the bottom up. Uses doubles and HTCondor's order of operations.
namespace fairshare {

/// By row, whether the group accepts surplus. The root always does.
using SurplusFlags = std::vector<std::uint8_t>;

/// Returns the flags as configured.
SurplusFlags declaredFlags(const GroupQuotas& quotas, const QuotaTree& tree);

/// Returns the requests by row. The request of the root is from the options.
std::vector<double> requestedByRow(const GroupQuotas& quotas, const QuotaTree& tree);
/// Returns the usage by row, charged directly to the group; 0 for the root.
std::vector<double> usageByRow(const GroupQuotas& quotas, const QuotaTree& tree);

/// Estimates the request of a group from its demand: its usage plus its idle jobs at `weight` cores each, at
/// least one core per job. Label it as an estimate wherever it is shown.
double proposedRequest(const QuotaGroup& group);

/// By row, in slot weight.
struct AssignedQuotas {
    std::vector<double> quota{}; ///< own part: quota not given to children
    std::vector<double> subtreeQuota{}; ///< including everything below
};

/// Assigns quotas. Static children come first, scaled down if they exceed their parent (not with
/// oversubscription). Dynamic children share the rest.
/// @param trace gets one step per inner group; may be null
AssignedQuotas assignQuotas(
    const GroupQuotas& quotas, const QuotaTree& tree, AllocationTrace* trace = nullptr);

/// Input of an allocation. The spans have n rows, or are empty to use the values of the groups.
struct AllocationInput {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    std::span<const std::uint8_t> acceptsSurplus{}; ///< empty: as declared
    std::span<const double> requested{}; ///< empty: as in the groups and the options
    /// Whole slots only: when each group was last served, in seconds on any clock. The group served longest
    /// ago comes first. Empty: never served.
    std::span<const double> lastServed{};
};

/// Result of an allocation. Columns of n rows, in slot weight.
struct QuotaAllocation {
    std::vector<double> quota{}; ///< own part, before the root autoregroups
    std::vector<double> subtreeQuota{};
    std::vector<double> allocated{}; ///< the whole pool for the root if it autoregroups
    std::vector<double> open{}; ///< requested but not allocated
    std::vector<double> subtreeOpen{}; ///< including requests of accepting children
    double surplusLeft = 0; ///< unclaimed surplus
};

/// Computes the first allocation of a negotiation cycle.
/// @param trace may be null
QuotaAllocation allocateQuotas(const AllocationInput& input, AllocationTrace* trace = nullptr);

/// The same with quotas from assignQuotas().
QuotaAllocation allocateQuotas(
    const AllocationInput& input, AssignedQuotas assigned, AllocationTrace* trace = nullptr);

} // namespace fairshare
