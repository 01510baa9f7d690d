// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulation/lost_work.h"

namespace fairshare {

/// Returns the cost of preemption, summed over all samples, by policy and grace period. Columns are the lost
/// work, killed jobs, idle and protected nodes taken, the shortfall, and the mean per sample with the
/// half-width of its 95 % confidence interval. With PreemptionUnit::Core, work is in core-seconds.
/// @param preemption the section that was studied; without classes, all lost work counts as that of other
/// jobs
TextTable lostWorkTable(const LostWorkStudy& study, const PreemptionSection& preemption);

} // namespace fairshare
