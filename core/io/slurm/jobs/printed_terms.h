// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/priority/queue_priorities.h"

#include <optional>

namespace fairshare {

struct Import;

/// Turns what sprio printed of the jobs into what their priorities are computed from. Where a term has points
/// and a factor, the finer of both counts. Does nothing for other listings.
/// @param queue the jobs of `source`
/// @param remarks tell what came from points, what from factors, and what could not be known
void applyPrintedTerms(const Import& source, const PriorityConfig& config, JobQueue& queue, Remarks& remarks);

/// Tells once where what sprio printed as PRIORITY is not what its terms give, beyond what their rounding
/// explains. Nothing for other listings.
/// @param priorities of the jobs of `source`, in their order
std::optional<Diagnostic> differentPriorities(const Import& source, const PriorityConfig& config,
    const JobQueue& queue, const QueuePriorities& priorities);

} // namespace fairshare
