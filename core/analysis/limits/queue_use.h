// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <functional>
#include <string_view>

namespace fairshare {

class ShareTree;

/// Jobs of an association, or of an account with everything below it.
struct QueueUse {
    std::uint64_t pending = 0;
    std::uint64_t running = 0; ///< including suspended jobs
    TresAmounts inUse{}; ///< by running jobs
};

/// Counts the jobs for which `counts` returns true.
QueueUse queueUse(const JobQueue& queue, const std::function<bool(const Job&)>& counts);

/// Counts the jobs of a row. A job without an account counts for all associations of its user.
QueueUse queueUse(const JobQueue& queue, const ShareTree& tree, NodeRow row);

} // namespace fairshare
