// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation_trace.h"
#include "core/quota/quota_tree.h"

#include <cstdint>
#include <span>
#include <vector>

/// The division of a pool among groups as HTCondor 25.14 does it: quotas from the top down, then what each
/// group requests, then surplus from the bottom up; in doubles and in the order of its operations.
namespace fairshare {

/// Whether each row accepts surplus; the root always does.
using SurplusFlags = std::vector<std::uint8_t>;

/// The flags as configured.
SurplusFlags declaredFlags(const GroupQuotas& quotas, const QuotaTree& tree);

/// By row; the root's comes from the options.
std::vector<double> requestedByRow(const GroupQuotas& quotas, const QuotaTree& tree);
/// By row, charged directly to the group; 0 for the root.
std::vector<double> usageByRow(const GroupQuotas& quotas, const QuotaTree& tree);

/// A request for a group of which only its demand is known: its usage, and its idle jobs at `weight` cores
/// each, at least one core a job. Whoever shows it says where it comes from.
double proposedRequest(const QuotaGroup& group);

/// By row, in slot weight.
struct AssignedQuotas {
    std::vector<double> quota{}; ///< own part: what the children leave
    std::vector<double> subtreeQuota{}; ///< with everything below
};

/// Static children first, in proportion when they exceed their parent (not with oversubscription); dynamic
/// ones share the rest. @param trace gets one step an inner group; null: none
AssignedQuotas assignQuotas(
    const GroupQuotas& quotas, const QuotaTree& tree, AllocationTrace* trace = nullptr);

/// What is allocated from. The spans are of n rows, or empty for what stands in the groups.
struct AllocationInput {
    const GroupQuotas& quotas;
    const QuotaTree& tree;
    std::span<const std::uint8_t> acceptsSurplus{}; ///< empty: as declared
    std::span<const double> requested{}; ///< empty: as in the groups and the options
    /// Whole slots only: when each group was last served, in seconds on any clock; the longest ago is dealt
    /// to first. Empty: never.
    std::span<const double> lastServed{};
};

/// One allocation. Columns of n rows, in slot weight.
struct QuotaAllocation {
    std::vector<double> quota{}; ///< own part, before the root autoregroups
    std::vector<double> subtreeQuota{};
    std::vector<double> allocated{}; ///< the root's is the whole pool when it autoregroups
    std::vector<double> open{}; ///< requested and not allocated
    std::vector<double> subtreeOpen{}; ///< with what accepting children ask for
    double surplusLeft = 0; ///< nobody takes it
};

/// The first allocation of a negotiation cycle. @param trace null: nothing is recorded
QuotaAllocation allocateQuotas(const AllocationInput& input, AllocationTrace* trace = nullptr);

/// The same with quotas that assignQuotas() gave.
QuotaAllocation allocateQuotas(
    const AllocationInput& input, AssignedQuotas assigned, AllocationTrace* trace = nullptr);

} // namespace fairshare
