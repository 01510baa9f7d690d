// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/demand_day.h"
#include "core/report/table_text.h"

namespace fairshare {

/// One row a policy: core-hours that are idle, how many of them while somebody waits, and those that jobs of
/// several cores use.
TextTable quotaDayTable(const DemandDay& day);

/// One row a group: its quota and, for each policy, what it had over the day, as parts of the pool.
TextTable quotaDayShareTable(const GroupQuotas& quotas, const QuotaTree& tree, const DemandDay& day);

} // namespace fairshare
