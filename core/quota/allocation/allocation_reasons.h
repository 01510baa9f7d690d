// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/quota_allocation.h"
#include "core/quota/allocation/quota_words.h"
#include "core/quota/allocation/surplus_balancer.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Explains the allocation of each group. Keeps references to its subject, which must all belong to one
/// allocation with a complete trace.
class AllocationReasons {
public:
    struct Subject {
        const AllocationInput& input;
        const QuotaAllocation& allocation;
        const AllocationTrace& trace;
        const BalancedFlags* balanced = nullptr; ///< set if the flags are the balancer's
    };

    explicit AllocationReasons(const Subject& subject);

    /// Returns a short reason: "flag off: quota only", "slack in prod, over threshold"; "" if there is none.
    std::string reason(QuotaRow row) const;
    /// Returns sentences with the numbers, in the order of the allocation.
    std::vector<std::string> sentences(QuotaRow row) const;
    /// Returns the surplus that the group received. Each part has the row at which it was offered.
    const std::vector<SurplusPart>& received(QuotaRow row) const { return m_received[row]; }

private:
    const QuotaTree& tree() const { return m_subject.input.tree; }
    void findMainBranches();
    const QuotaGroup* group(QuotaRow row) const;
    bool isZeroWeight(QuotaRow row) const;
    QuotaRow firstRefusing(QuotaRow row) const;
    std::string slackReason(QuotaRow row) const;
    std::string waitingReason(QuotaRow row) const;
    double usedFraction(QuotaRow row) const;
    std::string quotaSentence(QuotaRow row) const;
    std::string ownSentence(QuotaRow row) const;
    std::string takenSentence(QuotaRow row) const;
    void addGiven(QuotaRow row, std::vector<std::string>& sentences) const;
    void addReceived(QuotaRow row, std::vector<std::string>& sentences) const;
    void addRemainders(QuotaRow row, std::vector<std::string>& sentences) const;
    std::string unmetSentence(QuotaRow row) const;

    Subject m_subject;
    std::vector<std::string_view> m_names;
    SurplusFlags m_accepts;
    std::vector<double> m_requested;
    std::vector<QuotaFlow> m_flows;
    bool m_countsTwice; ///< so unclaimed quota is not idle
    std::vector<std::vector<SurplusPart>> m_received; ///< by group
    std::vector<std::vector<SurplusPart>> m_givers; ///< by place of the surplus
    std::vector<QuotaRow> m_mainBranch; ///< by place of the surplus
    std::vector<double> m_idle; ///< by group: surplus that nobody took
    std::vector<double> m_dealt; ///< by group: slots of remainders
    std::vector<double> m_gaveUp; ///< by group: fraction of a slot
};

} // namespace fairshare
