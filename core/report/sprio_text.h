// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/priority/queue_priorities.h"

namespace fairshare {

/// Output format of sprio in Slurm 22.05: `-l`, `-n -l` or `-w`.
enum class SprioView : std::uint8_t { Terms, Normalised, Weights };

/// Returns the entries of the priorities that sprio lists, by job id and then in the order of the job's
/// partitions. Jobs must be pending, not held, and eligible. In a queue with ages, eligible jobs are those
/// that have an age.
std::vector<std::uint32_t> sprioEntries(const JobQueue& queue, const QueuePriorities& priorities);

/// Data for all views.
struct SprioSource {
    const PriorityConfig& config;
    const JobQueue& queue;
    const QueuePriorities& priorities;
    std::span<const double> fairshare; ///< by job
};

/// Writes the view in the format of sprio, with the same truncation: TRES at 20 characters, users at 8.
void writeSprio(const SprioSource& source, SprioView view, const TextSink& sink);

} // namespace fairshare
