// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/priority/qos_limits.h"
#include "core/priority/queue_priorities.h"
#include "core/report/table_text.h"

#include <span>
#include <string>

namespace fairshare {

/// What limits the jobs of a queue.
struct QueueLimits {
    const QosLimits& qos;
    std::span<const std::string> reasons; ///< by job: see jobLimitReasons
};

/// Returns one row for each job and partition with the terms as the scheduler adds them up. Only queued jobs
/// have a place. If there are limits, columns show the QOS of the job with its limits, and the reasons of
/// limits that it exceeds.
TextTable priorityTable(const JobQueue& queue, const QueuePriorities& priorities, const QueueLimits& limits);

/// Writes `{"jobs": [{"job_id", "age", "assoc", "fairshare", "job_size", "partition", "qos", "tres": {},
/// "site", "nice", "priority"}]}` with terms in points. A job in several partitions also has `partitions`,
/// with one object per partition. If there are limits, `qos_name`, `qos_limits` and `limit_reasons` are
/// texts.
void writePriorityJson(const JobQueue& queue, const QueuePriorities& priorities, const QueueLimits& limits,
    const TextSink& sink);

} // namespace fairshare
