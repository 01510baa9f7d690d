// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// A limit of one job that pending jobs exceed by themselves, so that they never start.
struct ExceededLimit {
    std::string sentence; ///< `MaxTRESPerJob cpu=4 of carol: job 59 asks for 5 and never starts (…)`
    std::string reason; ///< that Slurm gives for such a job: `AssocMaxCpuPerJobLimit`; "" if not known
    std::vector<std::uint32_t> jobs; ///< places in the queue
};

/// Returns the limits that pending jobs of a row, or of an account with everything below it, exceed: TRES of
/// one job, also per node and per minute, least TRES, and wall time, of the QOS of the job and of its
/// association. What a QOS limits, its associations do not. QOS of partitions are not known.
std::vector<ExceededLimit> exceededLimits(const Scenario& scenario, NodeRow row);

/// Returns for each job of the queue the reasons of all limits that it exceeds, joined by commas.
std::vector<std::string> jobLimitReasons(const Scenario& scenario);

} // namespace fairshare
