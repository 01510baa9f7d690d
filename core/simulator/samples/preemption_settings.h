// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/preemption_study.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Returns the settings of a section. The nodes are not limited to the machine; unknown policies are skipped.
/// @param interval between samples, above 0
PreemptionSettings preemptionSettings(
    const PreemptionSection& section, Seconds interval = SampleWalk::UsualInterval);

} // namespace fairshare
