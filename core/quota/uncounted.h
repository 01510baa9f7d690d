// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/quota_tree.h"

#include <string>
#include <vector>

/// What studies of idle cores leave out of a pool. Clauses without a full stop, "" where nothing is left out.
namespace fairshare {

/// Groups that autoregroup match idle cores of the pool after the allocation.
std::string uncountedAutoregroup(const GroupQuotas& quotas, const QuotaTree& tree);

/// Requests of submitters directly in inner groups and of those without a group, whose idle jobs nobody
/// tells.
std::string uncountedRequests(const GroupQuotas& quotas, const QuotaTree& tree);

/// All of a simulated day.
std::vector<std::string> uncountedInDay(const GroupQuotas& quotas, const QuotaTree& tree);

} // namespace fairshare
