// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/priority/queue_priorities.h"

namespace fairshare {

/// What sprio of Slurm 22.05 prints: `-l`, `-n -l` or `-w`.
enum class SprioView : std::uint8_t { Terms, Normalised, Weights };

/// Jobs that sprio lists: pending, not held, and eligible, which in a queue with ages are those that have
/// one. By id; in each job its partitions in order. Entries of the priorities.
std::vector<std::uint32_t> sprioEntries(const JobQueue& queue, const QueuePriorities& priorities);

/// What the views show.
struct SprioSource {
    const PriorityConfig& config;
    const JobQueue& queue;
    const QueuePriorities& priorities;
    std::span<const double> fairshare; ///< by job
};

/// Writes the view as sprio does, cut where sprio cuts: TRES at 20 characters, users at 8.
void writeSprio(const SprioSource& source, SprioView view, const TextSink& sink);

} // namespace fairshare
