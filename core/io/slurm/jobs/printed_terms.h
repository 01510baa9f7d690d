// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/remarks.h"
#include "core/priority/queue_priorities.h"

#include <optional>

namespace fairshare {

struct Import;

/// Converts the terms that sprio printed for the jobs into the inputs of their priority. If a term has both
/// points and a factor, the more precise of the two is used. Does nothing for other listings.
/// @param queue the jobs of `source`
/// @param remarks receives which terms came from points, which from factors, and which are unknown
void applyPrintedTerms(const Import& source, const PriorityConfig& config, JobQueue& queue, Remarks& remarks);

/// Converts points that were kept for lack of weights, now that `config` may have some.
void applyKeptPoints(const PriorityConfig& config, JobQueue& queue);

/// Returns one remark if printed priorities differ from the computed ones by more than rounding explains.
/// Returns nothing without weights, since nothing is computed then.
/// @param priorities priorities of the jobs of `source`, in the same order
std::optional<Diagnostic> differentPriorities(const Import& source, const PriorityConfig& config,
    const JobQueue& queue, const QueuePriorities& priorities);

} // namespace fairshare
