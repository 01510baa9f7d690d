// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/engine/queue_order.h"
#include "core/simulator/engine/schedule.h"

#include <memory>

namespace fairshare {

/// Serves jobs by the priorities that their log tells, the highest first; equal ones, and those that tell
/// none behind all others, in the order of submission. Null where no job tells one.
/// @param workload outlives the order
std::unique_ptr<QueueOrder> loggedOrder(const Workload& workload);

/// Whether jobs can be served so in an order of events. Errors: OutOfRange where they cannot.
Result<void> checkLogged(EventOrder order);

} // namespace fairshare
