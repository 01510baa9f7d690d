// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"
#include "core/simulator/section/simulation_section.h"

#include <limits>
#include <memory>
#include <string_view>

namespace fairshare {

inline constexpr Seconds Never = std::numeric_limits<Seconds>::max();

/// Decides which pending jobs start. It keeps its plan between moments and uses no random numbers.
class SchedulingPlan {
public:
    SchedulingPlan() = default;
    virtual ~SchedulingPlan() = default;
    SchedulingPlan(const SchedulingPlan&) = delete;
    SchedulingPlan& operator=(const SchedulingPlan&) = delete;

    /// Called when a job has entered the queue.
    virtual void submitted(const ClusterState& /*state*/, JobPlace /*job*/) { }
    /// Called when a job has ended, at its planned end or before.
    virtual void completed(const ClusterState& /*state*/, const PlannedEnd& /*job*/) { }
    /// Called after one or more completions.
    virtual void replan(const ClusterState& /*state*/) { }
    /// Called after nodes were removed or jobs were killed, which no plan can foresee.
    virtual void changed(const ClusterState& /*state*/) { }
    /// Starts jobs.
    virtual void pass(ClusterState& state) = 0;
    /// Called once per moment, after all of its passes; can start more jobs.
    virtual void settle(ClusterState& /*state*/) { }
    /// Returns the next time at which it starts jobs even if no other event happens.
    virtual Seconds due() const { return Never; }
};

struct Scheduler {
    std::string_view id;
    std::string_view title;
    std::string_view summary;
    std::unique_ptr<SchedulingPlan> (*make)(const ClusterState& state, const BackfillLimits& limits);
};

/// Starts jobs from the head of the queue while they fit.
void startFromHead(ClusterState& state);

} // namespace fairshare
