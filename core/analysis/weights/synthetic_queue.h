// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/queue_generator.h"
#include "core/priority/priority_config.h"

namespace fairshare {

struct Scenario;

/// Weights for a queue without any: fairshare highest, then QOS, age and partition equal, job size lowest.
inline constexpr PriorityWeights SyntheticWeights{
    .age = 1000, .fairshare = 10000, .jobSize = 500, .partition = 1000, .qos = 2000};

/// Returns the scenario with its jobs replaced by a queue generated for the users of its tree. Fairshare
/// factors come from the tree; the weights do not change. Errors: those of generateQueue.
Result<Scenario> withSyntheticQueue(const Scenario& scenario, const QueueRequest& request);

} // namespace fairshare
