// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation_trace.h"
#include "core/quota/quota_allocation.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace fairshare {

/// Gives what each group requests of its own quota and hands surplus up the tree, each level first to those
/// who compete for it there. The first pass of an allocation; works on `result`, whose quotas are set.
class SurplusSharing {
public:
    /// @param trace may be null
    SurplusSharing(const AllocationInput& input, QuotaAllocation& result, AllocationTrace* trace);

    /// Sets `allocated`, `open`, `subtreeOpen`. @param requested by row
    /// @return what nobody takes
    double run(std::span<const double> requested);

private:
    /// Somebody who competes for surplus: a child, or the group itself, last.
    struct Competitor {
        QuotaRow row = RootQuotaRow;
        double asked = 0; ///< claim at first
        double claim = 0; ///< still unmet
        double size = 0;
        double amount = 0; ///< given so far
        double equally = 0;
    };

    struct Pass {
        double given = 0;
        bool capped = false; ///< somebody got all it claims
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
    std::uint32_t m_origin = 0; ///< step at which the surplus that is passed on was offered
    std::vector<Competitor> m_competitors;
    std::vector<std::pair<QuotaRow, double>> m_pending; ///< inner groups that received and still divide
};

} // namespace fairshare
