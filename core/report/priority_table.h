// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/priority/queue_priorities.h"
#include "core/report/table_text.h"

namespace fairshare {

/// The terms of every job in each of its partitions, as the scheduler adds them up, one row each.
TextTable priorityTable(const JobQueue& queue, const QueuePriorities& priorities);

/// `{"jobs": [{"job_id", "age", "assoc", "fairshare", "job_size", "partition", "qos", "tres": {}, "site",
/// "nice", "priority"}]}`: terms in points. A job in several partitions also has `partitions`, one object
/// each.
void writePriorityJson(const JobQueue& queue, const QueuePriorities& priorities, const TextSink& sink);

} // namespace fairshare
