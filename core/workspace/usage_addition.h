// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workspace/scenario_files.h"

namespace fairshare {

/// What a file says of use: usage of a tree's associations; for group quotas submitters or demand.
enum class UsageKind { Associations, Submitters, Demand };

/// Which of them `source` adds to `scenario`.
UsageKind usageKindOf(const Scenario& scenario, const Import& source);

/// `scenario` with the use that `source` tells. Errors: those of addUsage, withSubmitters, withDemandFrom.
/// @param match filled for associations only
Result<Scenario> withUsageFrom(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics);

} // namespace fairshare
