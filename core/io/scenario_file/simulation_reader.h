// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Where remarks of a reader go.
struct SectionRemarks {
    UnknownMembers& unknown;
    Diagnostics& others; ///< `idle_member`: what has no effect beside another member
};

/// Reads the member `simulation` of a `.fairshare` file. Errors: BadInput or OutOfRange, with the place of
/// the value at fault.
Result<SimulationSection> readSimulation(
    JsonDocument& document, const JsonMember& member, SectionRemarks remarks);

/// Its member `preemption`, which `run.json` has as well.
Result<PreemptionSection> readPreemption(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

/// Its member `priority`.
Result<ReplaySection> readReplay(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
