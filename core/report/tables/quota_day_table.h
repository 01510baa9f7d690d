// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/demand/demand_day.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row per policy: idle core-hours, how many of them while somebody waits, and the core-hours
/// used by multi-core jobs.
TextTable quotaDayTable(const DemandDay& day);

/// Returns one row per group: its quota and, for each policy, what it had over the day, as parts of the pool.
TextTable quotaDayShareTable(const GroupQuotas& quotas, const QuotaTree& tree, const DemandDay& day);

} // namespace fairshare
