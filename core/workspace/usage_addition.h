// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workspace/scenario_files.h"

namespace fairshare {

/// Kind of usage in a file: usage of a tree's associations, or submitters or demand of group quotas.
enum class UsageKind { Associations, Submitters, Demand };

/// Returns which kind of usage `source` adds to `scenario`.
UsageKind usageKindOf(const Scenario& scenario, const Import& source);

/// Returns `scenario` with the usage in `source`. Errors: those of addUsage, withSubmitters, withDemandFrom.
/// @param match filled for associations only
Result<Scenario> withUsageFrom(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics);

} // namespace fairshare
