// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/table_text.h"
#include "core/simulator/preemption_study.h"

namespace fairshare {

/// What preempting would have cost, summed over all samples, by policy and grace period: lost work, killed
/// jobs, what was taken beside jobs, and the mean at a sample with the half of its interval of 95 %.
/// @param classes that jobs were treated by; none: all lose as others
TextTable lostWorkTable(
    const PreemptionOutcome& outcome, const PreemptionSettings& settings, std::span<const JobClass> classes);

} // namespace fairshare
