// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"

#include <memory>
#include <string>
#include <vector>

namespace fairshare::test {

/// A group as the description of HTCondor's allocation has it; what the engine does in loops over rows is
/// done here group by group, the groups below by recursion.
struct RecursiveGroup {
    std::vector<std::unique_ptr<RecursiveGroup>> children{};
    QuotaRow row = 0;
    bool isRoot = false;
    bool isStatic = false;
    double configured = 0;
    bool accepts = false;
    double requested = 0;
    double subtreeQuota = 0;
    double quota = 0;
    double allocated = 0;
    double open = 0;
    double subtreeOpen = 0;

    void assign(double total, bool oversubscription);
    double fair();
    double share(double surplus);
    double recover();
    double deal(double slots);
};

/// The groups of a tree, and what they get.
QuotaAllocation allocateRecursively(const GroupQuotas& quotas, const QuotaTree& tree);

} // namespace fairshare::test
