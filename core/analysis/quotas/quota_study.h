// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/base/shared_value.h"
#include "core/quota/allocation/allocation_play.h"
#include "core/quota/allocation/allocation_reasons.h"
#include "core/quota/allocation/surplus_balancer.h"
#include "core/quota/allocation/surplus_policies.h"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// The effect of one surplus policy on a pool. Columns are by row, in slot weight.
struct QuotaOutcome {
    const SurplusPolicy* policy = nullptr;
    SurplusFlags flags{};
    QuotaAllocation allocation{};
    std::vector<double> subtreeAllocated{}; ///< including everything below
    double idle = 0; ///< slots not given to anybody
    double waiting = 0; ///< requested but not allocated, over all groups

    /// Number of idle slots that waiting requests could use.
    double idleWhileSomebodyWaits() const { return std::min(idle, waiting); }
};

/// The groups of a pool under every policy, and one policy step by step.
class QuotaStudy {
public:
    struct Subject {
        SharedValue<GroupQuotas> quotas{};
        std::string_view policy =
            "balanced"; ///< policy whose steps and reasons are kept, and which the answers are about
    };

    /// Errors: those of buildQuotaTree; NotFound for an unknown policy; Cancelled.
    static Result<std::shared_ptr<const QuotaStudy>> make(
        const Subject& subject, const Progress& progress = {});

    const GroupQuotas& quotas() const { return *m_quotas; }
    const QuotaTree& tree() const { return m_built.tree; }
    const QuotaRemarks& remarks() const { return m_built.remarks; }
    /// By row; `subtreeRequested` includes everything below.
    const std::vector<double>& requested() const { return m_requested; }
    const std::vector<double>& subtreeRequested() const { return m_subtreeRequested; }
    const BalancedFlags& balanced() const { return m_balanced; }
    const std::vector<std::string_view>& shortNames() const { return m_names; }

    /// In the order of surplusPolicies().
    const std::vector<QuotaOutcome>& outcomes() const { return m_outcomes; }
    const QuotaOutcome& outcome(std::string_view policy) const;
    /// The outcome with the flags of the file.
    const QuotaOutcome& declared() const { return outcome("declared"); }
    const QuotaOutcome& chosen() const { return *m_chosen; }

    /// trace(), steps() and reasons() are of the chosen policy.
    const AllocationTrace& trace() const { return m_trace; }
    const std::vector<AllocationPlayStep>& steps() const { return m_steps; }
    const AllocationReasons& reasons() const { return *m_reasons; }
    /// Number of flags that differ from those of the file, not counting the root.
    std::size_t changedFlags() const;

private:
    explicit QuotaStudy(const SharedValue<GroupQuotas>& quotas)
        : m_quotas(quotas)
    {
    }
    Result<void> run(const SurplusPolicy& policy, const Progress& progress);
    void addOutcome(const SurplusPolicy& policy, const AssignedQuotas& assigned);
    void followSteps();

    SharedValue<GroupQuotas> m_quotas;
    BuiltQuotaTree m_built;
    std::vector<std::string_view> m_names;
    std::vector<double> m_requested;
    std::vector<double> m_subtreeRequested;
    BalancedFlags m_balanced;
    std::vector<QuotaOutcome> m_outcomes;
    const QuotaOutcome* m_chosen = nullptr;
    AllocationTrace m_trace;
    std::unique_ptr<const AllocationInput> m_input; ///< referenced by the reasons
    std::vector<AllocationPlayStep> m_steps;
    std::unique_ptr<const AllocationReasons> m_reasons;
};

/// Returns by row the sum of a column over the row and everything below.
std::vector<double> subtreeSums(const QuotaTree& tree, std::vector<double> values);

/// Returns the slots of a pool that an allocation gives to nobody. Groups that autoregroup still wait at that
/// point; what they match later is not part of the allocation.
double idleSlots(const AllocationInput& input, const QuotaAllocation& allocation);

} // namespace fairshare
