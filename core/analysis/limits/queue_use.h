// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <functional>
#include <string_view>
#include <unordered_set>

namespace fairshare {

class ShareTree;

/// Jobs of an association, or of an account with everything below it.
struct QueueUse {
    std::uint64_t pending = 0;
    std::uint64_t running = 0; ///< including suspended jobs
    TresAmounts inUse{}; ///< by running jobs
};

/// Decides which jobs are those of a row. A job without an account counts for all associations of its user.
class JobOwner {
public:
    JobOwner(const ShareTree& tree, NodeRow row);
    bool owns(const Job& job) const;

private:
    bool m_isUser;
    std::string_view m_user;
    std::string_view m_partition;
    std::unordered_set<std::string_view> m_accounts;
};

/// Counts the jobs for which `counts` returns true.
QueueUse queueUse(const JobQueue& queue, const std::function<bool(const Job&)>& counts);

/// Counts the jobs of a row.
QueueUse queueUse(const JobQueue& queue, const ShareTree& tree, NodeRow row);

} // namespace fairshare
