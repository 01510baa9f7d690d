// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_sink.h"
#include "core/quota/allocation_trace.h"
#include "core/quota/negotiation.h"
#include "core/quota/quota_allocation.h"
#include "core/quota/surplus_balancer.h"
#include "core/report/table_text.h"

#include <optional>
#include <string>

namespace fairshare {

/// Whose surplus flags an allocation follows.
enum class FlagSource {
    Declared, ///< those of the groups
    Balanced, ///< those of the balancer
};

struct QuotaFiguresOptions {
    FlagSource flags = FlagSource::Declared;
    BalancerMode mode = BalancerMode::Code;
    bool negotiates = false; ///< limits and grants are computed, too
    QuotaCap cap = QuotaCap::AsRun; ///< of the negotiation
};

/// A pool with its first allocation and all that leads to it.
struct QuotaFigures {
    GroupQuotas quotas{};
    QuotaTree tree{};
    BalancedFlags balanced{};
    FlagSource source = FlagSource::Declared;
    SurplusFlags flags{}; ///< that the allocation follows
    QuotaAllocation allocation{};
    AllocationTrace trace{};
    std::optional<Negotiation> negotiation{};
    QuotaCap cap = QuotaCap::AsRun;

    AllocationInput input() const { return {quotas, tree, flags, {}, {}}; }
};

/// Errors: OutOfRange for values outside their ranges, TooLarge as negotiate().
Result<QuotaFigures> quotaFigures(const GroupQuotas& quotas, const QuotaFiguresOptions& options);

/// One row a group, the root first, in the order of the tree.
TextTable quotaTable(const QuotaFigures& figures);
/// The steps of the allocation in words.
TextTable allocationStepTable(const QuotaFigures& figures);
/// Why each group got what it got: a sentence a row.
TextTable allocationReasonTable(const QuotaFigures& figures);
/// The turns of the negotiation; empty where none was computed.
TextTable negotiationTable(const QuotaFigures& figures);

/// What the other way to count under the strict cap would grant instead, one sentence without a full stop; ""
/// where that is the same or no negotiation was computed.
std::string negotiationRemark(const QuotaFigures& figures);

/// `{"pool_size": N, "groups": [{"name", "quota", "subtree_quota", "accept_surplus", "allocated", "unmet",
/// "demand_over_threshold"}], "balance": {"group": true}, "balance_first_pass": {"group": true}}`, and where
/// a negotiation was computed `"negotiation_limits": [["group", 10]]` and `"granted": {"group": 10}`.
void writeQuotaJson(const QuotaFigures& figures, const TextSink& sink);

/// The pool with the flags that the figures follow.
GroupQuotas withFlags(const QuotaFigures& figures);

} // namespace fairshare
