// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/scenario.h"

#include "core/simulator/section/simulation_section.h"

namespace fairshare {

bool Scenario::operator==(const Scenario& other) const = default;

} // namespace fairshare
