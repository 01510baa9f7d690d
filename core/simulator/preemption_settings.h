// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/preemption_study.h"
#include "core/simulator/simulation_section.h"

namespace fairshare {

/// What a section asks of a machine: at most all of its nodes, and those policies that there are.
/// @param interval between samples, above 0
PreemptionSettings preemptionSettings(
    const PreemptionSection& section, std::int32_t machine, Seconds interval = SampleWalk::UsualInterval);

} // namespace fairshare
