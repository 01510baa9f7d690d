// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_values.h"
#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Destinations for the remarks of a reader.
struct SectionRemarks {
    UnknownMembers& unknown;
    Diagnostics& others; ///< `idle_member`: members without effect because of another member
};

/// Reads the member `simulation` of a `.fairshare` file. Errors: BadInput or OutOfRange, with the position of
/// the value.
Result<SimulationSection> readSimulation(
    JsonDocument& document, const JsonMember& member, SectionRemarks remarks);

/// Reads the member `preemption` of the section; also used for `run.json`.
Result<PreemptionSection> readPreemption(
    JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

/// Reads the member `priority` of the section.
Result<ReplaySection> readReplay(JsonDocument& document, const JsonMember& member, UnknownMembers& unknown);

} // namespace fairshare
