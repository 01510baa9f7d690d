// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulation/lost_work.h"

namespace fairshare {

/// What preempting would have cost, summed over all samples, by policy and grace period: lost work, killed
/// jobs, what was taken beside jobs, and the mean at a sample with the half of its interval of 95 %. Of
/// PreemptionUnit::Core in core-seconds.
/// @param preemption that was studied; without classes all lose as others
TextTable lostWorkTable(const LostWorkStudy& study, const PreemptionSection& preemption);

} // namespace fairshare
