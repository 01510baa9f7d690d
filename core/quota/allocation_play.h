// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_allocation.h"

#include <string>
#include <vector>

namespace fairshare {

/// One step of an allocation as people follow it: several steps of the trace that belong together.
struct AllocationPlayStep {
    AllocationStepKind kind = AllocationStepKind::Taken;
    QuotaRow node = RootQuotaRow; ///< where; the root for steps of all groups
    std::size_t firstStep = 0; ///< of the trace
    std::size_t endStep = 0; ///< one past the last; quotaFlows(tree, trace, endStep) is the picture
    std::string title; ///< "Surplus 10818 offered inside group_atlas"
    std::string detail; ///< "short 2000, long 1000; from mp 1694, …"
};

/// The steps of a trace with their words.
std::vector<AllocationPlayStep> allocationPlay(const AllocationInput& input, const AllocationTrace& trace);

} // namespace fairshare
