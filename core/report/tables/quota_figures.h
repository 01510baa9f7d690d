// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_sink.h"
#include "core/quota/allocation/allocation_trace.h"
#include "core/quota/allocation/quota_allocation.h"
#include "core/quota/allocation/surplus_balancer.h"
#include "core/quota/negotiation/negotiation.h"
#include "core/report/table_text.h"

#include <optional>
#include <string>

namespace fairshare {

/// Surplus flags that an allocation uses.
enum class FlagSource {
    Declared, ///< those of the groups
    Balanced, ///< those of the balancer
};

struct QuotaFiguresOptions {
    FlagSource flags = FlagSource::Declared;
    BalancerMode mode = BalancerMode::Code;
    bool negotiates = false; ///< also compute limits and grants
    QuotaCap cap = QuotaCap::AsRun; ///< of the negotiation
};

/// A pool, its first allocation, and everything that leads to it.
struct QuotaFigures {
    GroupQuotas quotas{};
    QuotaTree tree{};
    BalancedFlags balanced{};
    FlagSource source = FlagSource::Declared;
    SurplusFlags flags{}; ///< flags used by the allocation
    QuotaAllocation allocation{};
    AllocationTrace trace{};
    std::optional<Negotiation> negotiation{};
    QuotaCap cap = QuotaCap::AsRun;

    AllocationInput input() const { return {quotas, tree, flags, {}, {}}; }
};

/// Computes the figures. Errors: OutOfRange for values outside their ranges; TooLarge as for negotiate().
Result<QuotaFigures> quotaFigures(const GroupQuotas& quotas, const QuotaFiguresOptions& options);

/// Returns one row per group, the root first, in the order of the tree.
TextTable quotaTable(const QuotaFigures& figures);
/// Describes the steps of the allocation in words.
TextTable allocationStepTable(const QuotaFigures& figures);
/// Explains each group's allocation, one sentence per row.
TextTable allocationReasonTable(const QuotaFigures& figures);
/// Returns the turns of the negotiation; empty if none was computed.
TextTable negotiationTable(const QuotaFigures& figures);

/// Describes in one sentence without a full stop what the other way of counting under the strict cap would
/// grant. Returns "" if that is the same, or if no negotiation was computed.
std::string negotiationRemark(const QuotaFigures& figures);

/// Writes `{"pool_size": N, "groups": [{"name", "quota", "subtree_quota", "accept_surplus", "allocated",
/// "unmet", "demand_over_threshold"}], "balance": {"group": true}, "balance_first_pass": {"group": true}}`.
/// If a negotiation was computed, adds `"negotiation_limits": [["group", 10]]` and `"granted": {"group":
/// 10}`.
void writeQuotaJson(const QuotaFigures& figures, const TextSink& sink);

/// Returns the pool with the flags used for the figures.
GroupQuotas withFlags(const QuotaFigures& figures);

} // namespace fairshare
