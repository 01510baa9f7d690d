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

/// Decides which waiting jobs start. It keeps what it plans between two moments; nothing is drawn at random.
class SchedulingPlan {
public:
    SchedulingPlan() = default;
    virtual ~SchedulingPlan() = default;
    SchedulingPlan(const SchedulingPlan&) = delete;
    SchedulingPlan& operator=(const SchedulingPlan&) = delete;

    /// A job that has just come into the queue.
    virtual void submitted(const ClusterState& /*state*/, JobPlace /*job*/) { }
    /// A job that has just ended, at its planned end or before.
    virtual void completed(const ClusterState& /*state*/, const PlannedEnd& /*job*/) { }
    /// After one or more completions.
    virtual void replan(const ClusterState& /*state*/) { }
    /// Nodes were taken from the cluster, or jobs were killed, which nobody could plan.
    virtual void changed(const ClusterState& /*state*/) { }
    /// Starts jobs.
    virtual void pass(ClusterState& state) = 0;
    /// Once a moment, after all of its passes; starts further jobs.
    virtual void settle(ClusterState& /*state*/) { }
    /// The next moment at which it starts jobs of itself.
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
