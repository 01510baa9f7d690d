// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/engine/queue_order.h"
#include "core/simulator/engine/schedule.h"

#include <memory>

namespace fairshare {

/// Orders jobs by the priorities recorded in their log, highest first, with ties in the order of submission.
/// Jobs without a priority come last, in the order of submission. Returns null if no job has a priority.
/// @param workload must outlive the order
std::unique_ptr<QueueOrder> loggedOrder(const Workload& workload);

/// Checks whether jobs can be ordered by logged priorities in an event order. Errors: OutOfRange if not.
Result<void> checkLogged(EventOrder order);

} // namespace fairshare
