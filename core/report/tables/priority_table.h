// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/priority/queue_priorities.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row for each job and partition with the terms as the scheduler adds them up.
TextTable priorityTable(const JobQueue& queue, const QueuePriorities& priorities);

/// Writes `{"jobs": [{"job_id", "age", "assoc", "fairshare", "job_size", "partition", "qos", "tres": {},
/// "site", "nice", "priority"}]}` with terms in points. A job in several partitions also has `partitions`,
/// with one object per partition.
void writePriorityJson(const JobQueue& queue, const QueuePriorities& priorities, const TextSink& sink);

} // namespace fairshare
