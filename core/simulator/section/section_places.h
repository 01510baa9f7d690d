// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Forgets where values were given: of a section that was changed since its file was read, or whose file is
/// not the one that messages name.
void forgetPlaces(PreemptionSection& section);
void forgetPlaces(SimulationSection& section);

} // namespace fairshare
