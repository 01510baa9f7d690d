// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/allocation_trace.h"

#include <cstdint>
#include <vector>

/// Where each core of a pool goes, derived from the trace of an allocation. If several groups gave to a
/// surplus and only part of it was taken, each gave in proportion.
namespace fairshare {

enum class FlowEnd : std::uint8_t {
    OwnQuota, ///< the own part of a group's quota
    Surplus, ///< surplus shared at an inner group
    Remainders, ///< fractions of slots, dealt as whole slots; once per pool
    Allocated, ///< allocation of a group
    Undecided, ///< surplus not yet offered to all groups at this step
    NoTaker, ///< idle, unless quotas count twice
};

struct FlowPoint {
    FlowEnd end = FlowEnd::OwnQuota;
    QuotaRow row = RootQuotaRow; ///< the group; the root for ends that exist once per pool

    bool operator==(const FlowPoint&) const = default;
};

struct QuotaFlow {
    FlowPoint from{};
    FlowPoint to{};
    double amount = 0; ///< in slot weight, above 0

    bool operator==(const QuotaFlow&) const = default;
};

/// Returns the flows after the first `stepCount` steps of a trace; none before quotas are taken. Inflow and
/// outflow of a point are equal except for rounding, and the flows that leave a group's own quota add up to
/// that quota. The flows are in tree order by source: own use, given, received, idle.
std::vector<QuotaFlow> quotaFlows(const QuotaTree& tree, const AllocationTrace& trace, std::size_t stepCount);

/// Returns the flows after all steps.
std::vector<QuotaFlow> quotaFlows(const QuotaTree& tree, const AllocationTrace& trace);

/// Returns whether own quotas add up to more than the pool, which oversubscription allows. In that case
/// unclaimed quota does not measure idle cores.
bool countsQuotaTwice(const AllocationTrace& trace);

/// Amount that one group gave to, or received from, a surplus.
struct SurplusPart {
    QuotaRow row = RootQuotaRow;
    double amount = 0; ///< in slot weight, above 0
};

/// Sorts parts by amount, the largest first, then by row.
std::vector<SurplusPart> largestFirst(std::vector<SurplusPart> parts);

/// Returns which groups gave to the surplus that was taken at `node`, the largest amount first.
std::vector<SurplusPart> surplusGivers(const std::vector<QuotaFlow>& flows, QuotaRow node);
/// Returns which groups received from it, the largest amount first.
std::vector<SurplusPart> surplusReceivers(const std::vector<QuotaFlow>& flows, QuotaRow node);

} // namespace fairshare
