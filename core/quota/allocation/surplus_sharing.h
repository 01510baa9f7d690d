// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/allocation_trace.h"
#include "core/quota/allocation/quota_allocation.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {

/// Gives each group its request from its own quota and passes surplus up the tree. Each level shares it first
/// with the groups that compete there. This is the first pass of an allocation. It modifies `result`, whose
/// quotas are set.
class SurplusSharing {
public:
    /// @param trace may be null
    SurplusSharing(const AllocationInput& input, QuotaAllocation& result, AllocationTrace* trace);

    /// Sets `allocated`, `open` and `subtreeOpen`.
    /// @param requested by row
    /// @return the unclaimed surplus
    double run(std::span<const double> requested);

private:
    /// A competitor for surplus: a child, or the group itself, which is last.
    struct Competitor {
        QuotaRow row = RootQuotaRow;
        double asked = 0; ///< initial claim
        double claim = 0; ///< claim still unmet
        double size = 0;
        double amount = 0; ///< given so far
        double equally = 0;
    };

    struct Pass {
        double given = 0;
        bool capped = false; ///< some competitor got its whole claim
    };

    void take(std::span<const double> requested);
    double share(QuotaRow node, double surplus);
    double divide(QuotaRow node, double surplus, AllocationStep step);
    void gatherCompetitors(QuotaRow node);
    double divideBy(bool bySize, double surplus, double& unmet);
    Pass offer(bool bySize, double surplus, double sum);
    void give(QuotaRow row, double received);
    void record(AllocationStep step);

    const QuotaTree& m_tree;
    std::span<const std::uint8_t> m_accepts;
    QuotaAllocation& m_result;
    AllocationTrace* m_trace;
    std::uint32_t m_origin = 0; ///< step at which the surplus being passed on was offered
    std::vector<Competitor> m_competitors;
    std::vector<std::pair<QuotaRow, double>> m_pending; ///< inner groups that have yet to divide surplus
};

} // namespace fairshare
