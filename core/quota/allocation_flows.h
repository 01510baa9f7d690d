// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation_trace.h"

#include <cstdint>
#include <vector>

/// Where each core of a pool goes, read from the trace of an allocation. Where several groups gave to a
/// surplus of which a part is taken, each gave in proportion.
namespace fairshare {

enum class FlowEnd : std::uint8_t {
    OwnQuota, ///< the own part of a group's quota
    Surplus, ///< what is shared at an inner group
    Remainders, ///< fractions of slots, dealt as whole slots; one for the pool
    Allocated, ///< what a group gets
    Undecided, ///< surplus that has not been offered to everybody at this step
    NoTaker, ///< stays idle, unless quota counts twice
};

struct FlowPoint {
    FlowEnd end = FlowEnd::OwnQuota;
    QuotaRow row = RootQuotaRow; ///< the group; the root for ends that the pool has once

    bool operator==(const FlowPoint&) const = default;
};

struct QuotaFlow {
    FlowPoint from{};
    FlowPoint to{};
    double amount = 0; ///< in slot weight, above 0

    bool operator==(const QuotaFlow&) const = default;
};

/// The flows after the first `stepCount` steps of a trace; none before quotas are taken. What flows into a
/// point flows out of it, but for rounding; the own quota of a group is the sum of what leaves it. In the
/// order of the tree by source: own uses, what is given, what is received, what stays idle.
std::vector<QuotaFlow> quotaFlows(const QuotaTree& tree, const AllocationTrace& trace, std::size_t stepCount);

/// After all steps.
std::vector<QuotaFlow> quotaFlows(const QuotaTree& tree, const AllocationTrace& trace);

/// Whether own quotas add up to more than the pool, as oversubscription allows. Then quota that nobody takes
/// is no measure of idle cores.
bool countsQuotaTwice(const AllocationTrace& trace);

/// What one group gave to, or received from, the surplus at a group.
struct SurplusPart {
    QuotaRow row = RootQuotaRow;
    double amount = 0; ///< in slot weight, above 0
};

/// Sorted by amount, then by row.
std::vector<SurplusPart> largestFirst(std::vector<SurplusPart> parts);

/// Who gave what was taken of the surplus offered at `node`, the most first.
std::vector<SurplusPart> surplusGivers(const std::vector<QuotaFlow>& flows, QuotaRow node);
/// Who received it, the most first.
std::vector<SurplusPart> surplusReceivers(const std::vector<QuotaFlow>& flows, QuotaRow node);

} // namespace fairshare
