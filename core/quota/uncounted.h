// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/quota_tree.h"

#include <string>
#include <vector>

/// Describes what studies of idle cores leave out. Texts are clauses without a full stop; "" if nothing is
/// left out.
namespace fairshare {

/// Names groups that autoregroup, which match idle cores of the pool after the allocation.
std::string uncountedAutoregroup(const GroupQuotas& quotas, const QuotaTree& tree);

/// Names requests of submitters directly in inner groups or without a group, whose idle jobs are not
/// recorded.
std::string uncountedRequests(const GroupQuotas& quotas, const QuotaTree& tree);

/// Returns everything that a simulated day leaves out.
std::vector<std::string> uncountedInDay(const GroupQuotas& quotas, const QuotaTree& tree);

} // namespace fairshare
