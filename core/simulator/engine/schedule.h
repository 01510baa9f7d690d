// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/queue_order.h"
#include "core/simulator/jobs/event_order.h"
#include "core/simulator/jobs/job_attempt.h"
#include "core/simulator/jobs/node_absence.h"

#include <string_view>
#include <vector>

namespace fairshare {

struct RemovalSettings;

struct ScheduleRequest {
    std::string_view scheduler = "easy"; ///< id of one
    EventOrder order = EventOrder::Batch;
    std::int32_t machine = 0; ///< processors or nodes, above 0
    QueueOrder* queueOrder = nullptr; ///< null is that of submission; needs EventOrder::Batch
    /// Nodes that are taken from the cluster; null for none. Needs EventOrder::Batch and the order of
    /// submission.
    const RemovalSettings* removals = nullptr;
};

/// When each job of a workload runs.
struct Schedule {
    std::vector<Seconds> starts; ///< by job
    std::vector<JobPlace> order; ///< in which they start
    std::vector<JobAttempt> attempts{}; ///< in the order of starts; where nodes were taken, else empty
    std::vector<NodeAbsence> absences{}; ///< likewise, by their beginnings and nodes
};

/// Runs the whole workload. Jobs end at their run time, which the scheduler does not know.
/// Errors: NotFound for a scheduler that there is none of; BadInput for an empty machine, or a job that it
/// cannot hold; Cancelled.
Result<Schedule> makeSchedule(
    const Workload& workload, const ScheduleRequest& request, const Progress& progress = {});

} // namespace fairshare
