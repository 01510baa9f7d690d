// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/quota_tree.h"

#include <map>
#include <optional>
#include <string>

namespace fairshare {

/// Quotas that condor_userprio printed for one group.
struct PrintedQuota {
    std::optional<double> own{}; ///< Effective Quota; without that of subgroups, unless oversubscribed
    std::optional<double> subtree{}; ///< Subtree Quota
};

/// By name of the group.
using PrintedQuotas = std::map<std::string, PrintedQuota>;

/// Compares the quotas that a listing printed with those that follow from its configuration and its pool,
/// within what two decimals explain.
/// @return a remark with code `printed_quota` for the first group that differs; nothing if all agree
std::optional<QuotaRemark> printedQuotaRemark(
    const GroupQuotas& quotas, const QuotaTree& tree, const PrintedQuotas& listed);

} // namespace fairshare
