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
    std::string_view scheduler = "easy"; ///< id of a scheduler
    EventOrder order = EventOrder::Batch;
    std::int32_t machine = 0; ///< processors or nodes, above 0
    QueueOrder* queueOrder = nullptr; ///< null = order of submission; requires EventOrder::Batch
    /// Nodes that are removed from the cluster; null for none. Requires EventOrder::Batch and the order of
    /// submission.
    const RemovalSettings* removals = nullptr;
};

/// Start times of the jobs of a workload.
struct Schedule {
    std::vector<Seconds> starts; ///< by job
    std::vector<JobPlace> order; ///< jobs in the order of their starts
    std::vector<JobAttempt> attempts{}; ///< in the order of starts; empty unless nodes were removed
    std::vector<NodeAbsence> absences{}; ///< sorted by start and node; likewise
};

/// Runs the whole workload. Jobs end after their run time, which the scheduler does not know.
/// Errors: NotFound for an unknown scheduler; BadInput for an empty machine or a job that does not fit;
/// Cancelled.
Result<Schedule> makeSchedule(
    const Workload& workload, const ScheduleRequest& request, const Progress& progress = {});

} // namespace fairshare
