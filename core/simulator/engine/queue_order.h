// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"

namespace fairshare {

/// Reorders the pending jobs before every pass, instead of keeping the order of submission.
class QueueOrder {
public:
    QueueOrder() = default;
    virtual ~QueueOrder() = default;
    QueueOrder(const QueueOrder&) = delete;
    QueueOrder& operator=(const QueueOrder&) = delete;

    /// Returns the time of the next tick, which takes place even if no other event happens then.
    virtual Seconds nextTick() const = 0;
    /// Called at that time, after completions and submissions.
    virtual void tick(Seconds now) = 0;
    virtual void started(JobPlace job, Seconds now) = 0;
    virtual void completed(JobPlace job, Seconds now) = 0;
    /// Called before every pass and right after a tick. The first job is served first.
    virtual void sort(std::span<JobPlace> queue, Seconds now) = 0;
};

} // namespace fairshare
