// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/queue_generator.h"
#include "core/priority/priority_config.h"

namespace fairshare {

struct Scenario;

/// Weights for a queue without any: fairshare first, then QOS, age and partition alike, job size last.
inline constexpr PriorityWeights MadeUpWeights{
    .age = 1000, .fairshare = 10000, .jobSize = 500, .partition = 1000, .qos = 2000};

/// True where no weight is above 0, so that all jobs have the priority 1.
bool hasNoWeights(const PriorityConfig& config);

/// The scenario with a generated queue of its tree's users in place of its jobs; fairshare comes from the
/// tree, weights stay. Errors: those of generateQueue.
Result<Scenario> withMadeUpQueue(const Scenario& scenario, const QueueRequest& request);

} // namespace fairshare
