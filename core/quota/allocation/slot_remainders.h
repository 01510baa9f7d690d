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

/// Whole-slot mode: takes back the fractions of slots that an allocation left and deals them as whole slots.
/// Each level of the tree deals first to the groups that compete there. Sums that are just short of a slot
/// because of rounding deal nothing, as in HTCondor.
class SlotRemainders {
public:
    /// @param trace may be null
    SlotRemainders(const AllocationInput& input, QuotaAllocation& result, AllocationTrace* trace);

    /// Rounds `allocated` and `open` to whole slots.
    /// @return the remainders that were not dealt
    double run();

private:
    /// A competitor for slots: a child, or the group itself, which is last.
    struct Competitor {
        QuotaRow row = RootQuotaRow;
        double asked = 0; ///< initial claim
        double claim = 0; ///< claim still unmet
        double size = 0;
        double clock = 0; ///< time when it was last served
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
    std::uint32_t m_origin = 0; ///< step at which the slots being dealt on were dealt
    std::vector<double> m_clock; ///< by row: earliest last service among waiting groups of the subtree
    std::vector<Competitor> m_competitors; ///< children in order, the group itself last
    std::vector<std::size_t> m_order; ///< order of dealing, as indexes of m_competitors
    std::vector<std::pair<QuotaRow, double>> m_pending; ///< inner groups that have yet to divide slots
};

} // namespace fairshare
