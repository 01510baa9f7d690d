// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"

#include <string>
#include <vector>

namespace fairshare {

/// One step of an allocation for display: a run of trace steps that belong together.
struct AllocationPlayStep {
    AllocationStepKind kind = AllocationStepKind::Taken;
    QuotaRow node = RootQuotaRow; ///< group of the step; the root for steps of all groups
    std::size_t firstStep = 0; ///< first step in the trace
    std::size_t endStep = 0; ///< one past the last; draw quotaFlows(tree, trace, endStep)
    std::string title; ///< "Surplus 10818 offered inside group_atlas"
    std::string detail; ///< "short 2000, long 1000; from mp 1694, …"
};

/// Returns the display steps of a trace with their texts.
std::vector<AllocationPlayStep> allocationPlay(const AllocationInput& input, const AllocationTrace& trace);

} // namespace fairshare
