// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

namespace fairshare {

/// Clears where values were given. For sections that have changed since their file was read, or whose file is
/// not the one that messages name.
void forgetPlaces(PreemptionSection& section);
void forgetPlaces(SimulationSection& section);

} // namespace fairshare
