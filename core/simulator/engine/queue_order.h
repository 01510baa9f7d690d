// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"

namespace fairshare {

/// Puts the waiting jobs in another order than that of submission, anew before every pass.
class QueueOrder {
public:
    QueueOrder() = default;
    virtual ~QueueOrder() = default;
    QueueOrder(const QueueOrder&) = delete;
    QueueOrder& operator=(const QueueOrder&) = delete;

    /// When it next looks at what ran, though nothing else happens.
    virtual Seconds nextTick() const = 0;
    /// At that moment, after completions and submissions.
    virtual void tick(Seconds now) = 0;
    virtual void started(JobPlace job, Seconds now) = 0;
    virtual void completed(JobPlace job, Seconds now) = 0;
    /// Before every pass, also right after a tick. The first job is served first.
    virtual void sort(std::span<JobPlace> queue, Seconds now) = 0;
};

} // namespace fairshare
