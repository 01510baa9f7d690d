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

/// Whole-slot mode: takes the fractions of slots that an allocation left back and deals them as whole slots,
/// each level of the tree first to those who compete for them there. Sums that rounding leaves just short of
/// a slot deal none, as in HTCondor.
class SlotRemainders {
public:
    /// @param trace may be null
    SlotRemainders(const AllocationInput& input, QuotaAllocation& result, AllocationTrace* trace);

    /// Makes `allocated` and `open` whole. @return the remainders that nobody is dealt
    double run();

private:
    /// Somebody who competes for slots: a child, or the group itself, last.
    struct Competitor {
        QuotaRow row = RootQuotaRow;
        double asked = 0; ///< claim at first
        double claim = 0; ///< still unmet
        double size = 0;
        double clock = 0; ///< when it was last served
        double amount = 0; ///< slots dealt so far
    };

    std::vector<double> takeFractions();
    double deal(QuotaRow node, double slots);
    double divide(AllocationStep step);
    void gatherCompetitors(QuotaRow node);
    double dealAround(double slots, double& unmet);
    double lastServed(QuotaRow row) const { return m_lastServed.empty() ? 0 : m_lastServed[row]; }
    void record(AllocationStep step);

    const QuotaTree& m_tree;
    std::span<const std::uint8_t> m_accepts;
    std::span<const double> m_lastServed;
    QuotaAllocation& m_result;
    AllocationTrace* m_trace;
    std::uint32_t m_origin = 0; ///< step at which the slots that are dealt on were dealt
    std::vector<double> m_clock; ///< by row, of the subtree: when the one who waits longest was last served
    std::vector<Competitor> m_competitors; ///< children in order, the group itself last
    std::vector<std::size_t> m_order; ///< of m_competitors: who is dealt to first
    std::vector<std::pair<QuotaRow, double>> m_pending; ///< inner groups that were dealt to and still divide
};

} // namespace fairshare
