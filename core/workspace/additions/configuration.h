// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/import.h"
#include "core/scenario/scenario.h"

namespace fairshare {

/// Returns `scenario` with the priority settings of a configuration file, or with only the weights of `sprio
/// -w`.
Scenario withConfiguration(const Scenario& scenario, const Import& configuration);

} // namespace fairshare
