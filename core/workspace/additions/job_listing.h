// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/import.h"
#include "core/scenario/scenario.h"

#include <optional>

namespace fairshare {

/// Returns the error for a file without jobs.
Error noJobs();

/// Returns `scenario` with its jobs replaced by those of a listing. Partition and QOS values missing from the
/// listing come from the previous jobs if known there. The cluster size stays unless the listing has one.
/// Priority terms of sprio become factors by the weights of `scenario`; diagnostics list those that could not
/// be converted. Errors: BadInput if `source` has no jobs, or if `now` and the job times use different time
/// scales.
/// @param now time at which ages are computed; nothing for the newest time in the listing
Result<Scenario> withJobs(
    const Scenario& scenario, const Import& source, std::optional<TimePoint> now, Diagnostics& diagnostics);

/// Returns `scenario` with the size of the cluster that its jobs compete for.
Scenario withNodes(const Scenario& scenario, const Import& source);

/// Return `scenario` with jobs updated by name: withPartitions sets their partition factors, limits and TRES,
/// and the cluster size; withQosPriorities sets their QOS priorities. Partitions and QOS that are not listed
/// stay unchanged.
Scenario withPartitions(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);
Scenario withQosPriorities(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

} // namespace fairshare
